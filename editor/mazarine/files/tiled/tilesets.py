"""The tiles of maps that are written: one for each set of open sides, or one for each code of a cell."""

from __future__ import annotations

import base64
import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.png import image_of
from mazarine.files.tiled.costs import COST
from mazarine.files.tiled.grids import TILE_SIZE
from mazarine.lattice import Lattice, Side
from mazarine.maze.costs import LEAST, MOST

_Pixels = NDArray[np.uint32]

_FLOOR, _WALL = 0xFFF4F1EA, 0xFF2B2B33
_THICKNESS = 3
_CODES = (0xFF2B2B33, 0xFF1B1B20, 0xFFF4F1EA, 0xFFC9C5BC, 0xFFB58BD6, 0xFF8F6CAB, 0xFFD8C1EA, 0xFFB09CC0)
"""Colors of rock, floor, secret cells and secret cells found, each as it is and in fog."""
_CHEAP, _DARKER = np.uint32(0xFFE8C090), np.uint32(0x101010)
_EDGES = {Side.N: 0, Side.E: 2, Side.S: 4, Side.W: 6}
"""The places of the sides of squares in a Wang set."""
_OPEN, _CLOSED = 1, 2
"""The colors of the edges, in the order of the Wang set."""


def mask_tileset(lattice: Lattice, height: int) -> dict[str, Any]:
    """Return a tile for each set of sides of a cell; its number has a bit for each that is open."""
    near = _distances(lattice, height) < _THICKNESS
    tiles = np.full((1 << len(lattice.sides), height, TILE_SIZE), _FLOOR, dtype=np.uint32)
    for number, tile in enumerate(tiles):
        closed = [not number >> bit & 1 for bit in range(len(near))]
        # Posts, where two sides meet, are always drawn.
        tile[near[closed].any(axis=0) | (near.sum(axis=0) > 1)] = _WALL
    tileset = _tileset("Mazarine mask", tiles, lattice)
    return tileset | {"wangsets": [_edge_set(lattice)]} if {*lattice.sides} <= {*_EDGES} else tileset


def block_tileset(lattice: Lattice, height: int) -> dict[str, Any]:
    """Return the 8 tiles whose number is the code of a cell."""
    return _tileset("Mazarine blocks", _plain(np.array(_CODES, dtype=np.uint32), height), lattice)


def cost_tileset(first: int, lattice: Lattice, height: int) -> dict[str, Any]:
    """Return a tile for each cost, with the property that says it; dearer ones are darker."""
    tiles = _plain(_CHEAP - _DARKER * np.arange(MOST, dtype=np.uint32), height)
    tileset = _tileset("Mazarine costs", tiles, lattice) | {"firstgid": first}
    for tile in tileset["tiles"]:
        tile["properties"] = [{"name": COST, "type": "int", "value": tile["id"] + LEAST}]
    return tileset


def _plain(colors: _Pixels, height: int) -> _Pixels:
    return np.broadcast_to(colors[:, None, None], (len(colors), height, TILE_SIZE)).copy()


def _distances(lattice: Lattice, height: int) -> NDArray[np.float64]:
    """Return how far inside each of `Lattice.sides` the pixels of a tile lie, in pixels."""
    geometry = lattice.geometry((0, 0))
    corners = np.array(geometry.corners(0, 0))
    low, extent = corners.min(axis=0), np.ptp(corners, axis=0)
    y, x = np.indices((height, TILE_SIZE)) + 0.5
    points = low + np.stack((x / TILE_SIZE, y / height), axis=-1) * extent
    return np.array(
        [
            (geometry.line(0, 0, side)[0] - points) @ geometry.facing(0, 0, side) * TILE_SIZE / extent[0]
            for side in lattice.sides
        ]
    )


def _edge_set(lattice: Lattice) -> dict[str, Any]:
    """Return the Wang set by which Tiled's terrain brush draws passages and walls of squares."""
    colors = [
        {"name": name, "color": color, "tile": -1, "probability": 1}
        for name, color in (("Passage", "#2a9d8f"), ("Wall", "#e76f51"))
    ]
    tiles = []
    for number in range(1 << len(lattice.sides)):
        corners = [0] * 8
        for bit, side in enumerate(lattice.sides):
            corners[_EDGES[side]] = _OPEN if number >> bit & 1 else _CLOSED
        tiles.append({"tileid": number, "wangid": corners})
    return {"name": "Sides", "type": "edge", "tile": -1, "colors": colors, "wangtiles": tiles}


def _tileset(name: str, tiles: _Pixels, lattice: Lattice) -> dict[str, Any]:
    """Return a tileset each of whose tiles has a picture of its own.

    Tiled shows pictures that lie in the file only of such tilesets, not of those cut from a sheet.
    """
    height = tiles.shape[1]
    tiles[:, _distances(lattice, height).min(axis=0) < 0] = 0
    return {
        "firstgid": 1, "name": name, "tilewidth": TILE_SIZE, "tileheight": height,
        "tilecount": len(tiles), "columns": 0, "margin": 0, "spacing": 0,
        "tiles": [{"id": number, "picture": _picture(tile)} for number, tile in enumerate(tiles)],
    }  # fmt: skip


def _picture(pixels: _Pixels) -> str:
    """Return a PNG picture as base64."""
    stream = io.BytesIO()
    image_of(pixels, has_alpha=not pixels.all()).save(stream, "PNG")
    return base64.b64encode(stream.getvalue()).decode()
