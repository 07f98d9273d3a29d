"""The cells that a line drawn by hand encloses."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Geometry
from editor.maze.area import Area


def enclosed(
    geometry: Geometry, points: NDArray[np.float64], origin: tuple[int, int], shape: tuple[int, int]
) -> Area:
    """Give the cells whose middles lie inside a closed line; where it crosses itself, every other part.

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
    cols = np.arange(left, right)
    mask = np.zeros((bottom - top, right - left), dtype=bool)
    for row in range(top, bottom):
        middles = geometry.middles(np.full_like(cols, row), cols)
        for y in np.unique(middles[:, 1]):
            crossings = _crossings(points, float(y))
            level = middles[:, 1] == y
            mask[row - top, level] = np.searchsorted(crossings, middles[level, 0]) % 2 == 1
    return Area.of(top + origin[0], left + origin[1], mask)


def _crossings(points: NDArray[np.float64], y: float) -> NDArray[np.float64]:
    """Give the sorted x at which a closed line crosses a level one."""
    x0, y0 = points.T
    x1, y1 = np.roll(points, -1, axis=0).T
    which = (y0 <= y) != (y1 <= y)
    x0, y0, x1, y1 = x0[which], y0[which], x1[which], y1[which]
    return np.sort(x0 + (y - y0) / (y1 - y0) * (x1 - x0))
