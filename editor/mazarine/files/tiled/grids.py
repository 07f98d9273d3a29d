"""How the tiles of a map lie: in pixels, and as the cells of a maze.

Tiled measures pixels from the upper left corner of tile (0, 0) to the right and down. On hexagonal maps,
every other row is shifted to the right by half a tile, or every other column down. The formulas are those of
Tiled's HexagonalRenderer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import numpy as np

from mazarine.files.faults import Fault
from mazarine.files.tiled.layers import Extent
from mazarine.files.tiled.messages import TiledMessage
from mazarine.files.tiled.records import MapRecord, whole_of
from mazarine.lattice import ALL_LATTICES, SQUARE, Lattice
from mazarine.maze import Cell

_Array = TypeVar("_Array", bound=np.ndarray[Any, Any])
_Pair = tuple[int, int]

TILE_SIZE = 32
"""The pixels from a cell to the next in maps that are written."""
_HEXAGON_HEIGHT, _HEXAGON_SIDE = 36, 18
"""Those of hexagons as wide as that, nearly regular, and of their upright sides."""
HEXAGONAL = "hexagonal"
_STAGGERED = next(lattice for lattice in ALL_LATTICES if lattice.is_staggered)


@dataclass(frozen=True)
class Raster:
    """Tiles whose middles lie in straight rows and columns: all, or those of every other row or column.

    All pairs are (down, right).

    Attributes
    ----------
    first : one of the tiles
    step : tiles from each to the next
    middle : the pixels of the middle of the first
    pitch : pixels from each to the next
    """

    first: _Pair
    step: _Pair
    middle: tuple[float, float]
    pitch: _Pair

    def tile_at(self, point: tuple[float, float]) -> _Pair:
        """Return the tile whose middle is nearest to a point."""
        down, right = (
            first + step * math.floor((at - middle) / pitch + 0.5)
            for first, step, at, middle, pitch in zip(
                self.first, self.step, point, self.middle, self.pitch, strict=True
            )
        )
        return down, right

    def middle_of(self, tile: _Pair) -> tuple[float, float]:
        """Return the middle of a tile."""
        down, right = (
            middle + (at - first) // step * pitch
            for at, first, step, middle, pitch in zip(
                tile, self.first, self.step, self.middle, self.pitch, strict=True
            )
        )
        return down, right

    def holds(self, tile: _Pair) -> bool:
        """Return whether a tile is one of these."""
        places = zip(tile, self.first, self.step, strict=True)
        return all((at - first) % step == 0 for at, first, step in places)

    def begin_in(self, extent: Extent) -> _Pair:
        """Return the first of the tiles in an extent."""
        down, right = (
            begin + (first - begin) % step
            for begin, first, step in zip((extent.top, extent.left), self.first, self.step, strict=True)
        )
        return down, right


@dataclass(frozen=True)
class MapGrid:
    """The tiles of a map as cells.

    Attributes
    ----------
    lattice : that of the cells
    rasters : where the tiles lie
    zero : the lattice row and column of tile (0, 0)
    is_turned : whether columns of tiles are rows of cells, from the last on: the map has flat tops, and is
        read turned to the left by a quarter
    """

    lattice: Lattice
    rasters: tuple[Raster, ...]
    zero: _Pair
    is_turned: bool = False

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the x and y of the middle of a cell."""
        row, col = cell[1] - self.zero[0], cell[2] - self.zero[1]
        tile = (col, -row) if self.is_turned else (row, col)
        down, right = next(raster for raster in self.rasters if raster.holds(tile)).middle_of(tile)
        return right, down

    def cell_at(self, level: int, x: float, y: float) -> Cell:
        """Return the cell whose middle is nearest to a point; `Fault` if the point or the grid has none."""
        if not (math.isfinite(x) and math.isfinite(y) and all(all(it.pitch) for it in self.rasters)):
            raise Fault(TiledMessage.OBJECT_NOT_ON_CELL(x=x, y=y))
        near = [(raster.tile_at((y, x)), raster) for raster in self.rasters]
        tile, _ = min(near, key=lambda it: math.dist(it[1].middle_of(it[0]), (y, x)))
        return level, *self._place_of(tile)

    def origin_of(self, extent: Extent) -> _Pair:
        """Return the lattice row and column of the first cell of a board."""
        return self._place_of((extent.top, extent.left + (extent.cols - 1) * self.is_turned))

    def board(self, tiles: _Array) -> _Array:
        """Return an array (…, rows, columns) of tiles as one of cells."""
        return self._turned(tiles, 1)

    def tiles(self, board: _Array) -> _Array:
        """Return an array (…, rows, columns) of cells as one of tiles."""
        return self._turned(board, -1)

    def _turned(self, array: _Array, turns: int) -> _Array:
        if not self.is_turned:
            return array
        return cast("_Array", np.ascontiguousarray(np.rot90(array, turns, axes=(-2, -1))))

    def _place_of(self, tile: _Pair) -> _Pair:
        row, col = (-tile[1], tile[0]) if self.is_turned else tile
        return row + self.zero[0], col + self.zero[1]


def grid_of(map_: MapRecord) -> MapGrid:
    """Return how the tiles of a map lie."""
    return grid_at(
        map_, (whole_of(map_.properties, "mazeOriginRow"), whole_of(map_.properties, "mazeOriginCol"))
    )


def grid_at(map_: MapRecord, zero: _Pair) -> MapGrid:
    """Return how the tiles of a map lie, whose tile (0, 0) is this lattice row and column, or beside it."""
    width, height = map_.tilewidth, map_.tileheight
    if map_.orientation != HEXAGONAL:
        # An isometric map measures both axes in tile heights.
        width = height if map_.orientation == "isometric" else width
        return MapGrid(SQUARE, (Raster((0, 0), (1, 1), (height / 2, width / 2), (height, width)),), zero)
    axis, is_even = int(map_.staggeraxis == "x"), map_.staggerindex == "even"
    size = height & ~1, width & ~1
    along = (size[axis] - map_.hexsidelength) // 2 + map_.hexsidelength
    rasters = []
    for index in (0, 1):
        middle, pitch = [size[0] / 2, size[1] / 2], [*size]
        middle[axis] += index * along
        middle[1 - axis] *= 1 + ((index == 1) != is_even)
        pitch[axis] = 2 * along
        first, step = (index * (1 - axis), index * axis), (2 - axis, 1 + axis)
        rasters.append(Raster(first, step, (middle[0], middle[1]), (pitch[0], pitch[1])))
    # The board of a map that ends begins in row 0 or 1, too, if it is turned.
    row = zero[0] + (map_.width - 1 if axis and not map_.infinite else 0)
    return MapGrid(_STAGGERED, tuple(rasters), (row + (row % 2 != is_even), zero[1]), bool(axis))


def written_map(lattice: Lattice, origin: _Pair) -> MapRecord:
    """Return a map without layers that holds boards whose first cell is this lattice row and column."""
    if not lattice.is_staggered:
        return MapRecord(0, 0, TILE_SIZE, TILE_SIZE)
    return MapRecord(
        0, 0, TILE_SIZE, _HEXAGON_HEIGHT, orientation=HEXAGONAL, hexsidelength=_HEXAGON_SIDE,
        staggerindex="even" if origin[0] % 2 else "odd",
    )  # fmt: skip
