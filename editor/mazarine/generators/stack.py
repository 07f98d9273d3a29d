"""Depth-first search with a stack: the fifth seed's first method."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_stack


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    stack = np.empty(board.size, dtype=np.int32)
    return Growth(
        board, grid, partial(advance_stack, grid, stack), waiting=lambda: stack[: grid.head[WAITING]]
    )


GENERATOR = Generator(
    "stack", GeneratorText.ALGORITHM_STACK(), GeneratorText.ALGORITHM_STACK_SUMMARY(), _begin, has_start=True
)
