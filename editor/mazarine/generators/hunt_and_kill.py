"""Hunt and kill: like the stack, without one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_hunt


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, order = board.grid(seed)
    starts = grid.sizes.cumsum() - grid.sizes
    grid.roots[:] = order[starts]
    grid.head[CURRENT] = -1
    return Growth(board, grid, partial(advance_hunt, grid, order))


GENERATOR = Generator(
    "hunt-and-kill",
    GeneratorText.ALGORITHM_HUNT_AND_KILL(),
    GeneratorText.ALGORITHM_HUNT_AND_KILL_SUMMARY(),
    _begin,
)
