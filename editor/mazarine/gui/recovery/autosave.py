"""Keeps a journal of the open maze while it has changes that are not saved."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files
from mazarine.errors import MazeError, MazeFileError
from mazarine.files.access import exists, is_file
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.timers import single_shot
from mazarine.gui.disk.disk_watch import FileStamp, stamp_of
from mazarine.gui.disk.file_lock import LockFile, journal_beside
from mazarine.gui.disk.maze_file import MazeFile
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import IN_MEMORY, Journal
from mazarine.maze.edits import Change
from mazarine.messages import Message, in_sequence

if TYPE_CHECKING:
    from mazarine.files.journal import JournalPatch, JournalWriter, Origin
    from mazarine.maze import Maze

log = logging.getLogger(__name__)

SUFFIX = ".journal"
POINTER = ".beside"
"""The suffix of a file that contains the path of a journal outside the folder."""
_AGAIN_MS = 3000
"""After a failure it is tried again."""
_REST_MS = 400
"""Changes are on the disk after this time, plus the time to write them; the first one at once."""
_PREPARE_AFTER_MS = 250
_PREPARE_FROM_CELLS = 1 << 18
"""A saved maze of this size that rests for this time is made ready for its journal."""


class _Written(NamedTuple):
    """The result of writing: whether the whole maze should be next, and the maze whose journal was begun."""

    wants_maze: bool
    begins: int | None


class Autosave(Journal):
    """Writes changes in the background; removes the journal when all is saved or discarded.

    A journal begins with the whole maze. Its bytes are made ready while there is nothing to save, so that the
    first change of a large maze is on the disk at once.

    The journal lies beside the file that it belongs to. Where there is no file, or nothing can be written
    beside it, or another window has it open, the journal lies in a folder of the program.

    Parameters
    ----------
    folder : where journals are kept that do not lie beside a file, and pointers to those that do
    file : of the document; while it is being written, the journal stays
    """

    written = Signal()
    """What was drawn is on the disk."""
    failed = Signal(object)
    """The message why there is no journal; once, until there is one again."""

    def __init__(
        self, document: Document, queue: JobQueue, folder: Path, file: MazeFile, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._queue, self._file = document, queue, file
        self._token, self._folder = os.urandom(8).hex(), folder
        self._aside = folder / f"{self._token}{SUFFIX}"
        self._pointer = folder / f"{self._token}{POINTER}"
        self._writer: JournalWriter | None = None
        self._taken: tuple[Path, FileStamp | None] | None = None
        self._forget: Callable[[], None] = _nothing
        self._maze_number = 0
        """Counts mazes that were opened: reports about an earlier one do not count any more."""
        self._guard = Lock()
        """Held while the journal is written or removed."""
        self._lock = LockFile(folder / f"{self._aside.name}.lock")
        self._patches: list[JournalPatch] = []
        self._base: bytes | None = None
        """The maze as it was before the patches, for a journal that has not begun."""
        self._preparing = single_shot(self, _PREPARE_AFTER_MS, self._prepare)
        self._wants_maze, self._is_there, self._has_failed, self._is_over = True, False, False, False
        self._timer = single_shot(self, _REST_MS, self._write)
        self._preparing.start()
        document.path_changed.connect(self._write_whole)
        document.dirty_changed.connect(self.look)
        file.saver.busy_changed.connect(self.look)

    @property
    def path_there(self) -> Path | None:
        """The journal; None while there is none."""
        writer = self._writer
        return None if writer is None else writer.path

    def where_kept(self) -> Message:
        """Return a message that says where unsaved changes are kept."""
        path = self.path_there
        is_kept = path is not None and exists(path) and not self._has_failed
        if not is_kept:
            return IN_MEMORY
        return tr_later("Your changes are kept, also in the journal {path}.", path=path)

    def take_over(self, journal: Path, forget: Callable[[], None]) -> None:
        """Treat a journal that was left behind as this document's: what is in it is open here now.

        It is forgotten once all of the maze is in a journal of this program, is saved or given up.
        """
        self._taken, self._forget = (journal, stamp_of(journal)), forget

    @property
    def is_settled(self) -> bool:
        """Whether all changes have been passed on for writing."""
        return not self._timer.isActive()

    @Slot()
    def look(self) -> None:
        """Remove the journal if everything is saved; otherwise request that it is written."""
        if self._document.is_dirty:
            self._ask()
        elif not self._file.is_saving:
            self._forget_taken()
            if self._patches or self._is_there:
                self._base = None
                self._patches.clear()
            if self._is_there:
                self._is_there, self._wants_maze = False, True
                self._timer.stop()
                self._queue.run(self._drop)
            if self._base is None and not self._is_over:
                self._preparing.start()

    def finish(self) -> None:
        """Remove the journal: the window closes, and everything is saved or given up."""
        self._is_over = True
        self._timer.stop()
        self._drop()
        self._forget_taken()

    def start_over(self) -> None:
        """Request that the document's new maze is written."""
        self._maze_number += 1
        self._write_whole()

    def follow(self, change: Change) -> None:
        """Request that a change is written later."""
        if change.reshaped:
            self._write_whole()
        elif not self._wants_maze or self._base is not None:
            if len(change.dirty):
                self._patches.append(files.journal.CellPatch.of(self._document.maze, change.dirty))
            if change.metadata_changed:
                self._patches.append(files.journal.MetadataPatch.of(self._document.maze))
            if change.growth_changed:
                self._patches.append(files.journal.GrowthPatch.of(self._document.maze))
            self._ask()

    @Slot()
    def _write_whole(self) -> None:
        self._wants_maze, self._base = True, None
        self._patches.clear()
        self.look()

    @Slot()
    def _prepare(self) -> None:
        """Make the maze ready for a journal, while there is nothing to save."""
        document = self._document
        is_small = document.maze.cells.size < _PREPARE_FROM_CELLS
        if self._is_over or document.is_dirty or is_small:
            return
        snapshot, revision = document.snapshot(), document.revision

        def keep(base: bytes) -> None:
            if document.revision == revision and self._wants_maze:
                self._base = base

        self._queue.run(lambda: files.journal.encoded(snapshot.maze())).done.connect(keep)

    def _ask(self) -> None:
        if not self._timer.isActive() and not self._is_over:
            self._timer.start(_REST_MS if self._is_there else 0)

    @Slot()
    def _write(self) -> None:
        document = self._document
        # What is being saved is not on the disk yet.
        if self._is_over or not (document.is_dirty or self._file.is_saving):
            return
        patches, self._patches = self._patches, []
        base, self._base = self._base, None
        if not self._wants_maze and not patches:
            return
        if self._wants_maze:
            path = str(document.path) if document.path else None
            origin = files.journal.Origin(path, document.format, str(document.name), self._file.disk.stamp)
            snapshot, file, number = document.snapshot(), self._file.lock.path, self._maze_number

            def begin() -> None:
                self._begin(file, origin, snapshot.maze() if base is None else base)
                if base is not None:
                    self._append(patches)

            job = self._queue.run(lambda: self._guarded(begin, number))
        else:
            job = self._queue.run(lambda: self._guarded(lambda: self._append(patches)))
        self._wants_maze, self._is_there = False, True
        job.then(self._take, self._give_up)

    # In the journal's thread

    def _begin(self, file: Path | None, origin: Origin, maze: Maze | bytes) -> None:
        """Write the whole maze: beside its file if possible, else in the program's folder."""
        if file is not None:
            try:
                self._point_to(journal_beside(file))
                self._begin_at(journal_beside(file), origin, maze)
            except (MazeFileError, OSError):
                log.info("no journal can be kept beside %s", file, exc_info=True)
            else:
                return
        self._begin_at(self._aside, origin, maze)
        self._point_to(None)

    def _begin_at(self, path: Path, origin: Origin, maze: Maze | bytes) -> None:
        before = self._writer
        if before is not None and before.path == path:
            before.begin(origin, maze)
            return
        if is_file(path) and (path, stamp_of(path)) != self._taken:
            # Left behind by a program that ended badly; the next start offers it.
            self._folder.mkdir(parents=True, exist_ok=True)
            shutil.move(path, self._folder / f"{os.urandom(8).hex()}{SUFFIX}")
        writer = files.journal.JournalWriter(path)
        writer.begin(origin, maze)
        if path == self._aside:
            self._lock.try_lock()
        self._writer, self._taken = writer, None
        if before is not None:
            before.drop()

    def _point_to(self, journal: Path | None) -> None:
        """Record for the next start where the journal is; if that fails, opening the file finds it."""
        with contextlib.suppress(OSError):
            if journal is None:
                self._pointer.unlink(missing_ok=True)
            else:
                self._folder.mkdir(parents=True, exist_ok=True)
                self._pointer.write_bytes(os.fsencode(journal))

    def _append(self, patches: list[JournalPatch]) -> None:
        if self._writer is None:
            raise MazeFileError(self._aside, files.journal.messages.JournalMessage.JOURNAL_NOT_STARTED())
        self._writer.append(patches)

    def _guarded(self, work: Callable[[], None], begins: int | None = None) -> _Written:
        """Write in the jobs' thread; `begins` is the number of the maze that a journal is begun for."""
        with self._guard:
            if self._is_over:
                return _Written(False, None)
            work()
            return _Written(self._writer is not None and self._writer.wants_maze, begins)

    def _drop(self) -> None:
        with self._guard:
            if self._writer is not None:
                self._writer.drop()
                self._writer = None
                self._lock.unlock()
            self._point_to(None)

    @Slot(object)
    def _take(self, written: _Written) -> None:
        self._has_failed = False
        self._wants_maze = self._wants_maze or written.wants_maze
        if written.begins == self._maze_number:
            self._forget_taken()
        self.written.emit()

    def _forget_taken(self) -> None:
        forget, self._forget = self._forget, _nothing
        forget()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        log.warning("the journal cannot be written", exc_info=error)
        self._wants_maze = True
        if not self._is_over and self._document.is_dirty:
            self._timer.start(_AGAIN_MS)
        if not self._has_failed:
            self._has_failed = True
            message = tr_later(
                "Changes are in memory only until you save: the recovery journal cannot be written."
            )
            self.failed.emit(in_sequence(message, error.message) if isinstance(error, MazeError) else message)


def _nothing() -> None:
    """Forget no journal."""
