"""A link: its ends on the level that is shown, and the way between them."""

from __future__ import annotations

from math import atan2, degrees, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from editor.gui.scene.ports import outward, port_point
from editor.maze import Link, Port, PortSide

LINK_COLOURS = ("#7b3fa8", "#0f7f86", "#b0306a", "#2f6fb5", "#8a5a00", "#3c7d2e")
"""Dark enough for every floor; two links side by side seldom share one."""

_DOTS_FROM_PX = 1.5
_GLYPHS_FROM_PX = 7.0
_TAGS_FROM_PX = 18.0
_MARGIN = 1.5
_DASH_PX = 7.0


def link_colour(link: Link) -> QColor:
    """Give the colour of a link: the same for both its ends, at every time."""
    parts = [part for port in link.ports for part in port.cell]
    return QColor(LINK_COLOURS[sum(part * (3 + 2 * at) for at, part in enumerate(parts)) % len(LINK_COLOURS)])


class LinkItem(QGraphicsItem):
    """Draws a link.

    Parameters
    ----------
    link : at least one of its ends is on the level
    level : the level that is shown
    origin : the lattice row and column of the scene's corner
    """

    def __init__(self, link: Link, level: int, origin: tuple[int, int]) -> None:
        super().__init__()
        self.link = link
        self._level = level
        self._colour = link_colour(link)
        self._ends = [(port, port_point(port, origin)) for port in link.ports if port.cell[0] == level]
        self._way = _way(self._ends) if len(self._ends) == 2 else QPainterPath()
        self.setZValue(10)

    def boundingRect(self) -> QRectF:
        """Give the extent of the ends and the way."""
        rect = self._way.controlPointRect()
        for _, point in self._ends:
            rect = rect.united(QRectF(point.x() - 0.01, point.y() - 0.01, 0.02, 0.02))
        return rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the way thin, and the ends where there is room for them."""
        del widget
        cell_px = option.levelOfDetailFromTransform(painter.worldTransform())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if len(self._ends) == 2:
            self._draw_way(painter, cell_px)
        for port, point in self._ends:
            if cell_px >= _GLYPHS_FROM_PX:
                self._draw_end(painter, port, point, _casing(cell_px))
            elif cell_px >= _DOTS_FROM_PX:
                self._draw_dot(painter, point)
            if cell_px >= _TAGS_FROM_PX and len(self._ends) == 1:
                self._draw_tag(painter, port, point)

    def _draw_way(self, painter: QPainter, cell_px: float) -> None:
        is_near = cell_px >= _GLYPHS_FROM_PX
        colour, casing = QColor(self._colour), QColor("white")
        colour.setAlpha(225 if is_near else 110)
        casing.setAlpha(90 if is_near else 50)
        width_px = min(max(cell_px * 0.06, 1.0), 2.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink, ink_width_px in ((casing, width_px + 1.5), (colour, width_px)):
            pen = QPen(ink, ink_width_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            pen.setCosmetic(True)
            if is_near:
                pen.setDashPattern([_DASH_PX / ink_width_px, _DASH_PX / ink_width_px])
            painter.setPen(pen)
            painter.drawPath(self._way)
        if self.link.one_way and cell_px >= _GLYPHS_FROM_PX:
            _draw_arrow(painter, self._way, colour, _casing(cell_px))

    def _draw_dot(self, painter: QPainter, point: QPointF) -> None:
        """Draw an end as a dot, which is not smaller where cells are."""
        for colour, width_px in ((QColor("white"), 5.0), (self._colour, 3.5)):
            pen = QPen(colour, width_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawPoint(point)

    def _draw_end(self, painter: QPainter, port: Port, point: QPointF, casing: QPen) -> None:
        """Draw a gate on a side, a ring on a pad; the end that cannot be entered is hollow."""
        is_way_in = not (self.link.one_way and port == self.link.second)
        painter.setPen(casing)
        painter.setBrush(self._colour)
        facing = outward(port.side)
        if port.side.is_wall:
            half = QPointF(abs(facing.y()) * 0.30 + 0.075, abs(facing.x()) * 0.30 + 0.075)
            rect = QRectF(point - half, point + half)
            painter.drawRoundedRect(rect, 0.08, 0.08)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, 0.08, 0.08)
            inner = rect.adjusted(0.05, 0.05, -0.05, -0.05)
            if not is_way_in:
                painter.setBrush(QColor("white"))
                painter.drawRoundedRect(inner, 0.04, 0.04)
            return
        painter.drawEllipse(point, 0.26, 0.26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(point, 0.26, 0.26)
        painter.setBrush(QColor("white"))
        painter.drawEllipse(point, 0.16, 0.16)
        painter.setBrush(self._colour)
        if is_way_in:
            painter.drawEllipse(point, 0.09, 0.09)
        self._draw_stairs(painter, port, point)

    def _draw_stairs(self, painter: QPainter, port: Port, point: QPointF) -> None:
        if port.side not in (PortSide.UP, PortSide.DOWN):
            return
        sign = 1 if port.side is PortSide.DOWN else -1
        arrow = QPainterPath(point + QPointF(0, 0.14 * sign))
        arrow.lineTo(point + QPointF(0.13, -0.09 * sign))
        arrow.lineTo(point + QPointF(-0.13, -0.09 * sign))
        arrow.closeSubpath()
        painter.drawPath(arrow)

    def _draw_tag(self, painter: QPainter, port: Port, point: QPointF) -> None:
        """Write beside an end on which level the other one is."""
        other = self.link.other_end(port).cell[0]
        inward = outward(port.side) * -1
        corner = point + inward * 0.34 + (QPointF(0, 0.36) if not port.side.is_wall else QPointF(0, 0))
        arrow = "▲" if other > self._level else "▼"
        rect = QRectF(corner.x() - 0.32, corner.y() - 0.15, 0.64, 0.30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour)
        painter.drawRoundedRect(rect, 0.10, 0.10)
        painter.save()
        painter.translate(rect.center())
        painter.scale(0.01, 0.01)
        font = QFont(painter.font())
        font.setPixelSize(20)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("white"))
        painter.drawText(QRectF(-32, -15, 64, 30), Qt.AlignmentFlag.AlignCenter, f"{arrow} {other}")
        painter.restore()


def way_between(first: QPointF, second: QPointF) -> QPainterPath:
    """Give the arc between two places of the scene, a little to the right of the straight line."""
    across = second - first
    length = hypot(across.x(), across.y())
    aside = QPointF(-across.y(), across.x()) * (min(0.16 * length, 1.8) / length if length else 0)
    path = QPainterPath(first)
    path.quadTo((first + second) / 2 + aside, second)
    return path


def _way(ends: list[tuple[Port, QPointF]]) -> QPainterPath:
    (_, first), (_, second) = ends
    return way_between(first, second)


def _casing(cell_px: float) -> QPen:
    """Give the pen of the light line around everything, so that it shows on every ground."""
    pen = QPen(QColor("white"), min(0.09, 3 / cell_px))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_arrow(painter: QPainter, way: QPainterPath, colour: QColor, casing: QPen) -> None:
    """Draw an arrow head on the way: in the middle, or two on a long one."""
    solid = QColor(colour)
    solid.setAlpha(255)
    painter.setPen(casing)
    painter.setBrush(solid)
    for share in (0.55,) if way.length() < 4 else (0.3, 0.75):
        here, before = way.pointAtPercent(share), way.pointAtPercent(share - 0.01)
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
