"""Tiled's XML, converted to the records of its JSON: no entities, no other files."""

from __future__ import annotations

from typing import Any, TypeVar
from xml.parsers import expat

import msgspec

from mazarine.files.faults import Fault
from mazarine.files.limits import MAX_DEPTH, MAX_PARTS
from mazarine.files.messages import FileMessage
from mazarine.files.records import msgspec_fault
from mazarine.files.source import Source
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.records import text_of
from mazarine.messages import quoted

_Node = dict[str, Any]
_Record = TypeVar("_Record")

_LAYERS = {"layer": "tilelayer", "group": "group", "objectgroup": "objectgroup", "imagelayer": "imagelayer"}
_LISTS = {
    "object": "objects", "property": "properties", "tileset": "tilesets", "tile": "tiles", "chunk": "chunks",
    **dict.fromkeys(_LAYERS, "layers"),
}  # fmt: skip
"""The list of its parent that an element joins."""
_TRANSPARENT = ("properties", "data")
"""Elements whose children and attributes belong to their parent."""
_SHAPES_OF_POINTS = ("polygon", "polyline", "text")
_SHAPES = (*_SHAPES_OF_POINTS, "ellipse", "point")
"""Elements that say that an object is no rectangle."""
_WITH_TEXT = ("data", "chunk", "property")
_ATTRIBUTES = frozenset((
    "width", "height", "tilewidth", "tileheight", "orientation", "infinite", "hexsidelength",
    "staggeraxis", "staggerindex", "firstgid", "name", "id", "type",
    "class", "x", "y", "rotation", "gid", "value", "encoding", "compression", "source", "columns", "margin",
    "spacing", "opacity", "visible", "offsetx", "offsety", "trans",
))  # fmt: skip
_ENDS_EARLY = {
    expat.errors.codes[text]
    for text in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
    )
}
_PIECE = 1 << 20
_LONGEST_TAG = 1 << 20
_MOST_ELEMENTS = 1 << 22
_MOST_NAMES = 1 << 12


def map_in_xml(source: Source, record: type[_Record], root: str = "map") -> _Record:
    """Read a map that is XML, or a tileset; `MazeFileError` if it is none."""
    data = text_of(source)
    builder = MapBuilder(root)
    parser = builder.parser
    try:
        for start in range(0, len(data), _PIECE):
            parser.Parse(data[start : start + _PIECE], False)
            builder.require_progress(start)
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        if error.code in _ENDS_EARLY:
            raise source.fault(TiledMessage.XML_CUT()) from None
        text = expat.errors.messages.get(error.code, str(error.code))
        raise source.fault(
            TiledMessage.XML_MALFORMED(text=text), FileMessage.LINE(number=error.lineno)
        ) from None
    except Fault as error:
        raise source.fault(error.message, FileMessage.LINE(number=parser.CurrentLineNumber)) from None
    except (LookupError, ValueError):
        raise source.fault(TiledMessage.XML_ENCODING()) from None
    try:
        return msgspec.convert(builder.map, record, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise source.fault(msgspec_fault(error)) from None


class MapBuilder:
    """A handler that makes nodes of elements while they are parsed."""

    def __init__(self, root: str = "map") -> None:
        self.map: _Node = {}
        self._root = root
        self._names: dict[str, str] = {}
        self.parser = expat.ParserCreate(None, None, self._names)
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = self._check_doctype
        self.parser.SkippedEntityHandler = self._refuse_entity
        self._path: list[tuple[str, _Node]] = []
        self._pieces: list[str] = []
        self._elements = self._parts = 0

    def require_progress(self, begun: int) -> None:
        """Refuse a tag or a comment that began long before this piece: it is gone over again for each."""
        if self.parser.CurrentByteIndex < begun - _LONGEST_TAG:
            raise Fault(TiledMessage.XML_TAG_TOO_LONG(most=_LONGEST_TAG))

    def _check_doctype(self, _name: str, _system: str | None, _public: str | None, declares: bool) -> None:
        """Skip the document type that old versions of Tiled name; refuse one that declares anything."""
        if declares:
            raise Fault(TiledMessage.XML_DOCTYPE())

    def _refuse_entity(self, name: str, _is_parameter: int) -> None:
        raise Fault(TiledMessage.XML_ENTITY(name=quoted(name)))

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        if self._elements > _MOST_ELEMENTS:
            raise Fault(TiledMessage.XML_TOO_MANY_ELEMENTS(most=_MOST_ELEMENTS))
        if len(self._names) > _MOST_NAMES:
            raise Fault(TiledMessage.XML_TOO_MANY_NAMES(most=_MOST_NAMES))
        if tag == "tile" and self._path and self._path[-1][0] in ("data", "chunk"):
            self._pieces += (attributes.get("gid", "0"), ",")
            self._path.append(("gid", {}))
            return
        if len(self._path) >= MAX_DEPTH:
            raise Fault(TiledMessage.XML_NESTED_DEEPER_THAN(most=MAX_DEPTH))
        if not self._path and tag != self._root:
            raise Fault(TiledMessage.XML_ROOT(tag=tag, root=self._root))
        self._path.append((tag, self._node(tag, attributes)))
        if tag in _WITH_TEXT:
            self._pieces = []

    def _node(self, tag: str, attributes: dict[str, str]) -> _Node:
        """Return the node of an element, joined to that of its parent."""
        node: _Node = {name: value for name, value in attributes.items() if name in _ATTRIBUTES}
        if not self._path:
            node.pop("type", None)
            self.map = node
            return node
        parent = self._path[-1][1]
        if tag in _TRANSPARENT:
            parent.update({name: node[name] for name in ("encoding", "compression") if name in node})
            return parent
        if tag in _SHAPES:
            parent[tag] = _raw("") if tag in _SHAPES_OF_POINTS else True
        if tag == "image":
            parent |= {f"image{name}": node[name] for name in ("width", "height") if name in node}
            parent |= {"image": node.get("source", ""), "transparentcolor": node.get("trans", "")}
        if tag == "tileoffset":
            parent[tag] = node
        if tag in _LAYERS:
            node["type"] = _LAYERS[tag]
        if tag in _LISTS:
            self._parts += 1
            if self._parts > MAX_PARTS:
                raise Fault(TiledMessage.XML_TOO_MANY_PARTS(most=MAX_PARTS))
            parent.setdefault(_LISTS[tag], []).append(node)
        return node

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
