"""Where the parts of a Tiled map lie in the bytes of its file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from mazarine.files.faults import Fault
from mazarine.files.splicing import NOWHERE, RawSpans, Span
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.xml import MapBuilder

_BOM = b"\xef\xbb\xbf"
_TAG = re.compile(rb"""<(?:[^"'>]|"[^"]*"|'[^']*')*>""")
_XML_COUNTER = rb"""\b%s\s*=\s*["'](\d+)["']"""
_NOTHING = msgspec.Raw(b"null")


@dataclass
class LayerPlace:
    """Where the parts of a layer lie.

    Attributes
    ----------
    data : the contents of its data, or those of each chunk
    objects : each of its objects
    end : after the last of its objects or chunks
    """

    data: list[Span] = field(default_factory=list)
    objects: list[Span] = field(default_factory=list)
    end: Span = NOWHERE


@dataclass(frozen=True)
class MapPlaces:
    """Where the parts of a map lie.

    Attributes
    ----------
    layers : those that are not groups, in the order of the file
    end : after the last layer
    counters : the numbers of the next layer and object, by their names in the file
    """

    layers: list[LayerPlace]
    end: Span
    counters: dict[str, Span]


_LAYER_TAGS = "layer", "objectgroup", "imagelayer"
_COUNTERS = ("nextlayerid", "nextobjectid")


# XML


def places_in_xml(data: bytes) -> MapPlaces:
    """Return the places in a map that is XML and was read before."""
    builder = _Locator(data)
    builder.parser.Parse(data, True)
    tag = builder.map_tag
    found = {name: re.search(_XML_COUNTER % name.encode(), data[tag.start : tag.stop]) for name in _COUNTERS}
    counters = {
        name: Span(tag.start + match.start(1), tag.start + match.end(1))
        for name, match in found.items()
        if match
    }
    return MapPlaces(builder.layers, builder.end, counters)


class _Locator(MapBuilder):
    """Notes where elements begin and end while it makes nodes of them."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data
        self._starts: list[tuple[str, Span]] = []
        self._open_layers: list[LayerPlace] = []
        self.layers: list[LayerPlace] = []
        self.end = self.map_tag = NOWHERE
        # The tiles of a tileset have groups of objects, too.
        self._is_in_tileset = False

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        super()._start(tag, attributes)
        start = self.parser.CurrentByteIndex
        match = _TAG.match(self._data, start)
        if match is None:  # not in an encoding that has ASCII's bytes
            raise Fault(TiledMessage.XML_ENCODING())
        self._starts.append((tag, Span(start, match.end())))
        if tag == "map":
            self.map_tag = self._starts[-1][1]
        elif tag == "tileset":
            self._is_in_tileset = True
        elif tag in _LAYER_TAGS and not self._is_in_tileset:
            self.layers.append(LayerPlace())
            self._open_layers.append(self.layers[-1])

    def _end(self, tag: str) -> None:
        super()._end(tag)
        tag, opening = self._starts.pop()
        here = self.parser.CurrentByteIndex
        is_empty = self._data[opening.stop - 2 : opening.stop] == b"/>"
        inside = Span(opening.stop, opening.stop if is_empty else here)
        closing = Span(opening.stop - 2, opening.stop) if is_empty else Span(here, here)
        if tag == "map":
            self.end = closing
        elif tag == "tileset":
            self._is_in_tileset = False
        elif tag in _LAYER_TAGS and not self._is_in_tileset:
            layer = self._open_layers.pop()
            layer.end = closing if tag == "objectgroup" else layer.end
        elif self._open_layers:
            layer, parent = self._open_layers[-1], self._starts[-1][0]
            if tag == "data" and parent == "layer":
                layer.end = closing
                if not layer.data and self.map.get("infinite") != "1":
                    layer.data.append(inside)
            elif tag == "chunk":
                layer.data.append(inside)
            elif tag == "object" and parent == "objectgroup":
                match = _TAG.match(self._data, here)
                layer.objects.append(
                    Span(opening.start, opening.stop if is_empty or match is None else match.end())
                )


# JSON


class _JsonLayer(msgspec.Struct):
    type: str = ""
    data: msgspec.Raw = _NOTHING
    chunks: msgspec.Raw = _NOTHING
    layers: list[_JsonLayer] = []
    objects: msgspec.Raw = _NOTHING


class _JsonChunk(msgspec.Struct):
    data: msgspec.Raw = _NOTHING


class _JsonMap(msgspec.Struct):
    layers: msgspec.Raw = _NOTHING
    nextlayerid: msgspec.Raw = _NOTHING
    nextobjectid: msgspec.Raw = _NOTHING


def places_in_json(data: bytes) -> MapPlaces:
    """Return the places in a map that is JSON and was read before."""
    text = data.removeprefix(_BOM)
    span = RawSpans(text, len(data) - len(text)).of
    map_ = msgspec.json.decode(text, type=_JsonMap)
    layers = msgspec.json.decode(map_.layers, type=list[_JsonLayer])
    counters = {name: getattr(map_, name) for name in _COUNTERS}
    return MapPlaces(
        [_place_of(layer, span) for layer in _flat(layers)],
        _before_end(span(map_.layers)),
        {name: span(raw) for name, raw in counters.items() if bytes(raw).isdigit()},
    )


def _place_of(layer: _JsonLayer, span: Callable[[msgspec.Raw], Span]) -> LayerPlace:
    data = [layer.data]
    place = LayerPlace()
    if bytes(layer.chunks).startswith(b"["):
        data = [chunk.data for chunk in msgspec.json.decode(layer.chunks, type=list[_JsonChunk])]
        place.end = _before_end(span(layer.chunks))
    place.data = [NOWHERE if raw is _NOTHING else span(raw) for raw in data]
    if bytes(layer.objects).startswith(b"["):
        place.objects = [span(raw) for raw in msgspec.json.decode(layer.objects, type=list[msgspec.Raw])]
        place.end = _before_end(span(layer.objects))
    return place


def _flat(layers: list[_JsonLayer]) -> Iterator[_JsonLayer]:
    for layer in layers:
        if layer.type == "group":
            yield from _flat(layer.layers)
        else:
            yield layer


def _before_end(whole: Span) -> Span:
    return Span(whole.stop - 1, whole.stop - 1)
