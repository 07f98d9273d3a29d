"""The session that the window shows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
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


Source = Callable[[MazeSession], SignalInstance]

RELAYS: list[tuple[Signal, Source, bool]] = []
"""Signals that are passed on, where from, and whether they are emitted too when another session is shown."""


def _relay(source: Source, *types: type, again: bool = False) -> Signal:
    signal = Signal(*types)
    RELAYS.append((signal, source, again))
    return signal


class CurrentSession(QObject):
    """Relays the signals of the session that is shown; when another one is shown, emits all of them.

    Objects that show parts of a maze connect to this once, and read from `session` or its parts what to show.
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
    shape_changed = Signal()
    """The maze that is shown may have another size, or is another one."""
    path_changed = _relay(lambda it: it.document.path_changed, again=True)
    dirty_changed = _relay(lambda it: it.document.dirty_changed, bool)
    steps_changed = _relay(lambda it: it.document.steps_changed, again=True)
    cut = _relay(lambda it: it.document.cut)
    settled = _relay(lambda it: it.document.gesture_committed)
    regions_replaced = _relay(lambda it: it.analysis.regions_replaced, again=True)
    regions_changed = _relay(lambda it: it.analysis.regions_changed, object)
    details_came = _relay(lambda it: it.analysis.details_came, object)
    entries_came = _relay(lambda it: it.analysis.entries_came, object)
    path_came = _relay(lambda it: it.analysis.path_came, object)
    places_came = _relay(lambda it: it.analysis.places_came, object)
    state_changed = _relay(lambda it: it.analysis.state_changed, again=True)
    failed = _relay(lambda it: it.analysis.failed, object)
    selection_changed = _relay(lambda it: it.selection.changed, again=True)
    areas_changed = _relay(lambda it: it.areas.changed)
    problems_changed = _relay(lambda it: it.problems.changed, again=True)
    statistics_changed = _relay(lambda it: it.statistics.changed, again=True)
    graph_changed = _relay(lambda it: it.graph.changed, again=True)
    tints_changed = _relay(lambda it: it.tints.changed, again=True)
    players_changed = _relay(lambda it: it.players.changed, again=True)
    last_change_changed = _relay(lambda it: it.last_change.changed, again=True)

    def __init__(self, session: MazeSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        """The session that is shown."""
        self._watches: set[tuple[Hashable, _DerivedName]] = set()
        self._connect()

    @property
    def document(self) -> Document:
        return self.session.document

    @property
    def maze(self) -> Maze:
        return self.session.document.maze

    @property
    def analysis(self) -> Analysis:
        return self.session.analysis

    @property
    def selection(self) -> Selection:
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
        for source, passed_on in self._relays():
            source.disconnect(passed_on)
        self.session.maze_changed.disconnect(self._emit_change)
        self.session.maze_replaced.disconnect(self._emit_start)
        self.session = session
        self._connect()
        for who, name in watches:
            self.watch(who, name)
        self.changed.emit()
        self._emit_start()
        self.dirty_changed.emit(self.document.is_dirty)
        for signal, _, again in RELAYS:
            if again:
                signal.__get__(self, None).emit()

    def _connect(self) -> None:
        self.session.maze_changed.connect(self._emit_change)
        self.session.maze_replaced.connect(self._emit_start)
        for source, passed_on in self._relays():
            source.connect(passed_on)

    def _relays(self) -> Iterator[tuple[SignalInstance, SignalInstance]]:
        return ((source(self.session), signal.__get__(self, None)) for signal, source, _ in RELAYS)

    @Slot(object)
    def _emit_change(self, change: Change) -> None:
        self.scene_change.emit(change)
        self.maze_changed.emit(change)
        if change.reshaped:
            self.shape_changed.emit()

    @Slot()
    def _emit_start(self) -> None:
        self.scene_start.emit()
        self.maze_replaced.emit()
        self.shape_changed.emit()
