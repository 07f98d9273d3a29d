"""The main window: puts the parts together; each part does its own work."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QChildEvent, QEvent, QSettings, Qt, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QWidget

from mazarine.gui.actions.building import (
    Keys,
    build_actions,
    connect_actions,
    cover_maze,
    restore_switches,
    title_of,
)
from mazarine.gui.actions.maze_work import MazeWork
from mazarine.gui.actions.session_actions import SessionActions
from mazarine.gui.actions.tool_actions import ToolActions
from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.cell_names import name_cells
from mazarine.gui.analysis.segmenter import Segment, segment_space
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.area_overlay import AreaOverlay
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.graph_overlay import GraphOverlay
from mazarine.gui.canvas.path_probe import Probe
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.symmetry import SymmetryChoice
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.canvas.view_places import ViewPlaces
from mazarine.gui.dialogs.questions import WindowQuestions
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.results import Results
from mazarine.gui.editing.document import Document
from mazarine.gui.features.board.board_actions import BoardActions
from mazarine.gui.features.board.conversion_actions import ConversionActions
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.features.console.script_actions import ScriptActions
from mazarine.gui.features.export.exporter import Exporter
from mazarine.gui.features.help.help_actions import HelpActions
from mazarine.gui.features.large.large_actions import LargeActions
from mazarine.gui.features.levels.level_actions import LevelActions
from mazarine.gui.features.make.design_actions import DesignActions
from mazarine.gui.features.make.infinite_actions import ExploreActions
from mazarine.gui.features.plugins.plugin_actions import PluginActions
from mazarine.gui.features.run.run_actions import RunActions
from mazarine.gui.features.selection.selection_actions import SelectionActions
from mazarine.gui.features.view.legend import Legend
from mazarine.gui.features.view.view_actions import AppearanceActions, ViewActions
from mazarine.gui.features.welcome.welcome import Welcome
from mazarine.gui.file_names import path_of_url, shown
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.recovery.recovery import Recovery
from mazarine.gui.session.selection import Selection
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.gui.shell.bars import MainBar, RecentMenu, ViewMenu, build_menus, build_tool_bar
from mazarine.gui.shell.dock_layout import Docking, make_docks
from mazarine.gui.shell.options_bar import ToolOptionsBar
from mazarine.gui.shell.status.status_bar import Status
from mazarine.gui.shell.tab_strip import TabStrip
from mazarine.gui.style.icons import icon
from mazarine.gui.tools.edit_preview import PreviewModel
from mazarine.gui.tools.options import ToolOptions
from mazarine.gui.tools.tool import ToolContext
from mazarine.gui.tools.toolbox import Toolbox
from mazarine.gui.widgets.building import column_of, first_size
from mazarine.gui.widgets.keyboard import FocusRing
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Maze
from mazarine.messages import Message

_CLOSE_WITHIN_S = 2.0


class MainWindow(Reporting, QMainWindow):
    """The main window: it shows one of the open mazes, and has a tab for each.

    Attributes
    ----------
    sessions, current : the open mazes, and the one that is shown
    strip : the tabs of the open mazes

    Parameters
    ----------
    store : the settings
    maze : the maze that is open at first
    data : the folder of the program for journals, earlier versions and stamps; None keeps no journals
    segment : segments a space; tests pass a function that they can block
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
        tasks = self.tasks = TaskList(self)
        self.sessions = Sessions(
            lambda maze: MazeSession(maze, workers, settings, tasks, data, segment), maze, self
        )
        self.current = self.sessions.current
        self._may_close = self._is_closing = False
        self._make_canvas()
        self.actions_by_name = build_actions(self, self.view)
        self.keys = Keys(self.actions_by_name, settings, self)
        self._make_documents(data)
        self._make_parts()
        self._make_docks((data or Path(store.fileName()).parent) / "stamps")
        self._connect_actions()
        self._lay_out()
        self.focus_ring = FocusRing(self)
        self._connect_parts()
        self._restore()

    @property
    def document(self) -> Document:
        """The document of the maze that is shown."""
        return self.current.document

    @property
    def analysis(self) -> Analysis:
        """The analysis of the maze that is shown."""
        return self.current.analysis

    @property
    def selection(self) -> Selection:
        """The selection in the maze that is shown."""
        return self.current.selection

    def end_threads(self, within_s: float) -> bool:
        """End all background work; return False if some of it cannot be stopped in time."""
        deadline = perf_counter() + within_s
        self.console.interrupt()
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
            self.welcome.end_tour()
            self.docking.show_hidden()
            self.settings.set_window_state("layout", self.docking.layout)
        self.settings.end_session(self.sessions.paths, self.document.path)
        self.settings.sync()
        self.hide()
        self.large.close_windows()
        self.selecting.clipboard.release()
        self.tasks.stop_all()
        self.sessions.close()
        self.end_threads(_CLOSE_WITHIN_S)
        super().closeEvent(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Set up the tab bars of docks that share a place: Qt makes them when they are needed."""
        super().childEvent(event)
        bar = event.child() if event.type() == QEvent.Type.ChildPolished else None
        if isinstance(bar, QTabBar) and bar is not self.strip:
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
            bar.setAccessibleName(tr("Docks"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system from light to dark and back, and into full screen."""
        super().changeEvent(event)
        if not hasattr(self, "appearance"):
            return
        if event.type() == QEvent.Type.PaletteChange:
            self.appearance.follow_palette()
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
        self.documents.open_paths([path_of_url(url) for url in event.mimeData().urls()])

    def _refuse(self, message: Message) -> None:
        self.messages.refuse(name_cells(message, self.current.maze))

    def _show_note(self, note: Message) -> None:
        self.status.cell.show_note(note)

    def _choose(self, name: str) -> None:
        self.actions_by_name[name].trigger()

    def _may_arrive(self) -> bool:
        """Return whether another maze may be shown: not during a question or while a button is held down.

        A gesture whose release went to another window is over, although the tool was not notified.
        """
        holds = bool(QApplication.mouseButtons()) or self.view.cell_cursor.is_holding
        return QApplication.activeModalWidget() is None and not (holds and self.toolbox.is_in_gesture)

    def _close(self) -> None:
        """Close, now that nothing is lost; within a close event it goes on by itself."""
        self._may_close = True
        if not self._is_closing:
            self.close()

    @Slot()
    def _show_title(self) -> None:
        document = self.document
        if self.welcome.has_page:
            self.setWindowTitle("Mazarine")
        else:
            self.setWindowTitle(f"{document.title}[*] – Mazarine")
        self.setWindowModified(document.is_dirty and not self.welcome.has_page)
        self.setWindowFilePath(shown(document.path or ""))

    @Slot()
    def _offer_actions(self) -> None:
        cover_maze(self.actions_by_name, self.welcome.has_page)

    @Slot()
    def _name_dock_tabs(self) -> None:
        for bar in self.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName(tr("Docks"))

    # Putting together

    def _make_canvas(self) -> None:
        current = self.current
        scene = self.scene = MazeScene(current, self.workers, self)
        self.probe = Probe(scene, current, self)
        self.floating = Floating(current, scene, self._refuse, self)
        self.area_overlay = AreaOverlay(scene, current, self.floating, self.workers, self)
        self.symmetry = SymmetryChoice(current, scene, self)
        self.tool_options = ToolOptions(self)
        context = ToolContext(
            current, scene, self.probe, self.symmetry, self.floating, self.tool_options, self._refuse,
            self._show_note, self._choose, title_of,
        )  # fmt: skip
        self.toolbox = Toolbox(context, self)
        self.view = MazeView(scene, self.toolbox)
        self.messages = MessageBar()
        self.edit_preview = PreviewModel(current, scene, self.toolbox, self.workers, self)
        self.finder = RegionFinder(scene, self.view, current, self)
        self.graph_overlay = GraphOverlay(current, self.view, self)
        ViewPlaces(current, self.view)

    def _make_documents(self, data: Path | None) -> None:
        sessions, workers, messages = self.sessions, self.workers, self.messages
        questions = WindowQuestions(self, workers)
        self.documents = DocumentManager(
            sessions, workers, self.tasks, self.settings, messages, questions,
            None if data is None else data / "versions", self._may_arrive, self,
        )  # fmt: skip
        self.results = Results(sessions, self.documents, messages, self)
        self.recovery = (
            None if data is None
            else Recovery(data / "journals", sessions, self.documents, workers, messages, questions, self)
        )  # fmt: skip

    def _make_parts(self) -> None:
        current, scene, view, actions = self.current, self.scene, self.view, self.actions_by_name
        self.strip = TabStrip(self.sessions, self.documents, actions)
        self.legend = Legend(view, scene, current, self.graph_overlay, self.messages)
        self.status = Status(
            self.statusBar(), current, scene, view, self.toolbox, self.floating, self.probe, self.tasks
        )
        settings = self.settings
        self.console = ConsoleRunner(self.sessions, self.results, self.workers, self)
        self.scripts = ScriptActions(self.console, settings, self.messages, actions["window.console"], self)
        self.recent = RecentMenu(
            tr_later("Open recen&t"), lambda: settings.recent_files, self.documents.open_path,
            settings.clear_recent_files, self,
        )  # fmt: skip
        self.recent_scripts = RecentMenu(
            tr_later("Run re&cent script"), lambda: settings.recent_scripts, self.scripts.run,
            settings.clear_recent_scripts, self, actions["scripts.run"].isEnabled,
        )  # fmt: skip
        build_menus(self, actions, {"@recent": self.recent, "@recent_scripts": self.recent_scripts})
        ViewMenu(view, actions, self)
        self.main_bar = MainBar(self, actions, current, scene)
        self.tool_bar = build_tool_bar(self, actions)
        self.options_bar = ToolOptionsBar(self, self.toolbox, self.tool_options, actions)

    def _make_docks(self, stamps: Path) -> None:
        current, scene, view, actions = self.current, self.scene, self.view, self.actions_by_name
        workers, messages = self.workers, self.messages
        self.selecting = SelectionActions(
            current, scene, view, self.floating, self.toolbox, messages, workers, stamps, self
        )
        self.levels = LevelActions(current, scene, messages, actions, self)
        self.docks = make_docks(
            current, scene, view, self.finder, workers, messages, self.documents, self.results, self.levels,
            self.selecting, self.console, self.settings, actions, self,
        )  # fmt: skip
        (
            self.regions_dock, self.statistics_dock, self.problems_dock, self.generators_dock,
            self.levels_dock, self.stamps_dock, self.minimap_dock, self.history_dock, self.last_change_dock,
            self.properties_dock, self.console_dock, self.design_dock,
        ) = self.docks  # fmt: skip
        self.docking = Docking(
            self, self.docks, (self.main_bar.bar, self.tool_bar, self.options_bar), scene, actions
        )

    def _connect_actions(self) -> None:
        current, scene, view, actions = self.current, self.scene, self.view, self.actions_by_name
        settings, workers, messages = self.settings, self.workers, self.messages
        self.welcome = Welcome(self, view, scene, current, self.documents, workers, settings, actions,
                               self.docking.set_aside, {
            "view": view, "legend": self.legend, "status_bar": self.statusBar(),
            "menu_bar": self.menuBar(), "tool_bar": self.tool_bar, "overlay_box": self.main_bar.overlay_box,
            "regions": self.regions_dock, "generators": self.generators_dock,
        }, {
            "maze": current.maze_changed, "zoom": view.zoom_changed, "tool": self.toolbox.tool_changed,
            "path": self.probe.text_changed, "overlay": scene.overlay_changed, "region": self.finder.found,
        })  # fmt: skip
        self.appearance = AppearanceActions(scene, view, settings, actions, self)
        self.view_actions = ViewActions(current, scene, view, self.finder, settings, messages, actions, self)
        self.help = HelpActions(actions, self.keys, self)
        self.plugins = PluginActions(self.sessions, scene, settings, messages, actions, self)
        SessionActions(current, self.sessions.undo_group, self.floating, actions, self)
        work = MazeWork(current, workers, self.tasks, messages, self)
        self.converting = ConversionActions(current, scene, work, self.results, self)
        self.running = RunActions(current, scene, workers, work, settings, self)
        self.large = LargeActions(self.documents, scene, workers, self.tasks, messages, settings, self)
        self.tools = ToolActions(
            current, self.toolbox, self.symmetry, messages, actions, self.welcome.take_keys, self
        )
        self.board_actions = BoardActions(current, work, self.results, messages, self)
        self.design_actions = DesignActions(current, scene, work, self.results, messages, self)
        self.exploring = ExploreActions(current, scene, self.documents, workers, self)
        self.exporter = Exporter(current, scene, workers, self.tasks, settings, messages, self)
        connect_actions(actions, self)

    def _lay_out(self) -> None:
        middle = QWidget()
        middle.setLayout(
            column_of(self.strip.row(), self.messages, (self.view, 1), margins=(0, 0, 0, 0), spacing=0)
        )
        self.setCentralWidget(middle)
        self.docking.arrange()
        self.setWindowIcon(icon("mazarine"))
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        # Until then the room that all docks together would need counts, and the window would be taller.
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.resize(first_size(self.screen().availableSize()))
        self.docking.note_layout()
        self.view.setFocus()

    def _connect_parts(self) -> None:
        view = self.view
        self.sessions.changed.connect(self._show_title)
        self.welcome.page_changed.connect(self._show_title)
        self.welcome.page_changed.connect(self._offer_actions)
        on_language_change(self._show_title)
        on_language_change(self._name_dock_tabs)
        self.current.failed.connect(self.messages.fail)
        view.first_painted.connect(self.workers.load_formats)
        view.first_painted.connect(partial(plugin_watch().start, self.workers.jobs))
        self.current.steps_changed.connect(self.messages.note_success)
        for part in (self.selecting.escape, self.finder.clear, self.probe.clear):
            view.escape_pressed.connect(part)
        for dock in self.docks:
            dock.left.connect(self.welcome.take_keys)
        self.current.session.segmentation.start()

    def _restore(self) -> None:
        self.restoreGeometry(self.settings.window_state("geometry"))
        self.docking.lay_out(self.settings.window_state("layout"))
        restore_switches(self.actions_by_name, self.settings)
        self.view_actions.restore()
        self.appearance.follow_palette()
        self._show_title()
