"""The item that outlines open faces: the squares or hexagons that rooms are made of."""

from __future__ import annotations

from math import ceil, floor

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from editor.gui.looks.painting import guarded, keep_width_px
from editor.gui.scene.many_lines import MOST_STROKES, draw_many_lines
from editor.gui.scene.maze_item import MazeItem
from editor.picture import Palette
from editor.picture.open_faces import OUTLINE_WIDTH, OUTLINES_FROM_PX, open_faces, outlines

_MARGIN_CELLS = 3
"""A face reaches this far beyond its first cell, at most."""


class FacesItem(QGraphicsItem):
    """Draws the outlines of the exposed faces of what a `MazeItem` paints, where cells are large enough."""

    def __init__(self, maze_item: MazeItem) -> None:
        super().__init__(maze_item)
        self._maze_item = maze_item
        self._ink = QColor()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setVisible(False)

    def set_palette(self, palette: Palette) -> None:
        """Draw in the color that signs have in this palette."""
        self._ink = QColor.fromRgb(palette.mark)
        self.update()

    def refit(self) -> None:
        """Prepare for a maze of another size."""
        self.prepareGeometryChange()

    def boundingRect(self) -> QRectF:
        """Return the extent of the maze."""
        return self._maze_item.maze_rect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw what is exposed."""
        with guarded(painter, "the open faces"):
            cell_px = option.levelOfDetailFromTransform(painter.worldTransform())
            if cell_px >= OUTLINES_FROM_PX:
                pixel_ratio = widget.devicePixelRatioF() if widget else 1.0
                self._paint(painter, option.exposedRect & self.boundingRect(), cell_px, pixel_ratio)

    def _paint(self, painter: QPainter, exposed: QRectF, cell_px: float, pixel_ratio: float) -> None:
        geometry, plane = self._maze_item.geometry, self._maze_item.plane
        pitch = geometry.pitch
        rows = _cells(exposed.top() / pitch[1], exposed.bottom() / pitch[1])
        cols = _cells(exposed.left() / pitch[0], exposed.right() / pitch[0])
        faces = open_faces(plane, rows, cols)
        lines = outlines(faces, (rows.start, cols.start), plane.lattice, geometry)
        if len(lines) > MOST_STROKES:
            draw_many_lines(painter, lines.T, exposed, pixel_ratio, self._ink)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._ink)
        keep_width_px(pen, max(1.0, cell_px * OUTLINE_WIDTH), painter)
        painter.setPen(pen)
        painter.drawLines([QLineF(*line) for line in lines.tolist()])


def _cells(first: float, last: float) -> slice:
    return slice(max(floor(first) - _MARGIN_CELLS, 0), max(ceil(last) + _MARGIN_CELLS, 0))
