"""A file that is being read: opened once, looked at before it is taken in."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from mazarine.errors import MazeFileError
from mazarine.files.encoding import encoding_of
from mazarine.files.exchanging import take_back
from mazarine.files.faults import NamesFile, checked_path, reason_of
from mazarine.files.messages import FileMessage
from mazarine.files.options import ReadOptions
from mazarine.messages import Message
from mazarine.progress import Progress, tell

_Made = TypeVar("_Made")
_HEAD_BYTES = 1 << 16
_STORE = "zarr.json"
"""The file that makes a Zarr store of a folder."""


@dataclass(frozen=True)
class Source(NamesFile):
    """An open file.

    Attributes
    ----------
    path : the file
    stream : its bytes, seekable
    size : how many there are
    head : the first of them, at most 64 KiB
    progress : called with the share that is read
    is_folder : whether it is a folder with a Zarr store; then there are no bytes
    notes : what the reader took for granted or left out
    options : what the user says of it
    kept : what was made of the content, by name, for other checks and the reader (`once`)
    """

    path: Path
    stream: BinaryIO
    size: int
    head: bytes
    progress: Progress | None = None
    is_folder: bool = False
    notes: list[Message] = field(default_factory=list)
    options: ReadOptions = field(default_factory=ReadOptions)
    kept: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def tell(self, share: float) -> None:
        """Report how much is done; raise `Cancelled` if the work is to stop."""
        tell(self.progress, share)

    def whole(self) -> bytes:
        """Return all bytes, whose number was checked; the stream is at its begin before and after."""
        self.stream.seek(0)
        data = self.stream.read(self.size)
        self.stream.seek(0)
        return data

    def once(self, name: str, make: Callable[[], _Made]) -> _Made:
        """Return what is made of the content; it is made once for a file."""
        if name not in self.kept:
            self.kept[name] = make()
        made: _Made = self.kept[name]
        return made

    @cached_property
    def encoding(self) -> str | None:
        """The encoding of the text; None if it is none."""
        return encoding_of(self.head)

    @cached_property
    def first_lines(self) -> tuple[str, ...]:
        """The lines of the head; none if it is not text. The last may be cut short."""
        if self.encoding is None:
            return ()
        decoder = codecs.getincrementaldecoder(self.encoding)()
        try:
            text = decoder.decode(self.head, final=self.size <= len(self.head))
        except UnicodeDecodeError:
            return ()
        return tuple(split_lines(text))


def split_lines(text: str) -> list[str]:
    r"""Return the lines of a text that ends them with \n, \r\n or \r.

    >>> split_lines("a\r\nb\n")
    ['a', 'b', '']
    """
    # str.splitlines also breaks at form feeds and other places where no maze has a line end.
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


@contextlib.contextmanager
def opened(
    path: str | Path,
    *,
    may_be_empty: bool = False,
    progress: Progress | None = None,
    options: ReadOptions | None = None,
) -> Iterator[Source]:
    """Open a file for reading.

    Raises
    ------
    MazeFileError
        If there is nothing to read; an `OSError` inside the block becomes one too.
    """
    path = checked_path(path)
    try:
        take_back(path)
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            if not (path / _STORE).is_file():
                raise MazeFileError(path, FileMessage.FILE_IS_FOLDER())
            yield Source(path, io.BytesIO(), 0, b"", progress, is_folder=True)
            return
        if not stat.S_ISREG(status.st_mode):
            # A pipe would block, a device may never end.
            raise MazeFileError(path, FileMessage.NOT_REGULAR_FILE())
        with path.open("rb") as stream:
            size = os.fstat(stream.fileno()).st_size
            head = stream.read(_HEAD_BYTES)
            stream.seek(0)
            if not head and not may_be_empty:
                raise MazeFileError(path, FileMessage.FILE_EMPTY())
            yield Source(path, stream, size, head, progress, options=options or ReadOptions())
    except OSError as error:
        raise MazeFileError(path, reason_of(error)) from error
