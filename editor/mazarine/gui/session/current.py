"""The session that the window shows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Literal

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.editing.document import Document
from mazarine.gui.session.selection import Selection
from mazarine.gui.session.session import MazeSession
from mazarine.maze import Maze
from mazarine.maze.edits import Change

_DerivedName = Literal["problems", "statistics", "graph", "tints", "players"]


class CurrentSession(QObject):
    """Relays the signals of the session that is shown; when another one is shown, emits all of them.

    Objects that show parts of a maze connect to this once, and read from `session` or its parts what to show.

    Attributes
    ----------
    session : the session that is shown
    """

    leaving = Signal()
    """Another session is about to be shown; the present one is still set."""
    changed = Signal()
    """Another session is shown."""
    scene_change = Signal(object)
    """As `maze_changed`, for the scene, which shows a change before listeners that look at the scene."""
    scene_start = Signal()
    """As `maze_replaced`, for the scene."""
    maze_changed = Signal(object)
    """A `Change` of the present maze."""
    maze_replaced = Signal()
    """Another maze is shown: the session has another maze, or another session is shown."""
    path_changed = Signal()
    dirty_changed = Signal(bool)
    steps_changed = Signal()
    cut = Signal()
    settled = Signal()
    regions_replaced = Signal()
    regions_changed = Signal(object)
    details_came = Signal(object)
    entries_came = Signal(object)
    path_came = Signal(object)
    state_changed = Signal()
    failed = Signal(object)
    selection_changed = Signal()
    areas_changed = Signal()
    problems_changed = Signal()
    statistics_changed = Signal()
    graph_changed = Signal()
    tints_changed = Signal()
    players_changed = Signal()
    last_change_changed = Signal()

    def __init__(self, session: MazeSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._watches: set[tuple[Hashable, _DerivedName]] = set()
        self._connect()

    @property
    def document(self) -> Document:
        """The document that is shown."""
        return self.session.document

    @property
    def maze(self) -> Maze:
        """The maze that is shown."""
        return self.session.document.maze

    @property
    def analysis(self) -> Analysis:
        """The analysis of the maze that is shown."""
        return self.session.analysis

    @property
    def selection(self) -> Selection:
        """The selection in the maze that is shown."""
        return self.session.selection

    def watch(self, who: Hashable, name: _DerivedName, is_watching: bool = True) -> None:
        """Keep a derived value of the session that is shown up to date."""
        (self._watches.add if is_watching else self._watches.discard)((who, name))
        value: DerivedValue[Any] = getattr(self.session, name)
        value.watch(who, is_watching)

    def show(self, session: MazeSession) -> None:
        """Show another session; the gesture in the present one ends."""
        if session is self.session:
            return
        self.document.commit_gesture()
        self.leaving.emit()
        watches = tuple(self._watches)
        for who, name in watches:
            self.watch(who, name, False)
        for signal, passed_on in self._relays():
            signal.disconnect(passed_on)
        self.session.maze_changed.disconnect(self._emit_change)
        self.session.maze_replaced.disconnect(self._emit_start)
        self.session = session
        self._connect()
        for who, name in watches:
            self.watch(who, name)
        self.changed.emit()
        self._emit_start()
        self.path_changed.emit()
        self.dirty_changed.emit(self.document.is_dirty)
        for told in (
            self.steps_changed, self.regions_replaced, self.state_changed, self.selection_changed,
            self.problems_changed, self.statistics_changed, self.graph_changed, self.tints_changed,
            self.players_changed, self.last_change_changed,
        ):  # fmt: skip
            told.emit()

    def _connect(self) -> None:
        self.session.maze_changed.connect(self._emit_change)
        self.session.maze_replaced.connect(self._emit_start)
        for signal, passed_on in self._relays():
            signal.connect(passed_on)

    def _relays(self) -> Iterator[tuple[SignalInstance, SignalInstance]]:
        session, document, analysis = self.session, self.document, self.analysis
        yield document.path_changed, self.path_changed
        yield document.dirty_changed, self.dirty_changed
        yield document.steps_changed, self.steps_changed
        yield document.cut, self.cut
        yield document.gesture_committed, self.settled
        yield analysis.regions_replaced, self.regions_replaced
        yield analysis.regions_changed, self.regions_changed
        yield analysis.details_came, self.details_came
        yield analysis.entries_came, self.entries_came
        yield analysis.path_came, self.path_came
        yield analysis.state_changed, self.state_changed
        yield analysis.failed, self.failed
        yield session.selection.changed, self.selection_changed
        yield session.areas.changed, self.areas_changed
        yield session.problems.changed, self.problems_changed
        yield session.statistics.changed, self.statistics_changed
        yield session.graph.changed, self.graph_changed
        yield session.tints.changed, self.tints_changed
        yield session.players.changed, self.players_changed
        yield session.last_change.changed, self.last_change_changed

    @Slot(object)
    def _emit_change(self, change: Change) -> None:
        self.scene_change.emit(change)
        self.maze_changed.emit(change)

    @Slot()
    def _emit_start(self) -> None:
        self.scene_start.emit()
        self.maze_replaced.emit()
