"""A small picture of the pages of an export, with the maze on them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mazarine.gui.background.jobs import JobQueue, LatestTask
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import PaintedWidget, keep_width_px
from mazarine.maze import Maze
from mazarine.pages.document import picture_of
from mazarine.picture.export import Layout, SolutionStyle, View, sketch_of
from mazarine.picture.vector import Page, Pages

_SIZE = QSize(190, 190)
_GAP_MM = 12
_MOST_PAGES = 400
"""More would be a gray block."""
_MOST_CELLS = 100_000
"""Lines of more cells would not show, and painting them would delay the dialog."""
_PICTURE_PX = 360
"""The larger side of the picture, about twice as large as it is shown."""


class _Picture(NamedTuple):
    """A picture of the maze, and the units from the board to its upper left corner."""

    image: QImage
    left: float
    top: float


class PageSketch(PaintedWidget):
    """Shows the sheets of paper side by side, with the part of the maze on each.

    Parameters
    ----------
    queue : draws the maze as it will be on paper
    """

    def __init__(self, maze: Maze, queue: JobQueue) -> None:
        super().__init__()
        self._latest = LatestTask(queue, self, self._take)
        self.setFixedSize(_SIZE)
        self.setAccessibleName(tr("Page order"))
        self._maze = maze
        self._pages: Pages | None = None
        self._is_centered = False
        self._picture: _Picture | None = None
        self._shown: tuple[int, View, Layout] | None = None

    def show_pages(
        self, pages: Pages | None, level: int, view: View, layout: Layout, *, is_centered: bool
    ) -> None:
        """Show pages of a level, or none; `is_centered` puts the maze in the middle of each."""
        self._pages, self._is_centered, shown = pages, is_centered, (level, view, layout)
        if pages is not None and shown != self._shown and self._maze.cells[0].size <= _MOST_CELLS:
            self._shown = shown
            self._latest.submit(lambda: lambda _is_current: self._painted(*shown))
        self.update()

    @property
    def _cell_px(self) -> int:
        across, down = self._maze.geometry.extent(*self._maze.shape[1:])
        return max(1, min(24, int(_PICTURE_PX / max(across, down))))

    def _painted(self, level: int, view: View, layout: Layout) -> _Picture:
        if view.solution is SolutionStyle.APART:
            view = replace(view, solution=SolutionStyle.NONE)
        sketch = sketch_of(self._maze, level, view, layout.pens(self._maze), layout.title)
        return _Picture(picture_of(sketch, self._cell_px), *sketch.whole[:2])

    @Slot(object)
    def _take(self, picture: _Picture) -> None:
        self._picture = picture
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
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(_pen("#9aa3b0", painter))
        for page in pages:
            paper = QRectF(page.col * across, page.row * down, sheet.width_mm, sheet.height_mm)
            painter.fillRect(paper, QColor("white"))
            painter.drawRect(paper)
            self._paint_page(painter, page, pages, paper)

    def _paint_page(self, painter: QPainter, page: Page, pages: Pages, paper: QRectF) -> None:
        """Draw the part of the maze on a page, and shade what is on the next page, too."""
        sheet, window, cell_mm = pages.sheet, page.window, pages.cell_mm
        area = QRectF(
            paper.left() + sheet.margin_mm,
            paper.top() + sheet.margin_mm,
            window.width * cell_mm,
            window.height * cell_mm,
        )
        if self._is_centered:
            area.moveLeft(paper.center().x() - area.width() / 2)
        picture, px = self._picture, self._cell_px
        if picture is None:
            painter.fillRect(area, QColor("#b4d4ea"))
        else:
            source = QRectF(*(part * px for part in window)).translated(-picture.left * px, -picture.top * px)
            painter.drawImage(area, picture.image, source)
        across, down = page.joins
        shade = QColor(47, 111, 181, 70)
        if across is not None:
            painter.fillRect(area.adjusted(across * cell_mm, 0, 0, 0), shade)
        if down is not None:
            painter.fillRect(area.adjusted(0, down * cell_mm, 0, 0), shade)


def _pen(color: str, painter: QPainter) -> QPen:
    pen = QPen(QColor(color))
    keep_width_px(pen, 1, painter)
    return pen
