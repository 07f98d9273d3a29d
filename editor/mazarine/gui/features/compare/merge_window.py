"""The window in which the conflicts of a merge are decided, and the model of their list."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from mazarine.comparing import Conflicts, Part
from mazarine.comparing.conflicts import Choice
from mazarine.errors import EditRejected
from mazarine.gui.analysis.names import name_cells
from mazarine.gui.canvas.region_finder import CellGuide
from mazarine.gui.editing.commands import Direction
from mazarine.gui.editing.document import Document
from mazarine.gui.features.compare import comparison
from mazarine.gui.features.compare.places_window import CELL_ROLE, PlacesWindow
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.shell.maze_work import MazeWork
from mazarine.gui.widgets.building import row_of
from mazarine.gui.widgets.labels import PlainLabel, literal
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Change, Edit
from mazarine.messages import Message, in_sequence

_Role = Qt.ItemDataRole
_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
UNDECIDED, OURS, THEIRS = range(3)
"""Choices; the last two are columns, too."""
_HEADERS = tr_later("Conflict"), tr_later("Ours"), tr_later("Theirs")


class ConflictsModel(QAbstractTableModel):
    """A row for each conflict, made when it is shown: its sentence, and a box for each side.

    `choices`, (n,), is the side that each is decided for.
    """

    choice_wanted = Signal(int, int)
    """A row, and the choice that the user has made."""

    def __init__(self, conflicts: Conflicts, maze: Maze) -> None:
        super().__init__()
        self.conflicts, self._maze = conflicts, maze
        self.choices: NDArray[np.uint8] = np.zeros(len(conflicts), dtype=np.uint8)

    def set_choices(self, which: NDArray[np.int64], choices: NDArray[np.uint8] | int) -> None:
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


_NAMES: dict[int, Choice] = {OURS: "ours", THEIRS: "theirs"}
_TITLE = tr_later("decide conflicts")
_UNDONE = tr_later("The merge is undone. Redo it to decide conflicts.")
_MOVED = tr_later("The maze was resized or replaced. Undo that to decide conflicts.")
_REJECTED = tr_later("Not possible:")
_LINES, _PADDING_PX = 2, 8


class MergeWindow(PlacesWindow):
    """Lists the conflicts of a merge, and decides them by edits of the maze, each an undo step.

    The list follows undo and redo of these steps. While the merge is undone, or cells may be elsewhere,
    nothing can be decided.
    """

    list: QTableView
    list_px = 460

    def __init__(
        self, name: str, found: comparison.MergedMaze, session: MazeSession, merge_step: int | None,
        sessions: Sessions, work: MazeWork, guide: CellGuide, parent: QWidget,
    ) -> None:  # fmt: skip
        self.model = ConflictsModel(found.conflicts, session.document.maze)
        self.state_label, self.refusal_label = PlainLabel(), PlainLabel(wordWrap=True)
        self.all_buttons = {
            OURS: button(tr_later("All &ours"), partial(self._decide_all, OURS)),
            THEIRS: button(tr_later("All &theirs"), partial(self._decide_all, THEIRS)),
        }
        below = row_of((self.state_label, 1), *self.all_buttons.values())
        title = tr_later("Conflicts with {name}", name=name)
        super().__init__(title, _table(self.model), found.drawing, parent, below, self.refusal_label)
        self.session, self._sessions, self._work, self._guide = session, sessions, work, guide
        self._merge_step = merge_step
        self._decisions: dict[int, tuple[NDArray[np.int64], NDArray[np.uint8], int]] = {}
        """By the number of an undo step: rows, their choices before, and the one after."""
        self._obstacles: set[int] = set()
        """The undo steps because of which nothing can be decided."""
        self._is_deciding = self._is_busy = False
        self._rejection: Message | None = None
        """Why the last choice was not possible."""
        self.model.choice_wanted.connect(self._decide)
        session.document.maze_changed.connect(self._follow)
        session.document.maze_replaced.connect(self.close)
        session.closed.connect(self.close)
        self.finished.connect(guide.clear)
        self._show_state()
        self.list.setCurrentIndex(self.model.index(0, OURS))
        self.list.selectionModel().currentRowChanged.connect(self._go)

    def go_to(self, cell: Cell) -> None:
        """Show a cell in the picture and in the view of the maze."""
        super().go_to(cell)
        self._shown_document()
        self._guide.show(np.array([cell]))

    def _shown_document(self) -> Document:
        self._sessions.show(self.session)
        return self.session.document

    @Slot(int, int)
    def _decide(self, row: int, choice: int) -> None:
        self.list.setCurrentIndex(self.model.index(row, choice))  # A click on a box does not.
        document = self._shown_document()
        document.commit_gesture()
        try:
            edit = self.model.conflicts[row].edit(document.maze, _NAMES[choice])
            self._do(edit, np.array([row]), choice)
        except EditRejected as rejection:
            self._rejection = rejection.message
        self._show_state()

    def _decide_all(self, choice: int, _checked: bool = False) -> None:
        """Decide all conflicts, in the background."""
        self._shown_document()
        which = np.flatnonzero(self.model.choices != choice)
        job = self._work.make(
            tr_later("Deciding conflicts…"),
            partial(comparison.decided, self.model.conflicts, _NAMES[choice], which),
            partial(self._take, choice),
        )
        job.then(self._end_work, self._end_work)
        self._is_busy = True
        self._show_state()

    def _take(self, choice: int, found: comparison.Decided) -> None:
        self._do(found.edit, found.which, choice)
        self._rejection = found.rejected[0].message if found.rejected else None

    @Slot(object)
    def _end_work(self, _result: object) -> None:
        self._is_busy = False
        self._show_state()
        self.list.setFocus()

    def _do(self, edit: Edit | None, which: NDArray[np.int64], choice: int) -> None:
        """Decide conflicts by an edit, None if the maze is already so."""
        before, document = self.model.choices[which], self.session.document
        if edit is not None:
            self._is_deciding = True
            try:
                document.do(edit, _TITLE)
            finally:
                self._is_deciding = False
            self._decisions[document.step.number] = which, before, choice
        self.model.set_choices(which, choice)
        self._rejection = None

    @Slot(object)
    def _follow(self, change: Change) -> None:
        if self._is_deciding:
            return
        number, direction = self.session.document.step
        is_undone, is_merge = direction is Direction.UNDO, number == self._merge_step
        if number in self._decisions:
            which, before, choice = self._decisions[number]
            self.model.set_choices(which, before if is_undone else choice)
        elif (is_merge or change.reshaped) and is_merge == is_undone:
            self._obstacles.add(number)
        else:
            self._obstacles.discard(number)
        self._rejection = None
        self._show_state()

    def _show_state(self) -> None:
        """Show how many are undecided, or why none can be; and why the last choice was not possible."""
        text = tr_later(
            "{undecided:,} of {total:,} undecided; these stay ours",
            undecided=int(np.count_nonzero(self.model.choices == UNDECIDED)),
            total=len(self.model.conflicts),
        )  # fmt: skip
        if self._obstacles:
            text = _UNDONE if self._merge_step in self._obstacles else _MOVED
        show_text(text, self.state_label.setText)
        for part in (self.list, *self.all_buttons.values()):
            part.setEnabled(not self._obstacles and not self._is_busy)
        self.refusal_label.setVisible(self._rejection is not None)
        if self._rejection is not None:
            text = in_sequence(_REJECTED, name_cells(self._rejection, self.session.document.maze))
            show_text(text, self.refusal_label.setText)


def _table(model: ConflictsModel) -> QTableView:
    """Return a table that asks for the rows in sight only: there may be millions."""
    table = QTableView(showGrid=False, wordWrap=True)
    table.setModel(model)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    show_text("Conflicts", table.setAccessibleName)
    header, rows = table.horizontalHeader(), table.verticalHeader()
    header.setResizeContentsPrecision(1)  # All rows by 0, as long as the table is not visible.
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(UNDECIDED, QHeaderView.ResizeMode.Stretch)
    header.setHighlightSections(False)
    rows.setVisible(False)
    rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    rows.setDefaultSectionSize(table.fontMetrics().lineSpacing() * _LINES + _PADDING_PX)
    return table
