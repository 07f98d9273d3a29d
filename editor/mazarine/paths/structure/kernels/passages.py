"""The passages of cells as arrays: sides as steps, and the links as pairs of places."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner


class Passages(NamedTuple):
    """The exits of every cell.

    Attributes
    ----------
    cells : padded uint8, the bytes of the space
    first, last : the first place that may be a cell, and the one after the last
    sides : (4,) int64, the step across each side
    at, to : (n,) int64, for every end of a link its padded place, sorted, and where it leads
    """

    cells: NDArray[np.uint8]
    first: int
    last: int
    sides: NDArray[np.int64]
    at: NDArray[np.int64]
    to: NDArray[np.int64]


@jit_inner
def first_link(passages: Passages, cell: int) -> int:
    """Return where the links of a cell begin, if it carries some; they go on while `at` is the cell."""
    return int64(int(np.searchsorted(passages.at, cell)))


@jit_inner
def link_count(passages: Passages, cell: int, first: int) -> int:
    """Return the number of links of a cell, which begin there."""
    count = int64(0)
    while first + count < len(passages.at) and passages.at[first + count] == cell:
        count += 1
    return count
