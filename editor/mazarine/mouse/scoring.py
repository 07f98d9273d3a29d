"""The runs of a mouse as contests count them, and the figures and the score of mms.

Score: turns and effective distance of the best run, plus a tenth of all turns and effective distance; 2000
while the goal was not reached. The effective distance of a move of d is d up to 2, else d / 2 + 1. The source
of mms counts d in half-steps, its README in full steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_UNSOLVED = 2000.0
_RESET_PENALTY = 15.0


@dataclass
class Distances:
    """What was driven in all runs, in one, or in the best one."""

    distance: float = 0
    turns: int = 0
    effective: float = 0.0


class Scoring:
    """Counts moves and turns.

    `half_steps_in_one` is the half-steps in a unit of distance: 1 in the source of mms, 2 in its README.

    Attributes
    ----------
    total, current : of all runs, and of the present one
    best : of the best run from the start to the goal; None until there is one
    """

    def __init__(self, half_steps_in_one: int) -> None:
        self._unit = half_steps_in_one
        self.total, self.current = Distances(), Distances()
        self.best: Distances | None = None
        self._is_running = False
        self._penalty = 0.0

    @property
    def score(self) -> float:
        if self.best is None:
            return _UNSOLVED
        total = self.total.turns + self.total.effective
        return self.best.turns + self.best.effective + 0.1 * total

    def start_run(self) -> None:
        """Begin a run: the mouse leaves the start cell."""
        self.current = Distances(effective=self._penalty)
        self.total.effective += self._penalty
        self._penalty, self._is_running = 0.0, True

    def add_move(self, half_steps: int) -> None:
        """Count a move of this many half-steps, as requested."""
        distance = half_steps / self._unit
        effective = distance / 2 + 1 if distance > 2 else distance
        for distances in self._counted():
            distances.distance += distance
            distances.effective += effective

    def add_turn(self) -> None:
        for distances in self._counted():
            distances.turns += 1

    def finish_run(self) -> None:
        """End a run in the goal."""
        self._is_running = False
        run, best = self.current, self.best
        if best is None or run.turns + run.effective < best.turns + best.effective:
            self.best = run

    def give_up_run(self) -> None:
        """End a run at the start."""
        self._is_running = False

    def reset(self) -> None:
        """Put the mouse back, which costs 15 at the next run."""
        self._penalty = _RESET_PENALTY
        self.give_up_run()

    def _counted(self) -> list[Distances]:
        return [self.total, self.current] if self._is_running else [self.total]


Count = tuple[float, int]
"""Full steps, and turns."""


class Runs:
    """Counts the moves and turns of each run: it begins when the mouse leaves the start, and ends in a goal.

    Turns at the start belong to no run, and a mouse that comes back to it without a goal begins a new one.
    What follows a goal is a return, until the mouse is at the start again or is put back.

    Attributes
    ----------
    finished : the moves and turns of each run that has ended in a goal; the first is the search run
    """

    def __init__(self) -> None:
        self.finished: list[Count] = []
        self._run = self._returns = 0, 0
        self._is_running = self._returning = False

    @property
    def returns(self) -> Count:
        """The moves and turns of all returns."""
        return _count_of(self._returns)

    def leave_start(self) -> None:
        """Begin a run: the mouse leaves the start."""
        self._run, self._is_running, self._returning = (0, 0), True, False

    def add(self, half_steps: int, turns: int) -> None:
        """Count half-steps and turns."""
        if self._is_running:
            self._run = self._run[0] + half_steps, self._run[1] + turns
        elif self._returning:
            self._returns = self._returns[0] + half_steps, self._returns[1] + turns

    def reach_goal(self) -> None:
        """End a run: the mouse is in a goal."""
        if self._is_running:
            self.finished.append(_count_of(self._run))
            self._is_running, self._returning = False, True

    def reach_start(self) -> None:
        """End a run without a goal, or a return: the mouse is at the start."""
        self._is_running = self._returning = False


def best_of(finished: Sequence[Count]) -> Count | None:
    """Return the run with the fewest moves and turns together, the first of several; None for no runs."""
    return min(finished, key=sum, default=None)


def _count_of(counted: tuple[int, int]) -> Count:
    return counted[0] / 2, counted[1]
