"""The dialog for the size of a new maze, and whether its cells are open or walled."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from mazarine.gui.canvas.ports import around_block, cell_path
from mazarine.gui.dialogs.board_size import size_line
from mazarine.gui.i18n import tr
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import keep_width_px
from mazarine.gui.widgets.building import choice_of, ok_and_cancel, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import NumberBox, side_box
from mazarine.lattice import LATTICES, SQUARE, Geometry, Lattice
from mazarine.maze import MAX_CELLS, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.edits import PlaceFirstPoint, SetCells
from mazarine.picture import Plane
from mazarine.picture.open_faces import cells_in_faces

_MAX_LEVELS = 1 << 10
_ICON = QSize(28, 28)
_LABEL_PX = 250
_REACH = 2
"""A face that has a cell lies within this number of rows and columns around it."""


class NewMazeDialog(QDialog):
    """Asks for the size of a maze; `maze` makes it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New maze"))
        self.lattice_box = choice_of({lattice: lattice.title for lattice in LATTICES})
        self.lattice_box.setIconSize(_ICON)
        self.lattice_label = PlainLabel(wordWrap=True)
        for index, lattice in enumerate(LATTICES):
            self.lattice_box.setItemIcon(
                index, icon(f"lattice_{lattice.name}{'_mirrored' if lattice.mirrored else ''}")
            )
        self.rows_box, self.cols_box = side_box(16), side_box(16)
        self.levels_box = NumberBox(1, _MAX_LEVELS, 1)
        self.open_button = QRadioButton(tr("&Open: one room, draw walls into it"))
        self.walled_button = QRadioButton(tr("&Walled: a wall on every side, carve passages"))
        self.point_button = QRadioButton(tr("&One point to grow from, on a honeycomb"))
        self.open_button.setChecked(True)
        self._starts = QButtonGroup(self)
        self._starts.addButton(self.open_button)
        self._starts.addButton(self.walled_button)
        self._starts.addButton(self.point_button)
        self.size_label = PlainLabel()
        self._sketch = _Sketch()
        self._sketch.setAccessibleName(tr("A corner of the new maze"))
        self.buttons = ok_and_cancel(self)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Create"))
        self._lay_out()
        self._boxes = self.rows_box, self.cols_box, self.levels_box
        for box in self._boxes:
            box.valueChanged.connect(self._check)
            box.lineEdit().textChanged.connect(self._check)
        self.lattice_box.currentIndexChanged.connect(self._check)
        self._starts.buttonToggled.connect(self._check)
        self._check()
        self.rows_box.setFocus()
        self.rows_box.selectAll()

    def maze(self) -> Maze:
        """Make the maze."""
        maze = Maze.blank(
            self.rows_box.value(), self.cols_box.value(), self.levels_box.value(),
            lattice=self.lattice_box.currentData(), walled=self.walled_button.isChecked(),
        )  # fmt: skip
        if self.point_button.isChecked():
            return one_point(maze)
        if self.open_button.isChecked():
            fill_loose_corners(maze)
        return maze

    @Slot()
    def _check(self) -> None:
        """Show the number of cells, and refuse too many."""
        rows, cols, levels = self.rows_box.value(), self.cols_box.value(), self.levels_box.value()
        cells = rows * cols * levels
        self.size_label.setText(size_line(cells))
        are_numbers = all(box.hasAcceptableInput() for box in self._boxes)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(cells <= MAX_CELLS and are_numbers)
        lattice = self.lattice_box.currentData()
        self.lattice_label.setText(tr(lattice.description))
        self.point_button.setEnabled(lattice.point_at is not None)
        if self.point_button.isChecked() and lattice.point_at is None:
            self.open_button.setChecked(True)
        self._sketch.show_maze(lattice, rows, cols, self.walled_button.isChecked())

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.addRow(tr("La&ttice"), self.lattice_box)
        # As high as the longest text, so that nothing moves.
        self.lattice_label.setFixedSize(_LABEL_PX, 3 * self.fontMetrics().lineSpacing())
        self.lattice_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        form.addRow("", self.lattice_label)
        form.addRow(tr("&Rows"), self.rows_box)
        form.addRow(tr("&Columns"), self.cols_box)
        form.addRow(tr("&Levels"), self.levels_box)
        form.addRow("", self.size_label)
        above = row_of((form, 1), self._sketch, spacing=22)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(10)
        layout.addLayout(above)
        layout.addWidget(self.open_button)
        layout.addWidget(self.walled_button)
        layout.addWidget(self.point_button)
        layout.addSpacing(8)
        layout.addWidget(self.buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)


