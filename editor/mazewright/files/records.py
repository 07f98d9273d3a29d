"""Links and markers as JSON objects, in native files and in edit scripts; unknown keys are kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, TypeVar

import msgspec

from mazewright.errors import EditRejected
from mazewright.maze import Cell, Link, LinkKind, Marker, MarkerKind, Port, PortSide

Whole = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
"""A coordinate or a count: 32 bits hold any that a maze can have."""

_Word = TypeVar("_Word", bound=StrEnum)
_Record = TypeVar("_Record")

_PLAIN_TYPES = {
    "int": "an integer", "float": "a number", "str": "text", "bool": "true or false", "array": "a list",
    "object": "an object", "null": "null",
}  # fmt: skip


class PortRecord(msgspec.Struct):
    """A port in JSON."""

    cell: tuple[Whole, Whole, Whole]
    side: str = PortSide.PAD.value


class LinkRecord(msgspec.Struct):
    """A link in JSON."""

    first: PortRecord = msgspec.field(name="from")
    second: PortRecord = msgspec.field(name="to")
    kind: str = LinkKind.TELEPORTER.value
    one_way: bool = False
    label: str = ""


class MarkerRecord(msgspec.Struct):
    """A marker in JSON."""

    kind: str
    cell: tuple[Whole, Whole, Whole]
    side: str | None = None
    label: str = ""


def link_from(value: Mapping[str, Any]) -> Link:
    """Make a link of a JSON object; `EditRejected` if it is none.

    >>> link_from({"from": {"cell": [0, 1, 2], "side": "E"}, "to": {"cell": [0, 3, 4]}}).second.side
    <PortSide.PAD: 'pad'>
    """
    record = converted(value, LinkRecord)
    cell = record.first.cell
    extra = unknown_keys(value, LinkRecord)
    for key in ("from", "to"):
        beyond = unknown_keys(value[key], PortRecord)
        if beyond:
            extra[key] = beyond
    return Link(
        Port(cell, _word(record.first.side, PortSide, "side", cell)),
        Port(record.second.cell, _word(record.second.side, PortSide, "side", record.second.cell)),
        _word(record.kind, LinkKind, "link kind", cell),
        record.one_way, record.label, extra,
    )  # fmt: skip


def link_record(link: Link) -> dict[str, Any]:
    """Make the JSON object of a link."""
    ends = {
        key: {"cell": list(port.cell), "side": port.side.value, **_beyond(link.extra.get(key), PortRecord)}
        for key, port in (("from", link.first), ("to", link.second))
    }
    known = {"kind": link.kind.value, "one_way": link.one_way, "label": link.label, **ends}
    return {**known, **_beyond(link.extra, LinkRecord)}


def marker_from(value: Mapping[str, Any]) -> Marker:
    """Make a marker of a JSON object; `EditRejected` if it is none."""
    record = converted(value, MarkerRecord)
    side = None if record.side is None else _word(record.side, PortSide, "side", record.cell)
    kind = _word(record.kind, MarkerKind, "marker kind", record.cell)
    return Marker(kind, record.cell, side, record.label, unknown_keys(value, MarkerRecord))


def marker_record(marker: Marker) -> dict[str, Any]:
    """Make the JSON object of a marker."""
    side = None if marker.side is None else marker.side.value
    known = {"kind": marker.kind.value, "cell": list(marker.cell), "side": side, "label": marker.label}
    return {**known, **_beyond(marker.extra, MarkerRecord)}


def port_from(value: Mapping[str, Any]) -> Port:
    """Make a port of a JSON object; `EditRejected` if it is none."""
    record = converted(value, PortRecord)
    return Port(record.cell, _word(record.side, PortSide, "side", record.cell))


def converted(value: Any, record: type[_Record]) -> _Record:
    """Check a JSON value against a record; `EditRejected` with the place and what is wrong there."""
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        raise EditRejected(f"{plain(error)}.") from None


def plain(error: Exception) -> str:
    """Return in plain words what msgspec found wrong.

    >>> plain(msgspec.ValidationError("Expected `int`, got `str` - at `$.rows`"))
    'expected a whole number, got text at rows'
    >>> plain(msgspec.ValidationError("Expected `int` <= 4096 - at `$.rows`"))
    'expected a whole number, at most 4096 at rows'
    """
    said, _, path = str(error).partition(" - at `")
    text, path = _plain_text(said), path.rstrip("`").removeprefix("$").lstrip(".")
    return f"{text} at {path}" if path else text


def _plain_text(said: str) -> str:
    missing = re.fullmatch(r"Object missing required field `(\w+)`", said)
    if missing:
        return f"the key '{missing[1]}' is missing"
    other = re.fullmatch(r"Expected `([\w |]+)`, got `(\w+)`", said)
    if other:
        wanted = " or ".join(_PLAIN_TYPES.get(name, name) for name in other[1].split(" | "))
        return f"expected {wanted}, got {_PLAIN_TYPES.get(other[2], other[2])}"
    bound = re.fullmatch(r"Expected `(\w+)` ([<>]=?) (\S+)", said)
    if bound:
        return _bounded(_PLAIN_TYPES.get(bound[1], bound[1]), bound[2], bound[3])
    if said == "Number out of range":
        return "the number is out of range"
    malformed = said.removeprefix("JSON is malformed: ")
    if malformed != said:
        return f"JSON is malformed: “{malformed}”"
    text = re.sub(r"`(\w+)`", lambda match: _PLAIN_TYPES.get(match[1], match[1]), said)
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def _bounded(wanted: str, sign: str, bound: str) -> str:
    if sign == "<=":
        return f"expected {wanted}, at most {bound}"
    if sign == ">=":
        return f"expected {wanted}, at least {bound}"
    return f"expected {wanted} below {bound}" if sign == "<" else f"expected {wanted} above {bound}"


def unknown_keys(value: Mapping[str, Any], record: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what an object says beyond the fields of its record."""
    known = record.__struct_encode_fields__
    return {key: inner for key, inner in value.items() if key not in known}


def _beyond(extra: object, record: type[msgspec.Struct]) -> dict[str, Any]:
    return unknown_keys(extra, record) if isinstance(extra, Mapping) else {}


def _word(text: str, words: type[_Word], what: str, cell: Cell) -> _Word:
    try:
        return words(text)
    except ValueError:
        known = ", ".join(words)
        raise EditRejected(f"The {what} of cell {cell}, {text!r}, is unknown. Known: {known}.") from None
