"""Sparsifying: fill dead ends with rock."""

from __future__ import annotations

import numpy as np

from mazarine.compiling import int64, kernel
from mazarine.generators.codes import FREE
from mazarine.generators.kernels.chance import happens
from mazarine.generators.kernels.grid import GeneratorGrid, side_of


@kernel
def fill_dead_ends(grid: GeneratorGrid, share: np.uint64) -> None:
    """Make dead ends rock, each with a chance in parts of 2^63, back to the last junction.

    Cells that are marked as free stay, and so does one cell of each part.
    """
    cells, before = grid.cells, grid.cells.copy()
    for end in range(len(cells)):
        sides = int64(before[end]) & 15
        if sides == 0 or sides & sides - 1 or before[end] & FREE or not happens(grid.rng, share):
            continue
        cell = end
        while cells[cell] & 15:
            side = side_of(cells[cell] & 15)
            cells[cell] = 0
            cell += grid.steps[side]
            cells[cell] &= 0xFF ^ 1 << (side ^ 2)
            left = int64(before[cell]) & 15
            left &= left - 1
            if before[cell] & FREE or left == 0 or left & left - 1:
                break
