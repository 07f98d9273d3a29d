"""Plays several subjects at once, step by step: at any speed, and back."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine.gui.features.watch.subjects import Subject

_FRAME_MS = 16
_WORK_S = 0.005
"""Seconds of work in one frame, at the most: six panes take the rest of it to be painted."""
_SLICE = 64


class Player(QObject):
    """Advances subjects with the time, all to the same step; one that has fewer steps stays at its last.

    Attributes
    ----------
    subjects : what is played
    count : the steps of the longest
    waits : whether further subjects are being made: the end may come later than it seems
    step : where they are
    is_playing : whether it advances by itself
    steps_per_s : the speed
    """

    changed = Signal()

    def __init__(self, subjects: Sequence[Subject] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.subjects: Sequence[Subject] = ()
        self.count, self.waits = 0, False
        self.steps_per_s = 60.0
        self.step = self._goal = 0
        self._due = 0.0
        self._timer = QTimer(self, interval=_FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self.is_playing = self._is_seeking = False
        self.show_subjects(subjects)

    def show_subjects(self, subjects: Sequence[Subject]) -> None:
        """Play these from now on, where the others were; without any, begin at the start next time."""
        self.subjects = subjects
        self.count = max((it.count for it in subjects), default=0)
        if not subjects:
            self.step = self._goal = 0
            self._due = 0.0
        for subject in subjects:
            if subject.step > self.step:
                subject.go(self.step)
        self._timer.start()
        self.changed.emit()

    @property
    def is_done(self) -> bool:
        """Whether there is no further step."""
        return self.step >= self.count and not self.waits

    def play(self) -> None:
        """Start to advance by itself; at the end, from the start."""
        if self.is_done:
            self.seek(0)
        self.is_playing = True
        if not self._is_seeking:
            self._due = float(self.step)
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Stop advancing."""
        self.is_playing = False
        self._goal = self.step
        self._timer.stop()
        self.changed.emit()

    def seek(self, step: int) -> None:
        """Go to a step; far ones take several frames."""
        self._goal = min(max(step, 0), self.count)
        self._due = float(self._goal)
        self._is_seeking = True
        goes_back = all(it.goes_back for it in self.subjects)
        if self._goal < self.step and not (goes_back and self._goal > self.step // 2):
            self._go(0)
        self._work()
        self.changed.emit()
        if self.step != self._goal:
            self._timer.start()

    def go_on(self) -> None:
        """Pause, and go one step further."""
        self.pause()
        self.seek(self.step + 1)

    def go_back(self) -> None:
        """Pause, and go one step back."""
        self.pause()
        self.seek(self.step - 1)

    @Slot()
    def _tick(self) -> None:
        if self.is_playing and not self._is_seeking:
            due = min(self._due + self.steps_per_s * _FRAME_MS / 1000, float(self.count))
            self._due = max(self._due, due)
            self._goal = max(self._goal, int(self._due))
        self._work()
        if self.is_playing and not self._is_seeking:
            # Steps that did not fit in the frame are dropped: the speed is not reachable.
            self._goal, self._due = self.step, min(self._due, self.step + 1.0)
        if self.is_done:
            self.is_playing = False
        if not self.is_playing and self.step == self._goal and not self._late:
            self._timer.stop()
            self.changed.emit()

    @property
    def _late(self) -> list[Subject]:
        """Those that are not as far as the others: they were made after them."""
        return [it for it in self.subjects if it.step < min(self.step, it.count)]

    def _work(self) -> None:
        """Do the steps that are due, as many as fit in a frame."""
        before, end, late = self.step, perf_counter() + _WORK_S, self._late
        has_caught_up = bool(late)
        while perf_counter() < end and (late or self.step != self._goal):
            for subject in late:
                subject.go(min(subject.step + _SLICE, self.step, subject.count))
            if not late:
                self._go(self.step + max(-_SLICE, min(_SLICE, self._goal - self.step)))
            late = late and self._late
        self._is_seeking = self._is_seeking and self.step != self._goal
        if self.step != before or has_caught_up:
            self.changed.emit()

    def _go(self, step: int) -> None:
        self.step = step
        for subject in self.subjects:
            subject.go(min(step, subject.count))
