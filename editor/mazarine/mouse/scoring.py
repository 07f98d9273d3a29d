"""The figures of a run and its score, as the simulator mms counts them.

Score: turns and effective distance of the best run, plus a tenth of all turns and effective distance; 2000
while the goal was not reached. The effective distance of a move of d is d up to 2, else d / 2 + 1. The source
of mms counts d in half-steps, its README in full steps.
"""

from __future__ import annotations

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

    Parameters
    ----------
    half_steps_in_one : the half-steps in a unit of distance: 1 as in the source of mms, 2 as in its README

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
        """The score."""
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
        """Count a turn."""
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
