"""Paints a honeycomb: triangles with walls, or points with links; and chooses the raster of a maze."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.lattice.hexagon_cells import Hexagons
from mazarine.lattice.triangles import Triangles
from mazarine.maze.codes import SOUTH_SHIFT, Matter
from mazarine.native.picture import paint_triangles
from mazarine.picture.blocks import WEIGHT_OF_WALL, WEIGHT_WALL
from mazarine.picture.colors import CellColors
from mazarine.picture.hexagon_raster import HexagonRaster
from mazarine.picture.plane import Plane
from mazarine.picture.raster import Raster
from mazarine.picture.stencil_raster import OFF, StencilRaster, around_part, within
from mazarine.picture.stencils import HEAVIEST, TIP_SHIFT, stencil_of_points, stencil_of_triangles

_TIES = np.array((WEIGHT_WALL, 1, 2, 0), dtype=np.uint8)
"""How a link between points is drawn, by what stands on the side: as a wall where nothing does."""


class TriangleRaster(StencilRaster):
    """Paints frames of triangles, or of points with links."""

    _painter = staticmethod(paint_triangles)
    _heaviest = HEAVIEST

    def _stencil(self, bins: int, half: float, hair: float) -> NDArray[np.uint32]:
        return stencil_of_points(bins) if self._as_points else stencil_of_triangles(bins, half, hair)

    def _weights(self, plane: Plane, rows: range, cols: range) -> NDArray[np.uint16]:
        walls, cells = (
            around_part(array, rows, cols, off) for array, off in ((plane.walls, 5), (plane.cells, OFF))
        )
        rock, is_off = cells >> 1 == Matter.ROCK, cells == OFF
        east, south = WEIGHT_OF_WALL[walls & 3], WEIGHT_OF_WALL[walls >> SOUTH_SHIFT & 3]
        for weights, axis in ((east, 1), (south, 0)):
            beyond, is_off_beyond = np.roll(rock, -1, axis=axis), np.roll(is_off, -1, axis=axis)
            # Inside rock no wall shows, nor off the board; and no link leads to a point that is not there.
            weights[rock & beyond | is_off & is_off_beyond] = 0
            if self._as_points:
                weights[:] = _TIES[weights]
                weights[rock | beyond | is_off | is_off_beyond] = 0
        is_left = np.add.outer(np.arange(len(walls)) + rows.start, np.arange(walls.shape[1]) + cols.start) % 2
        is_left = is_left == self._first
        upright, north = np.where(is_left, east, np.roll(east, 1, axis=1)), np.roll(south, 1, axis=0)
        if self._as_points:
            rims = np.where(rock | is_off, 0, WEIGHT_WALL).astype(np.uint16) << TIP_SHIFT
            return within(upright | north << 2 | south << 4 | rims)
        slanting = np.maximum(north, south)
        tips = np.maximum(np.roll(upright, 1, axis=0), np.roll(upright, -1, axis=0))
        tips = np.maximum(tips, _beside(slanting, is_left, -1))
        tips = np.maximum(tips, slanting)
        # The corners at the back of a triangle are tips of others in the next column.
        above, below = (_beside(np.roll(tips, by, axis=0), is_left, 1).astype(np.uint16) for by in (1, -1))
        return within(
            upright | north << 2 | south << 4 | tips.astype(np.uint16) << TIP_SHIFT | above << 8 | below << 10
        )


def _beside(values: NDArray[np.uint8], is_left: NDArray[np.bool_], columns: int) -> NDArray[np.uint8]:
    """Return for each triangle the value of the column so far behind its back, of the same row."""
    return np.where(is_left, np.roll(values, -columns, axis=1), np.roll(values, columns, axis=1))


def raster_for(geometry: Geometry, colors: CellColors, as_points: bool = False) -> Raster:
    """Return what paints the cells of a maze; as points with links, where its lattice is drawn so."""
    if isinstance(geometry, Triangles):
        return TriangleRaster(colors, geometry.first, as_points)
    if isinstance(geometry, Hexagons):
        return HexagonRaster(colors, geometry.first)
    return Raster(colors)
