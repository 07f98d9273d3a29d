"""The Region graph dock: the graph, its counts, and its export."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mazarine import files
from mazarine.counting import Noun
from mazarine.gui.analysis.region_graph.excerpt import Excerpt
from mazarine.gui.analysis.region_graph.value import MazeGraph
from mazarine.gui.background.latest import LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.region_finder import RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.docks.graph_view import GraphView
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.building import column_of, row_of
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.messages import Message
from mazarine.paths.graph_formats import graphml, node_link
from mazarine.paths.region_graph import RegionGraph

_KINDS = "GraphML (*.graphml)", "JSON (*.json)"


class GraphPanel(QWidget):
    """Shows the region graph: all of a small one, of a large one the part around the outlined region.

    Attributes
    ----------
    excerpt : the part that is shown, None while nothing is
    counts_label : the numbers of nodes, edges and so on, or why there is no graph
    excerpt_label : which part is shown, where it is not all
    """

    def __init__(
        self, current: CurrentSession, scene: MazeScene, finder: RegionFinder, workers: Workers,
        messages: MessageBar,
    ) -> None:  # fmt: skip
        super().__init__()
        self._current = current
        self._finder = finder
        self._workers = workers
        self._messages = messages
        self._around: int | None = None
        self.excerpt: Excerpt | None = None
        self.counts_label, self.excerpt_label = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        self.view = GraphView()
        self.fit_button, self.export_button = QPushButton(), QPushButton()
        show_text("Show a&ll", self.fit_button.setText)
        show_text(
            "Show the whole graph (Home, or double-click the background)<br>Wheel: zoom. Drag: move. "
            "Click a region: show it in the maze.",
            self.fit_button.setToolTip,
        )
        show_text("E&xport…", self.export_button.setText)
        show_text("Export the whole region graph as GraphML or JSON", self.export_button.setToolTip)
        self._lay_out()
        self._latest = LatestTask(workers.studies, self, self._take_excerpt, self._give_up)
        self.fit_button.clicked.connect(self.view.fit)
        self.export_button.clicked.connect(self._ask_export)
        self.view.region_wanted.connect(finder.show)
        self.view.middle_wanted.connect(self._look_around)
        finder.found.connect(self._follow_found)
        finder.lost.connect(self.view.outline)
        current.graph_changed.connect(self._show)
        scene.palette_changed.connect(self.view.set_palette)
        self.view.set_palette(scene.palette_of_maze)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Request the graph."""
        super().showEvent(event)
        self._current.watch(self, "graph")
        if self._finder.number is not None:
            self._around = self._finder.number
        self.view.outline(self._finder.number)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self._current.watch(self, "graph", False)

    @property
    def _graph(self) -> MazeGraph:
        return self._current.session.graph

    @property
    def _shown_graph(self) -> RegionGraph | None:
        return None if self._graph.value is None else self._graph.value.graph

    def export(self, path: Path) -> None:
        """Write the graph: JSON where the suffix says so, else GraphML; the window reports the result."""
        graph = self._shown_graph
        if graph is not None:
            job = self._workers.jobs.run(lambda: _written(graph, path))
            job.done.connect(self._messages.show_message)
            job.failed.connect(self._messages.refuse_error)

    def _lay_out(self) -> None:
        buttons = row_of(self.fit_button, self.export_button)
        parts = self.counts_label, self.excerpt_label, (self.view, 1), buttons
        self.setLayout(column_of(*parts, margins=(6, 6, 6, 4), spacing=6))

    @Slot()
    def _show(self) -> None:
        graph = self._shown_graph
        self.export_button.setEnabled(graph is not None and not self._graph.is_stale)
        self.fit_button.setEnabled(graph is not None)
        show_text(self._counts(), self.counts_label.setText)
        if graph is None:
            self._around = None
            self._latest.cancel()
            self._take_excerpt((None, None))
        elif self.isVisible() and not self._graph.is_stale:
            around = self._around
            self._latest.submit(lambda: lambda _wanted: (graph, Excerpt.of(graph, around)))

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self._messages.fail(message_of(error))

    @Slot(object)
    def _take_excerpt(self, result: tuple[RegionGraph, Excerpt] | tuple[None, None]) -> None:
        graph, self.excerpt = result
        self.view.show_excerpt(self.excerpt)
        self.excerpt_label.hide()
        if graph is not None and self.excerpt is not None and self.excerpt.middle is not None:
            text = tr_later(
                "{shown:,} of {count:,} regions, around {region}. Pale regions have neighbors that are "
                "not shown.",
                shown=len(self.excerpt.numbers), count=len(graph.numbers), region=self.excerpt.name_of(0),
            )  # fmt: skip
            show_text(text, self.excerpt_label.setText)
            self.excerpt_label.show()

    @Slot(int)
    def _follow_found(self, number: int) -> None:
        """Mark the region that is outlined; where it is not shown, look around it."""
        self.view.outline(number)
        is_shown = self.excerpt is not None and self.excerpt.node_of(number) is not None
        if not is_shown:
            self._look_around(number)

    @Slot(int)
    def _look_around(self, number: int) -> None:
        self._around = number
        if self._shown_graph is not None:
            self._show()

    def _counts(self) -> Message:
        graph = self._shown_graph
        if graph is None and self._graph.error is not None:
            return self._graph.error
        if graph is None and self._graph.is_coming:
            return tr_later("Calculating…")
        if graph is None:
            return tr_later("Not available: regions are not calculated")
        counts = _counts_of(graph)
        return tr_later("{counts} · updating…", counts=counts) if self._graph.is_stale else counts

    @Slot()
    def _ask_export(self) -> None:
        folder = self._current.session.export_folder
        path = ask_export_path(self, tr("Export the region graph"), folder, "graph.graphml", _KINDS)
        if path is not None:
            self.export(path)


def _counts_of(graph: RegionGraph) -> Message:
    return tr_later(
        "{regions} · {contacts} · {components} · {loops}",
        regions=Noun.REGIONS(count=len(graph.numbers)), contacts=Noun.CONTACTS(count=len(graph.edges)),
        components=Noun.COMPONENTS(count=graph.component_count), loops=Noun.LOOPS(count=graph.loop_count),
    )  # fmt: skip


def _written(graph: RegionGraph, path: Path) -> Message:
    """Write a graph, and return the message about it."""
    write = node_link if path.suffix.lower() == ".json" else graphml
    with files.replacing(path) as file:
        for part in write(graph):
            file.write(part.encode())
    return tr_later("The region graph was written to “{name}”.", name=path.name)
