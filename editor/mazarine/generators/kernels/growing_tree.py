"""Growing tree: one list of cells, and a rule which of them goes on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, WAITING
from mazarine.generators.kernels.chance import below, happens
from mazarine.generators.kernels.grid import GeneratorGrid, carve, free_sides, next_root, one_of


class Tips(NamedTuple):
    """Cells that may have free neighbors, from place FIRST of the head on, and which of them goes on.

    Attributes
    ----------
    grid : the board
    tips : (cells,) int32
    oldest : whether the first goes on; else the last or, with this chance in parts of 2^63, any
    share : that chance
    """

    grid: GeneratorGrid
    tips: NDArray[np.int32]
    oldest: bool
    share: np.uint64


@kernel
def advance_tips(state: Tips, most_steps: int) -> bool:
    """Let a cell grow, or drop it, at most `most_steps` times; return whether the maze is done."""
    grid, tips, oldest, share = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    first, count, done, cell = int64(head[FIRST]), int64(head[WAITING]), int64(0), int64(head[CURRENT])
    for _ in range(most_steps):
        if first == count:
            cell = next_root(grid)
            if cell < 0:
                break
            tips[at(count)] = cell
            count += 1
            continue
        index = count - 1
        if oldest:
            index = first
        elif share and happens(rng, share):
            index = below(rng, count)
        cell = int64(tips[at(index)])
        free = free_sides(cells, steps, cell)
        if free:
            cell = carve(cells, steps, cell, one_of(rng, free))
            done += 1
            tips[at(count)] = cell
            count += 1
        elif oldest:
            first += 1
        else:
            count -= 1
            tips[at(index)] = tips[at(count)]
    head[CURRENT], head[WAITING], head[FIRST] = cell, count, first
    head[DONE] += done
    return cell < 0
