"""The records of a Tiled map in JSON; `mazarine.files.tiled.xml` converts XML to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_PARTS, MAX_TEXT_BYTES
from mazarine.files.messages import FileMessage
from mazarine.files.records import Whole, decoded
from mazarine.files.source import Source
from mazarine.files.tiled.messages import TiledMessage
from mazarine.messages import quoted

_Size = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_NOTHING = msgspec.Raw(b"null")
_Record = TypeVar("_Record")
_Map = TypeVar("_Map", bound="MapRecord")


class PropertyRecord(msgspec.Struct):
    """A property that the author gave to something; its value stays undecoded until it is asked for."""

    name: str = ""
    value: msgspec.Raw = _NOTHING


class ChunkRecord(msgspec.Struct):
    """A piece of a layer of an infinite map."""

    x: Whole
    y: Whole
    width: _Size
    height: _Size
    data: msgspec.Raw = _NOTHING


class ObjectRecord(msgspec.Struct):
    """An object; `kind` is what Tiled 1.9 calls its class."""

    id: int = 0
    name: str = ""
    type: str = ""
    kind: str = msgspec.field(default="", name="class")
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0
    rotation: float = 0
    gid: int = 0
    ellipse: bool = False
    point: bool = False
    polygon: msgspec.Raw = _NOTHING
    polyline: msgspec.Raw = _NOTHING
    text: msgspec.Raw = _NOTHING
    properties: list[PropertyRecord] = []

    @property
    def is_upright(self) -> bool:
        """Whether it is a rectangle with level sides."""
        has_shape = any(bytes(it) != b"null" for it in (self.polygon, self.polyline, self.text))
        return not (self.rotation or self.gid or self.ellipse or self.point or has_shape)


class LayerRecord(msgspec.Struct):
    """A layer of tiles, of objects, of other layers, or of a picture."""

    type: str = ""
    name: str = ""
    width: _Size = 0
    height: _Size = 0
    encoding: str = "csv"
    compression: str = ""
    data: msgspec.Raw = _NOTHING
    chunks: list[ChunkRecord] = []
    layers: Sequence[LayerRecord] = []
    objects: list[ObjectRecord] = []
    properties: list[PropertyRecord] = []


class TileRecord(msgspec.Struct):
    """A tile of a tileset of which something is said."""

    id: Whole
    properties: list[PropertyRecord] = []


class TilesetRecord(msgspec.Struct):
    """A tileset; of one that lies in another file only the first number is known."""

    firstgid: _Size
    name: str = ""
    tiles: Sequence[TileRecord] = []


class MapRecord(msgspec.Struct):
    """A whole map."""

    width: _Size
    height: _Size
    tilewidth: _Size
    tileheight: _Size
    type: str = "map"
    orientation: str = "orthogonal"
    infinite: bool = False
    hexsidelength: _Size = 0
    staggeraxis: str = "y"
    staggerindex: str = "odd"
    layers: Sequence[LayerRecord] = []
    tilesets: Sequence[TilesetRecord] = []
    properties: list[PropertyRecord] = []


def value_of(properties: list[PropertyRecord], name: str) -> Any:
    """Return the value of a property: text, a number, true or false; None if there is no such one."""
    for property_ in properties:
        if property_.name == name:
            try:
                return msgspec.json.decode(property_.value, type=str | int | float | bool)
            except (msgspec.DecodeError, ValueError):
                return None  # a list, an object or null; a text or number that is too long
    return None


def whole_of(properties: list[PropertyRecord], name: str) -> int:
    """Return the whole number that a property is, in XML as text; 0 if there is no such one.

    Raises `Fault` if it is something else.
    """
    value = value_of(properties, name)
    if value is None:
        return 0
    if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]{1,10}", str(value)):
        raise Fault(TiledMessage.PROPERTY_NOT_INTEGER(name=name, value=quoted(value)))
    return int(value)


def text_of(source: Source) -> bytes:
    """Return the bytes of a map; `MazeFileError` if they are too many."""
    if source.size > MAX_TEXT_BYTES:
        raise source.fault(FileMessage.TEXT_TOO_LONG(size=source.size, most=MAX_TEXT_BYTES))
    return source.stream.read(source.size)


def map_in_json(source: Source, kind: type[_Map]) -> _Map:
    """Read a map that is JSON; `MazeFileError` if it is none."""
    record = record_in_json(source, kind)
    if record.type != "map":
        raise source.fault(TiledMessage.NOT_A_TILED_MAP(type=quoted(record.type)))
    return record


def record_in_json(source: Source, kind: type[_Record]) -> _Record:
    """Read a map or a tileset that is JSON; `MazeFileError` if it is not like the record."""
    data = text_of(source).removeprefix(b"\xef\xbb\xbf")
    count = data.count(b"{")
    if count > MAX_PARTS:
        raise source.fault(TiledMessage.TOO_MANY_JSON_OBJECTS(count=count, most=MAX_PARTS))
    with source.faults():
        return decoded(data, kind)
