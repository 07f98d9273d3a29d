"""The window that makes mazes of rings and of other boards without rows and columns, to print and export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QDialog, QFormLayout, QWidget

from mazarine.generators import GENERATORS
from mazarine.gui.dialogs.file_dialogs import ask_export_path
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.forms.controls import add_field, button, check_box
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.shell.shell import Shell
from mazarine.gui.style.painting import guarded
from mazarine.gui.widgets.building import (
    accepts,
    choice_of,
    column_of,
    label_of,
    resize_within_screen,
    row_of,
)
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.number_boxes import SeedBox, random_seed, side_box
from mazarine.messages import Message
from mazarine.pages.document import MM_PER_INCH, page_layout, paint_svg
from mazarine.pages.tilings import write_pages, write_png
from mazarine.picture.export import Layout
from mazarine.picture.vector import Sheet
from mazarine.tilings import ALGORITHMS, TILINGS, TilingMaze, generate, tiling
from mazarine.tilings.drawing import svg_of, write_svg

_SIZE_PX, _MARGIN_PX = QSize(860, 640), 12
_MOST_ROWS = {"rings": 60, "upsilon": 60, "triangles": 40}
_USUAL_ROWS = 12


class TilingView(QWidget):
    """Shows a drawing on paper."""

    def __init__(self) -> None:
        super().__init__()
        show_text("The maze", self.setAccessibleName)
        self._svg = ""

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(560, 560)

    def show_drawing(self, svg: str) -> None:
        self._svg = svg
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing as large as it fits."""
        del event
        painter = QPainter(self)
        with guarded(painter, "tiling"):
            painter.fillRect(self.rect(), Qt.GlobalColor.white)
            room = self.rect().adjusted(_MARGIN_PX, _MARGIN_PX, -_MARGIN_PX, -_MARGIN_PX)
            if self._svg:
                paint_svg(painter, self._svg, QRectF(room))
        painter.end()


