"""Random walks: Wilson's, which erases its loops, and that of Aldous and Broder."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE, OPENED, PIECE
from mazarine.generators.kernels.chance import draw
from mazarine.generators.kernels.grid import GeneratorGrid, carve, is_passable, next_root, side_of

_THREE, _TWO, _ONE = np.uint64(3), np.uint64(2), np.uint64(1)
_SIDES = np.uint64(32)
"""A word of random bits is enough for this many sides."""


class MazeWalk(NamedTuple):
    """A random walk.

    Attributes
    ----------
    grid : the board
    bits : (2,) uint64, random bits that are left, and for how many sides
    """

    grid: GeneratorGrid
    bits: NDArray[np.uint64]


@kernel
def advance_wilson(walk: MazeWalk, most_steps: int) -> bool:
    """Walk at most `most_steps` steps, or along a finished walk to open it; return whether the maze is done.

    A walk leaves in each cell the side by which it left it last, so its loops are erased as it goes. It
    begins in the first cell that is not in the maze.
    """
    grid = walk.grid
    cells, head, steps = grid.cells, grid.head, grid.steps
    cell, first, opened, done = int64(head[CURRENT]), int64(head[FIRST]), int64(head[OPENED]), int64(0)
    rng, bits, left = grid.rng, walk.bits[0], walk.bits[1]
    for _ in range(most_steps):
        if opened >= 0:
            opened = _open_next(cells, steps, opened)
            cell = opened >> 2
            done += opened >= 0
            continue
        if cell < 0:
            while first < len(cells) and not cells[first] & FREE:
                first += 1
            if first == len(cells):
                break
            cell = first
        if left == 0:
            bits, left = draw(rng), _SIDES
        side = int64(bits & _THREE)
        bits, left = bits >> _TWO, left - _ONE
        beside = cell + steps[at(side)]
        if is_passable(cells, cell, side, beside):
            cells[at(cell)] = cells[at(cell)] & 0xF0 | 1 << side
            cell = beside
            if not cells[at(cell)] & FREE:
                opened = _enter(cells, first)
                cell = first
                done += 1
    head[CURRENT], head[FIRST], head[OPENED] = cell, first, opened
    walk.bits[0], walk.bits[1] = bits, left
    head[DONE] += done
    return cell < 0 and first == len(cells)


@jit_inner
def _enter(cells: NDArray[np.uint8], cell: int) -> int:
    """Take a cell of the walk into the maze; return the wall that the walk went through, with its side."""
    side = side_of(cells[cell] & 15)
    cells[cell] &= 0xFF ^ (FREE | 15)
    return cell << 2 | side


@jit_inner
def _open_next(cells: NDArray[np.uint8], steps: NDArray[np.int64], wall: int) -> int:
    """Open a wall of the walk; return its next one, or -1 if the walk is open to its end."""
    cell, side = wall >> 2, wall & 3
    beside = cell + steps[side]
    following = int64(-1)
    if cells[beside] & FREE:
        following = _enter(cells, beside)
    carve(cells, steps, cell, side)
    return following


@kernel
def trail(grid: GeneratorGrid, places: NDArray[np.int32]) -> int:
    """Write the cells of the walk that goes on, without its loops; return how many there are."""
    count, cell = 0, int64(grid.head[FIRST])
    while cell != grid.head[CURRENT] and count < len(places):
        places[count] = cell
        count += 1
        cell += grid.steps[side_of(grid.cells[cell] & 15)]
    return count


@kernel
def advance_aldous_broder(walk: MazeWalk, most_steps: int) -> bool:
    """Walk at most `most_steps` steps, opening every new cell; return whether the maze is done."""
    grid = walk.grid
    cells, head, steps = grid.cells, grid.head, grid.steps
    cell, missing, done = int64(head[CURRENT]), int64(head[FIRST]), int64(0)
    rng, bits, left = grid.rng, walk.bits[0], walk.bits[1]
    for _ in range(most_steps):
        if missing == 0:
            cell = next_root(grid)
            if cell < 0:
                break
            missing = int64(grid.sizes[head[PIECE] - 1]) - 1
            continue
        if left == 0:
            bits, left = draw(rng), _SIDES
        side = int64(bits & _THREE)
        bits, left = bits >> _TWO, left - _ONE
        beside = cell + steps[at(side)]
        if is_passable(cells, cell, side, beside):
            if cells[at(beside)] & FREE:
                carve(cells, steps, cell, side)
                done += 1
                missing -= 1
            cell = beside
    head[CURRENT], head[FIRST] = cell, missing
    walk.bits[0], walk.bits[1] = bits, left
    head[DONE] += done
    return cell < 0
