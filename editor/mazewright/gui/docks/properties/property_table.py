"""The author's own properties: a table of names and values, and values as a person reads and writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
)

from mazewright import files
from mazewright.gui.background.reporting import Reporting
from mazewright.gui.i18n import tr

_LEAST_HEIGHT_PX = 110
_NAME, _VALUE = 0, 1


class PropertyTable(Reporting, QTableWidget):
    """Shows properties; what is written in a cell is told, and shown when it comes back."""

    edited = Signal(object, str)
    """All properties as they are to be, and what was done, for the Undo menu."""
    refused = Signal(str)
    """Why what was written cannot be; empty when nothing is wrong any more."""

    def __init__(self) -> None:
        super().__init__(0, 2)
        self._properties: dict[str, Any] = {}
        self._is_filling = False
        self.setHorizontalHeaderLabels([tr("Name"), tr("Value")])
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setVisible(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(_LEAST_HEIGHT_PX)
        self.setAccessibleName(tr("Properties"))
        self.itemChanged.connect(self._take)

    @property
    def is_on_property(self) -> bool:
        """Whether the row that is chosen is a property."""
        return 0 <= self.currentRow() < len(self._properties)

    def show_properties(self, properties: Mapping[str, Any]) -> None:
        """Show these properties, and an empty row."""
        row, col = self.currentRow(), self.currentColumn()
        self._properties = dict(properties)
        self._is_filling = True
        self.setRowCount(len(self._properties) + 1)
        for at, (name, value) in enumerate(self._properties.items()):
            for column, text in ((_NAME, name), (_VALUE, shown_value(value))):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                self.setItem(at, column, item)
        last = len(self._properties)
        self.setItem(last, _NAME, QTableWidgetItem(""))
        blank = QTableWidgetItem("")
        blank.setFlags(Qt.ItemFlag.NoItemFlags)
        self.setItem(last, _VALUE, blank)
        self._is_filling = False
        if row >= 0:
            self.setCurrentCell(min(row, last), col)

    def commit(self) -> None:
        """Take what is written in a cell that has not been left yet."""
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    @Slot()
    def add(self) -> None:
        """Begin to write the name of another property."""
        last = len(self._properties)
        self.setFocus()
        self.setCurrentCell(last, _NAME)
        self.edit(self.model().index(last, _NAME))

    @Slot()
    def remove(self) -> None:
        """Take away the property of the row that is chosen."""
        if self.is_on_property:
            name = list(self._properties)[self.currentRow()]
            others = {key: value for key, value in self._properties.items() if key != name}
            self.edited.emit(others, "remove property")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a property away with Delete."""
        if event.key() == Qt.Key.Key_Delete and self.is_on_property:
            self.remove()
            event.accept()
        else:
            super().keyPressEvent(event)

    @Slot(QTableWidgetItem)
    def _take(self, item: QTableWidgetItem) -> None:
        if self._is_filling:
            return
        names, text = list(self._properties), item.text()
        if item.column() == _VALUE:
            value = read_value(text)
            fault = value_fault(value)
            edited = {**self._properties, names[item.row()]: value}
            what = "change property"
        else:
            text = text.strip()
            before = names[item.row()] if item.row() < len(names) else None
            fault = self._name_fault(text, before)
            what = "add property" if before is None else "rename property"
            renamed = {text if key == before else key: value for key, value in self._properties.items()}
            edited = {**renamed, text: ""} if before is None else renamed
            if before is None and not text:
                fault, edited = "", self._properties
        self.refused.emit(fault)
        if fault or repr(edited) == repr(self._properties):
            self.show_properties(self._properties)
        else:
            self.edited.emit(edited, what)

    def _name_fault(self, name: str, before: str | None) -> str:
        if not name:
            return "Enter a name, or use Remove to remove the property."
        if name != before and name in self._properties:
            return f"There is a property “{name}” already."
        return value_fault(name)


def shown_value(value: Any) -> str:
    """Write a value: text as it is, unless it would then be read as something else.

    >>> [shown_value(value) for value in ("a cave", 12, "12", True, ["a", 1])]
    ['a cave', '12', '"12"', 'true', '["a", 1]']
    """
    if isinstance(value, str) and isinstance(_parsed(value), str) and value == _parsed(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def read_value(text: str) -> Any:
    """Read a value: a number, true, false, null, a list or an object as JSON writes them, or else text.

    >>> [read_value(text) for text in ("a cave", "12", '"12"', "NaN", "[1")]
    ['a cave', 12, '12', 'NaN', '[1']
    """
    return _parsed(text)


def value_fault(value: Any) -> str:
    """Return why a value cannot be kept in a file; empty if it can."""
    fault = files.json_fault(value)
    return f"This cannot be stored: {fault}." if fault else ""


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return text


def _refuse(word: str) -> Any:
    raise ValueError(word)
