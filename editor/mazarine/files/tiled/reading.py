"""Tiled maps as mazes: maps with a mazeEncoding, and all other maps."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files.cell_walls import positions_of
from mazarine.files.faults import Fault
from mazarine.files.limits import size_fault
from mazarine.files.source import Source
from mazarine.files.text import first_true
from mazarine.files.tiled.data import TILE
from mazarine.files.tiled.layers import (
    Extent,
    Piece,
    extent_of,
    flattened,
    pieces_of,
    place_of,
    tile_layers,
)
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.objects import ObjectGrid, TiledObjects
from mazarine.files.tiled.records import LayerRecord, MapRecord, PropertyRecord, value_of, whole_of
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders, wall_portals
from mazarine.maze.codes import Matter
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Series, quoted

MASK, BLOCK = "mask", "block"
ALL_SIDES = 15
MAX_LEVELS = 1 << 16
"""The most levels of a map: each takes a tenth of a millisecond, however small it is."""

_ROCK, _FLOOR = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)
_SQUARES = ("orthogonal", "isometric")
_ALL_TILES = np.array([False, True])
_WALL_WORD = re.compile(
    r"wall|collision|collid|solid|obstacle|blocked|blocking|impassable|unwalkable|\brock", re.IGNORECASE
)

TileBoard = NDArray[np.uint8]


@dataclass(frozen=True)
class _Level:
    """The layers of one level: that of its cells, and those of its objects."""

    tiles: LayerRecord
    objects: list[LayerRecord]


def maze_of(source: Source, map_: MapRecord) -> Maze:
    """Return the maze of a Tiled map; `MazeFileError` if it holds none."""
    try:
        encoding = _encoding_of(map_)
        return _own(map_, encoding) if encoding else _foreign(map_)
    except Fault as error:
        raise source.fault(error.message, error.where) from None
    except EditRejected as error:
        raise source.fault(error.message.clause) from None


def _encoding_of(map_: MapRecord) -> str:
    """Return the mazeEncoding of a map; empty if it has none."""
    if map_.orientation not in _SQUARES:
        raise Fault(
            TiledMessage.MAP_ORIENTATION(orientation=quoted(map_.orientation), known=Series(_SQUARES, " or "))
        )
    encoding = value_of(map_.properties, "mazeEncoding")
    if encoding not in (None, MASK, BLOCK):
        raise Fault(TiledMessage.MAZE_ENCODING(encoding=quoted(encoding), known=Series((MASK, BLOCK))))
    return str(encoding or "")


# Maps without a mazeEncoding


def _foreign(map_: MapRecord) -> Maze:
    layers = tile_layers(flattened(map_.layers))
    if not layers:
        raise Fault(TiledMessage.NO_TILE_LAYER())
    extent = extent_of(map_, layers)
    solid = _solid_tiles(map_)
    names_walls = any(map(_is_wall_layer, layers))
    covered, rock = (np.zeros((extent.rows, extent.cols), dtype=bool) for _ in range(2))
    for layer in layers:
        is_rock = _ALL_TILES if _is_wall_layer(layer) else solid
        _cover(pieces_of(map_, layer, extent), is_rock, covered, rock)
    if not names_walls and not solid.any():
        rock = ~covered
    cells = np.where(rock, _ROCK, _FLOOR)[None]
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, origin=(extent.top, extent.left))


def _cover(
    pieces: Iterable[Piece], is_rock: NDArray[np.bool_], covered: NDArray[np.bool_], rock: NDArray[np.bool_]
) -> None:
    """Mark where a layer has tiles, and where they are rock; the last of `is_rock` stands for all after."""
    for piece in pieces:
        covered[piece.places] |= piece.tiles != 0
        rock[piece.places] |= is_rock[np.minimum(piece.tiles, np.uint32(len(is_rock) - 1))]


def _is_wall_layer(layer: LayerRecord) -> bool:
    """Return whether the name or a property of a layer makes its tiles obstacles."""
    return bool(_WALL_WORD.search(layer.name)) or _is_wall(layer.properties)


def _is_wall(properties: list[PropertyRecord]) -> bool:
    return any(
        _WALL_WORD.search(it.name) and value_of([it], it.name) in (True, "true", "True", "1")
        for it in properties
    )


def _solid_tiles(map_: MapRecord) -> NDArray[np.bool_]:
    """Return for each tile whether its properties make it an obstacle; the last entry is False."""
    numbers = [
        tileset.firstgid + tile.id
        for tileset in map_.tilesets
        for tile in tileset.tiles
        if tile.id >= 0 and tileset.firstgid + tile.id <= TILE and _is_wall(tile.properties)
    ]
    solid = np.zeros(max(numbers, default=-1) + 2, dtype=bool)
    solid[numbers] = True
    return solid


# Maps with a mazeEncoding


def _own(map_: MapRecord, encoding: str) -> Maze:
    levels = _levels(map_)
    extent = extent_of(map_, [level.tiles for level in levels])
    fault = size_fault(len(levels), extent.rows, extent.cols)
    if fault:
        raise Fault(fault)
    zero = whole_of(map_.properties, "mazeOriginRow"), whole_of(map_.properties, "mazeOriginCol")
    origin = zero[0] + extent.top, zero[1] + extent.left
    grid = ObjectGrid(map_.tilewidth, map_.tileheight, zero)
    objects = TiledObjects()
    for number, level in enumerate(levels):
        for layer in level.objects:
            objects.add_layer(layer, number, grid)
    objects.join_ends()
    cells = np.empty((len(levels), extent.rows, extent.cols), dtype=np.uint8)
    walls = np.zeros_like(cells)
    for number, level in enumerate(levels):
        codes = _codes(map_, level.tiles, extent, ALL_SIDES if encoding == MASK else 7)
        if encoding == MASK:
            positions = _mask_positions(codes)
            cells[number], walls[number] = np.where(codes < 0, _ROCK, _FLOOR), positions.walls()[0]
            objects.add_gaps(positions, number, origin)
        else:
            cells[number] = np.where(codes < 0, _ROCK, codes)
    close_borders(walls)
    wall_portals(walls, objects.links, origin=origin)
    return Maze(
        cells, walls, origin=origin, links=objects.links, markers=objects.markers,
        title=str(value_of(map_.properties, "mazeTitle") or ""),
        author=str(value_of(map_.properties, "mazeAuthor") or ""),
    )  # fmt: skip


def _levels(map_: MapRecord) -> list[_Level]:
    """Return the levels: the groups of the map, the lowest first, or all of it if it has no groups."""
    groups = [layer for layer in map_.layers if layer.type == "group"]
    found: list[_Level] = []
    for name, layers in [(group.name, group.layers) for group in groups] or [("", map_.layers)]:
        within = list(flattened(layers))
        tiles = tile_layers(within)
        if not tiles:
            raise Fault(
                TiledMessage.GROUP_WITHOUT_TILE_LAYER(name=quoted(name))
                if groups
                else TiledMessage.NO_TILE_LAYER()
            )
        if len(found) == MAX_LEVELS:
            raise Fault(TiledMessage.TOO_MANY_GROUPS(most=MAX_LEVELS))
        found.append(_Level(tiles[0], [layer for layer in within if layer.type == "objectgroup"]))
    return found


def _codes(map_: MapRecord, layer: LayerRecord, extent: Extent, most: int) -> NDArray[np.int8]:
    """Return which tile of the maze's tileset each cell has, -1 where there is none."""
    codes = np.full((extent.rows, extent.cols), -1, dtype=np.int8)
    first = min((tileset.firstgid for tileset in map_.tilesets), default=1)
    for piece in pieces_of(map_, layer, extent):
        tiles = piece.tiles
        place = first_true((tiles != 0) & ((tiles < first) | (tiles > first + most)))
        if place is not None:
            message = TiledMessage.TILE_WITHOUT_MEANING(
                tile=int(tiles[place]), row=piece.row + place[0], col=piece.col + place[1], count=most + 1
            )
            raise Fault(message, place_of(layer))
        codes[piece.places] = np.where(tiles == 0, np.int8(-1), (tiles - np.uint32(first)).astype(np.int8))
    return codes


def _mask_positions(codes: NDArray[np.int8]) -> WallPositions:
    """Return the positions that are closed: open is what both cells have open, and their border gaps."""
    open_sides = np.where(codes < 0, 0, codes).astype(np.uint8)
    positions = positions_of(~open_sides & np.uint8(ALL_SIDES))
    # A wall beside rock says nothing, and would stay if the rock were dug away.
    floor = codes >= 0
    positions.upright[:, 1:-1] &= floor[:, :-1] & floor[:, 1:]
    positions.flat[1:-1] &= floor[:-1] & floor[1:]
    return positions
