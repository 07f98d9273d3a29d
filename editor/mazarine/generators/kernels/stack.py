"""Depth first: go on where one can, else back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.codes import CURRENT, DONE, LEFT, WAITING
from mazarine.generators.kernels.grid import GeneratorGrid, carve, free_sides, next_root, one_of


class CellStack(NamedTuple):
    """The path from the root to the current cell.

    Cells that had no other way out when they were left are not on it: they never get one.
    """

    grid: GeneratorGrid
    stack: NDArray[np.int32]


@kernel
def advance_stack(state: CellStack, most_steps: int) -> bool:
    """Go forward or back at most `most_steps` steps; return whether the maze is done."""
    grid, stack = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    cell, count, done = int64(head[CURRENT]), int64(head[WAITING]), int64(0)
    for step in range(most_steps):
        free = free_sides(cells, steps, cell) if cell >= 0 else 0
        if free:
            stack[at(count)] = cell
            count += free & free - 1 != 0
            cell = carve(cells, steps, cell, one_of(rng, free))
            done += 1
        elif count:
            count -= 1
            cell = int64(stack[at(count)])
        else:
            cell = next_root(grid)
            if cell < 0:
                head[LEFT] = most_steps - step - 1
                break
    head[CURRENT], head[WAITING] = cell, count
    head[DONE] += done
    return cell < 0
