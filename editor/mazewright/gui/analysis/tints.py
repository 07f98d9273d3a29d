"""Keeps the tints of the overlay that is chosen: has them worked out, and anew when the maze has settled."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from mazewright.errors import MazeError
from mazewright.gui.analysis.analysis import Analysis
from mazewright.gui.analysis.answers import TintsAnswer
from mazewright.gui.analysis.inbox import DistancesQuestion
from mazewright.gui.analysis.level_shown import cell_after
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.document import Document
from mazewright.maze import Cell, Maze
from mazewright.maze.edits import Change
from mazewright.maze.endpoints import Endpoints
from mazewright.picture import Overlay, Tints
from mazewright.picture.tinting import (
    chokepoint_tints,
    dead_end_tints,
    solution_tints,
    subtree_tints,
)
from mazewright.regions import Segmentation, Space

_SETTLED_AFTER_MS = 150

_STUDIES: dict[Overlay, Callable[[Maze], Tints]] = {
    Overlay.DEAD_ENDS: lambda maze: dead_end_tints(Space.of(maze)),
    Overlay.CHOKEPOINTS: lambda maze: chokepoint_tints(Segmentation.of(maze)),
    Overlay.SOLUTION: lambda maze: solution_tints(Space.of(maze), maze.markers),
    Overlay.SUBTREES: lambda maze: subtree_tints(Space.of(maze), maze.markers),
}
"""What is worked out aside, from a copy of the maze; the rest asks the segmentation thread."""


class TintKeeper(QObject):
    """Has tints worked out, the newest only; those that are there stay until others come.

    Attributes
    ----------
    overlay : the overlay that is chosen
    here : the lattice cell that distances start at; None for the start marker
    tints : what the overlay shows, None while nothing is known
    """

    changed = Signal()
    """There are other tints, or they are behind now, or not any more."""

    def __init__(
        self, document: Document, analysis: Analysis, workers: Workers, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._analysis = analysis
        self._question: DistancesQuestion | None = None
        self._revision = -1
        self.overlay = Overlay.KINDS
        self.here: Cell | None = None
        self.tints: Tints | None = None
        self._timer = single_shot(self, _SETTLED_AFTER_MS, self._ask)
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._take_study)
        self._latest.failed.connect(self._give_up)
        document.maze_changed.connect(self._follow_levels)
        document.maze_changed.connect(self._wait)
        document.maze_replaced.connect(self._start_over)
        analysis.regions_replaced.connect(self._ask)
        analysis.tints_came.connect(self._take_answer)

    @property
    def is_behind(self) -> bool:
        """Whether the maze, or what is wanted, has changed since."""
        is_true = self.tints is not None and self._revision == self._document.revision
        return self.overlay.has_tints and not is_true

    def set_overlay(self, overlay: Overlay, pointed: Cell | None) -> None:
        """Keep the tints of another overlay; where nothing else says so, distances are from this cell."""
        self.overlay, self.tints = overlay, None
        if (
            overlay is Overlay.DISTANCES
            and self.here is None
            and Endpoints.of(self._document.maze).start is None
        ):
            self.here = pointed
        self._ask()

    def set_here(self, cell: Cell | None) -> None:
        """Measure distances from another cell."""
        if cell is not None and cell != self.here:
            self.here = cell
            if self.overlay is Overlay.DISTANCES:
                self._ask()

    @Slot(object)
    def _follow_levels(self, change: Change) -> None:
        """Measure from the same cell as before, wherever its level is."""
        if self.here is not None:
            self.here = cell_after(change, self.here)

    @Slot()
    def _wait(self) -> None:
        """Ask when the last edit of several is made."""
        if self.overlay.has_tints:
            self._timer.start()
            self.changed.emit()

    @Slot()
    def _start_over(self) -> None:
        self.here = self.tints = None
        self._ask()

    @Slot()
    def _ask(self) -> None:
        self._timer.stop()
        self._revision = -1
        self._latest.drop()
        if self.overlay in _STUDIES:
            self._latest.want(self._begin)
        elif self.overlay.has_tints:
            start = Endpoints.of(self._document.maze).start if self.here is None else self.here
            self._question = DistancesQuestion(start)
            self._analysis.ask(self._question)
        self.changed.emit()

    @Slot(object)
    def _take_answer(self, answer: TintsAnswer) -> None:
        if answer.question == self._question and self.overlay is Overlay.DISTANCES:
            self._show(answer.tints, answer.revision)

    def _begin(self) -> Callable[[Wanted], tuple[int, Tints]]:
        revision, work_out, maze = self._document.revision, _STUDIES[self.overlay], self._document.maze.copy()
        return lambda _is_wanted: (revision, work_out(maze))

    @Slot(object)
    def _take_study(self, result: tuple[int, Tints]) -> None:
        revision, tints = result
        self._show(tints, revision)

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        words = str(error).rstrip(".") if isinstance(error, MazeError) else f"Not worked out (“{error!r}”)"
        self._show(Tints(self.overlay, None, words=words), self._document.revision)

    def _show(self, tints: Tints, revision: int) -> None:
        self.tints, self._revision = tints, revision
        self.changed.emit()
