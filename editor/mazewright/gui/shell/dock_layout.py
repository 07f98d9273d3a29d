"""Where bars and docks stand: the layout, what is hidden of it, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, Slot
from PySide6.QtWidgets import QDockWidget, QWidget

if TYPE_CHECKING:
    from mazewright.gui.docks.dock import Dock
    from mazewright.gui.shell.main_window import MainWindow

_VERSION = 8
"""Another number makes a window forget layouts of bars and docks that it does not know any more."""


class Docking(QObject):
    """Keeps the layout of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._hidden: list[Dock[QWidget]] = []
        self._first = QByteArray()

    @property
    def layout(self) -> QByteArray:
        """The layout as it is, for the settings."""
        return self._window.saveState(_VERSION)

    def lay_out(self, layout: QByteArray) -> None:
        """Have a layout that was kept; one of another version changes nothing."""
        self._window.restoreState(layout, _VERSION)

    def note_layout(self) -> None:
        """Take the layout as it is for the one to go back to."""
        self._first = self.layout

    @Slot()
    def reset(self) -> None:
        """Put bars and docks where they were at first."""
        self.show_hidden()
        self.lay_out(self._first)
        self._window.regions_dock.show()

    @Slot(bool)
    def set_locked(self, is_locked: bool) -> None:
        """Let bars and docks be moved, or not."""
        feature = QDockWidget.DockWidgetFeature
        for dock in self._window.docks:
            may = feature.DockWidgetClosable
            dock.setFeatures(
                may if is_locked else may | feature.DockWidgetMovable | feature.DockWidgetFloatable
            )
        for bar in (self._window.main_bar.bar, self._window.tool_bar):
            bar.setMovable(not is_locked)
        self._window.settings.set_on("locked", is_locked)

    @Slot(bool)
    def set_docks_hidden(self, are_hidden: bool) -> None:
        """Hide the docks that are there, or bring back those that were."""
        if are_hidden:
            self._hidden = [dock for dock in self._window.docks if not dock.isHidden()]
        for dock in self._hidden:
            dock.setVisible(not are_hidden)
        if not are_hidden:
            self._hidden = []

    def show_hidden(self) -> None:
        """Bring back the docks that were hidden together, if they are."""
        self._window.actions_by_name["window.hide_docks"].setChecked(False)

    @Slot(bool)
    def set_full_screen(self, is_on: bool) -> None:
        """Fill the screen, or not."""
        window, full = self._window.window(), Qt.WindowState.WindowFullScreen
        window.setWindowState(window.windowState() | full if is_on else window.windowState() & ~full)
