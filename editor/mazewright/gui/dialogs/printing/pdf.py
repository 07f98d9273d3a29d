"""PDF files: the pages of a booklet as lines and areas, sharp at every size."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication

from mazewright.errors import MazeFileError
from mazewright.files.atomic import replacing
from mazewright.gui.dialogs.printing.leaves import MM_PER_INCH, paint_leaf
from mazewright.picture.export import Booklet, Layout
from mazewright.progress import Progress, tell

_DOTS_PER_INCH = 1200


def write_pdf(booklet: Booklet, layout: Layout, path: Path, progress: Progress | None = None) -> None:
    """Write the pages of a booklet; from any thread, and without a screen too.

    Raises
    ------
    MazeError
        If the pages cannot be laid out, or the file cannot be written.
    Cancelled
        If it is to stop; the file is as it was.
    """
    leaves, cell_mm = booklet.count(layout), booklet.pages(layout).cell_mm
    _require_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(booklet.title)
    writer.setCreator("Mazewright")
    writer.setPageLayout(page_layout(layout))
    painter = QPainter(writer)
    try:
        painter.scale(_DOTS_PER_INCH / MM_PER_INCH, _DOTS_PER_INCH / MM_PER_INCH)
        for done, leaf in enumerate(booklet.leaves(layout)):
            tell(progress, done / leaves)
            if done and not writer.newPage():
                raise MazeFileError(path, "no further page could be begun")
            paint_leaf(painter, leaf, layout, cell_mm)
    finally:
        painter.end()
    with replacing(path) as stream:
        stream.write(buffer.data().data())
    tell(progress, 1.0)


def page_layout(layout: Layout) -> QPageLayout:
    """Give the paper as Qt has it; margins are kept free by what is painted."""
    sheet = layout.sheet
    lies = sheet.width_mm > sheet.height_mm
    upright = QSizeF(min(sheet.width_mm, sheet.height_mm), max(sheet.width_mm, sheet.height_mm))
    size = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    turned = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    return QPageLayout(size, turned, QMarginsF())


def _require_application() -> None:
    """Begin Qt without a screen if there is no window: words on pages take its fonts."""
    if QCoreApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(["mazewright"]))


_kept: list[QApplication] = []
"""An application that nobody holds would end."""
