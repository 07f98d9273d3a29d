"""Shows what is selected and what floats on the scene."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.floating import Floating
from mazarine.gui.canvas.items.cells_items import AreaItem, StampItem
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.things import EntityItems
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.stamp import Stamp

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
