"""Binary tree: each cell by itself, from its coordinates."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel, word_of
from mazarine.generators.codes import CURRENT, DONE, FLOOR
from mazarine.generators.kernels.chance import mix
from mazarine.generators.kernels.grid import GeneratorGrid

_STEP = np.uint64(0x9E3779B97F4A7C15)
_ONE = np.uint64(1)


class BinaryTree(NamedTuple):
    """An infinite maze, or a rectangle of it.

    Attributes
    ----------
    seed : 64 bits
    flip : 0, or all bits where they mean the contrary
    vertical, horizontal : the two sides of which each cell opens one: 0 or 2, 1 or 3
    rows, cols : the size of the rectangle; 0 for infinite
    """

    seed: np.uint64
    flip: np.uint64
    vertical: int
    horizontal: int
    rows: int
    cols: int


@kernel
def advance_tree(state: tuple[GeneratorGrid, BinaryTree], most_steps: int) -> bool:
    """Do at most `most_steps` cells; return whether the maze is done."""
    grid, tree = state
    done = int64(grid.head[DONE])
    stop = min(done + most_steps, tree.rows * tree.cols)
    choices = np.empty((2, tree.cols + 2), dtype=np.uint8)
    while done < stop:
        row, col = done // tree.cols, done % tree.cols
        count = min(stop - done, tree.cols - col)
        place = (row + 1) * (tree.cols + 1) + col
        write_sides(grid.cells[place : place + count], tree, row, col, choices)
        grid.head[CURRENT] = place + count - 1
        done += count
    grid.head[DONE] = done
    return done == tree.rows * tree.cols


@kernel
def write_window(sides: NDArray[np.uint8], tree: BinaryTree, row: int, col: int) -> None:
    """Write the cells of a window that begins at a row and column."""
    rows, cols = sides.shape
    choices = np.empty((2, cols + 2), dtype=np.uint8)
    for index in range(rows):
        write_sides(sides[index], tree, row + index, col, choices)


@jit_inner
def write_sides(
    sides: NDArray[np.uint8], tree: BinaryTree, row: int, col: int, choices: NDArray[np.uint8]
) -> None:
    """Write cells of a row from a column on: their open sides, and that they are floor.

    A cell opens the side that it chose; those before it, seen from the corner, may have chosen to open
    theirs to it.
    """
    count, up, along = len(sides), tree.vertical, tree.horizontal
    mine, behind = choices[0, : count + 2], choices[1, :count]
    _write_choices(mine, tree, row, col - 1)
    _write_choices(behind, tree, row + 1 - up, col)
    shift = 2 if along == 3 else 0  # to the cell that may have opened its side to this one
    _combine(sides, mine[1 : count + 1], behind, mine[shift : shift + count], up, along)
    if tree.rows:
        _close_border(sides, tree, row, col)


@jit_inner
def _combine(
    sides: NDArray[np.uint8],
    mine: NDArray[np.uint8],
    behind: NDArray[np.uint8],
    beside: NDArray[np.uint8],
    up: int,
    along: int,
) -> None:
    """Write open sides. Arrays of their own, and no branch: so the compiler takes many cells at once."""
    for index in range(len(sides)):
        own = mine[index] << up | (1 ^ mine[index]) << along
        sides[index] = own | behind[index] << (up ^ 2) | (1 ^ beside[index]) << (along ^ 2) | FLOOR


@jit_inner
def _write_choices(choices: NDArray[np.uint8], tree: BinaryTree, row: int, col: int) -> None:
    """Write for cells of a row, from a column on, 1 where they open the vertical side, else 0."""
    count = len(choices)
    key = mix(tree.seed + mix(word_of(row) + _STEP))
    index = int64(0)
    while index < count:
        first = (col + index) & 63
        word = mix(key + word_of((col + index) >> 6) * _STEP) ^ tree.flip
        stop = min(count, index + 64 - first)
        _write_bits(choices[index:stop], word >> np.uint64(first))
        index = stop
    if tree.rows:
        if row == (0 if tree.vertical == 0 else tree.rows - 1):
            choices[:] = 0
        border = (0 if tree.horizontal == 3 else tree.cols - 1) - col
        if 0 <= border < count:
            choices[border] = 1


@jit_inner
def _write_bits(choices: NDArray[np.uint8], word: np.uint64) -> None:
    for bit in range(len(choices)):
        choices[bit] = (word >> np.uint64(bit)) & _ONE


@jit_inner
def _close_border(sides: NDArray[np.uint8], tree: BinaryTree, row: int, col: int) -> None:
    """Close the sides that lead out of the rectangle."""
    closed = int64(0)
    if row == 0:
        closed |= 1
    if row == tree.rows - 1:
        closed |= 4
    if closed:
        for index in range(len(sides)):
            sides[index] &= 0xFF ^ closed
    if col == 0:
        sides[0] &= 0xFF ^ 8
    if col + len(sides) == tree.cols:
        sides[-1] &= 0xFF ^ 2
