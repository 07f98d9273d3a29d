"""An engine that a test can hold in the middle of its work."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

from mazarine.errors import Cancelled
from mazarine.regions import Segmentation, Space

_WITHIN_S = 60


class HeldEngine:
    """Segments, but only as long as the gate is open.

    Attributes
    ----------
    gate : set it to let the work go on, clear it to hold the next
    runs : how many segmentations have begun
    cancelled : how many of them were told to stop
    """

    def __init__(self) -> None:
        self.gate = Event()
        self.gate.set()
        self.entered = Event()
        self.runs = 0
        self.cancelled = 0

    def hold(self) -> None:
        """Hold the next segmentation."""
        self.entered.clear()
        self.gate.clear()

    def wait_until_held(self) -> None:
        """Wait until a segmentation is at the gate."""
        assert self.entered.wait(_WITHIN_S)

    def __call__(self, space: Space, progress: Callable[[float], bool]) -> Segmentation:
        self.runs += 1
        self.entered.set()
        while not self.gate.wait(0.005):
            if not progress(0.5):
                self.cancelled += 1
                raise Cancelled
        return Segmentation.of_space(space, progress)
