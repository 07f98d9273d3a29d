"""The window that shows what differs between a file and the maze that is open."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QSplitter, QWidget

from mazarine.gui.features.compare.comparison import Comparison
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import column_of, resize_within_screen
from mazarine.gui.widgets.pan_zoom import PanZoomWidget
from mazarine.gui.widgets.plain_text import PlainLabel
from mazarine.maze import Cell
from mazarine.picture import raster_for
from mazarine.picture.drawing import Drawing

_SIZE_PX = QSize(960, 640)
_JUMP_PX = 32.0
_CELL = Qt.ItemDataRole.UserRole


class DifferenceView(PanZoomWidget):
    """Paints a level of the maze with the places in color that differ."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        show_text("The maze with its differences", self.setAccessibleName)
        self._raster = raster_for(drawing.maze.geometry, drawing.colors)

    @property
    def bounds(self) -> QRectF:
        """The rectangle of the maze."""
        return QRectF(0, 0, *self.drawing.maze.geometry.extent(*self.drawing.maze.shape[1:]))

    def go_to(self, cell: Cell) -> None:
        """Show a cell in the middle, on its level."""
        level, row, col = self.drawing.maze.grid.array_place(cell)
        self.drawing = replace(self.drawing, level=level)
        self.zoom_to(max(self.cell_px, _JUMP_PX))
        self.move_to(QPointF(*self.drawing.maze.geometry.middle(row, col)))

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(600, 560)

    def _paint(self, painter: QPainter) -> None:
        frame = self.frame_of(self.drawing.maze.geometry, QPointF())
        pixels = self._raster.paint(self.drawing.plane, frame)
        painter.drawImage(0, 0, image_of(pixels, self.devicePixelRatioF()))


class CompareWindow(QDialog):
    """Lists what differs, first in sentences, then each place, beside the maze; a click goes to the place."""

    def __init__(self, name: str, comparison: Comparison, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_text(tr_later("Compared with {name}", name=name), self.setWindowTitle)
        self.view = DifferenceView(comparison.drawing)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        show_text("Differences", self.list.setAccessibleName)
        for text, cell in comparison.entries:
            item = QListWidgetItem(tr(text))
            item.setData(_CELL, cell)
            self.list.addItem(item)
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        self.legend = PlainLabel(wordWrap=True)
        show_text(
            "Orange: floor and passages that only the file has. Blue: those that only this maze has. "
            "Violet: other changes.",
            self.legend.setText,
        )
        parts = QSplitter()
        parts.addWidget(self.list)
        parts.addWidget(self.view)
        parts.setStretchFactor(1, 1)
        parts.setSizes([320, 640])
        self.setLayout(column_of((parts, 1), self.legend, margins=(8, 8, 8, 8), spacing=6))
        resize_within_screen(self, _SIZE_PX)

    @Slot(QListWidgetItem)
    def _go(self, item: QListWidgetItem) -> None:
        """Show the place of a difference."""
        cell = item.data(_CELL)
        if cell is not None:
            self.view.go_to(tuple(cell))
