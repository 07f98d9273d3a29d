"""The picture in the dialog, with corners to drag."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF

from mazarine.files.pictures.walls_in import Points
from mazarine.gui.dialogs.picture.preview import PicturePreview
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import PaintedWidget, image_of

_RADIUS_PX, _NEAR_PX = 7.0, 16.0
_HANDLE, _CHOSEN = QColor(0, 110, 220), QColor(255, 140, 0)
_LEAST = QSize(360, 280)
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class PictureView(PaintedWidget):
    """Shows a preview; its corners are dragged, or moved by the arrow keys once they are chosen by Tab."""

    corners_moved = Signal()
    """The user has moved a corner."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(_LEAST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Picture with the walls that were found"))
        self.corners: Points | None = None
        self._preview: PicturePreview | None = None
        self._chosen = 0
        self._is_dragged = False

    @property
    def room(self) -> tuple[int, int]:
        """Its width and height in pixels of the screen."""
        ratio = self.devicePixelRatioF()
        return max(1, round(self.width() * ratio)), max(1, round(self.height() * ratio))

    def show_preview(self, preview: PicturePreview | None) -> None:
        self._preview = preview
        self.update()

    def show_corners(self, corners: Points | None) -> None:
        self.corners = None if corners is None else corners.copy()
        self.update()

    def pixel_of(self, place: tuple[float, float]) -> QPointF:
        """Return where a pixel of the file is shown."""
        frame, scale = self._frame(), self._scale()
        return QPointF(frame.left() + place[0] * scale, frame.top() + place[1] * scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.corners is None or event.button() != Qt.MouseButton.LeftButton:
            return
        away = [self._away(corner, event.position()) for corner in self.corners.tolist()]
        if min(away) <= _NEAR_PX:
            self._chosen, self._is_dragged = int(np.argmin(away)), True
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            frame, scale = self._frame(), self._scale()
            place = event.position() - frame.topLeft()
            self._move_to(place.x() / scale, place.y() / scale)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self._is_dragged = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen corner by a pixel, or choose the next one."""
        step = _STEPS.get(Qt.Key(event.key()))
        if self.corners is None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Space:
            self._chosen = (self._chosen + 1) % 4
            self.update()
        elif step is not None:
            x, y = self.corners[self._chosen].tolist()
            self._move_to(x + step[0] / self._scale(), y + step[1] / self._scale())
        else:
            super().keyPressEvent(event)

    def _move_to(self, x: float, y: float) -> None:
        if self.corners is None or self._preview is None:
            return
        height, width = (side / self._preview.scale for side in self._preview.picture.shape)
        self.corners[self._chosen] = min(max(x, 0.0), width), min(max(y, 0.0), height)
        self.update()
        self.corners_moved.emit()

    def _away(self, corner: list[float], point: QPointF) -> float:
        offset = self.pixel_of((corner[0], corner[1])) - point
        return float(np.hypot(offset.x(), offset.y()))

    def _scale(self) -> float:
        """Return how many pixels of the window one of the file is."""
        return 1.0 if self._preview is None else self._preview.scale / self.devicePixelRatioF()

    def _frame(self) -> QRectF:
        if self._preview is None:
            return QRectF(self.rect())
        height, width = (side / self.devicePixelRatioF() for side in self._preview.picture.shape)
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _paint(self, painter: QPainter) -> None:
        if self._preview is not None:
            painter.drawImage(
                self._frame().topLeft(), image_of(self._preview.picture, self.devicePixelRatioF())
            )
        if self.corners is None:
            return
        points = [self.pixel_of((x, y)) for x, y in self.corners.tolist()]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(_HANDLE, 1.5, Qt.PenStyle.DashLine))
        painter.drawPolygon(QPolygonF(points))
        for number, point in enumerate(points):
            is_chosen = number == self._chosen and (self._is_dragged or self.hasFocus())
            painter.setPen(QPen(_CHOSEN if is_chosen else _HANDLE, 2.5))
            painter.setBrush(QColor(255, 255, 255, 160))
            painter.drawEllipse(point, _RADIUS_PX, _RADIUS_PX)
