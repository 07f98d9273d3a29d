"""The region graph of the maze, as it lies over it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.analysis import region_graph
from mazarine.gui.analysis.analysis import Analysis, AnalysisState
from mazarine.gui.analysis.answers import GraphAnswer
from mazarine.gui.analysis.derived import DerivedValue
from mazarine.gui.analysis.inbox import GraphQuestion
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.messages import message_of
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.maze.edits import Change
from mazarine.messages import Message


class MazeGraph(DerivedValue["region_graph.GraphPlan"]):
    """The region graph: made where the segmentation is, and laid over the maze in another thread."""

    stays_unwatched = False

    def __init__(
        self, document: Document, analysis: Analysis, queue: JobQueue, parent: QObject | None = None
    ) -> None:
        super().__init__(document, queue, parent)
        self._analysis = analysis
        analysis.regions_replaced.connect(self._request_again)
        analysis.state_changed.connect(self._follow_state)
        analysis.graph_came.connect(self._plan)

    @property
    def is_coming(self) -> bool:
        """Whether there will be a graph of the maze as it is; not after a stop or a failure."""
        return self._analysis.state not in (AnalysisState.STOPPED, AnalysisState.FAILED)

    def follow(self, change: Change) -> None:
        """Note that the maze has changed; of another shape nothing known is of use."""
        if change.reshaped:
            self.start_over()
        elif self.is_watched:
            # What is being laid out comes all the same: it is shown, as what was there before would be.
            self._timer.start()
            self.changed.emit()

    def ask(self) -> None:
        """Ask for the graph where the segmentation is."""
        self._analysis.ask(GraphQuestion())

    @Slot()
    def _request_again(self) -> None:
        """Ask though the maze is the same: regions have other numbers."""
        self.revision = -1
        self.latest.cancel()
        self.request()

    @Slot()
    def _follow_state(self) -> None:
        if not self.is_coming:
            self.changed.emit()

    @Slot(object)
    def _plan(self, answer: GraphAnswer) -> None:
        if self.is_watched:
            # Of a million regions it takes long enough to hold up the edits where the segmentation is.
            lattice = self.document.maze.lattice
            self.latest.submit(
                lambda: lambda _: (region_graph.GraphPlan.of(answer.graph, lattice), answer.revision)
            )

    def failure_message(self, error: Exception) -> Message:
        return tr_later("The region graph could not be laid out: {reason}.", reason=message_of(error).clause)
