"""JSON of other programs read within limits, and the files that it names beside it."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from mazarine.errors import MazeFileError
from mazarine.files import records
from mazarine.files.faults import Fault
from mazarine.files.foreign.messages import ForeignMessage
from mazarine.files.json_head import keys_of
from mazarine.files.limits import MAX_PARTS, MAX_TEXT_BYTES
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source, opened
from mazarine.messages import Message, quoted

_Record = TypeVar("_Record")
_DRIVE = re.compile(r".*:" if os.name == "nt" else r"[A-Za-z]:")


def has_keys(*keys: str) -> Callable[[Source], bool]:
    """Return a check for JSON with these keys at the top."""
    return lambda source: keys_of(source).keys() >= {*keys}


def decoded(source: Source, record: type[_Record], most_bytes: int = MAX_TEXT_BYTES) -> _Record:
    """Read JSON; `MazeFileError` if it is none, is not like the record, or is too long.

    What the record does not name is skipped: it may be of any kind, and takes no memory.
    """
    if source.size > most_bytes:
        raise source.fault(FileMessage.TEXT_TOO_LONG(size=source.size, most=most_bytes))
    data = source.stream.read(source.size).removeprefix(b"\xef\xbb\xbf")
    return part_of(source, data, record)


def part_of(source: Source, data: bytes, record: type[_Record]) -> _Record:
    """Read a part of JSON that was left undecoded; `MazeFileError` as in `decoded`."""
    count = data.count(b"{")
    if count > MAX_PARTS:
        raise source.fault(FileMessage.TOO_MANY_PARTS(count=count, most=MAX_PARTS))
    try:
        return records.decoded(data, record, strict=False)
    except Fault as error:
        raise source.fault(error.message) from None


@contextlib.contextmanager
def opened_beside(source: Source, name: str, kind: Message) -> Iterator[Source]:
    """Open a file that one of a kind names; `MazeFileError` if it is not in the other's own folder."""
    folder = os.path.realpath(source.path.parent)
    parts = [part for part in re.split(r"[/\\]", name) if part not in ("", ".")]
    shown = quoted(name)
    if not parts or ".." in parts or "\0" in name or _DRIVE.match(parts[0]) or name[:1] in "/\\~":
        raise source.fault(ForeignMessage.OTHER_FOLDER_NAMED(name=shown))
    path = os.path.realpath(Path(folder, *parts))
    if os.path.commonpath((folder, path)) != folder:
        raise source.fault(ForeignMessage.OTHER_FOLDER_NAMED(name=shown))
    try:
        with opened(path) as beside:
            yield beside
    except MazeFileError as error:
        if str(error.path) != path:
            raise
        raise source.fault(
            ForeignMessage.FILE_NAMED_MISSING(kind=kind, name=shown, reason=error.cause)
        ) from None
