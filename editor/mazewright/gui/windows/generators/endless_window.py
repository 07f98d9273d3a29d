"""The window for wandering over an infinite binary tree maze, and for cutting out a piece."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDoubleSpinBox, QLabel, QPushButton, QWidget

from mazewright.counting import count_of
from mazewright.generators import GENERATORS, seed_of
from mazewright.generators.endless import cut_window
from mazewright.gui.background.latest import Latest, Wanted
from mazewright.gui.background.workers import Workers
from mazewright.gui.i18n import tr
from mazewright.gui.widgets.building import column_of, row_of
from mazewright.gui.widgets.number_boxes import DecimalBox
from mazewright.gui.windows.generators.endless_view import FARTHEST, EndlessView
from mazewright.gui.windows.generators.fields import Fields
from mazewright.gui.windows.generators.order import Order
from mazewright.maze import Maze
from mazewright.picture import Palette

_SIZE_PX = QSize(900, 680)


class EndlessWindow(QDialog):
    """Shows the maze of an order, wherever one likes."""

    cut = Signal(object, str, str)
    """A `Maze` that was cut out, a name for it, and a sentence about it."""

    def __init__(self, order: Order, workers: Workers, palette: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Infinite binary tree"))
        # The one that the maze with this seed begins with.
        self._seed = seed_of(np.random.default_rng(order.seed))
        self.view = EndlessView()
        self.view.palette_of_maze = palette
        self.fields = Fields(self._show)
        self.fields.show_parameters(GENERATORS["binary-tree"].parameters, order.parameters)
        self.row_box, self.col_box = _place("Row"), _place("Column")
        self.words = QLabel(tr("Loading…"))
        self.cut_button = QPushButton(tr("&Cut out the visible part"), autoDefault=False)
        self.cut_button.setToolTip(tr("Open it as a new maze; openings at the cut become walls"))
        self.cut_button.setEnabled(False)
        self._lay_out()
        self.view.moved.connect(self._tell_place)
        self.row_box.valueChanged.connect(self._go)
        self.col_box.valueChanged.connect(self._go)
        self.cut_button.clicked.connect(self._cut)
        self._latest = Latest(workers.studies, self, self._begin, self._give_up)
        self._latest.want(lambda: _load)
        self.resize(_SIZE_PX)

    def _lay_out(self) -> None:
        row, col = QLabel(tr("Row")), QLabel(tr("Column"))
        bar = row_of(self.fields, 1, row, self.row_box, col, self.col_box)
        self.setLayout(column_of((self.view, 1), bar, row_of((self.words, 1), self.cut_button)))

    @Slot()
    def _begin(self) -> None:
        self.cut_button.setEnabled(True)
        self._show()
        self._tell_place()
        self.view.setFocus()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        self.words.setText(tr(f"This cannot be shown: {error}"))

    def _show(self) -> None:
        if self.cut_button.isEnabled():
            self.view.show_maze(self._seed, self.fields.values())

    @Slot()
    def _tell_place(self) -> None:
        row, col, rows, cols = self.view.window_in_sight
        for box, place in ((self.row_box, row), (self.col_box, col)):
            box.blockSignals(True)
            box.setValue(place)
            box.blockSignals(False)
        if self.cut_button.isEnabled():
            self.words.setText(tr(f"{rows} × {cols} cells visible. Drag to move, use the wheel to zoom."))

    @Slot()
    def _go(self) -> None:
        self.view.go_to(self.row_box.value(), self.col_box.value())

    @Slot()
    def _cut(self) -> None:
        row, col, rows, cols = self.view.window_in_sight
        window = cut_window(self._seed, row, col, rows, cols, **self.fields.values())
        maze: Maze = window.maze
        sentence = (
            f"{rows} × {cols} cells from row {row:,}, column {col:,}: "
            f"{count_of(window.openings, 'opening')} at the border became walls; "
            f"{count_of(window.parts, 'part')} resulted."
        )
        self.cut.emit(maze, f"Binary tree at {row}, {col}", sentence)


def _load(is_wanted: Wanted) -> None:
    """Load the kernels."""
    if is_wanted():
        cut_window(1, 0, 0, 2, 2)


def _place(name: str) -> QDoubleSpinBox:
    # Whole numbers, but a box for those stops at 31 bits.
    box = DecimalBox(-FARTHEST, FARTHEST, 0)
    box.setGroupSeparatorShown(True)
    box.setAccessibleName(tr(name))
    return box
