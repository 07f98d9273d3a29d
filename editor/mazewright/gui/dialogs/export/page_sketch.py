"""A small picture of the pages of a board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen

from mazewright.gui.i18n import tr
from mazewright.gui.style.painting import PaintedWidget, keep_width_px
from mazewright.picture.vector import Pages

_SIZE = QSize(190, 150)
_GAP_MM = 12
_MOST_PAGES = 400
"""More would be a grey block."""


class PageSketch(PaintedWidget):
    """Shows sheets of paper side by side, and what of the board is on each."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SIZE)
        self.setAccessibleName(tr("How the pages lie"))
        self._pages: Pages | None = None
        self._is_centred = False

    def show_pages(self, pages: Pages | None, *, is_centred: bool) -> None:
        """Show these pages, or none; whether what is on them lies in the middle."""
        self._pages, self._is_centred = pages, is_centred
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
            if self._is_centred:
                board.moveLeft(paper.center().x() - board.width() / 2)
            painter.fillRect(paper, QColor("white"))
            painter.drawRect(paper)
            painter.fillRect(board, QColor("#b4d4ea"))


def _pen(colour: str, painter: QPainter) -> QPen:
    pen = QPen(QColor(colour))
    keep_width_px(pen, 1, painter)
    return pen
