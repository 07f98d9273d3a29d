"""The sentences about mazes that are larger than memory."""

from __future__ import annotations

from mazarine.messages import Catalog


class BigMessage(Catalog):
    """Faults of stores and of segmentations in them: clauses that follow the path and a colon."""

    RECORD_DAMAGED = "the file is damaged; segment the maze again into a new folder"
    CELL_CODE = "the cell or the walls at {cell} have a code that does not exist"
    LINK_OUTSIDE = "a link ends at cell {cell}, which is outside the maze"
    NO_STORED_SEGMENTATION = "this folder holds no complete segmentation"
    NOT_SEGMENTATION_TO_REPLACE = "this folder was not made by segmenting a maze, so it is not written to"
    INSIDE_MAZE = "the segmentation needs a folder outside the maze"
    SEAM_CONTRADICTION = "the maze changed while it was segmented; run the command again"
    SCHEDULER_UNREACHABLE = "The scheduler {address} cannot be reached."
    WORKERS_LOST = "The workers stopped too often: {reason}. Use less memory for each, or fewer workers."
    MEMORY_TOO_SMALL = "{memory} is too little memory; {workers} workers need at least {least}."
    RECTANGLE_OUTSIDE = (
        "the rectangle of {rows} × {cols} cells at {cell} is not inside the maze"
        " of {all_rows} × {all_cols} cells"
    )
    LATTICES_DIFFER = "the rectangle has another lattice than the maze"
    LINK_FROM_OUTSIDE = (
        "a link from outside the rectangle ends at cell {cell}, which it would make impossible"
    )
    NOT_A_GRID = (
        "A maze in blocks is made of an array of two or three dimensions of booleans or integers,"
        " not of the shape {shape} or of other numbers."
    )
    NOT_CODES = "Codes of cells are numbers from 0 to 7."
    NOT_GENERATED_IN_BLOCKS = "{name} cannot be generated block by block; choose one of {known}."
    NOT_A_STORE_SIZE = "A maze of {rows:,} × {cols:,} cells cannot be stored; the maximum is {most:,} cells."
    NO_REGION = "There is no region {number}."


class BigText(Catalog):
    """The names of parameters."""

    PARAMETER_WALLS = "Walls"
    PARAMETER_WALLS_HELP = "Share of the sides between cells that have a wall"
