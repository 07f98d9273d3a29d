"""Questions to 64-bit words that the machine answers in one instruction."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, whole

Plane = NDArray[np.uint64]
"""One bit a place, 64 to a word, the lowest bit first."""

ZERO, ONE, ALL = np.uint64(0), np.uint64(1), np.uint64(0xFFFFFFFFFFFFFFFF)


def _answered_by(instruction: str, *constants: ir.Constant) -> Any:
    def count(_typing: Any, _word: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return getattr(builder, instruction)(arguments[0], *constants)

        return types.uint64(types.uint64), generate

    return intrinsic(count)


_DEFINED_FOR_ZERO = ir.Constant(ir.IntType(1), 0)
_trailing = _answered_by("cttz", _DEFINED_FOR_ZERO)
_leading = _answered_by("ctlz", _DEFINED_FOR_ZERO)
_ones = _answered_by("ctpop")


@inner
def lowest(word: np.uint64) -> int:
    """Give the number of the lowest bit that is set; 64 if none is."""
    return whole(_trailing(word))


@inner
def highest(word: np.uint64) -> int:
    """Give the number of the highest bit that is set; -1 if none is."""
    return 63 - whole(_leading(word))


@inner
def ones(word: np.uint64) -> int:
    """Give the number of bits that are set."""
    return whole(_ones(word))
