"""Caves: floor where most cells around are floor, again and again."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.generators.codes import CURRENT, DONE, FLOOR, FREE
from editor.generators.kernels.chance import happens
from editor.generators.kernels.compiled import at, inner, kernel, whole
from editor.generators.kernels.grid import Grid

_MOST = np.uint8(5)


class Cave(NamedTuple):
    """Cells that are free floor or rock, which is 0.

    Attributes
    ----------
    grid : the board
    rows, cols : its size
    rock : how much of it is rock at first, in parts of 2^63
    above, here : (cols + 2,) uint8, two rows as they were: 1 for floor, with rock at both ends
    rounds : how often the rule is applied
    """

    grid: Grid
    rows: int
    cols: int
    rock: np.uint64
    above: NDArray[np.uint8]
    here: NDArray[np.uint8]
    rounds: int


@kernel
def advance_cave(cave: Cave, steps: int) -> bool:
    """Do so many cells, but a row at least; whether all rounds are done."""
    grid, rows, cols = cave.grid, cave.rows, cave.cols
    cells, head = grid.cells, grid.head
    for _ in range(max(1, steps // cols)):
        turn = whole(head[DONE]) // cols
        row = turn % rows
        first = (row + 1) * (cols + 1)
        line = cells[first : first + cols]
        if turn < rows:
            _sow(line, grid.rng, cave.rock)
        else:
            if row == 0:
                cave.here[:] = 0
            cave.above[:] = cave.here
            cave.here[1:-1] = line >> 7
            _apply_rule(line, cells[first + cols + 1 : first + 2 * cols + 2], cave.above, cave.here)
        head[CURRENT] = first + cols - 1
        head[DONE] += cols
        if turn + 1 == rows * (cave.rounds + 1):
            return True
    return False


@inner
def _sow(line: NDArray[np.uint8], rng: NDArray[np.uint64], rock: np.uint64) -> None:
    """Make each cell of a row rock by chance."""
    for col in range(len(line)):
        line[at(col)] = 0 if happens(rng, rock) else FLOOR | FREE


@inner
def _apply_rule(
    line: NDArray[np.uint8], below: NDArray[np.uint8], above: NDArray[np.uint8], here: NDArray[np.uint8]
) -> None:
    """Write a row: floor where five of the nine cells at and around a place were floor."""
    left = np.uint8(0)
    for col in range(len(line)):
        middle = below[at(col)] >> 7
        right = below[at(col + 1)] >> 7
        count = left + middle + right + above[at(col)] + above[at(col + 1)] + above[at(col + 2)]
        count += here[at(col)] + here[at(col + 1)] + here[at(col + 2)]
        line[at(col)] = (FLOOR | FREE) if count >= _MOST else 0
        left = middle
