"""Putting a folder in the place of another."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import shutil
import sys
from pathlib import Path

_AT_FDCWD, _RENAME_EXCHANGE = -100, 2
_UNSUPPORTED = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP)


def put_in_place(new: Path, target: Path) -> None:
    """Rename a folder to another's name, in one step where the system can; the other may be left at `new`.

    Elsewhere the old one is called `.NAME.old` for a moment.
    """
    if not target.exists():
        new.replace(target)
    elif not _exchange(new, target):
        old = _old(target)
        shutil.rmtree(old, ignore_errors=True)
        target.replace(old)
        try:
            new.replace(target)
        except OSError:
            old.replace(target)
            raise
        shutil.rmtree(old, ignore_errors=True)


def take_back(target: Path) -> None:
    """Restore the name of a folder, if a program was killed while it replaced it."""
    if target.name and not os.path.lexists(target):
        with contextlib.suppress(OSError):
            old = _old(target)
            if old.is_dir():
                old.replace(target)


def _old(target: Path) -> Path:
    return target.with_name(f".{target.name}.old")


def _exchange(first: Path, second: Path) -> bool:
    """Exchange the names of two folders; return whether the system can."""
    rename = (
        getattr(ctypes.CDLL(None, use_errno=True), "renameat2", None) if sys.platform == "linux" else None
    )
    if rename is None:
        return False
    if rename(_AT_FDCWD, os.fsencode(first), _AT_FDCWD, os.fsencode(second), _RENAME_EXCHANGE) == 0:
        return True
    number = ctypes.get_errno()
    if number in _UNSUPPORTED:
        return False
    raise OSError(number, os.strerror(number), str(second))
