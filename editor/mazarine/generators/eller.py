"""Eller's algorithm: row by row, with the components of the last row only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText, ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.native.generators import advance_sets


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    left, right = (np.arange(board.cols, dtype=np.int32) for _ in range(2))
    east, south = in_63_bits(values["east"]), in_63_bits(values["south"])
    return Growth(board, grid, partial(advance_sets, grid, board.rows, left, right, east, south))


GENERATOR = Generator(
    "eller",
    GeneratorText.ALGORITHM_ELLER(),
    GeneratorText.ALGORITHM_ELLER_SUMMARY(),
    _begin,
    (
        Share("east", ParameterText.PARAMETER_EAST(), ParameterText.PARAMETER_EAST_HELP(), 0.5),
        Share("south", ParameterText.PARAMETER_SOUTH(), ParameterText.PARAMETER_SOUTH_HELP(), 0.5),
    ),
    fills_masks=False,
    needs_full=True,
)
