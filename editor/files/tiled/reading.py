"""Tiled maps as mazes: those that say how they hold one, and any others."""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from editor.errors import EditRejected
from editor.files.cell_walls import positions_of
from editor.files.faults import clause_of
from editor.files.limits import MAX_THINGS, size_fault
from editor.files.source import Source
from editor.files.tiled.data import Tiles
from editor.files.tiled.layers import Extent, board_of, extent_of, flattened, tile_layers
from editor.files.tiled.objects import Grid, Things
from editor.files.tiled.records import LayerRecord, MapRecord, PropertyRecord, value_of, whole_of
from editor.files.wall_positions import WallPositions
from editor.maze import Marker, MarkerKind, Maze, PortSide
from editor.maze.borders import close_borders, wall_portals
from editor.maze.codes import Matter

MASK, BLOCK = "mask", "block"
ALL_SIDES = 15

_ROCK, _FLOOR = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)
_SQUARES = ("orthogonal", "isometric")
_SAYS_WALL = re.compile(
    r"wall|collision|collid|solid|obstacle|blocked|blocking|impassable|unwalkable|\brock", re.IGNORECASE
)

Board = NDArray[np.uint8]


@dataclass(frozen=True)
class _Level:
    """The layers of one level: that of its cells, and those of its objects."""

    tiles: LayerRecord
    objects: list[LayerRecord]


def maze_of(source: Source, map_: MapRecord) -> Maze:
    """Give the maze of a Tiled map; `MazeFileError` if it holds none."""
    try:
        encoding = _encoding_of(map_)
        return _own(map_, encoding) if encoding else _foreign(map_)
    except ValueError as error:
        raise source.fault(str(error)) from None
    except EditRejected as error:
        raise source.fault(clause_of(error)) from None


def _encoding_of(map_: MapRecord) -> str:
    """Give how a map says that it holds a maze; empty if it does not."""
    if map_.orientation not in _SQUARES:
        raise ValueError(f"{map_.orientation!r} maps are not read, only {' and '.join(_SQUARES)} ones")
    encoding = value_of(map_.properties, "mazeEncoding")
    if encoding not in (None, MASK, BLOCK):
        raise ValueError(f"the mazeEncoding {encoding!r} is not known; known are: {MASK}, {BLOCK}")
    return str(encoding or "")


# Maps that other people drew


def _foreign(map_: MapRecord) -> Maze:
    layers = tile_layers(flattened(map_.layers))
    if not layers:
        raise ValueError("the map has no layer of tiles")
    extent = extent_of(map_, layers)
    solid = _solid_tiles(map_)
    names_walls = any(map(_is_wall_layer, layers))
    covered, rock = (np.zeros((extent.rows, extent.cols), dtype=bool) for _ in range(2))
    for layer in layers:
        tiles = board_of(map_, layer, extent)
        covered |= tiles != 0
        if _is_wall_layer(layer):
            rock |= tiles != 0
        elif solid:
            rock |= np.isin(tiles, solid)
    if not names_walls and not solid:
        rock = ~covered
    cells = np.where(rock, _ROCK, _FLOOR)[None]
    walls = np.zeros_like(cells)
    close_borders(walls)
    return Maze(cells, walls, origin=(extent.top, extent.left))


def _is_wall_layer(layer: LayerRecord) -> bool:
    """Whether the name of a layer or one of its properties says that its tiles are in the way."""
    return bool(_SAYS_WALL.search(layer.name)) or _says_wall(layer.properties)


def _says_wall(properties: list[PropertyRecord]) -> bool:
    return any(
        _SAYS_WALL.search(said.name) and value_of([said], said.name) in (True, "true", "True", "1")
        for said in properties
    )


def _solid_tiles(map_: MapRecord) -> list[int]:
    """Give the tiles whose properties say that they are in the way."""
    return [
        tileset.firstgid + tile.id
        for tileset in map_.tilesets
        for tile in tileset.tiles
        if 0 <= tile.id < 1 << 28 and _says_wall(tile.properties)
    ]


# Maps that say how they hold a maze


