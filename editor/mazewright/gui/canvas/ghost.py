"""The ghost: the level below or above, shown faintly over the one that is drawn on."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtGui import QPainter

from mazewright.gui.background.workers import Workers
from mazewright.gui.canvas.items.base import CellsItem, Ground, hasty_raster, opacity_palette
from mazewright.gui.canvas.pyramid_keeper import PyramidKeeper
from mazewright.gui.session.current import CurrentSession
from mazewright.lattice import Geometry
from mazewright.maze.edits import Change
from mazewright.picture import CellColours, Frame, Overlay, Plane, Raster

_OPACITIES = {"wall": 120, "door": 80, "found_door": 50, "rock": 26}
"""How opaque what stands on the other level is, of 255: rock less than walls, for it covers more."""
_BLUE, _RED = np.uint32(0x01000001), np.uint32(0x01010000)
"""What an opacity is multiplied by to give a colour; red has half of it as blue besides."""
_MARGIN = 1.0


class GhostSide(StrEnum):
    """Which level is shown as a ghost."""

    NONE = "none"
    BELOW = "below"
    ABOVE = "above"


_MANY = 1 << 12
"""Cells that change up to which patching them takes some milliseconds."""
_STEPS = {GhostSide.BELOW: -1, GhostSide.ABOVE: 1}


class Ghost(QObject):
    """Keeps the item on the level beside the one that is shown, where there is one.

    Attributes
    ----------
    side : which level is wanted
    item : what paints it
    """

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self._level = 0
        self._keeper = PyramidKeeper(workers, self)
        self.side = GhostSide.NONE
        self.item = GhostItem(current, self._keeper)
        self._keeper.pyramid_came.connect(self._repaint)
        current.maze_changed.connect(self._follow_maze)

    def set_side(self, side: GhostSide) -> None:
        """Show the level below, the one above, or none."""
        self.side = side
        self.show_beside(self._level)

    def show_beside(self, level: int) -> None:
        """Show the ghost for this level, which may be the same one of another maze."""
        self._level = level
        self._keeper.forget()
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
            self._keeper.rebuild()
        elif last > first:
            self._keeper.follow(change.dirty[first:last] - self.item.level * rows * cols)
        if last > first:
            self._repaint()

    @Slot()
    def _repaint(self) -> None:
        self.item.update()


class GhostItem(CellsItem):
    """Paints a level in one colour: blue if it lies below, red if it lies above.

    Attributes
    ----------
    level : the level that is painted, None for nothing
    is_above : whether it lies above the one that is shown
    """

    def __init__(self, current: CurrentSession, keeper: PyramidKeeper) -> None:
        super().__init__(5, keeper, is_visible=False)
        self._current = current
        self.level: int | None = None
        self.is_above = False

    @property
    def plane(self) -> Plane:
        """The arrays that are painted."""
        return Plane.of(self._current.maze, self.level or 0)

    @property
    def geometry(self) -> Geometry:
        """Where cells are painted."""
        return self._current.maze.geometry

    def show_level(self, level: int | None, is_above: bool) -> None:
        """Paint another level, or the same one in another extent; None paints nothing."""
        self._set_rect(Ground.of(self._current.maze, level or 0).rect, _MARGIN)
        colours = CellColours(opacity_palette(**_OPACITIES), Overlay.NONE)
        self.raster = hasty_raster(self.geometry, colours)
        self.level, self.is_above = level, is_above
        self.setVisible(level is not None)
        self.update()

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        # Walls of both levels stay as dark as the others of the level that is drawn on.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        super()._paint(painter, exposed, pixel_ratio)

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        return coloured(super()._pixels(raster, frame), self.is_above)


def coloured(opacities: NDArray[np.uint32], is_above: bool) -> NDArray[np.uint32]:
    """Give the picture of opacities (the lowest byte of each word), in place, as premultiplied words.

    >>> [f"{coloured(np.array([0xFF000050], np.uint32), is_above)[0]:08x}" for is_above in (False, True)]
    ['50000050', '50500028']
    """
    opacities &= np.uint32(0xFF)
    if not is_above:
        opacities *= _BLUE
        return opacities
    blue = opacities >> np.uint32(1)
    opacities *= _RED
    opacities |= blue
    return opacities
