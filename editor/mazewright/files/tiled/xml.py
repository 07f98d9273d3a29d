"""Tiled's XML, brought into the form of its JSON: no document type, no entities, no other files."""

from __future__ import annotations

from typing import Any
from xml.parsers import expat

import msgspec

from mazewright.files.limits import MAX_DEPTH, MAX_PARTS
from mazewright.files.records import plain
from mazewright.files.source import Source
from mazewright.files.tiled.records import MapRecord, text_of

_Node = dict[str, Any]

_LAYERS = {"layer": "tilelayer", "group": "group", "objectgroup": "objectgroup", "imagelayer": "imagelayer"}
_LISTS = {
    "object": "objects", "property": "properties", "tileset": "tilesets", "tile": "tiles", "chunk": "chunks",
    **dict.fromkeys(_LAYERS, "layers"),
}  # fmt: skip
"""The list of its parent that an element joins."""
_TRANSPARENT = ("properties", "data")
"""Elements whose children and attributes belong to their parent."""
_WITH_TEXT = ("data", "chunk", "property")
_ATTRIBUTES = frozenset((
    "width", "height", "tilewidth", "tileheight", "orientation", "infinite", "firstgid", "name", "id", "type",
    "class", "x", "y", "value", "encoding", "compression",
))  # fmt: skip
_PIECE = 1 << 20
_LONGEST_TAG = 1 << 20
_MOST_ELEMENTS = 1 << 22
_MOST_NAMES = 1 << 12


class _Refused(Exception):
    """What the document holds is not read; the text says why."""


def map_in_xml(source: Source) -> MapRecord:
    """Read a map that is XML; `MazeFileError` if it is none."""
    data = text_of(source)
    builder = _Builder()
    parser = builder.parser
    try:
        for start in range(0, len(data), _PIECE):
            parser.Parse(data[start : start + _PIECE], False)
            builder.require_progress(start)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        reason = expat.errors.messages.get(error.code, "it cannot be parsed")
        raise source.fault(f"this is not well-formed XML: “{reason}”", f"line {error.lineno}") from None
    except _Refused as error:
        raise source.fault(str(error), f"line {parser.CurrentLineNumber}") from None
    except (LookupError, ValueError):
        raise source.fault("the text is in an encoding that is not read; UTF-8 is") from None
    try:
        return msgspec.convert(builder.map, MapRecord, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise source.fault(plain(error)) from None


class _Builder:
    """Makes nodes of elements while they are parsed."""

    def __init__(self) -> None:
        self.map: _Node = {}
        self._names: dict[str, str] = {}
        self.parser = expat.ParserCreate(None, None, self._names)
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype
        self._path: list[tuple[str, _Node]] = []
        self._pieces: list[str] = []
        self._elements = self._parts = 0

    def require_progress(self, begun: int) -> None:
        """Refuse a tag or a comment that began long before this piece: it is gone over again for each."""
        if self.parser.CurrentByteIndex < begun - _LONGEST_TAG:
            raise _Refused(f"a tag or a comment has more than {_LONGEST_TAG:,} bytes")

    def _refuse_doctype(self, *_: object) -> None:
        raise _Refused("a map cannot have a document type declaration")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > _MOST_ELEMENTS:
            raise _Refused(f"the map is made of more than {_MOST_ELEMENTS:,} elements")
        if len(self._names) > _MOST_NAMES:
            raise _Refused(f"there are more than {_MOST_NAMES:,} names of elements and attributes")
        if tag == "tile" and self._path and self._path[-1][0] in ("data", "chunk"):
            self._pieces += (attributes.get("gid", "0"), ",")
            self._path.append(("gid", {}))
            return
        if len(self._path) >= MAX_DEPTH:
            raise _Refused(f"elements are nested more than {MAX_DEPTH} deep")
        if not self._path and tag != "map":
            raise _Refused(f"the document is a <{tag}>, not a <map>")
        self._path.append((tag, self._node(tag, attributes)))
        if tag in _WITH_TEXT:
            self._pieces = []

    def _node(self, tag: str, attributes: dict[str, str]) -> _Node:
        """Return the node of an element, joined to that of its parent."""
        said: _Node = {name: value for name, value in attributes.items() if name in _ATTRIBUTES}
        if not self._path:
            said.pop("type", None)
            self.map = said
            return said
        parent = self._path[-1][1]
        if tag in _TRANSPARENT:
            parent.update({name: said[name] for name in ("encoding", "compression") if name in said})
            return parent
        if tag in _LAYERS:
            said["type"] = _LAYERS[tag]
        if tag in _LISTS:
            self._parts += 1
            if self._parts > MAX_PARTS:
                raise _Refused(f"the map has more than {MAX_PARTS:,} layers, chunks, objects and properties")
            parent.setdefault(_LISTS[tag], []).append(said)
        return said

    def _end(self, _tag: str) -> None:
        tag, node = self._path.pop()
        if tag == "property":
            value = node.get("value")
            node["value"] = _raw("".join(self._pieces) if value is None else value)
        elif tag in _WITH_TEXT and self._pieces:
            node["data"] = _raw("".join(self._pieces))
        if tag in _WITH_TEXT:
            self._pieces = []

    def _text(self, text: str) -> None:
        if self._path and self._path[-1][0] in _WITH_TEXT:
            self._pieces.append(text)


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(text))
