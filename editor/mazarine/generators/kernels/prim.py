"""Prim: of all walls between the maze and the rest, open any."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.codes import CURRENT, DONE, FREE, WAITING
from mazarine.generators.kernels.chance import below_with, draw, put_back
from mazarine.generators.kernels.frontier import push_walls
from mazarine.generators.kernels.grid import GeneratorGrid, carve, free_sides, next_root


class Frontier(NamedTuple):
    """Walls with the maze on one side, in no order: the cell beyond, and the side that led to it.

    They are kept as `cell << 2 | side`. That cell may have come into the maze by another wall since.
    """

    grid: GeneratorGrid
    walls: NDArray[np.uint32]


@kernel
def advance_prim(state: Frontier, most_steps: int) -> bool:
    """Take at most `most_steps` walls from the frontier; return whether the maze is done."""
    grid, walls = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    count, done, cell = int64(head[WAITING]), int64(0), int64(head[CURRENT])
    # Drawn before it is known whether the last wall led anywhere: a wrong guess draws again.
    word = draw(rng)
    for _ in range(most_steps):
        if count == 0:
            cell = next_root(grid)
            if cell < 0:
                break
            count = push_walls(walls, steps, count, cell, free_sides(cells, steps, cell))
            continue
        index = below_with(rng, word, count)
        wall = int64(walls[at(index)])
        count -= 1
        walls[at(index)] = walls[at(count)]
        word = draw(rng)
        beyond = wall >> 2
        if cells[at(beyond)] & FREE:
            side = wall & 3
            cell = carve(cells, steps, beyond - steps[at(side)], side)
            done += 1
            count = push_walls(walls, steps, count, cell, free_sides(cells, steps, cell))
    put_back(rng)
    head[CURRENT], head[WAITING] = cell, count
    head[DONE] += done
    return cell < 0
