"""Distances between cells in a straight line."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.grid import Places
from mazarine.maze import Maze


class Measure:
    """Straight distances in a maze, in units of a step; from level to level there are none."""

    def __init__(self, maze: Maze) -> None:
        self._grid, self._geometry = maze.grid, maze.geometry

    def distances(self, places: Places, goals: Sequence[int]) -> NDArray[np.float64]:
        """Return the distance of each padded place to the nearest goal; infinite if its level has none."""
        levels, middles = self._middles(places)
        nearest = np.full(len(places), np.inf)
        for level, middle in zip(*self._middles(np.array(goals, dtype=np.int64)), strict=True):
            away = np.hypot(*(middles - middle).T)
            nearest = np.minimum(nearest, np.where(levels == level, away, np.inf))
        return nearest

    def _middles(self, places: Places) -> tuple[Places, NDArray[np.float64]]:
        levels, rows, cols = self._grid.flat_to_array(self._grid.padded_to_flat(places)).T
        return levels, self._geometry.middles(rows, cols)
