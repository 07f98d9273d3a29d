"""Shows other programs that a file is open here, by a lock beside it."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSysInfo, Slot

from mazarine.gui.i18n import tr_later
from mazarine.messages import Message

_PREFIX = ".~"
_LONGEST_NAME = 255
_TORN_S = 5
_MOST_OF_LOCK = 4096
_WAIT_MS = 30
"""A check for orphaned journals holds a lock for a moment."""


def lock_beside(path: Path) -> Path:
    """Return the lock of a file that is open, the same by whatever link it is reached."""
    file = Path(os.path.realpath(path))
    return file.with_name(f"{_PREFIX}{file.name}.lock")


def journal_beside(path: Path) -> Path:
    """Return the journal of a file that has changes which are not saved."""
    file = Path(os.path.realpath(path))
    return file.with_name(f"{_PREFIX}{file.name}.journal")


def file_of_journal(journal: Path) -> Path:
    """Return the file that a journal lies beside.

    >>> file_of_journal(Path("mazes/.~a.maze.journal")).as_posix()
    'mazes/a.maze'
    """
    return journal.with_name(journal.name.removeprefix(_PREFIX).removesuffix(".journal"))


def locked(lock: Path) -> QLockFile:
    """Return a lock that only a program which crashed leaves behind."""
    file = QLockFile(str(lock))
    file.setStaleLockTime(0)
    _sweep_torn(lock)
    return file


def _sweep_torn(lock: Path) -> None:
    """Remove an empty lock: the process that made it was killed at that moment."""
    with contextlib.suppress(OSError):
        status = lock.stat()
        # A power cut leaves nothing in a file, or zeros.
        is_torn = status.st_size < _MOST_OF_LOCK and not lock.read_bytes().strip(b"\0")
        if is_torn and time.time() - status.st_mtime > _TORN_S:
            lock.unlink()


class FileLock(QObject):
    """Locks one file at a time.

    Attributes
    ----------
    path : the file that is locked, None while none is
    owner : the other program that has the file open; None if there is none
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.owner: Message | None = None
        self._lock: QLockFile | None = None

    @Slot(object)
    def follow(self, path: Path | None) -> None:
        """Lock a file, and release the one before; where no lock can be made, nothing is locked."""
        if path == self.path:
            return
        self.release()
        if path is None or len(os.fsencode(journal_beside(path).name)) > _LONGEST_NAME:
            return
        lock = locked(lock_beside(path))
        if lock.tryLock(_WAIT_MS):
            self.path, self._lock = path, lock
        else:
            self.owner = _owner(lock)

    def owner_of(self, path: Path) -> Message | None:
        """Return which other program has another file open; None if there is none."""
        if path == self.path:
            return None
        lock = locked(lock_beside(path))
        if lock.tryLock(_WAIT_MS):
            lock.unlock()
            return None
        return _owner(lock)

    def release(self) -> None:
        """Release the file."""
        if self._lock is not None:
            self._lock.unlock()
        self.path, self.owner, self._lock = None, None, None


def is_orphaned(lock: Path) -> bool:
    """Return whether no running process holds a lock; it is not held afterwards either."""
    file = locked(lock)
    is_free = file.tryLock(0)
    file.unlock()
    return is_free or _owner(file) is None


def _owner(lock: QLockFile) -> Message | None:
    """Return the program that holds a lock which could not be taken; None where no lock can be made."""
    if lock.error() is not QLockFile.LockError.LockFailedError:
        return None
    process, host, _program = lock.getLockInfo()
    if not host:
        return tr_later("another program")
    if host == QSysInfo.machineHostName():
        return tr_later("process {process} on {host}", process=process, host=host)
    return tr_later(
        "process {process} on {host}; if that has ended, remove the file {name}",
        process=process, host=host, name=Path(lock.fileName()).name,
    )  # fmt: skip
