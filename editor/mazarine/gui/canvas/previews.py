"""Previews at the pointer: the side, cell or port under it, and the result of a gesture."""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazarine.gui.analysis.outline import Outline
from mazarine.gui.style.painting import keep_width_px

ACCENT = "#0e4585"
ERASE = "#861b0e"
"""So dark that they, or the light casing around them, have a contrast of 3 to 1 to every ground."""
_CASING = QColor(255, 255, 255, 225)
_MOST_SMOOTH = 1500
"""Lines up to which they are drawn smoothly, in some milliseconds; more would take longer than a frame."""


class Preview(QGraphicsItem):
    """A path, or lines, drawn above everything, with a light casing so that it shows on every ground."""

    def __init__(self, z: float = 30) -> None:
        super().__init__()
        self.path = QPainterPath()
        """What is shown otherwise."""
        self.outline: Outline | None = None
        """The lines around cells; None where a path is shown."""
        self._color = QColor(ACCENT)
        self._is_filled = False
        self._width_px = 3.0
        self.setZValue(z)
        self.setVisible(False)

    @property
    def color(self) -> str:
        return self._color.name()

    def show_path(
        self, path: QPainterPath, color: str = ACCENT, *, filled: bool = False, width_px: float = 3.0
    ) -> None:
        self.prepareGeometryChange()
        self.path, self._color, self._is_filled, self._width_px = path, QColor(color), filled, width_px
        self.outline = None
        self.setVisible(True)
        self.update()

    def show_outline(self, outline: Outline, color: str = ACCENT) -> None:
        self.show_path(QPainterPath(), color)
        self.outline = outline
        self.update()

    def show_line(self, line: QLineF, color: str = ACCENT) -> None:
        path = QPainterPath(line.p1())
        path.lineTo(line.p2())
        self.show_path(path, color, width_px=5.0)

    def show_cells(self, path: QPainterPath, color: str = ACCENT, *, filled: bool = True) -> None:
        self.show_path(path, color, filled=filled, width_px=2.0)

    def boundingRect(self) -> QRectF:
        margin = 1.0 + self._width_px / max(scale_of(self), 1e-3)
        rect = self.path.controlPointRect() if self.outline is None else self.outline.rect
        return rect.adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option, widget
        lines = self.outline.lines if self.outline is not None else []
        is_smooth = len(lines) <= _MOST_SMOOTH
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_smooth)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._is_filled:
            fill = QColor(self._color)
            fill.setAlpha(38)
            painter.setBrush(fill)
        cap = Qt.PenCapStyle.RoundCap if is_smooth else Qt.PenCapStyle.SquareCap
        for color, width_px in ((_CASING, self._width_px + 2.5), (self._color, self._width_px)):
            pen = QPen(color, width_px, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
            keep_width_px(pen, width_px, painter)
            painter.setPen(pen)
            if lines:
                painter.drawLines(lines)
            else:
                painter.drawPath(self.path)
            painter.setBrush(Qt.BrushStyle.NoBrush)


class Label(QGraphicsItem):
    """A short text beside the pointer, in the size of the window's text at every zoom."""

    _PADDING = 6.0
    _ASIDE, _BELOW = 14.0, 12.0

    def __init__(self) -> None:
        super().__init__()
        self._main = self._more = self.text = ""
        self._size = QSizeF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(40)
        self.setVisible(False)

    def show_at(self, text: str, at: QPointF) -> None:
        """Show a text below and to the right of a place of the scene, or where there is room for it."""
        self._show(text, self._more, at)

    def show_more(self, more: str, at: QPointF) -> None:
        if more != self._more:
            self._show(self._main, more, at)

    def clear(self) -> None:
        self._main = self._more = self.text = ""
        self.setVisible(False)

    def _show(self, main: str, more: str, at: QPointF) -> None:
        self._main, self._more = main, more
        self.text = "\n".join(filter(None, (main, more)))
        if not self.text:
            self.setVisible(False)
            return
        scene = self.scene()
        views = scene.views() if scene else []
        if not views:
            return
        box = QRectF(views[0].fontMetrics().boundingRect(QRect(0, 0, 400, 100), 0, self.text))
        self.prepareGeometryChange()
        self._size = QSizeF(box.width() + 2 * self._PADDING + 2, box.height() + self._PADDING)
        self.setPos(at)
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the extent of all boxes that there may be around the place."""
        width, height = self._ASIDE + self._size.width() + 1, self._BELOW + self._size.height() + 1
        return QRectF(-width, -height, 2 * width, 2 * height)

    def box_in(self, place: QPointF, room: QSizeF) -> QRectF:
        """Return the box around a place of the viewport, which has this room, from the place on."""
        width, height = self._size.width(), self._size.height()
        left = self._ASIDE if place.x() + self._ASIDE + width <= room.width() else -self._ASIDE - width
        top = self._BELOW if place.y() + self._BELOW + height <= room.height() else -self._BELOW - height
        return QRectF(left, top, width, height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        del option
        # Here, not when the text is set: zooming moves the place.
        room = QSizeF(widget.size()) if widget is not None else QSizeF(inf, inf)
        place = painter.worldTransform().map(QPointF())
        if not QRectF(QPointF(), room).contains(place):
            return  # The place is out of sight.
        box = self.box_in(place, room)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(25, 30, 38, 225))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(QColor("white"))
        if widget is not None:
            painter.setFont(widget.font())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)


def scale_of(item: QGraphicsItem) -> float:
    """Return the size of a cell in the view of an item; 1 where there is no view."""
    scene = item.scene()
    views = scene.views() if scene else []
    return views[0].transform().m11() if views else 1.0
