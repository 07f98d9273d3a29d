"""A small plot of how often lengths occur."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.messages import Message

_BARS = 24
_HEIGHT_PX = 92
_GAP = 0.15
"""Share of a bar's width that is left free."""


class BarPlot(QWidget):
    """Bars for lengths, combined where there are more than fit; the axis labels the first and the last.

    Parameters
    ----------
    title : what is counted, and by what
    unit : what the axis below counts
    """

    def __init__(self, title: Message, unit: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._unit = title, unit
        self._bars: list[int] = []
        self._span = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show_text(title, self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        """Return a size for a narrow dock."""
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the title, the bars and the ends of the axis."""
        del event
        painter = QPainter(self)
        text_px = self.fontMetrics().height()
        painter.setPen(self.palette().text().color())
        painter.drawText(QRectF(0, 0, self.width(), text_px), Qt.AlignmentFlag.AlignLeft, tr(self._title))
        if not self._bars:
            painter.drawText(
                QRectF(0, text_px, self.width(), self.height() - text_px),
                Qt.AlignmentFlag.AlignCenter,
                tr("Nothing to show"),
            )
            return
        most = max(self._bars)
        beside = tr("highest bar: {most:,}", most=most)
        width_px = self.fontMetrics().horizontalAdvance(f"{tr(self._title)}  {beside}")
        if width_px <= self.width():
            painter.drawText(QRectF(0, 0, self.width(), text_px), Qt.AlignmentFlag.AlignRight, beside)
        base = self.height() - text_px - 2
        room, width = base - text_px - 4, self.width() / len(self._bars)
        for index, count in enumerate(self._bars):
            if count:
                height = max(1.0, room * count / most)
                painter.fillRect(
                    QRectF((index + _GAP / 2) * width, base - height, width * (1 - _GAP), height),
                    self.palette().highlight(),
                )
        painter.drawLine(0, base, self.width(), base)
        below = QRectF(0, base + 2, self.width(), text_px)
        first, last = self._span
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft, tr("{number:,}", number=first))
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, tr(self._unit))
        if last != first:
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, tr("{number:,}", number=last))
