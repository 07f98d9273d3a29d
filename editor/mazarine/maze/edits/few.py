"""The short path of edits: a few walls or cells, set without arrays, in a tenth of the time.

It leaves everything else to the general path, which has the rules: cells outside the maze, sides that cells
lack, the outer border, and cells that carry links.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.grid import Cell
from mazarine.maze.codes import FOG, Matter
from mazarine.maze.maze_like import MazeLike

FEW = 128
"""The number of rows up to which an edit is kept as Python's numbers.

The short path is faster up to some 200 rows, but the numbers take 20 times the memory of arrays, and the
history keeps all edits.
"""

WallRow = tuple[Cell, int, int]
"""Lattice cell, `Side` and `Wall`."""
CellRow = tuple[Cell, int, bool]
"""Lattice cell, code, and whether the fog stays."""

_LAST_ROCK = Matter.ROCK << 1 | FOG


def set_few_walls(maze: MazeLike, rows: Sequence[WallRow]) -> tuple[NDArray[np.int64], list[WallRow]] | None:
    """Set wall positions.

    Returns
    -------
    done : the dirty places, and rows with what was there before; None if the general path has to do it all
    """
    walls, lattice, linked = maze.buffers.walls, maze.lattice, maze.links.cells()
    steps, absent, stored = lattice.all_steps, lattice.absent, lattice.stored
    levels, height, width = walls.shape
    top, left = maze.origin
    asked: dict[int, WallRow] = {}
    for (level, row, col), side, code in rows:
        if absent[(row + col) & 1] >> side & 1:
            return None
        down, right = steps[row & 1][side]
        y, x = row - top, col - left
        if (
            not (0 <= level < levels and 0 <= y < height and 0 <= x < width)
            or not (0 <= y + down < height and 0 <= x + right < width)
            or (linked and ((level, row, col) in linked or (level, row + down, col + right) in linked))
        ):
            return None
        place = (level * height + y) * width + x
        if side in stored:
            asked[place * 4 + stored.index(side)] = (level, row, col), side, code
        else:
            place += down * width + right
            asked[place * 4 + stored.index(side ^ 2)] = (level, row + down, col + right), side ^ 2, code

    dirty, before = set(), []
    for position in sorted(asked):
        cell, side, code = asked[position]
        flat, shift = position >> 2, 2 * (position & 3)
        byte = walls.item(flat)
        if byte >> shift & 3 != code:
            walls[cell[0], cell[1] - top, cell[2] - left] = byte & ~(3 << shift) | code << shift
            down, right = steps[cell[1] & 1][side]
            dirty.add(flat)
            dirty.add(flat + down * width + right)
            before.append((cell, side, byte >> shift & 3))
    return np.array(sorted(dirty), dtype=np.int64), before


def set_few_cells(maze: MazeLike, rows: Sequence[CellRow]) -> tuple[NDArray[np.int64], list[CellRow]] | None:
    """Set cells; see `set_few_walls`."""
    cells, lattice, linked = maze.buffers.cells, maze.lattice, maze.links.cells()
    levels, height, width = cells.shape
    top, left = maze.origin
    asked: dict[int, CellRow] = {}
    for (level, row, col), code, keeps_fog in rows:
        cell, y, x = (level, row, col), row - top, col - left
        if not (0 <= level < levels and 0 <= y < height and 0 <= x < width) or cell in linked:
            return None
        asked[(level * height + y) * width + x] = cell, code, keeps_fog

    dirty, before = set(), []
    for flat in sorted(asked):
        cell, code, keeps_fog = asked[flat]
        old = cells.item(flat)
        if keeps_fog:
            code |= old & FOG
        if code != old:
            y, x = cell[1] - top, cell[2] - left
            cells[cell[0], y, x] = code
            before.append((cell, old, False))
            dirty.add(flat)
            if (code > _LAST_ROCK) is not (old > _LAST_ROCK):
                for side in lattice.sides:
                    down, right = lattice.step(cell[1], side)
                    if 0 <= y + down < height and 0 <= x + right < width:
                        dirty.add(flat + down * width + right)
    return np.array(sorted(dirty), dtype=np.int64), before
