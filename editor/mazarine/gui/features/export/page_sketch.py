"""A small picture of the pages of an export, with the maze on them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import PaintedWidget, image_of, keep_width_px
from mazarine.maze import Maze
from mazarine.picture import Overlay
from mazarine.picture.export import SolutionStyle, View
from mazarine.picture.render import Strips, margin_px
from mazarine.picture.vector import Page, Pages

_SIZE = QSize(190, 190)
_GAP_MM = 12
_MOST_PAGES = 400
"""More would be a gray block."""
_MOST_CELLS = 100_000
"""Lines of more cells would not show, and painting them would delay the dialog."""
_PICTURE_PX = 360
"""The larger side of the picture, about twice as large as it is shown."""


class PageSketch(PaintedWidget):
    """Shows the sheets of paper side by side, with the part of the maze on each.

    Parameters
    ----------
    queue : draws the maze as it will be on paper; until that is done it is shown without overlay and path
    """

    def __init__(self, maze: Maze, queue: JobQueue) -> None:
        super().__init__()
        self._queue = queue
        self.setFixedSize(_SIZE)
        self.setAccessibleName(tr("Page order"))
        self._maze = maze
        self._pages: Pages | None = None
        self._is_centered = False
        self._pictures: dict[tuple[int, View], QImage] = {}
        self._shown = 0, View()

    def show_pages(self, pages: Pages | None, level: int, view: View, *, is_centered: bool) -> None:
        """Show pages of a level, or none; `is_centered` puts the maze in the middle of each."""
        self._pages, self._is_centered, self._shown = pages, is_centered, (level, view)
        self.update()

    @property
    def _cell_px(self) -> int:
        across, down = self._maze.geometry.extent(*self._maze.shape[1:])
        return max(1, min(24, int(_PICTURE_PX / max(across, down))))

    def _picture(self) -> QImage | None:
        """Return the picture of the level, painted once; None if it has too many cells."""
        shown = level, view = self._shown
        _, rows, cols = self._maze.shape
        if shown not in self._pictures and rows * cols <= _MOST_CELLS:
            plain = replace(view, overlay=Overlay.NONE, solution=SolutionStyle.NONE)
            self._pictures[shown] = self._painted(level, plain)
            if plain != view:
                self._queue.run(lambda: (shown, self._painted(level, view))).done.connect(self._take)
        return self._pictures.get(shown)

    def _painted(self, level: int, view: View) -> QImage:
        is_apart = view.solution is SolutionStyle.APART
        drawing = replace(view, solution=SolutionStyle.NONE if is_apart else view.solution).drawing(
            self._maze, level
        )
        return image_of(
            Strips(drawing, self._cell_px).paint(0, None)
        ).copy()  # The pixels are a buffer that goes.

    @Slot(object)
    def _take(self, painted: tuple[tuple[int, View], QImage]) -> None:
        shown, picture = painted
        self._pictures[shown] = picture
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
        picture = self._picture()
        if picture is None:
            painter.fillRect(area, QColor("#b4d4ea"))
        else:
            px, margin = self._cell_px, margin_px(self._cell_px)
            source = QRectF(*(part * px for part in window)).translated(margin, margin)
            painter.drawImage(area, picture, source)
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
