"""One run of annealing, from a maze to the best one that it finds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from mazarine.design.codes import FACES, LAST_STEP, LEAST, MOST, NO_VALUE
from mazarine.design.judge import Judge
from mazarine.design.outcome import Outcome, outcomes_of
from mazarine.design.request import Request
from mazarine.design.requirement import Requirement, Sort
from mazarine.design.terms import scale_of, term_of, wants_of
from mazarine.generators.filling import filled
from mazarine.generators.making import generate
from mazarine.generators.registry import GENERATORS
from mazarine.maze import Maze
from mazarine.maze.edits import Batch
from mazarine.native.design import Annealing, anneal, begin_annealing, try_edit
from mazarine.regions.synchronized import synchronized

_GENERATORS = ("stack", "prim", "kruskal", "growing-tree", "wilson")
_HOT = (0.05, 0.01, 0.2)
_COLD = 0.0003
_SLICE, _SLOW_SLICE, _CELLS_PER_SLICE = 4096, 16, 8_000_000
_LEAST_EDITS, _EDITS_PER_CELL = 30_000, 120


def edits_of(request: Request, number: int) -> int:
    """Return the edits of a run: every third one starts with twice as many."""
    return max(_LEAST_EDITS, _EDITS_PER_CELL * request.maze.cells.size) << min(6, number // 3)


def slice_of(request: Request) -> int:
    """Return the edits between two looks at the time: a tenth of a second or so."""
    if any(map(request.is_slow, request.requirements)):
        return _SLOW_SLICE
    return max(_SLOW_SLICE, min(_SLICE, _CELLS_PER_SLICE // request.maze.cells.size))


@dataclass(frozen=True)
class Finish:
    """How a run has ended: the edits that it judged, the cost of its best maze, and the edit to it."""

    number: int
    judged: int
    cost: float
    edit: Batch


class Run:
    """A run of annealing.

    Attributes
    ----------
    judged : the edits that it has judged
    lock : held by each call, so that threads may share it
    """

    def __init__(
        self, request: Request, seed: int, number: int,
        requirements: Sequence[Requirement] | None = None, hot: float | None = None, most: int | None = None,
    ) -> None:  # fmt: skip
        self.request, self.number = request, number
        self.requirements = tuple(request.requirements if requirements is None else requirements)
        words = np.random.SeedSequence([seed, number]).generate_state(2, np.uint64)
        wants = wants_of(request.terms(self.requirements))
        self._slow = tuple(filter(request.is_slow, self.requirements))
        self._judge = judge = Judge(
            request.maze, kept=request.kept, kept_walls=request.kept_walls, walls=request.walls,
            blocks=request.blocks, symmetry=request.symmetry,
            start=_generated(request.maze, number, int(words[0])) if request.is_generated else None,
            groups=int(np.bitwise_or.reduce(wants.values["groups"], initial=0)),
        )  # fmt: skip
        self.lock = judge.lock
        self._best = judge.cells.copy(), judge.closed.copy()
        self._annealing = Annealing(
            judge=judge.handle, wants=wants, cost=0.0, best_cost=0.0, limit=0.0,
            hot=hot or _HOT[number % len(_HOT)], cold=_COLD, total=most or edits_of(request, number), done=0,
            rng=words[1], best_cells=self._best[0], best_closed=self._best[1],
        )  # fmt: skip
        self._state = self._annealing.structure
        begin_annealing(self._annealing)
        if self._slow:
            self._state.cost += self._slow_cost()
            self._state.best_cost = self._state.cost

    @property
    def judged(self) -> int:
        """The number of edits that were judged."""
        return int(self._state.done)

    @property
    def most(self) -> int:
        """The number of edits of the whole run."""
        return int(self._state.total)

    @property
    def cost(self) -> float:
        """The cost of the best maze."""
        return float(self._state.best_cost)

    @property
    def is_over(self) -> bool:
        """Whether all is met, or all edits are spent."""
        return self.cost == 0 or self.judged >= self.most or not len(self._judge)

    @synchronized
    def advance(self, count: int) -> None:
        """Judge some edits."""
        if self._slow:
            self._advance_slowly(count)
        else:
            anneal(self._annealing, count)

    @synchronized
    def values(self) -> list[float]:
        """Return what the present maze has of each requirement; NaN for what a judge does not keep."""
        return [self._value(it) for it in self.requirements]

    def _value(self, requirement: Requirement) -> float:
        if requirement.sort is Sort.SYMMETRY:
            return 1.0
        if requirement.sort is Sort.RULE:
            return max(0.0, self._judge.values([FACES])[0] - self.request.allowed_faces)
        term = term_of(requirement, self.request.maze.cells.size)
        if term is None or self.request.is_slow(requirement):
            return math.nan
        return self._judge.values([term.number])[0]

    @synchronized
    def finish(self) -> Finish:
        """Return the best maze so far."""
        edit = self._judge.edit_to(*self._best)
        return Finish(self.number, self.judged, self.cost, edit)

    def _advance_slowly(self, count: int) -> None:
        """Judge edits with measures that need statistics from scratch."""
        judge, state = self._judge, self._state
        for _ in range(count):
            if self.is_over:
                break
            cost = try_edit(self._annealing)
            if cost <= state.limit:
                cost += self._slow_cost()
            if cost > state.limit:
                judge.undo()
                continue
            judge.accept()
            state.cost = cost
            if cost < state.best_cost:
                state.best_cost = cost
                self._best[0][:], self._best[1][:] = judge.cells, judge.closed

    def _slow_cost(self) -> float:
        maze = self.request.maze.copy()
        self._judge.edit().apply(maze)
        return sum(_cost(outcome, maze.cells.size) for outcome in outcomes_of(self._slow, maze))


def _cost(outcome: Outcome, cells: int) -> float:
    """Return the cost of an outcome, as the native core has it."""
    it = outcome.requirement
    if math.isnan(outcome.value):
        return NO_VALUE * it.weight
    share = outcome.value / scale_of(it, cells)
    if it.aim == MOST:
        return it.weight * max(0.0, 1.0 - share)
    if it.aim == LEAST:
        return it.weight * share
    return it.weight * (outcome.off_by / scale_of(it, cells) + LAST_STEP) if outcome.off_by else 0.0


def _generated(base: Maze, number: int, seed: int) -> Maze:
    """Return a maze of the size of another, with its links and markers, and generated walls."""
    maze, lattice = base, base.lattice
    names = [name for name in _GENERATORS if lattice.name in GENERATORS[name].lattices]
    for level in range(base.shape[0]):
        name = names[number % len(names)]
        maze = filled(maze, level, generate(name, *base.shape[1:], rng=seed + level, lattice=lattice))
    return maze
