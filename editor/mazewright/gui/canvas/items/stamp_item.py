"""Paints a piece of a maze that is not part of it yet."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from mazewright.gui.canvas.items.base import CellsItem, hasty_raster, opacity_palette
from mazewright.maze import Maze
from mazewright.maze.codes import Matter
from mazewright.maze.stamp import Stamp
from mazewright.picture import CellColours, Frame, Overlay, Palette, Plane, Raster, colours_for

_SHOWN = {"floor": 255}
_HALF = np.uint32(0x80)


class StampItem(CellsItem):
    """Paints the cells and walls of a stamp; what does not belong to it stays clear."""

    def __init__(self, palette: Palette, z: float) -> None:
        super().__init__(z, is_visible=False)
        self._palette = palette
        self._stamp: Stamp | None = None
        self._mask: tuple[Raster, Plane] | None = None

    def set_palette(self, palette: Palette) -> None:
        """Paint with other colours."""
        self._palette = palette
        if self._stamp is not None:
            self._prepare(self._stamp)
        self.update()

    def show_stamp(self, maze: Maze, stamp: Stamp | None, row: int = 0, col: int = 0) -> None:
        """Paint a stamp with its first cell at a lattice place of this maze; None paints nothing."""
        if stamp is None:
            self._plane = self._raster = self._mask = None
        else:
            if stamp is not self._stamp:
                self._prepare(stamp)
            self._move_to(maze, row, col)
        self._stamp = stamp
        self.setVisible(stamp is not None)
        self.update()

    def _prepare(self, stamp: Stamp) -> None:
        board = stamp.to_maze()
        self._geometry = geometry = board.geometry
        self._set_rect(QRectF(0, 0, *geometry.extent(*stamp.mask.shape)), 0)
        self._plane, self._mask = Plane.of(board, 0), None
        self._raster = hasty_raster(geometry, colours_for(self._palette, Overlay.NONE))
        # Between triangles at the edge there is paper, which is not shown either.
        if not (stamp.mask.all() and stamp.lattice.is_full):
            # Rock that belongs to it is shown: it is floor for the picture that says what belongs.
            cells = stamp.mask * np.uint8(Matter.FLOOR << 1)
            self._mask = (
                hasty_raster(geometry, CellColours(opacity_palette(**_SHOWN), Overlay.NONE)),
                Plane(cells, np.zeros_like(cells), sorts=self._plane.sorts),
            )

    def _pixels(self, raster: Raster, frame: Frame) -> NDArray[np.uint32]:
        picture = super()._pixels(raster, frame)
        if self._mask is not None:
            shown, plane = self._mask
            picture[shown.paint(plane, frame) & np.uint32(0xFF) < _HALF] = 0
        return picture
