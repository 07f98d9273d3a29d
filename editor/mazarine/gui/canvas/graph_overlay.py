"""The region graph over the maze: switched on and off, and hidden if too much of it is in sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.region_graph.value import MazeGraph
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.messages import Message

_SHOWN = tr_later("Region graph")
_UPDATING = tr_later("Region graph: updating…")
_CALCULATING = tr_later("Region graph: calculating…")
_NOT_AVAILABLE = tr_later("Region graph: not available")
_CROWDED = tr_later("Region graph: zoom in to see it")


class GraphOverlay(QObject):
    """Shows the region graph of the session in the item that draws it."""

    text_changed = Signal()

    def __init__(self, current: CurrentSession, view: MazeView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current, self._view = current, view
        self._item = view.maze_scene.graph_item
        self.message: Message | None = None
        """The entry in the legend, None while the graph is off."""
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
        """Whether too much of it is in sight to be drawn."""
        return self._item.isVisible() and self._item.is_crowded

    @Slot(bool)
    def set_on(self, is_on: bool) -> None:
        self._item.setVisible(is_on)
        self._current.watch(self, "graph", is_on)
        self._show()

    @Slot()
    def _show(self) -> None:
        self._item.show_plan(self._graph.value)
        self._look()

    @Slot()
    def _look(self) -> None:
        message = None
        if self._item.isVisible():
            inverted, _ = self._view.viewportTransform().inverted()
            self._item.find_out_crowd(inverted.mapRect(self._view.viewport().rect().toRectF()))
            message = self._legend_entry()
        if message != self.message:
            self.message = message
            self.text_changed.emit()

    def _legend_entry(self) -> Message:
        if self._graph.value is None:
            return _CALCULATING if self._graph.is_coming else _NOT_AVAILABLE
        if self._item.is_crowded:
            return _CROWDED
        return _UPDATING if self._graph.is_stale else _SHOWN
