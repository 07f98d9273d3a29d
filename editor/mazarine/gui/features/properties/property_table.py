"""The author's own properties: a table of names and values, and how values are shown and entered."""

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

from mazarine import files
from mazarine.gui.background.reporting import Reporting
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.widgets.labels import literal
from mazarine.messages import Message

_LEAST_HEIGHT_PX = 110
_NAME, _VALUE = 0, 1


class PropertyTable(Reporting, QTableWidget):
    """Shows properties; an input is signaled, and shown once the maze has taken it."""

    edited = Signal(object, object)
    """All properties after the edit, and the title of the undo step (a `Message`)."""
    refused = Signal(object)
    """Why the last input is not possible (a `Message`); None if it is."""

    def __init__(self) -> None:
        super().__init__(0, 2)
        self._properties: dict[str, Any] = {}
        self._is_filling = False
        self._show_headers()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setVisible(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setMinimumHeight(_LEAST_HEIGHT_PX)
        show_text("Properties", self.setAccessibleName)
        on_language_change(self._show_headers)
        self.itemChanged.connect(self._take)

    @property
    def is_on_property(self) -> bool:
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
                item.setToolTip(literal(text))
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
        editor = self.indexWidget(self.currentIndex())
        if editor is not None:
            self.commitData(editor)
            self.closeEditor(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    @Slot()
    def add(self) -> None:
        last = len(self._properties)
        self.setFocus()
        self.setCurrentCell(last, _NAME)
        self.edit(self.model().index(last, _NAME))

    @Slot()
    def remove(self) -> None:
        if self.is_on_property:
            name = list(self._properties)[self.currentRow()]
            others = {key: value for key, value in self._properties.items() if key != name}
            self.edited.emit(others, tr_later("remove property"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.is_on_property:
            self.remove()
            event.accept()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _show_headers(self) -> None:
        self.setHorizontalHeaderLabels([tr("Name"), tr("Value")])

    @Slot(QTableWidgetItem)
    def _take(self, item: QTableWidgetItem) -> None:
        if self._is_filling:
            return
        names, text = list(self._properties), item.text()
        if item.column() == _VALUE:
            value = read_value(text)
            fault = value_fault(value)
            edited = {**self._properties, names[item.row()]: value}
            step = tr_later("change property")
        else:
            text = text.strip()
            before = names[item.row()] if item.row() < len(names) else None
            fault = self._name_fault(text, before)
            step = tr_later("add property") if before is None else tr_later("rename property")
            renamed = {text if key == before else key: value for key, value in self._properties.items()}
            edited = {**renamed, text: ""} if before is None else renamed
            if before is None and not text:
                fault, edited = None, self._properties
        self.refused.emit(fault)
        if fault is not None or repr(edited) == repr(self._properties):
            self.show_properties(self._properties)
        else:
            self.edited.emit(edited, step)

    def _name_fault(self, name: str, before: str | None) -> Message | None:
        if not name:
            return tr_later("Enter a name, or use Remove to remove the property.")
        if name != before and name in self._properties:
            return tr_later("There is already a property “{name}”.", name=name)
        return value_fault(name)


def shown_value(value: Any) -> str:
    """Return a value as text: strings as they are, unless they would then be read as something else.

    >>> [shown_value(value) for value in ("a cave", 12, "12", True, ["a", 1])]
    ['a cave', '12', '"12"', 'true', '["a", 1]']
    """
    if isinstance(value, str) and isinstance(_parsed(value), str) and value == _parsed(value):
        return value
    return json.dumps(value, ensure_ascii=False)


def read_value(text: str) -> Any:
    """Return the value of a text: a number, true, false, null, a list or an object in JSON, or else a string.

    >>> [read_value(text) for text in ("a cave", "12", '"12"', "NaN", "[1")]
    ['a cave', 12, '12', 'NaN', '[1']
    """
    return _parsed(text)


def value_fault(value: Any) -> Message | None:
    """Return why a value cannot be stored in a file; None if it can."""
    fault = files.json_fault(value)
    return None if fault is None else tr_later("This cannot be stored: {reason}.", reason=fault)


def _parsed(text: str) -> Any:
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return text


def _refuse(word: str) -> Any:
    raise ValueError(word)
