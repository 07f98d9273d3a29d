"""Points of a honeycomb by triplet, and their rows and columns in the brick wall that keeps them.

A triplet counts the steps along three axes, drawn at 0°, 60° and 120°. Two neighbors differ by one in one
number, so a - b + c separates the two sorts of points: it is 0 or 1 on a board, 0 or -1 on a mirrored one.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import TypeGuard, overload

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import LatticeError
from mazarine.lattice.messages import LatticeMessage
from mazarine.messages import quoted

Triplet = tuple[int, int, int]


def triplet_at(row: int, col: int, mirrored: bool = False) -> Triplet:
    """Return the point that is kept at a lattice row and column.

    >>> triplet_at(-2, 1), triplet_at(-2, 1, mirrored=True)
    ((1, 1, 1), (1, 2, 0))
    """
    low, high = (col - row) // 2, (col - row + 1) // 2
    return (col, high, low - col) if mirrored else (col, low, high - col)


def place_of(triplet: object, mirrored: bool = False) -> tuple[int, int]:
    """Return the lattice row and column where a point is kept; `LatticeError` if it is none of the board.

    >>> place_of((1, 1, 1))
    (-2, 1)
    """
    a, b, c = require_point(triplet, mirrored)
    return -(b + c), a


def require_point(triplet: object, mirrored: bool = False) -> Triplet:
    """Return a triplet as Python's whole numbers; `LatticeError` if it is no point of the board."""
    if not _is_triplet(triplet):
        raise LatticeError(LatticeMessage.POINT_NOT_TRIPLET(value=quoted(triplet)))
    a, b, c = map(int, triplet)
    if (b - a - c if mirrored else a - b + c) not in (0, 1):
        refusal = LatticeMessage.NOT_A_MIRRORED_POINT if mirrored else LatticeMessage.NOT_A_POINT
        raise LatticeError(refusal(point=(a, b, c), found=a - b + c))
    return a, b, c


def triplets_at(
    rows: NDArray[np.int64], cols: NDArray[np.int64], mirrored: bool = False
) -> NDArray[np.int64]:
    """Return the (n, 3) triplets of the points that are kept at these rows and columns.

    >>> triplets_at(np.array([0, -2]), np.array([0, 1])).tolist()
    [[0, 0, 0], [1, 1, 1]]
    """
    low, high = (cols - rows) // 2, (cols - rows + 1) // 2
    return np.stack((cols, high, low - cols) if mirrored else (cols, low, high - cols), axis=-1)


def places_of(triplets: NDArray[np.int64], mirrored: bool = False) -> NDArray[np.int64]:
    """Return the (n, 2) rows and columns where points are kept; `LatticeError` if one is none of the board.

    >>> places_of(np.array([[0, 0, 0], [1, 1, 1]])).tolist()
    [[0, 0], [-2, 1]]
    """
    if triplets.ndim != 2 or triplets.shape[1] != 3 or triplets.dtype.kind not in "iu":
        raise LatticeError(LatticeMessage.POINTS_NOT_ARRAY())
    a, b, c = triplets.astype(np.int64).T
    sums = b - a - c if mirrored else a - b + c
    wrong = np.flatnonzero((sums < 0) | (sums > 1))
    if len(wrong):
        require_point(triplets[wrong[0]], mirrored)
    return np.stack((-(b + c), a), axis=-1)


class Points(Sequence[Triplet]):
    """Points in the order in which they were created, packed: sixteen bytes each.

    Attributes
    ----------
    rows, cols : where each is kept
    mirrored : whether they are those of a mirrored board
    """

    def __init__(self) -> None:
        self.rows, self.cols = array("q"), array("q")
        self.mirrored = False

    def __len__(self) -> int:
        return len(self.rows)

    @overload
    def __getitem__(self, index: int) -> Triplet: ...
    @overload
    def __getitem__(self, index: slice) -> list[Triplet]: ...
    def __getitem__(self, index: int | slice) -> Triplet | list[Triplet]:
        if isinstance(index, slice):
            places = zip(self.rows[index], self.cols[index], strict=True)
            return [triplet_at(row, col, self.mirrored) for row, col in places]
        return triplet_at(self.rows[index], self.cols[index], self.mirrored)

    def __iter__(self) -> Iterator[Triplet]:
        for row, col in zip(self.rows, self.cols, strict=True):
            yield triplet_at(row, col, self.mirrored)


_SEQUENCES = tuple, list, np.ndarray


def _is_triplet(it: object) -> TypeGuard[Triplet]:
    if not isinstance(it, _SEQUENCES) or np.ndim(it) != 1 or len(it) != 3:
        return False
    return all(type(number) is int or isinstance(number, np.integer) for number in it)
