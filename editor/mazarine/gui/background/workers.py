"""The threads that all open mazes share; each maze has one more for its segmentation."""

from __future__ import annotations

import sys
from importlib import import_module

from PySide6.QtCore import QDeadlineTimer, QObject, QThread, Slot

from mazarine.gui.background.jobs import JobQueue

_SWITCH_S = 1e-4
"""How long a thread may run Python before the window has its turn. The window ends its turn at each call of
Qt: with Python's default of five milliseconds a frame would take tens of milliseconds while a thread runs."""


class Workers(QObject):
    """Queues of jobs, each with its own thread.

    Attributes
    ----------
    jobs : reads and writes files, and draws small views of mazes
    studies : calculations that may take seconds; files must not wait for them
    trials : previews while the pointer is idle
    journal : writes journals of unsaved edits; it waits for nothing else
    walks : runs explorers, which may take minutes
    leagues : waits for the programs of a league, and for the searches of a book
    console : runs code that the user has written
    tiles : paints parts of mazes that are larger than memory, and tiles of maps
    stores : segments such mazes, which may take hours
    is_closed : whether no job is begun any more
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCH_S)
        self._threads: list[QThread] = []
        self.is_closed = False
        (
            self.jobs, self.studies, self.trials, self.walks, self.journal, self.console, self.tiles,
            self.stores, self.leagues,
        ) = self._queues = [
            JobQueue(self._thread(name), self)
            for name in ("jobs", "studies", "trials", "walks", "journal", "console", "tiles", "stores",
                         "leagues")
        ]  # fmt: skip

    @Slot()
    def load_formats(self) -> None:
        """Load the formats of journals, which the first stroke needs."""
        if not self.is_closed:
            self.jobs.run(_load_formats)

    def close(self, timeout_s: float | None = None) -> bool:
        """End all threads after the work in progress; return False if one has not ended in time."""
        self.is_closed = True
        for queue in self._queues:
            queue.is_closed = True
        for thread in self._threads:
            thread.quit()
        deadline = deadline_in(timeout_s)
        ended = [thread.wait(deadline) for thread in self._threads]
        return all(ended)

    def _thread(self, name: str) -> QThread:
        thread = QThread(self)
        thread.setObjectName(name)
        self._threads.append(thread)
        return thread


def deadline_in(timeout_s: float | None) -> QDeadlineTimer:
    """Return a deadline this many seconds from now; None means never."""
    if timeout_s is None:
        return QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever)
    return QDeadlineTimer(int(timeout_s * 1000))


def _load_formats() -> None:
    import_module("mazarine.files.journal")
