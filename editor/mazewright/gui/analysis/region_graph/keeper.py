"""Keeps the region graph: has it made while somebody looks, and anew when the maze has settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from mazewright.gui.analysis import region_graph
from mazewright.gui.analysis.analysis import Analysis, State
from mazewright.gui.analysis.answers import GraphAnswer
from mazewright.gui.analysis.inbox import GraphQuestion
from mazewright.gui.background.latest import Latest
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.document import Document
from mazewright.maze.edits import Change

if TYPE_CHECKING:
    from mazewright.paths.region_graph import RegionGraph

_SETTLED_AFTER_MS = 300


class GraphKeeper(QObject):
    """Asks for the graph as long as somebody looks; the one that is there stays until the next comes.

    Attributes
    ----------
    graph, plan : the graph of `revision` and where it lies over the maze, None while nothing is known
    """

    changed = Signal()
    """There is another graph, or none, or it is behind now."""
    failed = Signal(object)
    """The exception that kept it from being laid over the maze."""

    def __init__(
        self, document: Document, analysis: Analysis, workers: Workers, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._analysis = analysis
        self._watchers: set[str] = set()
        self.graph: RegionGraph | None = None
        self.plan: region_graph.GraphPlan | None = None
        self.revision = -1
        self._latest = Latest(workers.studies, self)
        self._latest.done.connect(self._take_plan)
        self._latest.failed.connect(self.failed)
        self._timer = single_shot(self, _SETTLED_AFTER_MS, self._ask)
        document.maze_changed.connect(self._wait)
        document.maze_replaced.connect(self._forget)
        analysis.regions_replaced.connect(self._ask_anew)
        analysis.state_changed.connect(self._follow_state)
        analysis.graph_came.connect(self._take)

    @property
    def is_behind(self) -> bool:
        """Whether the maze has changed since."""
        return self.revision != self._document.revision

    @property
    def is_coming(self) -> bool:
        """Whether there will be a graph of the maze as it is; not after a stop or a failure."""
        return self._analysis.state not in (State.STOPPED, State.FAILED)

    def watch(self, who: str, is_watching: bool) -> None:
        """Keep the graph up as long as anybody watches."""
        if is_watching:
            self._watchers.add(who)
            self._ask()
        else:
            self._watchers.discard(who)
            if not self._watchers:
                self._forget()

    @Slot(object)
    def _wait(self, change: Change) -> None:
        """Ask when the last edit of several is made."""
        if change.reshaped:
            self._forget()
        elif self._watchers:
            self._timer.start()
            self.changed.emit()

    @Slot()
    def _follow_state(self) -> None:
        if not self.is_coming:
            self.changed.emit()

    @Slot()
    def _ask(self) -> None:
        self._timer.stop()
        if self._watchers and self.is_behind:
            self._analysis.ask(GraphQuestion())

    @Slot()
    def _ask_anew(self) -> None:
        """Ask though the maze is the same: regions have other numbers."""
        self.revision = -1
        self._latest.drop()
        self._ask()

    @Slot()
    def _forget(self) -> None:
        self.graph = self.plan = None
        self.revision = -1
        self._latest.drop()
        self.changed.emit()

    @Slot(object)
    def _take(self, answer: GraphAnswer) -> None:
        if self._watchers:
            # Aside: of a million regions it takes long enough to hold up the edits that are followed there.
            lattice = self._document.maze.lattice
            self._latest.want(
                lambda: lambda _wanted: (answer, region_graph.GraphPlan.of(answer.graph, lattice))
            )

    @Slot(object)
    def _take_plan(self, result: tuple[GraphAnswer, region_graph.GraphPlan]) -> None:
        answer, self.plan = result
        self.graph, self.revision = answer.graph, answer.revision
        self.changed.emit()
