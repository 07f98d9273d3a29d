"""A small plot of how often lengths occur."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.painting import PaintedWidget, draw_row
from mazarine.messages import Message

_BARS = 24
_HEIGHT_PX = 92
_GAP = 0.15
"""Share of a bar's width that is left free."""


class BarPlot(PaintedWidget):
    """Bars for lengths, combined where there are more than fit; the axis labels the first and the last."""

    def __init__(self, title: Message, unit: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
