"""Hunt and kill: walk until stuck, then hunt for a cell where the walk can go on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE
from mazarine.generators.kernels.grid import (
    GeneratorGrid,
    carve,
    free_sides,
    inner_sides,
    next_root,
    one_of,
)


class Hunt(NamedTuple):
    """The cells in the order of the hunt; all before place FIRST of the head are in the maze.

    A search from the root gives the order, so each cell but the root has a neighbor before it: the
    first free one always touches the maze, and no hunt looks at a cell twice.
    """

    grid: GeneratorGrid
    order: NDArray[np.int32]


@kernel
def advance_hunt(state: Hunt, most_steps: int) -> bool:
    """Walk or hunt at most `most_steps` steps; return whether the maze is done."""
    grid, order = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    cell, first, done = int64(head[CURRENT]), int64(head[FIRST]), int64(0)
    for _ in range(most_steps):
        free = free_sides(cells, steps, cell) if cell >= 0 else 0
        if free:
            cell = carve(cells, steps, cell, one_of(rng, free))
            done += 1
            continue
        while first < len(order) and not cells[at(order[at(first)])] & FREE:
            first += 1
        if first == len(order):
            cell = int64(-1)
            break
        cell = int64(order[first])
        inside = inner_sides(cells, steps, cell)
        if inside:
            side = one_of(rng, inside)
            carve(cells, steps, cell + steps[side], side ^ 2)
            done += 1
        else:
            next_root(grid)
    head[CURRENT], head[FIRST] = cell, first
    head[DONE] += done
    return cell < 0
