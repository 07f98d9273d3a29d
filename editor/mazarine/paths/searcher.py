"""The data of a router, and its calls of the native core; all places are padded ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import PathError
from mazarine.native import paths as native
from mazarine.paths.messages import PathMessage
from mazarine.regions import Segmentation

_NO_LIMIT = (1 << 31) - 1
_FEW = 4096
"""What an update may have touched, at most, for the region graph to be up to date in some milliseconds."""


class Searcher:
    """Searches near cells one by one, and beyond them the region graph, which it makes when it must.

    Parameters
    ----------
    segmentation : of the maze; `follow` must be called after each of its updates
    patience : cells that are looked at one by one before the region graph is asked
    """

    def __init__(self, segmentation: Segmentation, patience: int) -> None:
        self._segmentation = segmentation
        self._engine = segmentation.engine
        self._links_are_of: tuple[int, int] | None = None
        self._made = native.SearcherState(native.make_searcher(patience))
        self._waits = -1
        """How much the next question about the region graph has to bring up to date; -1: to make it."""

    def follow(self) -> None:
        """Note what the last update has touched; this needs no memory that there may not be."""
        if self._segmentation.engine is self._engine:
            self._waits = native.note_update(self._made, self._engine)
        else:
            self._engine = self._segmentation.engine
            native.forget_graph(self._made)
            self._waits = -1

    @property
    def _state(self) -> native.SearcherState:
        """The state, with the links of the space as it is now."""
        space = self._segmentation.space
        if self._links_are_of != (id(space), space.link_changes):
            self._take_links()
        return self._made

    def distance(self, start: int, goal: int) -> int:
        """Return the steps from one place to another, less than 0 if there is no path."""
        steps: int = native.near_distance(self._state, self._engine, start, goal)
        return self._far_distance(start, goal) if steps == native.PATH_UNKNOWN else steps

    def path(self, start: int, goal: int) -> NDArray[np.int64] | None:
        """Return the (n, 3) lattice cells of a shortest path, None if there is no path."""
        steps = native.near_distance(self._state, self._engine, start, goal)
        is_far = steps == native.PATH_UNKNOWN
        if is_far:
            steps = self._far_distance(start, goal)
        if steps < 0:
            return None
        cells = np.empty((steps + 1, 3), dtype=np.int64)
        origin = self._segmentation.space.grid.origin
        if is_far:
            native.far_path(self._state, self._engine, start, goal, *origin, cells)
        else:
            native.near_path(self._state, self._engine, goal, *origin, cells)
        return cells

    def spread(
        self, start: int, limit: int | None = None, goals: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.int32], int]:
        """Return the steps from a place to all others, -1 where not reached, and the first goal met or -1."""
        steps = np.full(self._segmentation.space.grid.padded_size, -1, dtype=np.int32)
        far = _NO_LIMIT if limit is None else limit
        return steps, native.spread(self._state, self._engine, start, far, goals, steps)

    def _far_distance(self, start: int, goal: int) -> int:
        """Return the steps between two places over the region graph, made or brought up to date."""
        find = native.far_distance.unwatched if 0 <= self._waits <= _FEW else native.far_distance
        self._waits = -1
        try:
            steps: int = find(self._state, self._engine, start, goal)
        except MemoryError:
            raise PathError(PathMessage.NO_MEMORY_TO_SEARCH()) from None
        self._waits = 0
        return steps

    def _take_links(self) -> None:
        space = self._segmentation.space
        pairs = [(at, to) for at, ends in sorted(space.partners.items()) for to in ends]
        array = np.array(pairs, dtype=np.int64).reshape(-1, 2)
        native.set_links(self._made, array[:, 0].copy(), array[:, 1].copy())
        self._links_are_of = id(space), space.link_changes
