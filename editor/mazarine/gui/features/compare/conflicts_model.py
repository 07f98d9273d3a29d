"""The model of the list of conflicts."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from mazarine.comparing import Conflicts, Part
from mazarine.gui.analysis.cell_names import name_cells
from mazarine.gui.features.compare.places_window import CELL_ROLE
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.widgets.plain_text import literal
from mazarine.maze import Maze

_Role = Qt.ItemDataRole
_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
UNDECIDED, OURS, THEIRS = range(3)
"""Choices; the last two are columns, too."""
_HEADERS = tr_later("Conflict"), tr_later("Ours"), tr_later("Theirs")


class ConflictsModel(QAbstractTableModel):
    """A row for each conflict, made when it is shown: its sentence, and a box for each side.

    Attributes
    ----------
    choices : (n,) the side that each is decided for
    """

    choice_wanted = Signal(int, int)
    """A row, and the choice that the user has made."""

    def __init__(self, conflicts: Conflicts, maze: Maze) -> None:
        super().__init__()
        self.conflicts, self._maze = conflicts, maze
        self.choices: NDArray[np.uint8] = np.zeros(len(conflicts), dtype=np.uint8)

    def set_choices(self, which: NDArray[np.int64], choices: NDArray[np.uint8] | int) -> None:
        """Show how some conflicts are decided."""
        self.choices[which] = choices
        self.dataChanged.emit(self.index(0, OURS), self.index(len(self.choices) - 1, THEIRS))

    # What Qt asks

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self.conflicts)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(_HEADERS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == _Role.DisplayRole:
            return tr(_HEADERS[section])
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Let the boxes be checked."""
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() else flags

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if role == CELL_ROLE:
            conflict = self.conflicts[row]
            return None if conflict.part is Part.VALUE else conflict.place[:3]
        if column == UNDECIDED and role in (_Role.DisplayRole, _Role.ToolTipRole):
            text = tr(name_cells(self.conflicts[row].message, self._maze))
            return text if role == _Role.DisplayRole else literal(text)
        if column != UNDECIDED and role == _Role.CheckStateRole:
            is_chosen = self.choices[row] == column
            return Qt.CheckState.Checked if is_chosen else Qt.CheckState.Unchecked
        return tr(_HEADERS[column]) if column and role == _Role.AccessibleTextRole else None

    def setData(self, index: _Index, _value: Any, role: int = _Role.EditRole) -> bool:
        """Let a conflict be decided, which the box shows once it is."""
        if role == _Role.CheckStateRole:
            self.choice_wanted.emit(index.row(), index.column())
        return role == _Role.CheckStateRole
