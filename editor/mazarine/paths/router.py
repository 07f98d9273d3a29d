"""Distances and shortest paths in the maze of a segmentation, which may change meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import PathError, WrongType
from mazarine.maze import MAX_CELLS, Cell
from mazarine.maze.codes import is_whole
from mazarine.maze.messages import MazeMessage
from mazarine.maze.validation import cell_outside, is_listing
from mazarine.messages import quoted
from mazarine.paths.messages import PathMessage
from mazarine.paths.searcher import Searcher
from mazarine.regions import Delta, Segmentation
from mazarine.regions.messages import RegionMessage
from mazarine.regions.segmentation import lock_of
from mazarine.regions.space import FLOOR, Space
from mazarine.regions.synchronized import synchronized

NEAR_CELLS = 512
"""Cells that are looked at one by one before the region graph is asked; at most."""


class Router:
    """Answers questions about distances: one passage is one step, secrets count as open.

    Places that are near each other are found cell by cell; for others there is the region graph, with
    landmarks for a lower bound of distances. It is made at the first such question and updated: after
    an edit only what lies in and around the changed regions is looked at again.

    Parameters
    ----------
    segmentation : followed through its updates
    near_cells : how many cells are looked at one by one at most, up to `NEAR_CELLS`

    Attributes
    ----------
    lock : that of the segmentation, held by each call
    """

    def __init__(self, segmentation: Segmentation, near_cells: int = NEAR_CELLS) -> None:
        self.lock = lock_of(segmentation)
        self._segmentation = segmentation
        self._near_cells = min(near_cells, NEAR_CELLS)
        with self.lock:
            self._begin()
            segmentation.add_follower(self)

    @property
    def space(self) -> Space:
        """The space that paths lead through."""
        return self._segmentation.space

    @synchronized
    def distance(self, start: Iterable[int], goal: Iterable[int]) -> int | None:
        """Return the number of steps from one cell to another; None if there is no path.

        Raises
        ------
        PathError
            If an end is rock, outside or no cell.
        """
        steps = self._searcher.distance(self.place(start), self.place(goal))
        return steps if steps >= 0 else None

    @synchronized
    def path(self, start: Iterable[int], goal: Iterable[int]) -> NDArray[np.int64] | None:
        """Return a shortest path: (steps + 1, 3) lattice cells from start to goal; None if there is no path.

        Returns
        -------
        cells : (steps + 1, 3) int64, or None
            By level, row and column.

        Raises
        ------
        PathError
            If an end is rock, outside or no cell.
        """
        return self._searcher.path(self.place(start), self.place(goal))

    @synchronized
    def distances_from(self, start: Iterable[int], limit: int | None = None) -> NDArray[np.int32]:
        """Return the steps from one cell to every cell, (levels, rows, cols); -1 where there is no path.

        Parameters
        ----------
        start : a cell of floor
        limit : cells farther than this are -1 too

        Raises
        ------
        PathError
            If the start is rock, outside or no cell, or the limit no number of steps.
        """
        steps, _ = self._searcher.spread(self.place(start), None if limit is None else _steps(limit))
        return np.ascontiguousarray(self.space.grid.view(steps))

    @synchronized
    def nearest(self, start: Iterable[int], goals: Iterable[Iterable[int]]) -> tuple[Cell, int] | None:
        """Return the nearest goal and its distance; None if no goal can be reached.

        Raises
        ------
        PathError
            If the start or a goal is rock, outside or no cell.
        """
        place = self.place(start)
        wanted = np.zeros(self.space.grid.padded_size, dtype=np.bool_)
        if not is_listing(goals):
            raise PathError(PathMessage.GOALS_NOT_LISTED(value=quoted(goals)))
        wanted[[self.place(goal) for goal in goals]] = True
        steps, found = self._searcher.spread(place, goals=wanted)
        if found < 0:
            return None
        return self.space.grid.cell_at_padded(found), int(steps[found])

    def follow(self, delta: Delta) -> None:
        """Take note of what an update of the segmentation has changed."""
        if not isinstance(delta, Delta):
            raise WrongType(RegionMessage.NOT_A_DELTA(value=quoted(delta)))
        if delta.fresh:
            self._begin()
        elif self._made is not None:
            self._made.follow()

    def __repr__(self) -> str:
        return f"<Router on {self._segmentation!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Router, (self._segmentation, self._near_cells)

    def _begin(self) -> None:
        # It is made for the next question: an update must not fail because there is no memory for it.
        self._made: Searcher | None = None

    @property
    def _searcher(self) -> Searcher:
        if self._made is None:
            self._made = Searcher(self._segmentation, self._near_cells)
        return self._made

    def place(self, cell: Iterable[int]) -> int:
        """Return the padded place of a lattice cell of floor.

        Raises
        ------
        PathError
            If it is rock, outside or no cell.
        """
        grid = self.space.grid
        try:
            parts = [*map(index, cell)]
            level, row, col = parts if len(parts) == 3 or grid.levels > 1 else (0, *parts)
        except (TypeError, ValueError):
            raise PathError(MazeMessage.NOT_A_CELL(value=quoted(cell))) from None
        if not grid.holds((level, row, col)):
            raise PathError(cell_outside(grid, (level, row, col)))
        place = grid.padded_place((level, row, col))
        if not self.space.cells[place] & FLOOR:
            raise PathError(PathMessage.CELL_IS_ROCK(cell=(level, row, col)))
        return place


def _steps(limit: int) -> int:
    """Return a limit that the native core takes."""
    if not is_whole(limit) or limit < 0:
        raise PathError(PathMessage.LIMIT_NOT_STEPS(value=quoted(limit)))
    return min(int(limit), MAX_CELLS)
