"""Flood fill from a cell over the cells connected with it, one run of a row at a time.

Across side E lies the next column and across side S the next row, on every lattice; cells may lack sides E
and W. What is asked of every cell is kept in the bits of numbers, and rows are looked at one by one: Numba
counts references to arrays wherever they are handed on.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT

_SIDES = 3
Row = NDArray[np.uint8]


class Rule(NamedTuple):
    """The conditions by which cells are connected.

    Attributes
    ----------
    takes : bits by the code of a cell: it is of the sort that is looked for
    opens : bits by the code of a wall: it does not part cells
    lacks_east : two bits by whether row and column of a cell are together even or odd: it has no side E
    """

    takes: int
    opens: int
    lacks_east: int


@kernel
def spread(
    cells: NDArray[np.uint8],
    walls: NDArray[np.uint8],
    rule: Rule,
    marks: NDArray[np.bool_],
    box: NDArray[np.int64],
    stack: NDArray[np.int32],
    height: int,
    most: int,
) -> tuple[NDArray[np.int32], int]:
    """Find at most `most` runs of cells.

    Parameters
    ----------
    cells, walls : (rows, cols) uint8
        As a maze has them; they must not change until the stack is empty.
    rule
        Which of them are connected.
    marks : (rows, cols) bool
        The cells that are found; written.
    box : (4,) int64
        The first row and column that have one, and the last ones; written.
    stack : (n, 2) int32
        Rows and columns of cells to go on from, each of the sort that is looked for; written.
    height
        How many there are.

    Returns
    -------
    The stack, which may be another one now, and how many are left.
    """
    rows = int64(cells.shape[0])
    while height and most:
        height -= 1
        row, col = int64(stack[height, 0]), int64(stack[height, 1])
        if marks[row, col]:
            continue
        most -= 1
        first, last = _run(cells[row], walls[row], rule, row, col)
        marks[row, first : last + 1] = True
        box[0], box[1] = min(box[0], row), min(box[1], first)
        box[2], box[3] = max(box[2], row), max(box[3], last)
        room = 2 * (last - first + 1)
        if height + room > len(stack):
            larger = np.empty((2 * len(stack) + room, 2), dtype=np.int32)
            larger[:height] = stack[:height]
            stack = larger
        for beside, upper in ((row - 1, row - 1), (row + 1, row)):
            if 0 <= beside < rows:
                height = _note(
                    cells[beside], walls[beside], walls[upper], marks[beside], rule,
                    beside, first, last, stack, height,
                )  # fmt: skip
    return stack, height


@jit_inner
def _run(cells: Row, walls: Row, rule: Rule, row: int, col: int) -> tuple[int, int]:
    """Return the first and the last column of the cells connected with one along its row."""
    takes, opens, lacks = rule
    first = last = col
    while (
        first > 0
        and takes >> cells[first - 1] & 1
        and opens >> (walls[first - 1] >> EAST_SHIFT & _SIDES) & 1
        and not lacks >> (row + first - 1 & 1) & 1
    ):
        first -= 1
    while (
        last + 1 < len(cells)
        and takes >> cells[last + 1] & 1
        and opens >> (walls[last] >> EAST_SHIFT & _SIDES) & 1
        and not lacks >> (row + last & 1) & 1
    ):
        last += 1
    return first, last


@jit_inner
def _note(
    cells: Row,
    walls: Row,
    walls_between: Row,
    marks: NDArray[np.bool_],
    rule: Rule,
    row: int,
    first: int,
    last: int,
    stack: NDArray[np.int32],
    height: int,
) -> int:
    """Put the cells next to a run on the stack, one for each run that is met; return the height."""
    takes, opens, lacks = rule
    was_met = False
    for col in range(first, last + 1):
        is_met = (
            not marks[col]
            and takes >> cells[col] & 1
            and opens >> (walls_between[col] >> SOUTH_SHIFT & _SIDES) & 1
        )
        if is_met and not (
            was_met
            and opens >> (walls[col - 1] >> EAST_SHIFT & _SIDES) & 1
            and not lacks >> (row + col - 1 & 1) & 1
        ):
            stack[height, 0], stack[height, 1] = row, col
            height += 1
        was_met = is_met
    return height
