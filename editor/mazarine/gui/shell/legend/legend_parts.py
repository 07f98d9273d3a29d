"""Parts of a legend: a square of a color, and a color scale with numbers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QWidget

from mazarine.gui.analysis.region_graph.marks import Edges, draw_edges, draw_nodes
from mazarine.gui.i18n import tr
from mazarine.gui.style.outlines import outline_color
from mazarine.gui.widgets.swatches import draw_dots, draw_hatch
from mazarine.picture import Palette
from mazarine.regions import Kind

_CHIP_PX = 16
SCALE_HEIGHT_PX = 26
_BAR_PX, _BAR_HEIGHT_PX = 220, 10
_GRADIENT_STOPS = 32
_NUMBER_PX, _BETWEEN_NUMBERS_PX = 11, 6


class Mark(Enum):
    """A sign that cells carry: crossroads, entries of rooms, and cells that no path leads to."""

    CROSS, RING, SLASH = range(3)


class Chip(QWidget):
    """A square of a color, or of several, with the sign that such cells carry.

    `kind` is the kind whose pattern it carries, if kinds have patterns.
    """

    def __init__(
        self, colors: tuple[int, ...], palette: Palette, mark: Mark | None = None, *, kind: Kind | None = None
    ) -> None:
        super().__init__()
        self.setFixedSize(_CHIP_PX, _CHIP_PX)
        self.colors = [QColor.fromRgb(color) for color in colors]
        self._palette, self._kind = palette, kind if palette.has_patterns else None
        self._mark = mark
        self._ink = QColor.fromRgb(palette.rock if mark is Mark.SLASH else palette.mark)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        width = _CHIP_PX / len(self.colors)
        for at, color in enumerate(self.colors):
            painter.fillRect(QRectF(at * width, 0, width, _CHIP_PX), color)
        box = QRectF(0, 0, _CHIP_PX, _CHIP_PX)
        if self._kind is Kind.ROOM:
            draw_dots(painter, box, self.colors[0], self._palette)
        elif self._kind is Kind.ROCK:
            draw_hatch(painter, box, self.colors[0], self._palette)
        self._paint_mark(painter)
        painter.setPen(QPen(outline_color(self.palette()), 1))
        painter.drawRect(QRectF(0.5, 0.5, _CHIP_PX - 1, _CHIP_PX - 1))

    def _paint_mark(self, painter: QPainter) -> None:
        middle = _CHIP_PX // 2
        if self._mark is Mark.CROSS:
            painter.fillRect(QRectF(middle - 3, middle - 1, 6, 2), self._ink)
            painter.fillRect(QRectF(middle - 1, middle - 3, 2, 6), self._ink)
        elif self._mark is Mark.RING:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self._ink, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(middle, middle), 3, 3)
            painter.restore()
        elif self._mark is Mark.SLASH:
            painter.setPen(QPen(self._ink, 1))
            painter.drawLine(middle - 3, middle + 3, middle + 3, middle - 3)


class GraphChip(QWidget):
    """Two nodes of the region graph and their edge."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.setFixedSize(2 * _CHIP_PX, _CHIP_PX)
        self._palette = palette

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ends = np.array(((7.0, 8.0), (25.0, 8.0)))
        none = np.zeros(1, dtype=np.bool_)
        draw_edges(painter, Edges(ends.reshape(1, 4), np.zeros(1), 0.0, none, none), self._palette, 1.5)
        kinds = np.array((Kind.CROSSROAD, Kind.CORRIDOR), dtype=np.uint8)
        draw_nodes(painter, ends, kinds, np.full(2, 4.0), self._palette, self.devicePixelRatioF())


class Scale(QWidget):
    """A bar of colors with numbers below.

    `marks` are the numbers, each with its place from 0 to 1; those without room are left out.
    """

    def __init__(self, colors: tuple[int, ...], marks: Sequence[tuple[float, float]]) -> None:
        super().__init__()
        self._colors = colors
        self._marks = [(place, tr("{number:,}", number=number)) for place, number in marks]
        font = self.font()
        font.setPixelSize(_NUMBER_PX)
        self.setFont(font)
        metrics = self.fontMetrics()
        self._aside_px = max(metrics.horizontalAdvance(self._marks[-1][1]) // 2 + 2, 6)
        self.setFixedSize(_BAR_PX + 2 * self._aside_px, SCALE_HEIGHT_PX)
        first, last = marks[0][1], marks[-1][1]
        self.setAccessibleName(tr("Scale from {first:,} to {last:,}", first=first, last=last))

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtGui import QLinearGradient  # noqa: PLC0415  # large enums, not for the start

        del event
        painter = QPainter(self)
        bar = QRectF(self._aside_px, 0, _BAR_PX, _BAR_HEIGHT_PX)
        gradient = QLinearGradient(bar.topLeft(), bar.topRight())
        for stop in range(_GRADIENT_STOPS + 1):
            at = stop * (len(self._colors) - 1) // _GRADIENT_STOPS
            gradient.setColorAt(stop / _GRADIENT_STOPS, QColor.fromRgb(self._colors[at]))
        painter.fillRect(bar, gradient)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        for x, text in self._numbers_with_room():
            painter.drawLine(round(x), _BAR_HEIGHT_PX, round(x), _BAR_HEIGHT_PX + 2)
            box = QRectF(x - 60, _BAR_HEIGHT_PX + 2, 120, SCALE_HEIGHT_PX - _BAR_HEIGHT_PX - 2)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _numbers_with_room(self) -> list[tuple[float, str]]:
        """Return the numbers that do not touch, with their places: the last and the first take precedence."""
        metrics = self.fontMetrics()
        taken: list[tuple[float, float]] = []
        kept = []
        for place, text in (self._marks[-1], *self._marks[:-1]):
            x = self._aside_px + place * _BAR_PX
            half = metrics.horizontalAdvance(text) / 2 + _BETWEEN_NUMBERS_PX / 2
            if all(x + half <= left or x - half >= right for left, right in taken):
                taken.append((x - half, x + half))
                kept.append((x, text))
        return kept
