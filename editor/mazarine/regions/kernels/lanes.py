"""64 places of an array read or written at once, as words of one bit a place."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import compiled_as

_LLVM = "mazarine.regions.kernels.words_in_llvm"
_LANES = 64


@compiled_as(f"{_LLVM}:bits_of")
def bits_of(values: NDArray[np.uint8], place: int, mask: int) -> np.uint64:
    """Return which of the 64 bytes from a place on have a bit of the mask."""
    return _word(values[place : place + _LANES] & np.uint8(mask))


@compiled_as(f"{_LLVM}:equals_of")
def equals_of(numbers: NDArray[np.int32], place: int, number: int) -> np.uint64:
    """Return which of the 64 numbers from a place on equal one."""
    return _word(numbers[place : place + _LANES] == number)


@compiled_as(f"{_LLVM}:write_bits")
def write_bits(
    values: NDArray[np.uint8],
    place: int,
    first: np.uint64,
    second: np.uint64,
    third: np.uint64,
    fourth: np.uint64,
) -> None:
    """Write 64 bytes from a place on; each gets its lowest four bits from the four words."""
    words = np.array([first, second, third, fourth], dtype="<u8").view(np.uint8).reshape(4, -1)
    bits = np.unpackbits(words, axis=1, bitorder="little")
    values[place : place + _LANES] = bits[0] | bits[1] << 1 | bits[2] << 2 | bits[3] << 3


def _word(is_set: NDArray[np.generic]) -> np.uint64:
    word: np.uint64 = np.packbits(is_set != 0, bitorder="little").view("<u8")[0]
    return word
