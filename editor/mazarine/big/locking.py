"""One writer at a time for each store."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from mazarine.big.messages import BigMessage
from mazarine.compiling.lock import try_lock
from mazarine.errors import MazeFileError
from mazarine.files import reason_of

LOCK = ".lock"
"""The file in a store that is there while it is written to."""


@contextlib.contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Keep others from writing to a store during the block, where its file system knows locks.

    The folder is made if it is not there. The system gives up the lock when the process ends, however it
    ends.

    Raises
    ------
    MazeFileError
        If another program, or another thread, is writing to it, or the folder cannot be written.
    """
    path = folder / LOCK
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise MazeFileError(folder, reason_of(error)) from error
    with file:
        if not (try_lock(file) and _is_there(path, file.fileno())):
            raise MazeFileError(folder, BigMessage.IS_WRITTEN_TO())
        try:
            yield
        finally:
            # Windows keeps a file that is open; it does no harm there.
            with contextlib.suppress(OSError):
                path.unlink()


def _is_there(path: Path, number: int) -> bool:
    """Return whether an open file is still the one at a path: its owner may have removed it meanwhile."""
    try:
        return os.path.samestat(path.stat(), os.fstat(number))
    except FileNotFoundError:
        return False
