"""The folders of programs of others: what they leave there may be deep, and change at any time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

_MOST_DEEP = 64
_BROUGHT_UP = "mazarine-removes-"


def files_below(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder and of those in it, up to a depth, and links to files.

    No links to folders are followed, and what cannot be read or goes away meanwhile is left out.
    """
    folders = [(folder, 0)]
    while folders:
        here, depth = folders.pop()
        for entry in _entries(here):
            with suppress(OSError):
                if entry.is_file():
                    yield Path(entry.path)
                elif depth < _MOST_DEEP and entry.is_dir(follow_symlinks=False):
                    folders.append((Path(entry.path), depth + 1))


def remove_folder(folder: Path) -> None:
    """Remove a folder with all that is in it, as far as possible: also what is too deep for a path."""
    left, numbers = [folder], count()
    while left:
        here = left.pop()
        for entry in _entries(here):
            with suppress(OSError):
                if not entry.is_symlink():
                    os.chmod(entry.path, 0o700)  # noqa: PTH101  # a string, and there may be many
                if entry.is_dir(follow_symlinks=False):
                    # Brought up, it is not deep any more.
                    left.append(Path(entry.path).rename(folder / f"{_BROUGHT_UP}{next(numbers)}"))
                else:
                    os.unlink(entry.path)  # noqa: PTH108
        if here != folder:
            with suppress(OSError):
                here.rmdir()
    with suppress(OSError):
        folder.rmdir()


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    with suppress(OSError), os.scandir(folder) as entries:
        return list(entries)
    return []
