"""What is wrong with a plan of a book, and the text on its pages."""

from __future__ import annotations

from mazarine.messages import Catalog


class BookMessage(Catalog):
    """Why a book cannot be made."""

    OUT_OF_RANGE = "`{name}` must be {least:,} to {most:,}, not {value}."
    UNKNOWN_CHOICE = "Unknown {name} {value}; choose one of {known}."
    PAGE_TEXT_TOO_LONG = "`{name}` has {count:,} characters; at most {most:,} fit on a page."
    NO_LATTICE_WITH_SHAPE = (
        "The shape {shape} needs a lattice with rows and columns, such as hexagon; tilings are always whole."
    )
    NOTHING_LISTED = "Choose at least one {name}."
    DIFFICULTY_FALLS = "The difficulty must rise, not go from {first:g} to {last:g}."
    STEPS_TOO_SMALL = (
        "Difficulty {first:g} to {last:g} has room for {most:,} mazes, each harder than the last by "
        "{step:g}, not for {mazes:,}."
    )
    DIFFICULTY_OUT_OF_REACH = (
        "Maze {number} ({board}) can have a difficulty from {least:.2f} to {most:.2f}, not {difficulty:.2f}."
    )
    NOT_FOUND = (
        "Maze {number} ({board}): none with a difficulty from {low:.2f} to {high:.2f} was found within "
        "{edits:,} edits; the nearest has {nearest:.2f}."
    )
    NO_ROOM = (
        "Margins of {margin:g} mm and a gutter of {gutter:g} mm leave {left:.1f} mm of this page; at least "
        "{least:g} mm are needed."
    )
    PUZZLE_CELLS_TOO_SMALL = (
        "Maze {number} ({board}): its cells are {cell:.2f} mm wide on this page; at least {least:g} mm are "
        "needed."
    )
    PICTURE_NAME = "the picture must be one of {known}, or a file that ends in .png or .svg, not {value}"
    PICTURE_UNREADABLE = "this is not a picture"


class BookText(Catalog):
    """The text on pages."""

    USUAL_TITLE = "Mazes"
    MAZE = "Maze {number}"
    MEASURED = "Difficulty {difficulty:.2f} · seed {seed}\n{generator}, {board}, from {low:.4f} to {high:.4f}"
    SOLUTIONS = "Solutions"
    MADE_WITH = "Made with Mazarine from the seed {seed}."
