"""What leads in whoever is new: the start page and the tour, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from shiboken6 import isValid

from mazewright.gui.shell import start

if TYPE_CHECKING:
    from mazewright.gui.shell.main_window import MainWindow


class Welcome(QObject):
    """Shows the two over a window, and takes them away."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._page: start.StartPage | None = None
        self._tour: start.Tour | None = None

    @Slot()
    def show_page(self) -> None:
        """Offer what one may begin with."""
        window = self._window
        self.clear()
        page = self._page = start.StartPage(
            window.settings, window.workers, window.scene.palette_of_maze, window.actions_by_name, window.view
        )
        # First of all: a message would lie under the page.
        page.file_wanted.connect(page.leave)
        page.file_wanted.connect(window.documents.open_path)
        page.left.connect(self._drop_page)
        window.current.maze_replaced.connect(page.leave)
        window.view.resized.connect(page.place)
        page.show()
        page.raise_()
        self.take_keys()

    @Slot()
    def take_keys(self) -> None:
        """Give the keys to the maze, or to the page that covers it."""
        to = self._page or self._window.view
        # A dock that floats is a window of its own.
        to.activateWindow()
        to.setFocus()

    @Slot()
    def begin_tour(self) -> None:
        """Lead from part to part of the window."""
        self.clear()
        self._tour = start.Tour(start.steps_of(self._window), self._window)

    def clear(self) -> None:
        """Take away the start page and the tour."""
        if self._page is not None:
            self._page.leave()
        if self._tour is not None and isValid(self._tour):
            self._tour.end()

    @Slot()
    def _drop_page(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            page.deleteLater()
            self.take_keys()
