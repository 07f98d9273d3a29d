"""Symbols of markers and links as paths, how they are drawn, and how the path between ends of a link is."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot, inf

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from mazarine.gui.style.painting import keep_width_px
from mazarine.maze import Link
from mazarine.picture.symbols import Disc, Line, Polygon, Shape, Symbol, Text

_FONT_PX = 100
_DASH_PX = 7.0


def draw_symbol(painter: QPainter, symbol: Symbol) -> None:
    for path, brush in _painted(symbol):
        painter.fillPath(path, brush)


def path_of(symbol: Symbol) -> QPainterPath:
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
        case Text(_, text, middle, size):
            return text_path(text, QPointF(*middle), size, is_bold=True)
    return path


def text_path(
    text: str, middle: QPointF, size: float, *, room: float = inf, is_bold: bool = False
) -> QPainterPath:
    """Return the outlines of a text around a place of the scene, made smaller where it has no room."""
    font = QFont()
    font.setPixelSize(_FONT_PX)
    font.setBold(is_bold)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    box = path.boundingRect()
    scale = min(size / _FONT_PX, room / max(box.width(), 1.0))
    shift = middle - box.center() * scale
    return QTransform(scale, 0, 0, scale, shift.x(), shift.y()).map(path)


def draw_path(painter: QPainter, route: QPainterPath, link: Link, ink: int, cell_px: float) -> None:
    """Draw the line of a link thin and dashed, with arrow heads where it is one-way."""
    color, casing = QColor.fromRgb(ink), QColor("white")
    color.setAlpha(225)
    casing.setAlpha(90)
    width_px = min(max(cell_px * 0.06, 1.0), 2.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, ink_width_px in ((casing, width_px + 1.5), (color, width_px)):
        pen = QPen(shade, ink_width_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        keep_width_px(pen, ink_width_px, painter)
        pen.setDashPattern([_DASH_PX / ink_width_px, _DASH_PX / ink_width_px])
        painter.setPen(pen)
        painter.drawPath(route)
    if link.one_way:
        _draw_arrow(painter, route, color, _casing(cell_px))


def path_between(first: QPointF, second: QPointF) -> QPainterPath:
    """Return the arc between two places of the scene, beside the straight line, the same one both ways."""
    across = second - first
    length = hypot(across.x(), across.y())
    aside = QPointF(-across.y(), across.x()) * (min(0.16 * length, 1.8) / length if length else 0)
    if (second.x(), second.y()) < (first.x(), first.y()):
        aside = -aside
    path = QPainterPath(first)
    path.quadTo((first + second) / 2 + aside, second)
    return path


def _casing(cell_px: float) -> QPen:
    """Return the pen of the light line around everything, so that it shows on every ground."""
    pen = QPen(QColor("white"), min(0.09, 3 / cell_px))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_arrow(painter: QPainter, route: QPainterPath, color: QColor, casing: QPen) -> None:
    """Draw an arrow head on the line: in the middle, or two on a long one."""
    solid = QColor(color)
    solid.setAlpha(255)
    painter.setPen(casing)
    painter.setBrush(solid)
    for share in (0.55,) if route.length() < 4 else (0.3, 0.75):
        here, before = route.pointAtPercent(share), route.pointAtPercent(share - 0.01)
        painter.save()
        painter.translate(here)
        painter.rotate(degrees(atan2(here.y() - before.y(), here.x() - before.x())))
        head = QPainterPath(QPointF(0.24, 0))
        head.lineTo(-0.18, 0.19)
        head.lineTo(-0.10, 0)
        head.lineTo(-0.18, -0.19)
        head.closeSubpath()
        # The casing first: it would cover half of a small head.
        painter.drawPath(head)
        painter.fillPath(head, solid)
        painter.restore()
