"""Keeps the journal of the window's maze while it has changes that are not saved."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal, Slot

from editor.errors import MazeError
from editor.gui.background.jobs import JobQueue
from editor.gui.document import Document
from editor.gui.timers import single_shot
from editor.maze.edits import Change

if TYPE_CHECKING:
    from editor.files.journal import CellPatch, JournalWriter, Origin
    from editor.maze import Maze

log = logging.getLogger(__name__)

SUFFIX = ".journal"
_REST_MS = 400
"""What is drawn is on the disk so long afterwards, and as long as that takes."""
_NO_JOURNAL = "What you draw is in memory only, until you save it: no journal can be kept. {}"


class JournalKeeper(QObject):
    """Writes aside what changes; removes the journal when all is saved or given up.

    Parameters
    ----------
    folder : where journals are kept
    is_saving : whether a file is being written: until it is there, the journal stays

    Attributes
    ----------
    path : the journal, whether it is there or not
    """

    written = Signal()
    """What was drawn is on the disk."""
    failed = Signal(str)
    """The sentence that says why there is no journal; once, until there is one again."""

    def __init__(
        self,
        document: Document,
        queue: JobQueue,
        folder: Path,
        is_saving: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._queue, self._is_saving = document, queue, is_saving
        self.path = folder / f"{secrets.token_hex(8)}{SUFFIX}"
        self._writer: JournalWriter | None = None
        self._guard = Lock()
        """Held while the journal is written or removed."""
        self._lock = QLockFile(f"{self.path}.lock")
        self._lock.setStaleLockTime(0)
        self._patches: list[CellPatch] = []
        self._wants_maze, self._is_there, self._has_failed, self._is_over = True, False, False, False
        self._timer = single_shot(self, _REST_MS, self._write)
        document.maze_changed.connect(self._follow)
        document.maze_replaced.connect(self._start_over)
        document.dirty_changed.connect(self.look)

    @property
    def is_settled(self) -> bool:
        """Whether all that was drawn is on its way to the disk."""
        return not self._timer.isActive()

    @Slot()
    def look(self) -> None:
        """Remove the journal if all is saved; else have it written."""
        if self._document.is_dirty:
            self._ask()
        elif self._is_there and not self._is_saving():
            self._is_there, self._wants_maze = False, True
            self._patches.clear()
            self._timer.stop()
            self._queue.run(self._drop)

    def finish(self) -> None:
        """Remove the journal: the window closes, and everything is saved or given up."""
        self._is_over = True
        self._timer.stop()
        self._drop()

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if change.reshaped:
            self._start_over()
        elif not self._wants_maze:
            from editor.files.journal import CellPatch  # noqa: PLC0415  # loads the formats

            self._patches.append(CellPatch.of(self._document.maze, change.dirty))
            self._ask()

    @Slot()
    def _start_over(self) -> None:
        self._wants_maze = True
        self._patches.clear()
        self.look()

    def _ask(self) -> None:
        if not self._timer.isActive() and not self._is_over:
            self._timer.start()

    @Slot()
    def _write(self) -> None:
        document = self._document
        if self._is_over or not document.is_dirty:
            return
        patches, self._patches = self._patches, []
        if not self._wants_maze and not patches:
            return
        from editor.files.journal import JournalWriter, Origin  # noqa: PLC0415  # loads the formats

        writer = self._writer = self._writer or JournalWriter(self.path)
        if self._wants_maze:
            origin = Origin(str(document.path) if document.path else None, document.format, document.name)
            maze = document.maze.copy()
            job = self._queue.run(lambda: self._guarded(lambda: self._begin(writer, origin, maze)))
        else:
            job = self._queue.run(lambda: self._guarded(lambda: writer.append(patches)))
        self._wants_maze, self._is_there = False, True
        job.done.connect(self._take)
        job.failed.connect(self._give_up)

    def _begin(self, writer: JournalWriter, origin: Origin, maze: Maze) -> None:
        """Write the whole maze, and say by a lock that somebody keeps it."""
        writer.begin(origin, maze)
        self._lock.tryLock(0)

    def _guarded(self, work: Callable[[], None]) -> bool:
        """Write in the jobs' thread; tell whether the whole maze should be written next."""
        with self._guard:
            if self._is_over:
                return False
            work()
            return self._writer is not None and self._writer.wants_maze

    def _drop(self) -> None:
        with self._guard:
            if self._writer is not None:
                self._writer.drop()
                self._lock.unlock()

    @Slot(object)
    def _take(self, wants_maze: bool) -> None:
        self._has_failed = False
        self._wants_maze = self._wants_maze or wants_maze
        self.written.emit()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        log.warning("the journal cannot be written", exc_info=error)
        self._wants_maze = True
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit(_NO_JOURNAL.format(error if isinstance(error, MazeError) else ""))
