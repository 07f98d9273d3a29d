"""Long jobs off the window's thread, one after another in a thread of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

log = logging.getLogger(__name__)


class Job(QObject):
    """A job, as the window's thread sees it."""

    done = Signal(object)
    """The result of the work."""
    failed = Signal(object)
    """The exception that it raised."""


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
