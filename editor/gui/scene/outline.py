"""The outline of a set of cells, as a path of straight runs."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

_MAX_RUNS = 20_000
"""Longer outlines are drawn as the box around them: a path of more lines takes longer than a frame."""


def outline_of(rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QPainterPath:
    """Give the path around cells at these array places."""
    path = QPainterPath()
    if len(rows) == 0:
        return path
    top, left = int(rows.min()), int(cols.min())
    shape = (int(rows.max()) - top + 3, int(cols.max()) - left + 3)
    inside = np.zeros(shape, dtype=bool)
    inside[rows - top + 1, cols - left + 1] = True
    level = _runs(inside[:-1] != inside[1:])
    upright = _runs((inside[:, :-1] != inside[:, 1:]).T)
    if len(level) + len(upright) > _MAX_RUNS:
        path.addRect(left, top, shape[1] - 2, shape[0] - 2)
        return path
    for y, start, end in level.tolist():
        path.moveTo(QPointF(left + start - 1, top + y))
        path.lineTo(QPointF(left + end - 1, top + y))
    for x, start, end in upright.tolist():
        path.moveTo(QPointF(left + x, top + start - 1))
        path.lineTo(QPointF(left + x, top + end - 1))
    return path


def _runs(edges: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Give (line, start, end) of each run of edges along a line.

    >>> _runs(np.array([[False, True, True, False], [True, False, False, False]])).tolist()
    [[0, 1, 3], [1, 0, 1]]
    """
    framed = np.zeros((edges.shape[0], edges.shape[1] + 2), dtype=np.int8)
    framed[:, 1:-1] = edges
    steps = np.diff(framed, axis=1)
    lines, starts = np.nonzero(steps == 1)
    _, ends = np.nonzero(steps == -1)
    return np.stack((lines, starts, ends), axis=1)
