"""Recursive division: adds walls where the others open them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_rooms


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    board.open_all()
    rooms = np.zeros((board.rows + board.cols + 1, 3), dtype=np.int32)
    rooms[0] = board.place(0, 0), board.rows, board.cols
    grid.head[WAITING] = 1
    return Growth(
        board, grid, partial(advance_rooms, grid, rooms),
        waiting=lambda: rooms[: grid.head[WAITING], 0],
    )  # fmt: skip


GENERATOR = Generator(
    "recursive-division",
    GeneratorText.ALGORITHM_RECURSIVE_DIVISION(),
    GeneratorText.ALGORITHM_RECURSIVE_DIVISION_SUMMARY(),
    _begin,
    fills_masks=False,
    needs_full=True,
)
