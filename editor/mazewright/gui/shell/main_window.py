"""The main window: puts the parts together; each part does its own work."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QChildEvent, QEvent, QSettings, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QVBoxLayout, QWidget

from mazewright.gui import docks
from mazewright.gui.actions.keys import Keys
from mazewright.gui.actions.level_actions import LevelActions
from mazewright.gui.actions.selection_actions import SelectionActions
from mazewright.gui.actions.session_actions import SessionActions
from mazewright.gui.actions.words import title_of
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
from mazewright.gui.docks.dock import Dock
from mazewright.gui.docks.legend import Legend
from mazewright.gui.docks.properties.here_tracker import HereTracker
from mazewright.gui.documents.document import Document
from mazewright.gui.i18n import tr
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.session.recovery import Recovery
from mazewright.gui.session.selection import Selection
from mazewright.gui.session.session import MazeSession
from mazewright.gui.session.sessions import Sessions
from mazewright.gui.settings import Settings, known
from mazewright.gui.shell.bars import MainBar, RecentMenu, build_menus, build_tool_bar
from mazewright.gui.shell.building import build_actions
from mazewright.gui.shell.controls import Controls
from mazewright.gui.shell.dock_layout import Docking
from mazewright.gui.shell.exporter import Exporter
from mazewright.gui.shell.start.welcome import Welcome
from mazewright.gui.shell.status.status_bar import Status
from mazewright.gui.shell.tab_strip import TabStrip
from mazewright.gui.shell.upkeep import Upkeep
from mazewright.gui.shell.window_questions import WindowQuestions
from mazewright.gui.style.icons import icon
from mazewright.gui.tools.edit_preview import Forecaster
from mazewright.gui.tools.tool import Bench
from mazewright.gui.tools.toolbox import Toolbox
from mazewright.gui.widgets.focus_ring import FocusRing
from mazewright.gui.widgets.message_bar import MessageBar
from mazewright.maze import Maze

_CLOSE_WITHIN_S = 2.0
_FRAME_PX = QSize(8, 40)
"""About what the title and the borders of a window take of the screen."""


class MainWindow(QMainWindow):
    """The window on the screen: it shows one of the mazes that are open, and has a tab for each.

    Attributes
    ----------
    sessions, current : the mazes that are open, and the one that is shown
    strip : names the mazes that are open, if there are several
    log_path : the file of the log, None if none is kept

    Parameters
    ----------
    store : where settings are kept
    maze : what is open at first
    data : the folder of the program for journals, earlier versions and stamps; None keeps no journals
    segment : segments a space; tests pass what can be held
    """

    def __init__(
        self,
        store: QSettings,
        maze: Maze | None = None,
        data: Path | None = None,
        segment: Segment = segment_space,
    ) -> None:
        super().__init__()
        settings = self.settings = Settings(store)
        workers = self.workers = Workers(self)
        work = self.long_work = LongWork(self)
        self.sessions = Sessions(
            lambda maze: MazeSession(maze, workers, settings, work, data, segment), maze, self
        )
        current = self.current = self.sessions.current
        self.scene = MazeScene(current, workers, self)
        self.probe = Probe(self.scene, current, self)
        self.floating = Floating(current, self.scene, self._refuse, self)
        self.area_overlay = AreaOverlay(self.scene, current, self.floating, workers, self)
        self.symmetry = SymmetryChoice(current, self.scene, self)
        bench = Bench(
            current, self.scene, self.probe, self.symmetry, self.floating, self._refuse, self._say,
            self._choose, title_of,
        )  # fmt: skip
        self.toolbox = Toolbox(bench, self)
        self.view = MazeView(self.scene, self.toolbox)
        self.strip = TabStrip()
        self.forecaster = Forecaster(current, self.scene, self.toolbox, workers, self)
        self.messages = MessageBar(self.view)
        self.selecting = SelectionActions(
            current, self.scene, self.view, self.floating, self.toolbox, self.messages, workers,
            (data or Path(store.fileName()).parent) / "stamps", self,
        )  # fmt: skip
        questions = WindowQuestions(self, workers)
        self.documents = DocumentManager(
            self.sessions, workers, work, settings, self.messages, questions,
            None if data is None else data / "versions", self._may_arrive, self,
        )  # fmt: skip
        self.recovery = (
            None if data is None
            else Recovery(
                data / "journals", self.sessions, self.documents, workers, self.messages, questions, self
            )
        )  # fmt: skip
        self.exporter = Exporter(
            current, self.scene, workers, work, settings, self.messages, self.documents, self
        )
        self.finder = RegionFinder(self.scene, self.view, current, self)
        self.levels = LevelActions(current, self.scene, self.messages, self)
        self._make_docks(workers)
        self.graph_overlay = GraphOverlay(current, self.view, self)
        self.legend = Legend(self.view)
        self.status = Status(self.statusBar(), current, work)
        self._make_actions()
        self.log_path: Path | None = None
        self._may_close = self._is_closing = False
        self._lay_out()
        self.focus_ring = FocusRing(self)
        self.upkeep = Upkeep(self)
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

    def end_threads(self, within_s: float) -> bool:
        """End what the window was busy with; False if something cannot be stopped in time."""
        deadline = perf_counter() + within_s
        self.workers.close(0)
        has_ended = self.sessions.end_threads(within_s)
        return self.workers.close(max(0.0, deadline - perf_counter())) and has_ended

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for unsaved changes, remember the layout and what was open, end the threads."""
        if not self._may_close:
            self._is_closing = True
            self.documents.close_all(self._close)
            self._is_closing = False
        if not self._may_close:
            event.ignore()
            return
        if self.isVisible():
            self.settings.set_window_state("geometry", self.saveGeometry())
            self.docking.show_hidden()
            self.settings.set_window_state("layout", self.docking.layout)
        paths = [session.document.path for session in self.sessions]
        self.settings.end_session([path for path in paths if path is not None], self.document.path)
        self.settings.sync()
        self.hide()
        self.selecting.clipboard.release()
        self.long_work.stop_all()
        self.sessions.close()
        # A kernel that is being compiled cannot be stopped.
        self.end_threads(_CLOSE_WITHIN_S)
        super().closeEvent(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Have the tabs of docks that share a place named and whole: Qt makes them when they are needed."""
        super().childEvent(event)
        bar = event.child() if event.type() == QEvent.Type.ChildPolished else None
        if isinstance(bar, QTabBar) and bar is not self.strip:
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
            bar.setAccessibleName(tr("Docks"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system from light to dark and back, and into full screen."""
        super().changeEvent(event)
        if not hasattr(self, "upkeep"):
            return
        if event.type() == QEvent.Type.PaletteChange:
            self.upkeep.follow_palette()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_by_name["window.full_screen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files."""
        urls = event.mimeData().urls()
        if urls and all(url.isLocalFile() for url in urls):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the files that were dropped."""
        event.acceptProposedAction()
        self.documents.open_paths([Path(url.toLocalFile()) for url in event.mimeData().urls()])

    def _refuse(self, sentence: str) -> None:
        self.messages.refuse(sentence)

    def _say(self, words: str) -> None:
        self.status.cell.show_note(words)

    def _choose(self, name: str) -> None:
        self.actions_by_name[name].trigger()

    def _may_arrive(self) -> bool:
        """Whether another maze may be shown: not under a question, nor under a button that is held down.

        A gesture whose release went to another window is over, although nobody has told the tool.
        """
        holds = bool(QApplication.mouseButtons()) or self.view.cell_cursor.is_holding
        return QApplication.activeModalWidget() is None and not (holds and self.toolbox.is_in_gesture)

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
                self.current, self.scene, workers, self.documents, self.messages
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
        self.session_actions = SessionActions(self.current, self)
        self.docking = Docking(self)
        self.welcome = Welcome(self)
        self.actions_by_name = build_actions(self, self.view)
        self.keys = Keys(self.actions_by_name, self.settings, self)
        self.recent = RecentMenu(self.documents, self.settings, self)
        build_menus(self, self.actions_by_name, self.recent)
        self.main_bar = MainBar(self, self.actions_by_name)
        self.tool_bar = build_tool_bar(self, self.actions_by_name)

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
        self.resize(self.size().boundedTo(self.screen().availableSize() - _FRAME_PX))
        self.restoreGeometry(self.settings.window_state("geometry"))
        self.docking.lay_out(self.settings.window_state("layout"))
        self.actions_by_name["marker.start"].setChecked(True)
        self.actions_by_name["symmetry.none"].setChecked(True)
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
