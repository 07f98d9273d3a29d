"""`maze.json`: what a native file holds beside its arrays."""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import numpy as np

from mazarine.errors import EditRejected, MazeError, MazeFileError
from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_MANIFEST_BYTES, MAX_THINGS, json_fault, parts_fault, size_fault
from mazarine.files.messages import FileMessage
from mazarine.files.records import (
    Whole,
    converted,
    decoded,
    link_from,
    link_record,
    marker_from,
    marker_record,
    msgspec_fault,
    unknown_keys,
)
from mazarine.former_name import FORMER_NAME
from mazarine.lattice import Lattice, lattice_named
from mazarine.maze import MAX_CELLS, Link, Marker, Maze
from mazarine.maze.numbering import MOST_NUMBER, Numbering, RegionName
from mazarine.messages import Message, quoted

_REGIONS = "regions"
_PLACE = np.dtype("<i4")
_MOST_PLACE_BYTES = (1 << 20) * 5 * _PLACE.itemsize
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


MEMBER = "maze.json"
FORMAT_NAME = "mazarine"
VERSION = 1

FaultMaker = Callable[[Message, str], MazeFileError]
"""Makes the error of this file from a reason and a place in it."""

_Thing = TypeVar("_Thing", Link, Marker)
_Record = TypeVar("_Record")


class ManifestRecord(msgspec.Struct):
    """The known keys, as they are written."""

    format: str
    version: int
    lattice: str
    levels: int
    rows: int
    cols: int
    mirrored: bool = False
    origin: tuple[Whole, Whole] = (0, 0)
    title: str = ""
    author: str = ""
    properties: dict[str, Any] = {}
    links: list[dict[str, Any]] = []
    markers: list[dict[str, Any]] = []


class _VersionRecord(msgspec.Struct):
    """The keys that every version has."""

    format: str
    version: int


@dataclass(frozen=True)
class Manifest:
    """The contents of the manifest of a maze: the shape of its arrays, and arguments for `Maze`."""

    shape: tuple[int, int, int]
    arguments: dict[str, Any]


def parsed(data: bytes, fault: FaultMaker, most_cells: int = MAX_CELLS) -> Manifest:
    """Understand a manifest of at most this many cells.

    Raises
    ------
    MazeFileError
        Made by `fault`, if this is not the manifest of a maze that can be read.
    """
    _require(parts_fault(data), fault)
    value = _decoded(data, fault)
    _require_version(value, fault)
    record = _converted(value, ManifestRecord, fault)
    shape = (record.levels, record.rows, record.cols)
    _require(size_fault(*shape, most_cells), fault)
    _require(json_fault(value), fault)
    _require_counts(record.links, record.markers, fault)
    extra = unknown_keys(value, ManifestRecord)
    arguments = {
        **_regions_from(extra),
        "lattice": _lattice(record, fault),
        "origin": record.origin, "title": record.title, "author": record.author,
        "properties": record.properties,
        "links": list(_made(record.links, "links", link_from, fault)),
        "markers": list(_made(record.markers, "markers", marker_from, fault)),
        "extra": extra,
    }  # fmt: skip
    return Manifest(shape, arguments)


def encoded(maze: Maze, fault: FaultMaker) -> bytes:
    """Make the manifest of a maze; links and markers in the order of their cells."""
    levels, rows, cols = maze.shape
    known: dict[str, Any] = {
        "format": FORMAT_NAME, "version": VERSION, "lattice": maze.lattice.name,
        "levels": levels, "rows": rows, "cols": cols, "origin": list(maze.origin),
        "title": maze.title, "author": maze.author, "properties": maze.properties,
        "links": [link_record(link) for link in sorted(maze.links, key=_place_of_link)],
        "markers": [marker_record(marker) for marker in sorted(maze.markers, key=_place_of_marker)],
    }  # fmt: skip
    if maze.lattice.mirrored:
        known["mirrored"] = True
    _require_counts(known["links"], known["markers"], fault)
    value = {**known, **unknown_keys(maze.extra, ManifestRecord), **_regions_of(maze)}
    _require(json_fault(value), fault)
    try:
        data = msgspec.json.encode(value, enc_hook=_python_value)
    except Fault as error:
        raise fault(error.message, MEMBER) from None
    if len(data) > MAX_MANIFEST_BYTES:
        raise fault(FileMessage.MANIFEST_TOO_LONG(size=len(data), most=MAX_MANIFEST_BYTES), MEMBER)
    _require(parts_fault(data), fault)
    return data


