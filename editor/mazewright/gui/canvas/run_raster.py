"""Hundreds of thousands of short or straight lines in one picture, without a call for each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def paint_runs(
    runs: NDArray[np.float64], colour: int, casing: int, width: int, height: int, reach: int
) -> NDArray[np.uint32]:
    """Give a transparent picture with a line for each run, and a casing around all of them.

    Parameters
    ----------
    runs : (4, n) x, y, x, y of both ends, in pixels; they may reach out. Level and upright ones cost least
    colour, casing : premultiplied ARGB; no casing if 0
    reach : how many pixels a line is wide beside its middle

    >>> paint_runs(np.array([[0.5], [1.5], [9.0], [1.5]]), 7, 0, 3, 3, 0).tolist()
    [[0, 0, 0], [7, 7, 7], [0, 0, 0]]
    >>> paint_runs(np.array([[0.5], [0.5], [2.5], [2.5]]), 7, 0, 3, 3, 0).tolist()
    [[7, 0, 0], [0, 7, 0], [0, 0, 7]]
    """
    # Lines whose middle is outside may reach in, and are drawn without a look at the edge.
    near = reach + 1
    room = 2 * near
    picture = np.zeros((height + 2 * room, width + 2 * room), dtype=np.uint32)
    x0, y0, x1, y1 = np.floor(runs).astype(np.int32) + np.int32(room)
    is_level, is_upright = y0 == y1, x0 == x1
    is_slanting = ~is_level & ~is_upright
    points = _points(runs[:, is_slanting] + room, picture.shape, near)
    parts = []
    for axis, which in ((0, is_level), (1, is_upright & ~is_level)):
        line, one, other = ((y0, x0, x1), (x0, y0, y1))[axis]
        lines, length = picture.shape[axis] - near, picture.shape[1 - axis] - near
        line, first, last = line[which], np.minimum(one, other)[which], np.maximum(one, other)[which]
        seen = (line >= near) & (line < lines) & (first < length) & (last >= near)
        ends = np.maximum(first[seen], near), np.minimum(last[seen], length - 1)
        strides = (picture.shape[1], 1) if axis == 0 else (1, picture.shape[1])
        parts.append((line[seen], *ends, *strides))
    for ink, wide in ((casing, near), (colour, reach)):
        for part in parts if ink else ():
            _draw(picture.reshape(-1), *part, wide, ink)
        for aside in range(-wide, wide + 1) if ink and len(points) else ():
            picture.reshape(-1)[points + aside * picture.shape[1]] = ink
    return np.ascontiguousarray(picture[room : room + height, room : room + width])


def _points(runs: NDArray[np.float64], shape: tuple[int, int], margin: int) -> NDArray[np.int64]:
    """Give the places in a flat picture of this shape that slanting lines go through, none near its edge."""
    x0, y0, x1, y1 = runs
    height, width = shape
    seen = (np.maximum(x0, x1) >= 0) & (np.minimum(x0, x1) < width)
    seen &= (np.maximum(y0, y1) >= 0) & (np.minimum(y0, y1) < height)
    x0, y0, x1, y1 = runs[:, seen]
    counts = np.ceil(np.maximum(abs(x1 - x0), abs(y1 - y0))).astype(np.int64) + 1
    ends = np.cumsum(counts)
    shares = (np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - counts, counts)) / np.repeat(
        np.maximum(counts - 1, 1), counts
    )
    x = np.floor(np.repeat(x0, counts) + shares * np.repeat(x1 - x0, counts)).astype(np.int64)
    y = np.floor(np.repeat(y0, counts) + shares * np.repeat(y1 - y0, counts)).astype(np.int64)
    inside = (x >= margin) & (x < width - margin) & (y >= margin) & (y < height - margin)
    places: NDArray[np.int64] = y[inside] * width + x[inside]
    return places


def _draw(
    picture: NDArray[np.uint32],
    line: NDArray[np.int32],
    first: NDArray[np.int32],
    last: NDArray[np.int32],
    across: int,
    along: int,
    reach: int,
    ink: int,
) -> None:
    """Colour the places from `first` to `last` of each line, and those near them.

    Parameters
    ----------
    across, along : places from a line to the next, and along a line
    """
    counts = (last - first).astype(np.int64) + 1 + 2 * reach
    ends = np.cumsum(counts)
    steps = np.arange(ends[-1] if len(ends) else 0)
    starts = line.astype(np.int64) * across + (first - reach) * along - (ends - counts) * along
    places = np.repeat(starts, counts) + steps * along
    for aside in range(-reach, reach + 1):
        picture[places + aside * across] = ink
