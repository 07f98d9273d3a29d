"""The cells that a line drawn by hand encloses."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.maze.area import Area


def enclosed(
    geometry: Geometry, points: NDArray[np.float64], origin: tuple[int, int], shape: tuple[int, int]
) -> Area:
    """Return the cells whose middles lie inside a closed line; where it crosses itself, every other part.

    Parameters
    ----------
    points : (n, 2) x and y of its corners; the last is joined with the first
    origin : the lattice row and column of array place (0, 0)
    shape : rows and columns of the board, which the area does not leave
    """
    places = geometry.places(points)
    # A row and a column more: the middle of a cell may be enclosed although none of its corners is.
    first = np.maximum(places.min(axis=0) - 1, 0)
    last = np.minimum(places.max(axis=0) + 2, shape)
    if (first >= last).any():
        return Area.nothing()
    (top, left), (bottom, right) = first.tolist(), last.tolist()
    rows, cols = np.arange(top, bottom), np.arange(left, right)
    # The middles of a row lie on one level, and rows whose numbers differ by two are alike.
    at_row, x = _crossings(points, geometry.middles(rows, np.full_like(rows, left))[:, 1])
    # From a crossing on to the next one of its row cells are inside, or are not, in turns.
    at_col = np.empty_like(at_row)
    for first in (0, 1):
        middles = geometry.middles(np.full_like(cols, top + first), cols)[:, 0]
        here = at_row % 2 == first
        at_col[here] = np.searchsorted(middles, x[here], side="right")
    mask = np.zeros(len(rows) * len(cols), dtype=bool)
    changes = np.sort(at_row * len(cols) + at_col).tolist()
    for begin, end in zip(changes[::2], changes[1::2], strict=True):
        mask[begin:end] = True
    return Area.of(top + origin[0], left + origin[1], mask.reshape(len(rows), len(cols)))


def _crossings(
    points: NDArray[np.float64], levels: NDArray[np.float64]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return where a closed line crosses level ones, whose y rise: the number of the level, and the x.

    It crosses each an even number of times.
    """
    ends = np.roll(points, -1, axis=0)
    lows, highs = np.minimum(points[:, 1], ends[:, 1]), np.maximum(points[:, 1], ends[:, 1])
    first, last = np.searchsorted(levels, lows), np.searchsorted(levels, highs)
    count = last - first
    piece = np.repeat(np.arange(len(points)), count)
    at = np.arange(len(piece)) - np.repeat(np.cumsum(count) - count - first, count)
    (x0, y0), (x1, y1) = points[piece].T, ends[piece].T
    return at, x0 + (levels[at] - y0) / (y1 - y0) * (x1 - x0)
