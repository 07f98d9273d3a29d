"""What all docks can do: the frame is there from the start, the content when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QWidget

from mazewright.gui.background.reporting import Reporting
from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon
from mazewright.gui.widgets.keyboard import first_for_keys

_Content_co = TypeVar("_Content_co", bound=QWidget, covariant=True)
_ICONS = {"qt_dockwidget_closebutton": "close", "qt_dockwidget_floatbutton": "float"}


class Dock(Reporting, QDockWidget, Generic[_Content_co]):
    """A dock that an action shows and hides: `window.NAME` for the dock of that name.

    Parameters
    ----------
    name : the name in layouts and actions
    title : the title in English
    make : returns the content, and imports what only the content needs
    """

    left = Signal()
    """The dock was left: its action has hidden it, or Escape was pressed."""

    def __init__(
        self, name: str, title: str, make: Callable[[], _Content_co], parent: QWidget | None = None
    ) -> None:
        super().__init__(tr(title), parent)
        self.setObjectName(f"{name}_dock")
        self.action_name = f"window.{name}"
        self._make = make
        self._content: _Content_co | None = None

    @property
    def content(self) -> _Content_co:
        """The content, which is made now if the dock was never shown."""
        if self._content is None:
            self._content = self._make()
            self.setWidget(self._content)
        return self._content

    def setVisible(self, is_visible: bool) -> None:
        """Make the content before the dock is shown: the layout asks for its size."""
        if is_visible:
            _ = self.content
        super().setVisible(is_visible)

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        """Show it in front, with the keys, or hide it; one that lies behind another's tab comes forward."""
        if self.isHidden() if is_on else self.is_behind:
            self.show()
            self.raise_()
            first = first_for_keys(self.content)
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


def draw_title_icons(dock: QDockWidget) -> None:
    """Set our icons on the buttons of a dock's title; a style change resets them."""
    for name, drawing in _ICONS.items():
        for button in dock.findChildren(QAbstractButton, name):
            button.setIcon(icon(drawing))
