"""Faults of files, as clauses that follow the name of the file and a colon."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from mazarine.errors import MazeFileError
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
