"""The progress of the explorers, as curves."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen

from mazarine.agents.simulation import Simulation
from mazarine.counting import Noun
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.style.painting import PaintedWidget, draw_row

_POINTS = 240
"""Of a curve, at the most."""


class KnownPlot(PaintedWidget):
    """Plots the share of the floor that each explorer knew, by step."""

    def __init__(self) -> None:
        super().__init__()
        self._curves, self._most = list[list[int]](), 1
        show_text("Explored share of the floor, by step", self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        return QSize(240, 110)

    def show_simulation(self, simulation: Simulation) -> None:
        """Show the curves up to now."""
        self._curves = [walker.known for walker in simulation.walkers]
        self._most = simulation.floor_count
        self.update()

    def _paint(self, painter: QPainter) -> None:
        text_px = self.fontMetrics().height()
        area = QRectF(0, text_px + 2, self.width() - 1, self.height() - 2 * text_px - 5)
        painter.setPen(self.palette().text().color())
        steps = max((len(curve) - 1 for curve in self._curves), default=0)
        row = QRectF(0, 0, self.width(), text_px)
        draw_row(painter, row, tr("Explored share of the floor"))
        draw_row(painter, row.translated(0, self.height() - text_px), "0", right=tr(Noun.STEPS(count=steps)))
        ground = self.palette().window().color()
        painter.setPen(readable(self.palette().mid().color(), ground, LINE))
        painter.drawRect(area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for curve, color in zip(self._curves, COLORS, strict=False):
            painter.setPen(QPen(readable(color, ground, LINE), 2))
            stride = max(1, len(curve) // _POINTS)
            known = np.array([*curve[::stride], curve[-1]]) / self._most
            made = np.append(np.arange(0, len(curve), stride), len(curve) - 1) / max(steps, 1)
            x, y = area.left() + area.width() * made, area.bottom() - area.height() * known
            painter.drawPolyline([QPointF(*at) for at in zip(x.tolist(), y.tolist(), strict=True)])
