"""A league that runs in the background."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Generator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine.errors import Cancelled
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.features.league.contest import IsWanted, Run, Start, begin
from mazarine.gui.features.league.draft import Draft

_LOOK_EVERY_MS = 100
_MOST_REPLAY_BYTES = 1 << 28
"""Of all runs together: further ones are not kept."""
_MOST_AT_ONCE = 50
"""Results that are shown at once: a frame has little time."""


class BackgroundLeague(QObject):
    """Runs the programs of a plan, and keeps their results.

    `draft` is the plan that was started last; None if its results are no longer wanted.
    """

    started = Signal()
    runs_changed = Signal()
    arrived = Signal(object)
    """Results were taken: those of the programs with these names, of which there may be none."""
    ended = Signal(object)
    """No program runs any more: the error if the plan cannot be run, or None."""

    def __init__(self, queue: JobQueue, parent: QObject) -> None:
        super().__init__(parent)
        self._queue = queue
        self._inbox: deque[tuple[list[Run], Start] | tuple[int, Any]] = deque()
        self._order = 0
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self._take)
        self.clear()

    @property
    def is_busy(self) -> bool:
        return self._timer.isActive()

    @property
    def done(self) -> int:
        return sum(run.result is not None for run in self.runs)

    def clear(self) -> None:
        self.draft: Draft | None = None
        self._start: Start | None = None
        self._show([])

    def run(self, draft: Draft) -> None:
        """Start the programs of a plan, which does not change any more."""
        self.clear()
        self.draft, inbox = draft, self._inbox

        def start(is_wanted: IsWanted, _finished: Collection[int]) -> Generator[tuple[int, Any], None, None]:
            runs, play = begin(draft, is_wanted)
            inbox.append((runs, play))
            yield from play(is_wanted, ())

        self._work(start, ())

    @Slot()
    def go_on(self) -> None:
        """Start the programs for the runs that are missing."""
        if self._start is not None:
            self._work(self._start, {it for it, run in enumerate(self.runs) if run.result is not None})

    @Slot()
    def stop(self) -> None:
        self._order += 1

    def _work(self, start: Start, finished: Collection[int]) -> None:
        self._order += 1
        order, queue, inbox = self._order, self._queue, self._inbox
        inbox.clear()

        def is_wanted() -> bool:
            return order == self._order and not queue.is_closed

        def work() -> None:
            outcomes = start(is_wanted, finished)
            with suppress(Cancelled):
                for outcome in outcomes:
                    if not is_wanted():
                        break
                    inbox.append(outcome)
            outcomes.close()

        queue.run(work).then(self._end, self._end)
        self._timer.start()
        self.started.emit()

    def _show(self, runs: list[Run]) -> None:
        self.runs, self._replay_bytes = runs, 0
        self.runs_changed.emit()

    @Slot()
    def _take(self, most: int = _MOST_AT_ONCE) -> None:
        changed = set()
        for _ in range(min(most, len(self._inbox))):
            first, second = self._inbox.popleft()
            if isinstance(first, list):
                self._start = second
                self._show(first)
                # What is shown with results comes later: a frame has little time.
                return
            run = self.runs[first]
            run.result = self._without_large(second)
            changed.add(run.program)
        self.arrived.emit(changed)

    def _without_large(self, result: Any) -> Any:
        """Return a result without its replay if all replays together are too large."""
        size = len(getattr(result, "replay", b""))
        if self._replay_bytes + size > _MOST_REPLAY_BYTES:
            return replace(result, replay=b"")
        self._replay_bytes += size
        return result

    @Slot(object)
    def _end(self, error: Exception | None) -> None:
        self._timer.stop()
        while self._inbox:
            self._take(len(self._inbox))
        self.ended.emit(error)
