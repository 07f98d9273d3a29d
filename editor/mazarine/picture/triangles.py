"""Paints a honeycomb: triangles with walls, or points with links; and chooses the raster of a maze."""

from __future__ import annotations

from math import inf
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.lattice.hexagon_cells import Hexagons
from mazarine.lattice.triangles import Triangles
from mazarine.maze.codes import SOUTH_SHIFT, Matter
from mazarine.native.picture import Brush, TriangleCells, paint_triangles
from mazarine.picture.blocks import WEIGHT_OF_WALL, WEIGHT_WALL
from mazarine.picture.colors import GROUND_SHARE, CellColors
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.hexagon_raster import HexagonRaster
from mazarine.picture.palette import blended
from mazarine.picture.patterns import Hatch, dotted_rooms, has_patterns
from mazarine.picture.plane import Plane
from mazarine.picture.raster import GRID_FROM_PX, Raster
from mazarine.picture.signs import MARKS_FROM_PX, cross_ink, crossroads, unreached
from mazarine.picture.stencils import (
    CROSS,
    DOTS,
    HAIR,
    HATCH,
    HEAVIEST,
    RING,
    SLASH_LEFT,
    SLASH_RIGHT,
    TIP_SHIFT,
    bins_for,
    stencil_of_points,
    stencil_of_triangles,
)

_MARGIN = 3
_OFF = 0xFF
"""No cell: a place off the board."""
_ASIDE_PX = 1 / 64
_TIES = np.array((WEIGHT_WALL, 1, 2, 0), dtype=np.uint8)
"""How a link between points is drawn, by what stands on the side: as a wall where nothing does."""


class TriangleRaster(Raster):
    """Paints frames of triangles; from afar, boxes that have their colors.

    Parameters
    ----------
    colors : how cells are colored
    geometry : where triangles are
    as_points : whether points with links are drawn in place of triangles
    """

    walls_from_px: ClassVar[float] = 4.0

    def __init__(self, colors: CellColors, geometry: Triangles, as_points: bool = False) -> None:
        super().__init__(colors)
        self._geometry = geometry
        self._as_points = as_points

    def _paint_walls(self, plane: Plane, frame: Frame, grid: bool) -> NDArray[np.uint32]:
        palette, cell_px = self.colors.palette, float(frame.cell_px)
        cross = cross_ink(palette, self.colors.overlay)
        hair = 0.5 / cell_px if grid and cell_px >= GRID_FROM_PX else 0.0
        half = wall_thickness_px(cell_px) / 2 / cell_px
        inks = (0, palette.found_door, palette.door, palette.wall, palette.floor, cross, palette.grid, 0)
        bins = bins_for(cell_px)
        stencil = stencil_of_points(bins) if self._as_points else stencil_of_triangles(bins, half, hair)
        picture = self._buffer("picture", (frame.height, frame.width))
        # Slightly shifted: an upright wall between two pixels is as thick as all others then.
        x = frame.x - frame.origin_x + (0.5 + _ASIDE_PX)
        y = frame.y - frame.origin_y + 0.5
        brush = Brush(
            stencil=stencil, heaviest=HEAVIEST, inks=np.array(inks, dtype=np.uint32), x=x, y=y,
            cell_px=cell_px, end=inf if self._as_points else half, paper=palette.paper,
            **Hatch.of(frame)._asdict(),
        )  # fmt: skip
        paint_triangles(picture, self._cells(plane, frame), brush)
        return picture

    def _cells(self, plane: Plane, frame: Frame) -> TriangleCells:
        """Return the cells under a frame, and those off the board that share a wall with them."""
        (height, width), paper = plane.shape, self.colors.palette.paper
        down, across = frame.down(height), frame.across(width)
        # A triangle reaches half a row further than the box that stands for it.
        rows = range(max(down.first - 2, -1), min(down.last + 2, height + 1))
        cols = range(max(across.first - 1, -1), min(across.last + 1, width + 1))
        part = plane.cut(_on_board(rows, height), _on_board(cols, width))
        missing = _missing(rows, height), _missing(cols, width)
        colors, rock = self.colors.of(part), part.cells >> 1 == Matter.ROCK
        grounds = colors
        if self._as_points:
            grounds = np.where(rock, np.uint32(paper), blended(colors, paper, GROUND_SHARE))
            colors = np.where(rock, grounds, colors)
        signs = self._signs(plane, part, frame.cell_px, rows, cols)
        return TriangleCells(
            colors=np.pad(colors, missing, constant_values=paper),
            grounds=np.pad(grounds, missing, constant_values=paper),
            weights=self._weights(plane, rows, cols), signs=np.pad(signs, missing),
            top=rows.start, left=cols.start, first=self._geometry.first,
        )  # fmt: skip

    def _signs(
        self, plane: Plane, part: Plane, cell_px: float, rows: range, cols: range
    ) -> NDArray[np.uint32]:
        """Return the bits of the stencil that a part shows: the grid on floor, crosses, rings and slashes."""
        is_rock = part.cells >> 1 == Matter.ROCK
        signs = np.where(is_rock, np.uint32(0), HAIR)
        if cell_px >= MARKS_FROM_PX:
            overlay = self.colors.overlay
            shown = _on_board(rows, plane.shape[0]), _on_board(cols, plane.shape[1])
            found, lost = crossroads(plane, *shown, overlay), unreached(plane, *shown, overlay)
            if found is not None:
                signs[found.forks] |= np.uint32(CROSS)
                signs[found.entries] |= np.uint32(RING)
            if lost is not None and not self._as_points:
                first = max(rows.start, 0) + max(cols.start, 0)
                is_left = np.add.outer(np.arange(first, first + len(signs)), np.arange(signs.shape[1])) % 2
                slashes = np.where(is_left == self._geometry.first, SLASH_LEFT, SLASH_RIGHT)
                signs[lost] |= slashes.astype(np.uint32)[lost]
        if has_patterns(self.colors, cell_px):
            rooms = dotted_rooms(part, self.colors.overlay)
            if rooms is not None:
                signs[rooms] |= np.uint32(DOTS)
            if not self._as_points:
                signs[is_rock] |= np.uint32(HATCH)
        return signs

    def _weights(self, plane: Plane, rows: range, cols: range) -> NDArray[np.uint16]:
        """Return what stands on the sides of cells, and the heaviest at their corners; see `stencils`."""
        walls, cells = (
            _around(array, rows, cols, off) for array, off in ((plane.walls, 5), (plane.cells, _OFF))
        )
        rock, is_off = cells >> 1 == Matter.ROCK, cells == _OFF
        east, south = WEIGHT_OF_WALL[walls & 3], WEIGHT_OF_WALL[walls >> SOUTH_SHIFT & 3]
        for weights, axis in ((east, 1), (south, 0)):
            beyond, is_off_beyond = np.roll(rock, -1, axis=axis), np.roll(is_off, -1, axis=axis)
            # Inside rock no wall shows, nor off the board; and no link leads to a point that is not there.
            weights[rock & beyond | is_off & is_off_beyond] = 0
            if self._as_points:
                weights[:] = _TIES[weights]
                weights[rock | beyond | is_off | is_off_beyond] = 0
        is_left = np.add.outer(np.arange(len(walls)) + rows.start, np.arange(walls.shape[1]) + cols.start) % 2
        is_left = is_left == self._geometry.first
        upright, north = np.where(is_left, east, np.roll(east, 1, axis=1)), np.roll(south, 1, axis=0)
        if self._as_points:
            rims = np.where(rock | is_off, 0, WEIGHT_WALL).astype(np.uint16) << TIP_SHIFT
            return _within(upright | north << 2 | south << 4 | rims)
        slanting = np.maximum(north, south)
        tips = np.maximum(np.roll(upright, 1, axis=0), np.roll(upright, -1, axis=0))
        tips = np.maximum(tips, _beside(slanting, is_left, -1))
        tips = np.maximum(tips, slanting)
        # The corners at the back of a triangle are tips of others in the next column.
        above, below = (_beside(np.roll(tips, by, axis=0), is_left, 1).astype(np.uint16) for by in (1, -1))
        return _within(
            upright | north << 2 | south << 4 | tips.astype(np.uint16) << TIP_SHIFT | above << 8 | below << 10
        )


