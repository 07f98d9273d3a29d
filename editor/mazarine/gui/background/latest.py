"""The newest of several requests, computed in the background."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.errors import Cancelled, MazeError
from mazarine.gui.background.jobs import JobQueue
from mazarine.progress import watched

log = logging.getLogger(__name__)

IsCurrent = Callable[[], bool]
"""Whether the result is still wanted; may be asked from any thread."""


_Slot = Callable[..., object] | None


class LatestTask(QObject):
    """Computes one request at a time; meanwhile only the newest of the next requests is kept."""

    done = Signal(object)
    """The result of the newest request."""
    failed = Signal(object)
    """The exception that ended it."""

    def __init__(self, queue: JobQueue, parent: QObject, done: _Slot = None, failed: _Slot = None) -> None:
        super().__init__(parent)
        self._queue = queue
        if done is not None:
            self.done.connect(done)
        if failed is not None:
            self.failed.connect(failed)
        self._order = 0
        self._begin: Callable[[], Callable[[IsCurrent], Any]] | None = None
        self._busy_with: int | None = None

    def submit(self, begin: Callable[[], Callable[[IsCurrent], Any]]) -> None:
        """Submit a request; earlier requests are canceled.

        `begin` is called in this thread when its turn comes, to take copies of what the window may change. It
        returns the work, which is surely done then, and may stop early if it is not needed.
        """
        self._order += 1
        self._begin = begin
        self._go_on()

    @property
    def is_idle(self) -> bool:
        """Whether no request is in progress."""
        return self._busy_with is None

    def cancel(self) -> None:
        """Cancel all requests."""
        self._order += 1
        self._begin = None

    def _go_on(self) -> None:
        if self._busy_with is not None or self._begin is None:
            return
        begin, self._begin = self._begin, None
        try:
            work = begin()
        except Exception as error:
            log.exception("the newest request could not be started")
            self.failed.emit(error)
            return
        order, queue = self._order, self._queue
        self._busy_with = order

        def is_current() -> bool:
            return order == self._order and not queue.is_closed

        def watched_work() -> object:
            with watched(lambda _share: is_current()):
                return work(is_current)

        job = queue.run(watched_work)
        job.done.connect(self._take)
        job.failed.connect(self._give_up)

    @Slot(object)
    def _take(self, result: object) -> None:
        if self._end():
            self.done.emit(result)
        self._go_on()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        if self._end() and not isinstance(error, Cancelled):
            if not isinstance(error, MazeError):
                log.error("the newest request failed", exc_info=error)
            self.failed.emit(error)
        self._go_on()

    def _end(self) -> bool:
        """Note that the work is over; return whether it was the newest request."""
        is_newest = self._busy_with == self._order
        self._busy_with = None
        return is_newest
