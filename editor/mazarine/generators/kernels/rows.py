"""Algorithms that go through the rows of a whole rectangle: sidewinder and Eller's."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE
from mazarine.generators.kernels.chance import below, happens
from mazarine.generators.kernels.grid import GeneratorGrid, carve

_NORTH, _EAST, _SOUTH = 0, 1, 2


class SidewinderRun(NamedTuple):
    """Sidewinder: a run of cells that goes on eastward with a chance, in parts of 2^63.

    The place FIRST of the head is the column where the run begins.
    """

    grid: GeneratorGrid
    rows: int
    cols: int
    share: np.uint64


@kernel
def advance_runs(state: SidewinderRun, most_steps: int) -> bool:
    """Do at most `most_steps` cells; return whether the maze is done."""
    grid, rows, cols, share = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    done, first = int64(head[DONE]), int64(head[FIRST])
    stop = min(done + most_steps, rows * cols)
    while done < stop:
        row, col = done // cols, done % cols
        cell = (row + 1) * steps[_SOUTH] + col
        cells[at(cell)] &= 0xFF ^ FREE
        if col + 1 < cols and (row == 0 or happens(rng, share)):
            carve(cells, steps, cell, _EAST)
        else:
            if row > 0:
                carve(cells, steps, cell - col + first + below(rng, col + 1 - first), _NORTH)
            first = col + 1 if col + 1 < cols else 0
        head[CURRENT] = cell
        done += 1
    head[DONE], head[FIRST] = done, first
    return done == rows * cols


class Sets(NamedTuple):
    """Eller: for each column, the next ones to the left and right connected with it, in a circle.

    Components of a maze cannot cross, so two neighbors are connected if, and only if, each is the next of
    the other: no numbers of sets are needed, and none are ever changed all over.

    Attributes
    ----------
    grid : the board
    rows, cols : its size
    left, right : (cols,) int32
    east, south : chances in parts of 2^63
    """

    grid: GeneratorGrid
    rows: int
    cols: int
    left: NDArray[np.int32]
    right: NDArray[np.int32]
    east: np.uint64
    south: np.uint64


@kernel
def advance_sets(state: Sets, most_steps: int) -> bool:
    """Do at most `most_steps` cells; return whether the maze is done."""
    grid, rows, cols, left, right, east, south = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    done = int64(head[DONE])
    stop = min(done + most_steps, rows * cols)
    while done < stop:
        row, col = done // cols, done % cols
        cell, is_last = (row + 1) * steps[_SOUTH] + col, row == rows - 1
        cells[at(cell)] &= 0xFF ^ FREE
        if col + 1 < cols and right[at(col)] != col + 1 and (is_last or happens(rng, east)):
            _join(left, right, col)
            carve(cells, steps, cell, _EAST)
        if not is_last:
            if right[at(col)] == col or happens(rng, south):
                carve(cells, steps, cell, _SOUTH)
            else:
                _leave(left, right, col)
        head[CURRENT] = cell
        done += 1
    head[DONE] = done
    return done == rows * cols


@jit_inner
def _join(left: NDArray[np.int32], right: NDArray[np.int32], col: int) -> None:
    """Join the circles of a column and of the next one."""
    after, before = int64(right[at(col)]), int64(left[at(col + 1)])
    left[at(after)], right[at(before)] = before, after
    right[at(col)], left[at(col + 1)] = col + 1, col


@jit_inner
def _leave(left: NDArray[np.int32], right: NDArray[np.int32], col: int) -> None:
    """Take a column out of its circle."""
    after, before = int64(right[at(col)]), int64(left[at(col)])
    left[at(after)], right[at(before)] = before, after
    right[at(col)] = left[at(col)] = col
