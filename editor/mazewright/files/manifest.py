"""`maze.json`: what a native file says beside its arrays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import numpy as np

from mazewright.errors import EditRejected, MazeError, MazeFileError
from mazewright.files.faults import clause_of
from mazewright.files.limits import MAX_MANIFEST_BYTES, MAX_THINGS, json_fault, parts_fault, size_fault
from mazewright.files.records import (
    Whole,
    link_from,
    link_record,
    marker_from,
    marker_record,
    plain,
    unknown_keys,
)
from mazewright.lattice import Lattice, lattice_named
from mazewright.maze import Link, Marker, Maze

MEMBER = "maze.json"
FORMAT_WORD = "mazewright"
VERSION = 1

Fault = Callable[[str, str], MazeFileError]
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


class _Greeting(msgspec.Struct):
    """What every version says."""

    format: str
    version: int


@dataclass(frozen=True)
class Manifest:
    """What the manifest of a maze says: the shape of its arrays, and the words for `Maze`."""

    shape: tuple[int, int, int]
    words: dict[str, Any]


def parsed(data: bytes, fault: Fault) -> Manifest:
    """Understand a manifest.

    Raises
    ------
    MazeFileError
        Made by `fault`, if this is not the manifest of a maze that can be read.
    """
    wrong = parts_fault(data)
    if wrong:
        raise fault(wrong, MEMBER)
    value = _decoded(data, fault)
    _require_version(value, fault)
    record = _converted(value, ManifestRecord, fault)
    shape = (record.levels, record.rows, record.cols)
    wrong = size_fault(*shape) or json_fault(value)
    if wrong:
        raise fault(wrong, MEMBER)
    words = {
        "lattice": _lattice(record, fault),
        "origin": record.origin, "title": record.title, "author": record.author,
        "properties": record.properties,
        "links": _things(record.links, "links", link_from, fault),
        "markers": _things(record.markers, "markers", marker_from, fault),
        "extra": unknown_keys(value, ManifestRecord),
    }  # fmt: skip
    return Manifest(shape, words)


def encoded(maze: Maze, fault: Fault) -> bytes:
    """Make the manifest of a maze; links and markers in the order of their cells."""
    levels, rows, cols = maze.shape
    known: dict[str, Any] = {
        "format": FORMAT_WORD, "version": VERSION, "lattice": maze.lattice.name,
        "levels": levels, "rows": rows, "cols": cols, "origin": list(maze.origin),
        "title": maze.title, "author": maze.author, "properties": maze.properties,
        "links": [link_record(link) for link in sorted(maze.links, key=_place_of_link)],
        "markers": [marker_record(marker) for marker in sorted(maze.markers, key=_place_of_marker)],
    }  # fmt: skip
    if maze.lattice.mirrored:
        known["mirrored"] = True
    for what in ("links", "markers"):
        _require_count(known[what], what, fault)
    value = {**known, **unknown_keys(maze.extra, ManifestRecord)}
    wrong = json_fault(value)
    if wrong:
        raise fault(wrong, MEMBER)
    try:
        data = msgspec.json.encode(value, enc_hook=_python_value)
    except TypeError as error:
        raise fault(plain(error), MEMBER) from None
    if len(data) > MAX_MANIFEST_BYTES:
        raise fault(f"it would have {len(data):,} bytes; {MAX_MANIFEST_BYTES:,} are the most", MEMBER)
    wrong = parts_fault(data)
    if wrong:
        raise fault(wrong, MEMBER)
    return data


def _python_value(value: object) -> object:
    """Return Python's value for NumPy's, or for text of another class."""
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"a value is of the kind {type(value).__name__}, which JSON does not have")


def _decoded(data: bytes, fault: Fault) -> dict[str, Any]:
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except RecursionError:
        raise fault("lists and objects are nested too deeply", MEMBER) from None
    except UnicodeDecodeError:
        raise fault("it is not UTF-8 text", MEMBER) from None
    except (msgspec.MsgspecError, ValueError) as error:
        # ValueError: a whole number of thousands of digits.
        raise fault(plain(error), MEMBER) from None


def _converted(value: dict[str, Any], record: type[_Record], fault: Fault) -> _Record:
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        raise fault(plain(error), MEMBER) from None


def _require_version(value: dict[str, Any], fault: Fault) -> None:
    """Look at the version before the rest, which a later one may have changed."""
    greeting = _converted(value, _Greeting, fault)
    if greeting.format != FORMAT_WORD:
        raise fault(f"the format is {greeting.format!r}, not {FORMAT_WORD!r}", MEMBER)
    if greeting.version > VERSION:
        raise fault(
            f"version {greeting.version} was made by a later Mazewright; this one reads version {VERSION}",
            MEMBER,
        )
    if greeting.version < 1:
        raise fault(f"unknown version {greeting.version}", MEMBER)


def _lattice(record: ManifestRecord, fault: Fault) -> Lattice:
    try:
        return lattice_named(record.lattice, record.mirrored)
    except MazeError as error:
        raise fault(clause_of(error), MEMBER) from None


def _require_count(things: list[Any], what: str, fault: Fault) -> None:
    if len(things) > MAX_THINGS:
        raise fault(f"there are too many {what}: {len(things):,}; {MAX_THINGS:,} are the most", MEMBER)


def _things(
    values: list[dict[str, Any]], what: str, make: Callable[[Mapping[str, Any]], _Thing], fault: Fault
) -> list[_Thing]:
    _require_count(values, what, fault)
    return list(_made(values, what, make, fault))


def _made(
    values: Iterable[dict[str, Any]], what: str, make: Callable[[Mapping[str, Any]], _Thing], fault: Fault
) -> Iterable[_Thing]:
    for index, value in enumerate(values):
        try:
            yield make(value)
        except EditRejected as error:
            raise fault(clause_of(error), f"{MEMBER}, {what}[{index}]") from None


def _place_of_link(link: Link) -> tuple[Any, ...]:
    return link.first.cell, link.first.side, link.second.cell, link.second.side


def _place_of_marker(marker: Marker) -> tuple[int, int, int]:
    return marker.cell
