"""The Minimap dock: the whole level, and the part that the view shows; a click moves the view."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.zoom_view import ZoomView
from mazarine.gui.features.minimap.minimap_picture import MinimapPicture
from mazarine.gui.i18n import on_language_change, show_text, tr_later
from mazarine.gui.style.painting import PaintedWidget

_LEAST_PX = QSize(96, 48)
_USUAL_PX = QSize(260, 220)
_LEAST_RECT_PX = 7.0
"""A rectangle that would be smaller is drawn so large, so that it can be found."""


class Minimap(PaintedWidget):
    """Shows the current level, and a rectangle around the part that the view shows."""

    def __init__(self, scene: MazeScene, view: ZoomView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._view = view
        self.picture = MinimapPicture(scene, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        show_text("Minimap", self.setAccessibleName)
        on_language_change(self._show_hint)
        self._show_hint()
        self.setMinimumSize(_LEAST_PX)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.picture.changed.connect(self._repaint)
        view.zoom_changed.connect(self._repaint)
        view.resized.connect(self._repaint)
        for bar in (view.horizontalScrollBar(), view.verticalScrollBar()):
            bar.valueChanged.connect(self._repaint)

    @Slot()
    def _show_hint(self) -> None:
        message = tr_later(
            "Click or drag: move the view. Arrows, {scroll_keys}: scroll. Plus, minus, {zoom_keys}: zoom.",
            **self._view.wheel_texts(),
        )
        show_text(message, self.setAccessibleDescription, self.setToolTip)

    @property
    def seen_rect(self) -> QRectF:
        """The rectangle that is drawn, in pixels of this widget."""
        rect = self.picture.to_picture.mapRect(self._view.seen_rect)
        wider, higher = (max(_LEAST_RECT_PX - size, 0) / 2 for size in (rect.width(), rect.height()))
        return rect.adjusted(-wider, -higher, wider, higher)

    def sizeHint(self) -> QSize:
        return _USUAL_PX

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.resize(self.size(), self.devicePixelRatioF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the place that is clicked into the middle of the view."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the view, or zoom it about the place under the pointer if that is in sight."""
        place = self._view.viewportTransform().map(self._scene_point(event.position()))
        is_seen = self._view.room.contains(place.toPoint())
        self._view.turn_wheel(event, place if is_seen else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._view.press_key(event):
            super().keyPressEvent(event)

    def _paint(self, painter: QPainter) -> None:
        self.picture.resize(self.size(), self.devicePixelRatioF())
        painter.drawImage(QPointF(0, 0), self.picture.image())
        rect = self.seen_rect.intersected(QRectF(self.rect()).adjusted(2, 2, -2, -2))
        # Light outside dark, so that it is seen on every floor.
        for color, width in ((QColor(255, 255, 255, 200), 4.0), (QColor(ACCENT), 2.0)):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap,
                                Qt.PenJoinStyle.MiterJoin))  # fmt: skip
            painter.drawRect(rect)

    def _look_at(self, position: QPointF) -> None:
        self._view.look_at(self._within(self._scene_point(position)))

    def _scene_point(self, position: QPointF) -> QPointF:
        inverted, _ = self.picture.to_picture.inverted()
        return inverted.map(position)

    def _within(self, point: QPointF) -> QPointF:
        """Return the nearest place of the maze."""
        maze, x, y = self._scene.maze_rect, point.x(), point.y()
        return QPointF(min(max(x, maze.left()), maze.right()), min(max(y, maze.top()), maze.bottom()))

    @Slot()
    def _repaint(self) -> None:
        self.update()
