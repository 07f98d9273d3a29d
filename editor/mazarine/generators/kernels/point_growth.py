"""Points that create all their neighbors: the third seed's rule."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FLOOR, FREE, PIECE, WAITING
from mazarine.generators.kernels.chance import below
from mazarine.generators.kernels.grid import GeneratorGrid, carve, is_passable, next_root, one_of, sides_to

OLDEST, NEWEST, ANY = range(3)


class FreePoints(NamedTuple):
    """Points that have not created their neighbors, from place FIRST of the head on.

    Attributes
    ----------
    grid : the board
    free : (cells,) int32
    rule : which of them is next
    turned : whether the first direction is drawn
    firsts : (2,) int64, else the first side, or the next, of cells whose padded row + column is even or odd
    sort : which of these cells begin a piece; -1 for both
    limit : how many points there may be
    order : (limit,) int32, gets the points as they are created; empty if that is not asked for
    """

    grid: GeneratorGrid
    free: NDArray[np.int32]
    rule: int
    turned: bool
    firsts: NDArray[np.int64]
    sort: int
    limit: int
    order: NDArray[np.int32]


@kernel
def advance_points(state: FreePoints, most_steps: int) -> bool:
    """Begin a piece, or expand a point, at most `most_steps` times; return whether the board is done."""
    grid, free, rule, turned, firsts, sort, limit, order = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    first, count, done, cell = (
        int64(head[FIRST]),
        int64(head[WAITING]),
        int64(head[DONE]),
        int64(head[CURRENT]),
    )
    for _ in range(most_steps):
        if done == limit:
            cell = int64(-1)
            break
        if head[PIECE] < len(grid.roots):
            if sort >= 0:
                _move_root(state)
            cell = next_root(grid)
            free[at(count)] = cell
            if len(order):
                order[at(done)] = cell
            count += 1
            done += 1
            continue
        if first == count:
            cell = int64(-1)
            break
        if rule == OLDEST:
            cell = int64(free[at(first)])
            first += 1
        else:
            count -= 1
            index = below(rng, count + 1) if rule == ANY else count
            cell = int64(free[at(index)])
            free[at(index)] = free[at(count)]
        sides = sides_to(cells, steps, cell, FLOOR, FLOOR) if turned else 0
        side = one_of(rng, sides) if sides else int64(firsts[at(_sort(steps, cell))])
        created = _expand(cells, steps, cell, side, free[at(count) :], limit - done)
        if len(order):
            order[at(done) : at(done + created)] = free[at(count) : at(count + created)]
        count += created
        done += created
    head[CURRENT], head[WAITING], head[FIRST], head[DONE] = cell, count, first, done
    return cell < 0


@jit_inner
def _move_root(state: FreePoints) -> None:
    """Move the root of the next piece to a neighbor of the other sort, if it has one.

    It is the one whose first side leads back to the root, or else the next counterclockwise.
    """
    cells, steps, roots = state.grid.cells, state.grid.steps, state.grid.roots
    piece = state.grid.head[PIECE]
    cell = int64(roots[piece])
    sides = sides_to(cells, steps, cell, FLOOR, FLOOR)
    if sides and _sort(steps, cell) != state.sort:
        side = int64(state.firsts[state.sort]) ^ 2
        while not sides >> side & 1:
            side = side - 1 & 3
        roots[piece] = cell + steps[at(side)]


@jit_inner
def _sort(steps: NDArray[np.int64], cell: int) -> int:
    """Return whether padded row + column of a cell is even (0) or odd (1)."""
    stride = int64(steps[2])
    return cell // stride + cell % stride & 1


@jit_inner
def _expand(
    cells: NDArray[np.uint8],
    steps: NDArray[np.int64],
    cell: int,
    side: int,
    free: NDArray[np.int32],
    room: int,
) -> int:
    """Open all sides of a point from this one on, counterclockwise; return how many points were created."""
    created = int64(0)
    for _ in range(4):
        beside = cell + steps[at(side)]
        if is_passable(cells, cell, side, beside):
            if cells[at(beside)] & FREE == 0:
                carve(cells, steps, cell, side)
            elif created < room:
                free[at(created)] = carve(cells, steps, cell, side)
                created += 1
        side = side - 1 & 3
    return created