class TilingWindow(QDialog):
    """Makes a maze whenever what is asked for changes.

    Attributes
    ----------
    maze : the maze that is shown; None before the first one
    messages : what was exported, or what went wrong
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        show_text(tr_later("Maze of rings"), self.setWindowTitle)
        self._shell, self._folder = shell, shell.current.session.export_folder
        self.maze: TilingMaze | None = None
        self._wanted = self._done = 0
        self.view, self.messages = TilingView(), MessageBar()
        self.board_box = choice_of({name: kind.title for name, kind in TILINGS.items()})
        self.algorithm_box = choice_of({name: GENERATORS[name].title for name in ALGORITHMS})
        self.rows_box, self.cols_box = side_box(_USUAL_ROWS), side_box(_USUAL_ROWS)
        self.seed_box = SeedBox()
        self.seed_box.setValue(random_seed())
        self.solution_box = check_box(tr_later("Show the s&olution"))
        self.kinds_box = check_box(tr_later("&Color rooms, corridors and crossroads"))
        form = QFormLayout()
        for label, field, tip in (
            (tr_later("&Board"), self.board_box, tr_later("What the cells are like")),
            (tr_later("&Rows"), self.rows_box, tr_later("The number of rings with the disc in the middle, or "
                                                       "of rows")),
            (tr_later("Co&lumns"), self.cols_box, tr_later("The number of columns, of octagons")),
            (tr_later("&Algorithm"), self.algorithm_box, tr_later("How the maze is made")),
        ):  # fmt: skip
            add_field(form, label, field, tip)
        form.addRow(label_of(tr_later("&Seed"), self.seed_box), self.seed_box.row())
        self.export_button = button(
            tr_later("&Export…"), self._ask_export,
            tr_later("Export as SVG or PNG as it is shown, or as PDF with a page for the solution"),
        )  # fmt: skip
        self.print_button = button(
            tr_later("&Print…"), self._print, tr_later("Print the maze, and its solution on the next page")
        )
        for it in (self.export_button, self.print_button):
            it.setEnabled(False)
        foot = row_of(self.print_button, self.export_button, 1, help_button("how-to/rings.md"))
        form_and_foot = column_of(form, self.solution_box, self.kinds_box, 1, foot)
        self.setLayout(column_of(self.messages, (row_of(form_and_foot, (self.view, 1)), 1)))
        resize_within_screen(self, _SIZE_PX)
        for box in (self.board_box, self.algorithm_box):
            box.currentIndexChanged.connect(self._make)
        for number in (self.rows_box, self.cols_box, self.seed_box):
            number.valueChanged.connect(self._make)
        self.solution_box.toggled.connect(self._show)
        self.kinds_box.toggled.connect(self._make)
        self._make()

    @property
    def is_idle(self) -> bool:
        """Whether the maze that is asked for is shown."""
        return self._done == self._wanted

    def export(self, path: Path) -> None:
        """Write the maze that is shown, in the background."""
        maze, svg = self.maze, self._drawing()

        def work() -> Message:
            assert maze is not None
            if path.suffix.lower() == ".pdf":
                write_pages(maze, path, path.stem)
            else:
                (write_png if path.suffix.lower() == ".png" else write_svg)(svg, path)
            return tr_later("Exported “{name}”.", name=path.name)

        self._run(work, self.messages.show_message)

    def _run(self, work: Callable[[], object], take: Callable[..., None]) -> None:
        self._shell.workers.studies.run(work).then(take, self.messages.refuse_error)

    @Slot()
    def _make(self) -> None:
        board, name = self.board_box.currentData(), self.algorithm_box.currentData()
        self.rows_box.setMaximum(_MOST_ROWS[board])
        self.cols_box.setMaximum(_MOST_ROWS[board])
        self.cols_box.setEnabled(TILINGS[board].has_cols)
        size, seed = (self.rows_box.value(), self.cols_box.value()), self.seed_box.value()
        self._wanted += 1
        number, has_kinds = self._wanted, self.kinds_box.isChecked()

        def work() -> tuple[int, TilingMaze]:
            maze = generate(name, tiling(board, *size), rng=seed)
            if has_kinds:
                _ = maze.regions  # Found here, not while the window waits.
            return number, maze

        self._run(work, self._take)

    @Slot(object)
    def _take(self, made: tuple[int, TilingMaze]) -> None:
        self._done, maze = made
        if self.is_idle:
            self.maze = maze
            self.export_button.setEnabled(True)
            self.print_button.setEnabled(True)
            self._show()

    def _drawing(self) -> str:
        assert self.maze is not None
        has_kinds, has_solution = self.kinds_box.isChecked(), self.solution_box.isChecked()
        return svg_of(self.maze, has_kinds=has_kinds, has_solution=has_solution)

    @Slot()
    def _show(self) -> None:
        if self.maze is not None:
            self.view.show_drawing(self._drawing())

    @Slot()
    def _ask_export(self) -> None:
        name = f"{self.board_box.currentText()} {self.seed_box.value()}.pdf"
        filters = tr("PDF pages (*.pdf)"), tr("SVG drawing (*.svg)"), tr("PNG picture (*.png)")
        path = ask_export_path(self, tr("Export the maze"), self._folder, name, filters)
        if path is not None:
            self.export(path)

    @Slot()
    def _print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        printer.setPageLayout(page_layout(Layout(Sheet.of("A4", 10.0))))
        dialog = QPrintPreviewDialog(printer, self)
        show_text(tr_later("Print the maze"), dialog.setWindowTitle)
        dialog.paintRequested.connect(self.paint_all)
        accepts(dialog)

    def paint_all(self, printer: QPrinter) -> None:
        """Paint the maze and its solution on two pages."""
        assert self.maze is not None
        margin = 10 / MM_PER_INCH * printer.resolution()
        room = QRectF(printer.pageLayout().fullRectPixels(printer.resolution()))
        room.adjust(margin, margin, -margin, -margin)
        painter = QPainter(printer)
        with guarded(painter, "pages"):
            paint_svg(painter, svg_of(self.maze), room)
            printer.newPage()
            paint_svg(painter, svg_of(self.maze, has_solution=True), room)
        painter.end()
