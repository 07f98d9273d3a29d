"""The dialog for exporting and printing: the format, the content and the size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from mazewright.errors import MazeError
from mazewright.gui.dialogs.export.order import ExportFormat, ExportRequest
from mazewright.gui.i18n import tr, tr_later
from mazewright.gui.style.painting import PaintedWidget, keep_width_px
from mazewright.gui.style.themes import OVERLAY_NAMES
from mazewright.gui.widgets.building import choice_of, column_of, ok_and_cancel, row_of
from mazewright.gui.widgets.number_boxes import DecimalBox, NumberBox
from mazewright.maze import Maze
from mazewright.picture.export import Layout, SolutionStyle, View
from mazewright.picture.vector import PAPERS, Pages, Sheet

_SOLUTION_NAMES = {
    SolutionStyle.NONE: tr_later("Not included"),
    SolutionStyle.OVER: tr_later("Drawn over the maze"),
    SolutionStyle.APART: tr_later("On separate pages"),
}
_SIZE = QSize(190, 150)
_GAP_MM = 12
_MOST_PAGES = 400
"""More would be a gray block."""


class ExportDialog(QDialog):
    """Asks for the format, the content and the size; `order` is the result.

    Parameters
    ----------
    order : the proposal; for a printer (`ExportFormat.PAPER`) no other format is offered
    """

    def __init__(self, maze: Maze, order: ExportRequest, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._maze = maze
        self._palette = order.view.palette
        self._is_print = order.format is ExportFormat.PAPER
        self.setWindowTitle(tr("Print") if self._is_print else tr("Export"))
        self.format_box = choice_of(
            {it: it.title for it in ExportFormat if (it is ExportFormat.PAPER) is self._is_print}
        )
        levels = {level: tr_later("Level {level}", level=level) for level in range(maze.shape[0])}
        self.level_box = choice_of({None: tr_later("All levels"), **levels} if len(levels) > 1 else levels)
        self.overlay_box = choice_of(OVERLAY_NAMES)
        self.solution_box = choice_of(_SOLUTION_NAMES)
        self.points_box = QCheckBox(tr("Draw cells as points with &links"))
        self.player_box = QCheckBox(tr("Pla&yer's view: with fog, without secrets"))
        self.cell_px_box = NumberBox(1, 1024)
        self.cell_px_box.setSuffix(" px")
        self.cell_mm_box = _millimetres(0.1, 1000)
        self.fit_box = QCheckBox(tr("As large as &fits on one page"))
        self.page_cell_box = _millimetres(0.1, 1000)
        self.paper_box = choice_of({name: name for name in PAPERS})
        self.landscape_box = choice_of({False: tr_later("Portrait"), True: tr_later("Landscape")})
        self.margin_box = _millimetres(0, 100)
        self.marks_box = QCheckBox(tr("&Crop marks in the margins"))
        self.size_label = QLabel(wordWrap=True)
        self.sketch = PageSketch()
        self.buttons = ok_and_cancel(self)
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(tr("&Preview…") if self._is_print else tr("&Export…"))
        self._lay_out()
        self._show(order)
        self._follow()
        self.format_box.setFocus()

    @property
    def order(self) -> ExportRequest:
        """The user's choice."""
        format = self.format_box.currentData()
        # Qt returns a plain string for a member of a StrEnum.
        solution = SolutionStyle(self.solution_box.currentData())
        if solution is SolutionStyle.APART and not format.has_pages:
            solution = SolutionStyle.OVER
        level = self.level_box.currentData()
        view = View(
            self.overlay_box.currentData(),
            solution,
            None,
            self.points_box.isChecked(),
            self.player_box.isChecked(),
            self._palette,
        )
        sheet = Sheet.of(
            self.paper_box.currentData(),
            self.margin_box.value(),
            is_landscape=self.landscape_box.currentData(),
        )
        cell_mm = None if self.fit_box.isChecked() else self.page_cell_box.value()
        return ExportRequest(
            format, 0 if level is None and not format.has_pages else level, view,
            self.cell_px_box.value(), self.cell_mm_box.value(),
            Layout(sheet, cell_mm, self.marks_box.isChecked()),
        )  # fmt: skip

    def _show(self, order: ExportRequest) -> None:
        view, layout = order.view, order.layout
        for box, value in (
            (self.format_box, order.format), (self.level_box, order.level), (self.overlay_box, view.overlay),
            (self.solution_box, view.solution),
        ):  # fmt: skip
            box.setCurrentIndex(max(box.findData(value), 0))
        self.points_box.setChecked(view.as_points)
        self.player_box.setChecked(view.as_player)
        self.cell_px_box.setValue(order.cell_px)
        self.cell_mm_box.setValue(order.cell_mm)
        self.fit_box.setChecked(layout.cell_mm is None)
        self.page_cell_box.setValue(layout.cell_mm or order.cell_mm)
        self.paper_box.setCurrentIndex(max(self.paper_box.findData(layout.sheet.paper), 0))
        self.landscape_box.setCurrentIndex(int(layout.sheet.width_mm > layout.sheet.height_mm))
        self.margin_box.setValue(layout.sheet.margin_mm)
        self.marks_box.setChecked(layout.crop_marks)

    @Slot()
    def _follow(self) -> None:
        """Show the fields of the format, and the size of the result."""
        format = self.format_box.currentData()
        for field, is_on in (
            (self.format_box, not self._is_print),
            (self.level_box, self.level_box.count() > 1),
            (self.points_box, self._maze.lattice.point_at is not None),
            (self.cell_px_box, format is ExportFormat.PNG),
            (self.cell_mm_box, format is ExportFormat.SVG),
            (self.fit_box, format.has_pages),
            (self.page_cell_box, format.has_pages and not self.fit_box.isChecked()),
            (self.paper_box, format.has_pages),
            (self.landscape_box, format.has_pages),
            (self.margin_box, format.has_pages),
            (self.marks_box, format.has_pages and not self.fit_box.isChecked()),
        ):
            self._form.setRowVisible(field, is_on)
        self.sketch.setVisible(format.has_pages)
        pages = None
        try:
            order = self.order
            size, is_possible = tr(order.size(self._maze)), True
            pages = order.layout.pages(self._maze) if format.has_pages else None
        except MazeError as error:
            size, is_possible = tr(error.message), False
        self.size_label.setText(size)
        self.sketch.show_pages(pages, is_centered=self.fit_box.isChecked())
        self._ok.setEnabled(is_possible)
        self.adjustSize()

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.addRow(tr("&Format"), self.format_box)
        form.addRow(tr("&Level"), self.level_box)
        form.addRow(tr("&Overlay"), self.overlay_box)
        form.addRow(tr("&Solution"), self.solution_box)
        form.addRow("", self.points_box)
        form.addRow("", self.player_box)
        form.addRow(tr("Cell si&ze"), self.cell_px_box)
        form.addRow(tr("Cell si&ze"), self.cell_mm_box)
        form.addRow(tr("Cell si&ze"), self.fit_box)
        form.addRow("", self.page_cell_box)
        form.addRow(tr("&Paper"), self.paper_box)
        form.addRow(tr("O&rientation"), self.landscape_box)
        form.addRow(tr("&Margin"), self.margin_box)
        form.addRow("", self.marks_box)
        parts = row_of((form, 1), self.sketch, spacing=18), self.size_label, self.buttons
        self.setLayout(column_of(*parts, margins=(20, 18, 20, 16), spacing=12))
        for box in (
            self.format_box, self.level_box, self.overlay_box, self.solution_box,
            self.paper_box, self.landscape_box,
        ):  # fmt: skip
            box.currentIndexChanged.connect(self._follow)
        for spin in (self.cell_px_box, self.cell_mm_box, self.page_cell_box, self.margin_box):
            spin.valueChanged.connect(self._follow)
        for check in (self.points_box, self.player_box, self.fit_box, self.marks_box):
            check.toggled.connect(self._follow)


