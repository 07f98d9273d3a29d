"""Painting pages: what is on them, crop marks, and words in the margin."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from mazewright.gui.i18n import tr
from mazewright.picture.export import Layout, Leaf

MM_PER_INCH = 25.4
_WORDS_FROM_MM = 6.0
"""Lower margins have no room for words."""
_WORDS_MM = 2.6
_MARK_WIDTH_MM = 0.1
_GREY = QColor("#5b6472")


def paint_leaf(painter: QPainter, leaf: Leaf, layout: Layout, cell_mm: float) -> None:
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
    painter.setPen(QPen(_GREY, _MARK_WIDTH_MM))
    # What is as large as the sheet has room for is not to be cut.
    if layout.crop_marks and layout.cell_mm is not None:
        painter.drawLines([QLineF(*mark) for mark in leaf.page.crop_marks(sheet, cell_mm)])
    if sheet.margin_mm >= _WORDS_FROM_MM:
        _write(
            painter,
            " · ".join(filter(None, (leaf.title, tr(leaf.words)))),
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
