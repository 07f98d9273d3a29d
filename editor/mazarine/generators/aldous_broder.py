"""The algorithm of Aldous and Broder: every perfect maze equally often; slow towards the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.kernels.walks import MazeWalk, advance_aldous_broder
from mazarine.generators.messages import GeneratorText


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    walk = MazeWalk(grid, np.zeros(2, dtype=np.uint64))
    return Growth(board, grid, partial(advance_aldous_broder, walk))


GENERATOR = Generator(
    "aldous-broder",
    GeneratorText.ALGORITHM_ALDOUS_BRODER(),
    GeneratorText.ALGORITHM_ALDOUS_BRODER_SUMMARY(),
    _begin,
    has_start=True,
)
