"""Tables whose rows change all the time: rows are formatted when they are seen, and sorted by values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Slot
from PySide6.QtWidgets import QTableView

from mazarine.gui.i18n import on_language_change, tr
from mazarine.gui.widgets.building import table_of
from mazarine.gui.widgets.labels import literal
from mazarine.messages import Message

_Role = Qt.ItemDataRole
_Order = Qt.SortOrder
Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_LEFT, _RIGHT = (
    it | Qt.AlignmentFlag.AlignVCenter for it in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
_FITTED_ROWS = 20
_MARGINS_PX, _WIDEST_PX = 14, 400


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes
    ----------
    title, tip : in its header
    value : of a row, by which rows are sorted; None comes last
    text : of a row; by default the value itself
    hint : the tooltip of a row; by default that of a text is the text
    """

    title: Message
    tip: Message
    value: Callable[[Any], Any]
    text: Callable[[Any], str] | None = None
    is_text: bool = False
    hint: Callable[[Any], str] | None = None

    def shown(self, row: Any) -> str:
        """Return the text of a row."""
        if self.text is not None:
            return self.text(row)
        value = self.value(row)
        if isinstance(value, str):
            return value
        return (
            "–" if value is None else tr("{number:,}", number=round(value, 1) if value % 1 else round(value))
        )


class RowsModel(QAbstractTableModel):
    """Shows objects, which may change until `refresh` is called."""

    def __init__(self) -> None:
        super().__init__()
        self.columns: Sequence[Column] = ()
        self.rows: list[Any] = []
        self._sorted = -1, _Order.AscendingOrder
        on_language_change(self._follow_language)

    @Slot()
    def _follow_language(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.columns) - 1)
        self.refresh()

    def show(self, columns: Sequence[Column], rows: Sequence[Any]) -> None:
        """Show other rows; a row is the same object as long as it is selected."""
        self.beginResetModel()
        self.columns, self.rows = columns, list(rows)
        self.rows = self._in_order()
        self.endResetModel()

    def refresh(self) -> None:
        """Show what has changed in the rows."""
        rows = self._in_order()
        if rows != self.rows:
            self.layoutAboutToBeChanged.emit()
            before, after = self.persistentIndexList(), {id(row): number for number, row in enumerate(rows)}
            moved = [self.index(after[id(self.rows[it.row()])], it.column()) for it in before]
            self.rows = rows
            self.changePersistentIndexList(before, moved)
            self.layoutChanged.emit()
        elif rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(self.columns) - 1))

    def _in_order(self) -> list[Any]:
        number, order = self._sorted
        if not 0 <= number < len(self.columns):
            return self.rows
        value = self.columns[number].value
        pairs = [(value(row), row) for row in self.rows]
        known = sorted((it for it in pairs if it[0] is not None), key=lambda it: it[0],
                       reverse=order is _Order.DescendingOrder)  # fmt: skip
        return [row for _, row in known] + [row for it, row in pairs if it is None]

    # What Qt asks

    def sort(self, column: int, order: Qt.SortOrder = _Order.AscendingOrder) -> None:
        self._sorted = column, order
        self.refresh()

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        column = self.columns[section]
        return {
            _Role.DisplayRole: tr(column.title), _Role.ToolTipRole: tr(column.tip),
            _Role.TextAlignmentRole: _LEFT if column.is_text else _RIGHT,
        }.get(_Role(role))  # fmt: skip

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == _Role.DisplayRole:
            return column.shown(self.rows[index.row()])
        if role == _Role.ToolTipRole and column.is_text:
            return literal((column.hint or column.shown)(self.rows[index.row()]))
        return (_LEFT if column.is_text else _RIGHT) if role == _Role.TextAlignmentRole else None


def fit_columns(table: QTableView, model: RowsModel) -> None:
    """Make columns as wide as their titles and their first texts; Qt would take a tenth of a second."""
    header, metrics = table.horizontalHeader(), table.fontMetrics()
    header.setStretchLastSection(model.columns[-1].is_text)
    for number, column in enumerate(model.columns):
        texts = {column.shown(row) for row in model.rows[:_FITTED_ROWS]}
        widest = max((metrics.horizontalAdvance(text) for text in texts), default=0) + _MARGINS_PX
        table.setColumnWidth(number, max(header.sectionSizeHint(number), min(widest, _WIDEST_PX)))


def rows_table(model: RowsModel, name: Message) -> QTableView:
    """Return a table of rows that can be sorted."""
    table = table_of(model, name)
    table.horizontalHeader().setSortIndicatorClearable(True)
    table.setSortingEnabled(True)
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    return table
