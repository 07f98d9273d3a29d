"""How the tiles of a map lie: in pixels, and as the cells of a maze.

Tiled measures pixels from the upper left corner of tile (0, 0) to the right and down. On hexagonal maps,
every other row is shifted to the right by half a tile, or every other column down. The formulas are those of
Tiled's HexagonalRenderer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault, require
from mazarine.files.limits import size_fault
from mazarine.files.tiled.layers import Extent
from mazarine.files.tiled.messages import TiledMessage, TiledNote
from mazarine.files.tiled.records import MapRecord, whole_of
from mazarine.lattice import LATTICES, SQUARE, Lattice
from mazarine.maze import MAX_CELLS, Cell

_Scalar = TypeVar("_Scalar", bound=np.generic)
_Pair = tuple[int, int]

TILE_SIZE = 32
"""The pixels from a cell to the next in maps that are written."""
_HEXAGON_HEIGHT, _HEXAGON_SIDE = 36, 18
"""Those of hexagons as wide as that, nearly regular, and of their upright sides."""
_SPARSE_CELLS, _SPARSE_RATIO = 1 << 24, 64
"""The most cells of a board of which few have tiles, and how many of them may come to a tile."""
HEXAGONAL, STAGGERED = "hexagonal", "staggered"
_SHIFTED = next(lattice for lattice in LATTICES if lattice.is_staggered)


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
    """

    lattice: Lattice
    rasters: tuple[Raster, ...]
    zero: _Pair
    note: ClassVar[TiledNote | None] = None
    """What is said of a map whose tiles lie in other ways than its cells."""

    def middle(self, cell: Cell) -> tuple[float, float]:
        """Return the x and y of the middle of a cell."""
        tile = self._tile_of((cell[1] - self.zero[0], cell[2] - self.zero[1]))
        down, right = next(raster for raster in self.rasters if raster.holds(tile)).middle_of(tile)
        return right, down

    def cell_at(self, level: int, x: float, y: float) -> Cell:
        """Return the cell whose middle is nearest to a point; `Fault` if the point or the grid has none."""
        if not (math.isfinite(x) and math.isfinite(y) and all(all(it.pitch) for it in self.rasters)):
            raise Fault(TiledMessage.OBJECT_NOT_ON_CELL(x=x, y=y))
        near = [(raster.tile_at((y, x)), raster) for raster in self.rasters]
        tile, _ = min(near, key=lambda it: self._distance(it[1], it[0], (y, x)))
        return level, *self._cell_of(tile)

    def origin_of(self, extent: Extent) -> _Pair:
        """Return the lattice row and column of the first cell of a board."""
        return self._cell_of((extent.top, extent.left))

    def board(self, tiles: NDArray[_Scalar], extent: Extent, outside: _Scalar | int) -> NDArray[_Scalar]:
        """Return an array (…, rows, columns) of tiles as one of cells; without a tile they have `outside`."""
        del extent, outside
        return tiles

    def tiles(self, board: NDArray[_Scalar], extent: Extent) -> NDArray[_Scalar]:
        """Return an array (…, rows, columns) of cells as one of tiles."""
        del extent
        return board

    def _distance(self, raster: Raster, tile: _Pair, point: tuple[float, float]) -> float:
        return math.dist(raster.middle_of(tile), point)

    def _cell_of(self, tile: _Pair) -> _Pair:
        row, col = self._place_of(tile)
        return row + self.zero[0], col + self.zero[1]

    def _place_of(self, tile: _Pair) -> _Pair:
        return tile

    def _tile_of(self, place: _Pair) -> _Pair:
        return place


class TurnedGrid(MapGrid):
    """Hexagons with flat tops, turned left by 90°: columns of tiles are rows of cells, from the last on."""

    note = TiledNote.TURNED

    def origin_of(self, extent: Extent) -> _Pair:
        """Return the lattice row and column of the first cell of a board."""
        return self._cell_of((extent.top, extent.left + extent.cols - 1))

    def board(self, tiles: NDArray[_Scalar], extent: Extent, outside: _Scalar | int) -> NDArray[_Scalar]:
        """Return an array of tiles as one of cells."""
        del extent, outside
        return np.ascontiguousarray(np.rot90(tiles, axes=(-2, -1)))

    def tiles(self, board: NDArray[_Scalar], extent: Extent) -> NDArray[_Scalar]:
        """Return an array of cells as one of tiles."""
        del extent
        return np.ascontiguousarray(np.rot90(board, -1, axes=(-2, -1)))

    def _place_of(self, tile: _Pair) -> _Pair:
        return -tile[1], tile[0]

    def _tile_of(self, place: _Pair) -> _Pair:
        return place[1], -place[0]


