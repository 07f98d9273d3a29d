"""Symbols of markers and links as paths, and how they are drawn."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)

from mazewright.picture.symbols import Disc, Line, Polygon, Shape, Symbol, Text

_FONT_PX = 100


def draw_symbol(painter: QPainter, symbol: Symbol) -> None:
    """Draw a symbol at the painter's origin."""
    for path, brush in _painted(symbol):
        painter.fillPath(path, brush)


def path_of(symbol: Symbol) -> QPainterPath:
    """Return the outline of a symbol."""
    outline = QPainterPath()
    for path, _ in _painted(symbol):
        outline = outline.united(path)
    return outline


@lru_cache(maxsize=512)
def _painted(symbol: Symbol) -> list[tuple[QPainterPath, QBrush]]:
    return [(_path_of(shape), QBrush(QColor.fromRgb(shape.color))) for shape in symbol]


def _path_of(shape: Shape) -> QPainterPath:
    path = QPainterPath()
    match shape:
        case Disc(_, radius, center):
            path.addEllipse(QPointF(*center), radius, radius)
        case Polygon(_, corners):
            path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
            path.closeSubpath()
        case Line(_, start, end, width, is_flat):
            path.moveTo(*start)
            path.lineTo(*end)
            stroker = QPainterPathStroker()
            stroker.setWidth(width)
            stroker.setCurveThreshold(0.01)
            stroker.setCapStyle(Qt.PenCapStyle.FlatCap if is_flat else Qt.PenCapStyle.RoundCap)
            return stroker.createStroke(path)
        case Text(_, text, (x, y), size):
            font = QFont()
            font.setPixelSize(_FONT_PX)
            font.setBold(True)
            path.addText(QPointF(), font, text)
            middle, scale = path.boundingRect().center(), size / _FONT_PX
            return QTransform(scale, 0, 0, scale, x - scale * middle.x(), y - scale * middle.y()).map(path)
    return path
