"""The sentences about the rules of the project A-Maze-ing, which counts x to the right and y down."""

from __future__ import annotations

from mazarine.messages import Catalog


class ProjectMessage(Catalog):
    """Broken rules of the project."""

    PROJECT_LATTICE = "A maze of the project has square cells; the lattice of this maze is {lattice}."
    END_OFF_BOARD = "The {end} at x {x}, y {y} is outside the maze."
    ENDS_SAME = "The entry and the exit are the same cell, x {x}, y {y}."
    END_CLOSED = "The {end} at x {x}, y {y} is a closed cell."
    BORDER_OPEN = (
        "{count:,} side of the border is open, at x {x}, y {y}.",
        "{count:,} sides of the border are open, the first at x {x}, y {y}.",
    )
    WALLS_ONE_SIDED = (
        "{count:,} wall is there for only one of its two cells, at x {x}, y {y}.",
        "{count:,} walls are there for only one of their two cells, the first at x {x}, y {y}.",
    )
    CELLS_CLOSED = (
        "{count:,} closed cell is not part of the 42, at x {x}, y {y}.",
        "{count:,} closed cells are not part of the 42, the first at x {x}, y {y}.",
    )
    CELLS_NOT_REACHED = (
        "{count:,} cell cannot be reached from the entry, at x {x}, y {y}.",
        "{count:,} cells cannot be reached from the entry, the first at x {x}, y {y}.",
    )
    AREAS_OPEN = (
        "{count:,} area of 3 × 3 cells is open, from x {x}, y {y} on.",
        "{count:,} areas of 3 × 3 cells are open, the first from x {x}, y {y} on.",
    )
    LOOPS_IN_PERFECT = (
        "The maze is to be perfect, but has {count:,} loop.",
        "The maze is to be perfect, but has {count:,} loops.",
    )
    PATTERN_MISSING = "There is no 42 of closed cells."
    PATTERN_SMALL = "There is no 42 of closed cells; so small a maze may go without."
    PATTERN_OTHER = "{count:,} closed cells form a drawing of another shape than the usual 42."
    PATTERN_OFF_MIDDLE = (
        "The 42 is {count:,} cell off the middle.",
        "The 42 is {count:,} cells off the middle.",
    )
    TOO_FEW_LOOPS = (
        "The maze has {count:,} loop; the newer subject asks for at least {least}.",
        "The maze has {count:,} loops; the newer subject asks for at least {least}.",
    )
    TOO_MANY_DEAD_ENDS = "The maze has {count:,} dead ends; the newer subject allows {most}."
    KEY_CELLS = (
        "{count:,} of the four corners and the middle cannot be reached, at x {x}, y {y}.",
        "{count:,} of the four corners and the middle cannot be reached, the first at x {x}, y {y}.",
    )


class ProjectFix(Catalog):
    """What fixes broken rules."""

    CLOSE_THE_BORDER = "Close the border"
    CLOSE_A_WALL = "Add a wall in each open area"
    JOIN_PARTS = "Open a wall to each part that is cut off"
    CLOSE_LOOPS = "Close a wall in each loop"


class EndName(Catalog):
    """The ends of the path."""

    ENTRY = "entry"
    EXIT = "exit"
