"""The sentences of questions about paths."""

from __future__ import annotations

from mazarine.messages import Catalog


class PathMessage(Catalog):
    """Errors of questions about paths."""

    CELL_IS_ROCK = "Cell {cell} is rock."
    NOT_A_ROUTER = "Expected a router, as returned by Router(segmentation), not {value}."
    GOALS_NOT_LISTED = "Goals must be a sequence of cells, not {value}."
    LIMIT_NOT_STEPS = "A limit must be an integer number of steps from 0, not {value}."
    TOO_MANY_KEYS = "The maze has too many keys and doors to find the shortest path."
    NO_MEMORY_TO_SEARCH = "There is not enough memory to search this maze."
    SEGMENTATION_STALE = (
        "The segmentation is out of date: the maze was changed. Update it, or segment the maze again."
    )
    TRIAL_RESHAPES = "An edit that changes the shape of the maze cannot be tried."
