"""Tiled maps of other programs as mazes: which of their tiles are rock."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files.evidence import components
from mazarine.files.faults import Fault
from mazarine.files.format import TILE
from mazarine.files.source import Source
from mazarine.files.tiled.costs import TileCosts
from mazarine.files.tiled.data import Tiles
from mazarine.files.tiled.grids import grid_of
from mazarine.files.tiled.layers import Extent, extent_of, flattened, pieces_of, tile_layers
from mazarine.files.tiled.messages import TiledMessage, TiledNote
from mazarine.files.tiled.objects import OBJECT_LAYER, TiledObjects, note_objects_left_out, objects_in
from mazarine.files.tiled.records import LayerRecord, MapRecord
from mazarine.files.tiled.rectangles import WallRectangles, is_wall, is_wall_layer
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Matter
from mazarine.maze.costs import LEAST
from mazarine.messages import Message, Series, quoted

_ROCK, _FLOOR = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)
_MOST_AROUND = 1 << 22
_ALL_TILES = np.array([False, True])


@dataclass(frozen=True, eq=False)
class Meaning:
    """Which tiles of a map are rock: those of wall layers and solid ones; if it has neither, no tile is.

    Attributes
    ----------
    layers : the tile layers, the lowest first
    extent : the board that they cover
    wall_layers : those whose name or property makes their tiles rock
    solid : for each tile whether its properties make it rock; the last entry stands for all after
    """

    layers: list[LayerRecord]
    extent: Extent
    wall_layers: list[LayerRecord]
    solid: NDArray[np.bool_]

    @classmethod
    def of(cls, map_: MapRecord) -> Meaning:
        """Return what the tiles of a map mean; `Fault` if it has none."""
        layers = tile_layers(flattened(map_.layers))
        if not layers:
            raise Fault(TiledMessage.NO_TILE_LAYER())
        walls = [layer for layer in layers if is_wall_layer(layer)]
        return cls(layers, extent_of(map_, layers), walls, _solid_tiles(map_))

    @property
    def has_walls(self) -> bool:
        """Whether some tiles are rock; if not, all are floor, and cells without a tile are rock."""
        return bool(self.wall_layers) or bool(self.solid.any())

    def is_rock(self, layer: LayerRecord, tiles: Tiles) -> NDArray[np.bool_]:
        """Return whether each tile of a layer, given by its number, is rock."""
        rock = _ALL_TILES if any(layer is wall for wall in self.wall_layers) else self.solid
        is_rock: NDArray[np.bool_] = rock[np.minimum(tiles & np.uint32(TILE), np.uint32(len(rock) - 1))]
        return is_rock


def foreign_maze(source: Source, map_: MapRecord) -> Maze:
    """Return a map without a mazeEncoding as one level."""
    meaning = Meaning.of(map_)
    extent = meaning.extent
    covered, rock = (np.zeros((extent.rows, extent.cols), dtype=bool) for _ in range(2))
    for layer in meaning.layers:
        for piece in pieces_of(map_, layer, extent):
            covered[piece.places] |= piece.tiles != 0
            rock[piece.places] |= meaning.is_rock(layer, piece.tiles)
    if not meaning.has_walls:
        rock = ~covered
    grid = grid_of(map_)
    boxes = WallRectangles.of(map_, extent, grid)
    if rock.any() or not boxes.objects:
        source.notes.append(_note_on(meaning, rock))
    covered, rock = grid.board(covered, extent, False), grid.board(rock, extent, True)
    lattice, origin = grid.lattice, grid.origin_of(extent)
    outside = _outside(map_, covered, rock, lattice, origin[0]) if meaning.has_walls else None
    if outside is not None and outside.any():
        source.notes.append(TiledNote.CELLS_WITHOUT_TILES(count=int(np.count_nonzero(outside))))
        rock |= outside
    if boxes.objects:
        count, names = int(np.count_nonzero(boxes.rock)), Series(tuple(map(quoted, boxes.layers)))
        source.notes.append(TiledNote.WALLS_OF_OBJECTS(layers=names, count=count))
        rock |= grid.board(boxes.rock, extent, False)
    if grid.note is not None:
        source.notes.append(grid.note())
    cells = np.where(rock, _ROCK, _FLOOR)[None]
    walls = np.zeros_like(cells)
    close_borders(walls, lattice, origin)
    costs = TileCosts.of(map_).read(source, map_, [meaning.layers], extent)
    costs = None if costs is None else grid.board(costs, extent, LEAST)
    maze_of = partial(Maze, cells, walls, lattice=lattice, origin=origin, costs=costs)
    try:
        objects = objects_in([own_objects(map_)], grid)
        maze = maze_of(links=objects.links, markers=objects.markers)
    except (Fault, EditRejected):  # Another program has named a layer like ours.
        objects, maze = TiledObjects(), maze_of()
    note_objects_left_out(source, map_, objects, boxes.objects)
    return maze


def _outside(
    map_: MapRecord, covered: NDArray[np.bool_], rock: NDArray[np.bool_], lattice: Lattice, top: int
) -> NDArray[np.bool_] | None:
    """Return the cells around what is drawn on an infinite map whose floor has tiles; None for others."""
    ground = int(np.count_nonzero(covered & ~rock))
    if not map_.infinite or covered.size > _MOST_AROUND or 4 * ground < np.count_nonzero(rock):
        return None
    labels, _ = components(~covered, lattice=lattice, top=top)
    edge = np.concatenate((labels[0], labels[-1], labels[:, 0], labels[:, -1]))
    outside: NDArray[np.bool_] = ~covered & ~rock & np.isin(labels, edge)
    return outside


def own_objects(map_: MapRecord) -> list[LayerRecord]:
    """Return the layers of objects that have the name of Mazarine's."""
    layers = flattened(map_.layers)
    return [layer for layer in layers if layer.type == "objectgroup" and layer.name == OBJECT_LAYER]


def _note_on(meaning: Meaning, rock: NDArray[np.bool_]) -> Message:
    """Return the note on what was taken for walls."""
    count = int(np.count_nonzero(rock))
    if meaning.wall_layers:
        names = Series(tuple(quoted(layer.name) for layer in meaning.wall_layers))
        return TiledNote.WALLS_OF_LAYERS(layers=names, count=count)
    if meaning.has_walls:
        return TiledNote.WALLS_OF_TILES(count=count)
    return TiledNote.NO_TILES_ARE_ROCK(count=count) if count else TiledNote.NO_WALLS()


def _solid_tiles(map_: MapRecord) -> NDArray[np.bool_]:
    """Return for each tile whether its properties make it an obstacle; the last entry is False."""
    numbers = [
        tileset.firstgid + tile.id
        for tileset in map_.tilesets
        for tile in tileset.tiles
        if tile.id >= 0 and tileset.firstgid + tile.id <= TILE and is_wall(tile.properties)
    ]
    solid = np.zeros(max(numbers, default=-1) + 2, dtype=bool)
    solid[numbers] = True
    return solid
