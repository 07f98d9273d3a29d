"""Kruskal: take the walls in any order, and open those between different trees."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FLOOR, FREE, GROUP
from mazarine.generators.kernels.chance import below, draw
from mazarine.generators.kernels.grid import GeneratorGrid, carve, is_passable
from mazarine.generators.kernels.sets import leader


class Forest(NamedTuple):
    """Walls, and the trees that the cells make.

    Attributes
    ----------
    grid : the board
    walls : (n,) uint32, `cell << 2 | side`; those before place FIRST of the head are done with
    ends : (groups,) int64, where the groups of walls end; see `find_walls`
    parents : padded int32; a cell of the same tree, or the cell itself
    joints : how many walls will be opened
    """

    grid: GeneratorGrid
    walls: NDArray[np.uint32]
    ends: NDArray[np.int64]
    parents: NDArray[np.int32]
    joints: int


@kernel
def find_walls(grid: GeneratorGrid, walls: NDArray[np.uint32], ends: NDArray[np.int64]) -> None:
    """Write all walls that may be opened, each into a group that is drawn for it.

    A group fits into the cache, so that shuffling one after the other is much faster than shuffling
    all, and no less fair (Rao 1961, Sandelius 1962). The draws are made twice, first to count.

    Parameters
    ----------
    grid
        The board.
    walls
        Has room for all.
    ends
        Zeros; their number is a power of two.
    """
    cells, steps, rng = grid.cells, grid.steps, grid.rng
    before, mask = rng[0], np.uint64(len(ends) - 1)
    for is_written in (False, True):
        rng[0] = before
        for cell in range(len(cells)):
            for side in range(1, 3):
                if cells[cell] & FLOOR and is_passable(cells, cell, side, cell + steps[side]):
                    group = draw(rng) & mask
                    if is_written:
                        walls[ends[group]] = cell << 2 | side
                    ends[group] += 1
        if not is_written:
            start = int64(0)
            for index in range(len(ends)):
                start, ends[index] = start + ends[index], start


@kernel
def advance_forest(state: Forest, most_steps: int) -> bool:
    """Take at most `most_steps` walls; return whether the maze is done."""
    grid, walls, ends, parents, joints = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    first, done, group, cell = int64(head[FIRST]), int64(head[DONE]), int64(head[GROUP]), int64(-1)
    for _ in range(most_steps):
        if done == joints:
            break
        while first == ends[group]:
            group += 1
        index = first + below(rng, ends[group] - first)
        wall = int64(walls[at(index)])
        walls[at(index)] = walls[at(first)]
        first += 1
        cell, side = wall >> 2, wall & 3
        here, there = leader(parents, cell), leader(parents, cell + steps[at(side)])
        if here != there:
            parents[max(here, there)] = min(here, there)
            cells[at(cell)] &= 0xFF ^ FREE
            carve(cells, steps, cell, side)
            done += 1
    head[FIRST], head[DONE], head[GROUP], head[CURRENT] = first, done, group, cell
    return done == joints
