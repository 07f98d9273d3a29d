"""Braiding: open a second exit from dead ends."""

from __future__ import annotations

import numpy as np

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.generators.codes import FLOOR, FREE
from mazarine.generators.kernels.chance import happens
from mazarine.generators.kernels.grid import GeneratorGrid, carve, one_of, sides_to


@kernel
def open_dead_ends(grid: GeneratorGrid, share: np.uint64) -> None:
    """Open a second side of dead ends, each with a chance in parts of 2^63; towards another one if there is.

    Cells that are marked as free are not dead ends, whatever their sides. No passage is opened to cells
    without one: they would be dead ends then.
    """
    cells, steps, rng = grid.cells, grid.steps, grid.rng
    for cell in range(len(cells)):
        if _is_dead_end(int64(cells[cell])) and happens(rng, share):
            closed = sides_to(cells, steps, cell, FLOOR, FLOOR) & ~int64(cells[cell])
            best = int64(0)
            for side in range(4):
                beside = int64(cells[cell + steps[side]])
                if beside & 15 == 0:
                    closed &= ~(1 << side)
                elif closed >> side & 1 and _is_dead_end(beside):
                    best |= 1 << side
            if closed:
                carve(cells, steps, cell, one_of(rng, best or closed))


@jit_inner
def _is_dead_end(cell: int) -> bool:
    sides = cell & 15
    return sides != 0 and sides & sides - 1 == 0 and cell & FREE == 0
