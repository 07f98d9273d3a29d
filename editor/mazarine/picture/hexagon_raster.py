"""Paints cells with six sides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.hexagon_cells import HEXAGON, Hexagons
from mazarine.maze.borders import codes_on
from mazarine.maze.codes import Matter, Wall
from mazarine.picture.colors import CellColors
from mazarine.picture.frame import Frame, wall_thickness_px
from mazarine.picture.plane import Plane
from mazarine.picture.raster import GRID_FROM_PX, Raster

_AT_ONCE = 1 << 16
"""Pixels whose cells are looked up in one go."""


class HexagonRaster(Raster):
    """Paints frames of hexagons; from afar, boxes that have their colors.

    Parameters
    ----------
    colors : how cells are colored
    geometry : where hexagons are
    """

    walls_from_px = 4.0

    def __init__(self, colors: CellColors, geometry: Hexagons) -> None:
        super().__init__(colors)
        self._geometry = geometry

    def _paint_walls(self, plane: Plane, frame: Frame, grid: bool) -> NDArray[np.uint32]:
        picture = self._paper(frame)
        (height, width), palette, cell_px = plane.shape, self.colors.palette, frame.cell_px
        down, across = frame.down(height), frame.across(width)
        # A hexagon reaches into the rows beside the box that stands for it, and a shifted one to the right.
        rows = slice(max(down.first - 2, 0), min(down.last + 3, height))
        cols = slice(max(across.first - 2, 0), min(across.last + 3, width))
        top, left = rows.start, cols.start
        part = plane.cut(rows, cols)
        colors = np.pad(self.colors.of(part), (0, 1), constant_values=palette.paper)
        inks = np.array([0, palette.wall, palette.door, palette.found_door, palette.grid], dtype=np.uint32)
        stands = self._stands(plane, part, rows, cols, grid and cell_px >= GRID_FROM_PX)
        half = wall_thickness_px(cell_px) / 2 / cell_px
        x = (np.arange(frame.width) + 0.5 + frame.x - frame.origin_x) / cell_px
        y = (np.arange(frame.height) + 0.5 + frame.y - frame.origin_y) / cell_px
        at_once = max(_AT_ONCE // max(frame.width, 1), 1)
        for first in range(0, frame.height, at_once):
            lines = y[first : first + at_once]
            points = np.stack(np.meshgrid(x, lines), axis=-1).reshape(-1, 2)
            near = self._geometry.near(points)
            row, col = near.rows - top, near.cols - left
            is_off = (row < 0) | (row >= len(part.cells)) | (col < 0) | (col >= part.cells.shape[1])
            row, col = np.where(is_off, -1, row), np.where(is_off, -1, col)
            shown = colors[row, col]
            offsets = points - self._geometry.middles(near.rows, near.cols)
            for number, side in enumerate(HEXAGON.sides):
                facing = self._geometry.facing(0, 0, side)
                code = np.where(0.5 - offsets @ np.array(facing) < half, stands[number][row, col], 0)
                # The border is drawn from both of its sides.
                shown = np.where(code > 0, inks[code], shown)
            picture[first : first + at_once] = shown.reshape(len(lines), -1)
        return picture

    def _stands(
        self, plane: Plane, part: Plane, rows: slice, cols: slice, grid: bool
    ) -> list[NDArray[np.uint8]]:
        """Return for each side what stands there, in a part: `Wall`, 4 for a line of the grid.

        The last row and column stand for what is off the board.
        """
        origin = self._geometry.first, 0
        wide = slice(max(rows.start - 1, 0), rows.stop + 1), slice(max(cols.start - 1, 0), cols.stop + 1)
        walls, rock = plane.walls[wide], np.pad(plane.cells[wide] >> 1 == Matter.ROCK, 1)
        first = wide[0].start + origin[0]
        inner = (
            slice(rows.start - wide[0].start, rows.stop - wide[0].start),
            slice(cols.start - wide[1].start, cols.stop - wide[1].start),
        )
        found = []
        for side in HEXAGON.sides:
            codes = codes_on(walls[None], HEXAGON, (first, 0), side)[0].copy()
            beyond = np.empty_like(codes, dtype=bool)
            for odd in (0, 1):
                down, right = HEXAGON.step(first + odd, side)
                beyond[odd::2] = rock[1 + odd + down : 1 + len(codes) + down : 2, 1 + right :][
                    :, : codes.shape[1]
                ]
            codes[rock[1:-1, 1:-1] & beyond] = Wall.OPEN
            codes = codes[inner]
            if grid:
                codes = np.where((codes == Wall.OPEN) & (part.cells >> 1 != Matter.ROCK), np.uint8(4), codes)
            found.append(np.pad(codes, (0, 1)))
        return found
