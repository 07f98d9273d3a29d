"""Prim's algorithm with equal weights: the fourth seed's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.generators.board import Board
from editor.generators.codes import CURRENT, FREE, WAITING
from editor.generators.generator import Generator
from editor.generators.growth import Growth


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    from editor.generators.kernels.prim import Frontier, advance_prim  # noqa: PLC0415  # loads Numba

    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    walls = np.empty(2 * board.size + 4, dtype=np.uint32)

    def frontier() -> NDArray[np.int64]:
        beyond = np.unique(walls[: grid.head[WAITING]] >> 2).astype(np.int64)
        still_out: NDArray[np.int64] = beyond[board.cells[beyond] & FREE != 0]
        return still_out

    return Growth(board, grid, partial(advance_prim, Frontier(grid, walls)), waiting=frontier)


GENERATOR = Generator(
    "prim",
    "opens any wall between the maze and the rest, like a crystal: short dead ends everywhere",
    _begin,
)
