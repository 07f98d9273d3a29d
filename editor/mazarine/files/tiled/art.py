"""The tiles of a map as pictures: which picture of a tileset each cell of each layer has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np

from mazarine.files.art import TileArt
from mazarine.files.beside import opened_beside
from mazarine.files.faults import Fault
from mazarine.files.format import TILE
from mazarine.files.limits import MAX_DEPTH
from mazarine.files.pictures.tiles import Drawn, PictureName, Stamps, art_of, require_few
from mazarine.files.source import Source
from mazarine.files.tiled.layers import extent_of, parts_of
from mazarine.files.tiled.messages import TiledMessage, TiledTitle
from mazarine.files.tiled.reading import encoding_of
from mazarine.files.tiled.records import (
    LayerRecord,
    MapRecord,
    TileRecord,
    TilesetRecord,
    map_in_json,
    record_in_json,
)
from mazarine.files.tiled.updating import is_json
from mazarine.files.tiled.xml import map_in_xml
from mazarine.maze import Maze

_Size = Annotated[int, msgspec.Meta(ge=0, lt=1 << 20)]
_Shift = Annotated[float, msgspec.Meta(gt=-(1 << 20), lt=1 << 20)]
_TURNED, _MIRRORED, _FLIPPED = 1 << 29, 1 << 31, 1 << 30


class _Offset(msgspec.Struct):
    x: _Shift = 0
    y: _Shift = 0


class _Tile(TileRecord):
    """A tile, which may have a picture of its own."""

    image: str = ""
    imagewidth: _Size = 0
    imageheight: _Size = 0
    transparentcolor: str = ""


class _Tileset(TilesetRecord):
    """A tileset; of one that lies in another file only the source."""

    firstgid: _Size = 1
    source: str = ""
    image: str = ""
    imagewidth: _Size = 0
    transparentcolor: str = ""
    tilewidth: _Size = 0
    tileheight: _Size = 0
    columns: _Size = 0
    margin: _Size = 0
    spacing: _Size = 0
    tileoffset: _Offset = msgspec.field(default_factory=_Offset)
    tiles: Sequence[_Tile] = ()


class _Layer(LayerRecord):
    """A layer with its looks."""

    opacity: float = 1
    visible: bool = True
    offsetx: _Shift = 0
    offsety: _Shift = 0
    layers: Sequence[_Layer] = ()


class _Map(MapRecord):
    """A map with the looks of its layers, and with its tilesets."""

    layers: Sequence[_Layer] = ()
    tilesets: Sequence[_Tileset] = ()


def tiled_art(source: Source, maze: Maze) -> TileArt | None:
    """Return the pictures of a map of another program; None if its cells are not those of the maze.

    Raises `Fault` or `MazeFileError` if they cannot be read.
    """
    map_ = map_in_json(source, _Map) if is_json(source) else map_in_xml(source, _Map)
    if encoding_of(map_) or map_.orientation != "orthogonal":
        return None
    layers = [looks for looks in _flattened(map_.layers, _Layer()) if looks.type == "tilelayer"]
    extent = extent_of(map_, [*layers])
    shape, cell = (extent.rows, extent.cols), (map_.tileheight, map_.tilewidth)
    if (1, *shape) != maze.shape or min(cell) < 1:
        return None
    if not any(it.source or it.image or any(tile.image for tile in it.tiles) for it in map_.tilesets):
        return None
    require_few(extent.rows * extent.cols)
    tiles = _Tiles(source, map_)
    places, numbers = [np.empty(0, dtype=np.int64)], [np.empty(0, dtype=np.int64)]
    for layer in layers:
        if layer.visible and layer.opacity > 0:
            board = np.zeros(shape, dtype=np.uint32)
            for part in parts_of(map_, layer, extent):
                if part.height and part.width:
                    board[part.places] = part.tiles(layer)
            place = np.flatnonzero(board)
            found, which = np.unique(board.ravel()[place], return_inverse=True)
            known = np.array([tiles.number_of(number, layer) for number in found.tolist()], dtype=np.int64)
            number = known[which]
            places.append(place[number >= 0])
            numbers.append(number[number >= 0])
            require_few(sum(map(len, places)))
    if not tiles.drawn:
        return None
    stamps = Stamps(
        TiledTitle.TILED_FILE(), cell, tiles.pictures, tiles.drawn, np.concatenate(places),
        np.concatenate(numbers),
    )  # fmt: skip
    return art_of(stamps, maze)


def _flattened(layers: Sequence[_Layer], group: _Layer, depth: int = 1) -> Iterator[_Layer]:
    """Yield all layers that are not groups, with the looks that their groups give them."""
    if depth > MAX_DEPTH:
        raise Fault(TiledMessage.GROUPS_NESTED_DEEPER_THAN(most=MAX_DEPTH))
    for layer in layers:
        layer.opacity *= group.opacity
        layer.visible &= group.visible
        layer.offsetx += group.offsetx
        layer.offsety += group.offsety
        if layer.type == "group":
            yield from _flattened(layer.layers, layer, depth + 1)
        else:
            yield layer


@dataclass(frozen=True)
class _Set:
    """A tileset, the file that names its pictures, and their numbers."""

    first: int
    source: Source
    record: _Tileset
    own: dict[int, _Tile]


class _Tiles:
    """The tiles of a map, numbered as they are first asked for.

    Attributes
    ----------
    drawn : how they are drawn
    pictures : the files that they are cut from
    """

    def __init__(self, source: Source, map_: _Map) -> None:
        self.drawn: list[Drawn] = []
        self.pictures: list[PictureName] = []
        self._numbers: dict[Drawn, int] = {}
        self._picture_numbers: dict[tuple[Path, str, str], int] = {}
        self._map, self._source = map_, source
        self._records = sorted(map_.tilesets, key=lambda it: it.firstgid, reverse=True)
        self._read: dict[int, _Set] = {}

    def number_of(self, gid: int, layer: _Layer) -> int:
        """Return the number of a tile on a layer; -1 if it has no picture."""
        record = next((it for it in self._records if it.firstgid <= gid & TILE), None)
        if record is None:
            return -1
        tileset = self._read.get(record.firstgid) or self._set_of(record)
        number, sheet = (gid & TILE) - tileset.first, tileset.record
        tile = tileset.own.get(number)
        is_whole = tile is not None and bool(tile.image)
        x = y = 0
        if tile is not None and tile.image:
            name, width, height = tile.image, tile.imagewidth, tile.imageheight
            clear = tile.transparentcolor
        else:
            name, width, height = sheet.image, sheet.tilewidth, sheet.tileheight
            clear = sheet.transparentcolor
        if not name or min(width, height) < 1:
            return -1
        if not is_whole:
            across, down = width + sheet.spacing, height + sheet.spacing
            columns = sheet.columns or (sheet.imagewidth - 2 * sheet.margin + sheet.spacing) // max(across, 1)
            row, col = divmod(number, max(columns, 1))
            x, y = sheet.margin + col * across, sheet.margin + row * down
        key = tileset.source.path, name, clear
        if key not in self._picture_numbers:
            self._picture_numbers[key] = len(self.pictures)
            self.pictures.append(PictureName(tileset.source, name, clear.removeprefix("#")))
        opacity, tall = round(min(layer.opacity, 1) * 255), width if gid & _TURNED else height
        drawn = Drawn(
            self._picture_numbers[key], x, y, width, height,
            bool(gid & _TURNED), bool(gid & _MIRRORED), bool(gid & _FLIPPED), opacity,
            round(sheet.tileoffset.x + layer.offsetx),
            round(self._map.tileheight - tall + sheet.tileoffset.y + layer.offsety),
        )  # fmt: skip
        if drawn not in self._numbers:
            self._numbers[drawn] = len(self.drawn)
            self.drawn.append(drawn)
        return self._numbers[drawn]

    def _set_of(self, record: _Tileset) -> _Set:
        source, held = self._source, record
        if record.source:
            with opened_beside(source, record.source, TiledTitle.TILED_FILE(), above=1) as beside:
                source = beside
                is_text = is_json(beside)
                held = (
                    record_in_json(beside, _Tileset) if is_text else map_in_xml(beside, _Tileset, "tileset")
                )
        found = _Set(record.firstgid, source, held, {tile.id: tile for tile in held.tiles})
        self._read[record.firstgid] = found
        return found
