"""The outline of a set of cells, as a path of lines."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from editor.lattice import Geometry

_MAX_LINES = 20_000
"""Longer outlines are drawn as the box around them: a path of more lines takes longer than a frame."""


def outline_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QPainterPath:
    """Give the path around cells at these array places."""
    path = QPainterPath()
    if len(rows) == 0:
        return path
    lines = geometry.outline(rows, cols)
    if len(lines) > _MAX_LINES:
        path.addRect(box_of(geometry, rows, cols))
        return path
    for x0, y0, x1, y1 in lines.tolist():
        path.moveTo(QPointF(x0, y0))
        path.lineTo(QPointF(x1, y1))
    return path


def box_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QRectF:
    """Give a rectangle of the scene that holds cells at these array places, one at least."""
    first, last = (int(rows.min()), int(cols.min())), (int(rows.max()), int(cols.max()))
    left, top, right, bottom = geometry.box(first, last)
    return QRectF(left, top, right - left, bottom - top)
