"""The main window: puts the parts together and ties them; each part does its own work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QChildEvent, QEvent, QSettings, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QMainWindow, QTabBar, QVBoxLayout, QWidget

from mazewright.gui import docks
from mazewright.gui.actions.keys import Keys
from mazewright.gui.analysis.analysis import Analysis
from mazewright.gui.analysis.segmenter import Segment, segment_space
from mazewright.gui.background.long_work import LongWork
from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.area_overlay import AreaOverlay
from mazewright.gui.canvas.floating import Floating
from mazewright.gui.canvas.ghost import GhostSide
from mazewright.gui.canvas.graph_overlay import GraphOverlay
from mazewright.gui.canvas.path_probe import Probe
from mazewright.gui.canvas.region_finder import RegionFinder
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.canvas.symmetry import SymmetryChoice
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.dialogs.questions import ask_to_stop
from mazewright.gui.docks.dock import Dock
from mazewright.gui.docks.legend import Legend
from mazewright.gui.docks.properties.here_tracker import HereTracker
from mazewright.gui.documents.autosave import JournalKeeper
from mazewright.gui.documents.document import Document
from mazewright.gui.i18n import tr
from mazewright.gui.session.current import CurrentSession
from mazewright.gui.session.selection import Selection
from mazewright.gui.session.session import MazeSession
from mazewright.gui.settings import Settings, known
from mazewright.gui.shell.bars import MainBar, RecentMenu, build_menus, build_tool_bar
from mazewright.gui.shell.building import build_actions
from mazewright.gui.shell.controls import Controls
from mazewright.gui.shell.dock_layout import Docking
from mazewright.gui.shell.exporter import Exporter
from mazewright.gui.shell.files import Files
from mazewright.gui.shell.levels import Levels
from mazewright.gui.shell.recovery import Recovery
from mazewright.gui.shell.selecting import Selecting
from mazewright.gui.shell.start.welcome import Welcome
from mazewright.gui.shell.status.status_bar import Status
from mazewright.gui.shell.tabs.tab_strip import TabStrip
from mazewright.gui.shell.upkeep import Upkeep
from mazewright.gui.style.icons import icon
from mazewright.gui.tools.edit_preview import Forecaster
from mazewright.gui.tools.tool import Bench
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.gui.widgets.focus_ring import FocusRing
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.maze import Maze

_CLOSE_WITHIN_S = 2.0


class MainWindow(QMainWindow):
    """The window of one maze, or its page where there are tabs.

    Attributes
    ----------
    strip : names the mazes that are open, if there are several
    log_path : the file of the log, None if none is kept

    Parameters
    ----------
    store : where settings are kept
    workers : the threads; the window ends them when it closes
    maze : what is open at first
    journals : the folder in which what is drawn is kept until it is saved; None keeps no journal
    """

    closed = Signal(object)
    """It has closed; tells which."""

    def __init__(
        self,
        store: QSettings,
        workers: Workers,
        maze: Maze | None = None,
        journals: Path | None = None,
        segment: Segment = segment_space,
    ) -> None:
        super().__init__()
        self.settings = Settings(store)
        self.workers = workers
        self.session = MazeSession(workers, self.settings, maze or Maze.blank(16, 16), segment, self)
        self.current = CurrentSession(self.session, self)
        self.scene = MazeScene(self.current, workers, self)
        self.probe = Probe(self.scene, self.current, self)
        self.floating = Floating(self.current, self.scene, self._refuse, self)
        self.area_overlay = AreaOverlay(self.scene, self.current, self.floating, workers, self)
        self.symmetry = SymmetryChoice(self.current, self.scene, self)
        bench = Bench(
            self.current, self.scene, self.probe, self.symmetry, self.floating, self._refuse, self._say,
            self._choose,
        )  # fmt: skip
        self.toolbox = Toolbox(bench, self)
        self.view = MazeView(self.scene, self.toolbox)
        self.strip = TabStrip()
        self.forecaster = Forecaster(self.current, self.scene, self.toolbox, workers, self)
        self.messages = MessageBar(self.view)
        self.selecting = Selecting(
            self.current, self.scene, self.view, self.floating, self.toolbox, self.messages, workers,
            (journals or Path(store.fileName())).parent / "stamps", self,
        )  # fmt: skip
        versions = None if journals is None else journals.parent / "versions"
        self.long_work = LongWork(self)
        self.files = Files(
            self, self.document, workers, self.long_work, self.settings, self.messages, versions
        )
        self.exporter = Exporter(
            self.current, self.scene, workers, self.long_work, self.settings, self.messages,
            self.files, self,
        )  # fmt: skip
        self.finder = RegionFinder(self.scene, self.view, self.current, self)
        self.levels = Levels(self.current, self.scene, self.messages, self)
        self._make_docks(workers)
        self.graph_overlay = GraphOverlay(self.current, self.view, self)
        self.legend = Legend(self.view)
        self.status = Status(self.statusBar(), self.current, self.long_work)
        self._make_actions()
        self.log_path: Path | None = None
        self._may_close = self._is_closing = self._is_agreed = False
        self._lay_out()
        self.focus_ring = FocusRing(self)
        self.upkeep = Upkeep(self)
        self.keeper: JournalKeeper | None = None
        self.recovery: Recovery | None = None
        if journals is not None:
            self._keep_journal(journals)
        self._restore()

    @property
    def document(self) -> Document:
        """The document that is shown."""
        return self.current.document

    @property
    def analysis(self) -> Analysis:
        """What is known of its regions."""
        return self.current.analysis

    @property
    def selection(self) -> Selection:
        """What is selected of it."""
        return self.current.selection

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for unsaved changes, end the threads, remember the layout."""
        if not self._may_close:
            self._is_closing = True
            self.files.leave(self._close)
            self._is_closing = False
        if self._may_close and not self._is_agreed and not self.may_stop():
            self._may_close = False
        if not self._may_close:
            event.ignore()
            return
        if self.isVisible():
            self.settings.set_window_state("geometry", self.window().saveGeometry())
            self.docking.show_hidden()
            self.settings.set_window_state("layout", self.docking.layout)
        self.settings.sync()
        self.hide()
        self.long_work.stop_all()
        if self.keeper is not None:
            self.keeper.finish()
        self.files.claim.release()
        # A kernel that is being compiled cannot be stopped. A page does not wait: the window around it does.
        self.session.close()
        within_s = _CLOSE_WITHIN_S if self.isWindow() else 0
        self.session.segmentation.close(within_s)
        self.workers.close(within_s)
        super().closeEvent(event)
        self.closed.emit(self)

    def may_stop(self) -> bool:
        """Ask whether work may be stopped that the user would have to begin anew; true if there is none."""
        dear = self.long_work.dear
        return dear is None or ask_to_stop(self, dear.words)

    def close_as_agreed(self) -> None:
        """Close without a question: what is not saved may be lost, and work stopped."""
        self._may_close = self._is_agreed = True
        self.close()

    def childEvent(self, event: QChildEvent) -> None:
        """Have the tabs of docks that share a place named and whole: Qt makes them when they are needed."""
        super().childEvent(event)
        bar = event.child() if event.type() == QEvent.Type.ChildPolished else None
        if isinstance(bar, QTabBar):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
            bar.setAccessibleName(tr("Docks"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "upkeep"):
            self.upkeep.follow_palette()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        urls = event.mimeData().urls()
        if urls and all(url.isLocalFile() for url in urls):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped."""
        event.acceptProposedAction()
        self.files.open_paths([Path(url.toLocalFile()) for url in event.mimeData().urls()])

    def _refuse(self, sentence: str) -> None:
        self.messages.refuse(sentence)

    def _say(self, words: str) -> None:
        self.status.cell.show_note(words)

    def _choose(self, name: str) -> None:
        self.actions_by_name[name].trigger()

    def _close(self) -> None:
        """Close, now that nothing is lost; within a close event it goes on by itself."""
        self._may_close = True
        if not self._is_closing:
            self.close()

    # Putting together

    def _make_docks(self, workers: Workers) -> None:
        self.here = HereTracker(self.current, self.view, self)
        self.regions_dock = Dock(
            "regions", "Regions",
            lambda: docks.RegionsPanel(self.current, self.scene, self.finder, workers), self,
        )  # fmt: skip
        self.statistics_dock = Dock(
            "statistics", "Statistics", lambda: docks.StatisticsPanel(self.current, self.messages), self
        )
        self.problems_dock = Dock(
            "problems", "Problems",
            lambda: docks.ProblemsPanel(self.current, self.scene, self.view, self.finder, self.messages),
            self,
        )  # fmt: skip
        self.graph_dock = Dock(
            "graph", "Region graph",
            lambda: docks.GraphPanel(self.current, self.scene, self.finder, workers, self.messages), self,
        )  # fmt: skip
        self.generators_dock = Dock(
            "generators", "Generators",
            lambda: docks.ScrollableGenerators(
                self.current, self.scene, workers, self.files, self.messages
            ), self,
        )  # fmt: skip
        self.levels_dock = Dock(
            "levels", "Levels",
            lambda: docks.LevelsPanel(
                self.current, self.scene, workers, self.levels, self.actions_by_name
            ), self,
        )  # fmt: skip
        self.stamps_dock = Dock(
            "stamps", "Stamps",
            lambda: docks.StampsPanel(
                self.selecting.stamps, self.selecting, self.scene, self.messages, self.actions_by_name
            ), self,
        )  # fmt: skip
        self.minimap_dock = Dock("minimap", "Minimap", lambda: docks.Minimap(self.scene, self.view), self)
        self.history_dock = Dock("history", "History", lambda: docks.HistoryPanel(self.current), self)
        self.last_change_dock = Dock(
            "last_change", "Last change",
            lambda: docks.LastChangePanel(
                self.current, self.scene, self.view, self.finder
            ), self,
        )  # fmt: skip
        self.properties_dock = Dock(
            "properties", "Properties",
            lambda: docks.PropertiesPanel(
                self.current, self.scene, self.here, self.messages
            ), self,
        )  # fmt: skip
        self.docks: tuple[Dock[QWidget], ...] = (
            self.regions_dock, self.statistics_dock, self.problems_dock, self.graph_dock,
            self.generators_dock, self.levels_dock, self.stamps_dock, self.minimap_dock,
            self.history_dock, self.last_change_dock, self.properties_dock,
        )  # fmt: skip

    def _make_actions(self) -> None:
        self.controls = Controls(self)
        self.docking = Docking(self)
        self.welcome = Welcome(self)
        self.actions_by_name = build_actions(self, self.view)
        self.keys = Keys(self.actions_by_name, self.settings, self)
        self.recent = RecentMenu(self.files, self.settings, self)
        build_menus(self, self.actions_by_name, self.recent)
        self.main_bar = MainBar(self, self.actions_by_name)
        self.tool_bar = build_tool_bar(self, self.actions_by_name)

    def _keep_journal(self, folder: Path) -> None:
        self.keeper = JournalKeeper(
            self.document, self.workers.journal, folder, lambda: self.files.is_saving, self.files.claim, self
        )
        self.keeper.failed.connect(self.messages.fail)
        self.files.where_kept = self.keeper.where_kept
        self.keeper.file_stamp = lambda: self.files.stamp
        self.files.busy_changed.connect(self.keeper.look)
        self.recovery = Recovery(
            self, self.document, self.workers, self.messages, folder, self.keeper, self.files
        )
        self.files.opened.connect(self.recovery.look_beside)

    def _lay_out(self) -> None:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.view)
        self.setCentralWidget(middle)
        self.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.generators_dock)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.minimap_dock)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.regions_dock)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.levels_dock)
        # Hidden first: the tabs of those that share a place would be left over it.
        for dock in self.docks[1:]:
            dock.hide()
        self.regions_dock.show()
        for left in (
            self.stamps_dock, self.history_dock, self.last_change_dock, self.properties_dock
        ):  # fmt: skip
            self.tabifyDockWidget(self.generators_dock, left)
        for right in (self.statistics_dock, self.problems_dock, self.graph_dock):
            self.tabifyDockWidget(self.regions_dock, right)
        self.resizeDocks([self.regions_dock], [280], Qt.Orientation.Horizontal)
        self.setWindowIcon(icon("mazewright"))
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        # Until then the room that all docks together would need counts, and the window would be taller.
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.resize(1180, 780)
        self.docking.note_layout()
        self.view.setFocus()

    def _restore(self) -> None:
        self.restoreGeometry(self.settings.window_state("geometry"))
        self.docking.lay_out(self.settings.window_state("layout"))
        self.actions_by_name["marker.start"].setChecked(True)
        self.actions_by_name["symmetry.none"].setChecked(True)
        self.controls.note_tabs(1)
        self.follow_settings()
        self.upkeep.show_everything()

    def follow_settings(self) -> None:
        """Look as the user has set it."""
        settings, actions = self.settings, self.actions_by_name
        actions["view.grid"].setChecked(settings.is_on("grid", True))
        actions["view.points"].setChecked(settings.is_on("points", False))
        actions["view.faces"].setChecked(settings.is_on("faces", False))
        actions["view.graph"].setChecked(settings.is_on("graph", False))
        actions["view.forecast"].setChecked(settings.is_on("forecast", True))
        # Set by hand too: an action that is off already says nothing when it is switched off.
        self.legend.setVisible(settings.is_on("legend", True))
        actions["view.legend"].setChecked(not self.legend.isHidden())
        self.scene.set_overlay(known(settings.overlay, self.scene.overlay))
        self.controls.set_ghost(known(settings.ghost, GhostSide.NONE))
        actions["window.lock"].setChecked(settings.is_on("locked", False))
        self.view.wheel_zooms = settings.is_on("wheel_zooms", False)
        self.keys.apply()
