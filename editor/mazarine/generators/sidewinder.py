"""Sidewinder: runs along the rows, and one way up from each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from mazarine.generators.board import Board
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import GeneratorText, ParameterText
from mazarine.generators.parameter import Share, in_63_bits
from mazarine.native.generators import advance_runs


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    east = in_63_bits(values["east"])
    return Growth(board, grid, partial(advance_runs, grid, board.rows, board.cols, east))


GENERATOR = Generator(
    "sidewinder",
    GeneratorText.ALGORITHM_SIDEWINDER(),
    GeneratorText.ALGORITHM_SIDEWINDER_SUMMARY(),
    _begin,
    (Share("east", ParameterText.PARAMETER_EAST(), ParameterText.PARAMETER_RUN_HELP(), 0.5),),
    fills_masks=False,
    needs_full=True,
)
