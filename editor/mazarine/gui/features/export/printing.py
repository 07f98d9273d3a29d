"""Pages as a printer will put them on paper, to look at first."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from mazarine.errors import MazeError
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.painting import guarded
from mazarine.gui.widgets.building import accepts, resize_within_screen
from mazarine.messages import Message
from mazarine.pages.document import MM_PER_INCH, page_layout, paint_leaf
from mazarine.picture.export import Booklet, Layout
from mazarine.picture.vector import Sheet


def preview_pages(booklet: Booklet, layout: Layout, parent: QWidget) -> Message | None:
    """Show the pages, and return where they were printed, None if they were not; the paper can be changed.

    Raises `MazeError` if the pages cannot be laid out.
    """
    booklet.pages(layout)
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setDocName(booklet.name)
    printer.setCreator("Mazarine")
    printer.setPageLayout(page_layout(layout))
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(tr("Print {name}", name=booklet.name))
    dialog.paintRequested.connect(lambda it: paint_all(booklet, layout, it))
    resize_within_screen(dialog, QSize(900, 700))
    if not accepts(dialog):
        return None
    file, name = printer.outputFileName(), printer.printerName()
    if file:
        return tr_later("Printed “{name}” to {file}.", name=booklet.name, file=file)
    return tr_later("Sent “{name}” to the printer {printer}.", name=booklet.name, printer=name)


def paint_all(booklet: Booklet, layout: Layout, printer: QPrinter) -> None:
    """Paint every page on the paper that the printer has now."""
    painter = QPainter(printer)
    with guarded(painter, "pages"):
        scale = printer.resolution() / MM_PER_INCH
        painter.scale(scale, scale)
        try:
            layout = replace(layout, sheet=_sheet_of(printer, layout.sheet.margin_mm))
            booklet.pages(layout)
        except MazeError as error:
            painter.scale(1 / scale, 1 / scale)
            painter.drawText(100, 200, tr(error.message))
        else:
            for number, leaf in enumerate(booklet.leaves(layout)):
                if number:
                    printer.newPage()
                paint_leaf(painter, leaf, tr)
    painter.end()


def _sheet_of(printer: QPrinter, margin_mm: float) -> Sheet:
    size = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter)
    return Sheet(size.width(), size.height(), margin_mm)
