"""A recorded search: its events as arrays, and the state after any step."""

from __future__ import annotations

from array import array
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.errors import PathError
from mazarine.messages import Field, Message, in_sequence
from mazarine.progress import Progress, tell
from mazarine.searches.events import ADD, FILL, FORGET, NONE, PATH, REACH, STATES, TAKE, State
from mazarine.searches.graph import FAR, Graph
from mazarine.searches.messages import SearchText
from mazarine.searches.search import Search

_AT_ONCE = 1 << 14
_LEAST_LIMIT, _EVENTS_PER_CELL = 1 << 22, 16
"""More events than this, or than these of each cell, are not recorded."""


class Outcome(StrEnum):
    """How a search ended."""

    FOUND = "found"
    NO_PATH = "no-path"
    STOPPED = "stopped"
    """It took more steps than are recorded."""


@dataclass(frozen=True, eq=False)
class Run:
    """A search of one maze from its start to its end.

    Attributes
    ----------
    search : what was run
    graph : what it ran on
    start, goals : padded places
    kinds : (events,) int8
    places, parents, costs : (events,) int32, see `mazarine.searches.events`
    is_stopped : whether it had to be stopped
    """

    search: Search
    graph: Graph
    start: int
    goals: tuple[int, ...]
    kinds: NDArray[np.int8]
    places: NDArray[np.int32]
    parents: NDArray[np.int32]
    costs: NDArray[np.int32]
    is_stopped: bool = False

    def __len__(self) -> int:
        """Return the number of steps; the state before the first is number 0."""
        return len(self._ends) - 1

    @cached_property
    def _heads(self) -> NDArray[np.int64]:
        """The event that begins each step."""
        return np.flatnonzero((self.kinds == TAKE) | (self.kinds == FILL))

    @cached_property
    def _ends(self) -> NDArray[np.int64]:
        """The number of events up to the end of each step, and first 0."""
        last = np.full(min(1, len(self._heads)), len(self.kinds))
        return np.concatenate(([0], self._heads[1:], last))

    @cached_property
    def _earlier(self) -> NDArray[np.int32]:
        """For each event the event before that set the same cell, or `NONE`."""
        order = np.argsort(self.places, kind="stable").astype(np.int32)
        earlier = np.full(len(order), NONE, dtype=np.int32)
        same = self.places[order[1:]] == self.places[order[:-1]]
        earlier[order[1:][same]] = order[:-1][same]
        return earlier

    @cached_property
    def _states(self) -> NDArray[np.uint8]:
        return np.array(STATES, dtype=np.uint8)[self.kinds]

    @cached_property
    def frontier(self) -> NDArray[np.int32]:
        """(steps + 1,) int32, the number of cells in the frontier after each step."""
        is_in = self._states == State.FRONTIER
        was_in = (self._earlier >= 0) & is_in[self._earlier]
        sizes = np.cumsum(is_in.astype(np.int8) - was_in, dtype=np.int32)
        return np.concatenate((np.zeros(1, dtype=np.int32), sizes))[self._ends]

    @property
    def largest_frontier(self) -> int:
        """The largest number of cells in the frontier at any time after a step."""
        return int(self.frontier.max())

    @property
    def order(self) -> NDArray[np.int64]:
        """(steps, 3) int64, the lattice cell that each step takes or fills."""
        return self.graph.grid.cells_at_padded(self.places[self._heads].astype(np.int64))

    @cached_property
    def visits(self) -> NDArray[np.int64]:
        """(steps + 1,) int64, the number of different cells that were taken or filled up to each step."""
        _, first = np.unique(self.places[self._heads], return_index=True)
        is_first = np.bincount(first + 1, minlength=len(self) + 1)
        return np.cumsum(is_first)

    @property
    def visited(self) -> int:
        """The number of different cells that were taken or filled."""
        return int(self.visits[-1])

    @cached_property
    def _path(self) -> list[int]:
        """The padded places of the path, the start first; empty if there is none."""
        if self.is_stopped or not len(self.places) or int(self.places[-1]) not in self.goals:
            return []
        path = self.cursor(len(self)).path(int(self.places[-1]))
        return path if path[0] == self.start else []

    @property
    def outcome(self) -> Outcome:
        """How the search ended."""
        return Outcome.STOPPED if self.is_stopped else Outcome.FOUND if self._path else Outcome.NO_PATH

    @property
    def path(self) -> NDArray[np.int64] | None:
        """The path, (length + 1, 3) int64 lattice cells from the start to a goal; None if there is none."""
        places = np.array(self._path, dtype=np.int64)
        return self.graph.grid.cells_at_padded(places) if self._path else None

    @property
    def length(self) -> int | None:
        """The number of steps of the path; None if there is none."""
        return len(self._path) - 1 if self._path else None

    @property
    def cost(self) -> int | None:
        """The cost of entering all cells of the path but the start; None if there is no path."""
        return sum(self.graph.costs[place] for place in self._path[1:]) if self._path else None

    @cached_property
    def distance(self) -> NDArray[np.int32]:
        """(levels, rows, cols) int32, the cost of the path to each cell in the end; -1 where it has none."""
        cursor = self.cursor(len(self))
        costs = np.where((cursor.states == State.UNSEEN) | (cursor.states == State.FILLED), -1, cursor.costs)
        return np.ascontiguousarray(self.graph.grid.view(costs))

    @cached_property
    def parent(self) -> NDArray[np.int64]:
        """(levels, rows, cols, 3) int64, the lattice cell of each cell's parent; level -1 for none."""
        grid = self.graph.grid
        parents = grid.view(self.cursor(len(self)).parents).astype(np.int64)
        cells = np.full((*parents.shape, 3), -1, dtype=np.int64)
        cells[parents >= 0] = grid.cells_at_padded(parents[parents >= 0])
        return cells

    def cursor(self, step: int = 0) -> Cursor:
        """Return the state after a step, which can be moved to any other."""
        cursor = Cursor(self)
        cursor.seek(step)
        return cursor

    def line(self, step: int) -> int:
        """Return the index of the line of the pseudocode for what a step did last; -1 if there is none."""
        step = self._limited(step)
        if step == 0:
            return -1
        is_found = step == len(self) and self.outcome is Outcome.FOUND
        return self.search.line_of(PATH if is_found else int(self.kinds[self._ends[step] - 1]))

    def sentence(self, step: int) -> Message:
        """Return what a step did; before the first one, where the search begins."""
        title, grid, step = self.search.title, self.graph.grid, self._limited(step)
        if step == 0:
            return SearchText.BEGINS(search=title, cell=grid.cell_at_padded(self.start))
        head, end = int(self._heads[step - 1]), int(self._ends[step])
        kinds = self.kinds[head + 1 : end]
        parts = [self._taking(head)]
        for kind, text in ((REACH, SearchText.SPREADS), (ADD, SearchText.ADDED)):
            if count := np.count_nonzero(kinds == kind):
                parts.append(text(count=int(count)))
        if (kinds == FORGET).any():
            parts.append(SearchText.BEGINS_AGAIN())
        if step == len(self):
            parts.append(self.conclusion)
        return in_sequence(*parts)

    @property
    def conclusion(self) -> Message:
        """How the search ended."""
        if self.outcome is Outcome.STOPPED:
            return SearchText.SEARCH_STOPPED(steps=Noun.STEPS(count=len(self)))
        if self.length is None:
            return SearchText.GOAL_MISSED() if self._is_possible else SearchText.GOAL_NOT_REACHABLE()
        return SearchText.GOAL_FOUND(steps=Noun.STEPS(count=self.length), cost=self.cost)

    def _limited(self, step: int) -> int:
        return min(max(step, 0), len(self))

    @cached_property
    def _is_possible(self) -> bool:
        """Whether a path leads to a goal, found or not."""
        waiting, reached = [self.start], {self.start}
        for place in waiting:
            ahead = [it for it in self.graph.neighbors(place) if it not in reached]
            waiting += ahead
            reached.update(ahead)
        return not reached.isdisjoint(self.goals)

    def _taking(self, head: int) -> Message:
        """Return how a step begins."""
        place, cost = int(self.places[head]), int(self.costs[head])
        names: dict[str, Field] = {
            "search": self.search.title, "cell": self.graph.grid.cell_at_padded(place)
        }  # fmt: skip
        if self.kinds[head] == FILL:
            return SearchText.FILLS(**names)
        if self.search.is_walk:
            was_there = self._earlier[head] >= 0
            return (SearchText.GOES_AGAIN if was_there else SearchText.GOES)(**names)
        is_plain = self.graph.least_cost == 1 and not self.graph.is_weighted
        so_far = SearchText.STEPS_SO_FAR(count=cost) if is_plain else SearchText.SO_FAR(cost=cost)
        left = self.estimates[place] if self.search.estimate else FAR
        if left >= FAR:
            return SearchText.TAKES(**names, so_far=so_far)
        return SearchText.TAKES_WITH_ESTIMATE(**names, so_far=so_far, left=left)

    @cached_property
    def estimates(self) -> list[int]:
        """What the search takes for the cost that is left, by padded place."""
        return self.graph.estimates(self.goals, is_straight=self.search.estimate == "straight")


