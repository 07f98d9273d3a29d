"""Questions to 64-bit words that the machine answers in one instruction."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import compiled_as, int64, jit_inner

BitPlane = NDArray[np.uint64]
"""One bit a place, 64 to a word, the lowest bit first."""

ZERO, ONE, ALL = np.uint64(0), np.uint64(1), np.uint64(0xFFFFFFFFFFFFFFFF)

_LLVM = "mazarine.regions.kernels.words_in_llvm"


@compiled_as(f"{_LLVM}:trailing_zeros")
def _trailing_zeros(word: np.uint64) -> int:
    number = int(word)
    return (number & -number).bit_length() - 1 if number else 64


@compiled_as(f"{_LLVM}:leading_zeros")
def _leading_zeros(word: np.uint64) -> int:
    return 64 - int(word).bit_length()


@compiled_as(f"{_LLVM}:population")
def _population(word: np.uint64) -> int:
    return int(word).bit_count()


@jit_inner
def lowest(word: np.uint64) -> int:
    """Return the number of the lowest bit that is set; 64 if none is."""
    return int64(_trailing_zeros(word))


@jit_inner
def highest(word: np.uint64) -> int:
    """Return the number of the highest bit that is set; -1 if none is."""
    return 63 - int64(_leading_zeros(word))


@jit_inner
def ones(word: np.uint64) -> int:
    """Return the number of bits that are set."""
    return int64(_population(word))
