"""The window that shows an infinite binary tree maze, and cuts out a part of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from math import ceil, floor, sqrt
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QWidget

from mazarine.generators import GENERATORS, seed_of
from mazarine.generators.infinite import cut_window
from mazarine.gui.forms.controls import button
from mazarine.gui.forms.fields import ParameterFields
from mazarine.gui.forms.order import GeneratorRequest
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import column_of, label_of, resize_within_screen, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import PlaceBox
from mazarine.gui.widgets.pan_zoom import PanZoomWidget
from mazarine.maze import Maze
from mazarine.picture import LIGHT, CellColors, Overlay, Palette, Plane, raster_for

_SIZE_PX = QSize(900, 680)
_LEAST_PX = 4.0
_MOST_CELLS = 150_000
"""Visible cells: this many are made and drawn within a frame."""
FARTHEST = 10**12
"""Rows and columns from the origin; so far the parts of a pixel are still exact."""
_HALF_PX = 0.51


class InfiniteView(PanZoomWidget):
    """Draws the visible part, which is generated again for every frame: nothing is stored."""

    most_px = 48.0

    def __init__(self, palette: Palette = LIGHT) -> None:
        super().__init__()
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


class InfiniteWindow(QDialog):
    """Shows any part of an infinite maze."""

    cut = Signal(object, object, object)
    """A `Maze` that was cut out, its name, and a message about it."""

    def __init__(self, order: GeneratorRequest, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_text("Infinite binary tree", self.setWindowTitle)
        # The seed from which the finite maze begins.
        self._seed = seed_of(np.random.default_rng(order.seed))
        self.view = InfiniteView(palette)
        self.fields = ParameterFields(self._show)
        self.fields.show_parameters(GENERATORS["binary-tree"].parameters, order.parameters)
        self.row_box, self.col_box = PlaceBox(-FARTHEST, FARTHEST), PlaceBox(-FARTHEST, FARTHEST)
        self.status_label = PlainLabel(wordWrap=True)
        """The size of the visible part."""
        self.cut_button = button(
            tr_later("&Cut out the visible part"), self._cut,
            tr_later("Open the visible part as a new maze; openings at its border become walls"),
        )  # fmt: skip
        row, col = label_of(tr_later("Row"), self.row_box), label_of(tr_later("Column"), self.col_box)
        bar = row_of(self.fields, 1, row, self.row_box, col, self.col_box)
        self.setLayout(column_of((self.view, 1), bar, row_of((self.status_label, 1), self.cut_button)))
        self.view.moved.connect(self._show_place)
        self.row_box.valueChanged.connect(self._go)
        self.col_box.valueChanged.connect(self._go)
        resize_within_screen(self, _SIZE_PX)
        self._show()
        self._show_place()
        self.view.setFocus()

    def _show(self) -> None:
        self.view.show_maze(self._seed, self.fields.values())

    @Slot()
    def _show_place(self) -> None:
        row, col, rows, cols = self.view.window_in_sight
        self.row_box.show_place(row)
        self.col_box.show_place(col)
        text = tr_later(
            "{rows} × {cols} cells visible. Drag to move, {zoom_keys} to zoom.",
            rows=rows, cols=cols, **self.view.wheel_texts(),
        )  # fmt: skip
        show_text(text, self.status_label.setText)

    @Slot()
    def _go(self) -> None:
        self.view.go_to(self.row_box.place, self.col_box.place)

    @Slot()
    def _cut(self) -> None:
        row, col, rows, cols = self.view.window_in_sight
        window = cut_window(self._seed, row, col, rows, cols, **self.fields.values())
        maze: Maze = window.maze
        message = tr_later(
            "Cut out {rows} × {cols} cells from row {row:,}, column {col:,}."
            " Openings closed at the border: {openings:,}. Connected components: {components:,}.",
            rows=rows, cols=cols, row=row, col=col, openings=window.openings, components=window.components,
        )  # fmt: skip
        self.cut.emit(maze, tr_later("Binary tree at {row}, {col}", row=row, col=col), message)


def show_infinite(order: GeneratorRequest, shell: Shell) -> None:
    """Show an infinite maze; a part that is cut out is opened as another maze."""
    window = InfiniteWindow(order, shell.scene.palette_of_maze, shell)
    window.cut.connect(partial(shell.documents.opening.begin, is_unsaved=True))
    session = shell.current.session
    # When what was cut out is opened; the maze that is open may be kept instead.
    session.maze_replaced.connect(window.close)
    session.closed.connect(window.close)
    window.show()
