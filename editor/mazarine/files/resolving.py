"""Where a path leads, without links that others have planted."""

from __future__ import annotations

import os
import stat
from itertools import chain
from pathlib import Path

from mazarine.errors import MazeFileError
from mazarine.files.messages import FileMessage

_MOST_LINKS = 40
_FOR_ALL = stat.S_ISVTX | stat.S_IWOTH


def resolved(path: Path) -> Path:
    """Return a path without links.

    Raises
    ------
    MazeFileError
        If a link of another user in a folder for all, such as `/tmp`, is in the path: Linux does not follow
        such a link either, but would not see it once it is resolved.
    """
    at = path.absolute()
    for _ in range(_MOST_LINKS if hasattr(os, "getuid") else 0):
        link = next((it for it in chain(reversed(at.parents), (at,)) if it.is_symlink()), None)
        if link is None:
            break
        folder = link.parent.stat()
        if folder.st_mode & _FOR_ALL == _FOR_ALL and link.lstat().st_uid not in (os.getuid(), folder.st_uid):
            raise MazeFileError(path, FileMessage.FOREIGN_LINK())
        at = link.parent / link.readlink() / at.relative_to(link)
    return Path(os.path.realpath(path))
