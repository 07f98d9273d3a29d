"""The list, on a block grid: the fifth seed's second method, with loops, secret cells and fog."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.block_grid import BlockBoard, block_board
from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import ChoiceText, GeneratorText, ParameterText, ReasonText
from mazarine.generators.parameter import Choice, Share, in_63_bits
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter
from mazarine.native.generators import advance_list


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    walls, hidden = np.empty(2 * board.size + 4, dtype=np.uint32), np.zeros_like(board.cells)
    shares = (in_63_bits(values[name]) for name in ("loops", "secrets"))

    return Growth(
        board, grid, partial(advance_list, grid, walls, hidden, *shares),
        frontier=walls,
        finish=lambda maze: _hide(maze, cast("BlockBoard", board), hidden, values["fog"] == "yes"),
    )  # fmt: skip


def _hide(maze: Maze, board: BlockBoard, hidden: NDArray[np.uint8], in_fog: bool) -> None:
    """Make the hidden passages secret cells, and cover all cells with fog if they lie in it."""
    maze.buffers.cells[0][board.between(board.inside(hidden))] = Matter.SECRET << 1
    if in_fog:
        maze.buffers.cells[:] |= FOG


GENERATOR = Generator(
    "list-blocks",
    GeneratorText.ALGORITHM_LIST_BLOCKS(),
    GeneratorText.ALGORITHM_LIST_BLOCKS_SUMMARY(),
    _begin,
    (
        Share("loops", ParameterText.PARAMETER_LOOPS(), ParameterText.PARAMETER_LOOPS_HELP(), 0.1),
        Share("secrets", ParameterText.PARAMETER_SECRETS(), ParameterText.PARAMETER_SECRET_CELLS_HELP(), 0.1),
        Choice(
            "fog", ParameterText.PARAMETER_FOG(), ParameterText.PARAMETER_FOG_EVERYWHERE_HELP(), "no",
            {"no": ChoiceText.CHOICE_NO(), "yes": ChoiceText.CHOICE_YES()},
        ),
    ),
    least_odd=1,
    needs_full=True,
    board=block_board(0),
    has_start=True,
    four_sides=ReasonText.BLOCK_GRID(),
)  # fmt: skip
