"""Writing a folder beside the target and renaming it: a crash at any moment leaves the old one or the new."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import stat
from collections.abc import Iterator
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.exchanging import put_in_place, take_back
from mazarine.files.faults import checked_path, faults_of
from mazarine.files.locking import only_replacer
from mazarine.files.messages import FileMessage
from mazarine.files.resolving import resolved
from mazarine.files.syncing import sync_folder, sync_tree

_unfinished: set[Path] = set()


@contextlib.contextmanager
def replacing_folder(path: str | Path) -> Iterator[Path]:
    """Yield an empty folder that becomes the one at `path` when the block ends well.

    It has the mode of the one that it replaces. If the block raises, nothing is left behind and the old
    folder is as it was. What a process that was killed has left is removed by the next one that writes to
    the same path.

    Raises
    ------
    MazeFileError
        If the folder cannot be written, or another program is writing to it; an `OSError` inside the block
        becomes one too.
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
