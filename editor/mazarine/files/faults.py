"""Faults of files, as clauses that follow the name of the file and a colon."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mazarine.errors import EditRejected, MazeFileError
from mazarine.files.messages import FileMessage
from mazarine.messages import Message, printable

_REASONS = {
    errno.ENOENT: FileMessage.FILE_MISSING,
    errno.ENOTDIR: FileMessage.FOLDER_IN_PATH_MISSING,
    errno.EISDIR: FileMessage.FILE_IS_FOLDER,
    errno.EACCES: FileMessage.PERMISSION_DENIED,
    errno.EPERM: FileMessage.PERMISSION_DENIED,
    errno.EROFS: FileMessage.DISK_READ_ONLY,
    errno.ENOSPC: FileMessage.DISK_FULL,
    errno.EDQUOT: FileMessage.QUOTA_EXCEEDED,
    errno.EFBIG: FileMessage.FILE_TOO_LARGE,
    errno.ENAMETOOLONG: FileMessage.NAME_TOO_LONG,
    errno.ELOOP: FileMessage.LINK_CYCLE,
    errno.EMFILE: FileMessage.TOO_MANY_OPEN_FILES,
    errno.EIO: FileMessage.DISK_ERROR,
    errno.EEXIST: FileMessage.FILE_EXISTS,
    errno.EBUSY: FileMessage.FILE_IN_USE,
}


class Fault(Exception):
    """Contents that are not those of the format; becomes a `MazeFileError` where the file is known.

    Parameters
    ----------
    message : the reason, as a clause without a full stop
    where : the place in the file, empty for the whole file
    """

    def __init__(self, message: Message, where: Message | str = "") -> None:
        super().__init__(str(message))
        self.message, self.where = message, where


def require(wrong: Message | None, where: Message | str = "") -> None:
    """Raise `Fault` if anything is wrong."""
    if wrong is not None:
        raise Fault(wrong, where)


@contextmanager
def faults_of(path: str | Path, where: Message | str = "") -> Iterator[None]:
    """Turn what goes wrong in the block into errors that name the file, and the place in it."""
    try:
        yield
    except Fault as error:
        raise MazeFileError(path, error.message, error.where or where) from error
    except OSError as error:
        raise MazeFileError(path, reason_of(error), where) from error


class NamesFile:
    """Something in a file, whose errors name the file."""

    path: Path

    def fault(self, reason: Message, where: Message | str = "") -> MazeFileError:
        """Return the error that says what is wrong with this file, and where."""
        return MazeFileError(self.path, reason, where)

    def require(self, wrong: Message | None, where: Message | str = "") -> None:
        """Raise `MazeFileError` if anything is wrong."""
        if wrong is not None:
            raise self.fault(wrong, where)

    @contextmanager
    def faults(self, where: Message | str = "") -> Iterator[None]:
        """Turn what goes wrong in a block into errors of this file, a maze that cannot be made, too."""
        with faults_of(self.path, where):
            try:
                yield
            except EditRejected as error:
                raise Fault(error.message.clause, where) from error


def reason_of(error: OSError) -> Message:
    """Return the reason that an `OSError` stands for.

    >>> str(reason_of(OSError(errno.ENOSPC, "No space left on device")))
    'the disk is full'
    """
    known = _REASONS.get(error.errno or 0)
    if known:
        return known()
    return FileMessage.SYSTEM_ERROR(text=(error.strerror or str(error) or type(error).__name__).rstrip("."))


def checked_path(path: str | Path) -> Path:
    """Return the path, which every call of the system will take."""
    if "\0" in str(path):
        raise MazeFileError(str(path).replace("\0", "\ufffd"), FileMessage.NULL_IN_NAME())
    try:
        os.fsencode(path)
    except UnicodeEncodeError:
        raise MazeFileError(printable(str(path)), FileMessage.NOT_A_FILE_NAME()) from None
    return Path(path)
