"""The tints of overlays that need more than the regions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from mazarine.gui.analysis.analysis import Analysis
from mazarine.gui.analysis.answers import TintsAnswer
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.analysis.inbox import DistancesQuestion
from mazarine.gui.background.jobs import IsCurrent, JobQueue
from mazarine.gui.background.messages import message_of
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Change, cell_after
from mazarine.maze.endpoints import Endpoints
from mazarine.picture import AnyOverlay, Overlay, Tints
from mazarine.picture.plane import AddedOverlay
from mazarine.picture.plugins import added_tints
from mazarine.picture.tinting import chokepoint_tints, dead_end_tints, solution_tints, subtree_tints
from mazarine.progress import Progress
from mazarine.regions import Space

_STUDIES: dict[Overlay, Callable[[Maze, Progress], Tints]] = {
    Overlay.DEAD_ENDS: lambda maze, _: dead_end_tints(Space.of(maze)),
    Overlay.CHOKEPOINTS: chokepoint_tints,
    Overlay.SOLUTION: lambda maze, _: solution_tints(Space.of(maze), maze.markers),
    Overlay.SUBTREES: lambda maze, _: subtree_tints(Space.of(maze), maze.markers),
}
"""What is computed in the background, from a copy of the maze; the segmentation thread answers the rest."""


class OverlayTints(DerivedValue[Tints]):
    """The tints of the overlay that is chosen, where it needs more than the regions.

    Attributes
    ----------
    overlay : the overlay that is chosen
    here : the lattice cell that distances start at; None for the start marker
    share : how much of the calculation is done, 0 to 1, where it tells
    """

    rests_ms = 150

    def __init__(
        self, document: Document, analysis: Analysis, queue: JobQueue, parent: QObject | None = None
    ) -> None:
        super().__init__(document, queue, parent)
        self._analysis = analysis
        self._question: DistancesQuestion | None = None
        self.overlay: AnyOverlay = Overlay.KINDS
        self.here: Cell | None = None
        self.share = 0.0
        analysis.regions_replaced.connect(self.request)
        analysis.tints_came.connect(self._take_answer)

    @property
    def is_stale(self) -> bool:
        return self.overlay.has_tints and (self.value is None or super().is_stale)

    @property
    def is_watched(self) -> bool:
        return self.overlay.has_tints and super().is_watched

    def set_overlay(self, overlay: AnyOverlay, pointed: Cell | None) -> None:
        """Keep the tints of another overlay; where nothing else says so, distances are from this cell."""
        self.overlay = overlay
        has_no_start = self.here is None and Endpoints.of(self.document.maze).start is None
        if overlay is Overlay.DISTANCES and has_no_start:
            self.here = pointed
        super().start_over()

    def set_here(self, cell: Cell | None) -> None:
        if cell is not None and cell != self.here:
            self.here = cell
            if self.overlay is Overlay.DISTANCES:
                self.request()

    def follow(self, change: Change) -> None:
        """Note that the maze has changed; distances are from the same cell, wherever its level is."""
        if self.here is not None:
            self.here = cell_after(change, self.here)
        super().follow(change)

    def start_over(self) -> None:
        """Drop the tints and the start of the maze that was open before."""
        self.here = None
        super().start_over()

    def ask(self) -> None:
        """Compute tints in the background; distances are requested from the segmentation thread."""
        self.revision = -1
        if self.overlay is Overlay.DISTANCES:
            self.latest.cancel()
            start = Endpoints.of(self.document.maze).start if self.here is None else self.here
            self._question = DistancesQuestion(start)
            self._analysis.ask(self._question)
        else:
            super().ask()

    def work(self) -> Callable[[Maze, IsCurrent], Tints]:
        overlay = self.overlay
        if isinstance(overlay, AddedOverlay):
            return lambda maze, _is_current: added_tints(overlay, maze)
        study = _STUDIES[overlay]
        self.share = 0.0

        def work(maze: Maze, is_current: IsCurrent) -> Tints:
            def report(share: float) -> bool:
                self.share = share
                return is_current()

            return study(maze, report)

        return work

    def stop(self) -> None:
        """End the calculation, until regions are calculated again."""
        self.latest.cancel()
        stopped = tr_later("Stopped. Press F5 to recalculate regions.")
        self.take(Tints(self.overlay, None, stopped), self.document.revision)

    @Slot(object)
    def _take_answer(self, answer: TintsAnswer) -> None:
        if answer.question == self._question and self.overlay is Overlay.DISTANCES:
            self.take(answer.tints, answer.revision)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.take(Tints(self.overlay, None, message_of(error)), self.document.revision)
