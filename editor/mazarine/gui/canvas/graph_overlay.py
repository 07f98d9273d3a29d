"""What lies over the maze: what is selected or floats, and the region graph, unless too much is in sight."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.region_graph.value import MazeGraph
from mazarine.gui.background.jobs import Workers
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.items.cells_items import AreaItem, StampItem
from mazarine.gui.canvas.items.thing_items import EntityItems
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.stamp import Stamp
from mazarine.messages import Message

_SELECTED, _FLOATS, _OUTSIDE = 0xFF0E4585, 0xFF6B3902, 0xFFC01C28
_Z_SELECTED, _Z_STAMP, _Z_FLOATS = 18, 24, 25


class AreaOverlay(QObject):
    """Keeps the items in step; the scene's level does not matter to what is selected.

    Attributes
    ----------
    selected, floats : the cells that are selected, and those of the floating piece
    outside : the cells of the piece that are outside the maze
    """

    def __init__(
        self,
        scene: MazeScene,
        current: CurrentSession,
        floating: Floating,
        workers: Workers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene, self._current, self._floating = scene, current, floating
        self.selected = AreaItem(workers, _SELECTED, _Z_SELECTED, self)
        self.stamp = StampItem(scene.palette_of_maze, _Z_STAMP)
        self.floats = AreaItem(workers, _FLOATS, _Z_FLOATS, self)
        self.outside = AreaItem(workers, _OUTSIDE, _Z_FLOATS, self)
        for item in (self.selected, self.stamp, self.floats, self.outside):
            scene.addItem(item)
        self._things = EntityItems(scene, self.stamp)
        self._piece: Stamp | None = None
        current.selection_changed.connect(self._show_selected)
        floating.changed.connect(self._show_floating)
        scene.palette_changed.connect(self.stamp.set_palette)

    @Slot()
    def _show_selected(self) -> None:
        self.selected.show_area(self._scene.document.maze, self._current.selection.area)

    @Slot()
    def _show_floating(self) -> None:
        maze, piece = self._scene.document.maze, self._floating.piece
        stamp = None if piece is None else piece.stamp
        if stamp is not None and stamp is not self._piece:
            self._things.palette = self._scene.palette_of_maze
            self._things.show(stamp.to_maze(), 0)
        self._piece = stamp
        if piece is None:
            self.stamp.show_stamp(maze, None)
            self.floats.hide()
            self.outside.hide()
            return
        self.stamp.show_stamp(maze, piece.stamp, piece.row, piece.col)
        outside = self._floating.outside
        self.floats.show_area(maze, piece.area.without(outside) if outside else piece.area)
        self.outside.show_area(maze, outside)


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
