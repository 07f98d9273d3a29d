"""Long jobs, one after another, off the window's thread: reading, saving, drawing from afar."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

log = logging.getLogger(__name__)


class Job(QObject):
    """A job, as the window's thread sees it."""

    done = Signal(object)
    """What the work returned."""
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
    """Does the jobs; it lives in the jobs thread."""

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
