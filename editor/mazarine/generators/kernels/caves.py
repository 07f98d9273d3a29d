"""Caves: floor where most cells around are floor, again and again."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, LEFT, NO_EAST, NO_SOUTH
from mazarine.generators.kernels.chance import happens
from mazarine.generators.kernels.grid import GeneratorGrid

_MOST = np.uint8(5)
_ALL, _SIDES = np.uint8(0xFF), np.uint8(NO_EAST | NO_SOUTH)
"""What is left of a cell that is floor, and of one that is rock."""


class Cave(NamedTuple):
    """Cells that are free floor or rock.

    Attributes
    ----------
    grid : the board
    rows, cols : its size
    rock : how much of it is rock at first, in parts of 2^63
    allowed : padded uint8, the cells before; what is no floor there stays rock
    above, here : (cols + 2,) uint8, two rows as they were: 1 for floor, with rock at both ends
    rounds : how often the rule is applied
    """

    grid: GeneratorGrid
    rows: int
    cols: int
    rock: np.uint64
    allowed: NDArray[np.uint8]
    above: NDArray[np.uint8]
    here: NDArray[np.uint8]
    rounds: int


@kernel
def advance_cave(cave: Cave, most_steps: int) -> bool:
    """Do at most `most_steps` cells; return whether all rounds are done."""
    grid, rows, cols = cave.grid, cave.rows, cave.cols
    cells, head = grid.cells, grid.head
    done, last = int64(head[DONE]), rows * cols * (cave.rounds + 1)
    stop = min(done + most_steps, last)
    head[LEFT] = most_steps - (stop - done)
    while done < stop:
        row, col = done // cols % rows, done % cols
        count = min(stop - done, cols - col)
        first = (row + 1) * (cols + 1)
        line, allowed = cells[first : first + cols], cave.allowed[first : first + cols]
        if done < rows * cols:
            _sow(line[col : col + count], allowed[col:], grid.rng, cave.rock)
        else:
            if col == 0:
                _keep_row(cave, line, row == 0)
            below = cells[first + cols + col : first + cols + col + count + 2]
            _apply_rule(line[col : col + count], allowed[col:], below, cave.above[col:], cave.here[col:])
        head[CURRENT] = first + col + count - 1
        done += count
    head[DONE] = done
    return done == last


@jit_inner
def _keep_row(cave: Cave, line: NDArray[np.uint8], is_first: bool) -> None:
    """Keep a row as it is, and the one that was kept before as the one above it."""
    if is_first:
        cave.here[:] = 0
    cave.above[:] = cave.here
    cave.here[1:-1] = line >> 7


@jit_inner
def _sow(
    line: NDArray[np.uint8], allowed: NDArray[np.uint8], rng: NDArray[np.uint64], rock: np.uint64
) -> None:
    """Make each cell of a row rock by chance."""
    for col in range(len(line)):
        line[at(col)] = allowed[at(col)] & (_SIDES if happens(rng, rock) else _ALL)


@jit_inner
def _apply_rule(
    line: NDArray[np.uint8],
    allowed: NDArray[np.uint8],
    below: NDArray[np.uint8],
    above: NDArray[np.uint8],
    here: NDArray[np.uint8],
) -> None:
    """Write a row: floor where five of the nine cells at and around a place were floor."""
    for col in range(len(line)):
        count = (below[at(col)] >> 7) + (below[at(col + 1)] >> 7) + (below[at(col + 2)] >> 7)
        count += above[at(col)] + above[at(col + 1)] + above[at(col + 2)]
        count += here[at(col)] + here[at(col + 1)] + here[at(col + 2)]
        line[at(col)] = allowed[at(col)] & (_ALL if count >= _MOST else _SIDES)