def _millimetres(least: float, most: float) -> QDoubleSpinBox:
    box = DecimalBox(least, most, 1, " mm")
    box.setAccelerated(True)
    return box


class PageSketch(PaintedWidget):
    """Shows the sheets of paper side by side, with the part of the board on each."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SIZE)
        self.setAccessibleName(tr("Page order"))
        self._pages: Pages | None = None
        self._is_centered = False

    def show_pages(self, pages: Pages | None, *, is_centered: bool) -> None:
        """Show pages, or none; `is_centered` puts the board in the middle of each."""
        self._pages, self._is_centered = pages, is_centered
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Draw the sheets."""
        pages = self._pages
        if pages is None or len(pages) > _MOST_PAGES:
            return
        sheet = pages.sheet
        across, down = sheet.width_mm + _GAP_MM, sheet.height_mm + _GAP_MM
        wide, high = pages.cols * across, pages.rows * down
        scale = min((_SIZE.width() - 2) / wide, (_SIZE.height() - 2) / high)
        painter.translate((_SIZE.width() - wide * scale) / 2, (_SIZE.height() - high * scale) / 2)
        painter.scale(scale, scale)
        painter.setPen(_pen("#9aa3b0", painter))
        for page in pages:
            paper = QRectF(page.col * across, page.row * down, sheet.width_mm, sheet.height_mm)
            board = QRectF(
                paper.left() + sheet.margin_mm,
                paper.top() + sheet.margin_mm,
                page.window.width * pages.cell_mm,
                page.window.height * pages.cell_mm,
            )
            if self._is_centered:
                board.moveLeft(paper.center().x() - board.width() / 2)
            painter.fillRect(paper, QColor("white"))
            painter.drawRect(paper)
            painter.fillRect(board, QColor("#b4d4ea"))


def _pen(color: str, painter: QPainter) -> QPen:
    pen = QPen(QColor(color))
    keep_width_px(pen, 1, painter)
    return pen
