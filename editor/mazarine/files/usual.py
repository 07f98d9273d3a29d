"""The number that is usual around a cell of a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

_Numbers = NDArray[np.uint32]
_REACHES = 2, 4, 8, 16, 32
"""How far around a cell the most frequent number is looked for, one after the other."""
_MOST_NEAR = 1 << 14
"""For more cells than this the most frequent number of all is taken: looking around takes time."""


def usual_around(boards: Sequence[_Numbers], cells: NDArray[np.int64]) -> Iterator[tuple[int, int] | None]:
    """Yield the board and the number that is most frequent around each cell, or anywhere; 0 is none.

    Parameters
    ----------
    boards : of the same size
    cells : their rows and columns

    Examples
    --------
    >>> board = np.array([[7, 7, 9], [0, 0, 0]], dtype=np.uint32)
    >>> list(usual_around([board], np.array([[1, 0]])))
    [(0, 7)]
    """
    everywhere = cache(lambda: _most_frequent(boards, slice(None), slice(None)))
    for row, col in cells.tolist():
        yield (_around(boards, row, col) if len(cells) <= _MOST_NEAR else None) or everywhere()


def _around(boards: Sequence[_Numbers], row: int, col: int) -> tuple[int, int] | None:
    for reach in _REACHES:
        rows = slice(max(0, row - reach), row + reach + 1)
        cols = slice(max(0, col - reach), col + reach + 1)
        found = _most_frequent(boards, rows, cols)
        if found is not None:
            return found
    return None


def _most_frequent(boards: Sequence[_Numbers], rows: slice, cols: slice) -> tuple[int, int] | None:
    best, most = None, 0
    for number, board in enumerate(boards):
        near = board[rows, cols]
        numbers, counts = np.unique(near[near != 0], return_counts=True)
        if len(counts) and counts.max() > most:
            most = int(counts.max())
            best = number, int(numbers[counts.argmax()])
    return best
