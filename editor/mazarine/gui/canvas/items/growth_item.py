"""The points of a board that was grown: free ones hollow, spent ones filled, with their numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen

from mazarine.gui.canvas.items.base import Ground, SceneItem, draw_picture, frame_of
from mazarine.gui.canvas.many_shapes import FORM, Stamps, circle
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.growth import MAX_POINTS, GrownPoints
from mazarine.picture import Frame

_POINTS_FROM_PX = 8.0
_TRIPLETS_FROM_PX = 72.0
"""Pixels of a unit from which points and their triplets are drawn."""
_RADIUS, _LINE = 0.27, 0.06
_NUMBER_SIZE, _NUMBER_ROOM = 0.32, 0.44
_TRIPLET_SIZE, _TRIPLET_ROOM = 0.2, 1.0
_LEAST_FONT_PX = 7
"""Numbers are drawn from this size of the font on: the long ones from a higher zoom, so few are in view."""
_FONT_PX = 100
_CASING = QColor(255, 255, 255, 225)


class GrowthItem(SceneItem):
    """Draws the points of the lowest level, where they are large enough."""

    def __init__(self, current: CurrentSession) -> None:
        super().__init__(7, is_visible=False)
        self._current = current
        self.refit()

    def refit(self) -> None:
        self._set_rect(Ground.of(self._current.maze, 0).rect, 0)
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        draw_points(painter, self._current.maze, exposed, pixel_ratio)


def draw_points(painter: QPainter, maze: Maze, exposed: QRectF, pixel_ratio: float) -> None:
    """Draw the points of a maze in a part of its extent, if a unit of the painter has enough pixels."""
    growth, transform = maze.growth, painter.worldTransform()
    frame = frame_of(painter, exposed, maze.geometry, pixel_ratio)
    if growth is None or frame is None or transform.m11() < _POINTS_FROM_PX:
        return
    points = _points_in(maze, growth, exposed)
    if not len(points.numbers):
        return
    _draw_circles(painter, points, frame, pixel_ratio)
    middles = points.middles * transform.m11() + (transform.dx(), transform.dy())
    painter.resetTransform()
    _draw_numbers(painter, points, middles, transform.m11())
    if transform.m11() >= _TRIPLETS_FROM_PX:
        _draw_triplets(painter, maze, growth, points, middles, transform.m11())


def _points_in(maze: Maze, growth: GrownPoints, rect: QRectF) -> _Points:
    """Return the points in and around a rectangle that are still there."""
    (across, down), (_, rows, cols) = maze.geometry.pitch, maze.shape
    top, left = max(int(rect.top() / down) - 2, 0), max(int(rect.left() / across) - 1, 0)
    bottom, right = min(int(rect.bottom() / down) + 2, rows), min(int(rect.right() / across) + 2, cols)
    block = slice(top, bottom), slice(left, right)
    first = top + maze.origin[0], left + maze.origin[1]
    numbers = growth.numbers_within(first, (max(bottom - top, 0), max(right - left, 0)))
    numbers[maze.cells[0][block] >> 1 == Matter.ROCK] = 0
    row, col = np.nonzero(numbers)
    shown = numbers[row, col]
    return _Points(shown, growth.table[shown - 1, 2] == 0, maze.geometry.middles(row + top, col + left))


def _draw_triplets(
    painter: QPainter,
    maze: Maze,
    growth: GrownPoints,
    points: _Points,
    middles: NDArray[np.float64],
    px: float,
) -> None:
    point_at = maze.lattice.point_at
    if point_at is None:
        return
    painter.setPen(QColor(ACCENT))
    painter.setBackground(_CASING)
    painter.setBackgroundMode(Qt.BGMode.OpaqueMode)
    triplets = [
        ", ".join(map(str, point_at(*place[:2]))) for place in growth.table[points.numbers - 1].tolist()
    ]
    font, shift = _writing(max(triplets, key=len), _TRIPLET_SIZE * px, _TRIPLET_ROOM * px)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    below = (_RADIUS + 0.13) * px + shift.y()
    for triplet, (x, y) in zip(triplets, middles.tolist(), strict=True):
        painter.drawText(QPointF(x - metrics.horizontalAdvance(triplet) / 2, y + below), triplet)


class _Points(NamedTuple):
    """Points by their numbers, whether each is free, and the (n, 2) x and y of their middles in units."""

    numbers: NDArray[np.int32]
    is_free: NDArray[np.bool_]
    middles: NDArray[np.float64]


def _draw_circles(painter: QPainter, points: _Points, frame: Frame, pixel_ratio: float) -> None:
    ink, unit_px = QColor(ACCENT), frame.cell_px
    middles = points.middles * unit_px + (frame.origin_x - frame.x, frame.origin_y - frame.y)
    pen = QPen(ink, _LINE * unit_px)
    hollow, filled = (circle(_RADIUS * unit_px, pen, QBrush(color)) for color in (QColor("white"), ink))
    margin = len(hollow)
    stamps = Stamps(frame.width, frame.height, margin)
    stamps.put(hollow, middles[points.is_free])
    stamps.put(filled, middles[~points.is_free])
    around = replace(frame, x=frame.x - margin, y=frame.y - margin)
    draw_picture(painter, stamps.picture, around, pixel_ratio, FORM)


def _draw_numbers(painter: QPainter, points: _Points, middles: NDArray[np.float64], unit_px: float) -> None:
    """Write the numbers that are large enough to be read into the circles."""
    for digits in range(1, len(str(MAX_POINTS)) + 1):
        font, shift = _writing("P" + "0" * digits, _NUMBER_SIZE * unit_px, _NUMBER_ROOM * unit_px)
        if font.pixelSize() < _LEAST_FONT_PX:
            return
        painter.setFont(font)
        is_so_long = (points.numbers >= 10 ** (digits - 1)) & (points.numbers < 10**digits)
        for is_chosen, color in ((points.is_free, QColor(ACCENT)), (~points.is_free, QColor("white"))):
            painter.setPen(color)
            chosen = is_so_long & is_chosen
            for number, (x, y) in zip(points.numbers[chosen].tolist(), middles[chosen].tolist(), strict=True):
                painter.drawText(QPointF(x, y) + shift, f"P{number}")


def _writing(text: str, size: float, room: float) -> tuple[QFont, QPointF]:
    """Return the font of a text, smaller where it has no room, and the offset from center to start."""
    font = QFont()
    font.setPixelSize(_FONT_PX)
    width = QFontMetricsF(font).horizontalAdvance(text)
    font.setPixelSize(max(1, int(min(size, room / width * _FONT_PX))))
    metrics = QFontMetricsF(font)
    return font, QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2)
