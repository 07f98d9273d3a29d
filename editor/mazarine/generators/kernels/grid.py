"""The board that mazes grow on: a byte a cell, padded so that no step asks whether it leaves the board."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FLOOR, FREE, NO_EAST, NO_SOUTH, PIECE
from mazarine.generators.kernels.chance import below


class GeneratorGrid(NamedTuple):
    """The data that every algorithm works on; places are those of the padded array.

    Attributes
    ----------
    cells : padded uint8, see `mazarine.generators.codes`
    steps : (4,) int64, from a place to the one across each side
    roots : (pieces,) int32, where the tree of each piece begins
    sizes : (pieces,) int32, the cells of each piece
    head : (HEAD_SIZE,) int64, how far the work is
    rng : (1,) uint64
    """

    cells: NDArray[np.uint8]
    steps: NDArray[np.int64]
    roots: NDArray[np.int32]
    sizes: NDArray[np.int32]
    head: NDArray[np.int64]
    rng: NDArray[np.uint64]


_ANY = np.zeros((16, 12), dtype=np.uint8)
"""For sides as bits, and a number below 12: a side, each as often as the others."""
for _bits in range(1, 16):
    _ANY[_bits] = [side for side in range(4) if _bits >> side & 1] * (12 // _bits.bit_count())
_OWN_BLOCK = np.array([0, NO_EAST, NO_SOUTH, 0], dtype=np.uint8)
_OTHER_BLOCK = np.array([NO_SOUTH, 0, 0, NO_EAST], dtype=np.uint8)


@jit_inner
def side_of(bit: int) -> int:
    """Return the side that a bit stands for."""
    return int64(_ANY[bit, 0])


@jit_inner
def one_of(rng: NDArray[np.uint64], sides: int) -> int:
    """Draw one of these sides, told as bits; there is one at least."""
    return int64(_ANY[at(sides), at(below(rng, 12))])


@jit_inner
def sides_to(cells: NDArray[np.uint8], steps: NDArray[np.int64], cell: int, mask: int, value: int) -> int:
    """Return the sides of a cell that are not blocked, and lead to a cell whose masked bits have a value."""
    own = cells[at(cell)]
    north, east = cells[at(cell + steps[0])], cells[at(cell + steps[1])]
    south, west = cells[at(cell + steps[2])], cells[at(cell + steps[3])]
    return (
        int64(north & (mask | NO_SOUTH) == value)
        | int64((east & mask == value) & (own & NO_EAST == 0)) << 1
        | int64((south & mask == value) & (own & NO_SOUTH == 0)) << 2
        | int64(west & (mask | NO_EAST) == value) << 3
    )


@jit_inner
def free_sides(cells: NDArray[np.uint8], steps: NDArray[np.int64], cell: int) -> int:
    """Return the sides of a cell that a passage to a cell outside the maze may open."""
    return sides_to(cells, steps, cell, FREE, FREE)


@jit_inner
def inner_sides(cells: NDArray[np.uint8], steps: NDArray[np.int64], cell: int) -> int:
    """Return the sides of a cell that a passage to a cell of the maze may open."""
    return sides_to(cells, steps, cell, FLOOR | FREE, FLOOR)


@jit_inner
def is_passable(cells: NDArray[np.uint8], cell: int, side: int, beside: int) -> bool:
    """Return whether a passage may be opened through a side of a cell of the board."""
    own, other = _OWN_BLOCK[at(side)], _OTHER_BLOCK[at(side)]
    return (cells[at(cell)] & own) | (cells[at(beside)] & (other | FLOOR) ^ FLOOR) == 0  # type: ignore[no-any-return]


@jit_inner
def carve(cells: NDArray[np.uint8], steps: NDArray[np.int64], cell: int, side: int) -> int:
    """Open a side of a cell, and give the cell across, which is in the maze now."""
    beside = cell + steps[at(side)]
    cells[at(cell)] |= 1 << side
    cells[at(beside)] = (cells[at(beside)] | 1 << (side ^ 2)) & (0xFF ^ FREE)
    return int64(beside)


@jit_inner
def next_root(grid: GeneratorGrid) -> int:
    """Take the place where the next piece begins into the maze; -1 if there are no more pieces."""
    head = grid.head
    if head[PIECE] == len(grid.roots):
        head[CURRENT] = -1
        return int64(-1)
    cell = int64(grid.roots[head[PIECE]])
    grid.cells[cell] &= 0xFF ^ FREE
    head[PIECE] += 1
    head[DONE] += 1
    return cell


@kernel
def find_pieces(
    grid: GeneratorGrid, order: NDArray[np.int32], roots: NDArray[np.int32], sizes: NDArray[np.int32]
) -> int:
    """Find the pieces of a board that nothing has grown on yet; return their number.

    Parameters
    ----------
    grid
        Its roots and sizes are not looked at.
    order
        Gets the cells, those of a piece one after the other, by steps from its first one in reading order.
    roots
        Gets one cell of each piece, all cells equally likely.
    sizes
        Gets the cells of each piece.
    """
    cells, steps = grid.cells, grid.steps
    count = pieces = looked = int64(0)
    for start in range(len(cells)):
        if cells[start] & FREE:
            first = count
            order[count] = start
            cells[start] &= 0xFF ^ FREE
            count += 1
            while looked < count:
                cell = int64(order[looked])
                looked += 1
                for side in range(4):
                    beside = cell + steps[side]
                    if cells[beside] & FREE and is_passable(cells, cell, side, beside):
                        cells[beside] &= 0xFF ^ FREE
                        order[count] = beside
                        count += 1
            roots[pieces], sizes[pieces] = order[first + below(grid.rng, count - first)], count - first
            pieces += 1
    for index in range(count):
        cells[order[index]] |= FREE
    return pieces


@kernel
def write_walls(cells: NDArray[np.uint8], stride: int, walls: NDArray[np.uint8]) -> None:
    """Write the walls of a maze from its board: a side is open if both cells are in the maze and say so."""
    rows, cols = walls.shape
    for row in range(rows):
        first = (row + 1) * stride
        _write_row(
            walls[row], cells[first : first + cols], cells[first + 1 : first + 1 + cols],
            cells[first + stride : first + stride + cols],
        )  # fmt: skip


@jit_inner
def _write_row(
    walls: NDArray[np.uint8], here: NDArray[np.uint8], east: NDArray[np.uint8], south: NDArray[np.uint8]
) -> None:
    """Write a row of walls. Arrays of their own, and no branch: so the compiler takes many cells at once."""
    for col in range(len(walls)):
        in_maze = ~(here[col] >> 4)
        to_east = here[col] >> 1 & east[col] >> 3 & in_maze & ~(east[col] >> 4) & 1
        to_south = here[col] >> 2 & south[col] & in_maze & ~(south[col] >> 4) & 1
        walls[col] = (1 ^ to_east) | (1 ^ to_south) << 2


@kernel
def draw_below(rng: NDArray[np.uint64], count: int) -> int:
    """Draw a number from 0 to `count` - 1, for Python."""
    return below(rng, count)
