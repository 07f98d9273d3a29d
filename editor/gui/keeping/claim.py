"""Tells other programs that a file is open here, by a lock beside it."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Slot

_PREFIX = ".~"
_LONGEST_NAME = 255


def lock_beside(path: Path) -> Path:
    """Give the lock of a file that is open."""
    return path.with_name(f"{_PREFIX}{path.name}.lock")


def journal_beside(path: Path) -> Path:
    """Give the journal of a file that has changes which are not saved."""
    return path.with_name(f"{_PREFIX}{path.name}.journal")


def file_of_journal(journal: Path) -> Path:
    """Give the file that a journal lies beside.

    >>> file_of_journal(journal_beside(Path("mazes/a.maze"))).as_posix()
    'mazes/a.maze'
    """
    return journal.with_name(journal.name.removeprefix(_PREFIX).removesuffix(".journal"))


def locked(lock: Path) -> QLockFile:
    """Give a lock that only a program which has ended badly leaves behind."""
    file = QLockFile(str(lock))
    file.setStaleLockTime(0)
    return file


class Claim(QObject):
    """Claims one file at a time.

    Attributes
    ----------
    path : the file that is claimed, None while none is
    holder : who has it open already, empty if nobody has
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.holder = ""
        self._lock: QLockFile | None = None

    @Slot(object)
    def follow(self, path: Path | None) -> None:
        """Claim a file, and give up the one before; where no lock can be made, nothing is claimed."""
        if path == self.path:
            return
        self.release()
        if path is None or len(os.fsencode(journal_beside(path).name)) > _LONGEST_NAME:
            return
        lock = locked(lock_beside(path))
        if lock.tryLock(0):
            self.path, self._lock = path, lock
        elif lock.error() is QLockFile.LockError.LockFailedError:
            self.holder = _words_of(lock)

    def release(self) -> None:
        """Give up the file."""
        if self._lock is not None:
            self._lock.unlock()
        self.path, self.holder, self._lock = None, "", None


def _words_of(lock: QLockFile) -> str:
    """Say who holds a lock, as far as it tells."""
    process, host, _program = lock.getLockInfo()
    return f"process {process} on {host}" if host else "another program"
