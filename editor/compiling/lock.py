"""A lock between processes, given up by the system when its process ends, however it ends."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

_LOOK_EVERY_S = 0.2


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for a lock, and hold it during the block; where no file can be made, nothing is locked."""
    try:
        file = path.open("ab")
    except OSError:
        yield
        return
    with file:
        while not _try(file):
            time.sleep(_LOOK_EVERY_S)
        yield


if sys.platform == "win32":
    import msvcrt

    def _try(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
