"""The entries of a region that are nearest to a cell."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from mazewright.maze import Cell

_MEASURED = 4
"""How many of the entries nearest in a straight line have their paths measured."""


def nearest_entries(
    entries: NDArray[np.int64], cell: Cell, steps_between: Callable[[Cell, Cell], int | None]
) -> list[tuple[Cell, int | None]]:
    """Return entries near a cell and the steps to each, the fewest first; None, unknown, comes last."""
    order = np.argsort(np.abs(entries - cell).sum(axis=1), kind="stable")[:_MEASURED]
    near: list[Cell] = [(level, row, col) for level, row, col in entries[order].tolist()]
    measured = [(entry, steps_between(cell, entry)) for entry in near]
    return sorted(measured, key=lambda one: (one[1] is None, one[1]))
