"""Paints a piece of a maze that is not part of it yet."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mazewright.gui.canvas.level_painting import draw_picture, frame_of
from mazewright.gui.canvas.opacities import opacity_palette
from mazewright.gui.style.painting import guarded
from mazewright.lattice import Geometry
from mazewright.maze import Maze
from mazewright.maze.codes import Matter
from mazewright.maze.stamp import Stamp
from mazewright.picture import CellColours, Overlay, Palette, Plane, Raster, colours_for, raster_for

_SHOWN = {"floor": 255}
_HALF = np.uint32(0x80)


class StampItem(QGraphicsItem):
    """Paints the cells and walls of a stamp; what does not belong to it stays clear."""

    def __init__(self, palette: Palette, z: float) -> None:
        super().__init__()
        self._palette = palette
        self._stamp: Stamp | None = None
        self._geometry: Geometry | None = None
        self._planes: list[Plane] = []
        self._rasters: list[Raster] = []
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(z)
        self.setVisible(False)

    def set_palette(self, palette: Palette) -> None:
        """Paint with other colours."""
        self._palette = palette
        if self._stamp is not None:
            self._prepare(self._stamp)
        self.update()

    def show_stamp(self, maze: Maze, stamp: Stamp | None, row: int = 0, col: int = 0) -> None:
        """Paint a stamp with its first cell at a lattice place of this maze; None paints nothing."""
        self.prepareGeometryChange()
        if stamp is not None and stamp is not self._stamp:
            self._prepare(stamp)
        self._stamp = stamp
        if stamp is None:
            self._planes, self._rasters = [], []
        if self._geometry is not None:
            pitch = self._geometry.pitch
            self.setPos((col - maze.origin[1]) * pitch[0], (row - maze.origin[0]) * pitch[1])
        self.setVisible(stamp is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Give the extent of the stamp."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is exposed."""
        with guarded(painter, "a stamp"):
            self._paint(painter, option.exposedRect, widget.devicePixelRatioF() if widget else 1.0)

    def _prepare(self, stamp: Stamp) -> None:
        board = stamp.to_maze()
        self._geometry = geometry = board.geometry
        self._rect = QRectF(0, 0, *geometry.extent(*stamp.mask.shape))
        self._planes = [Plane.of(board, 0)]
        self._rasters = [raster_for(geometry, colours_for(self._palette, Overlay.NONE))]
        # Between triangles at the edge there is paper, which is not shown either.
        if not (stamp.mask.all() and stamp.lattice.is_full):
            # Rock that belongs to it is shown: it is floor for the picture that says what belongs.
            cells = stamp.mask * np.uint8(Matter.FLOOR << 1)
            self._planes.append(Plane(cells, np.zeros_like(cells), sorts=self._planes[0].sorts))
            self._rasters.append(raster_for(geometry, CellColours(opacity_palette(_SHOWN), Overlay.NONE)))
        for raster in self._rasters:
            raster.is_hasty = True

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        if self._stamp is None or self._geometry is None:
            return
        frame = frame_of(painter, exposed & self._rect, self._geometry, pixel_ratio)
        if frame is None:
            return
        picture, *masks = (
            raster.paint(plane, frame) for raster, plane in zip(self._rasters, self._planes, strict=True)
        )
        for mask in masks:
            picture[mask & np.uint32(0xFF) < _HALF] = 0
        draw_picture(painter, picture, frame, pixel_ratio, QImage.Format.Format_ARGB32_Premultiplied)
