"""What a program has done, at the times that the mouse would take in a contest."""

from __future__ import annotations

from bisect import bisect_right

from mazarine.mouse.board import MouseBoard
from mazarine.mouse.model import MouseModel
from mazarine.mouse.script import Script
from mazarine.mouse.timing import Ride


class Replay:
    """The strides of a script that is complete.

    `times` are the seconds from the beginning to the end of each number of strides, from 0.
    """

    def __init__(self, model: MouseModel, board: MouseBoard, script: Script) -> None:
        self._ride = Ride(model, model.cell_m(board), script.courses)
        self.times, begins = [0.0], 0
        for course in script.courses:
            self.times += self._ride.times[begins + 1 : begins + len(course)]
            begins += len(course)

    def strides_at(self, seconds: float) -> int:
        """Return the number of strides that have ended at a time."""
        return max(bisect_right(self.times, seconds) - 1, 0)

    def at(self, seconds: float) -> tuple[float, float, float]:
        """Return where the mouse is at a time: x and y in half-steps, and its heading in eighths, 0 to 8."""
        return self._ride.at(seconds)
