"""Pages of paragraphs, cells of tables and drawings in a PDF file, filled from the top."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from mazarine.picture.vector import Sheet

PER_MM = 100
"""Units of the page in a millimeter: fonts have whole numbers of them."""
MARGIN = 15 * PER_MM
ROW = 480
"""The height of a row of a table."""
_GAP = 250


class Pages:
    """Pages that are filled from the top.

    Parameters
    ----------
    painter, begin_page : of `mazarine.pages.document.pdf_document`

    Attributes
    ----------
    width : of the room within the margins
    y : where the next line begins
    """

    def __init__(self, painter: QPainter, begin_page: Callable[[], None], sheet: Sheet) -> None:
        self.painter, self._begin_page = painter, begin_page
        painter.scale(1 / PER_MM, 1 / PER_MM)
        self.width = sheet.width_mm * PER_MM - 2 * MARGIN
        self._bottom = sheet.height_mm * PER_MM - MARGIN
        self.y = float(MARGIN)

    def take(self, height: float) -> bool:
        """Begin another page if there is no room of a height here; return whether it was begun."""
        if self.y + height <= self._bottom:
            return False
        self.begin()
        return True

    def begin(self) -> None:
        """Begin another page."""
        self._begin_page()
        self.y = float(MARGIN)

    def write(self, text: str, size: int) -> None:
        """Write a paragraph."""
        font, flags = font_of(size), Qt.TextFlag.TextWordWrap
        box = QFontMetricsF(font).boundingRect(QRectF(0, 0, self.width, 1e6), flags, text)
        self.take(box.height())
        self.painter.setFont(font)
        self.painter.drawText(QRectF(MARGIN, self.y, self.width, box.height()), flags, text)
        self.y += box.height() + _GAP / 3

    def cell(
        self, left: float, width: float, text: str, align: Qt.AlignmentFlag,
        cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
    ) -> None:  # fmt: skip
        """Write a text in one line, cut if it is too long."""
        short = QFontMetricsF(self.painter.font()).elidedText(text, cut, width)
        room = QRectF(MARGIN + left, self.y, width, ROW)
        self.painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, short)


def font_of(size: int, *, is_bold: bool = False) -> QFont:
    """Return the font of a height in units of the page."""
    font = QFont()
    font.setPixelSize(size)
    font.setBold(is_bold)
    return font
