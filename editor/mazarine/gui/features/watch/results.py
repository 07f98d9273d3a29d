"""The counters of all panes at the end: a table, and bars for one of its columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QSizePolicy, QTableWidget, QTableWidgetItem, QWidget

from mazarine.gui.features.watch.subjects import COUNTERS, Counters
from mazarine.gui.i18n import on_language_change, show_text, tr
from mazarine.gui.style.painting import PaintedWidget, draw_row
from mazarine.gui.widgets.building import choice_of, column_of, height_of_rows, row_of
from mazarine.messages import Message

_BAR_PX = 20

Rows = Sequence[tuple[Message, Counters]]
"""Titles, and the counters at the last step."""


class ResultsView(QWidget):
    """A table and bars; invisible while there are no results."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: Rows = ()
        self.table, self.bars = QTableWidget(0, 1 + len(COUNTERS)), Bars()
        show_text("Results", self.table.setAccessibleName)
        rows = self.table.verticalHeader()
        rows.setMinimumSectionSize(0)
        rows.setDefaultSectionSize(self.table.fontMetrics().height() + 4)
        rows.hide()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.choice_box = choice_of(COUNTERS)
        show_text("Bars", self.choice_box.setAccessibleName)
        self.choice_box.currentIndexChanged.connect(self._show)
        right = column_of(self.choice_box, self.bars, 1)
        self.setLayout(row_of((self.table, 3), (right, 2), margins=(0, 0, 0, 0)))
        on_language_change(self._show)
        self.hide()

    def show_panes(self, rows: Rows) -> None:
        """Show the results of panes; none hides the view."""
        if rows != self._rows:
            self._rows = rows
            self._show()
        self.setVisible(bool(rows))

    @Slot()
    def _show(self) -> None:
        table = self.table
        table.setHorizontalHeaderLabels([tr("Algorithm"), *map(tr, COUNTERS.values())])
        table.setRowCount(len(self._rows))
        for row, (title, counters) in enumerate(self._rows):
            table.setItem(row, 0, QTableWidgetItem(tr(title)))
            for column, name in enumerate(COUNTERS, 1):
                value = getattr(counters, name)
                item = QTableWidgetItem("–" if value is None else tr("{number:,}", number=value))
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                table.setItem(row, column, item)
        table.setFixedHeight(height_of_rows(table))
        name = self.choice_box.currentData()
        self.bars.show_values([(tr(title), getattr(it, name)) for title, it in self._rows])


class Bars(PaintedWidget):
    """A bar for each value."""

    def __init__(self) -> None:
        super().__init__()
        self._values: Sequence[tuple[str, int | None]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        show_text("Bars of the results", self.setAccessibleName)

    def sizeHint(self) -> QSize:
        """Return the height of all bars."""
        return QSize(240, _BAR_PX * max(len(self._values), 1))

    def show_values(self, values: Sequence[tuple[str, int | None]]) -> None:
        """Show values with their names; those that are None have no bar."""
        self._values = values
        self.updateGeometry()
        self.update()

    def _paint(self, painter: QPainter) -> None:
        most = max((value or 0 for _, value in self._values), default=0) or 1
        tint = self.palette().highlight().color()
        tint.setAlphaF(0.35)
        for number, (name, value) in enumerate(self._values):
            row = QRectF(0, number * _BAR_PX, self.width(), _BAR_PX - 3)
            painter.fillRect(QRectF(0, row.top(), self.width() * (value or 0) / most, row.height()), tint)
            painter.setPen(self.palette().text().color())
            text = "–" if value is None else tr("{number:,}", number=value)
            draw_row(painter, row.adjusted(4, 0, -4, 0), name, right=text)
