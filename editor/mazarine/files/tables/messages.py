"""The sentences of tables of numbers and signs."""

from __future__ import annotations

from mazarine.messages import Catalog


class TableMessage(Catalog):
    """Faults of tables, clauses that follow the name of the file and a colon; and notes, sentences."""

    # Faults
    NO_TABLE = "the text has no rows of equally many numbers or signs"
    NO_TABLE_IN_FILE = "no table of whole numbers or signs is in the file"
    TOO_MANY_VALUES = "the table has more different values than a maze has kinds of cells"
    NO_SIDE_MASKS = "the table does not hold one number from 0 to 15 per cell, which stand for the sides"
    NO_CELL_LINES = "the lines are not those of cells: two numbers for the place, and four for the sides"
    NO_HEX_DIGITS = "the text does not begin with rows of equally many hexadecimal digits"
    NO_SUCH_MAZE = "it has no maze {name}; its mazes are numbered from 1 to {count:,}"
    NO_NEIGHBORS = "the lines are not those of cells with the numbers of their neighbors"

    # Notes
    ROWS_LEFT_OUT = (
        "{count:,} row of another length is left out.",
        "{count:,} rows of another length are left out.",
    )
    ROWS_EVENED = (
        "{count:,} row is shorter or longer than those above; its end was filled or cut off.",
        "{count:,} rows are shorter or longer than those above; their ends were filled or cut off.",
    )
    WALL_GUESSED = "The value {wall} was read as wall; it could also be {other} (--from {format})."
    WALL_UNSURE = "The value {wall} was read as wall; it could also be {other}."
    WALL_KINDS = "These values were read as wall, too: {values}."
    OTHER_VALUES = "Cells with other values were read as floor: {values}."
    VALUES_OF_ENDS = "The value {start} was read as the start and {goal} as the goal."
    BOTH_ENDS = "The two cells with the value {value} were read as the start and the goal."
    ENDS_BESIDE = "The start and the goal were read from numbers beside the table."
    OTHER_LINES = "{count:,} other line is left out.", "{count:,} other lines are left out."
    EMPTY_IS_WALL = "Fields without content were read as wall."
    COSTS = "The numbers were read as the costs of cells, from 1 to 9; no value was taken for wall."
    SIDES_FOUND = "The numbers were read as sides of cells: {bits}; a set bit means {meaning}."
    SIDES_NAMED = "The number 1 was read as {meaning}."
    SIDES_ALSO = "They can also be read with another order of the bits: {bits}."
    SIDES_DISAGREE = (
        "{count:,} wall is in only one of its two cells, first at cell {cell}.",
        "{count:,} walls are in only one of their two cells, first at cell {cell}.",
    )
    CELLS_MISSING = (
        "{count:,} cell has no line and was read as rock.",
        "{count:,} cells have no line and were read as rock.",
    )
    END_OUTSIDE = "The entry or exit {x},{y} is outside the maze and left out."
    PATH_BLOCKED = "The path in the file is left out: it cannot be followed from step {step:,} on."
    PATH_NOT_SHORTEST = (
        "The path in the file is left out: it has {steps:,} steps, and a shortest path has {shortest:,}."
    )
    PATH_WITHOUT_ENDS = "The path in the file is left out, because its entry or exit is missing."
    ENDS_MISSING = "Without a start and a goal, neither of them nor a path is written."
    MORE_ENDS = (
        "{count:,} start or goal more than the first of each is left out.",
        "{count:,} starts and goals more than the first of each are left out.",
    )
    CELLS_UNCONNECTED = (
        "{count:,} cell is not connected to the first and left out.",
        "{count:,} cells are not connected to the first and left out.",
    )
    NEIGHBORS_MISPLACED = (
        "{count:,} neighbor does not fit into a grid of squares.",
        "{count:,} neighbors do not fit into a grid of squares.",
    )
    MEANS_WALL = "a wall"
    MEANS_OPEN = "an opening"
    FIRST_OF = "The file holds {count:,} mazes; the first was read."
    FIRST_ARRAY = "The file holds several arrays; {name} was read."


class TableTitle(Catalog):
    """The names of the formats in file dialogs."""

    TABLE_FORMAT = "Table of numbers or signs"
    ONE_IS_WALL_FORMAT = "Table, 1 is wall"
    ZERO_IS_WALL_FORMAT = "Table, 0 is wall"
    SIDE_MASKS_FORMAT = "Table of side masks, 0 to 15"
    CELL_SIDES_FORMAT = "Table of cells and their sides"
    NEIGHBORS_FORMAT = "Table of cells and their neighbors"
    A_MAZE_ING_FORMAT = "A-Maze-ing output"
    MAZE_DATASET_FORMAT = "maze-dataset archive"
