"""PDF files: the pages of a booklet as lines and areas, sharp at every size."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QLineF,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mazarine.errors import MazeFileError
from mazarine.files.atomic import replacing
from mazarine.messages import Message
from mazarine.picture.export import Booklet, Layout, Leaf
from mazarine.picture.messages import PictureMessage
from mazarine.progress import Progress, tell

_DOTS_PER_INCH = 1200
MM_PER_INCH = 25.4
_WORDS_FROM_MM = 6.0
"""Smaller margins have no room for text."""
_WORDS_MM = 2.6
_MARK_WIDTH_MM = 0.1
_GRAY = QColor("#5b6472")


def write_pdf(
    booklet: Booklet,
    layout: Layout,
    path: Path,
    progress: Progress | None = None,
    words_of: Callable[[Message | str], str] = str,
) -> None:
    """Write the pages of a booklet; from any thread, and without a screen too.

    Parameters
    ----------
    booklet, layout, path : what to write, how, and where to
    progress : called with the share that is done
    words_of : translates the labels of the pages

    Raises
    ------
    MazeError
        If the pages cannot be laid out, or the file cannot be written.
    Cancelled
        If it was stopped; the file is unchanged.
    """
    leaves, cell_mm = booklet.count(layout), booklet.pages(layout).cell_mm
    _require_application()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(booklet.title)
    writer.setCreator("Mazarine")
    writer.setPageLayout(page_layout(layout))
    painter = QPainter(writer)
    try:
        painter.scale(_DOTS_PER_INCH / MM_PER_INCH, _DOTS_PER_INCH / MM_PER_INCH)
        for done, leaf in enumerate(booklet.leaves(layout)):
            tell(progress, done / leaves)
            if done and not writer.newPage():
                raise MazeFileError(path, PictureMessage.NO_FURTHER_PAGE())
            paint_leaf(painter, leaf, layout, cell_mm, words_of)
    finally:
        painter.end()
    with replacing(path) as stream:
        stream.write(buffer.data().data())
    tell(progress, 1.0)


def page_layout(layout: Layout) -> QPageLayout:
    """Return the paper as Qt has it; margins are kept free by what is painted."""
    sheet = layout.sheet
    lies = sheet.width_mm > sheet.height_mm
    upright = QSizeF(min(sheet.width_mm, sheet.height_mm), max(sheet.width_mm, sheet.height_mm))
    size = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    turned = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    return QPageLayout(size, turned, QMarginsF())


def _require_application() -> None:
    """Start Qt without a screen if there is no window: text on pages needs its fonts."""
    if QCoreApplication.instance() is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        _kept.append(QApplication(["mazarine"]))


_kept: list[QApplication] = []
"""An application without a reference would end."""


def paint_leaf(
    painter: QPainter,
    leaf: Leaf,
    layout: Layout,
    cell_mm: float,
    words_of: Callable[[Message | str], str] = str,
) -> None:
    """Paint a page with a painter whose units are millimetres from the upper left corner of the paper."""
    sheet, window = layout.sheet, leaf.page.window
    area = QRectF(sheet.margin_mm, sheet.margin_mm, window.width * cell_mm, window.height * cell_mm)
    if layout.cell_mm is None:
        # All of the maze: nothing is put beside it.
        area.moveLeft((sheet.width_mm - area.width()) / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    QSvgRenderer(QByteArray(leaf.sketch.svg(window).encode())).render(painter, area)
    painter.restore()
    painter.setPen(QPen(_GRAY, _MARK_WIDTH_MM))
    # What is as large as the sheet has room for is not to be cut.
    if layout.crop_marks and layout.cell_mm is not None:
        painter.drawLines([QLineF(*mark) for mark in leaf.page.crop_marks(sheet, cell_mm)])
    if sheet.margin_mm >= _WORDS_FROM_MM:
        _write(
            painter,
            " · ".join(filter(None, (leaf.title, words_of(leaf.label)))),
            QRectF(0, sheet.height_mm - sheet.margin_mm, sheet.width_mm, sheet.margin_mm),
        )


def _write(painter: QPainter, words: str, room: QRectF) -> None:
    """Write a line in the middle of the margin, in letters of some millimetres."""
    font = QFont()
    font.setPixelSize(100)
    painter.save()
    painter.translate(room.center())
    painter.scale(_WORDS_MM / 100, _WORDS_MM / 100)
    painter.setFont(font)
    wide = room.width() / _WORDS_MM * 100
    painter.drawText(
        QRectF(QPointF(-wide / 2, -100), QPointF(wide / 2, 100)), Qt.AlignmentFlag.AlignCenter, words
    )
    painter.restore()
