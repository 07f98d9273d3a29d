"""The runs of a mouse as contests count them: a run begins when it leaves the start, and ends in a goal.

Turns at the start belong to no run, and a mouse that comes back to it without a goal begins a new one. What
follows a goal is a return, until the mouse is at the start again or is put back.
"""

from __future__ import annotations

from collections.abc import Sequence

Count = tuple[float, int]
"""Full steps, and turns."""


class Runs:
    """Counts the moves and turns of each run.

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
