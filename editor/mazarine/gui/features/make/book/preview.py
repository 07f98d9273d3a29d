"""Two facing pages of a book, painted in the background."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QResizeEvent

from mazarine.book.finding import FoundMaze
from mazarine.book.pages import BookPages
from mazarine.book.plan import BookPlan
from mazarine.errors import MazeError
from mazarine.gui.background.jobs import IsCurrent, JobQueue, LatestTask
from mazarine.gui.i18n import tr
from mazarine.gui.style.painting import PaintedWidget
from mazarine.messages import Message
from mazarine.pages.book import paint_page

_LEAST_PX = QSize(280, 200)
_DESK, _CUT = QColor("#c8ccd2"), QColor("#9aa3b0")


class BookPreview(PaintedWidget):
    """Shows facing pages; mazes that are not found yet are replaced by others of the same size."""

    shown = Signal(object)
    """The number of pages of the book, or why there is no such book, as a `Message`."""

    def __init__(self, queue: JobQueue) -> None:
        super().__init__()
        self.setMinimumSize(_LEAST_PX)
        self.setAccessibleName(tr("Preview of pages"))
        self._image: QImage | None = None
        self._shown: tuple[BookPlan, Sequence[FoundMaze], int] = BookPlan(), (), 0
        self._latest = LatestTask(queue, self, self._take, self._fail)

    def show_pages(self, plan: BookPlan, mazes: Sequence[FoundMaze], spread: int) -> None:
        """Show two pages of a book: spread 0 is the first page."""
        self._shown = plan, mazes, spread
        self._latest.submit(self._begin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the pages again."""
        super().resizeEvent(event)
        self._latest.submit(self._begin)

    def _begin(self) -> partial[tuple[int, QImage]]:
        return partial(_painted, *self._shown, self.size(), self.devicePixelRatioF())

    @Slot(object)
    def _take(self, painted: tuple[int, QImage]) -> None:
        pages, self._image = painted
        self.update()
        self.shown.emit(pages)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._image = None
        self.update()
        self.shown.emit(error.message if isinstance(error, MazeError) else Message(str(error)))

    def _paint(self, painter: QPainter) -> None:
        """Paint the pages."""
        if self._image is not None:
            painter.drawImage(0, 0, self._image)


def _painted(
    plan: BookPlan, mazes: Sequence[FoundMaze], spread: int, size: QSize, ratio: float, is_current: IsCurrent
) -> tuple[int, QImage]:
    """Return the number of pages, and a picture of two of them."""
    plan.require_possible()
    pages = BookPages(plan, mazes)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for side, index in enumerate((2 * spread - 1, 2 * spread)):
        if 0 <= index < len(pages) and is_current():
            page, cut = pages.page(index), plan.bleed_mm
            paper = QRectF(0, 0, page.width_mm, page.height_mm)
            scale = min((size.width() - 3) / 2 / paper.width(), (size.height() - 2) / paper.height())
            painter.save()
            painter.translate(size.width() / 2, size.height() / 2)
            painter.scale(scale, scale)
            painter.translate((side - 1) * paper.width(), -paper.height() / 2)
            painter.fillRect(paper, Qt.GlobalColor.white)
            for edge, color in ((0.0, _DESK), (cut, _CUT)):
                painter.setPen(QPen(color, 0))
                painter.drawRect(paper.adjusted(edge, edge, -edge, -edge))
            paint_page(painter, page, tr)
            painter.restore()
    painter.end()
    return len(pages), image
