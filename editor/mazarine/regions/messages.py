"""The sentences of spaces and segmentations."""

from __future__ import annotations

from mazarine.messages import Catalog


class RegionMessage(Catalog):
    """Errors of segmentations and of their updates."""

    # Arguments
    NOT_A_SEGMENTATION = "Expected a segmentation, as returned by segment(maze), not {value}."
    NOT_A_CHANGE = "An update needs the change that an edit returned, not {value}."
    NOT_A_SPACE = "Expected a space, as returned by Space.of(maze), not {value}."
    NOT_A_PATCH = "Expected a patch, as returned by Patch.of(maze, places), not {value}."
    NOT_A_FOLLOWER = "A follower needs a method follow(delta); {value} has none."
    NOT_A_DELTA = "Expected the delta that an update returned, not {value}."
    NOT_AN_ANSWER = "A delta is made of arrays of integers, not of {value}."
    DELTA_NOT_WRITTEN = (
        "This delta lacks what a mirror has to write, or is of another board: make another mirror."
    )
    NOT_OF_A_MAZE = "This segmentation was made from a space, not a maze; update it with patches."
    DELTA_COPIES = "The copies of kind and region have the wrong shape or type, or are read-only: {value}."

    OTHER_STATE = "The saved regions are of another version of Mazarine, or of other cells."

    # Spaces and patches
    SPACE_CONTRADICTION = "The space is inconsistent at cell {cell}: a side is open from one cell only."
    SPACE_ARRAY = "The space must be a writable array of {size:,} bytes, one for each place."
    CELLS_IN_MARGINS = "The space is inconsistent: there are cells outside its border."
    NOT_A_PLACE = "Place {place} is not a cell of the space."
    PATCH_TYPES = "A patch must have places of 64 bits and values of one byte."
    PATCH_SHAPES = "A patch must have one value for each place."

    # Limits
    THREADS_OUT_OF_RANGE = "The number of threads must be 1 to {most:,}, not {threads}."
    TOO_MANY_CELLS_TO_NUMBER = (
        "{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits."
    )
    NO_MEMORY_TO_SEGMENT = "There is not enough memory to segment {levels} × {rows} × {cols} cells."

    DELTA_OUTDATED = (
        "The segmentation has been updated since; ask a delta for its cells before the next update,"
        " or call complete()."
    )
    REGION_REMOVED = "Region {number} does not exist; an update has removed it."
