"""The list: a walk that never turns back, and begins again at the edge of what it has made."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FLOOR, FREE, PIECE, RESETS, WAITING
from mazarine.generators.kernels.chance import below, happens
from mazarine.generators.kernels.frontier import push_walls
from mazarine.generators.kernels.grid import GeneratorGrid, carve, free_sides, next_root, one_of, sides_to


class Listed(NamedTuple):
    """A walk, and the list of the walls where it can be taken up again.

    Attributes
    ----------
    grid : the board
    walls : uint32, `cell << 2 | side`: the cell beyond, and the side that leads to it; it may be in by now
    hidden : padded uint8, the sides of each cell that are secret
    loops, secrets : shares in parts of 2^63
    """

    grid: GeneratorGrid
    walls: NDArray[np.uint32]
    hidden: NDArray[np.uint8]
    loops: np.uint64
    secrets: np.uint64


@kernel
def advance_list(state: Listed, most_steps: int) -> bool:
    """Do at most `most_steps` steps or resets; return whether the maze is done."""
    grid, walls, hidden, loops, secrets = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    cell, count, done = int64(head[CURRENT]), int64(head[WAITING]), int64(0)
    for _ in range(most_steps):
        if cell >= 0:
            cell = _walk(cells, steps, rng, cell, loops)
            done += cell >= 0
        elif count:
            count -= 1
            wall = _take(walls, rng, count)
            if cells[at(wall >> 2)] & FREE:
                cell = _join(cells, steps, wall, hidden, happens(rng, secrets))
                head[RESETS] += 1
                done += 1
        else:
            cell = next_root(grid)
            if cell < 0:
                break
        if cell >= 0:
            count = push_walls(walls, steps, count, cell, free_sides(cells, steps, cell))
    head[CURRENT], head[WAITING] = cell, count
    head[DONE] += done
    return cell < 0 and count == 0 and head[PIECE] == len(grid.roots)


@jit_inner
def _walk(
    cells: NDArray[np.uint8], steps: NDArray[np.int64], rng: NDArray[np.uint64], cell: int, loops: np.uint64
) -> int:
    """Go to any side; return the cell there if it is new, else -1, and a loop if the wall was broken."""
    sides = sides_to(cells, steps, cell, FLOOR, FLOOR)
    if sides == 0:
        return int64(-1)
    side = one_of(rng, sides)
    if cells[at(cell + steps[at(side)])] & FREE:
        return carve(cells, steps, cell, side)
    if cells[at(cell)] >> side & 1 == 0 and happens(rng, loops):
        carve(cells, steps, cell, side)
    return int64(-1)


@jit_inner
def _take(walls: NDArray[np.uint32], rng: NDArray[np.uint64], last: int) -> int:
    """Take any wall from the list."""
    index = below(rng, last + 1)
    wall = int64(walls[at(index)])
    walls[at(index)] = walls[at(last)]
    return wall


@jit_inner
def _join(
    cells: NDArray[np.uint8], steps: NDArray[np.int64], wall: int, hidden: NDArray[np.uint8], is_secret: bool
) -> int:
    """Open a wall of the list, in secret or not; return the cell beyond, which is in the maze now."""
    beyond, side = wall >> 2, wall & 3
    here = beyond - steps[at(side)]
    if is_secret:
        hidden[at(here)] |= 1 << side
        hidden[at(beyond)] |= 1 << (side ^ 2)
    return carve(cells, steps, here, side)
