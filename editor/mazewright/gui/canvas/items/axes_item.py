"""The axes of the symmetry that is drawn with."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mazewright.gui.canvas.items.base import SceneItem
from mazewright.gui.style.painting import keep_width_px
from mazewright.maze.symmetry import Symmetry

_COLOUR = QColor(180, 60, 160, 200)
_OVERHANG = 0.6
"""How far an axis reaches beyond the board, in cells."""
_CROSS = 0.5


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
        for colour, width_px in ((QColor(255, 255, 255, 170), 4.0), (_COLOUR, 2.0)):
            pen = QPen(colour, width_px, Qt.PenStyle.DashLine)
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