@dataclass(frozen=True)
class DiamondGrid(MapGrid):
    """Diamonds in shifted rows or columns, as squares: rows run from the upper right to the lower left.

    Attributes
    ----------
    axis : 0 if rows are shifted, 1 if columns are
    is_even : whether those with even numbers are
    """

    axis: int = 0
    is_even: bool = False
    note = TiledNote.DIAMONDS

    def origin_of(self, extent: Extent) -> _Pair:
        """Return the lattice row and column of the first cell of a board."""
        rows, cols = self._places(extent)
        return int(rows.min()) + self.zero[0], int(cols.min()) + self.zero[1]

    def board(self, tiles: NDArray[_Scalar], extent: Extent, outside: _Scalar | int) -> NDArray[_Scalar]:
        """Return an array of tiles as one of cells; `Fault` if there would be too many."""
        rows, cols = self._places(extent)
        top, left = int(rows.min()), int(cols.min())
        shape = int(rows.max()) - top + 1, int(cols.max()) - left + 1
        # A long row of tiles becomes a square of cells, nearly all of them rock.
        most = min(MAX_CELLS, max(_SPARSE_CELLS, _SPARSE_RATIO * tiles.size))
        require(size_fault(math.prod(tiles.shape[:-2]), *shape, most))
        board = np.full((*tiles.shape[:-2], *shape), outside, dtype=tiles.dtype)
        board[..., rows - top, cols - left] = tiles
        return board

    def tiles(self, board: NDArray[_Scalar], extent: Extent) -> NDArray[_Scalar]:
        """Return an array of cells as one of tiles."""
        rows, cols = self._places(extent)
        return np.ascontiguousarray(board[..., rows - rows.min(), cols - cols.min()])

    def _places(self, extent: Extent) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the rows and columns of all tiles of an extent."""
        down, right = np.indices((extent.rows, extent.cols), sparse=True)
        rows, cols = self._place_of((down + extent.top, right + extent.left))
        return rows, cols

    def _distance(self, raster: Raster, tile: _Pair, point: tuple[float, float]) -> float:
        parts = zip(raster.middle_of(tile), point, self._size, strict=True)
        return sum(abs(middle - at) / size for middle, at, size in parts)

    @property
    def _size(self) -> _Pair:
        """The height and the width of a tile."""
        down, right = self.rasters[0].pitch
        return down, right

    def _place_of(self, tile: Any) -> Any:
        # In halves of a tile, as tiles and cells both are then counted in whole numbers.
        halves = [*tile]
        halves[1 - self.axis] = 2 * halves[1 - self.axis] + (tile[self.axis] + self.is_even) % 2
        down, right = halves
        return (down - right + self.is_even) // 2, (down + right + self.is_even) // 2

    def _tile_of(self, place: _Pair) -> _Pair:
        halves = [place[0] + place[1] - self.is_even, place[1] - place[0]]
        halves[1 - self.axis] //= 2
        return halves[0], halves[1]


def grid_of(map_: MapRecord) -> MapGrid:
    """Return how the tiles of a map lie."""
    return grid_at(
        map_, (whole_of(map_.properties, "mazeOriginRow"), whole_of(map_.properties, "mazeOriginCol"))
    )


def grid_at(map_: MapRecord, zero: _Pair) -> MapGrid:
    """Return how the tiles of a map lie, whose tile (0, 0) is this lattice row and column, or beside it."""
    width, height = map_.tilewidth, map_.tileheight
    if map_.orientation not in (HEXAGONAL, STAGGERED):
        # An isometric map measures both axes in tile heights.
        width = height if map_.orientation == "isometric" else width
        return MapGrid(SQUARE, (Raster((0, 0), (1, 1), (height / 2, width / 2), (height, width)),), zero)
    axis, is_even = int(map_.staggeraxis == "x"), map_.staggerindex == "even"
    size = height & ~1, width & ~1
    side = map_.hexsidelength * (map_.orientation == HEXAGONAL)
    along = (size[axis] - side) // 2 + side
    rasters: list[Raster] = []
    for index in (0, 1):
        middle, pitch = [size[0] / 2, size[1] / 2], [*size]
        middle[axis] += index * along
        middle[1 - axis] *= 1 + ((index == 1) != is_even)
        pitch[axis] = 2 * along
        first, step = (index * (1 - axis), index * axis), (2 - axis, 1 + axis)
        rasters.append(Raster(first, step, (middle[0], middle[1]), (pitch[0], pitch[1])))
    if map_.orientation == STAGGERED:
        return DiamondGrid(SQUARE, tuple(rasters), zero, axis, is_even)
    # The board of a map that ends begins in row 0 or 1, too, if it is turned.
    row = zero[0] + (map_.width - 1 if axis and not map_.infinite else 0)
    grid = TurnedGrid if axis else MapGrid
    return grid(_SHIFTED, tuple(rasters), (row + (row % 2 != is_even), zero[1]))


def written_map(lattice: Lattice, origin: _Pair) -> MapRecord:
    """Return a map without layers that holds boards whose first cell is this lattice row and column."""
    if not lattice.is_staggered:
        return MapRecord(0, 0, TILE_SIZE, TILE_SIZE)
    return MapRecord(
        0, 0, TILE_SIZE, _HEXAGON_HEIGHT, orientation=HEXAGONAL, hexsidelength=_HEXAGON_SIDE,
        staggerindex="even" if origin[0] % 2 else "odd",
    )  # fmt: skip
