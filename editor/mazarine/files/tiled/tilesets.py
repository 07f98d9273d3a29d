"""The tiles of maps that are written: one for each set of open sides, or one for each code of a cell."""

from __future__ import annotations

import base64
import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.files.png import image_of
from mazarine.files.tiled.costs import COST
from mazarine.files.tiled.objects import TILE_SIZE
from mazarine.lattice import Side
from mazarine.maze.costs import LEAST, MOST

_Pixels = NDArray[np.uint32]

_FLOOR, _WALL = 0xFFF4F1EA, 0xFF2B2B33
_THICKNESS = 3
_EDGES = {
    Side.N: (slice(0, _THICKNESS), slice(None)), Side.E: (slice(None), slice(-_THICKNESS, None)),
    Side.S: (slice(-_THICKNESS, None), slice(None)), Side.W: (slice(None), slice(0, _THICKNESS)),
}  # fmt: skip
_CODES = (0xFF2B2B33, 0xFF1B1B20, 0xFFF4F1EA, 0xFFC9C5BC, 0xFFB58BD6, 0xFF8F6CAB, 0xFFD8C1EA, 0xFFB09CC0)
"""Colors of rock, floor, secret cells and secret cells found, each as it is and in fog."""
_CHEAP, _DARKER = np.uint32(0xFFE8C090), np.uint32(0x101010)
_OPEN, _CLOSED = 1, 2
"""The colors of the edges, in the order of the Wang set."""


def mask_tileset() -> dict[str, Any]:
    """Return the 16 tiles whose number says which sides are open: N=1, E=2, S=4, W=8."""
    tiles = np.full((16, TILE_SIZE, TILE_SIZE), _FLOOR, dtype=np.uint32)
    for number, tile in enumerate(tiles):
        for side, edge in _EDGES.items():
            if not number & side.bit:
                tile[edge] = _WALL
        for down in (slice(0, _THICKNESS), slice(-_THICKNESS, None)):
            tile[down, :_THICKNESS] = tile[down, -_THICKNESS:] = _WALL
    return _tileset("Mazarine mask", tiles) | {"wangsets": [_edge_set()]}


def block_tileset() -> dict[str, Any]:
    """Return the 8 tiles whose number is the code of a cell."""
    tiles = np.empty((8, TILE_SIZE, TILE_SIZE), dtype=np.uint32)
    tiles[:] = np.array(_CODES, dtype=np.uint32)[:, None, None]
    return _tileset("Mazarine blocks", tiles)


def cost_tileset(first: int) -> dict[str, Any]:
    """Return a tile for each cost, with the property that says it; dearer ones are darker."""
    tiles = np.empty((MOST, TILE_SIZE, TILE_SIZE), dtype=np.uint32)
    tiles[:] = _CHEAP - _DARKER * np.arange(MOST, dtype=np.uint32)[:, None, None]
    tileset = _tileset("Mazarine costs", tiles) | {"firstgid": first}
    for tile in tileset["tiles"]:
        tile["properties"] = [{"name": COST, "type": "int", "value": tile["id"] + LEAST}]
    return tileset


def _edge_set() -> dict[str, Any]:
    """Return the Wang set by which Tiled's terrain brush draws passages and walls."""
    colors = [
        {"name": name, "color": color, "tile": -1, "probability": 1}
        for name, color in (("Passage", "#2a9d8f"), ("Wall", "#e76f51"))
    ]
    tiles = []
    for number in range(16):
        corners = [0] * 8
        for place, side in enumerate((Side.N, Side.E, Side.S, Side.W)):
            corners[2 * place] = _OPEN if number & side.bit else _CLOSED
        tiles.append({"tileid": number, "wangid": corners})
    return {"name": "Sides", "type": "edge", "tile": -1, "colors": colors, "wangtiles": tiles}


def _tileset(name: str, tiles: _Pixels) -> dict[str, Any]:
    """Return a tileset each of whose tiles has a picture of its own.

    Tiled shows pictures that lie in the file only of such tilesets, not of those cut from a sheet.
    """
    return {
        "firstgid": 1, "name": name, "tilewidth": TILE_SIZE, "tileheight": TILE_SIZE,
        "tilecount": len(tiles), "columns": 0, "margin": 0, "spacing": 0,
        "tiles": [{"id": number, "picture": _picture(tile)} for number, tile in enumerate(tiles)],
    }  # fmt: skip


def _picture(pixels: _Pixels) -> str:
    """Return a PNG picture as base64."""
    stream = io.BytesIO()
    image_of(pixels).save(stream, "PNG")
    return base64.b64encode(stream.getvalue()).decode()
