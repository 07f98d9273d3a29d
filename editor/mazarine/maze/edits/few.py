"""The short path of edits: a few walls or cells, set without arrays, in a tenth of the time.

It leaves everything else to the general path, which has the rules: cells outside the maze, sides that cells
lack, the outer border, and cells that carry links.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import EAST_SHIFT, FOG, SOUTH_SHIFT, Matter
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

_NORTH, _EAST, _SOUTH, _ = map(int, Side)
_LAST_ROCK = Matter.ROCK << 1 | FOG


def set_few_walls(maze: MazeLike, rows: Sequence[WallRow]) -> tuple[NDArray[np.int64], list[WallRow]] | None:
    """Set wall positions.

    Returns
    -------
    done : the dirty places, and rows with what was there before; None if the general path has to do it all
    """
    walls, steps, lacking = maze.buffers.walls, maze.lattice.steps, maze.lattice.lacking
    linked = maze.links.cells()
    levels, height, width = walls.shape
    top, left = maze.origin
    asked: dict[int, WallRow] = {}
    for (level, row, col), side, code in rows:
        down, right = steps[side]
        y, x = row - top, col - left
        if (
            not (0 <= level < levels and 0 <= y < height and 0 <= x < width)
            or not (0 <= y + down < height and 0 <= x + right < width)
            or lacking[(row + col) & 1] >> side & 1
            or (linked and ((level, row, col) in linked or (level, row + down, col + right) in linked))
        ):
            return None
        place = (level * height + y) * width + x
        if side in (_EAST, _SOUTH):
            asked[place * 2 + (side == _SOUTH)] = (level, row, col), side, code
        else:
            place += down * width + right
            asked[place * 2 + (side == _NORTH)] = (level, row + down, col + right), side ^ 2, code

    dirty, before = set(), []
    for position in sorted(asked):
        cell, side, code = asked[position]
        flat, shift = position >> 1, SOUTH_SHIFT if side == _SOUTH else EAST_SHIFT
        byte = walls.item(flat)
        if byte >> shift & 3 != code:
            walls[cell[0], cell[1] - top, cell[2] - left] = byte & ~(3 << shift) | code << shift
            down, right = steps[side]
            dirty.add(flat)
            dirty.add(flat + down * width + right)
            before.append((cell, side, byte >> shift & 3))
    return np.array(sorted(dirty), dtype=np.int64), before


def set_few_cells(maze: MazeLike, rows: Sequence[CellRow]) -> tuple[NDArray[np.int64], list[CellRow]] | None:
    """Set cells; see `set_few_walls`."""
    cells, steps, linked = maze.buffers.cells, maze.lattice.steps, maze.links.cells()
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
                for down, right in steps:
                    if 0 <= y + down < height and 0 <= x + right < width:
                        dirty.add(flat + down * width + right)
    return np.array(sorted(dirty), dtype=np.int64), before
