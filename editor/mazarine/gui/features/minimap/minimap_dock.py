"""The minimap: the current level, and a rectangle around the part that the view shows."""

from __future__ import annotations

from math import ceil, floor

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)

from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.zoom_view import ZoomView
from mazarine.gui.i18n import on_language_change, show_text, tr_later
from mazarine.gui.style.painting import PaintedWidget
from mazarine.picture import Frame

_REST_MS = 200
"""After a change of very many cells, averages are computed when the user has been idle for this time."""
_EDGE_PX = 6
_TEXEL_PX = 3
"""How many pixels further a changed cell may show: one texel, and what rounding adds."""


class MinimapPicture(QObject):
    """Paints the level that the scene shows, with the colors that the scene has.

    What is painted is picked from the arrays of the maze, and from the scene's averaged colors where a
    pixel is many cells; so a change costs the pixels that it touches, and never more than the picture
    has. Nothing is painted until the picture is asked for.
    """

    changed = Signal()
    """The picture has grown stale, or can be better now."""

    def __init__(self, scene: MazeScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._size = QSize(0, 0)
        self._ratio = 1.0
        self._stale = QRect()
        self._pixels: NDArray[np.uint32] = np.empty((0, 0), dtype=np.uint32)
        self._image = QImage()
        self._timer = single_shot(self, 0, self._order)
        scene.looks_changed.connect(self._follow)

    @property
    def is_settled(self) -> bool:
        """Whether nothing better than what `image` gives is awaited."""
        return self._cell_px() >= 1 or not self._scene.pyramids.is_wanting

    @property
    def to_picture(self) -> QTransform:
        """The transform from the scene to the picture, in pixels of the window."""
        x, y = self._origin()
        cell_px = self._cell_px()
        return QTransform(cell_px, 0, 0, cell_px, x, y) * QTransform.fromScale(
            1 / self._ratio, 1 / self._ratio
        )

    def resize(self, size: QSize, ratio: float) -> None:
        """Set the size in pixels of the window, for a screen with this device pixel ratio."""
        device = QSize(round(size.width() * ratio), round(size.height() * ratio))
        if (device, ratio) != (self._size, self._ratio):
            self._size, self._ratio = device, ratio
            self._outdate()

    def image(self) -> QImage:
        """Return the picture as the maze is now; it is good until the next one is asked for."""
        if not self._stale.isEmpty():
            if self._pixels.shape != (self._size.height(), self._size.width()):
                self._begin()
            self._paint(self._stale)
            self._stale = QRect()
        return self._image

    def _begin(self) -> None:
        width, height = self._size.width(), self._size.height()
        self._pixels = np.empty((height, width), dtype=np.uint32)
        self._image = QImage(self._pixels.data, width, height, width * 4, QImage.Format.Format_RGB32)
        self._image.setDevicePixelRatio(self._ratio)

    def _paint(self, part: QRect) -> None:
        item, (x, y), cell_px = self._scene.maze_item, self._origin(), self._cell_px()
        if item.raster is None:
            return
        geometry = self._scene.document.maze.geometry
        frame = Frame(
            part.left(), part.top(), part.width(), part.height(), x, y, cell_px, geometry.pitch, geometry.lead
        )
        pyramids = self._scene.pyramids
        pyramid = pyramids.pyramid if cell_px < 1 else None
        if cell_px < 1 and pyramids.is_wanting and not self._timer.isActive():
            self._timer.start(0 if pyramid is None else _REST_MS)
        picture = item.raster.paint(item.plane, frame, pyramid)
        self._pixels[part.top() : part.bottom() + 1, part.left() : part.right() + 1] = picture

    def _cell_px(self) -> float:
        """Return the size of a cell, in pixels of the screen."""
        maze = self._scene.maze_rect
        room = max(self._size.width() - 2 * _EDGE_PX, 1), max(self._size.height() - 2 * _EDGE_PX, 1)
        return min(room[0] / maze.width(), room[1] / maze.height())

    def _origin(self) -> tuple[int, int]:
        """Return the pixel of the screen on which the maze begins, which lies in the middle."""
        maze, cell_px = self._scene.maze_rect, self._cell_px()
        across, down = (
            self._size.width() - maze.width() * cell_px,
            self._size.height() - maze.height() * cell_px,
        )
        return floor(across / 2), floor(down / 2)

    @Slot()
    def _order(self) -> None:
        if self._cell_px() < 1:
            self._scene.pyramids.pyramid_for(self._scene.maze_item)

    def _outdate(self) -> None:
        self._stale = QRect(0, 0, self._size.width(), self._size.height())
        self.changed.emit()

    @Slot(object)
    def _follow(self, rect: QRectF | None) -> None:
        """Repaint this part of the scene at the next request; None is all of it."""
        if self._timer.isActive() and self._timer.interval():
            self._timer.start()
        if rect is None:
            self._outdate()
            return
        x, y = self._origin()
        cell_px = self._cell_px()
        margin = cell_px + _TEXEL_PX
        first = QPointF(x + rect.left() * cell_px - margin, y + rect.top() * cell_px - margin)
        last = QPointF(x + rect.right() * cell_px + margin, y + rect.bottom() * cell_px + margin)
        left, top, right, bottom = floor(first.x()), floor(first.y()), ceil(last.x()), ceil(last.y())
        whole = QRect(0, 0, self._size.width(), self._size.height())
        self._stale |= QRect(left, top, right - left, bottom - top) & whole
        self.changed.emit()


_LEAST_PX = QSize(96, 48)
_USUAL_PX = QSize(260, 220)
_LEAST_RECT_PX = 7.0
"""A rectangle that would be smaller is drawn so large, so that it can be found."""


class Minimap(PaintedWidget):
    """Shows the current level, and a rectangle around the part that the view shows."""

    def __init__(self, scene: MazeScene, view: ZoomView) -> None:
        super().__init__()
        self._scene, self._view = scene, view
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
