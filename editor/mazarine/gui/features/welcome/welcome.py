"""The start page and the tour, of which one is shown at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.features import welcome as start
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.settings import Settings


class Welcome(QObject):
    """Shows the start page and the tour over a window, and removes them.

    Parameters
    ----------
    set_aside : hides the parts of the window that are about a maze, or shows them again
    parts : the parts of the window that the tour shows, by the names that its steps use
    signals : emitted when the user does what the tour asks for
    """

    page_changed = Signal()
    """The start page was shown or removed."""

    def __init__(
        self,
        window: QMainWindow,
        view: MazeView,
        scene: MazeScene,
        current: CurrentSession,
        documents: DocumentManager,
        workers: Workers,
        settings: Settings,
        actions: Mapping[str, QAction],
        set_aside: Callable[[bool], None],
        parts: Mapping[str, QWidget],
        signals: Mapping[str, SignalInstance],
    ) -> None:
        super().__init__(window)
        self._window, self._view, self._scene, self._current = window, view, scene, current
        self._documents, self._workers, self._settings = documents, workers, settings
        self._actions, self._set_aside = actions, set_aside
        self._parts, self._signals = parts, signals
        self._page: start.StartPage | None = None
        self._tour: start.Tour | None = None
        documents.start_page_wanted.connect(self.show_page)

    @property
    def has_page(self) -> bool:
        """Whether the start page is shown."""
        return self._page is not None

    @Slot()
    def show_page(self) -> None:
        """Show the start page."""
        self.clear()
        self._set_aside(True)
        document = self._current.document
        page = self._page = start.StartPage(
            self._settings, self._workers, self._scene.palette_of_maze, self._actions, self._view,
            None if document.is_untouched else document.label,
        )  # fmt: skip
        # First of all: a message would lie under the page.
        page.file_wanted.connect(page.leave)
        page.file_wanted.connect(self._documents.open_path)
        page.left.connect(self._drop_page)
        self._current.maze_replaced.connect(page.leave)
        self._current.maze_changed.connect(page.leave)
        self._view.resized.connect(page.place)
        page.show()
        page.raise_()
        self.page_changed.emit()
        self.take_keys()

    @Slot()
    def take_keys(self) -> None:
        """Focus the maze, or the page that covers it."""
        to = self._page or self._view
        # A dock that floats is a window of its own.
        to.activateWindow()
        to.setFocus()

    @Slot()
    def begin_tour(self) -> None:
        """Start the tour."""
        self.clear()
        steps = start.steps_of(self._actions, self._parts, self._signals, self._maze_area)
        restore = self._layout_restorer()
        self._tour = start.Tour(steps, self._window, self._parts["menu_bar"])
        self._tour.ended.connect(restore)
        self._view.escape_pressed.connect(self._tour.leave)

    def _layout_restorer(self) -> Callable[[], None]:
        """Return a function that restores the docks, the legend and the visible part of the maze."""
        window, view, legend = self._window, self._view, self._actions["view.legend"]
        layout, place, has_legend = window.saveState(), view.place, legend.isChecked()
        session = self._current.session

        def restore() -> None:
            legend.setChecked(has_legend)
            window.restoreState(layout)
            if self._current.session is session:
                # The view has its size first.
                view.go_back(place)
                QTimer.singleShot(0, view, lambda: view.go_back(place))

        return restore

    def _maze_area(self) -> QRect:
        """Return where the maze is in the window, as far as it is visible."""
        view = self._view
        maze = view.viewportTransform().mapRect(self._scene.maze_rect).toAlignedRect()
        seen = maze & view.viewport().rect()
        return seen.translated(view.viewport().mapTo(self._window, QPoint()))

    def clear(self) -> None:
        """Remove the start page and the tour."""
        if self._page is not None:
            self._page.leave()
        self.end_tour()

    def end_tour(self) -> None:
        """End the tour, if there is one, and put the layout back."""
        if self._tour is not None and isValid(self._tour):
            self._tour.end()

    @Slot()
    def _drop_page(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            page.deleteLater()
            self._set_aside(False)
            layout = self._window.layout()
            if layout is not None:
                layout.activate()
            self._view.fit_again()
            self.page_changed.emit()
            self.take_keys()
