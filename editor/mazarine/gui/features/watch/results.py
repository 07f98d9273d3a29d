"""A table of results, with a bar in each cell: of panes at their end, or of explorers that are compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.style.contrast import readable
from mazarine.gui.widgets.building import height_of_rows
from mazarine.gui.widgets.labels import literal
from mazarine.messages import Message, plain

_NOTHING = plain("–")
_SHARE = Qt.ItemDataRole.UserRole
_ALPHA = 0.25


class Row(NamedTuple):
    """A row: its title, its values, its color, and what the tooltip of its title says."""

    title: Message
    cells: Sequence[tuple[Message, float | None]]
    """Texts, with the values of their bars; None for no bar."""
    color: QColor | None = None
    tip: Message | None = None


def cell(value: float | None) -> tuple[Message, float | None]:
    """Return a cell of a number; None if there is none."""
    return _NOTHING if value is None else tr_later("{number:,}", number=round(value)), value


class ResultsTable(QTableWidget):
    """Shows rows of results; invisible without any.

    Parameters
    ----------
    columns : their titles and tooltips; the first is that of the titles of rows
    """

    def __init__(self, name: Message, columns: Sequence[tuple[Message, Message | None]]) -> None:
        super().__init__(0, len(columns))
        self._columns, self._rows = columns, list[Row]()
        show_text(name, self.setAccessibleName)
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.setMinimumSectionSize(0)
        rows.setDefaultSectionSize(self.fontMetrics().height() + 4)
        rows.hide()
        header.setHighlightSections(False)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_Bars(self))
        on_language_change(self._show)
        self.hide()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other results."""
        if [*rows] != self._rows:
            self._rows = [*rows]
            self._show()
        self.setVisible(bool(rows))

    @Slot()
    def _show(self) -> None:
        self.setRowCount(len(self._rows))
        for column, (title, tip) in enumerate(self._columns):
            head = QTableWidgetItem(tr(title))
            head.setToolTip("" if tip is None else tr(tip))
            self.setHorizontalHeaderItem(column, head)
            most = max((row.cells[column - 1][1] or 0 for row in self._rows if column), default=0)
            for number, row in enumerate(self._rows):
                text, value = row.cells[column - 1] if column else (row.title, None)
                item = QTableWidgetItem(tr(text))
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    item.setData(_SHARE, value / most if value and most else 0.0)
                elif row.color is not None:
                    item.setForeground(readable(row.color, self.palette().base().color()))
                if row.tip is not None and not column:
                    item.setToolTip(literal(tr(row.tip)))
                self.setItem(number, column, item)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set all columns of values to the same width, if their texts have room then."""
        header, fits = self.horizontalHeader(), QHeaderView.ResizeMode.ResizeToContents
        first, *widths = (
            max(self.sizeHintForColumn(it), header.sectionSizeHint(it)) for it in range(self.columnCount())
        )
        shares = first + len(widths) * max(widths) <= self.viewport().width()
        for column in range(self.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if shares and column else fits)
        bar_px = self.horizontalScrollBar().sizeHint().height()
        self.setFixedHeight(height_of_rows(self) - (bar_px if shares else 0))


class _Bars(QStyledItemDelegate):
    """Paints the bar of a cell behind its text."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table = self.parent()
        assert isinstance(table, ResultsTable)
        bar = QRectF(table.visualRect(index)).adjusted(1, 2, -1, -2)
        bar.setWidth(bar.width() * (index.data(_SHARE) or 0.0))
        tint = table.palette().highlight().color()
        tint.setAlphaF(_ALPHA)
        painter.fillRect(bar, tint)
        super().paint(painter, option, index)
