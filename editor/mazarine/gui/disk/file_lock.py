"""Shows other programs that a file is open here, by a lock beside it."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QSysInfo, Slot

from mazarine.files.access import opened_regular
from mazarine.files.faults import Fault
from mazarine.gui.file_names import stored
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
    return file.with_name(f"{_PREFIX}{stored(Path(file.name))}.lock")


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


def is_beside(journal: Path) -> bool:
    """Return whether a journal lies beside its file, and not in a folder of the program."""
    return journal.name.startswith(_PREFIX)


class LockFile:
    """A lock that only a program which crashed leaves behind.

    What stands in its place and is no lock is not looked into, and locks nothing.
    """

    def __init__(self, path: Path) -> None:
        self._file = QLockFile(str(path))
        self._file.setStaleLockTime(0)
        self._is_sound = _is_sound(path)

    def try_lock(self, wait_ms: int = 0) -> bool:
        """Return whether the lock was free, and is held now."""
        return self._is_sound and self._file.tryLock(wait_ms)

    def unlock(self) -> None:
        self._file.unlock()

    @property
    def owner(self) -> Message | None:
        """The program that holds a lock which could not be taken; None where no lock can be made."""
        if not self._is_sound or self._file.error() is not QLockFile.LockError.LockFailedError:
            return None
        process, host, _program = self._file.getLockInfo()
        if not host:
            return tr_later("another program")
        if host == QSysInfo.machineHostName():
            return tr_later("process {process} on {host}", process=process, host=host)
        return tr_later(
            "process {process} on {host}; if that has ended, remove the file {name}",
            process=process, host=host, name=Path(self._file.fileName()).name,
        )  # fmt: skip


def _is_sound(lock: Path) -> bool:
    """Return whether there is a lock, or room for one; remove one that a process which was killed began."""
    try:
        with opened_regular(lock) as file:
            data = file.read(_MOST_OF_LOCK + 1)
            age = time.time() - os.fstat(file.fileno()).st_mtime
    except FileNotFoundError:
        return True
    except (OSError, Fault):
        return False
    # A power cut leaves nothing in a file, or zeros.
    if not data.strip(b"\0") and age > _TORN_S:
        with contextlib.suppress(OSError):
            lock.unlink()
    return len(data) <= _MOST_OF_LOCK


class FileLock(QObject):
    """Locks one file at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.owner: Message | None = None
        self._lock: LockFile | None = None

    @Slot(object)
    def follow(self, path: Path | None) -> None:
        """Lock a file, and release the one before; where no lock can be made, nothing is locked."""
        if path == self.path:
            return
        self.release()
        if path is None or len(os.fsencode(journal_beside(path).name)) > _LONGEST_NAME:
            return
        lock = LockFile(lock_beside(path))
        if lock.try_lock(_WAIT_MS):
            self.path, self._lock = path, lock
        else:
            self.owner = lock.owner

    def owner_of(self, path: Path) -> Message | None:
        """Return which other program has another file open; None if there is none."""
        if path == self.path:
            return None
        lock = LockFile(lock_beside(path))
        if lock.try_lock(_WAIT_MS):
            lock.unlock()
            return None
        return lock.owner

    def release(self) -> None:
        if self._lock is not None:
            self._lock.unlock()
        self.path, self.owner, self._lock = None, None, None


def is_orphaned(lock: Path) -> bool:
    """Return whether no running process holds a lock; it is not held afterwards either."""
    file = LockFile(lock)
    is_free = file.try_lock()
    file.unlock()
    return is_free or file.owner is None
