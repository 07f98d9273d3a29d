"""JSON of other programs read within limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from mazarine.files import records
from mazarine.files.limits import MAX_PARTS, MAX_TEXT_BYTES
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source, keys_of

BOM = b"\xef\xbb\xbf"
_Record = TypeVar("_Record")


def has_keys(*keys: str) -> Callable[[Source], bool]:
    """Return a check for JSON with these keys at the top."""
    return lambda source: keys_of(source).keys() >= {*keys}


def decoded(source: Source, record: type[_Record], most_bytes: int = MAX_TEXT_BYTES) -> _Record:
    """Read JSON; `MazeFileError` if it is none, is not like the record, or is too long.

    What the record does not name is skipped: it may be of any kind, and takes no memory.
    """
    return part_of(source, text_of(source, most_bytes), record)


def text_of(source: Source, most_bytes: int = MAX_TEXT_BYTES) -> bytes:
    """Return the bytes of a text without a byte order mark; `MazeFileError` if it is too long."""
    if source.size > most_bytes:
        raise source.fault(FileMessage.TEXT_TOO_LONG(size=source.size, most=most_bytes))
    return source.stream.read(source.size).removeprefix(BOM)


def part_of(source: Source, data: bytes, record: type[_Record]) -> _Record:
    """Read a part of JSON that was left undecoded; `MazeFileError` as in `decoded`."""
    count = data.count(b"{")
    if count > MAX_PARTS:
        raise source.fault(FileMessage.TOO_MANY_PARTS(count=count, most=MAX_PARTS))
    with source.faults():
        return records.decoded(data, record, strict=False)