def one_point(blank: Maze) -> Maze:
    """Return a honeycomb of rock with one free point, P1 = (0, 0, 0), in the middle of its lowest level."""
    _, rows, cols = blank.shape
    origin = -(rows // 2), -(cols // 2)
    cells, walls = np.zeros_like(blank.cells), np.zeros_like(blank.walls)
    close_borders(walls, blank.lattice, origin)
    maze = Maze(cells, walls, lattice=blank.lattice, origin=origin)
    PlaceFirstPoint((0, 0, 0)).apply(maze)
    return maze


def fill_loose_corners(maze: Maze) -> None:
    """Make the corners of an open board that belong to no face rock, if other cells belong to one.

    On a honeycomb such corners would be a crossroad and a corridor in a board that is one room otherwise.
    """
    (levels, rows, cols), (top, left) = maze.shape, maze.origin
    plane = Plane.of(maze, 0)
    loose = []
    for row in {0, rows - 1}:
        for col in {0, cols - 1}:
            around = (
                slice(max(row - _REACH, 0), row + _REACH + 1),
                slice(max(col - _REACH, 0), col + _REACH + 1),
            )
            in_faces = cells_in_faces(plane, *around)
            if in_faces.any() and not in_faces[row - around[0].start, col - around[1].start]:
                loose.append((top + row, left + col))
    SetCells([(level, *place, "rock") for level in range(levels) for place in loose]).apply(maze)


class _Sketch(QWidget):
    """A small picture of what will be made: its proportions, and walls if it begins walled.

    A honeycomb is drawn as points with links.
    """

    _SIDE_PX = 128
    _MAX_LINES, _MAX_POINTS = 16, 8

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(self._SIDE_PX, self._SIDE_PX)
        self._lattice = SQUARE
        self._rows, self._cols, self._walled = 1, 1, False

    def show_maze(self, lattice: Lattice, rows: int, cols: int, walled: bool) -> None:
        """Show these proportions."""
        self._lattice, self._rows, self._cols, self._walled = lattice, rows, cols, walled
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sketch."""
        del event
        painter = QPainter(self)
        # More lines than this would be a gray block; fewer stand for them.
        most = self._MAX_LINES if self._lattice.point_at is None else self._MAX_POINTS
        rows, cols = min(self._rows, most), min(self._cols, most)
        geometry = self._lattice.geometry((0, 0))
        across, down = geometry.extent(self._rows, self._cols)
        scale = (self._SIDE_PX - 8) / max(across, down)
        width, height = max(across * scale, 3), max(down * scale, 3)
        few_across, few_down = geometry.extent(rows, cols)
        painter.translate((self._SIDE_PX - width) / 2, (self._SIDE_PX - height) / 2)
        painter.scale(width / few_across, height / few_down)
        if self._lattice.point_at is None:
            self._draw_cells(painter, geometry, rows, cols)
        else:
            self._draw_points(painter, geometry, rows, cols)

    def _draw_cells(self, painter: QPainter, geometry: Geometry, rows: int, cols: int) -> None:
        painter.setBrush(QColor("#fbf1d2" if not self._walled else "#f4f2ee"))
        painter.setPen(_pen("#2a313c" if self._walled else "#e6dcbb", 1, painter))
        for row in range(rows):
            for col in range(cols):
                painter.drawPath(cell_path(geometry, row, col))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(_pen("#2a313c", 2, painter))
        painter.drawPath(around_block(geometry, (0, 0), (rows - 1, cols - 1)))

    def _draw_points(self, painter: QPainter, geometry: Geometry, rows: int, cols: int) -> None:
        points = {
            (row, col): QPointF(*geometry.middle(row, col)) for row in range(rows) for col in range(cols)
        }
        color = self.palette().windowText().color().name()
        painter.setPen(_pen(color, 1.2, painter))
        for row, col in points if not self._walled else ():
            for side in self._lattice.stored:
                down, right = self._lattice.step(row, side)
                there = points.get((row + down, col + right))
                if there is not None and self._lattice.has_side(row, col, side):
                    painter.drawLine(points[row, col], there)
        painter.setPen(_pen(color, 3.5, painter))
        painter.drawPoints(list(points.values()))


def _pen(color: str, width_px: float, painter: QPainter) -> QPen:
    pen = QPen(QColor(color))
    keep_width_px(pen, width_px, painter)
    return pen
