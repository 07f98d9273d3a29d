"""The History dock: the list of undo steps, and below it what the last one did to the regions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QFont, QGuiApplication, QPalette, QUndoStack
from PySide6.QtWidgets import QAbstractItemView, QListView, QSplitter, QStackedWidget, QWidget

from mazarine.gui.editing.commands import step_title
from mazarine.gui.features.history.last_change_dock import LastChangePanel
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.icons import icon
from mazarine.gui.style.painting import blank_icon
from mazarine.gui.widgets.building import column_of, heading_of
from mazarine.gui.widgets.labels import PlainLabel, literal
from mazarine.messages import Message

ICON_PX = 16
_PALE_ALPHA = 165
"""Undone steps are paler, and can still be read."""
_FIRST = tr_later("The maze when opened")
_CURRENT, _UNDONE, _SAVED = tr_later("current"), tr_later("undone"), tr_later("saved")

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class HistoryModel(QAbstractListModel):
    """Row n is the maze after n steps. Rows are inserted and removed singly: a stroke costs one of them."""

    def __init__(self, current: CurrentSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = current
        self._count = self._stack.count()
        self._at = self._stack.index()
        self._blank = blank_icon(QSize(ICON_PX, ICON_PX))
        current.steps_changed.connect(self._follow)
        current.dirty_changed.connect(self._show_all)
        current.path_changed.connect(self._show_all)
        current.changed.connect(self._start_over)
        on_language_change(self._show_all)

    @property
    def _stack(self) -> QUndoStack:
        return self._current.document.undo_stack

    @Slot()
    def _start_over(self) -> None:
        self.beginResetModel()
        self._count, self._at = self._stack.count(), self._stack.index()
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of steps, plus one."""
        return 0 if parent.isValid() else self._count + 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(row)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            text = ", ".join((self._title(row), *map(tr, self._marks(row))))
            return literal(text) if role == Qt.ItemDataRole.ToolTipRole else text
        if role == Qt.ItemDataRole.FontRole and row == self._at:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and row > self._at:
            pale = QGuiApplication.palette().color(QPalette.ColorRole.Text)
            pale.setAlpha(_PALE_ALPHA)
            return pale
        if role == Qt.ItemDataRole.DecorationRole:
            return icon("save") if self._is_saved(row) else self._blank
        return None

    def _title(self, row: int) -> str:
        title = step_title(self._stack, row - 1) if row else _FIRST
        return "" if title is None else capitalized(tr(title))

    def _marks(self, row: int) -> list[Message]:
        marks = [_CURRENT] if row == self._at else [_UNDONE] if row > self._at else []
        return [*marks, _SAVED] if self._is_saved(row) else marks

    def _is_saved(self, row: int) -> bool:
        return row == self._stack.cleanIndex() and self._current.document.path is not None

    @Slot()
    def _follow(self) -> None:
        """Follow a step, or the steps that it replaced."""
        count, before = self._stack.count(), self._count
        first = min(self._at, self._stack.index())
        self._at = self._stack.index()
        if count > before:
            self.beginInsertRows(_NOWHERE, before + 1, count)
            self._count = count
            self.endInsertRows()
        elif count < before:
            self.beginRemoveRows(_NOWHERE, count + 1, before)
            self._count = count
            self.endRemoveRows()
        self.dataChanged.emit(self.index(first), self.index(self._count))

    @Slot()
    def _show_all(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self._count))


class HistoryPanel(QStackedWidget):
    """Lists the steps, the first one at the top."""

    def __init__(self, current: CurrentSession) -> None:
        super().__init__()
        self._current = current
        self._is_following = False
        self._model = HistoryModel(current, self)
        self.list = QListView(uniformItemSizes=True)
        self.list.setModel(self._model)
        self.list.setIconSize(QSize(ICON_PX, ICON_PX))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        show_text("History", self.list.setAccessibleName)
        self.placeholder = PlainLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        show_text(
            "Nothing to undo yet.\n\nEvery stroke and command is listed here as a step. "
            "Click a step to go to it.",
            self.placeholder.setText,
        )
        self.placeholder.setContentsMargins(16, 16, 16, 16)
        self.addWidget(self.placeholder)
        self.addWidget(self.list)
        # After the model, which is connected first.
        current.steps_changed.connect(self._follow)
        self.list.selectionModel().currentChanged.connect(self._go)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Select the current step, or the one that is being gone to."""
        steps = self._current.document.undo_stack
        self.setCurrentWidget(self.list if steps.count() else self.placeholder)
        goal = self._current.document.goal
        index = self._model.index(steps.index() if goal is None else goal)
        self._is_following = True
        self.list.setCurrentIndex(index)
        self._is_following = False
        self.list.scrollTo(index)

    @Slot()
    def _go(self) -> None:
        if self._is_following:
            return
        self._current.document.go_to(self.list.currentIndex().row())
        if self._current.document.goal is None:
            # It is there, or was refused.
            self._follow()


_LEAST_PX = 48


class StepsPanel(QSplitter):
    """Shows the steps and an effect."""

    def __init__(self, steps: HistoryPanel, effect: LastChangePanel) -> None:
        super().__init__(Qt.Orientation.Vertical, childrenCollapsible=False)
        self.steps, self.effect = steps, effect
        # Explanations of empty lists would ask for more, and the dock share a column with others.
        self.steps.setMinimumHeight(_LEAST_PX)
        self.effect.setMinimumHeight(_LEAST_PX)
        below = QWidget()
        title = heading_of(tr_later("What the last step changed"))
        below.setLayout(column_of(title, (self.effect, 1), margins=(0, 4, 0, 0), spacing=2))
        self.addWidget(self.steps)
        self.addWidget(below)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
