"""The sentences about drawings in text."""

from __future__ import annotations

from mazarine.messages import Catalog


class DrawingTitle(Catalog):
    """The names of the formats that are drawings."""

    THIN_WALLS_FORMAT = "Drawing with thin walls"
    ROGUELIKE_FORMAT = "Roguelike level"
    SOKOBAN_FORMAT = "Sokoban level"
    CUB3D_FORMAT = "cub3D map"
    CRAWL_FORMAT = "Dungeon Crawl vault"


class DrawingMessage(Catalog):
    """Notes about drawings, and faults of them."""

    # What was left out, or taken for granted
    LINE_LEFT_OUT = "Line {lines} is left out: it is not a part of the drawing."
    LINES_LEFT_OUT = "Lines {lines} are left out: they are not a part of the drawing."
    QUOTES_LEFT_OUT = "The rows are read out of the source code around them."
    DRAWINGS_ARE_LEVELS = "The {count:,} drawings of the file have one size, so each is a level."
    OTHER_DRAWINGS_LEFT_OUT = (
        "Only the first drawing is read; {count:,} other is left out.",
        "Only the first drawing is read; {count:,} others are left out.",
    )
    MARGINS_LEFT_OUT = "The blanks around the drawing are left out."
    CELLS_HALVED = "Every cell is two characters wide."
    SYMBOLS_SEPARATED = "The characters between the symbols are left out."
    HALF_BLOCKS = "Every character is two cells, one above the other."
    WALLS_ARE = "The walls are {symbols}, and the floor is {floor}."
    READ_AS_FLOOR = "These symbols are read as floor: {symbols}."
    OUTSIDE_IS_ROCK = (
        "{count:,} blank cell outside of the floor is read as rock.",
        "{count:,} blank cells outside of the floor are read as rock.",
    )
    LEFT_OUT_IN_CELLS = "These symbols in cells are left out: {symbols}."
    DOORS_ARE_OPEN = (
        "{count:,} mark in a wall is read as an open door.",
        "{count:,} marks in walls are read as open doors.",
    )
    PARTS_OF_WALLS = (
        "{count:,} wall is drawn only in part; it is read as closed.",
        "{count:,} walls are drawn only in part; they are read as closed.",
    )
    POSTS_DIFFER = (
        "{count:,} post is drawn with another symbol or not at all.",
        "{count:,} posts are drawn with another symbol or not at all.",
    )
    SIDES_MISSING = "A side of the outer border is not drawn; it is read as closed."
    BEYOND_LEFT_OUT = "These symbols outside of the maze are left out: {symbols}."
    CELLS_ARE_ROCK = "{count:,} filled cell is read as rock.", "{count:,} filled cells are read as rock."
    LINES_ARE_PASSAGES = "The lines are read as passages, because they do not enclose the maze."
    LINES_ARE_CELLS = "Every character of the lines is read as a cell of rock."
    SECRET_DOORS_ARE_CELLS = (
        "{count:,} secret door is read as a secret cell.",
        "{count:,} secret doors are read as secret cells.",
    )
    BOXES_LEFT_OUT = "{count:,} box is left out.", "{count:,} boxes are left out."
    SYMBOL_COUNT = "{symbol} ({count:,} time)", "{symbol} ({count:,} times)"
    SYMBOLS_AS_USUAL = "Symbols to which the file gives another meaning are read as the game has them."
    STARTS_ARE = "Starts are drawn as {symbol}."
    GOALS_ARE = "Goals are drawn as {symbol}."
    A_SPACE = "a space"

    # Faults
    TOO_MANY_SYMBOLS = "it has {count:,} different symbols, so it is rather a text than a drawing"
    NO_WALL_SYMBOL = "no symbol can be told to be the wall"
    NO_LATTICE = "the walls do not lie on a regular lattice of posts"
    NOT_CLOSED = "the lines do not enclose cells"
    WORDS_IN_CELLS = "the cells hold words, so it is rather a table than a maze"
    SLASHES = (
        "walls of slashes are diagonal, and a maze of squares has no diagonal walls; "
        "draw them with + - and |, or as #"
    )
    NOT_ROGUELIKE = "a roguelike level has walls of - and | with a floor of dots"
    NOT_LEVEL_FILE = (
        "this is a level file of a game, but its level has no walls or no floor; "
        "write the level below its other lines"
    )
    NOT_SOKOBAN = "a Sokoban level has walls #, one player @ or +, and boxes $ or *"
    NOT_PRINTABLE = "{found} is not a visible character"
