"""How each walker fares: steps, cells known, and why it stopped."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from mazewright.agents.simulation import Simulation, Walker
from mazewright.counting import count_of
from mazewright.gui.i18n import tr
from mazewright.gui.style.contrast import LINE, readable
from mazewright.gui.style.painting import PaintedWidget
from mazewright.gui.windows.explore.walkers_form import COLOURS

_COLUMNS = ("Explorer", "Steps", "Cells explored", "Share", "Last step", "Secrets", "To the goal", "")
_POINTS = 240
"""Of a curve, at the most."""


class LogTable(QTableWidget):
    """A line for each walker."""

    def __init__(self) -> None:
        super().__init__(0, len(_COLUMNS))
        self.setHorizontalHeaderLabels([*map(tr, _COLUMNS)])
        self.setAccessibleName(tr("Progress of the explorers"))
        self.verticalHeader().hide()
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)

    def show_simulation(self, simulation: Simulation) -> None:
        """Show how they fare now."""
        self.setRowCount(len(simulation.walkers))
        for row, walker in enumerate(simulation.walkers):
            to_goal = f"{walker.steps:,}" if walker.end is not None and walker.end.value == "goal" else ""
            texts = (
                walker.explorer.title, f"{walker.steps:,}", f"{walker.known[-1]:,}",
                f"{simulation.share_known(walker):.1%}", _last_step(walker), f"{walker.agent.found:,}",
                to_goal, walker.reason,
            )  # fmt: skip
            for column, text in enumerate(texts):
                item = self.item(row, column)
                if item is None:
                    item = QTableWidgetItem()
                    if 0 < column < len(texts) - 1:
                        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    if column == 0:
                        item.setForeground(readable(COLOURS[row], self.palette().base().color()))
                    self.setItem(row, column, item)
                if item.text() != tr(text):
                    item.setText(tr(text))


def _last_step(walker: Walker) -> str:
    """Return how many cells a walker got to know, and forgot, at its last step."""
    gained, lost = len(walker.agent.gained), len(walker.agent.lost)
    return f"+{gained:,} −{lost:,}" if lost else f"+{gained:,}"


class KnownPlot(PaintedWidget):
    """The share of the floor that each walker knew, step by step."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Explored share of the floor, by step"))
        self._curves: list[list[int]] = []
        self._most = 1

    def sizeHint(self) -> QSize:
        """Return a size that a narrow panel has."""
        return QSize(240, 110)

    def show_simulation(self, simulation: Simulation) -> None:
        """Show the curves up to now."""
        self._curves = [walker.known for walker in simulation.walkers]
        self._most = simulation.floor_count
        self.update()

    def _paint(self, painter: QPainter) -> None:
        """Draw the frame, the curves and the ends of the axes."""
        text_px = self.fontMetrics().height()
        area = QRectF(0, text_px + 2, self.width() - 1, self.height() - 2 * text_px - 5)
        painter.setPen(self.palette().text().color())
        steps = max((len(curve) - 1 for curve in self._curves), default=0)
        painter.drawText(0, text_px - 3, tr("Explored share of the floor"))
        painter.drawText(0, self.height() - 3, "0")
        right = tr(count_of(steps, "step"))
        painter.drawText(self.width() - self.fontMetrics().horizontalAdvance(right), self.height() - 3, right)
        ground = self.palette().window().color()
        painter.setPen(readable(self.palette().mid().color(), ground, LINE))
        painter.drawRect(area)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for curve, colour in zip(self._curves, COLOURS, strict=False):
            painter.setPen(QPen(readable(colour, ground, LINE), 2))
            stride = max(1, len(curve) // _POINTS)
            places = [*range(0, len(curve), stride), len(curve) - 1]
            for here, there in pairwise(places):
                painter.drawLine(self._at(area, steps, here, curve), self._at(area, steps, there, curve))

    def _at(self, area: QRectF, steps: int, step: int, curve: list[int]) -> QPointF:
        return QPointF(
            area.left() + area.width() * step / max(steps, 1),
            area.bottom() - area.height() * curve[step] / self._most,
        )
