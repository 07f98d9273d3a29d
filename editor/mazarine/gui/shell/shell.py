"""The window without its features: it puts the common parts together, and features add theirs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from PySide6.QtCore import QChildEvent, QEvent, QSettings, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QTabBar, QWidget

from mazarine.gui.analysis.names import name_cells
from mazarine.gui.background.plugin_watch import plugin_watch
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.area_overlay import AreaOverlay
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.graph_overlay import GraphOverlay
from mazarine.gui.canvas.path_probe import Probe
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.region_labels import RegionLabels
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.symmetry import SymmetryChoice
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.canvas.view_places import ViewPlaces
from mazarine.gui.dialogs.questions import WindowQuestions
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.results import Results
from mazarine.gui.editing.document import Document
from mazarine.gui.file_names import path_of_url, shown
from mazarine.gui.i18n import on_language_change, tr
from mazarine.gui.recovery.recovery import Recovery
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.gui.shell.actions import Actions, ActionSpec, Keys
from mazarine.gui.shell.bars import MainBar, RecentMenu, ViewMenu, build_menus, build_tool_bar
from mazarine.gui.shell.dock import Dock
from mazarine.gui.shell.docking import Docking
from mazarine.gui.shell.legend.legend import Legend
from mazarine.gui.shell.maze_work import MazeWork
from mazarine.gui.shell.options_bar import ToolOptionsBar
from mazarine.gui.shell.status.status_bar import Status
from mazarine.gui.shell.tab_strip import TabStrip
from mazarine.gui.shell.workspaces import Workspaces
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
_Content = TypeVar("_Content", bound=QWidget)


class Shell(Reporting, QMainWindow):
    """A window that shows one of the open mazes, and has a tab for each.

    A feature takes what it needs of the attributes, and adds actions, docks and submenus.

    Attributes
    ----------
    sessions, current : the open mazes, and the one that is shown
    documents, results : open, save and close mazes; show what was made of one
    work : makes something of the maze that is shown, in the background
    scene, view, toolbox, floating, finder, probe : the maze as it is drawn, and what is done with the pointer
    messages, tasks, workers, settings : shows messages, what the user waits for, threads, what is remembered
    actions_by_name, docks, submenus : what features have added, by name
    stamps_folder, log_path : the folder of the saved stamps; the file of the log, None if none is kept

    Parameters
    ----------
    data : the folder of the program for journals, earlier versions and stamps; None keeps no journals
    """

    region_wanted = Signal(object)
    """The properties of the region of a cell are to be shown."""
    walk_wanted = Signal(object, object, object)
    """An explorer or a program, named last, is to walk through a maze with this name, where one can watch."""
    watch_wanted = Signal(object, object)
    """The maze of a request is to be watched while it is generated; the second makes it for the session."""
    league_wanted = Signal(object)
    """These mouse programs are to be compared in a league."""
    start_page_wanted = Signal()
    restoring = Signal()
    """The settings of the last session are applied."""
    palette_followed = Signal()
    """The colors of the window are others now."""
    closing = Signal()
    """Nothing is lost, and the window is about to close."""
    ending = Signal()
    """All background work is to end."""

    def __init__(self, store: QSettings, maze: Maze | None = None, data: Path | None = None) -> None:
        super().__init__()
        settings = self.settings = Settings(store)
        workers = self.workers = Workers(self)
        tasks = self.tasks = TaskList(self)
        self.sessions = Sessions(lambda maze: MazeSession(maze, workers, settings, tasks, data), maze, self)
        self.current = self.sessions.current
        self.stamps_folder = (data or Path(store.fileName()).parent) / "stamps"
        self.docks: dict[str, Dock[QWidget]] = {}
        self.submenus: dict[str, RecentMenu] = {}
        self.log_path: Path | None = None
        self._cover: QWidget | None = None
        self._may_close = self._is_closing = False
        self.messages = MessageBar()
        self._make_canvas()
        self._actions = Actions(self, self.view)
        self.actions_by_name = self._actions.by_name
        self._make_documents(data)
        self.legend = Legend(self.view, self.scene, self.current, self.graph_overlay, self.messages)
        self.status = Status(
            self.statusBar(), self.current, self.scene, self.view, self.toolbox, self.floating, self.probe,
            tasks,
        )  # fmt: skip

    # For features

    def add(self, *specs: ActionSpec) -> None:
        for spec in specs:
            self._actions.add(spec)

    def add_dock(
        self,
        name: str,
        text: Message,
        icon: str,
        keys: tuple[str, ...],
        tip: Message,
        make: Callable[[], _Content],
        *,
        needs_maze: bool = True,
    ) -> Dock[_Content]:
        """Add a dock with the action that shows and hides it.

        `make` returns the content, when it is first shown.
        """
        dock = Dock(name, text, make, self)
        self.docks[name] = dock
        self.add(
            ActionSpec(
                dock.action_name, text, icon, keys, tip, dock.set_shown, is_switch=True, needs_maze=needs_maze
            )
        )
        return dock

    def complete(self) -> None:
        """Put the bars, the menus and the docks together, when all features are there."""
        actions = self.actions_by_name
        self.keys = Keys(actions, self.settings, self)
        build_menus(self, actions, self.submenus)
        ViewMenu(self.view, actions, self)
        self.main_bar = MainBar(self, actions, self.current, self.scene)
        self.tool_bar = build_tool_bar(self, actions)
        self.options_bar = ToolOptionsBar(self, self.toolbox, self.tool_options, actions)
        self.docking.complete(
            (self.main_bar.bar, self.tool_bar, self.options_bar), self.scene.palette_changed
        )
        self._lay_out()
        self.focus_ring = FocusRing(self)
        self._connect_parts()
        self._restore()

    def cover(self, page: QWidget | None) -> None:
        """Cover the maze, and hide the parts of the window that are about it; None uncovers it."""
        self._cover = page
        self.docking.set_aside(page is not None)
        if page is not None:
            page.show()
            page.raise_()
        self._show_title()
        self._actions.cover(page is not None)
        self.take_keys()

    @Slot()
    def take_keys(self) -> None:
        """Focus the maze, or the page that covers it."""
        to = self._cover or self.view
        # A dock that floats is a window of its own.
        to.activateWindow()
        to.setFocus()

    @property
    def document(self) -> Document:
        return self.current.document

    def end_threads(self, within_s: float) -> bool:
        """End all background work; return False if some of it cannot be stopped in time."""
        deadline = perf_counter() + within_s
        self.ending.emit()
        self.workers.close(0)
        has_ended = self.sessions.end_threads(within_s)
        return self.workers.close(max(0.0, deadline - perf_counter())) and has_ended

    # Events

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for unsaved changes, remember the layout and what was open, end the threads."""
        if not self._may_close:
            self._is_closing = True
            self.documents.leaving.leave_all(self._close)
            self._is_closing = False
        if not self._may_close:
            event.ignore()
            return
        is_visible = self.isVisible()
        if is_visible:
            self.settings.set_window_state("geometry", self.saveGeometry())
        self.closing.emit()
        if is_visible:
            self.workspaces.keep_layout()
        self.settings.end_session(self.sessions.paths, self.document.path)
        self.settings.sync()
        self.hide()
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
        if event.type() == QEvent.Type.PaletteChange:
            self.palette_followed.emit()
        elif event.type() == QEvent.Type.WindowStateChange and hasattr(self, "actions_by_name"):
            self.actions_by_name["window.full_screen"].setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        urls = event.mimeData().urls()
        if urls and all(url.isLocalFile() for url in urls):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.documents.opening.open_paths([path_of_url(url) for url in event.mimeData().urls()])

    def _refuse(self, message: Message) -> None:
        self.messages.refuse(name_cells(message, self.current.maze))

    def _show_note(self, note: Message) -> None:
        self.status.cell.show_note(note)

    def _choose(self, name: str) -> None:
        self.actions_by_name[name].trigger()

    def _title_of(self, name: str) -> str:
        return self.actions_by_name[name].title

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
        document, is_covered = self.document, self._cover is not None
        self.setWindowTitle("Mazarine" if is_covered else f"{document.title}[*] – Mazarine")
        self.setWindowModified(document.is_dirty and not is_covered)
        self.setWindowFilePath(shown(document.path or ""))

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
            self._show_note, self._choose, self._title_of,
        )  # fmt: skip
        self.toolbox = Toolbox(context, self)
        self.view = MazeView(scene, self.toolbox)
        self.edit_preview = PreviewModel(current, scene, self.toolbox, self.workers, self)
        self.finder = RegionFinder(scene, self.view, current, self)
        self.graph_overlay = GraphOverlay(current, self.view, self)
        self.region_labels = RegionLabels(self.view, self.scene, current, self)
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
            Recovery(data / "journals", sessions, self.documents, workers, messages, questions.recover, self)
            if data is not None
            else None
        )
        self.work = MazeWork(self.current, workers, self.tasks, messages, self)
        self.strip = TabStrip(sessions, self.documents.leaving)
        self.docking = Docking(self, self.docks, self.actions_by_name)
        self.workspaces = Workspaces(
            self.docking, self.scene, self.toolbox, self.documents, self.settings, self.actions_by_name, self
        )
        self.add(*self.strip.specs(), *self.docking.specs(), *self.workspaces.specs())

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
        on_language_change(self._show_title)
        on_language_change(self._name_dock_tabs)
        self.current.failed.connect(self.messages.fail)
        view.first_painted.connect(self.workers.load_formats)
        view.first_painted.connect(partial(plugin_watch().start, self.workers.jobs))
        self.current.steps_changed.connect(self.messages.note_success)
        for part in (self.finder.clear, self.probe.clear):
            view.escape_pressed.connect(part)
        for dock in self.docks.values():
            dock.left.connect(self.take_keys)
        self.current.session.segmentation.start()

    def _restore(self) -> None:
        self.restoreGeometry(self.settings.window_state("geometry"))
        self.workspaces.begin()
        self._actions.restore(self.settings)
        self.restoring.emit()
        self.palette_followed.emit()
        self._show_title()
