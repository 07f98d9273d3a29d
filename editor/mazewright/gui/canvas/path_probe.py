"""The path probe: the shortest path between two cells, and its length; it follows edits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal, Slot

from mazewright.counting import count_of
from mazewright.gui.analysis.analysis import State
from mazewright.gui.analysis.answers import WayAnswer
from mazewright.gui.analysis.inbox import WayQuestion
from mazewright.gui.background.timers import single_shot
from mazewright.gui.canvas.scene import MazeScene
from mazewright.gui.session.current import CurrentSession
from mazewright.maze import Cell
from mazewright.maze.edits import Change, cell_after

_NO_WAY = "No path"
_PATIENCE_MS = 1500
"""An answer that takes longer waits for kernels that are compiled, or for a segmentation."""


class Probe(QObject):
    """Asks for the path from one cell to another and shows it, until it is cleared.

    Attributes
    ----------
    start, goal : lattice cells, None while nothing is probed
    words : what is known of the path, empty while nothing is
    """

    text_changed = Signal()

    def __init__(self, scene: MazeScene, current: CurrentSession, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._current = current
        self._at = QPointF()
        self._short_words = ""
        self.start: Cell | None = None
        self.goal: Cell | None = None
        self.words = ""
        self._timer = single_shot(self, _PATIENCE_MS, self._ask_for_patience)
        current.way_came.connect(self._take)
        current.regions_changed.connect(self._ask)
        current.regions_replaced.connect(self._ask)
        scene.level_changed.connect(self._show_label)
        scene.shifted.connect(self._follow_shift)
        scene.current.maze_changed.connect(self._follow_levels)
        scene.current.maze_replaced.connect(self.clear)

    def begin(self, start: Cell, at: QPointF) -> None:
        """Probe and measure distances from a cell on; the words are shown at this place of the scene."""
        self.clear()
        self.start = start
        self._scene.way_item.show_way(start, None)
        self.lead(start, at)
        self._current.session.tints.set_here(start)

    def lead(self, goal: Cell, at: QPointF) -> None:
        """Probe the way to another cell."""
        self._at = at
        if goal != self.goal:
            self.goal = goal
            self._ask()
        self._show_label()

    @Slot()
    def clear(self) -> None:
        """Show no path."""
        self.start = self.goal = None
        self._timer.stop()
        self._scene.way_item.show_way(None, None)
        self._tell("")

    @Slot(object)
    def _follow_levels(self, change: Change) -> None:
        """Keep to the same two cells; without one of them there is nothing to probe."""
        if self.start is None or self.goal is None or not change.reshaped:
            return
        start, goal = cell_after(change, self.start), cell_after(change, self.goal)
        if start is None or goal is None:
            self.clear()
        elif (start, goal) != (self.start, self.goal):
            # The path is asked for when the regions are known again.
            self.start, self.goal = start, goal
            self._scene.way_item.show_way(start, None)
            self._show_label()

    @Slot()
    def _ask(self) -> None:
        if self.start is None or self.goal is None:
            return
        if self._current.analysis.state in (State.STOPPED, State.FAILED):
            self._tell("Paths are not available until the analysis finishes")
        elif not self.words:
            self._timer.start()
        self._current.analysis.ask(WayQuestion(self.start, self.goal))

    @Slot(object)
    def _take(self, answer: WayAnswer) -> None:
        if self.start is None or answer.question.start != self.start:
            return
        self._timer.stop()
        self._scene.way_item.show_way(self.start, answer.way)
        if answer.way is None:
            self._tell(answer.refusal.rstrip(".") or _NO_WAY)
        else:
            self._tell(answer.way.words, count_of(answer.way.length, "step"))

    @Slot()
    def _ask_for_patience(self) -> None:
        self._tell("Calculating the path…")

    def _tell(self, words: str, short_words: str = "") -> None:
        self.words, self._short_words = words, short_words or words
        self._show_label()
        self.text_changed.emit()

    @Slot(QPointF)
    def _follow_shift(self, by: QPointF) -> None:
        """Keep the words beside their cell."""
        self._at += by
        self._show_label()

    @Slot()
    def _show_label(self) -> None:
        label = self._scene.way_label
        if self.goal is None or self.goal[0] != self._scene.level:
            label.setVisible(False)
        else:
            label.show_text(self._short_words or "…", self._at)
