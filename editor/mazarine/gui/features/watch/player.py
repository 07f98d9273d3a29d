"""Plays several subjects and a walk at once, step by step: at any speed, and back."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from mazarine.gui.features.watch.subjects import Subject
from mazarine.gui.features.watch.walk import Walk

_FRAME_MS = 16
_WORK_S = 0.005
"""Seconds of work in one frame, at the most: six panes take the rest of it to be painted."""
_SLICE = 64


class Player(QObject):
    """Advances subjects with the time, all to the same step; one that has fewer steps stays at its last.

    They wait for a walk, whose programs and users may take their time.

    Attributes
    ----------
    subjects : what is played
    walk : what walks with them
    waits : whether further subjects are being made: the end may come later than it seems
    step : where they are
    is_playing : whether it advances by itself
    steps_per_s : the speed
    """

    changed = Signal()
    count_changed = Signal()
    """There may be more steps."""

    def __init__(self, subjects: Sequence[Subject] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.subjects: Sequence[Subject] = ()
        self.walk: Walk | None = None
        self.waits, self.steps_per_s = False, 60.0
        self.step = self._goal = 0
        self._due = self._ticked = 0.0
        self._timer = QTimer(self, interval=_FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.is_playing = self._is_seeking = self._steps_once = False
        self.show_subjects(subjects)

    @property
    def count(self) -> int:
        """The steps of the longest subject, or of the walk as far as it is known."""
        return max(0 if self.walk is None else self.walk.far, 0, *(it.count for it in self.subjects))

    @property
    def is_done(self) -> bool:
        """Whether there is no further step."""
        is_over = self.walk is None or self.walk.is_over
        return self.step >= self.count and is_over and not self.waits

    def show_subjects(self, subjects: Sequence[Subject]) -> None:
        """Play these from now on, where the others were; without any, begin at the start next time."""
        self.subjects = subjects
        if not subjects and self.walk is None:
            self.step = self._goal = 0
            self._due = 0.0
        for subject in subjects:
            if subject.step > self.step:
                subject.go(self.step)
        self._timer.start()
        self.changed.emit()

    def follow_walk(self, walk: Walk | None) -> None:
        """Play with this walk from now on; it goes where the others are, unless it is alone."""
        self.walk = walk
        if walk is None:
            return
        walk.changed.connect(self._follow)
        walk.far_changed.connect(self._run_ahead)
        if self.subjects:
            walk.seek(self.step)
        else:
            self.step = self._goal = 0
            self._due = 0.0

    def play(self) -> None:
        """Start to advance by itself; at the end, from the start."""
        if self.is_done:
            self.seek(0)
        self._ticked = perf_counter()
        self.is_playing, self._steps_once = True, False
        if not self._is_seeking:
            self._due = float(self.step)
        self._timer.start()
        self.changed.emit()

    def pause(self) -> None:
        """Stop advancing; what programs do before their next step is still shown."""
        self.is_playing = self._steps_once = False
        self._goal = self.step
        self._run_ahead()
        self._stop_timer()
        self.changed.emit()

    def seek(self, step: int) -> None:
        """Go to a step; far ones take several frames."""
        self._goal = min(max(step, 0), self.count)
        self._due = float(self._goal)
        self._is_seeking, self._steps_once = True, False
        if self.walk is not None:
            self.walk.seek(self._goal)
        goes_back = all(it.goes_back for it in self.subjects)
        if self._goal < self.step and not (goes_back and self._goal > self.step // 2):
            self._go(0)
        self._work(perf_counter() + _WORK_S)
        self.changed.emit()
        if self.step != self._goal:
            self._timer.start()

    def go_on(self) -> None:
        """Pause, and go one step further."""
        self.pause()
        walk = self.walk
        if walk is None or walk.is_over:
            self.seek(self.step + 1)
            return
        walk.leave_clock()
        if walk.is_ready:
            self._steps_once = True
            walk.allow(1)
            self._step_walk(walk)
        self.changed.emit()

    def go_back(self) -> None:
        """Pause, and go one step back."""
        self.pause()
        self.seek(self.step - 1)

    @Slot()
    def _follow(self) -> None:
        """Follow the walk; its programs are looked at in each frame."""
        if self.walk is not None and self.walk.programs:
            self._timer.start()
        self._run_ahead()
        self.changed.emit()

    @Slot()
    def _run_ahead(self) -> None:
        """Look how far the walk goes, so that the slider reaches all of it."""
        if self.walk is not None and not self.is_playing:
            self.walk.run_ahead()
        self.count_changed.emit()

    @Slot()
    def _tick(self) -> None:
        now, walk = perf_counter(), self.walk
        end, passed, self._ticked = now + _WORK_S, now - self._ticked, now
        if walk is not None and not walk.is_ready:
            self._work(end)
            return
        if walk is not None and walk.programs:
            # Until the frame is painted; timers wait for that.
            walk.hold(is_held=True)
            QTimer.singleShot(0, self._release_programs)
        if self.is_playing and not self._is_seeking:
            self._advance(walk, passed, end)
        elif walk is not None and not self._step_walk(walk) and walk.catch_up():
            self.changed.emit()
        self._work(end)
        if self.is_playing and not self._is_seeking:
            # Steps that did not fit in the frame are dropped: the speed is not reachable.
            self._goal, self._due = self.step, min(self._due, self.step + 1.0)
        if self.is_done:
            self.is_playing = False
        if not self.is_playing and self._stop_timer():
            self.changed.emit()

    def _advance(self, walk: Walk | None, passed: float, end: float) -> None:
        """Find the step that is due; a walk that is not over goes there first."""
        if walk is not None and walk.timed is not None and not walk.is_over:
            is_playing = walk.go_in_time(passed, end)
            self._goal = max(self.step, walk.turn)
            self._due = float(self._goal)
            if not is_playing and not walk.is_over:
                self.is_playing = False
            self.changed.emit()
            return
        self._due += self.steps_per_s * _FRAME_MS / 1000
        if walk is None or walk.is_over:
            self._due = max(min(self._due, float(self.count)), float(self.step))
            self._goal = max(self._goal, int(self._due))
            return
        # A program is a little ahead, so that it need not be waited for at each step.
        walk.allow(2 + int(2 * self.steps_per_s * _FRAME_MS / 1000))
        before, due = walk.turn, int(self._due)
        while walk.turn < due and perf_counter() < end and walk.advance():
            pass
        self._goal = due if walk.is_over and self.subjects else max(self.step, walk.turn)
        if walk.catch_up() or (walk.turn != before and self._goal == self.step):
            self.changed.emit()

    def _step_walk(self, walk: Walk) -> bool:
        """Make the one step of the walk that is due; return whether it was made."""
        if not self._steps_once or not walk.advance():
            return False
        self._steps_once = False
        self._goal = max(self.step, walk.turn)
        self._work(perf_counter() + _WORK_S)
        return True

    @Slot()
    def _release_programs(self) -> None:
        if self.walk is not None:
            self.walk.hold(is_held=False)

    def _stop_timer(self) -> bool:
        """Stop to look at the time, if nothing is to be done; return whether that is so."""
        programs = () if self.walk is None else self.walk.programs
        if self.step != self._goal or self._late or not all(it.has_ended for it in programs):
            return False
        self._timer.stop()
        return True

    @property
    def _late(self) -> list[Subject]:
        """Those that are not as far as the others: they were made after them."""
        return [it for it in self.subjects if it.step < min(self.step, it.count)]

    def _work(self, end: float) -> None:
        """Do the steps that are due, as many as fit in a frame; some in any case, so that they are seen."""
        before, late = self.step, self._late
        has_caught_up = bool(late)
        while late or self.step != self._goal:
            for subject in late:
                subject.go(min(subject.step + _SLICE, self.step, subject.count))
            if not late:
                self._go(self.step + max(-_SLICE, min(_SLICE, self._goal - self.step)))
            late = late and self._late
            if perf_counter() >= end:
                break
        self._is_seeking = self._is_seeking and self.step != self._goal
        if self.step != before or has_caught_up:
            self.changed.emit()

    def _go(self, step: int) -> None:
        self.step = step
        for subject in self.subjects:
            subject.go(min(step, subject.count))
