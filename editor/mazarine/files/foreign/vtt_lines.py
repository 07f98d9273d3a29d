"""Lines in any direction as closed sides of cells: those between two cells whose middles they part."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from mazarine.files.faults import Fault
from mazarine.files.foreign.messages import ForeignMessage

Lines = NDArray[np.float64]
"""Lines, each from one point to another: (n, 4), x1, y1, x2, y2 in cells."""
Whole = NDArray[np.int64]

_MOST_CROSSINGS = 1 << 25
_CHUNK = 1 << 20
_PAIRS = 1 << 18
"""Of points and lines that are compared at once."""
_NEAR = 0.05
_GRAIN = 64
"""Parts of a cell to which points are rounded: they have small errors."""


def rounded(lines: Lines) -> Lines:
    """Return lines without small errors."""
    return np.round(lines * _GRAIN) / _GRAIN


def crossed_sides(
    lines: Lines, rows: int, cols: int
) -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
    """Return which sides of cells lines cross, and which of the lines cross any.

    Returns
    -------
    flat : (rows + 1, cols) bool, flat[r, c] lies north of cell (r, c)
    upright : (rows, cols + 1) bool, upright[r, c] lies west of cell (r, c)
    crosses : (n,) bool

    Examples
    --------
    >>> flat, upright, _ = crossed_sides(np.array([[1.0, 0, 1, 2], [0, 1, 1, 1]]), 2, 2)
    >>> flat.astype(int).tolist(), upright.astype(int).tolist()
    ([[0, 0], [1, 0], [0, 0]], [[0, 1, 0], [0, 1, 0]])
    """
    flat, upright = np.zeros((rows + 1, cols), dtype=bool), np.zeros((rows, cols + 1), dtype=bool)
    crosses = np.zeros(len(lines), dtype=bool)
    for sides, turned in ((flat.T, lines), (upright, lines[:, [1, 0, 3, 2]])):
        for number, along, place in _crossings(turned, len(sides)):
            inside = (place >= 0) & (place < sides.shape[1])
            sides[along[inside], place[inside]] = True
            crosses[number[inside]] = True
    return flat, upright, crosses


def _crossings(lines: Lines, count: int) -> Iterator[tuple[Whole, Whole, Whole]]:
    """Yield where lines cross the middles of columns: the line, the column, and the nearest side."""
    x1, y1, x2, y2 = lines.T
    first = np.ceil(np.clip(np.minimum(x1, x2) - 0.5, 0, count)).astype(np.int64)
    last = np.ceil(np.clip(np.maximum(x1, x2) - 0.5, 0, count)).astype(np.int64)
    lengths = last - first
    if lengths.sum() > _MOST_CROSSINGS:
        raise Fault(ForeignMessage.TOO_MANY_SIDES(most=_MOST_CROSSINGS))
    ends = np.cumsum(lengths)
    start = 0
    while start < len(lines):
        done = ends[start - 1] if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, done + _CHUNK, side="right")))
        number = np.repeat(np.arange(start, stop), lengths[start:stop])
        along = np.arange(len(number)) - (ends - lengths - done)[number] + first[number]
        slope = (along + 0.5 - x1[number]) / (x2 - x1)[number]
        place = y1[number] + slope * (y2 - y1)[number]
        yield number, along, np.floor(np.clip(place, -1, 1 << 30) + 0.5).astype(np.int64)
        start = stop


def at_least_one_long(lines: Lines) -> Lines:
    """Return lines of which those shorter than a cell are as long as one, around the same middle."""
    middles = (lines[:, :2] + lines[:, 2:]) / 2
    ways = lines[:, 2:] - lines[:, :2]
    lengths = np.hypot(*ways.T)
    scale = np.where((lengths > 0) & (lengths < 1), 1 / np.where(lengths > 0, lengths, 1), 1)[:, None] / 2
    return np.hstack((middles - ways * scale, middles + ways * scale))


def lie_on(points: NDArray[np.float64], lines: Lines) -> NDArray[np.bool_]:
    """Return which points lie on lines; all if there are too many to tell."""
    found = np.ones(len(points), dtype=bool)
    if len(points) * len(lines) > _MOST_CROSSINGS:
        return found
    starts, ways = lines[:, :2], lines[:, 2:] - lines[:, :2]
    squares = np.maximum((ways**2).sum(axis=1), 1e-12)
    step = max(1, _PAIRS // max(1, len(lines)))
    for first in range(0, len(points), step):
        part = points[first : first + step, None]
        share = np.clip(((part - starts) * ways).sum(axis=2) / squares, 0, 1)
        away = np.abs(starts + share[..., None] * ways - part).max(axis=2)
        found[first : first + step] = (away < _NEAR).any(axis=1)
    return found


def off_sides(lines: Lines) -> NDArray[np.bool_]:
    """Return which lines do not run along the sides of cells."""
    x1, y1, x2, y2 = lines.T
    along_row = (y1 == y2) & (y1 % 1 == 0)
    along_col = (x1 == x2) & (x1 % 1 == 0)
    off: NDArray[np.bool_] = ~(along_row | along_col)
    return off
