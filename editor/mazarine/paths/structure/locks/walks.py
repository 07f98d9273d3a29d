"""The shortest walk that fetches keys and opens doors."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from heapq import heappop, heappush
from math import inf

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import PathError
from mazarine.maze import Marker
from mazarine.maze.gates import has_locks
from mazarine.native.calls import List
from mazarine.native.structure import Sweep, path_back, sweep
from mazarine.paths.messages import PathMessage
from mazarine.paths.router import Router
from mazarine.paths.structure.locks.graph import LockGraph, Passage
from mazarine.paths.structure.locks.ring import BLOCKED, Ring
from mazarine.regions.space import Space

_MOST_WORK, _PASSAGE_WORK = 1 << 27, 256
"""Cells that may be looked at, some seconds, and how many a passage counts for."""
_MOST_NUMBERS = 255

State = tuple[int, int]
"""A padded place and what is held there."""


class Undecided(PathError):
    """There are too many states to search."""


class Walks:
    """Searches over places and keys; inside an area by steps from cell to cell."""

    def __init__(self, graph: LockGraph, ring: Ring) -> None:
        self._graph, self._ring = graph, ring
        self._room = Sweep(graph.space.grid.padded_size, int(graph.sizes.sum()))
        self._is_exit = np.zeros(graph.space.grid.padded_size, dtype=bool)
        self._is_exit[[it.at for passages in graph.leaving.values() for it in passages]] = True
        self._exits: dict[int, list[tuple[Passage, int]]] = {}
        self._number = self._work = 0

    def shortest(
        self, starts: Iterable[int], is_end: Callable[[State], bool], is_final: Callable[[State], bool]
    ) -> tuple[State, NDArray[np.int64]] | None:
        """Return the end of the shortest walk to one, and its (n, 3) cells; None if there is no such walk.

        Raises `Undecided` if there are too many states.

        Parameters
        ----------
        starts : padded places
        is_end : whether the walk may end in a state
        is_final : whether no walk leads on from a state
        """
        before: dict[State, tuple[State, Passage] | None] = {}
        waiting: list[tuple[int, State, tuple[State, Passage] | None]] = [
            (0, (start, self._ring.gains.get(start, 0)), None) for start in sorted(set(starts))
        ]
        nearest: dict[State, int] = {}
        while waiting:
            steps, state, came = heappop(waiting)
            if state in before:
                continue
            before[state] = came
            if is_end(state):
                return state, self._walk(state, before)
            if is_final(state):
                continue
            if self._work > _MOST_WORK:
                raise Undecided(PathMessage.TOO_MANY_KEYS())
            passages = self._passages_from(state[0])
            self._work += _PASSAGE_WORK * len(passages)
            for passage, far in passages:
                held = self._ring.cross(state[1], passage)
                then = passage.to, held
                if passage.is_free and not is_end(then):
                    continue  # The passages out of the area there are among these.
                if held != BLOCKED and steps + far + 1 < nearest.get(then, inf):
                    nearest[then] = steps + far + 1
                    heappush(waiting, (nearest[then], then, (state, passage)))
        return None

    def _passages_from(self, place: int) -> list[tuple[Passage, int]]:
        """Return the passages out of the area of a place, or of those that it opens into, and the steps."""
        if place not in self._exits:
            graph = self._graph
            leaving = graph.leaving.get(graph.area_at(place), [])
            behind = {graph.area_at(it.to) for it in leaving if it.is_free}
            leaving = leaving + [it for area in sorted(behind) for it in graph.leaving.get(area, ())]
            self._exits[place] = self._measured(place, leaving)
        return self._exits[place]

    def _measured(self, place: int, leaving: list[Passage]) -> list[tuple[Passage, int]]:
        if all(passage.at == place for passage in leaving):
            return [(passage, 0) for passage in leaving]
        order = self._sweep(place)
        found = np.flatnonzero(self._is_exit[order])
        steps = np.searchsorted(self._room.levels[: self._room.far + 1], found, side="right") - 1
        far = dict(zip(order[found].tolist(), steps.tolist(), strict=True))
        return [(passage, far[passage.at]) for passage in leaving]

    def _sweep(self, place: int) -> NDArray[np.int32]:
        """Return the cells of the area of a place, the nearest first."""
        self._number = self._number % _MOST_NUMBERS + 1
        count = sweep(self._graph.inner, self._room, self._number, place)
        self._work += count
        return self._room.order[:count]

    def _walk(self, state: State, before: dict[State, tuple[State, Passage] | None]) -> NDArray[np.int64]:
        parts = [np.array(state[:1])]
        while (came := before[state]) is not None:
            state, passage = came
            order = self._sweep(state[0])
            path = List(np.int64)
            path_back(self._room, int(np.flatnonzero(order == passage.at)[0]), path)
            parts.append(path.array())
        return self._graph.space.grid.cells_at_padded(np.concatenate(parts[::-1]))


def shortest_walk(
    space: Space, markers: Iterable[Marker], start: int, goals: Iterable[int]
) -> NDArray[np.int64] | None:
    """Return the (n, 3) cells of the shortest walk from one padded place to the nearest of others.

    It picks up the keys that it comes by, and passes a door only with its key. None if there is no walk.
    Raises `Undecided` if there are too many keys to decide it.
    """
    ends = frozenset(goals)
    graph = LockGraph.of(space, markers, ends)
    walks = Walks(graph, Ring(graph, graph.keys, range(len(graph.doors))))
    found = walks.shortest((start,), lambda state: state[0] in ends, lambda _: False)
    return None if found is None else found[1]


def path_with_keys(
    router: Router, markers: Collection[Marker], start: Iterable[int], goal: Iterable[int]
) -> NDArray[np.int64] | None:
    """Return the (n, 3) cells of a shortest path between two lattice cells that obeys doors and gates.

    Raises `PathError` if an end is rock or outside, or there are too many keys to decide it.
    """
    if not has_locks(markers):
        return router.path(start, goal)
    with router.lock:
        return shortest_walk(router.space, markers, router.place(start), [router.place(goal)])
