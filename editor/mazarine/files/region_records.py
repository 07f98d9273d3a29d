"""The names and numbers of regions in a manifest; what does not fit is left out, never refused."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np

from mazarine.errors import EditRejected
from mazarine.files.records import converted, unknown_keys
from mazarine.maze import Maze
from mazarine.maze.numbering import MOST_NUMBER, Numbering, RegionName

KEY = "regions"
_DTYPE = np.dtype("<i4")
_MOST_BYTES = (1 << 20) * 5 * _DTYPE.itemsize
"""The most bytes of places: a place for each of a million cells."""


class _NameRecord(msgspec.Struct):
    """A region that has a name or a color."""

    number: int
    name: str = ""
    color: str = ""


class _RegionsRecord(msgspec.Struct):
    """The regions; `places` are compressed `Numbering.records`, 32-bit numbers with the low byte first."""

    names: list[Any] = []
    next: int = 1
    complete: bool = False
    places: str = ""


def taken_from(extra: dict[str, Any]) -> dict[str, Any]:
    """Take names and numbers out of the unknown keys of a manifest; return them as arguments for `Maze`."""
    value = extra.get(KEY)
    if not isinstance(value, dict):
        return {}
    fitting: dict[str, Any] = {}
    for key, member in value.items():
        with suppress(EditRejected):
            converted({key: member}, _RegionsRecord)
            fitting[key] = member
    record = converted(fitting, _RegionsRecord)
    names = {}
    for entry in record.names:
        with suppress(EditRejected):
            it = converted(entry, _NameRecord)
            if 0 < it.number < MOST_NUMBER:
                names[it.number] = RegionName(it.name, it.color)
    del extra[KEY]
    if rest := unknown_keys(value, _RegionsRecord):
        extra[KEY] = rest
    return {"named_regions": names, "numbering": _numbering(record)}


def _numbering(record: _RegionsRecord) -> Numbering | None:
    if not record.places:
        return None
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(record.places), _MOST_BYTES)
        table = np.frombuffer(data, _DTYPE).reshape(5, -1)
    except (ValueError, zlib.error):
        return None
    if not unpacking.eof:
        return None  # A part of a table is another table.
    return Numbering.of_records(table, record.complete, max(1, min(record.next, MOST_NUMBER)))


def record_of(maze: Maze) -> dict[str, Any]:
    """Return the key with the names and numbers of a maze; nothing if it has none."""
    names, numbering = maze.named_regions, maze.numbering
    if not names and numbering is None:
        return {}
    record = _RegionsRecord([_NameRecord(number, it.name, it.color) for number, it in sorted(names.items())])
    if numbering is not None:
        places = zlib.compress(numbering.records().astype(_DTYPE).tobytes())
        record.next, record.complete = numbering.next, numbering.is_complete
        record.places = b64encode(places).decode()
    rest = maze.extra.get(KEY)
    return {KEY: {**(rest if isinstance(rest, dict) else {}), **msgspec.to_builtins(record)}}
