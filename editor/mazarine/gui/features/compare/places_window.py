"""Windows with a list of places, and a picture of the maze that shows them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListWidget, QListWidgetItem, QSplitter, QWidget

from mazarine.gui.features.compare.comparison import Comparison
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.style.painting import image_of
from mazarine.gui.widgets.building import Part, column_of, resize_within_screen
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.pan_zoom import PanZoomWidget
from mazarine.maze import Cell
from mazarine.messages import Message
from mazarine.picture import raster_for
from mazarine.picture.drawing import Drawing

_SIZE_PX = QSize(960, 640)
_JUMP_PX = 32.0
CELL_ROLE = Qt.ItemDataRole.UserRole
"""The cell that an entry is about; None if it is about none."""
LEGEND = tr_later(
    "Orange: floor and passages that only the file has. Blue: those that only this maze has. "
    "Violet: other changes."
)


class DifferenceView(PanZoomWidget):
    """Paints a level of the maze with the places in color that differ."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        self.cell: Cell | None = None
        """The array place that was gone to last."""
        show_text("The maze with its differences", self.setAccessibleName)
        self._raster = raster_for(drawing.maze.geometry, drawing.colors)

    @property
    def bounds(self) -> QRectF:
        return QRectF(0, 0, *self.drawing.maze.geometry.extent(*self.drawing.maze.shape[1:]))

    def go_to(self, cell: Cell) -> None:
        """Show a cell in the middle, on its level."""
        self.cell = level, row, col = self.drawing.maze.grid.array_place(cell)
        self.drawing = replace(self.drawing, level=level)
        self.zoom_to(max(self.cell_px, _JUMP_PX))
        self.move_to(QPointF(*self.drawing.maze.geometry.middle(row, col)))

    def sizeHint(self) -> QSize:
        return QSize(600, 560)

    def _paint(self, painter: QPainter) -> None:
        geometry = self.drawing.maze.geometry
        pixels = self._raster.paint(self.drawing.plane, self.frame_of(geometry, QPointF()))
        painter.drawImage(0, 0, image_of(pixels, self.devicePixelRatioF()))
        if self.cell is not None:
            corners = geometry.corners(*self.cell[1:])
            painter.setPen(QPen(Qt.GlobalColor.black, 3))
            painter.drawPolygon(QPolygonF([self.position_at(QPointF(*corner)) for corner in corners]))


class PlacesWindow(QDialog):
    """Lists places beside a picture of the maze; a click goes to the place.

    Parameters
    ----------
    places : the list, whose entries have their cells as `CELL_ROLE`
    below : what is below the list and the picture
    """

    list_px = 320

    def __init__(
        self, title: Message, places: QAbstractItemView, drawing: Drawing, parent: QWidget, *below: Part
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_text(title, self.setWindowTitle)
        self.list, self.view = places, DifferenceView(drawing)
        places.activated.connect(self._go)
        places.clicked.connect(self._go)
        self.legend = PlainLabel(wordWrap=True)
        show_text(LEGEND, self.legend.setText)
        parts = QSplitter()
        parts.addWidget(places)
        parts.addWidget(self.view)
        parts.setStretchFactor(1, 1)
        parts.setSizes([self.list_px, _SIZE_PX.width() - self.list_px])
        self.setLayout(column_of((parts, 1), *below, self.legend, margins=(8, 8, 8, 8), spacing=6))
        resize_within_screen(self, _SIZE_PX)

    @Slot(QModelIndex)
    def _go(self, index: QModelIndex) -> None:
        cell = index.data(CELL_ROLE)
        if cell is not None:
            self.go_to(tuple(cell))

    def go_to(self, cell: Cell) -> None:
        self.view.go_to(cell)


class CompareWindow(PlacesWindow):
    """Lists what differs, first in sentences, then each place."""

    list: QListWidget

    def __init__(self, name: str, comparison: Comparison, parent: QWidget) -> None:
        places = QListWidget()
        places.setWordWrap(True)
        show_text("Differences", places.setAccessibleName)
        for text, cell in comparison.entries:
            item = QListWidgetItem(tr(text), places)
            item.setData(CELL_ROLE, cell)
        super().__init__(tr_later("Compared with {name}", name=name), places, comparison.drawing, parent)
