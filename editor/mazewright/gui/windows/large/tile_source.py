"""Pictures of square parts of a maze in a Zarr store, at any scale."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazewright import big, files
from mazewright.errors import MazeFileError
from mazewright.files.messages import FileMessage
from mazewright.gui.documents.stores import segmentation_for
from mazewright.lattice import Geometry, Lattice
from mazewright.picture import CellColors, Frame, Overlay, Palette, Plane, Pyramid, Raster, raster_for

TILE_PX = 512
DEEPEST = -5
"""The power of two of the scale at which cells are largest: 32 pixels."""
_WALLS_FROM = -1
_KINDS_ONLY_FROM = 1
_PART_CELLS = 2048
_MOST_CELLS = 4096
"""Rows and columns of cells that a tile is made of where there is no overview: it takes half a second."""

if TYPE_CHECKING:
    from mazewright.big import StoredSegmentation

Pixels = NDArray[np.uint32]
Rect = tuple[float, float, float, float]
"""Left, top, right and bottom, in units of the geometry."""


class Tile(NamedTuple):
    """A part of a level.

    Attributes
    ----------
    level : the level
    scale : the power of two of the cells that a pixel shows, each way; below 0, of the pixels of a cell
    row, col : the place among the tiles of this scale
    """

    level: int
    scale: int
    row: int
    col: int


class TileSource:
    """Paints tiles, from the overviews of a segmentation where there are some.

    Parameters
    ----------
    path : the store of the maze
    segmentation : the folder of its segmentation; None if there is none
    palette : the colors

    Attributes
    ----------
    store : the maze
    origin : the lattice row and column of its first cell
    geometry : that of the drawing
    has_kinds : whether the kinds of cells are known
    has_overview : whether a picture from afar is at hand
    coarsest : the scale at which one tile shows a level
    """

    def __init__(self, path: Path, segmentation: Path | None, palette: Palette) -> None:
        self.store = files.zarr_store.MazeStore(path)
        arguments = self.store.manifest.arguments
        self._lattice: Lattice = arguments["lattice"]
        self.origin: tuple[int, int] = arguments["origin"]
        self.geometry: Geometry = self._lattice.geometry(self.origin)
        self._found = None if segmentation is None else segmentation_for(self.store, segmentation)
        self.has_kinds = self._found is not None
        self.has_overview = (
            self._found is not None and (self._found.path / "overview" / "zarr.json").is_file()
        )
        self._palette = palette
        self._colors = CellColors(palette, Overlay.KINDS if self.has_kinds else Overlay.NONE)
        self.coarsest = 0
        while TILE_PX << self.coarsest < max(self.store.shape[1:]):
            self.coarsest += 1

    @property
    def scales(self) -> list[int]:
        """The scales of tiles, the finest first."""
        return [*range(DEEPEST, _WALLS_FROM + 1), *range(self.coarsest + 1)]

    @property
    def extent(self) -> tuple[float, float]:
        """The width and the height of a level, in units."""
        _, rows, cols = self.store.shape
        return self.geometry.extent(rows, cols)

    def tiles_in(self, level: int, scale: int, rect: Rect) -> Iterator[Tile]:
        """Yield the tiles of a scale that a rectangle meets."""
        (left, top), (wide, high) = self._lead(scale), self._size(scale)
        width, height = self.extent
        first_row, first_col = max(floor((rect[1] - top) / high), 0), max(floor((rect[0] - left) / wide), 0)
        last_row = min(ceil((rect[3] - top) / high), ceil((height - top) / high))
        last_col = min(ceil((rect[2] - left) / wide), ceil((width - left) / wide))
        for row, col in product(range(first_row, last_row), range(first_col, last_col)):
            yield Tile(level, scale, row, col)

    def rect_of(self, tile: Tile) -> Rect:
        """Return where a whole tile lies; at the border it may reach beyond the maze."""
        (left, top), (wide, high) = self._lead(tile.scale), self._size(tile.scale)
        x, y = left + tile.col * wide, top + tile.row * high
        return x, y, x + wide, y + high

    def texels(self, scale: int) -> int:
        """Return the rows and columns of pixels of a whole tile."""
        if scale < _KINDS_ONLY_FROM or self.has_overview:
            return TILE_PX
        return min(TILE_PX, max(_MOST_CELLS >> scale, 1))

    def _lead(self, scale: int) -> tuple[float, float]:
        return self.geometry.lead if scale >= 0 else (0.0, 0.0)

    def _size(self, scale: int) -> tuple[float, float]:
        """Return the width and height of a tile in units."""
        cells: float = self.texels(scale) * 2.0**scale
        pitch = self.geometry.pitch if scale >= 0 else (1.0, 1.0)
        return cells * pitch[0], cells * pitch[1]

    def paint(self, tile: Tile) -> Pixels:
        """Return the picture of a tile, cut where the maze ends; `MazeFileError` if the store is damaged."""
        if tile.scale < 0:
            return self._near(tile)
        cells = self.texels(tile.scale) << tile.scale
        _, rows, cols = self.store.shape
        top, left = tile.row * cells, tile.col * cells
        box = top, left, min(top + cells, rows), min(left + cells, cols)
        if self._found is None or not (self.has_overview or tile.scale == 0):
            return self._averaged(tile, box)
        try:
            return self._of_kinds(self._found, tile, box)
        except (OSError, ValueError, TypeError, KeyError, RuntimeError) as error:
            reason = FileMessage.FILE_DAMAGED_DETAIL(text=str(error))
            raise MazeFileError(self._found.path, reason) from error

    def _near(self, tile: Tile) -> Pixels:
        """Return cells with their walls."""
        left, top, right, bottom = self.rect_of(tile)
        _, rows, cols = self.store.shape
        (wide, high), (lead_x, lead_y) = self.geometry.pitch, self.geometry.lead
        # Two more on each side are out of sight; so is what is drawn where the part ends. Even, so that
        # triangles point as they do in the maze.
        first = max(floor((top - lead_y) / high) // 2 * 2 - 2, 0)
        west = max(floor((left - lead_x) / wide) // 2 * 2 - 2, 0)
        south, east = ceil((bottom - lead_y) / high) + 2, ceil((right - lead_x) / wide) + 2
        box = first, west, min(south, rows), min(east, cols)
        plane = self._plane(tile.level, box)
        px = 1 << -tile.scale
        frame = Frame(
            0, 0, TILE_PX, TILE_PX, (west * wide - left) * px, (first * high - top) * px, px,
            self.geometry.pitch, self.geometry.lead,
        )  # fmt: skip
        return self._raster.paint(plane, frame).copy()

    @cached_property
    def _raster(self) -> Raster:
        return raster_for(self.geometry, self._colors)

    def _plane(self, level: int, box: tuple[int, int, int, int]) -> Plane:
        cells, walls = self.store.read_window(level, *box)
        kinds = None if self._found is None else self._found.kinds(level, *box)
        origin = self.origin[0] + box[0], self.origin[1] + box[1]
        return Plane(cells, walls, kinds, sorts=(self._lattice, origin))

    def _averaged(self, tile: Tile, box: tuple[int, int, int, int]) -> Pixels:
        """Return colors of cells, averaged part by part, for want of an overview."""
        scale, (top, left, bottom, right) = tile.scale, box
        side = max(_PART_CELLS, 1 << scale)
        out = np.empty((-(-(bottom - top) >> scale), -(-(right - left) >> scale)), dtype=np.uint32)
        for row, col in product(range(top, bottom, side), range(left, right, side)):
            plane = self._plane(tile.level, (row, col, min(row + side, bottom), min(col + side, right)))
            part = self._colors.of(plane, shaded=True)
            if scale:
                pyramid = Pyramid.of(plane, self._colors)
                assert pyramid is not None
                part = pyramid.steps[min(scale, len(pyramid.steps)) - 1]
            at = (row - top) >> scale, (col - left) >> scale
            out[at[0] : at[0] + part.shape[0], at[1] : at[1] + part.shape[1]] = part
        return out

    def _of_kinds(self, found: StoredSegmentation, tile: Tile, box: tuple[int, int, int, int]) -> Pixels:
        """Return the colors of kinds, mixed by their shares."""
        palette = self._palette
        colors = np.array([palette.rock, palette.corridor, palette.crossroad, palette.room], dtype=np.uint32)
        if tile.scale == 0:
            return colors[found.kinds(tile.level, *box)]
        shares = big.shares_of(found, tile.level, box, 1 << tile.scale)
        shifts = np.array([[16], [8], [0]], dtype=np.uint32)
        weights = (colors >> shifts & 255).astype(np.float32) / 255
        mixed = np.minimum(weights @ shares.reshape(4, -1).astype(np.float32) + 0.5, 255).astype(np.uint32)
        words: Pixels = np.uint32(0xFF000000) | mixed[0] << 16 | mixed[1] << 8 | mixed[2]
        return words.reshape(shares.shape[1:])

    def load(self) -> None:
        """Load compiled kernels, which takes a second, before they are needed."""
        if self._found is not None:
            big.shares_of(self._found, 0, (0, 0, 1, 1), 2)
        self._raster.load()
