"""The start page and the tour, of which one is shown at a time."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Slot
from shiboken6 import isValid

from mazarine.gui.features import welcome as start
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.shell.workspaces import Workspace
from mazarine.resources_path import resource


class Welcome(QObject):
    """Shows the start page and the tour over a window, and removes them."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._window, self._view, self._scene, self._current = shell, shell.view, shell.scene, shell.current
        self._page: start.StartPage | None = None
        self._tour: start.Tour | None = None
        shell.add(
            ActionSpec("help.start_page", tr_later("&Start page"), "start_page", (),
                       tr_later("Create a maze, open a recent one, or open an example"),
                       self.show_page, needs_maze=False),
            ActionSpec("help.tour", tr_later("Take the &tour"), "tour", (),
                       tr_later("Learn the basics in two minutes"), self.begin_tour, needs_maze=False),
        )  # fmt: skip
        shell.documents.leaving.all_closed.connect(self.show_page)
        shell.start_page_wanted.connect(self.show_page)
        shell.closing.connect(self.end_tour)

    @Slot()
    def show_page(self) -> None:
        self.clear()
        window, document = self._window, self._current.document
        page = self._page = start.StartPage(
            window.settings, window.workers, self._scene.palette_of_maze, window.actions_by_name, self._view,
            None if document.is_untouched else document.label,
        )  # fmt: skip
        # First of all: a message would lie under the page.
        page.file_wanted.connect(page.leave)
        page.file_wanted.connect(window.documents.opening.open_path)
        page.workspace_wanted.connect(self._begin_in)
        page.left.connect(self._drop_page)
        self._current.maze_replaced.connect(page.leave)
        self._current.maze_changed.connect(page.leave)
        self._view.resized.connect(page.place)
        page.show()
        page.raise_()
        window.cover(page)

    @Slot(object)
    def _begin_in(self, workspace: Workspace) -> None:
        """Show a workspace, with its first example if no maze is open."""
        self.clear()
        self._window.workspaces.choose(workspace)
        if self._current.document.is_untouched:
            self._window.documents.opening.open_path(resource(f"mazes/{workspace.examples[0]}"))

    @Slot()
    def begin_tour(self) -> None:
        self.clear()
        window = self._window
        parts = {
            "view": self._view, "legend": window.legend, "status_bar": window.statusBar(),
            "menu_bar": window.menuBar(), "tool_bar": window.tool_bar,
            "overlay_box": window.main_bar.overlay_box, **window.docks,
        }  # fmt: skip
        signals = {
            "maze": self._current.maze_changed, "zoom": self._view.zoom_changed,
            "tool": window.toolbox.tool_changed, "path": window.probe.text_changed,
            "overlay": self._scene.overlay_changed, "region": window.finder.found,
        }  # fmt: skip
        steps = start.steps_of(window.actions_by_name, parts, signals, self._maze_area)
        restore = self._layout_restorer()
        self._tour = start.Tour(steps, self._window, window.menuBar())
        self._tour.ended.connect(restore)
        self._view.escape_pressed.connect(self._tour.leave)

    def _layout_restorer(self) -> Callable[[], None]:
        """Return a function that restores the legend, the visible part of the maze, and the docks.

        The docks of a workspace that was chosen meanwhile stay.
        """
        window, view, legend = self._window, self._view, self._window.actions_by_name["view.legend"]
        layout, place, has_legend = window.saveState(), view.place, legend.isChecked()
        session, workspace = self._current.session, window.workspaces.present

        def restore() -> None:
            legend.setChecked(has_legend)
            if window.workspaces.present is workspace:
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
            self._window.cover(None)
            layout = self._window.layout()
            if layout is not None:
                layout.activate()
            self._view.fit_again()


def install(shell: Shell) -> None:
    Welcome(shell)
