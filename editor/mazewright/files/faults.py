"""Errors of the operating system as text that follows a file's name and a colon."""

from __future__ import annotations

import errno
from pathlib import Path

from mazewright.errors import MazeError, MazeFileError

_LONGEST = 400
_REASONS = {
    errno.ENOENT: "the file does not exist",
    errno.ENOTDIR: "part of its path is not a folder",
    errno.EISDIR: "this is a folder, not a file",
    errno.EACCES: "permission is denied",
    errno.EPERM: "permission is denied",
    errno.EROFS: "the disk is read-only",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EFBIG: "the file would be larger than the system allows",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "its symbolic links run in a circle",
    errno.EMFILE: "too many files are open",
    errno.EIO: "the disk reports an error",
    errno.EEXIST: "the file exists already",
    errno.EBUSY: "the file is in use",
}


def reason_of(error: OSError) -> str:
    """Return the reason that an `OSError` stands for.

    >>> reason_of(OSError(errno.ENOSPC, "No space left on device"))
    'the disk is full'
    """
    known = _REASONS.get(error.errno or 0)
    return known or f"the system says “{(error.strerror or str(error) or type(error).__name__).rstrip('.')}”"


def clause_of(error: MazeError) -> str:
    """Return the sentence of an error as it stands after a file's name and a colon.

    >>> clause_of(MazeError("Cell (0, 0, 99) is outside the maze."))
    'cell (0, 0, 99) is outside the maze'
    """
    sentence = str(error).rstrip(".")
    return sentence[:1].lower() + sentence[1:]


def brief(text: str) -> str:
    """Return a text that fits into a sentence: a word of a file may be as long as the file.

    >>> len(brief("x" * 1_000_000))
    401
    """
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 2 :]}"


def checked_path(path: str | Path) -> Path:
    """Return the path, which every call of the system will take."""
    if "\0" in str(path):
        raise MazeFileError(str(path).replace("\0", "\ufffd"), "a file name cannot contain a null character")
    return Path(path)
