"""Prim's algorithm with equal weights: the fourth seed's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_prim


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    walls = np.empty(2 * board.size + 4, dtype=np.uint32)
    return Growth(board, grid, partial(advance_prim, grid, walls), frontier=walls)


GENERATOR = Generator(
    "prim", GeneratorText.ALGORITHM_PRIM(), GeneratorText.ALGORITHM_PRIM_SUMMARY(), _begin, has_start=True
)
