"""Shows an infinite binary tree maze: it can be panned and zoomed, and has no border."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil, floor, sqrt
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mazarine.generators.infinite import cut_window
from mazarine.gui.i18n import show_text
from mazarine.gui.style.painting import PaintedWidget, image_of
from mazarine.picture import LIGHT, Palette, render_level
from mazarine.picture.plane import Overlay

_LEAST_PX, _MOST_PX, _FIRST_PX = 4, 48, 16
_MOST_CELLS = 150_000
"""Visible cells: this many are made and drawn within a frame."""
FARTHEST = 10**12
"""Rows and columns from the origin; so far the parts of a pixel are still exact."""
_NOTCH = 120
_ARROWS = {
    Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0),
}  # fmt: skip


class InfiniteView(PaintedWidget):
    """Draws the visible part, which is generated again for every frame: nothing is stored.

    Attributes
    ----------
    row, col : the place of the upper left corner, in cells, with fractions
    cell_px : the size of a cell
    """

    moved = Signal()
    """Other cells are visible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        show_text("An infinite maze", self.setAccessibleName)
        self.palette_of_maze: Palette = LIGHT
        self.row, self.col, self.cell_px = 0.0, 0.0, _FIRST_PX
        self._seed = 1
        self._parameters: Mapping[str, Any] = {}
        self._held_at: QPointF | None = None
        self._is_ready = False

    @property
    def window_in_sight(self) -> tuple[int, int, int, int]:
        """Row and column of the first cell that is fully visible, and the numbers of rows and columns."""
        first_row, first_col = -floor(-self.row), -floor(-self.col)
        rows = floor(self.row + self.height() / self.cell_px) - first_row
        cols = floor(self.col + self.width() / self.cell_px) - first_col
        return first_row, first_col, max(rows, 1), max(cols, 1)

    @property
    def _least_px(self) -> int:
        return max(_LEAST_PX, ceil(sqrt(self.width() * self.height() / _MOST_CELLS)))

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(760, 520)

    def show_maze(self, seed: int, parameters: Mapping[str, Any]) -> None:
        """Show another maze, at the same place."""
        self._seed, self._parameters, self._is_ready = seed, parameters, True
        self.update()

    def go_to(self, row: float, col: float) -> None:
        """Move this row and column to the upper left."""
        self.row, self.col = (min(max(place, -FARTHEST), FARTHEST) for place in (row, col))
        self.moved.emit()
        self.update()

    def zoom(self, steps: int, about: QPointF) -> None:
        """Zoom about a point."""
        row, col = self.row + about.y() / self.cell_px, self.col + about.x() / self.cell_px
        requested = self.cell_px + steps * max(1, self.cell_px // 8)
        self.cell_px = min(max(requested, self._least_px), _MOST_PX)
        self.go_to(row - about.y() / self.cell_px, col - about.x() / self.cell_px)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        notches = event.angleDelta().y() / _NOTCH
        if notches:
            self.zoom(round(notches) or (1 if notches > 0 else -1), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag."""
        self._held_at = event.position()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the maze with the pointer."""
        if self._held_at is not None:
            by = event.position() - self._held_at
            self._held_at = event.position()
            self.go_to(self.row - by.y() / self.cell_px, self.col - by.x() / self.cell_px)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag."""
        del event
        self._held_at = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by the arrow keys, zoom by plus and minus."""
        middle = QPointF(self.rect().center())
        if event.key() in _ARROWS:
            down, right = _ARROWS[Qt.Key(event.key())]
            self.go_to(self.row + 4 * down, self.col + 4 * right)
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1, middle)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom(-1, middle)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Signal that the visible area has changed."""
        super().resizeEvent(event)
        self.cell_px = max(self.cell_px, self._least_px)
        self.moved.emit()

    def _paint(self, painter: QPainter) -> None:
        """Draw the visible part."""
        if not self._is_ready:
            return
        # With a margin of one cell, which is out of sight: the cut closes its openings.
        row, col = floor(self.row) - 1, floor(self.col) - 1
        rows = floor(self.row + self.height() / self.cell_px) + 2 - row
        cols = floor(self.col + self.width() / self.cell_px) + 2 - col
        maze = cut_window(self._seed, row, col, rows, cols, **self._parameters).maze
        picture = render_level(maze, 0, Overlay.NONE, cell_size_px=self.cell_px, palette=self.palette_of_maze)
        margin = (picture.shape[1] - cols * self.cell_px) // 2
        corner = QPoint(
            round((col - self.col) * self.cell_px) - margin, round((row - self.row) * self.cell_px) - margin
        )
        painter.drawImage(corner, image_of(picture))
