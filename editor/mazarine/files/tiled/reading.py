"""Tiled maps as mazes: maps with a mazeEncoding here, all others in `foreign`."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault, require
from mazarine.files.limits import size_fault
from mazarine.files.source import Source
from mazarine.files.text import first_true
from mazarine.files.tiled.costs import TileCosts
from mazarine.files.tiled.foreign import foreign_maze
from mazarine.files.tiled.grids import HEXAGONAL, STAGGERED, grid_of
from mazarine.files.tiled.layers import Extent, extent_of, flattened, pieces_of, place_of, tile_layers
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.objects import note_objects_left_out, objects_in
from mazarine.files.tiled.records import LayerRecord, MapRecord, value_of
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders, wall_portals
from mazarine.maze.closed_sides import walls_of
from mazarine.maze.codes import Matter
from mazarine.maze.costs import LEAST
from mazarine.messages import Series, quoted

MASK, BLOCK = "mask", "block"
MAX_LEVELS = 1 << 16
"""The most levels of a map: each takes a tenth of a millisecond, however small it is."""

_ROCK, _FLOOR = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)
_ORIENTATIONS = ("orthogonal", "isometric", STAGGERED, HEXAGONAL)


@dataclass(frozen=True)
class Level:
    """The layers of one level: those of tiles, the first with its cells, and those of its objects."""

    boards: list[LayerRecord]
    objects: list[LayerRecord]

    @property
    def tiles(self) -> LayerRecord:
        """The layer of its cells."""
        return self.boards[0]


def maze_of(source: Source, map_: MapRecord) -> Maze:
    """Return the maze of a Tiled map; `MazeFileError` if it holds none."""
    with source.faults():
        encoding = encoding_of(map_)
        return own_maze(source, map_, encoding) if encoding else foreign_maze(source, map_)


def encoding_of(map_: MapRecord) -> str:
    """Return the mazeEncoding of a map; empty if it has none."""
    if map_.orientation not in _ORIENTATIONS:
        raise Fault(
            TiledMessage.MAP_ORIENTATION(
                orientation=quoted(map_.orientation), known=Series(_ORIENTATIONS, " or ")
            )
        )
    encoding = value_of(map_.properties, "mazeEncoding")
    if encoding not in (None, MASK, BLOCK):
        raise Fault(TiledMessage.MAZE_ENCODING(encoding=quoted(encoding), known=Series((MASK, BLOCK))))
    return str(encoding or "")


def own_maze(source: Source, map_: MapRecord, encoding: str) -> Maze:
    """Return the maze that a map with a mazeEncoding contains."""
    levels = levels_of(map_)
    extent = extent_of(map_, [level.tiles for level in levels])
    require(size_fault(len(levels), extent.rows, extent.cols))
    grid = grid_of(map_)
    lattice, origin = grid.lattice, grid.origin_of(extent)
    objects = objects_in([level.objects for level in levels], grid)
    note_objects_left_out(source, map_, objects)
    codes = np.empty((len(levels), extent.rows, extent.cols), dtype=np.int8)
    for number, level in enumerate(levels):
        codes[number] = _codes(map_, level.tiles, extent, all_sides(lattice) if encoding == MASK else 7)
    codes = grid.board(codes, extent, -1)
    floor = codes >= 0
    cells = np.where(floor, _FLOOR if encoding == MASK else codes.view(np.uint8), _ROCK)
    walls = np.zeros_like(cells)
    for number, level_codes in enumerate(codes if encoding == MASK else ()):
        closed = np.where(floor[number], ~level_codes, -1).view(np.uint8) & np.uint8(all_sides(lattice))
        walls[number] = walls_of(closed, floor[number], lattice, origin[0])
        objects.add_gaps(closed, lattice, number, origin)
    close_borders(walls, lattice, origin)
    wall_portals(walls, objects.links, lattice, origin)
    costs = TileCosts.of(map_).read(source, map_, [level.boards[1:] for level in levels], extent)
    return Maze(
        cells, walls, lattice=lattice, origin=origin, links=objects.links, markers=objects.markers,
        title=str(value_of(map_.properties, "mazeTitle") or ""),
        author=str(value_of(map_.properties, "mazeAuthor") or ""),
        costs=None if costs is None else grid.board(costs, extent, LEAST),
    )  # fmt: skip


def all_sides(lattice: Lattice) -> int:
    """Return the number of the tile of a cell whose sides are all open."""
    return (1 << len(lattice.sides)) - 1


def levels_of(map_: MapRecord) -> list[Level]:
    """Return the levels: the groups of the map, the lowest first, or all of it if it has no groups."""
    groups = [layer for layer in map_.layers if layer.type == "group"]
    found: list[Level] = []
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
        found.append(Level(tiles, [layer for layer in within if layer.type == "objectgroup"]))
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
