"""A plot of the numbers of steps of explorers, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from mazewright.agents.comparison import Summary, WalkDirection
from mazewright.agents.explorers import EXPLORERS
from mazewright.counting import Noun
from mazewright.gui.i18n import on_language_change, show_text, tr, tr_later
from mazewright.gui.style.contrast import LINE, readable
from mazewright.gui.style.painting import PaintedWidget
from mazewright.gui.windows.explore.walkers_form import COLORS
from mazewright.messages import Message

_ROW_PX = 22


class StepsPlot(PaintedWidget):
    """Shows the minimum, median and maximum steps of every explorer, on one axis."""

    def __init__(self) -> None:
        super().__init__()
        self._summaries: list[Summary] = []
        show_text("Steps of each explorer: minimum, median and maximum", self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        """Return the size with a line for each explorer, and one for the axis."""
        return QSize(240, _ROW_PX * (len(self._summaries) + 1) + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the same height: lower, it would be unreadable."""
        return QSize(120, self.sizeHint().height())

    def show_summaries(self, summaries: list[Summary]) -> None:
        """Show these explorers."""
        self._summaries = summaries
        self.updateGeometry()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Draw a bar from minimum to maximum with the median on it, and the axis."""
        if not self._summaries:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self.fontMetrics()
        names = [tr(name_of(it)) for it in self._summaries]
        left = max(map(metrics.horizontalAdvance, names)) + 8
        most = max((it.most or 0 for it in self._summaries), default=0) or 1
        width = self.width() - left - 8
        for row, (name, it) in enumerate(zip(names, self._summaries, strict=True)):
            y = _ROW_PX * row + _ROW_PX / 2
            painter.setPen(self.palette().text().color())
            painter.drawText(QRectF(0, y - _ROW_PX / 2, left, _ROW_PX), Qt.AlignmentFlag.AlignVCenter, name)
            if it.median is None or it.least is None or it.most is None:
                painter.drawText(
                    QRectF(left, y - _ROW_PX / 2, width, _ROW_PX), Qt.AlignmentFlag.AlignVCenter, tr("never")
                )
                continue
            first, middle, last = (left + width * steps / most for steps in (it.least, it.median, it.most))
            color = readable(COLORS[(it.walker - 1) % len(COLORS)], self.palette().window().color(), LINE)
            painter.setPen(QPen(color, 3, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(round(first), round(y), round(last), round(y))
            painter.setBrush(color)
            painter.drawEllipse(QRectF(middle - 5, y - 5, 10, 10))
        painter.setPen(self.palette().text().color())
        foot = QRectF(left, _ROW_PX * len(self._summaries), width, _ROW_PX)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, "0")
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, tr(Noun.STEPS(count=most)))


def name_of(summary: Summary) -> Message:
    """Return the name of an explorer of the list in the window, and its direction."""
    title = EXPLORERS[summary.explorer].title
    if summary.direction is WalkDirection.THERE:
        return tr_later("{number}. {explorer}", number=summary.walker, explorer=title)
    return tr_later("{number}. {explorer}, back", number=summary.walker, explorer=title)