def _require(wrong: Message | None, fault: FaultMaker) -> None:
    if wrong is not None:
        raise fault(wrong, MEMBER)


def _python_value(value: object) -> object:
    """Return Python's value for NumPy's, or for text of another class."""
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, str):
        return str(value)
    raise Fault(FileMessage.TYPE_NOT_IN_JSON(type=type(value).__name__))


def _decoded(data: bytes, fault: FaultMaker) -> dict[str, Any]:
    try:
        return decoded(data, dict[str, Any])
    except Fault as error:
        raise fault(error.message, MEMBER) from None


def _converted(value: dict[str, Any], record: type[_Record], fault: FaultMaker) -> _Record:
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        raise fault(msgspec_fault(error), MEMBER) from None


def _require_version(value: dict[str, Any], fault: FaultMaker) -> None:
    """Look at the version before the rest, which a later one may have changed."""
    record = _converted(value, _VersionRecord, fault)
    if record.format not in (FORMAT_NAME, FORMER_NAME):
        found, expected = quoted(record.format), quoted(FORMAT_NAME)
        raise fault(FileMessage.FORMAT_KEY(found=found, expected=expected), MEMBER)
    if record.version > VERSION:
        raise fault(FileMessage.LATER_VERSION(found=record.version, known=VERSION), MEMBER)
    if record.version < 1:
        raise fault(FileMessage.UNKNOWN_VERSION(found=record.version), MEMBER)


def _lattice(record: ManifestRecord, fault: FaultMaker) -> Lattice:
    try:
        return lattice_named(record.lattice, record.mirrored)
    except MazeError as error:
        raise fault(error.message.clause, MEMBER) from None


def _require_counts(links: list[Any], markers: list[Any], fault: FaultMaker) -> None:
    for things, too_many in (
        (links, FileMessage.TOO_MANY_LINKS), (markers, FileMessage.TOO_MANY_MARKERS)
    ):  # fmt: skip
        if len(things) > MAX_THINGS:
            raise fault(too_many(count=len(things), most=MAX_THINGS), MEMBER)


def _made(
    values: Iterable[dict[str, Any]], key: str, make: Callable[[Mapping[str, Any]], _Thing], fault: FaultMaker
) -> Iterable[_Thing]:
    for index, value in enumerate(values):
        try:
            yield make(value)
        except EditRejected as error:
            raise fault(error.message.clause, f"{MEMBER}, {key}[{index}]") from None


def _place_of_link(link: Link) -> tuple[Any, ...]:
    return link.first.cell, link.first.side, link.second.cell, link.second.side


def _place_of_marker(marker: Marker) -> tuple[int, int, int]:
    return marker.cell


def _regions_from(extra: dict[str, Any]) -> dict[str, Any]:
    """Take names and numbers out of the unknown keys of a manifest; return them as arguments for `Maze`."""
    value = extra.get(_REGIONS)
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
    del extra[_REGIONS]
    if rest := unknown_keys(value, _RegionsRecord):
        extra[_REGIONS] = rest
    return {"named_regions": names, "numbering": _numbering(record)}


def _numbering(record: _RegionsRecord) -> Numbering | None:
    if not record.places:
        return None
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(b64decode(record.places), _MOST_PLACE_BYTES)
        table = np.frombuffer(data, _PLACE).reshape(5, -1)
    except (ValueError, zlib.error):
        return None
    if not unpacking.eof:
        return None  # A part of a table is another table.
    return Numbering.of_records(table, record.complete, max(1, min(record.next, MOST_NUMBER)))


def _regions_of(maze: Maze) -> dict[str, Any]:
    """Return the key with the names and numbers of a maze; nothing if it has none."""
    names, numbering = maze.named_regions, maze.numbering
    if not names and numbering is None:
        return {}
    record = _RegionsRecord([_NameRecord(number, it.name, it.color) for number, it in sorted(names.items())])
    if numbering is not None:
        places = zlib.compress(numbering.records().astype(_PLACE).tobytes())
        record.next, record.complete = numbering.next, numbering.is_complete
        record.places = b64encode(places).decode()
    rest = maze.extra.get(_REGIONS)
    return {_REGIONS: {**(rest if isinstance(rest, dict) else {}), **msgspec.to_builtins(record)}}
