"""Thousands of dots, lines and circles in one picture, without a call for each."""

from __future__ import annotations

from math import ceil

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QImage, QPainter, QPen

from mazarine.picture.palette import WHITE

FORM = QImage.Format.Format_ARGB32_Premultiplied


def paint_dots(
    places: NDArray[np.float64], colors: NDArray[np.uint32], width: int, height: int, scale: float = 1
) -> NDArray[np.uint32]:
    """Return a transparent picture with a dot in a white casing at each place.

    Parameters
    ----------
    places : (n, 2) x and y, in pixels; those outside may reach in
    colors : (n,) opaque ARGB
    scale : 1 for dots of 5 pixels with their casing

    >>> [f"{row:x}" for row in paint_dots(np.array([[0.5, 2.5]]), np.array([0xFF123456]), 3, 3)[2].tolist()]
    ['ff123456', 'ff123456', 'ffffffff']
    """
    reach = max(round(2 * scale), 2)
    # A dot whose middle is outside must not be cut at the edge: room for it, and for all of its stamp.
    room = 2 * reach
    picture = np.zeros((height + 2 * room, width + 2 * room), dtype=np.uint32)
    x, y = np.floor(places).astype(np.int64).T
    near = (x >= -reach) & (x < width + reach) & (y >= -reach) & (y < height + reach)
    x, y, colors = x[near] + room, y[near] + room, colors[near]
    _stamp(picture, x, y, reach, WHITE)
    _stamp(picture, x, y, reach // 2, colors)
    return np.ascontiguousarray(picture[room : room + height, room : room + width])


def _stamp(
    picture: NDArray[np.uint32],
    x: NDArray[np.int64],
    y: NDArray[np.int64],
    reach: int,
    colors: NDArray[np.uint32] | int,
) -> None:
    for down in range(-reach, reach + 1):
        for right in range(-reach, reach + 1):
            is_corner = reach > 1 and abs(down) == abs(right) == reach
            if not is_corner:
                picture[y + down, x + right] = colors


def paint_runs(
    runs: NDArray[np.float64], color: int, casing: int, width: int, height: int, reach: int
) -> NDArray[np.uint32]:
    """Return a transparent picture with a line for each run, and a casing around all of them.

    Parameters
    ----------
    runs : (4, n) x, y, x, y of both ends, in pixels; they may reach out. Level and upright ones cost least
    color, casing : premultiplied ARGB; no casing if 0
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
    for ink, wide in ((casing, near), (color, reach)):
        for part in parts if ink else ():
            _draw(picture.reshape(-1), *part, wide, ink)
        for aside in range(-wide, wide + 1) if ink and len(points) else ():
            picture.reshape(-1)[points + aside * picture.shape[1]] = ink
    return np.ascontiguousarray(picture[room : room + height, room : room + width])


def _points(runs: NDArray[np.float64], shape: tuple[int, int], margin: int) -> NDArray[np.int64]:
    """Return the places in a flat picture of this shape on diagonal lines, none near its edge."""
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
    """Color the places from `first` to `last` of each line, and those near them.

    `across` and `along` are the places from a line to the next, and along a line.
    """
    counts = (last - first).astype(np.int64) + 1 + 2 * reach
    ends = np.cumsum(counts)
    steps = np.arange(ends[-1] if len(ends) else 0)
    starts = line.astype(np.int64) * across + (first - reach) * along - (ends - counts) * along
    places = np.repeat(starts, counts) + steps * along
    for aside in range(-reach, reach + 1):
        picture[places + aside * across] = ink


class Stamps:
    """A transparent picture on which small pictures are put, also across its edge.

    Parameters
    ----------
    width, height : its size in pixels
    margin : the pixels around it that belong to the picture, too
    """

    def __init__(self, width: int, height: int, margin: int) -> None:
        self._margin = margin
        self.picture: NDArray[np.uint32] = np.zeros(
            (height + 2 * margin, width + 2 * margin), dtype=np.uint32
        )

    def put(self, stamp: NDArray[np.uint32], middles: NDArray[np.float64]) -> None:
        """Put a stamp around (n, 2) x and y, which hide what is below its pixels.

        The stamp has an odd number of pixels on each side, not more than the margin.
        """
        height, width = self.picture.shape
        side = len(stamp)
        corners = np.floor(middles).astype(np.int64) + self._margin - side // 2
        is_inside = ((corners >= 0) & (corners <= (width - side, height - side))).all(axis=1)
        corners = corners[is_inside]
        rows, cols = np.nonzero(stamp)
        places = (corners[:, 1] * width + corners[:, 0])[:, np.newaxis] + (rows * width + cols)
        self.picture.reshape(-1)[places] = stamp[rows, cols]


def circle(radius: float, pen: QPen, brush: QBrush) -> NDArray[np.uint32]:
    """Return the stamp of a circle, in pixels."""
    half = ceil(radius + pen.widthF() / 2)
    side = 2 * half + 1
    image = QImage(side, side, FORM)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(brush)
    painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    painter.end()
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(side, side).copy()