def _own(map_: MapRecord, encoding: str) -> Maze:
    levels = _levels(map_)
    extent = extent_of(map_, [level.tiles for level in levels])
    fault = size_fault(len(levels), extent.rows, extent.cols)
    if fault:
        raise ValueError(fault)
    zero = whole_of(map_.properties, "mazeOriginRow"), whole_of(map_.properties, "mazeOriginCol")
    origin = zero[0] + extent.top, zero[1] + extent.left
    grid = Grid(map_.tilewidth, map_.tileheight, zero)
    things = Things()
    for number, level in enumerate(levels):
        for layer in level.objects:
            things.add_layer(layer, number, grid)
    things.join_ends()
    cells = np.empty((len(levels), extent.rows, extent.cols), dtype=np.uint8)
    walls = np.zeros_like(cells)
    for number, level in enumerate(levels):
        codes = _codes(map_, level.tiles, extent, ALL_SIDES if encoding == MASK else 7)
        if encoding == MASK:
            positions = _mask_positions(codes)
            cells[number], walls[number] = np.where(codes < 0, _ROCK, _FLOOR), positions.walls()[0]
            things.markers += _bare_gaps(positions, codes, number, origin, things.markers)
        else:
            cells[number] = np.where(codes < 0, _ROCK, codes)
    close_borders(walls)
    wall_portals(walls, things.links, origin=origin)
    return Maze(
        cells, walls, origin=origin, links=things.links, markers=things.markers,
        title=str(value_of(map_.properties, "mazeTitle") or ""),
        author=str(value_of(map_.properties, "mazeAuthor") or ""),
    )  # fmt: skip


def _levels(map_: MapRecord) -> list[_Level]:
    """Give the levels: the groups of the map, the lowest first, or all of it if it has no groups."""
    groups = [layer for layer in map_.layers if layer.type == "group"]
    found = []
    for name, layers in [(group.name, group.layers) for group in groups] or [("", map_.layers)]:
        within = list(flattened(layers))
        tiles = tile_layers(within)
        if not tiles:
            raise ValueError(
                f"group {name!r} has no layer of tiles" if groups else "there is no layer of tiles"
            )
        found.append(_Level(tiles[0], [layer for layer in within if layer.type == "objectgroup"]))
    return found


def _codes(map_: MapRecord, layer: LayerRecord, extent: Extent, most: int) -> NDArray[np.int8]:
    """Give which tile of the maze's tileset each cell has, -1 where there is none."""
    tiles: Tiles = board_of(map_, layer, extent)
    first = min((tileset.firstgid for tileset in map_.tilesets), default=1)
    wrong = (tiles != 0) & ((tiles < first) | (tiles > first + most))
    if wrong.any():
        row, col = divmod(int(wrong.argmax()), extent.cols)
        raise ValueError(
            f"layer {layer.name!r}: tile {int(tiles[row, col])} in row {row}, column {col} is none of the "
            f"{most + 1} that stand for a cell"
        )
    return np.where(tiles == 0, np.int8(-1), (tiles - np.uint32(first)).astype(np.int8))


def _mask_positions(codes: NDArray[np.int8]) -> WallPositions:
    """Give the positions that are closed: open is what both cells have open, and their border gaps."""
    open_sides = np.where(codes < 0, 0, codes).astype(np.uint8)
    positions = positions_of(~open_sides & np.uint8(ALL_SIDES))
    # A wall beside rock says nothing, and would stay if the rock were dug away.
    floor = codes >= 0
    positions.upright[:, 1:-1] &= floor[:, :-1] & floor[:, 1:]
    positions.flat[1:-1] &= floor[:-1] & floor[1:]
    return positions


def _bare_gaps(
    positions: WallPositions,
    codes: NDArray[np.int8],
    level: int,
    origin: tuple[int, int],
    markers: list[Marker],
) -> list[Marker]:
    """Make notes of the gaps in the border that no marker has."""
    taken = {(marker.cell, marker.side) for marker in markers}
    notes = []
    for (_, row, col), side in positions.gaps():
        marker = Marker(MarkerKind.NOTE, (level, row + origin[0], col + origin[1]), PortSide[side.name])
        if codes[row, col] >= 0 and (marker.cell, marker.side) not in taken:
            notes.append(marker)
        if len(notes) > MAX_THINGS:
            raise ValueError(f"there are more than {MAX_THINGS:,} gaps in the border")
    return notes
