"""What all docks can do."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QDockWidget, QLineEdit, QScrollArea, QWidget


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
            if not QApplication.mouseButtons():  # A gesture that goes on is given up by Escape.
                self._take_keys()
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

    def _take_keys(self) -> None:
        """Give the keys to the first part of the dock that has a use for them.

        Fields that are written in are left out: who goes on to a tool by its letter must not write there.
        """
        widgets = [self.widget(), *self.widget().findChildren(QWidget)]
        first = next((widget for widget in widgets if _takes_keys(widget)), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    is_other = isinstance(widget, QScrollArea | QLineEdit | QAbstractSpinBox)
    return by_tab and not is_other and widget.isVisible() and widget.isEnabled()
