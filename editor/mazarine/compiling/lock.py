"""A lock between processes, given up by the system when its process ends, however it ends.

It saves work and guards nothing: where it cannot be had, or not in time, the block runs all the same.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

_LOOK_EVERY_S = 0.1
_LONGEST_S = 120.0


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for a lock, two minutes at most, and hold it during the block."""
    try:
        file = path.open("ab")
    except OSError:
        yield
        return
    with file:
        until = time.monotonic() + _LONGEST_S
        while not try_lock(file) and time.monotonic() < until:
            time.sleep(_LOOK_EVERY_S)
        yield


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: IO[bytes]) -> bool:
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

    def try_lock(file: IO[bytes]) -> bool:
        """Lock an open file, until it is closed; return whether it is not locked by another."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # This file system knows no locks.
            return True
        return True
