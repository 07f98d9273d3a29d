"""Views that pan and zoom: the same buttons, wheel, keys and fingers in all of them."""

from __future__ import annotations

from math import floor
from typing import ClassVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QNativeGestureEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from mazarine.gui.i18n import tr_later
from mazarine.gui.style.painting import PaintedWidget
from mazarine.lattice import Geometry
from mazarine.messages import Message
from mazarine.picture import Frame

CLICK_PX = 4
"""A press that moves the pointer less far is a click."""
_ZOOM_STEP = 1.2
_NOTCH = 120.0
_SHARE = 0.125
"""A notch of the wheel or an arrow key moves the view by this share of its size."""
_MARGIN_PX = 8
ARROWS = {
    Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0), Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1),
}  # fmt: skip
"""Arrow keys, and where they lead: down and to the right."""


class PanZoom:
    """What the wheel, keys and fingers do in a view, whatever it is painted by."""

    full_px: ClassVar = 24.0
    """The size of a cell at 100 %."""
    wheel_zooms: ClassVar[bool] = False
    """Whether the wheel alone zooms, and scrolls with Ctrl; one preference for all views."""

    @property
    def cell_px(self) -> float:
        """The size of a cell in pixels."""
        raise NotImplementedError

    @property
    def room(self) -> QRect:
        """The rectangle of pixels in which the maze is seen."""
        raise NotImplementedError

    def zoom_to(self, cell_px: float, about: QPointF | None = None) -> None:
        """Show cells at this size; what is under `about`, a place of the room, stays there."""
        raise NotImplementedError

    def scroll_by(self, step: QPointF | QPoint) -> None:
        """Scroll by this many pixels."""
        raise NotImplementedError

    def fit(self) -> None:
        """Show the whole maze."""
        raise NotImplementedError

    @Slot()
    def zoom_in(self) -> None:
        self.zoom_to(self.cell_px * _ZOOM_STEP)

    @Slot()
    def zoom_out(self) -> None:
        self.zoom_to(self.cell_px / _ZOOM_STEP)

    @Slot()
    def zoom_to_full_size(self) -> None:
        self.zoom_to(self.full_px)

    def turn_wheel(self, event: QWheelEvent, about: QPointF | None) -> None:
        """Zoom with Ctrl; scroll otherwise, sideways with Shift. `wheel_zooms` exchanges the two."""
        turn, keys = QPointF(event.angleDelta()) / _NOTCH, event.modifiers()
        is_sideways = bool(keys & Qt.KeyboardModifier.ShiftModifier)
        is_with_ctrl = bool(keys & Qt.KeyboardModifier.ControlModifier)
        if is_with_ctrl == self.wheel_zooms or (is_sideways and not is_with_ctrl):
            down, right = (turn.x(), turn.y()) if is_sideways else (turn.y(), turn.x())
            self._scroll(-down, -right)
        elif turn.y():
            self.zoom_to(self.cell_px * _ZOOM_STEP ** turn.y(), about)
        event.accept()

    @classmethod
    def wheel_texts(cls) -> dict[str, Message]:
        """Return what zooms and what scrolls, by the names of fields in texts."""
        zoom, scroll = tr_later("Ctrl+wheel"), tr_later("wheel")
        if cls.wheel_zooms:
            zoom, scroll = scroll, zoom
        return {"zoom_keys": zoom, "scroll_keys": scroll}

    def press_key(self, event: QKeyEvent) -> bool:
        """Pan by the arrows, zoom by plus and minus, fit by Home, or the same as with the keys of menus."""
        key, has_ctrl = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in ARROWS:
            self._scroll(*ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_in()
        elif key == Qt.Key.Key_Minus:
            self.zoom_out()
        elif key == Qt.Key.Key_Home or (has_ctrl and key == Qt.Key.Key_Slash):
            self.fit()
        elif has_ctrl and key == Qt.Key.Key_0:
            self.zoom_to_full_size()
        else:
            return False
        return True

    def pinch(self, event: QEvent, surface: QWidget) -> bool:
        """Zoom with two fingers, on a pad or on the screen; return whether the event is that."""
        pinch = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
        if isinstance(pinch, QPinchGesture):
            about = QPointF(surface.mapFromGlobal(pinch.hotSpot().toPoint()))
            self.zoom_to(self.cell_px * pinch.scaleFactor(), about)
            return True
        zooms = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zooms:
            self.zoom_to(self.cell_px * (1 + event.value()), event.position())
            return True
        return False

    def _scroll(self, down: float, right: float) -> None:
        """Scroll by steps, which are shares of the view."""
        self.scroll_by(QPointF(right * self.room.width(), down * self.room.height()) * _SHARE)


class PanZoomWidget(PanZoom, PaintedWidget):
    """A widget of which a subclass paints the part in sight; it says how far its maze reaches by `bounds`.

    `middle` is the place in the middle, in units of the geometry.
    """

    moved = Signal()
    """Another part is in sight."""

    most_px = 64.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.grabGesture(Qt.GestureType.PinchGesture)
        self.middle, self._cell_px = QPointF(), self.full_px
        self._is_fitted = True
        self._pressed: QPointF | None = None
        self._is_dragged = self._has_space = False

    @property
    def bounds(self) -> QRectF:
        """The rectangle of the maze; empty if there is none."""
        raise NotImplementedError

    @property
    def cell_px(self) -> float:
        return self._cell_px

    @property
    def room(self) -> QRect:
        return self.rect()

    @property
    def least_px(self) -> float:
        return min(self._fitting_px, 1.0)

    @Slot()
    def fit(self) -> None:
        self._is_fitted = True
        if not self.bounds.isEmpty():
            self._cell_px = min(self._fitting_px, self.most_px)
            self.move_to(self.bounds.center())

    def zoom_to(self, cell_px: float, about: QPointF | None = None) -> None:
        if self.bounds.isEmpty():
            return
        about = self._center if about is None else about
        fixed = self.place_at(about)
        self._is_fitted = False
        self._cell_px = min(max(cell_px, self.least_px), self.most_px)
        self.move_to(self.middle + fixed - self.place_at(about))

    def scroll_by(self, step: QPointF | QPoint) -> None:
        if not self.bounds.isEmpty():
            self._is_fitted = False
            self.move_to(self.middle + QPointF(step) / self._cell_px)

    def move_to(self, middle: QPointF) -> None:
        bounds = self.bounds
        x = min(max(middle.x(), bounds.left()), bounds.right())
        y = min(max(middle.y(), bounds.top()), bounds.bottom())
        # On whole pixels of the screen, where pictures are sharp.
        px = self._cell_px * self.devicePixelRatioF()
        aside, above = self.width() % 2 / 2, self.height() % 2 / 2
        self.middle = QPointF(
            (floor(x * px + 0.5 - aside) + aside) / px, (floor(y * px + 0.5 - above) + above) / px
        )
        self.moved.emit()
        self.update()

    def place_at(self, position: QPointF) -> QPointF:
        """Return the place of the geometry under a place of the widget."""
        return self.middle + (position - self._center) / self._cell_px

    def position_at(self, place: QPointF) -> QPointF:
        """Return the place of the widget over a place of the geometry."""
        return (place - self.middle) * self._cell_px + self._center

    def frame_of(self, geometry: Geometry, corner: QPointF) -> Frame:
        """Return the pixels of the widget over a maze whose geometry begins at a corner."""
        ratio = self.devicePixelRatioF()
        size, origin = self.size() * ratio, self.position_at(corner) * ratio
        return Frame(
            0, 0, size.width(), size.height(), origin.x(), origin.y(), self._cell_px * ratio,
            geometry.pitch, geometry.lead,
        )  # fmt: skip

    @property
    def _center(self) -> QPointF:
        return QPointF(self.width() / 2, self.height() / 2)

    @property
    def _fitting_px(self) -> float:
        bounds, room = self.bounds, self.rect().adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
        return max(min(room.width() / bounds.width(), room.height() / bounds.height()), 1e-6)

    # Events

    def event(self, event: QEvent) -> bool:
        return self.pinch(event, self) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole still, if it was shown, or else the same middle."""
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
        else:
            self.zoom_to(self._cell_px)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn_wheel(event, event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed, self._is_dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        by = event.position() - self._pressed
        if self._is_dragged or by.manhattanLength() >= CLICK_PX:
            self._pressed, self._is_dragged = event.position(), True
            self._show_cursor()
            self.scroll_by(-by)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not self._is_dragged and event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position())
        self._pressed, self._is_dragged = None, False
        self._show_cursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pan, zoom or fit; while Space is held, the left button pans."""
        if event.key() == Qt.Key.Key_Space:
            self._hold_space(is_held=True)
        elif not self.press_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._hold_space(is_held=False)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget Space: another widget will receive its release."""
        super().focusOutEvent(event)
        self._hold_space(is_held=False)

    def _hold_space(self, *, is_held: bool) -> None:
        self._has_space = is_held
        self._show_cursor()

    def _show_cursor(self) -> None:
        if self._is_dragged:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._has_space:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()

    def _click(self, position: QPointF) -> None:
        """Follow a click of the left button."""
