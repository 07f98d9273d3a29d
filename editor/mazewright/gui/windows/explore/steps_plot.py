"""How many steps explorers took, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from mazewright.agents.comparison import Summary
from mazewright.agents.explorers import EXPLORERS
from mazewright.counting import count_of
from mazewright.gui.i18n import tr
from mazewright.gui.style.contrast import LINE, readable
from mazewright.gui.style.painting import PaintedWidget
from mazewright.gui.windows.explore.walkers_form import COLOURS

_ROW_PX = 22


class StepsPlot(PaintedWidget):
    """For every explorer the least, the median and the most steps, on one axis."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Steps of each explorer: least, median and most"))
        self._summaries: list[Summary] = []

    def sizeHint(self) -> QSize:
        """Return a line to each explorer, and one to the axis."""
        return QSize(240, _ROW_PX * (len(self._summaries) + 1) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same height: without it nothing could be read."""
        return QSize(120, self.sizeHint().height())

    def show_summaries(self, summaries: list[Summary]) -> None:
        """Show these explorers."""
        self._summaries = summaries
        self.updateGeometry()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Draw a bar from least to most with the median on it, and the axis."""
        if not self._summaries:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(name_of(it)) for it in self._summaries) + 8
        most = max((it.most or 0 for it in self._summaries), default=0) or 1
        width = self.width() - left - 8
        for row, it in enumerate(self._summaries):
            y = _ROW_PX * row + _ROW_PX / 2
            painter.setPen(self.palette().text().color())
            painter.drawText(
                QRectF(0, y - _ROW_PX / 2, left, _ROW_PX),
                Qt.AlignmentFlag.AlignVCenter,
                name_of(it),
            )
            if it.median is None or it.least is None or it.most is None:
                painter.drawText(
                    QRectF(left, y - _ROW_PX / 2, width, _ROW_PX), Qt.AlignmentFlag.AlignVCenter, tr("never")
                )
                continue
            first, middle, last = (left + width * steps / most for steps in (it.least, it.median, it.most))
            colour = readable(COLOURS[(it.walker - 1) % len(COLOURS)], self.palette().window().color(), LINE)
            painter.setPen(QPen(colour, 3, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(round(first), round(y), round(last), round(y))
            painter.setBrush(colour)
            painter.drawEllipse(QRectF(middle - 5, y - 5, 10, 10))
        painter.setPen(self.palette().text().color())
        foot = QRectF(left, _ROW_PX * len(self._summaries), width, _ROW_PX)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, "0")
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, tr(count_of(most, "step")))


def name_of(summary: Summary) -> str:
    """Return the name of an explorer of the list in the window, and its direction."""
    title = tr(EXPLORERS[summary.explorer].title)
    return f"{summary.walker}. {title if summary.direction == 'there' else tr(f'{title}, back')}"
