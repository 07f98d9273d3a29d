"""How a link is drawn: its ends on the level that is shown, and the way between them."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from mazewright.gui.canvas.ground import Ground
from mazewright.gui.canvas.ports import outward
from mazewright.gui.style.painting import keep_width_px
from mazewright.maze import Link, PortSide
from mazewright.picture.palette import Palette, hexed

_DASH_PX = 7.0


class Sign(NamedTuple):
    """What the end of a link looks like.

    Attributes
    ----------
    facing : the direction in which it faces; nowhere on a pad and on stairs
    colour : the link's
    is_way_in : whether it can be entered
    tag : an arrow and the level of the other end, empty where that is this level
    """

    side: PortSide
    facing: tuple[float, float]
    colour: str
    is_way_in: bool
    tag: str


def signs_of(link: Link, ground: Ground, palette: Palette) -> list[Sign]:
    """Give what both ends of a link look like, the first one first, as seen from a level."""
    signs = []
    colour = hexed(palette.of_link(link))
    for port in link.ports:
        other = link.other_end(port).cell[0]
        tag = "" if other == ground.level else f"{'▲' if other > ground.level else '▼'} {other}"
        if other < 0:  # Where it leads has not been seen.
            tag = "?"
        is_way_in = not (link.one_way and port == link.second)
        facing = outward(ground.geometry, port, ground.origin)
        signs.append(Sign(port.side, (facing.x(), facing.y()), colour, is_way_in, tag))
    return signs


def draw_way(painter: QPainter, way: QPainterPath, link: Link, ink: str, cell_px: float) -> None:
    """Draw the way thin and dashed, with arrow heads where it is one-way."""
    colour, casing = QColor(ink), QColor("white")
    colour.setAlpha(225)
    casing.setAlpha(90)
    width_px = min(max(cell_px * 0.06, 1.0), 2.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shade, ink_width_px in ((casing, width_px + 1.5), (colour, width_px)):
        pen = QPen(shade, ink_width_px, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        keep_width_px(pen, ink_width_px, painter)
        pen.setDashPattern([_DASH_PX / ink_width_px, _DASH_PX / ink_width_px])
        painter.setPen(pen)
        painter.drawPath(way)
    if link.one_way:
        _draw_arrow(painter, way, colour, _casing(cell_px))


def draw_sign(painter: QPainter, sign: Sign, cell_px: float) -> None:
    """Draw an end at the painter's origin: a gate on a side, a ring on a pad; hollow if it is no way in."""
    painter.setPen(_casing(cell_px))
    painter.setBrush(QColor(sign.colour))
    if sign.side.is_wall:
        _draw_gate(painter, sign)
    else:
        _draw_ring(painter, sign)


def _draw_gate(painter: QPainter, sign: Sign) -> None:
    right, down = sign.facing
    rect = QRectF(-0.075, -0.375, 0.15, 0.75)
    painter.save()
    painter.rotate(degrees(atan2(down, right)))
    painter.drawRoundedRect(rect, 0.08, 0.08)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, 0.08, 0.08)
    if not sign.is_way_in:
        painter.setBrush(QColor("white"))
        painter.drawRoundedRect(rect.adjusted(0.05, 0.05, -0.05, -0.05), 0.04, 0.04)
    painter.restore()


def _draw_ring(painter: QPainter, sign: Sign) -> None:
    middle = QPointF(0, 0)
    painter.drawEllipse(middle, 0.26, 0.26)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(middle, 0.26, 0.26)
    painter.setBrush(QColor("white"))
    painter.drawEllipse(middle, 0.16, 0.16)
    painter.setBrush(QColor(sign.colour))
    if sign.is_way_in:
        painter.drawEllipse(middle, 0.09, 0.09)
    if sign.side in (PortSide.UP, PortSide.DOWN):
        _draw_stairs(painter, 1 if sign.side is PortSide.DOWN else -1)


def _draw_stairs(painter: QPainter, downward: int) -> None:
    arrow = QPainterPath(QPointF(0, 0.14 * downward))
    arrow.lineTo(QPointF(0.13, -0.09 * downward))
    arrow.lineTo(QPointF(-0.13, -0.09 * downward))
    arrow.closeSubpath()
    painter.drawPath(arrow)


def draw_tag(painter: QPainter, sign: Sign) -> None:
    """Write beside an end, which is at the painter's origin, on which level the other one is."""
    corner = QPointF(*sign.facing) * -0.34 + QPointF(0, 0 if sign.side.is_wall else 0.36)
    rect = QRectF(corner.x() - 0.32, corner.y() - 0.15, 0.64, 0.30)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(sign.colour))
    painter.drawRoundedRect(rect, 0.10, 0.10)
    painter.save()
    painter.translate(rect.center())
    painter.scale(0.01, 0.01)
    font = QFont(painter.font())
    font.setPixelSize(20)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(QRectF(-32, -15, 64, 30), Qt.AlignmentFlag.AlignCenter, sign.tag)
    painter.restore()


def way_between(first: QPointF, second: QPointF) -> QPainterPath:
    """Give the arc between two places of the scene, beside the straight line, the same one both ways."""
    across = second - first
    length = hypot(across.x(), across.y())
    aside = QPointF(-across.y(), across.x()) * (min(0.16 * length, 1.8) / length if length else 0)
    if (second.x(), second.y()) < (first.x(), first.y()):
        aside = -aside
    path = QPainterPath(first)
    path.quadTo((first + second) / 2 + aside, second)
    return path


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
