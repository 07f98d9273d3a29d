"""What is wrong with the maze, as the table of the Problems dock asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from mazewright.gui.i18n import tr
from mazewright.gui.style.icons import icon

if TYPE_CHECKING:
    from mazewright.problems import Problem

_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
WORDS_COLUMN, COUNT_COLUMN = range(2)
_HEADERS = ("Problem", "Count")


class ProblemsModel(QAbstractTableModel):
    """A row for each problem: its words, with the icon of its severity, and how many cells it is about."""

    def __init__(self) -> None:
        super().__init__()
        self._problems: list[Problem] = []

    def show(self, problems: list[Problem]) -> None:
        """Show these problems."""
        self.beginResetModel()
        self._problems = problems
        self.endResetModel()

    def problem_at(self, row: int) -> Problem | None:
        """Return the problem in a row, if there is such a row."""
        return self._problems[row] if 0 <= row < len(self._problems) else None

    # What Qt asks

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of problems."""
        return 0 if parent.isValid() else len(self._problems)

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        """Words, count."""
        return 0 if parent.isValid() else len(_HEADERS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Name the columns."""
        if orientation == Qt.Orientation.Horizontal:
            if role == _Role.DisplayRole:
                return tr(_HEADERS[section])
            if role == _Role.TextAlignmentRole:
                return _alignment(section)
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return what a problem is."""
        problem = self.problem_at(index.row()) if index.isValid() else None
        if problem is None:
            return None
        if index.column() == COUNT_COLUMN:
            return _count_data(problem, role)
        if role == _Role.DecorationRole:
            return icon(problem.severity.value)
        said = tr(problem.words)
        if problem.kind in ("no-start", "no-goal"):
            said = f"{said} {tr('The Marker tool (M) places one.')}"
        return {
            _Role.DisplayRole: said,
            _Role.ToolTipRole: tr("Click to go there.") if len(problem.cells) else None,
            _Role.AccessibleTextRole: f"{tr(problem.severity.value.capitalize())}: {said}",
        }.get(_Role(role))


def _count_data(problem: Problem, role: int) -> Any:
    if role == _Role.DisplayRole:
        return tr(f"{problem.count:,}") if problem.count else ""
    return _alignment(COUNT_COLUMN) if role == _Role.TextAlignmentRole else None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == WORDS_COLUMN else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
