"""The kinds of cells and of regions."""

from __future__ import annotations

from enum import IntEnum


class Kind(IntEnum):
    """The kind of a cell (`docs/explanation/segmentation.md`); regions have every kind but rock."""

    ROCK = 0
    CORRIDOR = 1
    CROSSROAD = 2
    ROOM = 3
