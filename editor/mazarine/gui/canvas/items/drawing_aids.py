"""Drawing aids: the axes of the symmetry, and the compass of a free point with its directions D1 to D6."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from mazarine.gui.canvas.items.base import SceneItem
from mazarine.gui.canvas.items.symbol_paths import text_path
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.style.painting import keep_width_px
from mazarine.maze.symmetry import Symmetry

_COLOR = QColor(180, 60, 160, 200)
_OVERHANG = 0.6
"""How far an axis reaches beyond the board, in cells."""
_CROSS = 0.5

_REACH = 1.52
"""How far out the names are written."""
_FIRST, _LAST = 0.32, 0.8
_HEAD = 0.16
_NAME_SIZE, _NAME_ROOM = 0.32, 0.5
_CASING = QColor(255, 255, 255, 225)


def heading(direction: int) -> QPointF:
    """Return where a direction, 1 to 6 for D1 to D6, leads on the scene, one unit long.

    >>> heading(4).x()
    -1.0
    """
    angle = (direction - 1) * pi / 3
    return QPointF(cos(angle), -sin(angle))


class CompassItem(SceneItem):
    """Draws an arrow for each direction around a point; the chosen one is filled."""

    def __init__(self) -> None:
        super().__init__(32, is_visible=False)
        self._set_rect(QRectF(), _REACH + _NAME_ROOM)
        self.directions: Sequence[int] = ()
        self.chosen = 0

    def show_around(self, middle: QPointF, directions: Sequence[int], chosen: int) -> None:
        self.directions, self.chosen = directions, chosen
        self.setPos(middle)
        self.setVisible(True)
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        del exposed, pixel_ratio
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for direction in self.directions:
            self._draw(painter, direction)

    def _draw(self, painter: QPainter, direction: int) -> None:
        towards = heading(direction)
        arrow, ink = _arrow(towards), QColor(ACCENT)
        painter.strokePath(arrow, QPen(_CASING, 0.12))
        painter.fillPath(arrow, ink if direction == self.chosen else QColor("white"))
        painter.strokePath(arrow, QPen(ink, 0.04))
        name = text_path(f"D{direction}", towards * _REACH, _NAME_SIZE, room=_NAME_ROOM)
        painter.strokePath(name, QPen(_CASING, 0.12))
        painter.fillPath(name, ink)


def _arrow(towards: QPointF) -> QPainterPath:
    aside = QPointF(-towards.y(), towards.x())
    thin, wide, neck = aside * 0.045, aside * _HEAD, towards * (_LAST - 1.5 * _HEAD)
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([
            towards * _FIRST + thin, neck + thin, neck + wide, towards * _LAST,
            neck - wide, neck - thin, towards * _FIRST - thin,
        ])
    )  # fmt: skip
    path.closeSubpath()
    return path


class AxesItem(SceneItem):
    """Draws dashed lines through the middle of the board; for turns a cross in it."""

    def __init__(self) -> None:
        super().__init__(19, is_visible=False)
        self._lines: list[QLineF] = []

    def show_axes(self, symmetry: Symmetry, width: float, height: float) -> None:
        """Show the axes of a board of this extent; none if it is drawn on without symmetry."""
        self._lines = _lines(symmetry, width, height)
        self._set_rect(QRectF(0, 0, width, height), 1)
        self.setVisible(bool(self._lines))
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        del exposed, pixel_ratio
        for color, width_px in ((QColor(255, 255, 255, 170), 4.0), (_COLOR, 2.0)):
            pen = QPen(color, width_px, Qt.PenStyle.DashLine)
            keep_width_px(pen, width_px, painter)
            painter.setPen(pen)
            painter.drawLines(self._lines)


def _lines(symmetry: Symmetry, width: float, height: float) -> list[QLineF]:
    x, y = width / 2, height / 2
    upright = QLineF(QPointF(x, -_OVERHANG), QPointF(x, height + _OVERHANG))
    level = QLineF(QPointF(-_OVERHANG, y), QPointF(width + _OVERHANG, y))
    cross = [
        QLineF(QPointF(x - _CROSS, y), QPointF(x + _CROSS, y)),
        QLineF(QPointF(x, y - _CROSS), QPointF(x, y + _CROSS)),
    ]
    return {
        Symmetry.NONE: [],
        Symmetry.MIRROR: [upright],
        Symmetry.FLIP: [level],
        Symmetry.BOTH: [upright, level],
        Symmetry.HALF_TURN: cross,
        Symmetry.QUARTER_TURNS: cross,
    }[symmetry]
