"""A marker: a sign on a cell, and its gap in the outer border where it has one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from mazewright.gui.canvas.items.base import SceneItem
from mazewright.gui.canvas.items.symbol_paths import draw_symbol, path_of
from mazewright.gui.canvas.ports import cell_middle
from mazewright.maze import Marker, MarkerKind, Maze
from mazewright.picture import Palette
from mazewright.picture.symbols import MARKER_SIGNS, marker_badge, marker_gap

_REACH = 0.7
SIGNS: dict[MarkerKind, Callable[[], QPainterPath]] = {
    kind: partial(path_of, sign) for kind, sign in MARKER_SIGNS.items()
}


class MarkerItem(SceneItem):
    """Draws a marker as a badge with a sign of its kind."""

    def __init__(self, marker: Marker, maze: Maze, palette: Palette) -> None:
        super().__init__(8)
        self.marker = marker
        self._place = maze.geometry, maze.origin
        self._color, self._ground = palette.marker(marker.kind), palette.floor
        self.setPos(cell_middle(maze.geometry, marker.cell, maze.origin))
        self._set_rect(QRectF(), _REACH)
        if marker.label:
            self.setToolTip(marker.label)

    def _paint(self, painter: QPainter, exposed: QRectF, pixel_ratio: float) -> None:
        del exposed, pixel_ratio
        cell_px = painter.worldTransform().m11()
        if self.marker.side is not None:
            draw_symbol(painter, marker_gap(self.marker, *self._place, self._ground, cell_px))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_symbol(painter, marker_badge(self.marker.kind, self._color, cell_px))
