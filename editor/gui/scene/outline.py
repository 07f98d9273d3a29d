"""The outline of a set of cells, as a path of lines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from editor.lattice import Geometry
from editor.maze.area import Area

_MAX_LINES = 20_000
"""Longer outlines are drawn as the box around them: a path of more lines takes longer than a frame."""
_MAX_CELLS = 1 << 20
"""Of more cells the lines are not looked for: on a honeycomb that takes a hundred bytes a cell."""


def outline_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QPainterPath:
    """Give the path around cells at these array places."""
    return path_of(_lines_around(geometry, rows, cols))


def lines_around(geometry: Geometry, area: Area, origin: tuple[int, int]) -> NDArray[np.float64]:
    """Give the (n, 4) x, y, x, y of the lines around an area, or around the box that holds it; on any thread.

    The origin is that of the maze.
    """
    if not area:
        return np.empty((0, 4))
    top, left = area.row - origin[0], area.col - origin[1]
    last = top + area.mask.shape[0] - 1, left + area.mask.shape[1] - 1
    if area.count > _MAX_CELLS:
        return _lines_of_box(geometry.box((top, left), last))
    rows, cols = np.nonzero(area.mask)
    return _lines_around(geometry, rows + top, cols + left)


def path_of(lines: NDArray[np.float64]) -> QPainterPath:
    """Give the path along (n, 4) lines."""
    path = QPainterPath()
    for x0, y0, x1, y1 in lines.tolist():
        path.moveTo(QPointF(x0, y0))
        path.lineTo(QPointF(x1, y1))
    return path


def box_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QRectF:
    """Give a rectangle of the scene that holds cells at these array places, one at least."""
    first, last = (int(rows.min()), int(cols.min())), (int(rows.max()), int(cols.max()))
    left, top, right, bottom = geometry.box(first, last)
    return QRectF(left, top, right - left, bottom - top)


def _lines_around(
    geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]
) -> NDArray[np.float64]:
    if len(rows) == 0:
        return np.empty((0, 4))
    lines = geometry.outline(rows, cols)
    if len(lines) <= _MAX_LINES:
        return lines
    box = box_of(geometry, rows, cols)
    return _lines_of_box((box.left(), box.top(), box.x() + box.width(), box.y() + box.height()))


def _lines_of_box(box: tuple[float, float, float, float]) -> NDArray[np.float64]:
    left, top, right, bottom = box
    return np.array([
        (left, top, right, top), (right, top, right, bottom),
        (right, bottom, left, bottom), (left, bottom, left, top),
    ])  # fmt: skip
