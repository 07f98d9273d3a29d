"""The points of a board that was grown: free ones hollow, spent ones filled, with their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from editor.gui.looks.painting import guarded
from editor.gui.scene.previews import ACCENT
from editor.maze.growth import GrownPoints, Place, is_occupied

if TYPE_CHECKING:
    from editor.gui.document import Document

_POINTS_FROM_PX = 5.0
_NUMBERS_FROM_PX = 22.0
_TRIPLETS_FROM_PX = 72.0
"""Pixels of a unit from which points, their numbers and their triplets are drawn."""
_RADIUS = 0.27
_NUMBER_SIZE, _NUMBER_ROOM = 0.32, 0.44
_TRIPLET_SIZE, _TRIPLET_ROOM = 0.2, 1.0
_FONT_PX = 100


class GrowthItem(QGraphicsItem):
    """Draws the points of the lowest level."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.setZValue(7)
        self.setVisible(False)
        # Without it Qt hands over the whole item as exposed.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def refit(self) -> None:
        """Follow another extent of the maze."""
        self.prepareGeometryChange()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the extent of the maze."""
        maze = self._document.maze
        return QRectF(0, 0, *maze.geometry.extent(*maze.shape[1:]))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the points in the exposed rectangle, where they are large enough."""
        del widget
        unit_px = option.levelOfDetailFromTransform(painter.worldTransform())
        growth = self._document.maze.growth
        if growth is not None and unit_px >= _POINTS_FROM_PX:
            with guarded(painter, "the points"):
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                for number, place in self._shown(growth, option.exposedRect):
                    self._draw(painter, unit_px, growth, number, place)

    def _shown(self, growth: GrownPoints, rect: QRectF) -> list[tuple[int, Place]]:
        """Return the points in a rectangle that are still there, and where they are."""
        maze = self._document.maze
        (across, down), (top, left) = maze.geometry.pitch, maze.origin
        rows = int(rect.top() / down) - 2 + top, int(rect.bottom() / down) + 2 + top
        cols = int(rect.left() / across) - 1 + left, int(rect.right() / across) + 2 + left
        points = ((number, growth.place(number)) for number in growth.numbers_within(rows, cols))
        return [(number, place) for number, place in points if is_occupied(maze, place)]

    def _draw(
        self, painter: QPainter, unit_px: float, growth: GrownPoints, number: int, place: Place
    ) -> None:
        maze = self._document.maze
        middle = QPointF(*maze.geometry.middle(place[0] - maze.origin[0], place[1] - maze.origin[1]))
        is_free = growth.is_free(number)
        ink, paper = QColor(ACCENT), QColor("white")
        painter.setPen(QPen(ink, 0.06))
        painter.setBrush(paper if is_free else ink)
        painter.drawEllipse(middle, _RADIUS, _RADIUS)
        if unit_px >= _NUMBERS_FROM_PX:
            words = text_path(f"P{number}", _NUMBER_SIZE, middle, _NUMBER_ROOM)
            painter.fillPath(words, ink if is_free else paper)
        if unit_px >= _TRIPLETS_FROM_PX and maze.lattice.point_at is not None:
            triplet = ", ".join(map(str, maze.lattice.point_at(*place)))
            words = text_path(triplet, _TRIPLET_SIZE, middle + QPointF(0, _RADIUS + 0.13), _TRIPLET_ROOM)
            painter.strokePath(words, QPen(paper, 0.06))
            painter.fillPath(words, ink)


def text_path(text: str, size: float, middle: QPointF, room: float) -> QPainterPath:
    """Return the outlines of a text around a place of the scene, made smaller where it has no room."""
    font = QFont()
    font.setPixelSize(_FONT_PX)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    box = path.boundingRect()
    scale = min(size / _FONT_PX, room / max(box.width(), 1.0))
    shift = middle - box.center() * scale
    return QTransform(scale, 0, 0, scale, shift.x(), shift.y()).map(path)
