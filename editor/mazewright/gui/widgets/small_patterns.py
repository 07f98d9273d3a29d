"""The patterns of kinds in small squares: in the legend and in tables."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from mazewright.picture import Palette
from mazewright.picture.palette import blended
from mazewright.picture.patterns import DOT_PLACES

_SHARE = 0.3
"""A little more than in the maze: there is less of it."""
_STEP_PX = 5


def draw_dots(painter: QPainter, box: QRectF, colour: QColor, palette: Palette) -> None:
    """Draw the dots of rooms over a square of a colour."""
    ink = _ink(colour, palette.wall)
    for share in DOT_PLACES:
        middle = box.topLeft() + QPointF(share * box.width(), share * box.height())
        painter.fillRect(QRectF(round(middle.x()) - 1, round(middle.y()) - 1, 2, 2), ink)


def draw_hatch(painter: QPainter, box: QRectF, colour: QColor, palette: Palette) -> None:
    """Draw the lines of rock over a square of a colour."""
    painter.save()
    painter.setClipRect(box)
    painter.setPen(QPen(_ink(colour, palette.floor), 1))
    side = box.height()
    for left in range(0, round(box.width() + side), _STEP_PX):
        corner = box.bottomLeft() + QPointF(left - side, 0)
        painter.drawLine(QLineF(corner, corner + QPointF(side, -side)))
    painter.restore()


def _ink(colour: QColor, towards: int) -> QColor:
    return QColor.fromRgb(int(blended(colour.rgb(), towards, _SHARE)))
