"""The XML of a Tiled map, written from the records of its JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_Node = dict[str, Any]

_TAGS = {"tilelayer": "layer", "group": "group", "objectgroup": "objectgroup"}
_OF_MAP = (
    "version", "tiledversion", "orientation", "renderorder", "width", "height", "tilewidth", "tileheight",
    "hexsidelength", "staggeraxis", "staggerindex", "infinite", "backgroundcolor", "nextlayerid",
    "nextobjectid",
)  # fmt: skip
_OF_TILESET = ("firstgid", "name", "tilewidth", "tileheight", "tilecount", "columns")
_SIGNS = {
    "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
}  # fmt: skip
_ESCAPES = str.maketrans(_SIGNS)


def xml_of(map_: _Node) -> Iterator[str]:
    """Yield the lines of the document."""
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield _opening("map", map_, _OF_MAP)
    yield from _properties(map_)
    for tileset in map_["tilesets"]:
        yield from _tileset(tileset)
    for layer in map_["layers"]:
        yield from xml_of_layer(layer)
    yield "</map>"


def _tileset(tileset: _Node) -> Iterator[str]:
    yield _opening("tileset", tileset, _OF_TILESET)
    for tile in tileset["tiles"]:
        size = f'width="{tileset["tilewidth"]}" height="{tileset["tileheight"]}"'
        data = f'<data encoding="base64">{tile["picture"]}</data>'
        yield f'<tile id="{tile["id"]}">'
        yield from _properties(tile)
        yield f'<image format="png" {size}>{data}</image></tile>'
    if tileset.get("wangsets"):
        yield "<wangsets>"
        for wang_set in tileset["wangsets"]:
            yield from _wang_set(wang_set)
        yield "</wangsets>"
    yield "</tileset>"


def _wang_set(wang_set: _Node) -> Iterator[str]:
    yield _opening("wangset", wang_set, ("name", "type", "tile"))
    for color in wang_set["colors"]:
        yield _opening("wangcolor", color, ("name", "color", "tile", "probability"), closed=True)
    for tile in wang_set["wangtiles"]:
        yield f'<wangtile tileid="{tile["tileid"]}" wangid="{",".join(map(str, tile["wangid"]))}"/>'
    yield "</wangset>"


def xml_of_layer(layer: _Node) -> Iterator[str]:
    """Yield the lines of a layer."""
    tag = _TAGS[layer["type"]]
    look = ("opacity",) if layer["opacity"] != 1 else ()
    yield _opening(tag, layer, ("id", "name", "width", "height", *look))
    if "data" in layer:
        yield _opening("data", layer, ("encoding", "compression")) + layer["data"] + "</data>"
    for thing in layer.get("objects", ()):
        yield from xml_of_object(thing)
    for inner in layer.get("layers", ()):
        yield from xml_of_layer(inner)
    yield f"</{tag}>"


def xml_of_object(thing: _Node) -> Iterator[str]:
    """Yield the lines of a point object."""
    yield _opening("object", thing, ("id", "name", "type", "x", "y"))
    yield from _properties(thing)
    yield "<point/></object>"


def _properties(node: _Node) -> Iterator[str]:
    if node.get("properties"):
        yield "<properties>"
        for property_ in node["properties"]:
            yield _opening("property", property_, ("name", "type", "value"), closed=True)
        yield "</properties>"


def _opening(tag: str, node: _Node, names: tuple[str, ...], closed: bool = False) -> str:
    attributes = "".join(f' {name}="{_text(node[name])}"' for name in names if name in node)
    return f"<{tag}{attributes}{'/' if closed else ''}>"


def _text(value: str | float | bool) -> str:
    return str(int(value) if isinstance(value, bool) else value).translate(_ESCAPES)
