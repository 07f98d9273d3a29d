"""Shows an infinite binary tree maze, which has no border."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, sqrt
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mazarine.generators.infinite import cut_window
from mazarine.gui.i18n import show_text
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.pan_zoom import PanZoomWidget
from mazarine.maze import Maze
from mazarine.picture import LIGHT, CellColors, Overlay, Palette, Plane, raster_for

_LEAST_PX = 4.0
_MOST_CELLS = 150_000
"""Visible cells: this many are made and drawn within a frame."""
FARTHEST = 10**12
"""Rows and columns from the origin; so far the parts of a pixel are still exact."""
_HALF_PX = 0.51


class InfiniteView(PanZoomWidget):
    """Draws the visible part, which is generated again for every frame: nothing is stored."""

    most_px = 48.0

    def __init__(self, palette: Palette = LIGHT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        show_text("An infinite maze", self.setAccessibleName)
        self._raster = raster_for(Maze.blank(1, 1).geometry, CellColors(palette, Overlay.NONE))
        self._seed = 1
        self._parameters: Mapping[str, Any] = {}
        self._is_ready = False

    @property
    def bounds(self) -> QRectF:
        """The part to which one may go."""
        return QRectF(-FARTHEST, -FARTHEST, 2 * FARTHEST, 2 * FARTHEST)

    @property
    def least_px(self) -> float:
        """The size of cells at which as many are seen as can be drawn."""
        return max(_LEAST_PX, sqrt(self.width() * self.height() / _MOST_CELLS))

    @property
    def window_in_sight(self) -> tuple[int, int, int, int]:
        """Row and column of the first cell that is fully visible, and the numbers of rows and columns."""
        half = _HALF_PX / self.cell_px
        first, end = self.place_at(QPointF()), self.place_at(QPointF(self.width(), self.height()))
        row, col = ceil(first.y() - half), ceil(first.x() - half)
        return row, col, max(floor(end.y() + half) - row, 1), max(floor(end.x() + half) - col, 1)

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(760, 520)

    def show_maze(self, seed: int, parameters: Mapping[str, Any]) -> None:
        """Show another maze, at the same place."""
        self._seed, self._parameters, self._is_ready = seed, parameters, True
        self.update()

    @Slot()
    def fit(self) -> None:
        """Show the origin at 100 %: the whole has no end."""
        self._cell_px = min(max(self.full_px, self.least_px), self.most_px)
        self.go_to(0, 0)
        self._is_fitted = True

    def go_to(self, row: float, col: float) -> None:
        """Move this row and column to the upper left."""
        self._is_fitted = False
        self.move_to(QPointF(col, row) + QPointF(self.width(), self.height()) / (2 * self.cell_px))

    def _paint(self, painter: QPainter) -> None:
        """Draw the visible part."""
        if not self._is_ready:
            return
        # With a margin of one cell, which is out of sight: the cut closes its openings.
        row, col, rows, cols = self.window_in_sight
        row, col, rows, cols = row - 2, col - 2, rows + 4, cols + 4
        maze = cut_window(self._seed, row, col, rows, cols, **self._parameters).maze
        frame = self.frame_of(maze.geometry, QPointF(col, row))
        painter.drawImage(0, 0, image_of(self._raster.paint(Plane.of(maze, 0), frame),
                                         self.devicePixelRatioF()))  # fmt: skip
