"""The model of the table in the Problems dock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from mazarine.gui.analysis.names import name_cells
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.icons import icon
from mazarine.maze import Maze
from mazarine.messages import Message, in_sequence

if TYPE_CHECKING:
    from mazarine.problems import Problem

_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
TEXT_COLUMN, COUNT_COLUMN = range(2)
_HEADERS = tr_later("Problem"), tr_later("Count")
_SEVERITY_NAMES = {
    "error": tr_later("Error"), "warning": tr_later("Warning"), "note": tr_later("Information"),
}  # fmt: skip
_MARKER_HINT = tr_later("The Marker tool (M) places one.")


class ProblemsModel(QAbstractTableModel):
    """A row for each problem: its text, with the icon of its severity, and the number of cells."""

    def __init__(self) -> None:
        super().__init__()
        self._problems: list[Problem] = []
        self._texts: list[Message] = []

    def show(self, problems: list[Problem], maze: Maze) -> None:
        self.beginResetModel()
        self._problems = problems
        self._texts = [_text(problem, maze) for problem in problems]
        self.endResetModel()

    def problem_at(self, row: int) -> Problem | None:
        return self._problems[row] if 0 <= row < len(self._problems) else None

    # What Qt asks

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._problems)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(_HEADERS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal:
            if role == _Role.DisplayRole:
                return tr(_HEADERS[section])
            if role == _Role.TextAlignmentRole:
                return _alignment(section)
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        problem = self.problem_at(index.row()) if index.isValid() else None
        if problem is None:
            return None
        if index.column() == COUNT_COLUMN:
            return _count_data(problem, role)
        if role == _Role.DecorationRole:
            return icon(problem.severity.value)
        text, severity = tr(self._texts[index.row()]), _SEVERITY_NAMES[problem.severity.value]
        return {
            _Role.DisplayRole: text,
            _Role.ToolTipRole: tr("Click to go there.") if len(problem.cells) else None,
            _Role.AccessibleTextRole: tr("{severity}: {problem}", severity=severity, problem=text),
        }.get(_Role(role))


def _text(problem: Problem, maze: Maze) -> Message:
    text = name_cells(problem.message, maze)
    return in_sequence(text, _MARKER_HINT) if problem.kind in ("no-start", "no-goal") else text


def _count_data(problem: Problem, role: int) -> Any:
    if role == _Role.DisplayRole:
        return tr("{number:,}", number=problem.count) if problem.count else ""
    return _alignment(COUNT_COLUMN) if role == _Role.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == TEXT_COLUMN else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
