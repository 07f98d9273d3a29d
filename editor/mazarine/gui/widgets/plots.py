"""Plots of numbers: bars for how often lengths occur, and boxes for several samples above one axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.style.painting import PaintedWidget, draw_row
from mazarine.messages import Message
from mazarine.picture.scale import ticks

_BARS = 24
_HEIGHT_PX = 92
_GAP = 0.15
"""Share of a bar's width that is left free."""


class BarPlot(PaintedWidget):
    """Bars for lengths, combined where there are more than fit; the axis labels the first and the last."""

    def __init__(self, title: Message, unit: Message) -> None:
        super().__init__()
        self._title, self._unit = title, unit
        self._bars: list[int] = []
        self._span = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show_text(title, self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT_PX)

    def show_counts(self, counts: Sequence[tuple[int, int]]) -> None:
        """Show (length, how often) pairs, the shortest first."""
        self._bars = []
        tip = Message("")
        if counts:
            first, last = counts[0][0], counts[-1][0]
            step = -(-(last - first + 1) // _BARS)
            self._bars = [0] * -(-(last - first + 1) // step)
            self._span = first, last
            for length, count in counts:
                self._bars[(length - first) // step] += count
            tip = tr_later(
                "Lengths {first:,} to {last:,} in steps of {step:,}; the highest bar: {most:,}",
                first=first, last=last, step=step, most=max(self._bars),
            )  # fmt: skip
        show_text(tip, self.setToolTip)
        self.update()

    def _paint(self, painter: QPainter) -> None:
        text_px, palette = self.fontMetrics().height(), self.palette()
        painter.setPen(palette.text().color())
        top, room = QRectF(0, 0, self.width(), text_px), self.height() - 2 * text_px - 6
        if not self._bars:
            draw_row(painter, top, tr(self._title))
            draw_row(painter, QRectF(self.rect()).adjusted(0, text_px, 0, 0), middle=tr("Nothing to show"))
            return
        most, width = max(self._bars), self.width() / len(self._bars)
        beside = tr("highest bar: {most:,}", most=most)
        fits = self.fontMetrics().horizontalAdvance(f"{tr(self._title)}  {beside}") <= self.width()
        draw_row(painter, top, tr(self._title), right=beside if fits else "")
        base = text_px + 4 + room
        for index, count in enumerate(self._bars):
            if count:
                height = max(1.0, room * count / most)
                bar = QRectF((index + _GAP / 2) * width, base - height, width * (1 - _GAP), height)
                painter.fillRect(bar, palette.highlight())
        painter.drawLine(0, base, self.width(), base)
        first, last = (tr("{number:,}", number=end) for end in self._span)
        draw_row(painter, top.translated(0, base + 2), first, tr(self._unit), last if last != first else "")


_ROW_PX = (26, 64)
"""The least and the greatest height of a row."""
_MOST_DOTS = 300
_SCATTER = 0.618_033_988_75
"""Multiples of the golden ratio, modulo 1, are spread evenly: the heights of dots in their row."""
_NAME_SHARE = 0.36
_TICK_PX = 64
_GAP_PX = 8


@dataclass(frozen=True)
class BoxRow:
    """A sample.

    Attributes
    ----------
    name, beside : to its left and to its right
    values : at least 0; without any, there is no box
    """

    name: Message
    beside: Message
    values: Sequence[float]
    color: QColor


class BoxPlot(PaintedWidget):
    """Shows samples: quartiles, range, mean, and every value."""

    def __init__(self, name: Message, tip: Message) -> None:
        super().__init__()
        self._rows: Sequence[BoxRow] = ()
        self._axis = Message("")
        show_text(name, self.setAccessibleName)
        show_text(tip, self.setToolTip)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        return QSize(480, self._height(_ROW_PX[1]))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self._height(_ROW_PX[0]))

    def show_rows(self, rows: Sequence[BoxRow], axis: Message) -> None:
        if len(rows) != len(self._rows):
            self.updateGeometry()
        self._rows, self._axis = rows, axis
        self.update()

    def _height(self, row_px: int) -> int:
        return row_px * max(len(self._rows), 1) + self._axis_px

    @property
    def _axis_px(self) -> int:
        """The height of the numbers and of the title below the rows."""
        return 2 * self.fontMetrics().height() + _GAP_PX

    def _paint(self, painter: QPainter) -> None:
        if not self._rows:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names, beside = [tr(it.name) for it in self._rows], [tr(it.beside) for it in self._rows]
        metrics = self.fontMetrics()
        wide = max(map(metrics.horizontalAdvance, names)) + 1 + _GAP_PX
        left = min(wide, round(self.width() * _NAME_SHARE))
        beside_px = max(map(metrics.horizontalAdvance, beside)) + 2 * _GAP_PX
        row_px = min((self.height() - self._axis_px) / len(names), _ROW_PX[1])
        area = QRectF(left, 0, self.width() - left - beside_px, row_px * len(names))
        most = max((max(it.values, default=0) for it in self._rows), default=0)
        marks = ticks(most, max(1, int(area.width() // _TICK_PX)))
        self._draw_axis(painter, area, marks)
        seen = self.visibleRegion().boundingRect()
        for number, row in enumerate(self._rows):
            line = QRectF(area.left(), number * row_px, area.width(), row_px)
            if line.bottom() < seen.top() or line.top() > seen.bottom():
                continue
            painter.setPen(self.palette().text().color())
            short = metrics.elidedText(names[number], Qt.TextElideMode.ElideRight, left - _GAP_PX)
            painter.drawText(QRectF(0, line.top(), left, row_px), Qt.AlignmentFlag.AlignVCenter, short)
            right = QRectF(area.right() + _GAP_PX, line.top(), beside_px, row_px)
            painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, beside[number])
            if len(row.values):
                color = readable(row.color, self.palette().window().color(), LINE)
                _draw_values(painter, line, row.values, marks[-1], color)
                _draw_box(painter, line, row.values, marks[-1], color)

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
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, tr(self._axis))


def _draw_values(
    painter: QPainter, line: QRectF, values: Sequence[float], most: float, color: QColor
) -> None:
    """Draw a dot for each value; of very many, for some of them."""
    pale = QColor(color)
    pale.setAlpha(110)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pale)
    shown = values[:: max(1, -(-len(values) // _MOST_DOTS))]
    for number, value in enumerate(shown):
        height = (number * _SCATTER % 1 - 0.5) * 0.7 * line.height()
        painter.drawEllipse(QPointF(_x(line, value, most), line.center().y() + height), 2.2, 2.2)


def _draw_box(painter: QPainter, line: QRectF, values: Sequence[float], most: float, color: QColor) -> None:
    """Draw the box of the quartiles with the median, the whiskers, and a diamond for the mean."""
    y, half = line.center().y(), min(line.height() * 0.28, 11.0)
    figures = (*np.percentile(values, (0, 25, 50, 75, 100)).tolist(), float(np.mean(values)))
    least, lower, median, upper, last, mean = (_x(line, value, most) for value in figures)
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


def _x(line: QRectF, value: float, most: float) -> float:
    return line.left() + line.width() * value / most
