"""Distances and shortest ways in the maze of a segmentation, which may go on changing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from editor.errors import PathError
from editor.maze import Cell
from editor.regions import Delta, Segmentation
from editor.regions.space import FLOOR

if TYPE_CHECKING:
    from editor.paths.kernels.exits import Links
    from editor.paths.kernels.rooms import Rooms
    from editor.paths.kernels.search import Marks

_MOST_SEARCHES = (1 << 31) - 1
_NO_LIMIT = (1 << 31) - 1
_NO_GOALS = np.empty(0, dtype=np.bool_)


class Router:
    """Answers questions about distances: one passage is one step, secrets count as open.

    The region graph is read off the segmentation, so an edit costs nothing here; what is kept besides are
    the distances between the entries of a room, until that room changes.

    Parameters
    ----------
    segmentation : followed through its updates; ask in the thread that updates it
    """

    def __init__(self, segmentation: Segmentation) -> None:
        self._segmentation = segmentation
        self._begin()
        segmentation.add_follower(self)

    def distance(self, start: Iterable[int], goal: Iterable[int]) -> int | None:
        """Give the number of steps from one cell to another; None if there is no way.

        Raises
        ------
        PathError
            If an end is rock or outside.
        """
        steps = self._nodes(start, goal)[1]
        return int(steps[-1]) if len(steps) else None

    def path(self, start: Iterable[int], goal: Iterable[int]) -> NDArray[np.int64] | None:
        """Give a shortest way: (steps + 1, 3) lattice cells from start to goal; None if there is no way.

        Raises
        ------
        PathError
            If an end is rock or outside.
        """
        from editor.paths.kernels.cells import cells_of_way  # noqa: PLC0415  # loads the kernels

        nodes, steps = self._nodes(start, goal)
        if len(nodes) == 0:
            return None
        return self._cells(cells_of_way(self._segmentation.engine, self._rooms, nodes, steps))

    def distances_from(self, start: Iterable[int], limit: int | None = None) -> NDArray[np.int32]:
        """Give the steps from one cell to every cell, (levels, rows, cols); -1 where there is no way.

        Parameters
        ----------
        start : a cell of floor
        limit : cells farther than this are -1 too

        Raises
        ------
        PathError
            If the start is rock or outside.
        """
        place = self._place(start)
        steps, _ = self._spread(place, _NO_LIMIT if limit is None else limit, _NO_GOALS)
        return np.ascontiguousarray(self._segmentation.space.layout.view(steps))

    def nearest(self, start: Iterable[int], goals: Iterable[Iterable[int]]) -> tuple[Cell, int] | None:
        """Give the goal with the shortest way to it, and its length; None if there is no way to any.

        Raises
        ------
        PathError
            If the start or a goal is rock or outside.
        """
        place = self._place(start)
        wanted = np.zeros(self._segmentation.space.layout.size, dtype=np.bool_)
        wanted[[self._place(goal) for goal in goals]] = True
        steps, found = self._spread(place, _NO_LIMIT, wanted)
        if found < 0:
            return None
        (cell,) = self._cells(np.array([found])).tolist()
        return (cell[0], cell[1], cell[2]), int(steps[found])

    def follow(self, delta: Delta) -> None:
        """Forget what an update of the segmentation has changed."""
        from editor.paths.kernels.rooms import forget_rooms  # noqa: PLC0415  # loads the kernels

        if delta.fresh:
            self._begin()
        else:
            forget_rooms(self._rooms, np.concatenate((delta.changed, delta.gone)))

    def _begin(self) -> None:
        from editor.paths.kernels.rooms import make_rooms  # noqa: PLC0415  # loads the kernels

        size = self._segmentation.space.layout.size
        self._rooms: Rooms = make_rooms(size)
        self._marks: Marks | None = None
        self._searches = 0
        self._links: Links | None = None
        self._links_are_of = -1

    def _nodes(
        self, start: Iterable[int], goal: Iterable[int]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        from editor.paths.kernels.search import Marks, Question, shortest_way  # noqa: PLC0415

        first, last = self._place(start), self._place(goal)
        links = self._current_links()
        question = Question(first, last, len(links.at) == 0)
        if self._marks is None or self._searches == _MOST_SEARCHES:
            size, self._searches = self._segmentation.space.layout.size, 0
            search, steps, before = (np.zeros(size, dtype=np.int32) for _ in range(3))
            self._marks = Marks(search, steps, before)
        self._searches += 1
        return shortest_way(
            self._segmentation.engine, self._rooms, links, self._marks, self._searches, question
        )

    def _spread(self, place: int, limit: int, goals: NDArray[np.bool_]) -> tuple[NDArray[np.int32], int]:
        from editor.paths.kernels.cells import spread  # noqa: PLC0415  # loads the kernels

        steps = np.full(self._segmentation.space.layout.size, -1, dtype=np.int32)
        found = spread(self._segmentation.engine, self._current_links(), place, limit, goals, steps)
        return steps, found

    def _current_links(self) -> Links:
        from editor.paths.kernels.exits import Links  # noqa: PLC0415  # loads the kernels

        space = self._segmentation.space
        if self._links is None or self._links_are_of != space.link_changes:
            pairs = [(at, to) for at, ends in sorted(space.partners.items()) for to in ends if to >= 0]
            array = np.array(pairs, dtype=np.int64).reshape(-1, 2)
            self._links = Links(array[:, 0].copy(), array[:, 1].copy())
            self._links_are_of = space.link_changes
        return self._links

    def _place(self, cell: Iterable[int]) -> int:
        """Give the padded place of a lattice cell of floor."""
        space = self._segmentation.space
        level, row, col = (int(number) for number in cell)
        array_row, array_col = row - space.origin[0], col - space.origin[1]
        layout = space.layout
        inside = 0 <= level < layout.levels and 0 <= array_row < layout.rows and 0 <= array_col < layout.cols
        if not inside:
            raise PathError(f"Cell ({level}, {row}, {col}) is outside the maze.")
        place = layout.padded_place(level, array_row, array_col)
        if not space.cells[place] & FLOOR:
            raise PathError(f"Cell ({level}, {row}, {col}) is rock.")
        return place

    def _cells(self, places: NDArray[np.int64]) -> NDArray[np.int64]:
        space = self._segmentation.space
        rows, col = np.divmod(space.layout.flat_places(places), space.layout.cols)
        level, row = np.divmod(rows, space.layout.rows)
        return np.stack((level, row + space.origin[0], col + space.origin[1]), axis=1)
