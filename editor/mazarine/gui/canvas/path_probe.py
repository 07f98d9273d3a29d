"""The path probe: the shortest path between two cells, and its length; it follows edits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal, Slot

from mazarine.counting import Noun
from mazarine.gui.analysis.analysis import AnalysisState
from mazarine.gui.analysis.answers import PathAnswer
from mazarine.gui.analysis.inbox import PathQuestion
from mazarine.gui.background.timers import single_shot
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.i18n import on_language_change, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.maze import Cell
from mazarine.maze.edits import Change, cell_after
from mazarine.maze.gates import has_locks
from mazarine.messages import Message

_NO_PATH = tr_later("No path.")
_NOT_AVAILABLE = tr_later("Paths are not available until the analysis finishes.")
_CALCULATING = tr_later("Calculating the path…")
_PATIENCE_MS = 1500
"""An answer that takes longer waits for a segmentation."""


class Probe(QObject):
    """Requests the path from one cell to another and shows it, until it is cleared.

    Attributes
    ----------
    start, goal : lattice cells, None while nothing is probed
    message : the path, or why there is none; None while that is not known
    """

    text_changed = Signal()

    def __init__(self, scene: MazeScene, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._current = scene, current
        self._at = QPointF()
        self._label: Message | None = None
        self.start: Cell | None = None
        self.goal: Cell | None = None
        self.message: Message | None = None
        self._timer = single_shot(self, _PATIENCE_MS, self._show_calculating)
        current.path_came.connect(self._take)
        current.regions_changed.connect(self._ask)
        current.regions_replaced.connect(self._ask)
        scene.level_changed.connect(self._show_label)
        scene.shifted.connect(self._follow_shift)
        scene.current.maze_changed.connect(self._follow_levels)
        scene.current.maze_replaced.connect(self.clear)
        on_language_change(self._show_label)

    def begin(self, start: Cell, at: QPointF) -> None:
        """Begin at a cell, and measure distances from it; the label is shown at this place of the scene."""
        self.clear()
        self.start = start
        self._scene.path_item.show_path(start, None)
        self.lead(start, at)
        self._current.session.tints.set_here(start)

    def lead(self, goal: Cell, at: QPointF) -> None:
        self._at = at
        if goal != self.goal:
            self.goal = goal
            self._ask()
        self._show_label()

    @Slot()
    def clear(self) -> None:
        self.start = self.goal = None
        self._timer.stop()
        self._scene.path_item.show_path(None, None)
        self._set(None)

    @Slot(object)
    def _follow_levels(self, change: Change) -> None:
        """Keep the same two cells; clear the path if one of them was removed."""
        if self.start is None or self.goal is None or not change.reshaped:
            return
        start, goal = cell_after(change, self.start), cell_after(change, self.goal)
        if start is None or goal is None:
            self.clear()
        elif (start, goal) != (self.start, self.goal):
            self.start, self.goal = start, goal
            self._scene.path_item.show_path(start, None)
            self._show_label()
            self._ask()  # The regions of the changed maze may have come before this.

    @Slot()
    def _ask(self) -> None:
        if self.start is None or self.goal is None:
            return
        if self._current.analysis.state in (AnalysisState.STOPPED, AnalysisState.FAILED):
            self._set(_NOT_AVAILABLE)
        elif self.message is None:
            self._timer.start()
        markers = self._current.maze.markers
        obeyed = tuple(markers) if has_locks(markers) else ()
        self._current.analysis.ask(PathQuestion(self.start, self.goal, obeyed))

    @Slot(object)
    def _take(self, answer: PathAnswer) -> None:
        if self.start is None or answer.question.start != self.start:
            return
        self._timer.stop()
        self._scene.path_item.show_path(self.start, answer.path)
        if answer.path is None:
            self._set(answer.refusal or _NO_PATH)
        else:
            self._set(answer.path.summary, Noun.STEPS(count=answer.path.length))

    @Slot()
    def _show_calculating(self) -> None:
        self._set(_CALCULATING)

    def _set(self, message: Message | None, label: Message | None = None) -> None:
        """Set the message, and the text of the label if that is shorter."""
        self.message, self._label = message, label or message
        self._show_label()
        self.text_changed.emit()

    @Slot(QPointF)
    def _follow_shift(self, by: QPointF) -> None:
        """Keep the label beside its cell."""
        self._at += by
        self._show_label()

    @Slot()
    def _show_label(self) -> None:
        label = self._scene.path_label
        if self.goal is None or self.goal[0] != self._scene.level:
            label.setVisible(False)
        else:
            label.show_at("…" if self._label is None else tr(self._label), self._at)
