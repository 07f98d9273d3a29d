"""Paints a honeycomb: triangles with walls, or points with links."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from editor.lattice.triangles import Triangles
from editor.maze.codes import SOUTH_SHIFT, Matter
from editor.picture.blocks import WEIGHT_OF_WALL, WEIGHT_WALL
from editor.picture.colours import CellColours
from editor.picture.frame import Frame, wall_thickness_px
from editor.picture.palette import blended
from editor.picture.plane import Overlay, Plane
from editor.picture.raster import GRID_FROM_PX, Raster
from editor.picture.signs import MARKS_FROM_PX, marked_crossroads, unreached

_MARGIN = 3
_GROUND_SHARE = 0.8
"""How much of the paper shows around points, the rest being the colour of the cell."""


class TriangleRaster(Raster):
    """Paints frames of triangles; from afar, boxes that have their colours.

    Parameters
    ----------
    colours : how cells are coloured
    geometry : where triangles are
    as_points : whether points with links are drawn in place of triangles
    """

    walls_from_px: ClassVar[float] = 4.0
    _is_loaded: ClassVar[bool] = False

    def __init__(self, colours: CellColours, geometry: Triangles, as_points: bool = False) -> None:
        super().__init__(colours)
        self._geometry = geometry
        self._as_points = as_points

    @property
    def is_loaded(self) -> bool:
        """Whether the kernel is there."""
        return TriangleRaster._is_loaded

    def load(self) -> None:
        """Compile the kernel by a picture of a cell."""
        if not self.is_loaded:
            nothing = np.zeros((1, 1), dtype=np.uint8)
            frame = Frame(0, 0, 4, 4, 0, 0, 4, self._geometry.pitch, self._geometry.lead)
            TriangleRaster(self.colours, self._geometry)._paint_walls(
                Plane(nothing, nothing + 5), frame, False
            )

    def _paint_walls(self, plane: Plane, frame: Frame, grid: bool) -> NDArray[np.uint32]:
        from editor.picture.kernels.triangles import Cells, Ink, paint_triangles  # noqa: PLC0415  # loads Numba

        down, across = frame.down(plane.shape[0]), frame.across(plane.shape[1])
        # A triangle reaches half a row further than the box that stands for it.
        rows = slice(max(down.first - 1, 0), down.last + 1)
        part, palette = plane.cut(rows, across.cells), self.colours.palette
        colours = self.colours.of(part)
        rock = part.cells >> 1 == Matter.ROCK
        grounds = np.where(rock, np.uint32(palette.paper), blended(colours, palette.paper, _GROUND_SHARE))
        weights, marks = self._weights(plane, rows, across.cells), self._marks(part, frame.cell_px)
        cells = Cells(colours, grounds, weights, marks, rock, rows.start, across.first, self._geometry.first)
        mark = palette.mark if self.colours.overlay is Overlay.KINDS else palette.rock
        hair = 0.5 / frame.cell_px if grid and frame.cell_px >= GRID_FROM_PX else 0.0
        half = wall_thickness_px(frame.cell_px) / 2 / frame.cell_px
        inks = (0, palette.found_door, palette.door, palette.wall, palette.floor, mark, palette.grid, 0)
        ink = Ink(
            np.array(inks, dtype=np.uint32), np.uint32(palette.paper), np.float32(half), np.float32(hair),
            self._as_points,
        )  # fmt: skip
        picture = self._buffer("picture", (frame.height, frame.width))
        x, y = ((at + 0.5 - origin) / frame.cell_px
                for at, origin in ((frame.x, frame.origin_x), (frame.y, frame.origin_y)))  # fmt: skip
        paint_triangles(picture, cells, ink, x, y, frame.cell_px)
        TriangleRaster._is_loaded = True
        return picture

    def _marks(self, part: Plane, cell_px: float) -> NDArray[np.uint8]:
        from editor.picture.kernels.triangles import CROSS, SLASH  # noqa: PLC0415

        marks = np.zeros(part.shape, dtype=np.uint8)
        if cell_px >= MARKS_FROM_PX:
            for where, mark in ((marked_crossroads, CROSS), (unreached, SLASH)):
                found = where(part, self.colours.overlay)
                if found is not None:
                    marks[found] = mark
        return marks

    def _weights(self, plane: Plane, rows: slice, cols: slice) -> NDArray[np.uint16]:
        """Give what stands on the sides of cells, and the heaviest at their corners; see `Cells`."""
        walls, rock = (
            _around(plane.walls, rows, cols, 5),
            _around(plane.cells, rows, cols, 2) >> 1 == Matter.ROCK,
        )
        east, south = WEIGHT_OF_WALL[walls & 3], WEIGHT_OF_WALL[walls >> SOUTH_SHIFT & 3]
        for weights, beyond in ((east, np.roll(rock, -1, axis=1)), (south, np.roll(rock, -1, axis=0))):
            # Inside rock no wall shows; and no link leads to a point that is not there.
            weights[rock & beyond] = 0
            if self._as_points:
                weights[rock | beyond] = WEIGHT_WALL
        across = np.arange(cols.start, cols.start + walls.shape[1])
        is_left = (
            np.arange(rows.start, rows.start + len(walls))[:, None] + across
        ) % 2 == self._geometry.first
        upright = np.where(is_left, east, np.roll(east, 1, axis=1))
        north = np.roll(south, 1, axis=0)
        slanting = np.maximum(north, south)
        tips = np.maximum(np.roll(upright, 1, axis=0), np.roll(upright, -1, axis=0))
        tips = np.maximum(
            tips, np.where(is_left, np.roll(slanting, 1, axis=1), np.roll(slanting, -1, axis=1))
        )
        tips = np.maximum(tips, slanting)
        # The corners at the back of a triangle are tips of others in the next column.
        after, before = np.roll(tips, -1, axis=1), np.roll(tips, 1, axis=1)
        above, below = (
            np.where(is_left, np.roll(after, by, axis=0), np.roll(before, by, axis=0)) for by in (1, -1)
        )
        weights = (upright | north << 2 | south << 4 | tips << 6).astype(np.uint16)
        weights |= above.astype(np.uint16) << 8 | below.astype(np.uint16) << 10
        inner: NDArray[np.uint16] = weights[_MARGIN:-_MARGIN, _MARGIN:-_MARGIN]
        return inner


def _around(cells: NDArray[np.uint8], rows: slice, cols: slice, outside: int) -> NDArray[np.uint8]:
    """Give some rows and columns with a margin around them; off the board it has this value."""
    height, width = cells.shape
    ends = [(part.start - _MARGIN, min(part.stop, size) + _MARGIN, size) for part, size in
            ((rows, height), (cols, width))]  # fmt: skip
    kept = tuple(slice(max(first, 0), min(last, size)) for first, last, size in ends)
    missing = [(max(-first, 0), max(last - size, 0)) for first, last, size in ends]
    return np.pad(cells[kept], missing, constant_values=outside)
