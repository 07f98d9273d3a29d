"""Numbers in kernels: wide enough in compiled code, plain integers otherwise."""

from __future__ import annotations

import numpy as np

from mazarine.compiling.kernel import compiled_as, jit_inner

_ALL = (1 << 64) - 1


@compiled_as("numpy:int64")
def int64(value: int) -> int:
    """Return a number as 64 bits: what is read from an array is narrower, and would overflow unseen."""
    return int(value)


@compiled_as("numpy:uint64")
def at(place: int) -> int:
    """Return a place as an index that compiled code knows not to be negative."""
    return int(place)


@compiled_as("numpy:uint64")
def word_of(number: int) -> np.uint64:
    """Return the 64 bits of a number, negative or not, as a word."""
    return np.uint64(int(number) & _ALL)


@jit_inner
def empty_int_list() -> list[int]:
    """Return an empty list of 64-bit numbers."""
    return [int64(0) for _ in range(0)]
