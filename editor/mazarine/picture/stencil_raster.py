"""The base of rasters that look up in a stencil what each pixel shows of its cell."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from mazarine.maze.codes import Matter
from mazarine.native.picture import Brush, PaintedCells
from mazarine.picture.colors import GROUND_SHARE, CellColors
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.palette import blended
from mazarine.picture.patterns import Hatch, dotted_rooms, has_patterns
from mazarine.picture.plane import Plane
from mazarine.picture.raster import GRID_FROM_PX, Raster
from mazarine.picture.signs import MARKS_FROM_PX, cross_ink, crossroads, unreached
from mazarine.picture.stencils import CROSS, DOTS, HAIR, HATCH, RING, SLASH_LEFT, SLASH_RIGHT, bins_for

MARGIN = 3
OFF = 0xFF
"""No cell: a place off the board."""
_ASIDE_PX = 1 / 64


class StencilRaster(Raster):
    """Paints frames of cells that are no squares; from afar, boxes that have their colors.

    Parameters
    ----------
    colors : how cells are colored
    first : of which sort the first cell or row is, as the geometry has it
    as_points : whether points with links are drawn in place of cells
    """

    walls_from_px: ClassVar[float] = 4.0
    _painter: ClassVar[Callable[..., int]]
    _heaviest: ClassVar[NDArray[np.uint8]]

    def __init__(self, colors: CellColors, first: int, as_points: bool = False) -> None:
        super().__init__(colors)
        self._first = first
        self._as_points = as_points

    def _stencil(self, bins: int, half: float, hair: float) -> NDArray[np.uint32]:
        """Return the stencil with walls of half this thickness, and half of the grid's, in units."""
        raise NotImplementedError

    def _weights(self, plane: Plane, rows: range, cols: range) -> NDArray[np.uint16]:
        """Return what stands on the sides of cells, and the heaviest at their corners; see `stencils`."""
        raise NotImplementedError

    def _paint_walls(self, plane: Plane, frame: Frame, grid: bool) -> NDArray[np.uint32]:
        palette, cell_px = self.colors.palette, float(frame.cell_px)
        cross = cross_ink(palette, self.colors.overlay)
        hair = 0.5 / cell_px if grid and cell_px >= GRID_FROM_PX else 0.0
        half = wall_thickness_px(cell_px) / 2 / cell_px
        inks = (0, palette.found_door, palette.door, palette.wall, palette.floor, cross, palette.grid, 0)
        picture = self._buffer("picture", (frame.height, frame.width))
        # Slightly shifted: an upright wall between two pixels is as thick as all others then.
        x = frame.x - frame.origin_x + (0.5 + _ASIDE_PX)
        y = frame.y - frame.origin_y + 0.5
        brush = Brush(
            stencil=self._stencil(bins_for(cell_px), half, hair), heaviest=self._heaviest,
            inks=np.array(inks, dtype=np.uint32), x=x, y=y, cell_px=cell_px,
            end=inf if self._as_points else half, paper=palette.paper, **Hatch.of(frame)._asdict(),
        )  # fmt: skip
        self._painter(picture, self._cells(plane, frame), brush)
        return picture

    def _cells(self, plane: Plane, frame: Frame) -> PaintedCells:
        """Return the cells under a frame, and those off the board that share a wall with them."""
        (height, width), paper = plane.shape, self.colors.palette.paper
        down, across = frame.down(height), frame.across(width)
        # A cell reaches up to half a row further than the box that stands for it.
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
        return PaintedCells(
            colors=np.pad(colors, missing, constant_values=paper),
            grounds=np.pad(grounds, missing, constant_values=paper),
            weights=self._weights(plane, rows, cols), signs=np.pad(signs, missing),
            top=rows.start, left=cols.start, first=self._first,
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
                slashes = np.where(is_left == self._first, SLASH_LEFT, SLASH_RIGHT)
                signs[lost] |= slashes.astype(np.uint32)[lost]
        if has_patterns(self.colors, cell_px):
            rooms = dotted_rooms(part, self.colors.overlay)
            if rooms is not None:
                signs[rooms] |= np.uint32(DOTS)
            if not self._as_points:
                signs[is_rock] |= np.uint32(HATCH)
        return signs


def around_part(cells: NDArray[np.uint8], rows: range, cols: range, off: int) -> NDArray[np.uint8]:
    """Return rows and columns with a margin around them; off the board they have this value."""
    wide = [range(part.start - MARGIN, part.stop + MARGIN) for part in (rows, cols)]
    kept = tuple(_on_board(part, size) for part, size in zip(wide, cells.shape, strict=True))
    missing = [_missing(part, size) for part, size in zip(wide, cells.shape, strict=True)]
    return np.pad(cells[kept], missing, constant_values=off)


def _on_board(part: range, size: int) -> slice:
    return slice(max(part.start, 0), min(part.stop, size))


def _missing(part: range, size: int) -> tuple[int, int]:
    """Return how many of these rows or columns lie before the board, and how many after it."""
    return max(-part.start, 0), max(part.stop - size, 0)


def within(weights: NDArray[np.integer]) -> NDArray[np.uint16]:
    """Return weights without the margin."""
    return np.ascontiguousarray(weights[MARGIN:-MARGIN, MARGIN:-MARGIN], dtype=np.uint16)
