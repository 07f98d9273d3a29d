"""What a Tiled map says, as its JSON has it; `mazewright.files.tiled.xml` brings XML into this form."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec

from mazewright.files.limits import MAX_PARTS, MAX_TEXT_BYTES
from mazewright.files.records import Whole, plain
from mazewright.files.source import Source

_Size = Annotated[int, msgspec.Meta(ge=0, lt=1 << 31)]
_NOTHING = msgspec.Raw(b"null")


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
    properties: list[PropertyRecord] = []


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
    layers: list[LayerRecord] = []
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
    tiles: list[TileRecord] = []


class MapRecord(msgspec.Struct):
    """A whole map."""

    width: _Size
    height: _Size
    tilewidth: _Size
    tileheight: _Size
    type: str = "map"
    orientation: str = "orthogonal"
    infinite: bool = False
    layers: list[LayerRecord] = []
    tilesets: list[TilesetRecord] = []
    properties: list[PropertyRecord] = []


def value_of(properties: list[PropertyRecord], name: str) -> Any:
    """Return the value of a property: text, a number, true or false; None if there is no such one."""
    for said in properties:
        if said.name == name:
            try:
                return msgspec.json.decode(said.value, type=str | int | float | bool)
            except (msgspec.DecodeError, ValueError):
                return None  # a list, an object or null; a text or number beyond all measure
    return None


def whole_of(properties: list[PropertyRecord], name: str) -> int:
    """Return the whole number that a property is, in XML as text; 0 if there is no such one.

    Raises
    ------
    ValueError
        If it is something else, as text that follows a colon.
    """
    value = value_of(properties, name)
    if value is None:
        return 0
    if isinstance(value, bool) or not re.fullmatch(r"-?[0-9]{1,10}", str(value)):
        raise ValueError(f"the property {name} is {value!r}, not an integer")
    return int(value)


def text_of(source: Source) -> bytes:
    """Return the bytes of a map; `MazeFileError` if they are too many."""
    if source.size > MAX_TEXT_BYTES:
        raise source.fault(f"the map has {source.size:,} bytes; {MAX_TEXT_BYTES:,} are the most")
    return source.stream.read(source.size)


def map_in_json(source: Source) -> MapRecord:
    """Read a map that is JSON; `MazeFileError` if it is none."""
    data = text_of(source).removeprefix(b"\xef\xbb\xbf")
    if data.count(b"{") > MAX_PARTS:
        raise source.fault(f"the map is made of more than {MAX_PARTS:,} objects")
    try:
        record = msgspec.json.decode(data, type=MapRecord)
    except RecursionError:
        raise source.fault("layers are nested too deeply") from None
    except UnicodeDecodeError:
        raise source.fault("this is not UTF-8 text") from None
    except (msgspec.MsgspecError, ValueError) as error:
        raise source.fault(plain(error)) from None
    if record.type != "map":
        raise source.fault(f"this is a {record.type!r} of Tiled, not a map")
    return record
