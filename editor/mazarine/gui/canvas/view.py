"""The view of the maze: it passes the pointer to the tools, and pans."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from mazarine.gui.canvas.cell_cursor import CellCursor
from mazarine.gui.canvas.pointer import GestureHandler, Pointer
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.zoom_view import ZoomView
from mazarine.gui.i18n import show_text
from mazarine.gui.widgets.keyboard import is_written_in

_LEAST_WIDTH_PX, _LEAST_HEIGHT_PX = 240, 160
"""Room for the message bar."""


class _Hand(Enum):
    FREE = auto()
    PAINTS = auto()
    AWAITS_MENU = auto()
    """The right button is down; its release opens the menu, unless it is dragged."""
    PANS = auto()


class MazeView(ZoomView):
    """Passes the left and right button to the tools; the middle one, or Space and the left one, pan."""

    pointer_moved = Signal(object)
    """A `Pointer`, or None when it has left."""
    escape_pressed = Signal(bool)
    """Whether it has canceled a gesture."""
    menu_requested = Signal(QPoint)
    """The context menu, at a place of the viewport."""

    def __init__(self, scene: MazeScene, gestures: GestureHandler) -> None:
        super().__init__(scene)
        self._gestures = gestures
        self._hand = _Hand.FREE
        self._last_position = QPoint()
        self._menu_pointer = self._painted_to = Pointer(0, 0)
        self._keeps_pointer = False
        self._space_is_down = False
        self.setMinimumSize(_LEAST_WIDTH_PX, _LEAST_HEIGHT_PX)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # A file that is dropped is for the window.
        self.setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        show_text("Maze", self.setAccessibleName)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.cell_cursor = CellCursor(scene, gestures, self)
        self.cell_cursor.moved.connect(self.pointer_moved)
        self.cell_cursor.wants_to_be_seen.connect(self.center_on_rect)
        self._show_cursor()
        self._position: QPointF | None = None
        self.pointer_moved.connect(scene.follow_pointer)
        # After the view has followed, which comes first.
        scene.shifted.connect(self._update_pointer)

    @property
    def aim(self) -> QPointF:
        """The place of the scene under the pointer, or in the middle while the pointer is elsewhere."""
        middle = QPointF(self.viewport().rect().center())
        return self.scene_point(middle if self._position is None else self._position)

    def event(self, event: QEvent) -> bool:
        """Pass keys to the tool that uses them, also if they are shortcuts of actions."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._is_view_key(event):
            event.accept()
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom or scroll, and update what is under the pointer."""
        super().wheelEvent(event)
        self._emit_pointer(event.position(), event.buttons(), event.modifiers())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll; a label may have its room on another side of its place now."""
        super().scrollContentsBy(dx, dy)
        for label in (self.maze_scene.label, self.maze_scene.path_label):
            label.update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow the pointer; take the keyboard focus with it, unless the user is typing."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.MouseMove):
            self._take_keys()
        if event.type() == QEvent.Type.Leave and not self._keeps_pointer:
            self._leave()
        return super().viewportEvent(event)

    def _leave(self) -> None:
        self._position = None
        if not self.hasFocus():
            # Another widget will receive the releases of keys.
            self._gestures.turn_keys(Qt.KeyboardModifier.NoModifier)
        self._gestures.hover(None)
        self.pointer_moved.emit(None)

    def keep_pointer(self, is_kept: bool) -> None:
        """Keep the pointer where it is while a menu is open, or notice that it has left meanwhile."""
        self._keeps_pointer = is_kept
        if not is_kept and not self.viewport().underMouse():
            self._leave()

    def _request_menu(self) -> None:
        """Open the context menu by the keyboard: at the pointer, the cell cursor, or in the middle."""
        point = self.cell_cursor.point if self.cell_cursor.is_on else self.aim
        self._position = self.viewportTransform().map(point)
        self._emit_pointer(self._position, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)
        self.menu_requested.emit(self._position.toPoint())

    def _take_keys(self) -> None:
        if not self.hasFocus() and self.isActiveWindow() and not is_written_in(QApplication.focusWidget()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last_position = event.globalPosition().toPoint()
        pans = event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self._space_is_down
        )
        if self._hand is _Hand.PAINTS and event.button() != Qt.MouseButton.MiddleButton:
            # A second button cancels the gesture, as in other paint programs.
            self._gestures.cancel()
            self._hand = _Hand.FREE
        elif self._hand is _Hand.AWAITS_MENU:
            self._hand = _Hand.FREE
        elif pans and self._hand is _Hand.FREE:
            self._hand = _Hand.PANS
            self._show_cursor()
        elif (
            self._hand is _Hand.FREE
            and event.button() == Qt.MouseButton.RightButton
            and self._gestures.opens_menu(self._pointer(event))
        ):
            self._hand, self._menu_pointer = _Hand.AWAITS_MENU, self._pointer(event)
        elif self._hand is _Hand.FREE and event.button() in (
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.RightButton,
        ):
            self._hand, self._painted_to = _Hand.PAINTS, self._pointer(event)
            self._gestures.press(self._painted_to, erases=event.button() == Qt.MouseButton.RightButton)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat the second click as a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with the gesture; end it if a menu or another window has taken the release of its button."""
        if not event.buttons() and self._hand is not _Hand.FREE:
            self._let_go(self._painted_to)
        # On the screen: a message that comes or goes moves the viewport, but not the maze.
        step = event.globalPosition().toPoint() - self._last_position
        dragged_px = step.manhattanLength()
        if self._hand is _Hand.AWAITS_MENU and dragged_px >= QApplication.startDragDistance():
            self._hand = _Hand.PAINTS
            self._gestures.press(self._menu_pointer, erases=True)
        if self._hand is _Hand.PANS:
            self._last_position += step
            self.scroll_by(-step)
        elif self._hand is _Hand.PAINTS:
            self._painted_to = self._pointer(event)
            self._gestures.drag(self._painted_to)
        elif self._hand is _Hand.FREE:
            self._gestures.hover(self._pointer(event))
        self.pointer_moved.emit(self._pointer(event))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._hand is _Hand.AWAITS_MENU and event.button() == Qt.MouseButton.RightButton:
            self._hand = _Hand.FREE
            self.menu_requested.emit(event.position().toPoint())
        elif (self._hand is _Hand.PANS and not event.buttons()) or (
            self._hand is _Hand.PAINTS
            and not event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton)
        ):
            self._let_go(self._pointer(event))
        event.accept()

    def _let_go(self, pointer: Pointer) -> None:
        """End what the hand does; a stroke ends here."""
        hand, self._hand = self._hand, _Hand.FREE
        self._show_cursor()
        if hand is _Hand.PAINTS:
            self._gestures.release(pointer)
            self._gestures.hover(pointer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Space, which makes the left button pan, Escape, which cancels the gesture, and arrows."""
        if _asks_for_menu(event):
            if self._hand is _Hand.FREE:
                self._request_menu()
        elif self._is_for_tool(event):
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._gestures.press_key(Qt.Key(event.key()), shift=shift)
        elif self.cell_cursor.takes(event):
            self.cell_cursor.press(event)
        elif event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_is_down = True
                self._show_cursor()
        elif event.key() == Qt.Key.Key_Escape:
            has_canceled = self._hand is _Hand.PAINTS or self.cell_cursor.is_holding
            self._gestures.cancel()
            self.cell_cursor.give_up()
            self.escape_pressed.emit(has_canceled)
            if self._hand in (_Hand.PAINTS, _Hand.AWAITS_MENU):
                self._hand = _Hand.FREE
        elif event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt):
            self._gestures.turn_keys(event.modifiers() | _MODIFIER_OF_KEY[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and self.maze_scene.has_levels:
            # At the last level the action is off and lets its key through; it must not scroll then.
            event.accept()
        elif not self.press_key(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat() and self._space_is_down:
                self._space_is_down = False
                self._show_cursor()
        elif event.key() in _MODIFIER_OF_KEY:
            self._gestures.turn_keys(event.modifiers() & ~_MODIFIER_OF_KEY[Qt.Key(event.key())])
        else:
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget the keys that are down: another widget will receive their releases."""
        super().focusOutEvent(event)
        self._space_is_down = False
        self._show_cursor()
        self._gestures.turn_keys(Qt.KeyboardModifier.NoModifier)

    def _is_view_key(self, event: QKeyEvent) -> bool:
        return self._is_for_tool(event) or self.cell_cursor.takes(event)

    def _is_for_tool(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        return plain and self._gestures.takes_key(Qt.Key(event.key()))

    @Slot(QPointF)
    def _update_pointer(self, _by: QPointF) -> None:
        """Update what is under the idle pointer after the maze has moved on the scene."""
        if self._position is not None and self._hand is not _Hand.PAINTS:
            self._emit_pointer(self._position, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)

    def _pointer(self, event: QMouseEvent) -> Pointer:
        self._position = event.position()
        return Pointer.at(self.scene_point(event.position()), event.modifiers())

    def _emit_pointer(
        self, position: QPointF, buttons: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        """Update what is under the pointer after the maze has moved under it."""
        pointer = Pointer.at(self.scene_point(position), modifiers)
        if self._hand is _Hand.FREE and not buttons:
            self._gestures.hover(pointer)
        self.pointer_moved.emit(pointer)

    def _show_cursor(self) -> None:
        """Show a hand while the maze is dragged, or Space is held for that."""
        if self._hand is _Hand.PANS:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space_is_down and self._hand is _Hand.FREE:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.CrossCursor
        self.viewport().setCursor(shape)


def _asks_for_menu(event: QKeyEvent) -> bool:
    has_shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and has_shift)


_MODIFIER_OF_KEY = {
    Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
    Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
    Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier,
}
