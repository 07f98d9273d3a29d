"""The outline of a set of cells, as lines."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QRectF

from mazarine.lattice import Geometry
from mazarine.maze.area import Area

_MAX_LINES = 12_000
"""Longer outlines are drawn as the box around them: to draw more lines takes longer than a frame."""
_MAX_CELLS = 1 << 20
"""Of more cells the lines are not looked for: on a honeycomb that takes a hundred bytes a cell."""


@dataclass(frozen=True)
class Outline:
    """Lines around cells, and the rectangle that holds them.

    They are drawn one by one: as one painter path they take hundreds of times as long.
    """

    lines: list[QLineF]
    rect: QRectF


def outline_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> Outline:
    """Return the lines around cells at these array places, or around the box that holds them."""
    if len(rows) == 0:
        return Outline([], QRectF())
    rect = box_of(geometry, rows, cols)
    lines = geometry.outline(rows, cols)
    if len(lines) > _MAX_LINES:
        return _box(rect)
    return Outline([QLineF(*line) for line in lines.tolist()], rect)


def outline_of_area(geometry: Geometry, area: Area, origin: tuple[int, int]) -> Outline:
    """Return the lines around an area, one cell at least, of a maze with this origin.

    May be called in any thread; thousands of lines take longer than a frame.
    """
    top, left = area.row - origin[0], area.col - origin[1]
    if area.count > _MAX_CELLS:
        bottom, right = top + area.mask.shape[0] - 1, left + area.mask.shape[1] - 1
        return _box(_rect(geometry.box((top, left), (bottom, right))))
    rows, cols = np.nonzero(area.mask)
    return outline_of(geometry, rows + top, cols + left)


def box_of(geometry: Geometry, rows: NDArray[np.int64], cols: NDArray[np.int64]) -> QRectF:
    """Return a rectangle of the scene that holds cells at these array places, one at least."""
    first, last = (int(rows.min()), int(cols.min())), (int(rows.max()), int(cols.max()))
    return _rect(geometry.box(first, last))


def _box(rect: QRectF) -> Outline:
    corners = rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()
    return Outline([QLineF(corners[at - 1], corners[at]) for at in range(4)], rect)


def _rect(box: tuple[float, float, float, float]) -> QRectF:
    left, top, right, bottom = box
    return QRectF(left, top, right - left, bottom - top)