def record(
    search: Search, graph: Graph, start: int, goals: Collection[int], progress: Progress | None = None
) -> Run:
    """Return the run of a search to its end.

    Raises `PathError` if the search does not apply to this graph, and `Cancelled` if `progress` requested a
    stop.

    Parameters
    ----------
    start, goals : padded places
    progress : called with the share that is done, as far as that is known
    """
    if (obstacle := search.obstacle(graph)) is not None:
        raise PathError(obstacle)
    events = search.events(graph, start, frozenset(goals))
    columns = array("b"), array("i"), array("i"), array("i")
    most = max(_LEAST_LIMIT, _EVENTS_PER_CELL * len(graph.places))
    while len(columns[0]) < most and (some := list(islice(events, _AT_ONCE))):
        for column, values in zip(columns, zip(*some, strict=True), strict=True):
            column.extend(values)
        tell(progress, min(1.0, len(columns[0]) / (3 * len(graph.places))))
    kinds, places, parents, costs = (np.frombuffer(column, dtype=column.typecode) for column in columns)
    is_stopped = len(kinds) >= most
    return Run(search, graph, start, tuple(sorted(goals)), kinds, places, parents, costs, is_stopped)


class Cursor:
    """The state of a run after a step.

    Attributes
    ----------
    step : the number of steps, 0 to `len(run)`
    states : (size,) uint8 `State`, by padded place
    parents, costs : (size,) int32, by padded place
    """

    def __init__(self, run: Run) -> None:
        self.run, self.step, size = run, 0, run.graph.size
        self.states = np.zeros(size, dtype=np.uint8)
        self.parents = np.full(size, NONE, dtype=np.int32)
        self.costs = np.zeros(size, dtype=np.int32)

    def seek(self, step: int) -> NDArray[np.int32]:
        """Go to a step, forward or back; return the places that may have changed.

        The work is that of the events between the two.
        """
        run = self.run
        step = run._limited(step)
        first, last = sorted((int(run._ends[self.step]), int(run._ends[step])))
        events: NDArray[np.integer] = np.arange(first, last)
        places = run.places[first:last]
        if step < self.step:
            # The earliest event of a cell counts, which is to be written last.
            places, events = places[::-1], run._earlier[first:last][::-1]
        known = events >= 0
        self.states[places] = np.where(known, run._states[events], State.UNSEEN)
        self.parents[places] = np.where(known, run.parents[events], NONE)
        self.costs[places] = np.where(known, run.costs[events], 0)
        self.step = step
        return places

    @property
    def current(self) -> int:
        """The place of the cell that the step took or filled; `NONE` before the first."""
        return int(self.run.places[self.run._heads[self.step - 1]]) if self.step else NONE

    def path(self, place: int | None = None) -> list[int]:
        """Return the places from the start, or from where nothing leads back, to the current or another one.

        Parents may be jumps: the cells between two of them lie in a straight line.
        """
        place = self.current if place is None else place
        path: list[int] = []
        while place != NONE and len(path) <= len(self.states):
            path.append(place)
            place = int(self.parents[place])
        return path[::-1]
