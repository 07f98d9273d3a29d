"""The ghost: the level below or above, shown faintly over the one that is drawn on."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.workers import Workers
from mazarine.gui.canvas.items.cells_items import GhostItem
from mazarine.gui.canvas.pyramid_cache import PyramidCache
from mazarine.gui.session.current import CurrentSession
from mazarine.maze.edits import Change


class GhostSide(StrEnum):
    """The other level that is shown."""

    NONE = "none"
    BELOW = "below"
    ABOVE = "above"


_MANY = 1 << 12
"""Cells that change up to which patching them takes some milliseconds."""
_STEPS = {GhostSide.BELOW: -1, GhostSide.ABOVE: 1}


class Ghost(QObject):
    """Keeps the item on the level beside the one that is shown, where there is one."""

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self._level = 0
        self._pyramids = PyramidCache(workers, self)
        self.side = GhostSide.NONE
        self.item = GhostItem(current, self._pyramids)
        self._pyramids.pyramid_came.connect(self._repaint)
        current.maze_changed.connect(self._follow_maze)

    def set_side(self, side: GhostSide) -> None:
        self.side = side
        self.show_beside(self._level)

    def show_beside(self, level: int) -> None:
        """Show the ghost for this level, which may be the same one of another maze."""
        self._level = level
        self._pyramids.forget()
        ghost = level + _STEPS.get(self.side, 0)
        is_there = self.side is not GhostSide.NONE and 0 <= ghost < self._current.maze.shape[0]
        self.item.show_level(ghost if is_there else None, is_above=self.side is GhostSide.ABOVE)

    @Slot(object)
    def _follow_maze(self, change: Change) -> None:
        """Follow edits of the level that undo makes, or others; of another shape the scene tells."""
        if self.item.level is None or change.reshaped:
            return
        _, rows, cols = self._current.maze.shape
        first, last = np.searchsorted(
            change.dirty, np.array([0, rows * cols]) + self.item.level * rows * cols
        )
        if last - first > _MANY:
            self._pyramids.rebuild()
        elif last > first:
            self._pyramids.follow(change.dirty[first:last] - self.item.level * rows * cols)
        if last > first:
            self._repaint()

    @Slot()
    def _repaint(self) -> None:
        self.item.update()
