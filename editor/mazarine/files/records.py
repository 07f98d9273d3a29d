"""Links and markers as JSON objects, in native files and in edit scripts; unknown keys are kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar, cast

import msgspec

from mazarine.errors import EditRejected
from mazarine.files.faults import Fault
from mazarine.files.messages import FileMessage, JsonType
from mazarine.maze import Link, LinkKind, Marker, MarkerKind, Port, PortSide
from mazarine.messages import Field, Message, Series, quoted

Whole = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
"""A coordinate or a count: 32 bits hold any that a maze can have."""

_Record = TypeVar("_Record")

_TYPES = {
    "int": JsonType.JSON_INTEGER, "float": JsonType.JSON_NUMBER, "str": JsonType.JSON_TEXT,
    "bool": JsonType.JSON_BOOLEAN, "array": JsonType.JSON_LIST, "object": JsonType.JSON_OBJECT,
    "null": JsonType.JSON_NULL,
}  # fmt: skip
_BOUNDS = {
    "<=": FileMessage.JSON_AT_MOST, ">=": FileMessage.JSON_AT_LEAST, "<": FileMessage.JSON_BELOW,
    ">": FileMessage.JSON_ABOVE,
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
    extra = unknown_keys(value, LinkRecord)
    for key in ("from", "to"):
        beyond = unknown_keys(value[key], PortRecord)
        if beyond:
            extra[key] = beyond
    return Link(
        _port(record.first), _port(record.second),
        cast("LinkKind", record.kind),
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
    kind, side = cast("MarkerKind", record.kind), cast("PortSide | None", record.side)
    return Marker(kind, record.cell, side, record.label, unknown_keys(value, MarkerRecord))


def marker_record(marker: Marker) -> dict[str, Any]:
    """Make the JSON object of a marker."""
    side = None if marker.side is None else marker.side.value
    known = {"kind": marker.kind.value, "cell": list(marker.cell), "side": side, "label": marker.label}
    return {**known, **_beyond(marker.extra, MarkerRecord)}


def port_from(value: Mapping[str, Any]) -> Port:
    """Make a port of a JSON object; `EditRejected` if it is none."""
    return _port(converted(value, PortRecord))


def _port(record: PortRecord) -> Port:
    # `Port`, `Link` and `Marker` convert and check the words.
    return Port(record.cell, cast("PortSide", record.side))


def converted(value: Any, record: type[_Record]) -> _Record:
    """Check a JSON value against a record; `EditRejected` with the place and what is wrong there."""
    try:
        return msgspec.convert(value, record)
    except msgspec.ValidationError as error:
        raise EditRejected(msgspec_fault(error)) from None


def _types(names: str) -> Field:
    types = tuple(_TYPES[name]() if name in _TYPES else name for name in names.split(" | "))
    return Series(types, " or ") if len(types) > 1 else types[0]


_FAULTS: dict[str, Callable[[re.Match[str], Field], Message]] = {
    r"JSON is malformed: (.+)": lambda it, _: FileMessage.JSON_MALFORMED(text=it[1]),
    r"Input data was truncated": lambda _, __: FileMessage.JSON_CUT_SHORT(),
    r"(?:Number|Integer value) out of range": lambda _, at: FileMessage.JSON_OUT_OF_RANGE(place=at),
    r"Object missing required field `(\w+)`":
        lambda it, at: FileMessage.JSON_KEY_MISSING(key=quoted(it[1]), place=at),
    r"Object contains unknown field `(.+)`":
        lambda it, at: FileMessage.JSON_UNKNOWN_KEY(key=quoted(it[1]), place=at),
    r"Invalid value (.+)": lambda it, at: FileMessage.JSON_UNKNOWN_VALUE(found=it[1], place=at),
    r"Expected `array` of length (\d+)(?:, got \d+)?":
        lambda it, at: FileMessage.JSON_LENGTH(length=int(it[1]), place=at),
    r"Expected `([\w |]+)`": lambda it, at: FileMessage.JSON_EXPECTED(expected=_types(it[1]), place=at),
    r"Expected `([\w |]+)`, got `(\w+)`":
        lambda it, at: FileMessage.JSON_TYPE(expected=_types(it[1]), found=_types(it[2]), place=at),
    r"Expected `(\w+)` ([<>]=?) (\S+)":
        lambda it, at: _BOUNDS[it[2]](expected=_types(it[1]), bound=it[3], place=at),
}  # fmt: skip
"""What msgspec says, and the message for it."""


def decoded(data: bytes, type: type[_Record], where: str = "", *, strict: bool = True) -> _Record:
    """Decode JSON; `Fault` with the reason if it is none, or not of this type."""
    try:
        return msgspec.json.decode(data, type=type, strict=strict)
    except RecursionError:
        raise Fault(FileMessage.NESTED_TOO_DEEP(), where) from None
    except (msgspec.MsgspecError, ValueError, OverflowError) as error:
        # ValueError: a whole number of thousands of digits. Text that is not UTF-8: by the version.
        is_text = not isinstance(error, UnicodeDecodeError) and "UTF-8" not in str(error)
        raise Fault(msgspec_fault(error) if is_text else FileMessage.NOT_UTF8(), where) from None


def msgspec_fault(error: Exception) -> Message:
    """Return what msgspec found wrong.

    >>> str(msgspec_fault(msgspec.ValidationError("Expected `int`, got `str` - at `$.rows`")))
    'expected an integer, found text at rows'
    >>> str(msgspec_fault(msgspec.ValidationError("Expected `int` <= 4096 - at `$.rows`")))
    'expected an integer, at most 4096, at rows'
    """
    text, _, path = str(error).partition(" - at `")
    place: Field = path.rstrip("`").removeprefix("$").lstrip(".") or FileMessage.JSON_TOP()
    for pattern, message_of in _FAULTS.items():
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return message_of(found, place)
    if isinstance(place, str):
        return FileMessage.JSON_INVALID(text=text, place=place)
    return FileMessage.JSON_UNREADABLE(text=text)


def unknown_keys(value: Mapping[str, Any], record: type[msgspec.Struct]) -> dict[str, Any]:
    """Return what an object says beyond the fields of its record."""
    known = record.__struct_encode_fields__
    return {key: inner for key, inner in value.items() if key not in known}


def _beyond(extra: object, record: type[msgspec.Struct]) -> dict[str, Any]:
    return unknown_keys(extra, record) if isinstance(extra, Mapping) else {}
