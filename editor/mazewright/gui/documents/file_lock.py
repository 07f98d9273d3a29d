"""Tells other programs that a file is open here, by a lock beside it."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSysInfo, Slot

_PREFIX = ".~"
_LONGEST_NAME = 255
_TORN_S = 5
_MOST_OF_LOCK = 4096
_WAIT_MS = 30
"""A look at what was left behind holds a lock for a moment."""


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
    """Return a lock that only a program which has ended badly leaves behind."""
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
    holder : who has it open already, empty if it is free
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.holder = ""
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
            self.holder = _holder(lock)

    def holder_of(self, path: Path) -> str:
        """Return who has another file open, empty if it is free."""
        if path == self.path:
            return ""
        lock = locked(lock_beside(path))
        if lock.tryLock(_WAIT_MS):
            lock.unlock()
            return ""
        return _holder(lock)

    def release(self) -> None:
        """Release the file."""
        if self._lock is not None:
            self._lock.unlock()
        self.path, self.holder, self._lock = None, "", None


def is_left(lock: Path) -> bool:
    """Return whether no running process holds a lock; it is not held afterwards either."""
    file = locked(lock)
    is_free = file.tryLock(0)
    file.unlock()
    return is_free or not _holder(file)


def _holder(lock: QLockFile) -> str:
    """Return who holds a lock that could not be had, as far as it tells; empty where none can be made."""
    if lock.error() is not QLockFile.LockError.LockFailedError:
        return ""
    process, host, _program = lock.getLockInfo()
    if not host:
        return "another program"
    if host == QSysInfo.machineHostName():
        return f"process {process} on {host}"
    name = Path(lock.fileName()).name
    return f"process {process} on {host}; if that has ended, remove the file {name}"
