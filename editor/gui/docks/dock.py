"""What all docks can do."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget

from editor.gui.keyboard import first_for_keys


class Dock(QDockWidget):
    """A dock that an action shows and hides: `window.NAME` does it for the one called `NAME_dock`."""

    left = Signal()
    """Whoever worked in it is done: its action has hidden it, or Escape was pressed."""

    @property
    def action_name(self) -> str:
        """The name of that action."""
        return f"window.{self.objectName().removesuffix('_dock')}"

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        """Show it in front, with the keys, or hide it; one that lies behind another's tab comes forward."""
        if self.isHidden() if is_on else self.is_behind:
            self.show()
            self.raise_()
            first = first_for_keys(self.widget())
            # A gesture that goes on is given up by Escape, which the maze must get.
            if first is not None and not QApplication.mouseButtons():
                first.setFocus(Qt.FocusReason.ShortcutFocusReason)
            # Among those that share its place it is once the layout has been worked out.
            QTimer.singleShot(0, self.raise_)
        elif not is_on and not self.isHidden():
            widget = QApplication.focusWidget()
            has_keys = widget is not None and self.isAncestorOf(widget)
            self.hide()
            if has_keys:
                self.left.emit()

    @property
    def is_behind(self) -> bool:
        """Whether it is shown, and another that shares its place covers it."""
        return not self.isHidden() and self.window().isVisible() and self.visibleRegion().isEmpty()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, where nothing in the dock has a use for it, leads back to the maze."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
