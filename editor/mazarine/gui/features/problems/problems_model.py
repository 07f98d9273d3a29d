"""The model of the table in the Problems dock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from mazarine.gui.analysis.names import name_cells
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.style.icons import icon
from mazarine.maze import Maze
from mazarine.messages import in_sequence

if TYPE_CHECKING:
    from mazarine.problems import Problem

_Role = Qt.ItemDataRole
TEXT_COLUMN, COUNT_COLUMN = range(2)
_LEFT, _RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)
_HEADERS = (tr_later("Problem"), _LEFT), (tr_later("Count"), _RIGHT)
_SEVERITY_NAMES = {
    "error": tr_later("Error"), "warning": tr_later("Warning"), "note": tr_later("Information"),
}  # fmt: skip
_MARKER_HINT = tr_later("The Marker tool (M) places one.")


class ProblemsModel(QStandardItemModel):
    """A row for each problem: its text, with the icon of its severity, and the number of cells."""

    def __init__(self) -> None:
        super().__init__(0, len(_HEADERS))
        self._problems: list[Problem] = []

    def show(self, problems: list[Problem], maze: Maze) -> None:
        self._problems = problems
        self.setRowCount(0)
        for column, (title, side) in enumerate(_HEADERS):
            self.setHeaderData(column, Qt.Orientation.Horizontal, tr(title))
            self.setHeaderData(column, Qt.Orientation.Horizontal, side, _Role.TextAlignmentRole)
        for problem in problems:
            self.appendRow(_row(problem, maze))

    def problem_at(self, row: int) -> Problem | None:
        return self._problems[row] if 0 <= row < len(self._problems) else None


def _row(problem: Problem, maze: Maze) -> list[QStandardItem]:
    message, severity = name_cells(problem.message, maze), problem.severity.value
    if problem.kind in ("no-start", "no-goal"):
        message = in_sequence(message, _MARKER_HINT)
    text = QStandardItem(icon(severity), tr(message))
    text.setToolTip(tr("Click to go there.") if len(problem.cells) else "")
    text.setAccessibleText(tr("{severity}: {problem}", severity=_SEVERITY_NAMES[severity], problem=message))
    count = QStandardItem(tr("{number:,}", number=problem.count) if problem.count else "")
    count.setTextAlignment(_RIGHT)
    for item in (text, count):
        item.setEditable(False)
    return [text, count]
