"""Searching a maze that meets a request: runs of annealing, one after the other or in parallel."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from mazarine.counting import Noun
from mazarine.design.conflicts import find_conflicts
from mazarine.design.messages import DesignMessage, DesignText
from mazarine.design.outcome import Outcome, is_symmetric, outcomes_of
from mazarine.design.request import Request
from mazarine.design.requirement import Requirement, Sort
from mazarine.design.run import Finish, Run, edits_of, slice_of
from mazarine.errors import DesignError, WrongType
from mazarine.maze import Maze
from mazarine.maze.edits import Batch
from mazarine.messages import Message, quoted
from mazarine.paths.structure.components import components
from mazarine.regions import Space
from mazarine.rng import Rng, seed_of

MOST_EDITS = 5_000_000
"""Edits after which a search ends that was given no limit."""
_LEAST_SECONDS = 2.0


@dataclass(frozen=True)
class SearchProgress:
    """How far a search is.

    Attributes
    ----------
    judged : the edits that were judged
    seconds : since the beginning
    outcomes : what the present maze has of each requirement; NaN for what is not measured during the search
    """

    judged: int
    seconds: float
    outcomes: tuple[Outcome, ...]


ProgressFunction = Callable[[SearchProgress], bool]
"""Called now and then; returns whether to go on. When stopped, a search returns its best maze."""


@dataclass(frozen=True)
class DesignedMaze:
    """The best maze of a search.

    Attributes
    ----------
    request : what was asked for
    edit : what makes it of the maze that was given to the request; of generated mazes, of `request.maze`
    outcomes : what it has of each requirement, measured from scratch
    judged : the edits that were judged
    seconds : the duration of the search
    """

    request: Request
    maze: Maze
    edit: Batch
    outcomes: tuple[Outcome, ...]
    judged: int
    seconds: float

    @property
    def met(self) -> bool:
        """Whether all requirements are met, and the maze is connected unless `components` is one of them."""
        return not self.parts and all(outcome.met for outcome in self.outcomes)

    @property
    def notes(self) -> tuple[Message, ...]:
        """The conflicts, and a note if the maze is not connected."""
        return (*self.parts, *self.conflicts)

    @cached_property
    def parts(self) -> tuple[Message, ...]:
        """A note that the maze is not connected; empty if it is."""
        count = len(components(Space.of(self.maze)).sizes)
        is_met = all(Outcome(it, count).met for it in self.request.implied)
        return () if is_met else (DesignText.NOT_CONNECTED(components=Noun.COMPONENTS(count=count)),)

    @cached_property
    def conflicts(self) -> tuple[Message, ...]:
        """Which requirements exclude each other, as far as short searches for some of them show."""
        return self.find_conflicts()

    def find_conflicts(self, goes_on: Callable[[], bool] = lambda: True) -> tuple[Message, ...]:
        """Find conflicts while `goes_on` allows, in a fourth of the time of the search or 2 seconds."""
        end = time.monotonic() + max(_LEAST_SECONDS, self.seconds / 4)
        unmet = [outcome.requirement for outcome in self.outcomes if not outcome.met]
        return tuple(find_conflicts(self.request, unmet, lambda: time.monotonic() < end and goes_on()))

    def __repr__(self) -> str:
        count = sum(outcome.met for outcome in self.outcomes)
        return (
            f"<DesignedMaze: {count} of {len(self.outcomes)} requirements met, {self.judged:,} edits judged>"
        )


def find_maze(
    request: Request,
    *,
    rng: Rng = None,
    seconds: float | None = None,
    edits: int | None = None,
    jobs: int = 1,
    progress: ProgressFunction | None = None,
) -> DesignedMaze:
    """Search a maze that meets a request, by simulated annealing with restarts; return the best one.

    The same request, seed and number of edits give the same maze, for any number of jobs. If the time ends
    the search, or `progress` does, the maze depends on the speed of the machine.

    Parameters
    ----------
    request : what the maze is to have
    rng : where chance comes from: a generator, a seed, or None
    seconds : after which the search ends with the best maze; None for no limit
    edits : the number of edits to judge at most; None for no limit, or 5 million without one of seconds
    jobs : runs at once, in processes; a script then needs `if __name__ == "__main__":`
    progress : called now and then; returns whether to go on

    Raises
    ------
    DesignError
        If nothing can be edited, what cannot is not symmetric, or a limit is no number above 0.

    Examples
    --------
    >>> request = Request(["solution.length 20..24", "dead_ends >= 6"], rows=8, cols=8)
    >>> find_maze(request, rng=1).met
    True
    """
    if not isinstance(request, Request):
        raise WrongType(DesignMessage.NOT_A_REQUEST(value=quoted(request)))
    for name, limit, kinds in (("seconds", seconds, int | float), ("edits", edits, int), ("jobs", jobs, int)):
        if limit is not None and not (isinstance(limit, kinds) and limit > 0):
            raise DesignError(DesignMessage.SEARCH_LIMIT(name=name, value=quoted(limit)))
    if not len(request.moves().places):
        raise DesignError(DesignMessage.NOTHING_TO_EDIT())
    if edits is None and seconds is None:
        edits = MOST_EDITS
    search = _Search(request, seed_of(rng), seconds, edits, progress)
    for it in request.requirements:
        if it.sort is Sort.SYMMETRY:
            _require_symmetry(request, it, Run(request, search.seed, 0).finish().edit)
    finish, judged = search.run() if jobs == 1 else search.run_in_parallel(jobs)
    maze = request.maze.copy()
    finish.edit.apply(maze)
    outcomes = outcomes_of(request.requirements, maze)
    edit = finish.edit if request.is_generated else Batch((request.preparation, finish.edit))
    return DesignedMaze(request, maze, edit, outcomes, judged, search.elapsed)


def _require_symmetry(request: Request, requirement: Requirement, edit: Batch) -> None:
    """Raise `DesignError` if what a run begins with is not symmetric; for then it stays so."""
    maze = request.maze.copy()
    edit.apply(maze)
    if not is_symmetric(maze, request.symmetry):
        raise DesignError(DesignMessage.KEPT_NOT_SYMMETRIC(text=requirement.text))


@dataclass
class _Search:
    request: Request
    seed: int
    seconds: float | None
    edits: int | None
    progress: ProgressFunction | None
    begun: float | None = None

    @property
    def elapsed(self) -> float:
        """The seconds since the first edits were judged."""
        return 0.0 if self.begun is None else time.monotonic() - self.begun

    def run(self) -> tuple[Finish, int]:
        """Do runs one after the other; return the best, and the number of edits of all."""
        best: Finish | None = None
        judged, number = 0, 0
        self.begun = time.monotonic()
        while True:
            run = Run(self.request, self.seed, number)
            left = self.left_for(number)
            is_stopped = False
            while not run.is_over and run.judged < left and not is_stopped:
                run.advance(int(min(slice_of(self.request), left - run.judged)))
                is_stopped = not self.goes_on(judged + run.judged, run.values())
            judged += run.judged
            if best is None or run.cost < best.cost:
                best = run.finish()
            number += 1
            if best.cost == 0 or is_stopped or self.left_for(number) <= 0 or not run.judged:
                return best, judged

    def run_in_parallel(self, jobs: int) -> tuple[Finish, int]:
        """Do several runs at once, with the same result unless time ends it."""
        from mazarine.design.workers import Workers  # noqa: PLC0415  # loads multiprocessing

        finishes = Workers(self.request, self.seed, jobs, self.left_for, self.goes_on).run()
        best = min(finishes, key=lambda it: (it.cost, it.number))
        if best.cost == 0:
            finishes = [it for it in finishes if it.number <= best.number]
        return best, sum(it.judged for it in finishes)

    def left_for(self, number: int) -> float:
        """Return how many edits a run may judge, if all before it have used theirs up."""
        if self.edits is None:
            return math.inf
        return self.edits - sum(edits_of(self.request, before) for before in range(number))

    def goes_on(self, judged: int, values: list[float]) -> bool:
        """Report progress; return whether to go on."""
        if self.begun is None:  # The first process has started.
            self.begun = time.monotonic()
        if self.seconds is not None and self.elapsed >= self.seconds:
            return False
        if self.progress is None:
            return True
        pairs = zip(self.request.requirements, values, strict=True)
        return self.progress(SearchProgress(judged, self.elapsed, tuple(Outcome(*pair) for pair in pairs)))