def _within(weights: NDArray[np.integer]) -> NDArray[np.uint16]:
    return np.ascontiguousarray(weights[_MARGIN:-_MARGIN, _MARGIN:-_MARGIN], dtype=np.uint16)


def _beside(values: NDArray[np.uint8], is_left: NDArray[np.bool_], columns: int) -> NDArray[np.uint8]:
    """Return for each triangle the value of the column so far behind its back, of the same row."""
    return np.where(is_left, np.roll(values, -columns, axis=1), np.roll(values, columns, axis=1))


def _around(cells: NDArray[np.uint8], rows: range, cols: range, off: int) -> NDArray[np.uint8]:
    """Return rows and columns with a margin around them; off the board they have this value."""
    wide = [range(part.start - _MARGIN, part.stop + _MARGIN) for part in (rows, cols)]
    kept = tuple(_on_board(part, size) for part, size in zip(wide, cells.shape, strict=True))
    missing = [_missing(part, size) for part, size in zip(wide, cells.shape, strict=True)]
    return np.pad(cells[kept], missing, constant_values=off)


def _on_board(part: range, size: int) -> slice:
    return slice(max(part.start, 0), min(part.stop, size))


def _missing(part: range, size: int) -> tuple[int, int]:
    """Return how many of these rows or columns lie before the board, and how many after it."""
    return max(-part.start, 0), max(part.stop - size, 0)


def raster_for(geometry: Geometry, colors: CellColors, as_points: bool = False) -> Raster:
    """Return what paints the cells of a maze; as points with links, where its lattice is drawn so."""
    if isinstance(geometry, Triangles):
        return TriangleRaster(colors, geometry, as_points)
    if isinstance(geometry, Hexagons):
        return HexagonRaster(colors, geometry)
    return Raster(colors)
