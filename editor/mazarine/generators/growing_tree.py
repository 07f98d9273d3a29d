"""Growing tree: many algorithms in one, by the rule which cell goes on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from mazarine.generators.board import Board
from mazarine.generators.codes import CURRENT, FIRST, WAITING
from mazarine.generators.generator import Generator
from mazarine.generators.growth import Growth
from mazarine.generators.messages import ChoiceText, GeneratorText, ParameterText
from mazarine.generators.parameter import Choice, Share, in_63_bits
from mazarine.native.generators import advance_tips

_SHARES = {"newest": 0.0, "oldest": 0.0, "random": 1.0}


def _begin(board: Board, seed: int, values: Mapping[str, Any]) -> Growth:
    grid, _ = board.grid(seed, ordered=False)
    grid.head[CURRENT] = -1
    tips = np.empty(board.size, dtype=np.int32)
    share = in_63_bits(_SHARES.get(values["choice"], values["share"]))
    return Growth(
        board, grid, partial(advance_tips, grid, tips, values["choice"] == "oldest", share),
        waiting=lambda: tips[grid.head[FIRST] : grid.head[WAITING]],
    )  # fmt: skip


GENERATOR = Generator(
    "growing-tree",
    GeneratorText.ALGORITHM_GROWING_TREE(),
    GeneratorText.ALGORITHM_GROWING_TREE_SUMMARY(),
    _begin,
    (
        Choice(
            "choice", ParameterText.PARAMETER_CHOICE(), ParameterText.PARAMETER_CHOICE_HELP(), "mix",
            {
                "newest": ChoiceText.CHOICE_NEWEST(),
                "oldest": ChoiceText.CHOICE_OLDEST(),
                "random": ChoiceText.CHOICE_RANDOM(),
                "mix": ChoiceText.CHOICE_MIX(),
            },
        ),
        Share("share", ParameterText.PARAMETER_SHARE(), ParameterText.PARAMETER_RANDOM_SHARE_HELP(), 0.5),
    ),
    has_start=True,
)  # fmt: skip
