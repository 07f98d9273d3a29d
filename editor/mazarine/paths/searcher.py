"""The data of a router, and its calls of kernels; all places are padded ones."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import PathError
from mazarine.paths.kernels.cells import far_path, spread
from mazarine.paths.kernels.exits import LinkSteps
from mazarine.paths.kernels.graph import Graph, make_graph
from mazarine.paths.kernels.graph_update import note_update, update_graph
from mazarine.paths.kernels.landmarks import choose_landmarks, refresh_landmark, repair_landmarks
from mazarine.paths.kernels.near import UNKNOWN, make_near, near_distance, near_path
from mazarine.paths.kernels.rooms import make_rooms
from mazarine.paths.kernels.search import far_distance
from mazarine.paths.messages import PathMessage
from mazarine.regions import Segmentation

_NO_LIMIT = (1 << 31) - 1
_NO_GOALS = np.empty(0, dtype=np.bool_)


class Searcher:
    """Searches near cells one by one, and beyond them the region graph, which it makes when it must.

    Parameters
    ----------
    segmentation : of the maze; `follow` must be called after each of its updates
    patience : cells that are looked at one by one before the region graph is asked
    """

    def __init__(self, segmentation: Segmentation, patience: int) -> None:
        self._segmentation = segmentation
        self._patience = patience
        self._near = make_near.beside(segmentation.engine)()
        self._graph: Graph | None = None
        self._take_links()

    def follow(self) -> None:
        """Note what the last update has touched."""
        space = self._segmentation.space
        if self._links_are_of != (id(space), space.link_changes):
            self._take_links()
        if self._graph is None:
            return
        engine = self._segmentation.engine
        try:
            if engine is not self._engine or not note_update(self._graph, self._rooms, engine):
                self._graph = None
        except MemoryError:
            self._graph = None  # It is made again by the next question that needs it.
        self._is_settled = False

    def distance(self, start: int, goal: int) -> int:
        """Return the steps from one place to another, less than 0 if there is no path."""
        engine, is_plane = self._segmentation.engine, self._is_plane
        steps = near_distance(engine, self._near, start, goal, is_plane, self._patience)
        if steps == UNKNOWN:
            graph = self._settled_graph()
            steps = far_distance(engine, self._rooms, graph, start, goal, is_plane)
        return steps

    def path(self, start: int, goal: int) -> NDArray[np.int64] | None:
        """Return the (n, 3) lattice cells of a shortest path, None if there is no path."""
        engine, is_plane = self._segmentation.engine, self._is_plane
        top, left = self._segmentation.space.grid.origin
        steps = near_distance(engine, self._near, start, goal, is_plane, self._patience)
        if steps >= 0:
            return near_path(engine, self._near, goal, steps, top, left)
        if steps == UNKNOWN:
            graph = self._settled_graph()
            steps = far_distance(engine, self._rooms, graph, start, goal, is_plane)
        return far_path(engine, self._rooms, graph, start, goal, steps, top, left) if steps >= 0 else None

    def spread(
        self, start: int, limit: int | None = None, goals: NDArray[np.bool_] = _NO_GOALS
    ) -> tuple[NDArray[np.int32], int]:
        """Return the steps from a place to all others, -1 where not reached, and the first goal met or -1."""
        steps = np.full(self._segmentation.space.grid.padded_size, -1, dtype=np.int32)
        far = _NO_LIMIT if limit is None else limit
        found = spread(self._segmentation.engine, self._links, start, far, goals, steps)
        return steps, found

    def _settled_graph(self) -> Graph:
        """Return the region graph, made or brought up to date."""
        try:
            return self._brought_up_to_date()
        except MemoryError:
            self._graph = None
            raise PathError(PathMessage.NO_MEMORY_TO_SEARCH()) from None

    def _brought_up_to_date(self) -> Graph:
        engine = self._segmentation.engine
        graph = self._graph
        if graph is None:
            self._engine, self._rooms = (
                engine,
                make_rooms.beside(engine)(self._segmentation.space.grid.padded_size),
            )
            graph = self._graph = make_graph(engine, self._rooms, self._links)
            choose_landmarks(engine, graph)
        elif not self._is_settled:
            repair_landmarks(engine, graph, update_graph(engine, self._rooms, self._links, graph))
        self._is_settled = True
        refresh_landmark(engine, graph)
        return graph

    def _take_links(self) -> None:
        space = self._segmentation.space
        pairs = [(at, to) for at, ends in sorted(space.partners.items()) for to in ends]
        array = np.array(pairs, dtype=np.int64).reshape(-1, 2)
        self._links = LinkSteps(array[:, 0].copy(), array[:, 1].copy())
        self._is_plane = not pairs
        self._links_are_of = id(space), space.link_changes
