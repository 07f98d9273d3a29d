"""Layout of tool bars and docks: where they are, which are hidden, and how to restore them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

from mazarine.gui import features
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.results import Results
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.features.levels.level_actions import LevelActions
from mazarine.gui.features.properties.things_here import HereTracker
from mazarine.gui.features.selection.selection_actions import SelectionActions
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.settings import Settings
from mazarine.gui.shell.dock import Dock, draw_title_icons
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Cell

_VERSION = 9
"""Another number makes a window forget layouts of bars and docks that it does not know any more."""
_WIDTH_PX = 328
_HEIGHTS_PX = 140, 235, 305
"""Of the minimap, the levels and the properties; those of a larger window are in the same proportion."""


class Docks(NamedTuple):
    """The docks, of which each is named as in its action."""

    regions: Dock[features.analysis_dock.RegionsPanel]
    statistics: Dock[features.analysis_dock.StatisticsPanel]
    problems: Dock[features.problems.ProblemsPanel]
    generators: Dock[features.make.ScrollableGenerators]
    levels: Dock[features.levels.LevelsPanel]
    stamps: Dock[features.selection.StampsPanel]
    minimap: Dock[features.minimap.Minimap]
    history: Dock[features.history.HistoryPanel]
    last_change: Dock[features.history.LastChangePanel]
    properties: Dock[features.properties.PropertiesPanel]
    console: Dock[features.console.ConsolePanel]
    design: Dock[features.make.ScrollableDesign]


def make_docks(
    current: CurrentSession,
    scene: MazeScene,
    view: MazeView,
    finder: RegionFinder,
    workers: Workers,
    messages: MessageBar,
    documents: DocumentManager,
    results: Results,
    levels: LevelActions,
    selecting: SelectionActions,
    console: ConsoleRunner,
    settings: Settings,
    actions: Mapping[str, QAction],
    window: QWidget,
) -> Docks:
    """Return the docks of a window; the content of each is made when it is first shown."""
    here = HereTracker(current, view, window)
    properties = Dock(
        "properties", tr_later("Properties"),
        lambda: features.properties.PropertiesPanel(current, scene, here, messages, actions["board.resize"]),
        window,
    )  # fmt: skip

    def show_region(cell: Cell) -> None:
        properties.show()
        properties.raise_()
        properties.content.show_region(cell)

    return Docks(
        Dock(
            "regions",
            tr_later("Regions"),
            lambda: features.analysis_dock.RegionsPanel(current, scene, finder, workers, show_region),
            window,
        ),
        Dock(
            "statistics",
            tr_later("Statistics"),
            lambda: features.analysis_dock.StatisticsPanel(current, messages),
            window,
        ),
        Dock(
            "problems",
            tr_later("Problems"),
            lambda: features.problems.ProblemsPanel(current, scene, view, finder, messages),
            window,
        ),
        Dock(
            "generators",
            tr_later("Generators"),
            lambda: features.make.ScrollableGenerators(current, scene, workers, documents, results, messages),
            window,
        ),
        Dock(
            "levels",
            tr_later("Levels"),
            lambda: features.levels.LevelsPanel(current, scene, workers, levels, actions),
            window,
        ),
        Dock(
            "stamps",
            tr_later("Stamps"),
            lambda: features.selection.StampsPanel(selecting.stamps, selecting, scene, messages, actions),
            window,
        ),
        Dock("minimap", tr_later("Minimap"), lambda: features.minimap.Minimap(scene, view), window),
        Dock("history", tr_later("History"), lambda: features.history.HistoryPanel(current), window),
        Dock(
            "last_change",
            tr_later("Last change"),
            lambda: features.history.LastChangePanel(current, scene, view, finder, workers),
            window,
        ),
        properties,
        Dock(
            "console",
            tr_later("Python console"),
            lambda: features.console.ConsolePanel(console, settings, actions["scripts.run"]),
            window,
        ),
        Dock(
            "design",
            tr_later("Design"),
            lambda: features.make.ScrollableDesign(
                current, scene, workers, results, messages, actions["design.harder"], actions["design.easier"]
            ),
            window,
        ),
    )


class Docking(QObject):
    """Keeps the layout of a window, and shows docks."""

    def __init__(
        self,
        window: QMainWindow,
        docks: Docks,
        bars: Sequence[QToolBar],
        scene: MazeScene,
        actions: Mapping[str, QAction],
    ) -> None:
        super().__init__(window)
        self._window, self._docks, self._bars = window, docks, bars
        self._actions = actions
        self._hidden: list[Dock[QWidget]] = []
        self._set_aside: list[tuple[QWidget, bool]] = []
        self._first = QByteArray()
        for dock in docks:
            dock.visibilityChanged.connect(self._show_which)
        scene.palette_changed.connect(self._draw_title_icons)

    @property
    def layout(self) -> QByteArray:
        """The layout as it is, for the settings."""
        return self._window.saveState(_VERSION)

    def arrange(self) -> None:
        """Put the docks where they are at first: three below each other, and the others behind the last."""
        window, docks = self._window, self._docks
        in_front: tuple[QDockWidget, ...] = docks.minimap, docks.levels, docks.properties
        behind: tuple[QDockWidget, ...] = docks.regions, docks.statistics, docks.problems
        for dock in in_front:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        # Hidden first: the tabs of those that share a place would be left over it.
        for each in docks:
            each.hide()
        on_demand = (
            docks.generators, docks.design, docks.stamps, docks.history, docks.last_change,
        )  # fmt: skip
        for dock in (*behind, *on_demand):
            window.tabifyDockWidget(docks.properties, dock)
        # Below the maze only: together with those at the right it would not fit on a small screen.
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, docks.console)
        docks.console.hide()
        for dock in (*in_front, *behind):
            dock.show()
        docks.properties.raise_()
        window.resizeDocks([docks.properties], [_WIDTH_PX], Qt.Orientation.Horizontal)
        window.resizeDocks(list(in_front), list(_HEIGHTS_PX), Qt.Orientation.Vertical)

    def lay_out(self, layout: QByteArray) -> None:
        """Restore a saved layout; one of another version changes nothing."""
        self._window.restoreState(layout, _VERSION)

    def note_layout(self) -> None:
        """Make the current layout the one that `reset` restores."""
        self._first = self.layout

    @Slot()
    def reset(self) -> None:
        """Restore the initial layout of bars and docks."""
        self.show_hidden()
        self.lay_out(self._first)
        self._docks.properties.raise_()

    @Slot(bool)
    def set_locked(self, is_locked: bool) -> None:
        """Let bars and docks be moved, or not."""
        feature = QDockWidget.DockWidgetFeature
        for dock in self._docks:
            may = feature.DockWidgetClosable
            dock.setFeatures(
                may if is_locked else may | feature.DockWidgetMovable | feature.DockWidgetFloatable
            )
        for bar in self._bars:
            bar.setMovable(not is_locked)

    @Slot(bool)
    def set_docks_hidden(self, are_hidden: bool) -> None:
        """Hide the docks that are there, or bring back those that were."""
        if are_hidden:
            self._hidden = [dock for dock in self._docks if not dock.isHidden()]
        for dock in self._hidden:
            dock.setVisible(not are_hidden)
        if not are_hidden:
            self._hidden = []

    def set_aside(self, is_aside: bool) -> None:
        """Hide docks and bars, which are about a maze, while the start page is shown; or bring them back."""
        if is_aside and not self._set_aside:
            parts = [*self._docks, *self._bars, self._window.statusBar()]
            shown = [part for part in parts if not part.isHidden()]
            self._set_aside = [
                (part, isinstance(part, Dock) and not part.is_covered) for part in shown
            ]  # fmt: skip
            for part in shown:
                part.hide()
        elif not is_aside:
            parts_before, self._set_aside = self._set_aside, []
            for part, _ in parts_before:
                part.show()
            for part, is_in_front in parts_before:
                if is_in_front:
                    part.raise_()

    def show_hidden(self) -> None:
        """Bring back the docks that were hidden together or for the start page, if they are."""
        self.set_aside(False)
        self._actions["window.hide_docks"].setChecked(False)

    @Slot(bool)
    def set_full_screen(self, is_on: bool) -> None:
        """Fill the screen, or not."""
        state, full = self._window.windowState(), Qt.WindowState.WindowFullScreen
        self._window.setWindowState(state | full if is_on else state & ~full)

    @Slot()
    def show_properties(self) -> None:
        """Show the properties of the object under the pointer."""
        dock = self._docks.properties
        if dock.content.show_here():
            dock.show()
            dock.raise_()
            dock.content.ensureWidgetVisible(dock.content.here_form)

    @Slot()
    def remove_stamp(self) -> None:
        """Remove the stamp that is selected in its dock."""
        self._docks.stamps.content.remove()

    @Slot()
    def _show_which(self) -> None:
        for dock in self._docks:
            self._actions[dock.action_name].setChecked(not dock.isHidden())

    @Slot()
    def _draw_title_icons(self) -> None:
        for dock in self._docks:
            draw_title_icons(dock)
