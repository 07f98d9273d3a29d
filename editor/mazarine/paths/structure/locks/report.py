"""What can be reached with which keys, and where one is stuck: an exact search over areas and keys."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Marker
from mazarine.paths.structure.locks.graph import LockGraph, Passage
from mazarine.paths.structure.locks.ring import Ring
from mazarine.paths.structure.locks.walks import State, Undecided, Walks
from mazarine.regions.space import Space
from mazarine.values import ArrayValue

MOST_STATES = 1 << 28
"""Pairs of an area and what may be held; with more, soft locks are not decided. They are bits of memory."""


@dataclass(frozen=True, eq=False, repr=False)
class SoftLock(ArrayValue):
    """A walk after which no goal can be reached any more.

    Attributes
    ----------
    walk : (n, 3) lattice cells, the start first; no other such walk is shorter
    door : the nearest door that stays shut then; None where a gate or a one-way link is the reason
    """

    walk: NDArray[np.int64]
    door: Marker | None


@dataclass(frozen=True)
class LockReport:
    """The answers about the locks of a maze.

    Attributes
    ----------
    order : the doors that can be opened, in an order in which they open
    soft_lock : the first state that loses; None if every state leads to a goal, or no goal was named
    is_decided : whether these are known; if there are too many keys, `order` may have doors that stay shut
    unopened : the doors that no key opens
    useless : the keys without a door
    """

    order: tuple[Marker, ...]
    soft_lock: SoftLock | None
    is_decided: bool
    unopened: tuple[Marker, ...]
    useless: tuple[Marker, ...]


def report_locks(
    space: Space, markers: Iterable[Marker], starts: Iterable[int], goals: Iterable[int]
) -> LockReport:
    """Answer the questions about the locks of a maze.

    Parameters
    ----------
    space : of the maze
    markers : of the maze
    starts, goals : padded places of floor; one is stuck where no goal can be reached
    """
    starts, goals = sorted(set(starts)), frozenset(goals)
    graph = LockGraph.of(space, markers, goals)
    reach = _Reach.of(graph, starts)
    ring = Ring(graph, reach.keys, reach.doors)
    order, soft_lock, is_decided = reach.doors, None, True
    if starts and goals and reach.areas.isdisjoint(map(graph.area_at, goals)):
        soft_lock = SoftLock(space.grid.cells_at_padded(np.array(starts[:1])), reach.first_shut(graph, goals))
    if ring.is_contested or reach.is_one_way or len(starts) > 1:
        is_decided = len(reach.areas) << ring.count <= MOST_STATES
        if is_decided:
            states = _States(graph, ring, starts, goals)
            order = states.order
            try:
                soft_lock = soft_lock or states.soft_lock()
            except Undecided:
                is_decided = False
    shut = set(range(len(graph.doors))) - set(order)
    return LockReport(
        tuple(graph.doors[door] for door in order), soft_lock, is_decided,
        tuple(graph.doors[door] for door in sorted(shut)), tuple(graph.useless),
    )  # fmt: skip


@dataclass
class _Reach:
    """What can be reached if no key is used up, and each key can be taken everywhere.

    Attributes
    ----------
    areas : those that are reached
    keys : the places of the keys that are found
    doors : the doors that are opened, in order
    shut : the passages that need a key that is not found
    is_one_way : whether there are passages without a return
    """

    areas: set[int] = field(default_factory=set)
    keys: list[int] = field(default_factory=list)
    doors: list[int] = field(default_factory=list)
    shut: list[Passage] = field(default_factory=list)
    is_one_way: bool = False

    @classmethod
    def of(cls, graph: LockGraph, starts: list[int]) -> _Reach:
        reach, held = cls(), set[str]()
        shut: dict[str, list[Passage]] = {}
        keys_in = {graph.area_at(place): place for place in graph.keys}
        opened: dict[int, None] = {}
        passages = deque(Passage(start, start) for start in starts)
        while passages:
            passage = passages.popleft()
            missing = [door for door in passage.doors if graph.doors[door].lock not in held]
            if missing:
                shut.setdefault(graph.doors[missing[0]].lock, []).append(passage)
                continue
            opened |= dict.fromkeys(passage.doors)
            area = graph.area_at(passage.to)
            if area in reach.areas:
                continue
            reach.areas.add(area)
            passages += graph.leaving.get(area, ())
            if area in keys_in:
                reach.keys.append(keys_in[area])
                for lock in {key.lock for key in graph.keys[keys_in[area]]} - held:
                    held.add(lock)
                    passages += shut.pop(lock, ())
        reach.doors, reach.shut = list(opened), [passage for left in shut.values() for passage in left]
        reach.is_one_way = reach._leads_on(graph, set(map(graph.area_at, starts)))
        return reach

    def first_shut(self, graph: LockGraph, goals: Iterable[int]) -> Marker | None:
        """Return a door that stays shut, and that a goal may lie behind; None if there is none."""
        ahead = _areas_before(graph, map(graph.area_at, goals))
        found = min((passage for passage in self.shut if graph.area_at(passage.to) in ahead), default=None)
        if found is None:
            return None
        return next(graph.doors[door] for door in found.doors if door not in self.doors)

    def _leads_on(self, graph: LockGraph, starts: set[int]) -> bool:
        """Return whether a passage between areas that are reached has no return with the same keys."""
        locks: dict[tuple[int, int], set[frozenset[str]]] = {}
        own: dict[int, frozenset[str]] = {}
        for area in self.areas:
            for passage in graph.leaving.get(area, ()):
                needs = frozenset(graph.doors[door].lock for door in passage.doors)
                to = graph.area_at(passage.to)
                locks.setdefault((area, to), set()).add(needs)
                inside = (door for door in passage.doors if graph.doors[door].side is None)
                own[to] = frozenset(graph.doors[door].lock for door in inside)
        for area in starts:
            own[area] = frozenset()  # Nothing was opened to be there.
        for (area, to), every in locks.items():
            back = locks.get((to, area), set())
            if area != to and to in self.areas and frozenset() not in back:
                # Most passages need the same in both directions.
                rest = (needs | own.get(area, frozenset()) for needs in every - back)
                if any(all(not there <= held for there in back) for held in rest):
                    return True
        return False


class _Spread:
    """A search over areas, each with the set of what may be held there.

    Attributes
    ----------
    reached : the set of each area
    opened : the doors that were opened, in order
    """

    def __init__(self, moves_from: Callable[[int], list[tuple[int, Passage]]], ring: Ring) -> None:
        self._moves_from, self._ring = moves_from, ring
        self.reached: dict[int, int] = {}
        self.opened: dict[int, None] = {}
        self._done: dict[int, int] = {}
        self._waiting: dict[int, None] = {}

    def add(self, area: int, held: int) -> None:
        """Reach an area with a set."""
        before = self.reached.get(area, 0)
        if held & ~before:
            self.reached[area] = before | held
            self._waiting[area] = None

    def run(self, final: frozenset[int] = frozenset()) -> None:
        """Go on from all areas but the final ones, which wait for the next run."""
        stopped: dict[int, None] = {}
        while self._waiting:
            area, _ = self._waiting.popitem()
            if area in final:
                stopped[area] = None
                continue
            new = self.reached[area] & ~self._done.get(area, 0)
            self._done[area] = self.reached[area]
            for to, passage in self._moves_from(area):
                held = self._ring.all_after(new, passage)
                if held:
                    self.opened |= dict.fromkeys(passage.doors)
                    self.add(to, held)
        self._waiting = stopped


class _States:
    """All that may be held in each area, as sets; see `Ring.all_after`."""

    def __init__(self, graph: LockGraph, ring: Ring, starts: list[int], goals: frozenset[int]) -> None:
        self._graph, self._ring, self._starts = graph, ring, starts
        self._goals = frozenset(map(graph.area_at, goals))
        self._moves: dict[int, list[tuple[int, Passage]]] = {}
        spread = _Spread(self._moves_from, ring)
        for start in starts:
            spread.add(graph.area_at(start), 1 << ring.gains.get(start, 0))
        spread.run(self._goals)
        self._before_goals = dict(spread.reached)
        spread.run()
        self._reached, self.order = spread.reached, list(spread.opened)

    def _winning(self) -> dict[int, int]:
        """Return what may be held in each area so that a goal can still be reached."""
        back: dict[int, list[tuple[int, Passage]]] = {}
        for area in self._reached:
            for to, passage in self._moves_from(area):
                back.setdefault(to, []).append((area, passage))
        wins = {area: self._reached[area] for area in self._goals & self._reached.keys()}
        waiting, done = deque(wins), dict[int, int]()
        while waiting:
            area = waiting.popleft()
            new = wins[area] & ~done.get(area, 0)
            done[area] = wins[area]
            for before, passage in back.get(area, ()) if new else ():
                held = self._ring.all_before(new, passage) & self._reached[before]
                if held & ~wins.get(before, 0):
                    wins[before] = wins.get(before, 0) | held
                    waiting.append(before)
        return wins

    def _moves_from(self, area: int) -> list[tuple[int, Passage]]:
        """Return the areas that passages lead to from an area, each way to change what is held once."""
        if area not in self._moves:
            found = {
                (to, passage.doors): passage
                for passage in self._graph.leaving.get(area, ())
                if (to := self._graph.area_at(passage.to)) != area or passage.doors
            }
            self._moves[area] = [(to, passage) for (to, _), passage in found.items()]
        return self._moves[area]

    def soft_lock(self) -> SoftLock | None:
        """Return the shortest walk after which no goal can be reached; None if there is none."""
        if not self._goals:
            return None
        wins, area_at = self._winning(), self._graph.area_at
        lost = {area: held & ~wins.get(area, 0) for area, held in self._before_goals.items()}
        bits = {
            area: held.to_bytes((held.bit_length() + 7) // 8, "little") for area, held in lost.items() if held
        }
        if not bits:
            return None

        def is_lost(state: State) -> bool:
            held = bits.get(area_at(state[0]), b"")
            return state[1] >> 3 < len(held) and bool(held[state[1] >> 3] >> (state[1] & 7) & 1)

        walks = Walks(self._graph, self._ring)
        found = walks.shortest(self._starts, is_lost, lambda state: area_at(state[0]) in self._goals)
        if found is None:
            return None
        (place, held), walk = found
        return SoftLock(walk, self._shut_from(area_at(place), held))

    def _shut_from(self, area: int, held: int) -> Marker | None:
        """Return the first door that stays shut from a state on, and that a goal may lie behind."""
        ahead = _areas_before(self._graph, self._goals)
        spread = _Spread(self._moves_from, self._ring)
        spread.add(area, 1 << held)
        spread.run()
        for near in spread.reached:
            for to, passage in self._moves_from(near):
                shut = [door for door in passage.doors if door not in spread.opened]
                if shut and to in ahead:
                    return self._graph.doors[shut[0]]
        return None


def _areas_before(graph: LockGraph, areas: Iterable[int]) -> set[int]:
    """Return the areas from which some areas could be reached if every door were open."""
    before: dict[int, set[int]] = {}
    for area, passages in graph.leaving.items():
        for passage in passages:
            before.setdefault(graph.area_at(passage.to), set()).add(area)
    found, ahead = set[int](), [*areas]
    while ahead:
        area = ahead.pop()
        if area not in found:
            found.add(area)
            ahead += before.get(area, ())
    return found
