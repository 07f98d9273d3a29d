"""The progress of the explorers: steps, cells known, and why they stopped."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem

from mazarine.agents.simulation import Simulation, Walker
from mazarine.counting import Noun
from mazarine.gui.features.watch.walkers_form import COLORS
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.contrast import LINE, readable
from mazarine.gui.style.painting import PaintedWidget, draw_row
from mazarine.gui.widgets.building import height_of_rows
from mazarine.messages import Message
from mazarine.mouse.explorer import ProgramExplorer

_COLUMNS = (
    tr_later("Explorer"), tr_later("Steps"), tr_later("Cells explored"), tr_later("Share"),
    tr_later("Last step"), tr_later("Secrets"), tr_later("To the goal"),
)  # fmt: skip
_POINTS = 240
"""Of a curve, at the most."""


class LogTable(QTableWidget):
    """Shows a line for each explorer; the last column says why it stopped."""

    def __init__(self) -> None:
        super().__init__(0, len(_COLUMNS) + 1)
        self._simulation: Simulation | None = None
        show_text("Progress of the explorers", self.setAccessibleName)
        self.verticalHeader().hide()
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)
        self._follow_language()
        on_language_change(self._follow_language)

    def show_nothing(self) -> None:
        """Show that nothing walks."""
        self._simulation = None
        self._set_rows(0)

    def _set_rows(self, count: int) -> None:
        """Show this number of rows, in a table of their height."""
        if count != self.rowCount() or count == 0:
            self.setRowCount(count)
            self.setFixedHeight(height_of_rows(self))

    def show_simulation(self, simulation: Simulation) -> None:
        """Show the present state of a simulation."""
        self._simulation = simulation
        self._set_rows(len(simulation.walkers))
        for row, walker in enumerate(simulation.walkers):
            share = tr("{share:.1%}", share=simulation.share_known(walker))
            reason = reason_of(walker)
            texts = (
                tr(walker.explorer.title), _number(walker.steps), _number(walker.known[-1]), share,
                _last_step(walker), _number(walker.agent.found),
                "" if walker.steps_to_goal is None else _number(walker.steps_to_goal),
                "" if reason is None else tr(reason),
            )  # fmt: skip
            for column, text in enumerate(texts):
                item = self.item(row, column)
                if item is None:
                    item = QTableWidgetItem()
                    if 0 < column < len(texts) - 1:
                        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    if column == 0:
                        item.setForeground(readable(COLORS[row], self.palette().base().color()))
                    self.setItem(row, column, item)
                if item.text() != text:
                    item.setText(text)

    @Slot()
    def _follow_language(self) -> None:
        self.setHorizontalHeaderLabels([*map(tr, _COLUMNS), ""])
        if self._simulation is not None:
            self.show_simulation(self._simulation)


def _number(number: int) -> str:
    return tr("{number:,}", number=number)


def reason_of(walker: Walker) -> Message | None:
    """Return why a walker has stopped, or why the program that drives it has ended; None while it walks."""
    explorer = walker.explorer
    return walker.reason or (explorer.end if isinstance(explorer, ProgramExplorer) else None)


def _last_step(walker: Walker) -> str:
    """Return how many cells a walker learned, and forgot, at its last step."""
    gained, lost = len(walker.agent.gained), len(walker.agent.lost)
    return tr("+{gained:,} −{lost:,}", gained=gained, lost=lost) if lost else tr("+{gained:,}", gained=gained)


class KnownPlot(PaintedWidget):
    """Plots the share of the floor that each explorer knew, by step."""

    def __init__(self) -> None:
        super().__init__()
        self._curves: list[list[int]] = []
        self._most = 1
        show_text("Explored share of the floor, by step", self.setAccessibleName)
        on_language_change(self.update)

    def sizeHint(self) -> QSize:
        """Return a size for a narrow panel."""
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
            places = [*range(0, len(curve), stride), len(curve) - 1]
            for here, there in pairwise(places):
                painter.drawLine(self._at(area, steps, here, curve), self._at(area, steps, there, curve))

    def _at(self, area: QRectF, steps: int, step: int, curve: list[int]) -> QPointF:
        return QPointF(
            area.left() + area.width() * step / max(steps, 1),
            area.bottom() - area.height() * curve[step] / self._most,
        )
