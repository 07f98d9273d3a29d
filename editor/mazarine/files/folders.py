"""Writing a folder beside the target and renaming it: a crash at any moment leaves the old one or the new."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.faults import checked_path, reason_of
from mazarine.files.messages import FileMessage

_unfinished: set[Path] = set()


@contextlib.contextmanager
def replacing_folder(path: str | Path) -> Iterator[Path]:
    """Yield an empty folder that becomes the one at `path` when the block ends well.

    If the block raises, nothing is left behind and the old folder is as it was. What a process that was
    killed has left is removed by the next one that writes to the same path.

    Raises
    ------
    MazeFileError
        If the folder cannot be written; an `OSError` inside the block becomes one too.
    """
    path = checked_path(path)
    target = Path(os.path.realpath(path))
    if not target.name or not target.parent.is_dir():
        raise MazeFileError(path, FileMessage.FOLDER_MISSING(folder=target.parent))
    if target.exists() and not (target / "zarr.json").is_file():
        # Whatever it is, it was not made here.
        raise MazeFileError(path, FileMessage.NOT_A_STORE_TO_REPLACE())
    beside, before = (target.with_name(f".{target.name}.{word}") for word in ("part", "old"))
    try:
        _remove(beside)
        beside.mkdir()
        _unfinished.add(beside)
        yield beside
        _remove(before)
        if target.exists():
            target.replace(before)
        beside.replace(target)
        _remove(before)
    except OSError as error:
        raise MazeFileError(path, reason_of(error)) from error
    finally:
        with contextlib.suppress(OSError):
            _remove(beside)
        _unfinished.discard(beside)


def remove_unfinished() -> None:
    """Remove what other threads are writing, because the process ends now."""
    for beside in tuple(_unfinished):
        shutil.rmtree(beside, ignore_errors=True)


def _remove(folder: Path) -> None:
    if folder.exists():
        shutil.rmtree(folder)
