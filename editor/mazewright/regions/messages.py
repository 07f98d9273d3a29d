"""The sentences of spaces and segmentations."""

from __future__ import annotations

from mazewright.messages import Catalog


class RegionMessage(Catalog):
    """Why a space cannot be segmented, or a segmentation cannot follow a change."""

    # Arguments
    NOT_A_SEGMENTATION = "A segmentation is expected, such as segment(maze) returns, not {value}."
    NOT_A_CHANGE = "An update needs the change that an edit returned, not {value}."
    NOT_OF_A_MAZE = "This segmentation was made of a space; change it by patches."
    DELTA_COPIES = "The copies of kind and region have another shape or type: {value}."

    # Spaces and patches
    SPACE_CONTRADICTION = "The space contradicts itself at cell {cell}: a side is open from one cell only."
    SPACE_ARRAY = "The space must be a writable array of {size:,} bytes, one for each place."
    CELLS_IN_MARGINS = "The space is inconsistent: there are cells outside its border."
    NOT_A_PLACE = "Place {place} is not a cell of the space."
    PATCH_TYPES = "A patch must have places of 64 bits and values of one byte."
    PATCH_SHAPES = "A patch must have one value for each place."

    # Limits
    TOO_MANY_CELLS_TO_NUMBER = (
        "{levels} × {rows} × {cols} cells are too many to number their crossroads in 32 bits."
    )
    NO_MEMORY_TO_SEGMENT = "There is not enough memory to segment {levels} × {rows} × {cols} cells."
    SEGMENTATION_LOST = "Memory ran out in the middle of an update; the maze must be segmented again."

    REGION_REMOVED = "Region {number} does not exist; an update has removed it."
