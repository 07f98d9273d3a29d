"""Maps of the editor Tiled, as XML and as JSON, with two encodings each (`docs/formats/tiled.md`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from mazarine.files.format import Format, Sink, Updating, always
from mazarine.files.limits import json_fault
from mazarine.files.source import Source, keys_of
from mazarine.files.tiled.art import tiled_art
from mazarine.files.tiled.messages import TiledTitle
from mazarine.files.tiled.reading import maze_of
from mazarine.files.tiled.records import MapRecord, map_in_json
from mazarine.files.tiled.updating import besides, options, updated
from mazarine.files.tiled.writing import (
    block_map,
    has_walls,
    losses_of_blocks,
    losses_of_mask,
    losses_of_xml,
    mask_map,
    storable,
)
from mazarine.files.tiled.xml import map_in_xml
from mazarine.files.tiled.xml_writing import xml_of
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.messages import Message

_MapOf = Callable[[Maze, Sink], dict[str, Any]]

# From each place where they begin to match these look only so far: any content is looked at.
_XML_START = re.compile(r"<map\s[^<>]*\b(?:orientation|tilewidth)\s*=")
_JSON_KEYS = frozenset(("height", "infinite", "tilewidth", "tilesets", "orientation"))
_FOREIGN_KEYS = frozenset(("jsonVersion", "__header__", "ogmoVersion"))
"""Keys of other editors' files that have layers too."""
_MASK_ENCODING = re.compile(r'"mazeEncoding"[^<>{}]{0,1000}"mask"')


def _sniff_xml(source: Source) -> bool:
    """Return whether it is XML of the root that a map has."""
    text = "\n".join(source.first_lines)
    return text.lstrip().startswith("<") and bool(_XML_START.search(text))


def _sniff_json(source: Source) -> bool:
    """Return whether it is an object with layers, or our property before them, and a size."""
    keys = keys_of(source).keys()
    is_map = "layers" in keys or b'"mazeEncoding"' in source.head
    return is_map and bool(keys & _JSON_KEYS) and not keys & _FOREIGN_KEYS


def _has_mask(source: Source) -> bool:
    return bool(_MASK_ENCODING.search("\n".join(source.first_lines)))


def _read_xml(source: Source) -> Maze:
    return maze_of(source, map_in_xml(source, MapRecord))


def _read_json(source: Source) -> Maze:
    return maze_of(source, map_in_json(source, MapRecord))


def _write_xml(map_of: _MapOf) -> Callable[[Maze, Sink], None]:
    def write(maze: Maze, sink: Sink) -> None:
        sink.stream.writelines(f"{storable(line)}\n".encode() for line in xml_of(map_of(maze, sink)))

    return write


def _write_json(map_of: _MapOf) -> Callable[[Maze, Sink], None]:
    def write(maze: Maze, sink: Sink) -> None:
        map_ = map_of(maze, sink)
        for tileset in map_["tilesets"]:
            # JSON of Tiled has no room for pictures, only for the names of their files.
            for tile in tileset["tiles"]:
                del tile["picture"]
        sink.require(json_fault(map_))
        sink.stream.write(msgspec.json.encode(map_))

    return write


def _suits_mask(maze: Maze) -> bool:
    return has_walls(maze) or not (maze.cells >> 1 == Matter.ROCK).any()


def _tiled(
    name: str, title: TiledTitle, map_of: _MapOf, losses: Callable[[Maze], list[Message]], *, is_xml: bool
) -> Format:
    """Return the format of maps in one notation, with one encoding of mazes."""
    is_mask, sniff = map_of is mask_map, _sniff_xml if is_xml else _sniff_json
    return Format(
        name=name,
        title=title(),
        suffixes=(".tmx" if is_xml else ".tmj",),
        sniff=lambda source: sniff(source) and _has_mask(source) == is_mask,
        read=_read_xml if is_xml else _read_json,
        write=(_write_xml if is_xml else _write_json)(map_of),
        updating=Updating(updated, options, besides),
        art=tiled_art,
        is_sure=True,
        losses=lambda maze: losses(maze) + (losses_of_xml(maze) if is_xml else []),
        suits=_suits_mask if is_mask else always,
        has_hexagons=True,
    )


TMX_MASK = _tiled("tmx-mask", TiledTitle.TMX_MASK_FORMAT, mask_map, losses_of_mask, is_xml=True)
TMX_BLOCKS = _tiled("tmx-blocks", TiledTitle.TMX_BLOCKS_FORMAT, block_map, losses_of_blocks, is_xml=True)
TMJ_MASK = _tiled("tmj-mask", TiledTitle.TMJ_MASK_FORMAT, mask_map, losses_of_mask, is_xml=False)
TMJ_BLOCKS = _tiled("tmj-blocks", TiledTitle.TMJ_BLOCKS_FORMAT, block_map, losses_of_blocks, is_xml=False)
