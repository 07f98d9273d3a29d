"""Pictures of square parts of a maze in a Zarr store, at any scale."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from math import ceil, floor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine import big, files
from mazarine.errors import MazeFileError
from mazarine.files.messages import FileMessage
from mazarine.lattice import Geometry, Lattice
from mazarine.maze import Link, Marker
from mazarine.picture import CellColors, Frame, Overlay, Palette, Plane, Pyramid, Raster, raster_for
from mazarine.picture.things import EntityPainter

TILE_PX = 512
DEEPEST = -5
"""The power of two of the scale at which cells are largest: 32 pixels."""
_WALLS_FROM = -1
_KINDS_ONLY_FROM = 1
_THINGS_FROM_PX = 8
_CHUNK, _MOST_CHUNKS = 512, 48
"""Rows and columns that are read at once for cells with walls, and how many of these are kept: 38 MB."""
_PART_CELLS = 2048
_MOST_CELLS = 4096
"""Rows and columns of cells that a tile is made of where there is no overview: it takes half a second."""

if TYPE_CHECKING:
    from mazarine.big import StoredSegmentation
    from mazarine.files.zarr_store import MazeStore

Pixels = NDArray[np.uint32]
Box = tuple[int, int, int, int]
"""The first array row and column, and those after the last."""
Rect = tuple[float, float, float, float]
"""Left, top, right and bottom, in units of the geometry."""


@dataclass(frozen=True)
class _Things:
    """The links and markers of a maze."""

    shape: tuple[int, int, int]
    origin: tuple[int, int]
    geometry: Geometry
    links: list[Link]
    markers: list[Marker]


class Tile(NamedTuple):
    """A part of a level.

    Attributes
    ----------
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
    before : what has shown the maze until now, while its segmentation is updated; its kinds are kept

    Attributes
    ----------
    store : the maze
    origin : the lattice row and column of its first cell
    geometry : that of the drawing
    has_kinds : whether the kinds of cells are known
    has_overview : whether a picture from afar is at hand
    coarsest : the scale at which one tile shows a level
    """

    def __init__(
        self, path: Path, segmentation: Path | None, palette: Palette, before: TileSource | None = None
    ) -> None:
        self.store = files.zarr_store.MazeStore(path)
        self.store.require_four_sides()
        arguments = self.store.manifest.arguments
        self._lattice: Lattice = arguments["lattice"]
        self.origin: tuple[int, int] = arguments["origin"]
        self.geometry: Geometry = self._lattice.geometry(self.origin)
        self._things = _Things(
            self.store.shape, self.origin, self.geometry, arguments["links"], arguments["markers"]
        )
        self._found = None if segmentation is None else _segmentation_for(self.store, segmentation)
        if before is not None:
            self._found = before._found
        self.has_kinds = self._found is not None
        self.has_overview = (
            self._found is not None and (self._found.path / "overview" / "zarr.json").is_file()
        )
        self._chunks: OrderedDict[tuple[int, int, int], tuple[NDArray[np.uint8], ...]] = OrderedDict()
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
        plane = self._near_plane(tile.level, box)
        px = 1 << -tile.scale
        frame = Frame(
            0, 0, TILE_PX, TILE_PX, (west * wide - left) * px, (first * high - top) * px, px,
            self.geometry.pitch, self.geometry.lead,
        )  # fmt: skip
        pixels = self._raster.paint(plane, frame).copy()
        if px >= _THINGS_FROM_PX and (self._things.markers or self._things.links):
            whole = replace(frame, origin_x=-left * px, origin_y=-top * px)
            EntityPainter(pixels, whole, self._things, self._palette).draw(tile.level)
        return pixels

    @cached_property
    def _raster(self) -> Raster:
        return raster_for(self.geometry, self._colors)

    def _plane(self, level: int, box: Box) -> Plane:
        cells, walls = self.store.read_window(level, *box)
        kinds = None if self._found is None else self._found.kinds(level, *box)
        return Plane(cells, walls, kinds, sorts=(self._lattice, self._lattice_place(box)))

    def _near_plane(self, level: int, box: Box) -> Plane:
        """Return a small part; what it was cut out of is kept for those beside it."""
        top, left, bottom, right = box
        layers: list[NDArray[np.uint8]] = [
            np.empty((bottom - top, right - left), dtype=np.uint8) for _ in range(2 + self.has_kinds)
        ]
        for row, col in product(
            range(top // _CHUNK, -(-bottom // _CHUNK)), range(left // _CHUNK, -(-right // _CHUNK))
        ):
            first, last = max(row * _CHUNK, top), min((row + 1) * _CHUNK, bottom)
            west, east = max(col * _CHUNK, left), min((col + 1) * _CHUNK, right)
            there = (
                slice(first - row * _CHUNK, last - row * _CHUNK),
                slice(west - col * _CHUNK, east - col * _CHUNK),
            )
            for layer, chunk in zip(layers, self._chunk(level, row, col), strict=True):
                layer[first - top : last - top, west - left : east - left] = chunk[there]
        kinds = layers[2] if self.has_kinds else None
        return Plane(layers[0], layers[1], kinds, sorts=(self._lattice, self._lattice_place(box)))

    def _chunk(self, level: int, row: int, col: int) -> tuple[NDArray[np.uint8], ...]:
        """Return cells, walls and kinds, if they are known, of a chunk."""
        key = level, row, col
        if key not in self._chunks:
            _, rows, cols = self.store.shape
            box = row * _CHUNK, col * _CHUNK, min((row + 1) * _CHUNK, rows), min((col + 1) * _CHUNK, cols)
            plane = self._plane(level, box)
            kinds = () if plane.kind is None else (plane.kind,)
            self._chunks[key] = plane.cells, plane.walls, *kinds
            if len(self._chunks) > _MOST_CHUNKS:
                self._chunks.popitem(last=False)
        self._chunks.move_to_end(key)
        return self._chunks[key]

    def _lattice_place(self, box: Box) -> tuple[int, int]:
        return self.origin[0] + box[0], self.origin[1] + box[1]

    def _averaged(self, tile: Tile, box: Box) -> Pixels:
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

    def _of_kinds(self, found: StoredSegmentation, tile: Tile, box: Box) -> Pixels:
        palette = self._palette
        if tile.scale > 0:
            return big.mixed_colors(big.shares_of(found, tile.level, box, 1 << tile.scale), palette)
        colors = np.array([palette.rock, palette.corridor, palette.crossroad, palette.room], dtype=np.uint32)
        return colors[found.kinds(tile.level, *box)]


def _segmentation_for(store: MazeStore, path: Path) -> StoredSegmentation | None:
    """Return a segmentation, if it is complete and has the size of the maze."""
    try:
        found = big.StoredSegmentation(path)
    except MazeFileError:
        return None
    return found if found.shape == store.shape else None
