"""The dialog for exporting and printing: the format, the content and the size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Slot
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from mazarine.errors import MazeError
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.features.export.cell_size import CellSizeFields
from mazarine.gui.features.export.order import ExportFormat, ExportRequest
from mazarine.gui.features.export.page_sketch import PageSketch
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.themes import OVERLAY_NAMES
from mazarine.gui.widgets.building import choice_of, column_of, ok_and_cancel, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import DecimalBox, NumberBox
from mazarine.maze import Maze
from mazarine.maze.blocks import is_block_maze
from mazarine.picture import Overlay
from mazarine.picture.export import Layout, SolutionStyle, View
from mazarine.picture.palettes import Rock
from mazarine.picture.vector import PAPERS, Sheet

_SOLUTION_NAMES = {
    SolutionStyle.NONE: tr_later("No"),
    SolutionStyle.OVER: tr_later("Over the maze"),
    SolutionStyle.APART: tr_later("On separate pages"),
}
_ROCK_NAMES = {
    Rock.DARK: tr_later("Dark rock"),
    Rock.TINT: tr_later("Light gray rock, white floor"),
    Rock.WHITE: tr_later("White, without ink"),
}


class ExportDialog(QDialog):
    """Asks for the format, the content and the size; `order` is the result.

    Parameters
    ----------
    maze : what is exported
    name : the name of its file, for the title
    order : the proposal; for a printer (`ExportFormat.PAPER`) no other format is offered
    queue : draws the maze on small pages
    """

    def __init__(
        self, maze: Maze, name: str, order: ExportRequest, queue: JobQueue, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._maze = maze
        self._palette, self._overlay = order.view.palette, order.view.overlay
        self._scheme = order.scheme
        self._is_print = order.format is ExportFormat.PAPER
        self.setWindowTitle(
            tr("Print {name}", name=name) if self._is_print else tr("Export {name}", name=name)
        )
        self.format_box = choice_of(
            {it: it.title for it in ExportFormat if (it is ExportFormat.PAPER) is self._is_print}
        )
        levels = {level: tr_later("Level {level}", level=level) for level in range(maze.shape[0])}
        self.level_box = choice_of({None: tr_later("All levels"), **levels} if len(levels) > 1 else levels)
        self.overlay_box = choice_of(OVERLAY_NAMES)
        self.solution_box = choice_of(_SOLUTION_NAMES)
        self.rock_box = choice_of(_ROCK_NAMES)
        self.title_line = QLineEdit()
        self.round_box = QCheckBox(tr("Ro&und the ends of walls"))
        self.points_box = QCheckBox(tr("Draw cells as points with lin&ks"))
        self.player_box = QCheckBox(tr("Pla&yer's view: with fog, without secrets"))
        self.cell_px_box = NumberBox(1, 1024)
        self.cell_px_box.setSuffix(" px")
        self._is_blocks = is_block_maze(maze)
        self.sizes = CellSizeFields(self, is_blocks=self._is_blocks)
        self.paper_box = choice_of({name: name for name in PAPERS})
        self.landscape_box = choice_of({False: tr_later("Portrait"), True: tr_later("Landscape")})
        self.margin_box = _millimetres(0, 100)
        self.overlap_box = _millimetres(0, 100)
        self.marks_box = QCheckBox(tr("&Crop marks in the margins"))
        self.sheets_box = QCheckBox(tr("Conte&st sheets: with dimensions, an overview and a list of parts"))
        self.size_label = PlainLabel(wordWrap=True)
        self.sketch = PageSketch(maze, queue)
        self.buttons = ok_and_cancel(self)
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(tr("Pre&view…") if self._is_print else tr("&Export…"))
        self._lay_out()
        self._show(order)
        self._follow()
        self.format_box.currentIndexChanged.connect(self._propose_overlay)
        self.format_box.setFocus()

    @property
    def order(self) -> ExportRequest:
        """The user's choice."""
        format = self.format_box.currentData()
        # Qt returns a plain string for a member of a StrEnum.
        solution = SolutionStyle(self.solution_box.currentData())
        if self.overlay_box.currentData() == Overlay.SOLUTION:
            solution = SolutionStyle.NONE
        level = self.level_box.currentData()
        view = View(
            self.overlay_box.currentData(),
            solution,
            None,
            self.points_box.isChecked(),
            self.player_box.isChecked(),
            self._palette,
            rock=Rock(self.rock_box.currentData()),
        )
        sheet = Sheet.of(
            self.paper_box.currentData(),
            self.margin_box.value(),
            is_landscape=self.landscape_box.currentData(),
        )
        sizes = self.sizes
        is_contest = self._is_for_contest and self.sheets_box.isChecked()
        title = "" if is_contest else " ".join(self.title_line.text().split())
        layout = Layout(
            sheet, None if sizes.is_fit else sizes.cell_mm, self.marks_box.isChecked(), sizes.wall_mm,
            self.overlap_box.value(), is_contest, self.round_box.isChecked(), title,
        )  # fmt: skip
        return ExportRequest(
            format, 0 if level is None and not format.has_pages else level, view,
            self.cell_px_box.value(), sizes.cell_mm, layout, sizes.wall_mm, self._scheme,
        )  # fmt: skip

    def _show(self, order: ExportRequest) -> None:
        view, layout = order.view, order.layout
        for box, value in (
            (self.format_box, order.format), (self.level_box, order.level), (self.overlay_box, view.overlay),
            (self.solution_box, view.solution), (self.rock_box, view.rock),
        ):  # fmt: skip
            box.setCurrentIndex(max(box.findData(value), 0))
        self.points_box.setChecked(view.as_points)
        self.player_box.setChecked(view.as_player)
        self.round_box.setChecked(layout.is_round)
        self.title_line.setText(layout.title)
        self.cell_px_box.setValue(order.cell_px)
        self.sizes.show_size(
            layout.cell_mm or order.cell_mm, layout.wall_mm or order.wall_mm, is_fit=layout.cell_mm is None
        )
        self.paper_box.setCurrentIndex(max(self.paper_box.findData(layout.sheet.paper), 0))
        self.landscape_box.setCurrentIndex(int(layout.sheet.width_mm > layout.sheet.height_mm))
        self.margin_box.setValue(layout.sheet.margin_mm)
        self.overlap_box.setValue(layout.overlap_mm)
        self.marks_box.setChecked(layout.crop_marks)
        self.sheets_box.setChecked(layout.contest_sheets)

    @Slot()
    def _propose_overlay(self) -> None:
        """Propose pages without an overlay, which would take ink."""
        overlay = Overlay.NONE if self.format_box.currentData().has_pages else self._overlay
        self.overlay_box.setCurrentIndex(self.overlay_box.findData(overlay))

    @Slot()
    def _follow(self) -> None:
        """Show the fields of the format, and the size of the result."""
        format = self.format_box.currentData()
        is_picture = format is not ExportFormat.HTML
        has_size = format is ExportFormat.SVG or (format.has_pages and not self.sizes.is_fit)
        has_mm = format is ExportFormat.SVG or format.has_pages
        self._offer_solutions(has_pages=format.has_pages)
        for field, is_on in (
            (self.format_box, not self._is_print),
            (self.level_box, is_picture and self.level_box.count() > 1),
            (self.overlay_box, is_picture),
            (self.solution_box, is_picture),
            (self.rock_box, is_picture),
            (self.title_line, is_picture and not (self._is_for_contest and self.sheets_box.isChecked())),
            (self.points_box, self._maze.lattice.point_at is not None),
            (self.cell_px_box, format is ExportFormat.PNG),
            (self.sizes.drawing_size_box, format is ExportFormat.SVG),
            (self.sizes.page_size_box, format.has_pages),
            (self.sizes.cell_box, has_size),
            (self.sizes.wall_box, has_mm and self._has_walls),
            (self.round_box, has_mm and self._has_walls and self.sizes.wall_mm is not None),
            (self.paper_box, format.has_pages),
            (self.landscape_box, format.has_pages),
            (self.margin_box, format.has_pages),
            (self.overlap_box, has_size and format.has_pages),
            (self.marks_box, has_size and format.has_pages),
            (self.sheets_box, self._is_for_contest),
        ):
            self._form.setRowVisible(field, is_on)
        self.sketch.setVisible(format.has_pages)
        try:
            order = self.order
            size, is_possible = tr(order.size(self._maze)), True
            pages = order.layout.pages(self._maze) if format.has_pages else None
            self.sketch.show_pages(
                pages, order.level or 0, order.view, order.layout, is_centered=self.sizes.is_fit
            )
        except MazeError as error:
            size, is_possible = tr(error.message), False
            self.sketch.show_pages(None, 0, View(), Layout(Sheet.of("A4")), is_centered=False)
        self.size_label.setText(size)
        self._ok.setEnabled(is_possible)
        self.adjustSize()
        self._keep_on_screen()

    @property
    def _has_walls(self) -> bool:
        is_of_points = self._maze.lattice.point_at is not None and self.points_box.isChecked()
        return not self._is_blocks and not is_of_points

    @property
    def _is_for_contest(self) -> bool:
        """Whether there can be contest sheets: pages of square cells with walls, which have a size."""
        has_pages = self.format_box.currentData().has_pages and not self.sizes.is_fit
        return has_pages and self._has_walls and self._maze.lattice.is_full

    def _keep_on_screen(self) -> None:
        """Move up and left where fields that appeared would lie beyond the edge of the screen."""
        room, frame = self.screen().availableGeometry(), self.frameGeometry()
        over = QPoint(max(frame.right() - room.right(), 0), max(frame.bottom() - room.bottom(), 0))
        if self.isVisible() and not over.isNull():
            self.move(max(self.x() - over.x(), room.left()), max(self.y() - over.y(), room.top()))

    def _offer_solutions(self, *, has_pages: bool) -> None:
        """Offer the path where the overlay does not show it, and pages of it where there are pages."""
        is_shown = self.overlay_box.currentData() == Overlay.SOLUTION
        self.solution_box.setEnabled(not is_shown)
        self.solution_box.setToolTip(tr("The overlay shows the shortest path.") if is_shown else "")
        apart = self.solution_box.findData(SolutionStyle.APART)
        if not has_pages and self.solution_box.currentIndex() == apart:
            self.solution_box.setCurrentIndex(self.solution_box.findData(SolutionStyle.OVER))
        _enable_choice(self.solution_box, apart, is_on=has_pages)

    def _lay_out(self) -> None:
        self._form = form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(9)
        form.addRow(tr("&Format"), self.format_box)
        form.addRow(tr("&Level"), self.level_box)
        form.addRow(tr("&Overlay"), self.overlay_box)
        form.addRow(tr("Draw shortest pat&h"), self.solution_box)
        form.addRow(tr("Rock a&nd floor"), self.rock_box)
        form.addRow(tr("&Title"), self.title_line)
        form.addRow("", self.points_box)
        form.addRow("", self.player_box)
        form.addRow(tr("Cell si&ze"), self.cell_px_box)
        form.addRow(tr("Cell si&ze"), self.sizes.drawing_size_box)
        form.addRow(tr("Cell si&ze"), self.sizes.page_size_box)
        form.addRow("", self.sizes.cell_box)
        form.addRow(tr("&Wall thickness"), self.sizes.wall_box)
        form.addRow("", self.round_box)
        form.addRow(tr("&Paper"), self.paper_box)
        form.addRow(tr("O&rientation"), self.landscape_box)
        form.addRow(tr("&Margin"), self.margin_box)
        form.addRow(tr("Overl&ap of pages"), self.overlap_box)
        form.addRow("", self.marks_box)
        form.addRow("", self.sheets_box)
        parts = row_of((form, 1), column_of(self.sketch, 1), spacing=18), self.size_label, self.buttons
        self.setLayout(column_of(*parts, margins=(20, 18, 20, 16), spacing=12))
        for box in (
            self.format_box, self.level_box, self.overlay_box, self.solution_box,
            self.paper_box, self.landscape_box, self.rock_box,
        ):  # fmt: skip
            box.currentIndexChanged.connect(self._follow)
        self.sizes.changed.connect(self._follow)
        for spin in (self.cell_px_box, self.margin_box, self.overlap_box):
            spin.valueChanged.connect(self._follow)
        for check in (self.points_box, self.player_box, self.marks_box, self.sheets_box, self.round_box):
            check.toggled.connect(self._follow)
        self.title_line.textChanged.connect(self._follow)


def _millimetres(least: float, most: float) -> QDoubleSpinBox:
    box = DecimalBox(least, most, 1, " mm")
    box.setAccelerated(True)
    return box


def _enable_choice(box: QComboBox, index: int, *, is_on: bool) -> None:
    model = box.model()
    if isinstance(model, QStandardItemModel):
        model.item(index).setEnabled(is_on)
