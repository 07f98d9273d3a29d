"""Wilson's algorithm: every perfect maze equally often, and sooner than Aldous and Broder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, DONE, FREE, OPENED
from mazarine.generators.generator import Generator
from mazarine.generators.growth import NOTHING, Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_wilson, wilson_trail


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    board.cells[grid.roots] &= ~np.uint8(FREE)
    grid.head[CURRENT] = grid.head[OPENED] = -1
    grid.head[DONE] = len(grid.roots)

    def walked() -> NDArray[np.integer]:
        if grid.head[CURRENT] < 0 or grid.head[OPENED] >= 0:
            return NOTHING
        places = np.empty(board.size, dtype=np.int32)
        return places[: wilson_trail(grid, places)]

    return Growth(board, grid, partial(advance_wilson, grid), waiting=walked)


GENERATOR = Generator(
    "wilson",
    GeneratorText.ALGORITHM_WILSON(),
    GeneratorText.ALGORITHM_WILSON_SUMMARY(),
    _begin,
    has_start=True,
)
