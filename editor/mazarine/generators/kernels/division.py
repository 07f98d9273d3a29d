"""Recursive division: a wall with one gap across the room, then the same on both sides of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, WAITING
from mazarine.generators.kernels.chance import below
from mazarine.generators.kernels.grid import GeneratorGrid


class UndividedRooms(NamedTuple):
    """Rooms that are still to be divided.

    Attributes
    ----------
    grid : the board
    rooms : (n, 3) int32: the place of the first cell, rows, columns
    """

    grid: GeneratorGrid
    rooms: NDArray[np.int32]


@kernel
def advance_rooms(state: UndividedRooms, most_steps: int) -> bool:
    """Divide at most `most_steps` rooms, or leave those one cell wide; return whether the maze is done."""
    grid, rooms = state
    steps, head, rng = grid.steps, grid.head, grid.rng
    count, done = int64(head[WAITING]), int64(head[DONE])
    for _ in range(most_steps):
        if count == 0:
            break
        count -= 1
        start, rows, cols = int64(rooms[count, 0]), int64(rooms[count, 1]), int64(rooms[count, 2])
        head[CURRENT] = start
        if rows == 1 or cols == 1:
            done += rows * cols
            continue
        is_flat = rows > cols or (rows == cols and below(rng, 2) == 0)
        if is_flat:
            before = 1 + below(rng, rows - 1)
            _build_wall(grid, start + (before - 1) * steps[2], 2, 1, cols)
            rooms[count, 1], rooms[count + 1, 1] = before, rows - before
            rooms[count + 1, 0], rooms[count + 1, 2] = start + before * steps[2], cols
        else:
            before = 1 + below(rng, cols - 1)
            _build_wall(grid, start + (before - 1) * steps[1], 1, 2, rows)
            rooms[count, 2], rooms[count + 1, 2] = before, cols - before
            rooms[count + 1, 0], rooms[count + 1, 1] = start + before * steps[1], rows
        count += 2
    head[WAITING], head[DONE] = count, done
    return count == 0


@jit_inner
def _build_wall(grid: GeneratorGrid, cell: int, side: int, along: int, length: int) -> None:
    """Close a side of some cells, one after the other, but one of them."""
    cells, steps = grid.cells, grid.steps
    gap = below(grid.rng, length)
    for index in range(length):
        if index != gap:
            cells[cell] &= 0xFF ^ 1 << side
            cells[cell + steps[side]] &= 0xFF ^ 1 << (side ^ 2)
        cell += steps[along]
