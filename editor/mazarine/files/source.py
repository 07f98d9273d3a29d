"""A file that is being read: opened once, looked at before it is taken in."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from mazarine.errors import MazeFileError
from mazarine.files.faults import NamesFile, checked_path, reason_of
from mazarine.files.folders import take_back
from mazarine.files.messages import FileMessage
from mazarine.files.options import ReadOptions
from mazarine.messages import Message
from mazarine.progress import Progress, tell

_MARKED = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}
"""The encodings that begin with a mark."""
_BINARY = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
"""Bytes that no text has."""
_MOST_BINARY = 0.1
"""The share of such bytes above which a file is no text, even if they are valid UTF-8."""
_LINES_OF_DOS = re.compile(rb"[\xb0-\xdf]")
"""Shades, blocks and lines of the code page 437."""
_FEWEST_LINES = 3
"""A title in Latin-1 may have a degree sign, which is a shade there."""
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")


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

    Raises `MazeFileError` if there is nothing to read; an `OSError` inside the block becomes one too.
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


def encoding_of(head: bytes) -> str | None:
    """Return the encoding of a text by its first bytes; None if they are not text."""
    for mark, name in _MARKED.items():
        if head.startswith(mark):
            return name
    if b"\0" in head:
        return _unmarked_utf16(head)
    if len(_BINARY.findall(head)) > _MOST_BINARY * len(head):
        return None
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        if _BINARY.search(head):
            return None
        beyond, lines = len(_BEYOND_ASCII.findall(head)), len(_LINES_OF_DOS.findall(head))
        return "cp437" if lines >= _FEWEST_LINES and 10 * lines > 9 * beyond else "latin-1"
    return "utf-8"


def _unmarked_utf16(head: bytes) -> str | None:
    """Return which half of each pair of bytes is zero, if one always is."""
    pairs = head[: len(head) // 2 * 2]
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        zeros, signs = pairs[first::2], pairs[1 - first :: 2]
        if not zeros.strip(b"\0") and signs.isascii() and not _BINARY.search(signs):
            return name
    return None


_TOKEN = re.compile(rb'"((?:[^"\\]|\\.)*+)"(\s*+:)?|[{}\[\]]')


def keys_of(source: Source) -> dict[str, str]:
    """Return the keys of the JSON in a file, as `keys_in` does."""
    return source.once("keys of JSON", lambda: keys_in(source.head))


def keys_in(head: bytes) -> dict[str, str]:
    r"""Return the keys of the outermost object in the first bytes of a file, each with its text, if any.

    A list at the top counts as the one thing that it holds first.

    >>> keys_in(b'{"type": "world", "maps": [{"x": 0}], "height":')
    {'type': 'world', 'maps': '', 'height': ''}
    >>> keys_in(b"[[1, 0], [0, 1]]")
    {}
    """
    head = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    if head[:1] == b"[":
        head = head[1:].lstrip()
    if head[:1] != b"{":
        return {}
    keys: dict[str, str] = {}
    depth, key = 0, ""
    for token in _TOKEN.finditer(head):
        mark = token[0]
        if mark in (b"{", b"["):
            depth += 1
            key = ""
        elif mark in (b"}", b"]"):
            depth -= 1
            if not depth:
                break
        elif depth == 1:
            text = token[1].decode("utf-8", "replace")
            if token[2]:
                keys.setdefault(text, "")
                key = text
            elif key:
                keys[key], key = text, ""
    return keys
