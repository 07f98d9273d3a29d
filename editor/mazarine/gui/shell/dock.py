"""The base of all docks: the frame exists from the start, the content when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QWidget

from mazarine.gui.background.reporting import Reporting
from mazarine.gui.i18n import show_text
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.keyboard import first_for_keys
from mazarine.messages import Message

_Content_co = TypeVar("_Content_co", bound=QWidget, covariant=True)
_CLOSE_BUTTON, _FLOAT_BUTTON = "qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"
_ICONS = {_CLOSE_BUTTON: "close", _FLOAT_BUTTON: "float"}


class Dock(Reporting, QDockWidget, Generic[_Content_co]):
    """A dock that an action shows and hides: `window.NAME` for the dock of that name."""

    left = Signal()
    """The dock was left: it was hidden with the keyboard focus in it, or Escape was pressed."""

    def __init__(
        self, name: str, title: Message, make: Callable[[], _Content_co], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        show_text(title, self._show_title)
        self._name_buttons()
        self.topLevelChanged.connect(self._name_buttons)
        self.featuresChanged.connect(self._name_buttons)
        self.setObjectName(f"{name}_dock")
        self.action_name = f"window.{name}"
        self._make = make
        self._content: _Content_co | None = None
        self.visibilityChanged.connect(self._follow_visibility)

    def _show_title(self, text: str) -> None:
        self.setWindowTitle(text.replace("&", ""))

    @Slot()
    def _name_buttons(self) -> None:
        """Name the buttons of the title for screen readers: Qt does not know all languages, nor changes."""
        for button in self.findChildren(QAbstractButton, _CLOSE_BUTTON):
            show_text("Close", button.setAccessibleName)
            show_text("Close the dock", button.setAccessibleDescription)
        for button in self.findChildren(QAbstractButton, _FLOAT_BUTTON):
            show_text("Float", button.setAccessibleName)
            show_text("Float the dock, or dock it again", button.setAccessibleDescription)

    @property
    def content(self) -> _Content_co:
        """The content, which is made now if the dock was never shown."""
        if self._content is None:
            self._content = self._make()
            # The docks of one place keep their common size when another one comes to the front.
            policy = self._content.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self._content.setSizePolicy(policy)
            self.setWidget(self._content)
            if self.is_covered:
                self._content.hide()
        return self._content

    def setVisible(self, is_visible: bool) -> None:
        """Make the content before the dock is shown: the layout asks for its size.

        There is nothing to fill while the window is not painted.
        """
        if is_visible and self.window().isVisible() and self.updatesEnabled():
            _ = self.content
        super().setVisible(is_visible)

    @Slot(bool)
    def _follow_visibility(self, is_visible: bool) -> None:
        """Hide a content that another dock covers, so that it computes nothing."""
        if self._content is not None or (is_visible and self.updatesEnabled()):
            self.content.setVisible(is_visible)

    @Slot(bool)
    def set_shown(self, is_on: bool) -> None:
        """Show the dock in front, with the keyboard focus, or hide it."""
        if self.isHidden() if is_on else self.is_covered:
            self.show_in_front()
        elif not is_on and not self.isHidden():
            self.put_away()

    def put_away(self) -> None:
        """Hide the dock, and leave it if it has the keyboard focus."""
        widget = QApplication.focusWidget()
        has_keys = widget is not None and self.isAncestorOf(widget)
        self.hide()
        if has_keys:
            self.left.emit()

    def show_in_front(self) -> None:
        """Show the dock before those in the same place, with the keyboard focus."""
        self.show()
        self.raise_()
        first = first_for_keys(self.content)
        # Escape cancels a gesture in progress: the maze must keep the focus meanwhile.
        if first is not None and not QApplication.mouseButtons():
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)
        # Among docks with tabs this works only after the layout is done.
        QTimer.singleShot(0, self.raise_)

    @property
    def is_covered(self) -> bool:
        """Whether the dock is shown, but covered by another one in the same place."""
        return not self.isHidden() and self.window().isVisible() and self.visibleRegion().isEmpty()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return the focus to the maze with Escape, unless something in the dock uses the key."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def draw_title_icons(dock: QDockWidget) -> None:
    """Set our icons on the buttons of a dock's title; a style change resets them."""
    for name, drawing in _ICONS.items():
        for button in dock.findChildren(QAbstractButton, name):
            button.setIcon(icon(drawing))
