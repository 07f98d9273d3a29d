"""Writing beside the target and renaming: a crash at any moment leaves the old file or the new one."""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from mazarine.errors import MazeFileError
from mazarine.files.access import resolved
from mazarine.files.faults import checked_path, faults_of, reason_of
from mazarine.files.messages import FileMessage
from mazarine.files.syncing import sync_folder

_O_BINARY = getattr(os, "O_BINARY", 0)
_PREFIX = ".mazarine-"
_ABANDONED_S = 24 * 3600
"""No process writes for this long."""
_unfinished: dict[Path, int] = {}


@contextlib.contextmanager
def replacing(path: str | Path) -> Iterator[BinaryIO]:
    """Yield a stream whose bytes become the file at `path` when the block ends well.

    The new file has the mode of the one that it replaces, and no other while it is written. A symbolic
    link stays, and what it points to is replaced, unless another user put it into a folder for all. If the
    block raises, nothing is left behind and the old file is as it was. Raises `MazeFileError` if the file
    cannot be written; an `OSError` inside the block becomes one too.
    """
    path = checked_path(path)
    with faults_of(path):
        target = resolved(path)
        mode = _mode_of(path, target)
        beside, descriptor = _create_beside(path, target, 0o666 if mode is None else 0o600)
    _unfinished[beside] = descriptor
    try:
        with os.fdopen(descriptor, "wb") as stream:
            yield stream
            stream.flush()
            if mode is not None:
                beside.chmod(mode)
            os.fsync(stream.fileno())
        beside.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise MazeFileError(path, reason_of(error)) from error
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        _unfinished.pop(beside, None)


def require_replaceable(path: str | Path) -> None:
    """Require that `replacing` can write a file; nothing changes."""
    with contextlib.suppress(_NothingToWrite), replacing(path):
        raise _NothingToWrite


class _NothingToWrite(Exception):
    """Ends `replacing` without a file."""


def remove_unfinished() -> None:
    """Remove what other threads are writing, because the process ends now."""
    for beside, descriptor in tuple(_unfinished.items()):
        with contextlib.suppress(OSError):
            try:
                beside.unlink(missing_ok=True)
            except OSError:  # Windows removes no file that is open; elsewhere, who writes is not to notice.
                os.close(descriptor)
                beside.unlink(missing_ok=True)


def _mode_of(path: Path, target: Path) -> int | None:
    """Return the mode of the file to be replaced, None where there is none yet."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(status.st_mode):
        raise MazeFileError(path, FileMessage.FILE_IS_FOLDER())
    if not stat.S_ISREG(status.st_mode):
        # Renaming over a device or a pipe would replace the device itself.
        raise MazeFileError(path, FileMessage.NOT_REPLACEABLE())
    if not os.access(target, os.W_OK):
        raise MazeFileError(path, FileMessage.WRITE_PROTECTED())
    return stat.S_IMODE(status.st_mode)


def _create_beside(path: Path, target: Path, mode: int) -> tuple[Path, int]:
    folder = target.parent
    if not folder.is_dir():
        raise MazeFileError(path, FileMessage.FOLDER_MISSING(folder=folder))
    if len(os.fsencode(target.name)) > 255:
        raise MazeFileError(path, FileMessage.NAME_TOO_LONG())
    sweep(folder)
    # Not named after the target, whose name may be as long as names can be.
    beside = folder / f"{_PREFIX}{os.urandom(8).hex()}.tmp"
    try:
        return beside, os.open(beside, os.O_CREAT | os.O_EXCL | os.O_RDWR | _O_BINARY, mode)
    except OSError as error:
        reason = FileMessage.NOT_CREATED(folder=folder, reason=reason_of(error))
        raise MazeFileError(path, reason) from error


def sweep(folder: Path) -> None:
    """Remove what was left behind by a program that was killed while it saved."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f"{_PREFIX}*.tmp"):
            if time.time() - left.stat().st_mtime > _ABANDONED_S:
                left.unlink()
