"""The layers of a Tiled map as boards of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from editor.files.limits import MAX_DEPTH, size_fault
from editor.files.tiled.data import Tiles, tiles_of
from editor.files.tiled.records import LayerRecord, MapRecord
from editor.maze import MAX_CELLS


@dataclass(frozen=True)
class Extent:
    """The rows and columns that a board has, and the place of its first ones."""

    top: int
    left: int
    rows: int
    cols: int


def flattened(layers: list[LayerRecord], depth: int = 1) -> Iterator[LayerRecord]:
    """Give all layers that are no groups; `ValueError` if groups lie too deep in each other."""
    if depth > MAX_DEPTH:
        raise ValueError(f"groups lie more than {MAX_DEPTH} deep in each other")
    for layer in layers:
        if layer.type == "group":
            yield from flattened(layer.layers, depth + 1)
        else:
            yield layer


def extent_of(map_: MapRecord, layers: list[LayerRecord]) -> Extent:
    """Give the extent of a board that holds these layers: the map's, or of an infinite one all chunks.

    Raises
    ------
    ValueError
        If there are no cells or too many of them, in words that stand after a colon.
    """
    chunks = [chunk for layer in layers for chunk in layer.chunks if chunk.width and chunk.height]
    if not map_.infinite and not chunks:
        extent = Extent(0, 0, map_.height, map_.width)
        areas = [extent.rows * extent.cols] * len(layers)
    elif chunks:
        top, left = min(chunk.y for chunk in chunks), min(chunk.x for chunk in chunks)
        bottom = max(chunk.y + chunk.height for chunk in chunks)
        right = max(chunk.x + chunk.width for chunk in chunks)
        extent = Extent(top, left, bottom - top, right - left)
        areas = [chunk.width * chunk.height for chunk in chunks]
    else:
        raise ValueError("the infinite map has no tiles")
    fault = size_fault(1, extent.rows, extent.cols)
    if fault:
        raise ValueError(fault)
    if sum(areas) > MAX_CELLS:
        raise ValueError(f"the layers have {sum(areas):,} tiles in all; {MAX_CELLS:,} are the most")
    return extent


def board_of(map_: MapRecord, layer: LayerRecord, extent: Extent) -> Tiles:
    """Give the tiles of a layer on a board, 0 where there is none.

    Raises
    ------
    ValueError
        If its data are not those of the board, in words that stand after a colon.
    """
    try:
        if layer.chunks or map_.infinite:
            return _board_of_chunks(layer, extent)
        return _board_of_all(layer, extent)
    except ValueError as error:
        raise ValueError(f"layer {layer.name!r}: {error}") from None


def _board_of_all(layer: LayerRecord, extent: Extent) -> Tiles:
    rows, cols = extent.rows, extent.cols
    if (layer.height, layer.width) != (rows, cols):
        raise ValueError(f"the layer has {layer.height} × {layer.width} tiles, the map {rows} × {cols}")
    return tiles_of(layer.data, layer.encoding, layer.compression, rows * cols).reshape(rows, cols)


def _board_of_chunks(layer: LayerRecord, extent: Extent) -> Tiles:
    board = np.zeros((extent.rows, extent.cols), dtype=np.uint32)
    for chunk in layer.chunks:
        if chunk.width and chunk.height:
            tiles = tiles_of(chunk.data, layer.encoding, layer.compression, chunk.width * chunk.height)
            row, col = chunk.y - extent.top, chunk.x - extent.left
            board[row : row + chunk.height, col : col + chunk.width] = tiles.reshape(
                chunk.height, chunk.width
            )
    return board


def tile_layers(layers: Iterable[LayerRecord]) -> list[LayerRecord]:
    """Give the layers that hold tiles."""
    return [layer for layer in layers if layer.type == "tilelayer"]
