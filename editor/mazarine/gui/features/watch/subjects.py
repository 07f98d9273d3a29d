"""What is recorded, at any of its steps: a maze that grows, a search for a path, or an explorer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from mazarine.agents.simulation import Simulation, Walker
from mazarine.errors import Cancelled, GeneratorError
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.editing.growing import generated_step_message
from mazarine.gui.features.watch.walk import WalkRequest
from mazarine.gui.forms.order import MOST_WATCHED_CELLS, GeneratorRequest
from mazarine.gui.i18n import tr_later
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.messages import Catalog, Message
from mazarine.picture import Palette
from mazarine.picture.drawing import Drawing
from mazarine.picture.growing import growing_drawing
from mazarine.picture.marks import Mark, State, marked_drawing, marks_in, search_marks, states_of
from mazarine.picture.recording import GROWTH_STATES
from mazarine.picture.tints import PLAIN
from mazarine.searches.run import Run
from mazarine.searches.watching import endpoints, watch

_MOST_STEPS = 1 << 28
"""Random walks in a long narrow maze take more."""
_MOST_WALK = 100_000
"""Steps of an explorer, at the most: all of them are kept."""
_SLICE = 64
_NEVER = np.iinfo(np.int32).max


class WatchText(Catalog):
    """What a step has done, and why something cannot be watched."""

    TOO_MANY_CELLS = "{cells:,} cells are too many to watch; the maximum is {most:,}."
    TOO_MANY_STEPS = "This maze takes more than {most:,} steps, which is too many to watch."
    RESTARTS = "Restarts: {restarts:,}."
    KNOWN = ("{count:,} cell is known.", "{count:,} cells are known.")


@dataclass(frozen=True)
class Counters:
    """The counters of a step; None where one has no meaning.

    Attributes
    ----------
    steps : made so far
    visited : cells that were visited, or that belong to the maze
    frontier : the most cells that have waited at once so far
    length : steps of the path, where it has one
    """

    steps: int
    visited: int
    frontier: int | None = None
    length: int | None = None


COUNTERS = {
    "steps": tr_later("Steps"), "visited": tr_later("Visited cells"),
    "frontier": tr_later("Largest frontier"), "length": tr_later("Path length"),
}  # fmt: skip
"""The titles of the counters."""


class Subject(Protocol):
    """Something with steps.

    Attributes
    ----------
    count : how many steps it has
    step : where it is
    goes_back : whether a step back is not more work than one forward
    """

    count: int
    step: int
    goes_back: bool

    @property
    def states(self) -> Sequence[State]:
        """What the tints of its drawings mean, from 1, and the names of their colors."""

    @property
    def legend(self) -> Sequence[State]:
        """Those of them that it ever has."""

    def go(self, step: int) -> None:
        """Go to a step; far ones in slices, since going forward may take its time."""

    def drawing(self, palette: Palette, *, as_points: bool) -> Drawing:
        """Return what is seen at this step."""

    def counters(self) -> Counters:
        """Return the counters at this step."""

    def sentence(self) -> Message | None:
        """Return what this step does."""


Make = Callable[[Callable[[], bool]], Subject]
"""Makes a subject, in any thread; its argument says whether the subject is still wanted."""


class GrowthSubject:
    """A maze that is generated; going back generates it from the start."""

    states = legend = GROWTH_STATES
    goes_back = False

    def __init__(self, order: GeneratorRequest, count: int) -> None:
        self._order, self.count = order, count
        self._restart()

    @classmethod
    def make(cls, order: GeneratorRequest, is_current: Callable[[], bool]) -> GrowthSubject:
        """Return a maze at its beginning; its steps are counted by generating it.

        Raises `GeneratorError` if the maze is not possible, or takes too many steps to watch; `Cancelled` if
        `is_current` returned False.
        """
        _require_few(order.rows * order.cols)
        growth, count = order.begin(), 0
        while not growth.advance(_SLICE):
            count += _SLICE
            if not is_current():
                raise Cancelled
            if count > _MOST_STEPS:
                raise GeneratorError(WatchText.TOO_MANY_STEPS(most=_MOST_STEPS))
        again = order.begin()
        again.advance(count)
        while not again.advance(1):
            count += 1
        return cls(order, count + 1)

    def _restart(self) -> None:
        self.growth = self._order.begin()
        self.step = self._created = 0

    def go(self, step: int) -> None:
        """Go to a step."""
        if step < self.step:
            self._restart()
        if step > self.step:
            self.growth.advance(step - self.step - 1)
            created = self.growth.created
            self.growth.advance(1)
            self._created, self.step = self.growth.created - created, step

    def drawing(self, palette: Palette, *, as_points: bool) -> Drawing:
        """Return the maze, with the cells that wait."""
        return growing_drawing(self.growth.maze(), self.growth.marks(), palette, as_points=as_points)

    def counters(self) -> Counters:
        """Return the steps and the cells that belong to the maze."""
        return Counters(self.step, self.growth.created)

    def sentence(self) -> Message | None:
        """Return what this step has added, and how often a walk began again."""
        if self.growth.resets:
            return WatchText.RESTARTS(restarts=self.growth.resets)
        if not self.step:
            return None
        return generated_step_message(self.growth.maze(), self.growth.marks(), self._created)


def with_end(maze: Maze, cell: Cell, kind: MarkerKind) -> Maze:
    """Return a copy of a maze whose only start, or only goal, is this lattice cell.

    Raises `PathError` if it is rock.
    """
    endpoints(maze, cell, cell)
    maze = maze.copy()
    for marked in {it.cell for it in maze.markers if it.kind is kind}:
        maze.markers.put(marked, tuple(it for it in maze.markers.at(marked) if it.kind is not kind))
    maze.apply(PlaceMarker(Marker(kind, cell)))
    return maze


def _require_few(cells: int) -> None:
    if cells > MOST_WATCHED_CELLS:
        raise GeneratorError(WatchText.TOO_MANY_CELLS(cells=cells, most=MOST_WATCHED_CELLS))


class WalkSubject:
    """An explorer in a maze: where it stood, and when it first saw and visited each cell."""

    states = states_of()
    legend = states_of((Mark.SEEN, Mark.VISITED, Mark.HERE))
    goes_back = True

    def __init__(self, maze: Maze, walker: Walker, seen_at: NDArray[np.int32]) -> None:
        grid = walker.agent.terrain.grid
        self._maze, self.step, self.count = maze, 0, walker.steps
        self._places = grid.array_places(walker.path)
        self._seen_at = seen_at
        self._visited_at = np.full(maze.shape, _NEVER, dtype=np.int32)
        np.minimum.at(self._visited_at, tuple(self._places.T), np.arange(len(self._places), dtype=np.int32))
        self._visited = np.cumsum(self._visited_at[tuple(self._places.T)] == np.arange(len(self._places)))
        self._frontier = np.maximum.accumulate(walker.edges)
        self._known, self._reason = walker.known, walker.reason

    @classmethod
    def make(
        cls, maze: Maze, request: WalkRequest, number: int, is_current: Callable[[], bool]
    ) -> WalkSubject:
        """Return the whole walk of the explorer with a number, none of them a program.

        Raises `AgentError` if it cannot walk in this maze, and `Cancelled` if `is_current` returned False.
        """
        _require_few(maze.cells.size)
        simulation = Simulation(maze, request.plans, request.opponents, request.seed, most_steps=_MOST_WALK)
        walker = simulation.walkers[number]
        grid = walker.agent.terrain.grid
        seen_at = np.full(grid.padded_size, _NEVER, dtype=np.int32)
        while True:
            seen = walker.agent.seen
            seen_at[seen[seen_at[seen] == _NEVER]] = simulation.turns
            if walker.end is not None:
                break
            if not is_current():
                raise Cancelled
            simulation.advance()
        return cls(maze, walker, grid.view(seen_at))

    def go(self, step: int) -> None:
        """Go to a step."""
        self.step = step

    def drawing(self, palette: Palette, *, as_points: bool) -> Drawing:
        """Return the level where it is: seen and visited cells, and where it stands."""
        level, row, col = self._places[self.step].tolist()
        marks = np.full(self._maze.shape, PLAIN, dtype=np.uint8)
        marks[self._seen_at <= self.step] = Mark.SEEN
        marks[self._visited_at <= self.step] = Mark.VISITED
        marks[level, row, col] = Mark.HERE
        return marked_drawing(self._maze, marks, level, palette, as_points=as_points)

    def counters(self) -> Counters:
        """Return its steps and the cells it visited."""
        return Counters(
            self.step, int(self._visited[self.step]), int(self._frontier[self.step]),
            self.count if self.step == self.count else None,
        )  # fmt: skip

    def sentence(self) -> Message | None:
        """Return how much it knows, or why it has stopped."""
        if self.step == self.count and self._reason is not None:
            return self._reason
        return WatchText.KNOWN(count=self._known[self.step])


class SearchSubject:
    """A search for a path from the start of a maze to its nearest goal."""

    states = states_of()
    goes_back = True

    def __init__(self, maze: Maze, run: Run) -> None:
        self.maze, self.run, self._cursor = maze, run, run.cursor()
        self.step, self.count = 0, len(run)
        self.legend = states_of(marks_in(run))
        # The thread of the window is not to calculate what the run keeps for its sentences.
        run.sentence(self.count)
        self._frontier = np.maximum.accumulate(run.frontier)

    @classmethod
    def make(cls, maze: Maze, name: str, is_current: Callable[[], bool]) -> SearchSubject:
        """Return a search at its beginning.

        Raises `PathError` if a start or a goal is missing, or the search does not apply to this maze;
        `Cancelled` if `is_current` returned False.
        """
        _require_few(maze.cells.size)
        (run,) = watch(maze, name, progress=lambda _share: is_current()).values()
        return cls(maze, run)

    def go(self, step: int) -> None:
        """Go to a step."""
        self._cursor.seek(step)
        self.step = step

    def drawing(self, palette: Palette, *, as_points: bool) -> Drawing:
        """Return the level of the present cell: the frontier, visited cells, and the path so far."""
        marks, level = search_marks(self._cursor)
        return marked_drawing(self.maze, marks, level, palette, as_points=as_points)

    def counters(self) -> Counters:
        """Return the steps, the visited cells, the frontier, and at the end the length of the path."""
        return Counters(
            self.step, int(self.run.visits[self.step]), int(self._frontier[self.step]),
            self.run.length if self.step == self.count else None,
        )  # fmt: skip

    def sentence(self) -> Message | None:
        """Return what this step does."""
        return name_cells(self.run.sentence(self.step), self.maze)

    def code(self) -> tuple[Sequence[str], int]:
        """Return the lines of pseudocode, and the index of the present one; -1 for none."""
        return self.run.search.lines, self.run.line(self.step)
