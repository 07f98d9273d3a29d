"""Files that stand beside what was opened: nothing but regular files is read, and no links are followed."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import BinaryIO, cast

from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage

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
