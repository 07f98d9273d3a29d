"""A marker: a sign on a cell, and its gap in the outer border where it has one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazewright.gui.canvas.ports import cell_middle, wall_line
from mazewright.lattice import Side
from mazewright.maze import Marker, MarkerKind, Maze
from mazewright.picture import Palette, wall_thickness_px

_SIGNS_FROM_PX = 7.0


class MarkerItem(QGraphicsItem):
    """Draws a marker as a badge with a sign of its kind."""

    def __init__(self, marker: Marker, maze: Maze, palette: Palette) -> None:
        super().__init__()
        self.marker = marker
        self._geometry = maze.geometry
        self._middle = cell_middle(maze.geometry, marker.cell, maze.origin)
        self._place = maze.grid.array_place(marker.cell)[1:]
        self._ground = QColor.fromRgb(palette.paper)
        self._colour = QColor.fromRgb(palette.marker(marker.kind))
        self.setZValue(8)
        if marker.label:
            self.setToolTip(marker.label)

    def boundingRect(self) -> QRectF:
        """Give the cell and a little around it."""
        return QRectF(self._middle.x() - 0.7, self._middle.y() - 0.7, 1.4, 1.4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the badge, or only a dot of its colour where cells are small."""
        del widget
        cell_px = option.levelOfDetailFromTransform(painter.worldTransform())
        self._draw_gap(painter, cell_px)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour, middle = self._colour, self._middle
        if cell_px < _SIGNS_FROM_PX:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(middle, 0.35, 0.35)
            return
        painter.setPen(QPen(QColor("white"), 0.06))
        painter.setBrush(colour)
        painter.drawEllipse(middle, 0.32, 0.32)
        painter.translate(middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("white"))
        painter.drawPath(SIGNS[self.marker.kind]())

    def _draw_gap(self, painter: QPainter, cell_px: float) -> None:
        side = self.marker.side
        if side is None or cell_px < 2:
            return
        thickness = (wall_thickness_px(cell_px) + 2) / cell_px
        line = wall_line(self._geometry, *self._place, Side[side])
        pen = QPen(self._ground, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        along = (line.p2() - line.p1()) * (thickness / 2 / line.length())
        painter.drawLine(line.p1() + along, line.p2() - along)


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _start() -> QPainterPath:
    return _polygon((-0.09, -0.15), (0.17, 0), (-0.09, 0.15))


def _goal() -> QPainterPath:
    path = _polygon((-0.12, -0.19), (0.17, -0.09), (-0.07, 0.02), (-0.07, 0.19), (-0.12, 0.19))
    return path.simplified()


def _treasure() -> QPainterPath:
    return _polygon((-0.17, -0.04), (-0.09, -0.14), (0.09, -0.14), (0.17, -0.04), (0, 0.17))


def _person() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.08), 0.085, 0.085)
    shoulders = QPainterPath(QPointF(-0.15, 0.17))
    shoulders.cubicTo(-0.15, -0.02, 0.15, -0.02, 0.15, 0.17)
    shoulders.closeSubpath()
    return path.united(shoulders)


def _opponent() -> QPainterPath:
    return _polygon(
        (-0.17, -0.11), (-0.11, -0.17), (0, -0.06), (0.11, -0.17), (0.17, -0.11), (0.06, 0),
        (0.17, 0.11), (0.11, 0.17), (0, 0.06), (-0.11, 0.17), (-0.17, 0.11), (-0.06, 0),
    )  # fmt: skip


def _note() -> QPainterPath:
    path = QPainterPath()
    for top in (-0.13, -0.02, 0.09):
        path.addRoundedRect(QRectF(-0.14, top, 0.28 if top < 0.05 else 0.18, 0.05), 0.02, 0.02)
    return path


SIGNS: dict[MarkerKind, Callable[[], QPainterPath]] = {
    MarkerKind.START: _start,
    MarkerKind.GOAL: _goal,
    MarkerKind.TREASURE: _treasure,
    MarkerKind.NPC: _person,
    MarkerKind.OPPONENT: _opponent,
    MarkerKind.NOTE: _note,
}
