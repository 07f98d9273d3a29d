"""A plot of the steps of explorers: a box and the walks of each, above one axis."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from mazarine.agents.comparison import Outcome, Summary, WalkDirection
from mazarine.agents.explorers import EXPLORERS
from mazarine.gui.features.run.walkers_form import COLORS
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.style.painting import PaintedWidget
from mazarine.messages import Message
from mazarine.picture.scale import ticks

_ROW_PX = (26, 64)
"""The least and the greatest height of a row."""
_MOST_DOTS = 300
_SCATTER = 0.618_033_988_75
"""Multiples of the golden ratio, modulo 1, are spread evenly: the heights of dots in their row."""
_NAME_SHARE = 0.36
_TICK_PX = 64
_GAP_PX = 8


class StepsPlot(PaintedWidget):
    """Shows the steps of each explorer that found the goal: quartiles, range, mean, and every walk."""

    def __init__(self) -> None:
        super().__init__()
        self._summaries: list[Summary] = []
        self._steps: list[list[int]] = []
        show_text("Plot of the steps of each explorer", self.setAccessibleName)
        show_text(
            "Box: the middle half of the walks. Line in it: median. Diamond: mean. Whiskers: the fewest and"
            " the most steps. Dots: single walks.",
            self.setToolTip,
        )
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        """Return a size with room for each row and the axis."""
        return QSize(480, self._height(_ROW_PX[1]))

    def minimumSizeHint(self) -> QSize:
        """Return the size at which the plot can still be read."""
        return QSize(240, self._height(_ROW_PX[0]))

    def show_outcomes(self, outcomes: Sequence[Outcome], summaries: list[Summary]) -> None:
        """Show these walks, with the summary of each explorer."""
        self._summaries = summaries
        self._steps = [
            [
                it.steps
                for it in outcomes
                if it.is_success and (it.walker, it.direction) == (row.walker, row.direction)
            ]
            for row in summaries
        ]
        self.updateGeometry()
        self.update()

    def _height(self, row_px: int) -> int:
        return row_px * max(len(self._summaries), 1) + self._axis_px

    @property
    def _axis_px(self) -> int:
        """The height of the numbers and of the title below the rows."""
        return 2 * self.fontMetrics().height() + _GAP_PX

    def _paint(self, painter: QPainter) -> None:
        if not self._summaries:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names = [tr(name_of(it)) for it in self._summaries]
        metrics = self.fontMetrics()
        wide = max(map(metrics.horizontalAdvance, names)) + _GAP_PX
        left = min(wide, round(self.width() * _NAME_SHARE))
        found_px = max(metrics.horizontalAdvance(_found(it)) for it in self._summaries) + 2 * _GAP_PX
        row_px = (self.height() - self._axis_px) / len(names)
        row_px = min(row_px, _ROW_PX[1])
        area = QRectF(left, 0, self.width() - left - found_px, row_px * len(names))
        marks = ticks(max(it.most or 0 for it in self._summaries), max(1, int(area.width() // _TICK_PX)))
        self._draw_axis(painter, area, marks)
        for row, (name, summary) in enumerate(zip(names, self._summaries, strict=True)):
            line = QRectF(area.left(), row * row_px, area.width(), row_px)
            painter.setPen(self.palette().text().color())
            short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, left - _GAP_PX)
            painter.drawText(QRectF(0, line.top(), left, row_px), Qt.AlignmentFlag.AlignVCenter, short)
            beside = QRectF(area.right() + _GAP_PX, line.top(), found_px, row_px)
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, _found(summary))
            color = readable(
                COLORS[(summary.walker - 1) % len(COLORS)], self.palette().window().color(), LINE
            )
            _draw_walks(painter, line, self._steps[row], marks[-1], color)
            _draw_box(painter, line, summary, marks[-1], color)

    def _draw_axis(self, painter: QPainter, area: QRectF, marks: list[int]) -> None:
        """Draw the axis below the rows, its title, and a faint line at each number."""
        text_px = self.fontMetrics().height()
        ink = self.palette().text().color()
        faint = QColor(ink)
        faint.setAlpha(50)
        for mark in marks:
            x = round(area.left() + area.width() * mark / marks[-1])
            painter.setPen(faint)
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            painter.setPen(ink)
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4))
            below = QRectF(x - _TICK_PX / 2, area.bottom() + 4, _TICK_PX, text_px)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr("{number:,}", number=mark))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        # Centered below the axis, as far as the plot has room.
        reach = min(area.center().x(), self.width() - area.center().x())
        title = QRectF(area.center().x() - reach, area.bottom() + 4 + text_px, 2 * reach, text_px)
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, tr("Number of steps (fewer is better)"))


def _draw_walks(painter: QPainter, line: QRectF, steps: list[int], most: int, color: QColor) -> None:
    """Draw a dot for each walk; of very many, for some of them."""
    pale = QColor(color)
    pale.setAlpha(110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pale)
    shown = steps[:: max(1, -(-len(steps) // _MOST_DOTS))]
    for number, count in enumerate(shown):
        height = (number * _SCATTER % 1 - 0.5) * 0.7 * line.height()
        painter.drawEllipse(QPointF(_x(line, count, most), line.center().y() + height), 2.2, 2.2)


def _draw_box(painter: QPainter, line: QRectF, it: Summary, most: int, color: QColor) -> None:
    """Draw the box of the quartiles with the median, the whiskers, and a diamond for the mean."""
    if (
        it.least is None or it.lower_quartile is None or it.median is None or it.upper_quartile is None
        or it.most is None or it.mean is None
    ):  # fmt: skip
        return
    y, half = line.center().y(), min(line.height() * 0.28, 11.0)
    least, lower, median, upper, last, mean = (
        _x(line, steps, most)
        for steps in (it.least, it.lower_quartile, it.median, it.upper_quartile, it.most, it.mean)
    )
    fill = QColor(color)
    fill.setAlpha(60)
    painter.setPen(QPen(color, 1.6))
    painter.setBrush(fill)
    for first, second in ((least, lower), (upper, last)):
        painter.drawLine(QPointF(first, y), QPointF(second, y))
    for end in (least, last):
        painter.drawLine(QPointF(end, y - half / 2), QPointF(end, y + half / 2))
    painter.drawRect(QRectF(lower, y - half, upper - lower, 2 * half))
    painter.setPen(QPen(color, 3))
    painter.drawLine(QPointF(median, y - half), QPointF(median, y + half))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawPolygon(
        QPolygonF([QPointF(mean + dx, y + dy) for dx, dy in ((-4, 0), (0, -4), (4, 0), (0, 4))])
    )


def _x(line: QRectF, steps: float, most: int) -> float:
    return line.left() + line.width() * steps / most


def _found(summary: Summary) -> str:
    return tr("{number:,} of {total:,}", number=summary.reached, total=summary.runs)


def name_of(summary: Summary) -> Message:
    """Return the name of an explorer of the list in the window, and its direction."""
    title = EXPLORERS[summary.explorer].title
    if summary.direction is WalkDirection.THERE:
        return tr_later("{number}. {explorer}", number=summary.walker, explorer=title)
    return tr_later("{number}. {explorer}, back", number=summary.walker, explorer=title)
