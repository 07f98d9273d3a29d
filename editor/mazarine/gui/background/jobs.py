"""Long jobs off the window's thread, one after another; and the newest of several requests."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from mazarine.errors import Cancelled, MazeError
from mazarine.progress import watched

log = logging.getLogger(__name__)


class Job(QObject):
    """A job, as the window's thread sees it."""

    done = Signal(object)
    """The result of the work."""
    failed = Signal(object)
    """The exception that it raised."""

    def then(self, done: Callable[..., object], failed: Callable[..., object]) -> None:
        """Call a slot with the result, or another one with the exception that the work raised."""
        self.done.connect(done)
        self.failed.connect(failed)


@dataclass(frozen=True, eq=False)
class Ticket:
    """A job on its way to the thread and back."""

    number: int
    work: Callable[[], Any]
    result: Any = None
    error: Exception | None = None


class JobRunner(QObject):
    """Does the jobs; it lives in the jobs' thread."""

    ended = Signal(object)

    @Slot(object)
    def run(self, ticket: Ticket) -> None:
        """Do one job and send its ticket back."""
        try:
            result, error = ticket.work(), None
        except Exception as failure:
            log.info("a job failed", exc_info=True)
            result, error = None, failure
        self.ended.emit(Ticket(ticket.number, ticket.work, result, error))


class JobQueue(QObject):
    """Does jobs in a thread, which starts with the first job; the owner of the thread ends it."""

    _wanted = Signal(object)

    def __init__(self, thread: QThread, parent: QObject) -> None:
        super().__init__(parent)
        self._thread = thread
        self._jobs: dict[int, Job] = {}
        self._count = 0
        self.is_closed = False
        """Whether no job is begun any more; running work should end without a result."""
        self._runner = JobRunner()
        self._runner.moveToThread(thread)
        self._runner.ended.connect(self._end)
        self._wanted.connect(self._runner.run)

    def run(self, work: Callable[[], Any]) -> Job:
        """Do a job after those that wait; connect to its signals at once. A closed queue never does it."""
        job = Job(self)
        if self.is_closed:
            return job
        if not self._thread.isRunning():
            self._thread.start()
        self._count += 1
        self._jobs[self._count] = job
        self._wanted.emit(Ticket(self._count, work))
        return job

    @Slot(object)
    def _end(self, ticket: Ticket) -> None:
        job = self._jobs.pop(ticket.number)
        # A closed window must not ask questions.
        if not self.is_closed:
            if ticket.error is not None:
                job.failed.emit(ticket.error)
            else:
                job.done.emit(ticket.result)
        job.deleteLater()


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

        queue.run(watched_work).then(self._take, self._give_up)

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
