"""One writer at a time for each store."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from mazarine.errors import MazeFileError
from mazarine.files.access import opened_to_write
from mazarine.files.faults import Fault, faults_of
from mazarine.files.messages import FileMessage

LOCK = ".lock"
"""The file in a store that is there while it is written to."""


@contextlib.contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Keep others from writing to a store during the block, where its file system knows locks.

    The folder is made if it is not there. The system gives up the lock when the process ends, however it
    ends. Raises `MazeFileError` if another program, or another thread, is writing to it, or the folder cannot
    be written.
    """
    with faults_of(folder):
        folder.mkdir(parents=True, exist_ok=True)
    with _locked(folder / LOCK, folder):
        yield


@contextlib.contextmanager
def only_replacer(folder: Path) -> Iterator[None]:
    """Keep others from replacing a store, or from writing to it, during the block.

    Raises `MazeFileError` if another program, or another thread, does so.
    """
    with contextlib.ExitStack() as locks:
        locks.enter_context(_locked(folder.with_name(f".{folder.name}.lock"), folder))
        if folder.is_dir():
            locks.enter_context(_locked(folder / LOCK, folder))
        yield


@contextlib.contextmanager
def _locked(path: Path, folder: Path) -> Iterator[None]:
    with contextlib.ExitStack() as opened:
        with faults_of(folder):
            try:
                file = opened.enter_context(opened_to_write(path))
            except Fault as error:
                raise Fault(error.message, path.name) from error
        if not (_try_lock(file) and _is_there(path, file.fileno())):
            raise MazeFileError(folder, FileMessage.IS_WRITTEN_TO())
        try:
            yield
        finally:
            # Windows keeps a file that is open; it does no harm there.
            with contextlib.suppress(OSError):
                if _is_there(path, file.fileno()):
                    path.unlink()


def _is_there(path: Path, number: int) -> bool:
    """Return whether an open file is still the one at a path: its owner may have removed it meanwhile."""
    try:
        return os.path.samestat(path.lstat(), os.fstat(number))
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        """Lock an open file, until it is closed; return whether it is not locked by another."""
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        except OSError:
            return True
        return True
else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        """Lock an open file, until it is closed; return whether it is not locked by another."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # This file system knows no locks.
            return True
        return True
