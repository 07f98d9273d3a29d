"""Files and folders that only the user can read."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO, cast


def open_private(path: Path) -> BinaryIO:
    """Make a file that no other user can read, and open it for writing."""
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    return cast(BinaryIO, os.fdopen(os.open(path, flags, 0o600), "wb"))


def make_private(folder: Path) -> None:
    """Make a folder that no other user can look into, or take that right from one that is there."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        folder.chmod(0o700)
