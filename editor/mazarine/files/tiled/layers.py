"""The layers of a Tiled map as boards of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from mazarine.files.faults import Fault, require
from mazarine.files.format import TILE
from mazarine.files.limits import MAX_DEPTH, size_fault
from mazarine.files.tiled.data import Tiles, tiles_of
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.records import LayerRecord, MapRecord
from mazarine.maze import MAX_CELLS
from mazarine.messages import Message, quoted

_PIECE_TILES = 1 << 20
_SPARSE_CELLS, _SPARSE_RATIO = 1 << 26, 64
"""The most cells of a board of which little has tiles, and how many of them may come to a tile."""


@dataclass(frozen=True)
class Extent:
    """The rows and columns that a board has, and the place of its first ones."""

    top: int
    left: int
    rows: int
    cols: int


@dataclass(frozen=True)
class Piece:
    """Some tiles of a layer, and the place on the board of the first of them."""

    row: int
    col: int
    tiles: Tiles

    @property
    def places(self) -> tuple[slice, slice]:
        """The rows and columns of the board that it covers."""
        height, width = self.tiles.shape
        return slice(self.row, self.row + height), slice(self.col, self.col + width)


def flattened(layers: Iterable[LayerRecord], depth: int = 1) -> Iterator[LayerRecord]:
    """Yield all layers that are not groups; `Fault` if groups are nested too deeply."""
    if depth > MAX_DEPTH:
        raise Fault(TiledMessage.GROUPS_NESTED_DEEPER_THAN(most=MAX_DEPTH))
    for layer in layers:
        if layer.type == "group":
            yield from flattened(layer.layers, depth + 1)
        else:
            yield layer


def extent_of(map_: MapRecord, layers: Sequence[LayerRecord]) -> Extent:
    """Return the extent of a board that holds these layers: the map's, or of an infinite one all chunks.

    Raises `Fault` if there are no cells or too many of them.
    """
    chunks = [chunk for layer in layers for chunk in layer.chunks if chunk.width and chunk.height]
    if not map_.infinite and not chunks:
        extent = Extent(0, 0, map_.height, map_.width)
    elif chunks:
        top, left = min(chunk.y for chunk in chunks), min(chunk.x for chunk in chunks)
        bottom = max(chunk.y + chunk.height for chunk in chunks)
        right = max(chunk.x + chunk.width for chunk in chunks)
        extent = Extent(top, left, bottom - top, right - left)
    else:
        raise Fault(TiledMessage.NO_TILES())
    require(size_fault(1, extent.rows, extent.cols))
    covered = sum(chunk.width * chunk.height for chunk in chunks)
    if chunks and extent.rows * extent.cols > max(_SPARSE_CELLS, _SPARSE_RATIO * covered):
        raise Fault(TiledMessage.CHUNKS_TOO_FAR_APART(tiles=covered, rows=extent.rows, cols=extent.cols))
    whole = sum(not _has_chunks(map_, layer) for layer in layers)
    tiles = whole * extent.rows * extent.cols + covered
    if tiles > MAX_CELLS:
        raise Fault(TiledMessage.TOO_MANY_TILES(count=tiles, most=MAX_CELLS))
    return extent


@dataclass(frozen=True)
class Part:
    """The data of a layer, or of one of its chunks, and the rectangle of the board that they fill."""

    data: msgspec.Raw
    row: int
    col: int
    height: int
    width: int

    @property
    def places(self) -> tuple[slice, slice]:
        """The rows and columns of the board that it covers."""
        return slice(self.row, self.row + self.height), slice(self.col, self.col + self.width)

    def tiles(self, layer: LayerRecord) -> Tiles:
        """Return the tiles; `Fault` if the data are not that."""
        try:
            found = tiles_of(self.data, layer.encoding, layer.compression, self.height * self.width)
        except Fault as error:
            raise Fault(error.message, place_of(layer)) from None
        return found.reshape(self.height, self.width)


def parts_of(map_: MapRecord, layer: LayerRecord, extent: Extent) -> list[Part]:
    """Return the data of a layer, those of each chunk apart; a place that no part covers has no tile."""
    if _has_chunks(map_, layer):
        return [
            Part(chunk.data, chunk.y - extent.top, chunk.x - extent.left, chunk.height, chunk.width)
            for chunk in layer.chunks
        ]
    rows, cols = extent.rows, extent.cols
    if (layer.height, layer.width) != (rows, cols):
        message = TiledMessage.LAYER_SIZE(
            layer_rows=layer.height, layer_cols=layer.width, rows=rows, cols=cols
        )
        raise Fault(message, place_of(layer))
    return [Part(layer.data, 0, 0, rows, cols)]


def pieces_of(map_: MapRecord, layer: LayerRecord, extent: Extent) -> Iterator[Piece]:
    """Yield the tiles of a layer, not turned; `Fault` if they do not fit the board."""
    for part in parts_of(map_, layer, extent):
        if not part.height or not part.width:
            continue
        tiles = part.tiles(layer)
        # A few rows at a time: what is made of them takes as much memory again.
        step = max(1, _PIECE_TILES // part.width)
        for first in range(0, part.height, step):
            yield Piece(part.row + first, part.col, tiles[first : first + step] & np.uint32(TILE))


def place_of(layer: LayerRecord) -> Message:
    """Return the name of a layer as the place in a map."""
    return TiledMessage.TILED_LAYER(name=quoted(layer.name))


def _has_chunks(map_: MapRecord, layer: LayerRecord) -> bool:
    return map_.infinite or bool(layer.chunks)


def tile_layers(layers: Iterable[LayerRecord]) -> list[LayerRecord]:
    """Return the layers that hold tiles."""
    return [layer for layer in layers if layer.type == "tilelayer"]
