"""The algorithm of Aldous and Broder: every perfect maze equally often; slow towards the end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText
from mazarine.native.generators import advance_aldous_broder


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:  # noqa: ARG001  # has no parameters
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    return Growth(board, grid, partial(advance_aldous_broder, grid))


GENERATOR = Generator(
    "aldous-broder",
    GeneratorText.ALGORITHM_ALDOUS_BRODER(),
    GeneratorText.ALGORITHM_ALDOUS_BRODER_SUMMARY(),
    _begin,
    has_start=True,
)
