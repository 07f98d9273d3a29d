"""Writing a folder beside the target and renaming it: a crash at any moment leaves the old one or the new."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import glob
import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.access import resolved
from mazarine.files.faults import checked_path, faults_of
from mazarine.files.locking import only_replacer
from mazarine.files.messages import FileMessage
from mazarine.files.syncing import sync_folder, sync_tree

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


_unfinished: set[Path] = set()


@contextlib.contextmanager
def replacing_folder(path: str | Path) -> Iterator[Path]:
    """Yield an empty folder that becomes the one at `path` when the block ends well.

    It has the mode of the one that it replaces. If the block raises, nothing is left behind and the old
    folder is as it was. What a process that was killed has left is removed by the next one that writes to
    the same path. Raises `MazeFileError` if the folder cannot be written, or another program is writing to
    it; an `OSError` inside the block becomes one too.
    """
    path = checked_path(path)
    with faults_of(path):
        target = resolved(path)
        if not target.name or not target.parent.is_dir():
            raise MazeFileError(path, FileMessage.FOLDER_MISSING(folder=target.parent))
        with only_replacer(target):
            take_back(target)
            yield from _replaced(path, target)


def _replaced(path: Path, target: Path) -> Iterator[Path]:
    if target.exists() and not (target / "zarr.json").is_file():
        # Whatever it is, it was not made here.
        raise MazeFileError(path, FileMessage.NOT_A_STORE_TO_REPLACE())
    mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
    for left in target.parent.glob(f".{glob.escape(target.name)}.*.part"):
        shutil.rmtree(left, ignore_errors=True)
    beside = target.with_name(f".{target.name}.{os.urandom(8).hex()}.part")
    try:
        beside.mkdir(0o777 if mode is None else 0o700)
        _unfinished.add(beside)
        yield beside
        if mode is not None:
            beside.chmod(mode)
        sync_tree(beside)
        put_in_place(beside, target)
        sync_folder(target.parent)
    finally:
        # It is the old one now, or what was begun. If it stays, it does no harm.
        shutil.rmtree(beside, ignore_errors=True)
        _unfinished.discard(beside)


def remove_unfinished() -> None:
    """Remove what other threads are writing, because the process ends now."""
    for beside in tuple(_unfinished):
        shutil.rmtree(beside, ignore_errors=True)
