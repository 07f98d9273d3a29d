"""Access to files with care: private and regular ones, and paths without links that others have planted."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import chain
from pathlib import Path
from typing import BinaryIO, cast

from mazarine.errors import MazeFileError
from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage

_MOST_LINKS = 40
_FOR_ALL = stat.S_ISVTX | stat.S_IWOTH


def resolved(path: Path) -> Path:
    """Return a path without links.

    Raises `MazeFileError` if a link of another user in a folder for all, such as `/tmp`, is in the path:
    Linux does not follow such a link either, but would not see it once it is resolved.
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


def open_private(path: Path) -> BinaryIO:
    """Make a file that no other user can read, and open it for writing."""
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    return cast(BinaryIO, os.fdopen(os.open(path, flags, 0o600), "wb"))


def make_private(folder: Path) -> None:
    """Make a folder that no other user can look into, or take that right from one that is there."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    with contextlib.suppress(OSError):
        folder.chmod(0o700)


def exists(path: Path) -> bool:
    """Return whether there is anything; `Path.exists` raises where a folder is shut or a name too long."""
    return _mode_of(path) is not None


def is_file(path: Path) -> bool:
    mode = _mode_of(path)
    return mode is not None and stat.S_ISREG(mode)


def is_folder(path: Path) -> bool:
    mode = _mode_of(path)
    return mode is not None and stat.S_ISDIR(mode)


def _mode_of(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except (OSError, ValueError):
        return None


_FLAGS = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""A link fails, and a pipe without a writer does not block."""


def opened_regular(path: Path) -> AbstractContextManager[BinaryIO]:
    """Open a file for reading; `Fault` if it is a link or no regular file."""
    return _opened(path, os.O_RDONLY, "rb")


def opened_to_write(path: Path) -> AbstractContextManager[BinaryIO]:
    """Open a file for reading and writing, which is made if it is not there; `Fault` likewise."""
    return _opened(path, os.O_RDWR | os.O_CREAT, "r+b")


def read_regular(path: Path, most: int, where: str = "") -> bytes:
    """Return the bytes of a regular file; `Fault` if it is none or has more than `most`."""
    with opened_regular(path) as file:
        data = file.read(most + 1)
        if len(data) > most:
            size = os.fstat(file.fileno()).st_size
            raise Fault(FileMessage.TOO_MANY_BYTES(size=max(size, len(data)), most=most), where)
        return data


@contextlib.contextmanager
def _opened(path: Path, flags: int, mode: str) -> Iterator[BinaryIO]:
    try:
        descriptor = os.open(path, flags | _FLAGS, 0o666)
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENXIO):  # a link, a socket
            raise Fault(FileMessage.NOT_REGULAR_FILE()) from None
        raise
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise Fault(FileMessage.NOT_REGULAR_FILE())
    with cast(BinaryIO, os.fdopen(descriptor, mode)) as file:
        yield file
