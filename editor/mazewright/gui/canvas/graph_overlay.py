"""The region graph over the maze: switched on and off, and hidden where too much of it is in sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mazewright.gui.analysis.region_graph.value import MazeGraph
from mazewright.gui.canvas.view import MazeView
from mazewright.gui.session.current import CurrentSession


class GraphOverlay(QObject):
    """Ties the graph that is kept to the item that draws it.

    Attributes
    ----------
    words : what the legend says of it, empty while it is off
    """

    text_changed = Signal()

    def __init__(self, current: CurrentSession, view: MazeView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._view = view
        self._item = view.maze_scene.graph_item
        self.words = ""
        current.graph_changed.connect(self._show)
        view.zoom_changed.connect(self._look)
        view.resized.connect(self._look)
        view.maze_scene.level_changed.connect(self._look)
        view.horizontalScrollBar().valueChanged.connect(self._look)
        view.verticalScrollBar().valueChanged.connect(self._look)

    @property
    def _graph(self) -> MazeGraph:
        return self._current.session.graph

    @property
    def is_crowded(self) -> bool:
        """Whether there is too much in sight to draw it."""
        return self._item.isVisible() and self._item.is_crowded

    @Slot(bool)
    def set_on(self, is_on: bool) -> None:
        """Draw the graph, or not."""
        self._item.setVisible(is_on)
        self._current.watch(self, "graph", is_on)
        self._show()

    @Slot()
    def _show(self) -> None:
        graph = self._graph.value
        self._item.show_plan(None if graph is None else graph.plan)
        self._look()

    @Slot()
    def _look(self) -> None:
        """Find out whether all of it can be drawn at this place and size."""
        words = ""
        if self._item.isVisible():
            inverted, _ = self._view.viewportTransform().inverted()
            self._item.find_out_crowd(inverted.mapRect(self._view.viewport().rect().toRectF()))
            words = self._words()
        if words != self.words:
            self.words = words
            self.text_changed.emit()

    def _words(self) -> str:
        if self._graph.value is None:
            return "Region graph: calculating…" if self._graph.is_coming else "Region graph: not available"
        if self._item.is_crowded:
            return "Region graph: zoom in to see it"
        return "Region graph: updating…" if self._graph.is_stale else "Region graph"
