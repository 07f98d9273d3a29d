"""Binary tree: the second seed's, memory-free; any window of an infinite maze is made on its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board, require_size
from mazarine.generators.codes import FLOOR
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import (
    ChoiceText,
    GeneratorMessage,
    GeneratorText,
    ParameterText,
    ReasonText,
)
from mazarine.generators.parameter import Choice, read_all
from mazarine.lattice import Side
from mazarine.maze.codes import is_whole
from mazarine.messages import quoted
from mazarine.native.generators import BinaryTree, advance_tree, write_window

_SIDES = {
    "north-west": (Side.N, Side.W),
    "north-east": (Side.N, Side.E),
    "south-west": (Side.S, Side.W),
    "south-east": (Side.S, Side.E),
}
_ALL_BITS = 2**64 - 1

PARAMETERS = (
    Choice(
        "bias", ParameterText.PARAMETER_BIAS(), ParameterText.PARAMETER_BIAS_HELP(), "north-west",
        {
            "north-west": ChoiceText.CHOICE_NORTH_WEST(),
            "north-east": ChoiceText.CHOICE_NORTH_EAST(),
            "south-west": ChoiceText.CHOICE_SOUTH_WEST(),
            "south-east": ChoiceText.CHOICE_SOUTH_EAST(),
        },
    ),
    Choice(
        "version", ParameterText.PARAMETER_VERSION(), ParameterText.PARAMETER_VERSION_HELP(), "passages",
        {"passages": ChoiceText.CHOICE_PASSAGES(), "walls": ChoiceText.CHOICE_WALLS()},
    ),
)  # fmt: skip


def binary_tree_window(
    seed: int,
    row: int,
    col: int,
    rows: int,
    cols: int,
    *,
    extent: tuple[int, int] | None = None,
    **parameters: Any,
) -> NDArray[np.uint8]:
    """Return the open sides of the cells of a window, as they are in a larger maze around it.

    Raises `GeneratorError` if the window does not lie in the maze, is too large, or a parameter is out of
    range.

    Parameters
    ----------
    seed : 64 bits
    row, col : where the window begins: 64-bit numbers, below 0 as well in an infinite maze
    rows, cols : the size of the window
    extent : rows and columns of the maze, which then begins at row 0, column 0; without it there is no end
    parameters : `bias` and `version`, as declared

    Returns
    -------
    sides : (rows, cols) uint8
        Bits N=1, E=2, S=4, W=8.

    >>> binary_tree_window(7, 10**12, -5, 2, 3).tolist()
    [[7, 10, 8], [7, 14, 8]]
    """
    highest = extent or (2**62, 2**62)
    lowest = (0, 0) if extent else (-(2**62), -(2**62))
    require_size(rows, cols)
    if not (is_whole(seed) and 0 <= seed <= _ALL_BITS):
        raise GeneratorError(GeneratorMessage.SEED_OUT_OF_RANGE(seed=quoted(seed)))
    if not (is_whole(row) and is_whole(col)):
        raise GeneratorError(GeneratorMessage.WINDOW_NOT_PLACE(row=quoted(row), col=quoted(col)))
    for first, size, low, high in zip((row, col), (rows, cols), lowest, highest, strict=True):
        if first < low or first + size > high:
            raise GeneratorError(GeneratorMessage.WINDOW_OUTSIDE(row=int(row), col=int(col)))
    sides = np.empty((rows, cols), dtype=np.uint8)
    write_window(sides, _tree(seed, read_all(PARAMETERS, parameters), extent or (0, 0)), row, col)
    return sides & ~np.uint8(FLOOR)


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    if values["version"] == "walls":
        board.open_all()
    tree = _tree(seed, values, (board.rows, board.cols))
    return Growth(board, grid, partial(advance_tree, grid, tree))


def _tree(seed: int, values: Mapping[str, Any], extent: tuple[int, int]) -> BinaryTree:
    # A wall down from a corner stands at the west of the cell below it, which is open to the north then.
    flip = _ALL_BITS if values["version"] == "walls" else 0
    vertical, horizontal = _SIDES[values["bias"]]
    rows, cols = extent
    return BinaryTree(seed=seed, flip=flip, vertical=vertical, horizontal=horizontal, rows=rows, cols=cols)


GENERATOR = Generator(
    "binary-tree",
    GeneratorText.ALGORITHM_BINARY_TREE(),
    GeneratorText.ALGORITHM_BINARY_TREE_SUMMARY(),
    _begin,
    PARAMETERS,
    fills_masks=False,
    needs_full=True,
    four_sides=ReasonText.BETWEEN_TWO_SIDES(),
)
