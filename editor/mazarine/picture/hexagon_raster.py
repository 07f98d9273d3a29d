"""Paints cells with six sides."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.hexagon_cells import HEXAGON
from mazarine.maze.codes import Matter, Wall
from mazarine.native.picture import paint_hexagons
from mazarine.picture.blocks import WEIGHT_OF_WALL
from mazarine.picture.open_faces import stepped
from mazarine.picture.plane import Plane
from mazarine.picture.stencil_raster import MARGIN, OFF, StencilRaster, around_part, within
from mazarine.picture.stencils import HEAVIEST_OF_SIX, stencil_of_hexagons


class HexagonRaster(StencilRaster):
    """Paints frames of hexagons."""

    _painter = staticmethod(paint_hexagons)
    _heaviest = HEAVIEST_OF_SIX

    def _stencil(self, bins: int, half: float, hair: float) -> NDArray[np.uint32]:
        return stencil_of_hexagons(bins, half, hair)

    def _weights(self, plane: Plane, rows: range, cols: range) -> NDArray[np.uint16]:
        walls = around_part(
            plane.walls, rows, cols, sum(Wall.WALL << HEXAGON.shift(it) for it in HEXAGON.stored)
        )
        cells = around_part(plane.cells, rows, cols, OFF)
        rock, is_off = cells >> 1 == Matter.ROCK, cells == OFF
        first, weights = rows.start - MARGIN + self._first, np.zeros(walls.shape, dtype=np.uint16)
        for side in HEXAGON.stored:
            step = HEXAGON.steps[side]
            here = WEIGHT_OF_WALL[walls >> HEXAGON.shift(side) & 3].astype(np.uint16)
            # Inside rock no wall shows, nor off the board.
            here[rock & stepped(rock, HEXAGON, first, step)] = 0
            here[is_off & ~stepped(~is_off, HEXAGON, first, step)] = 0
            there = stepped(here, HEXAGON, first, step, back=True)
            weights |= here << 2 * HEXAGON.sides.index(side)
            weights |= there << 2 * HEXAGON.sides.index(side.opposite)
        return within(weights)
