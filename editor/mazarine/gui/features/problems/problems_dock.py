"""The Problems dock: the problems of the maze, a click that goes to one, and buttons that fix it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Slot
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mazarine.errors import EditRejected
from mazarine.gui.analysis.values import PROFILES, MazeProblems
from mazarine.gui.canvas.region_finder import CellGuide, RegionFinder
from mazarine.gui.canvas.scene import MazeScene
from mazarine.gui.canvas.view import MazeView
from mazarine.gui.features.problems.problems_model import COUNT_COLUMN, TEXT_COLUMN, ProblemsModel
from mazarine.gui.i18n import on_language_change, show_text, tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import column_of, label_of, narrow_choice_of, row_of, table_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.problems import Profile

if TYPE_CHECKING:
    from mazarine.problems import Problem

_LEAST_TABLE_PX = 48
"""Two rows: on a small screen the buttons below need the rest."""
_MOST_FIXES = 2
_BETWEEN_ROWS_PX = 8
_NO_PROBLEMS = {
    "maze": tr_later("No problems found.\n\nEvery start leads to a goal, and all floor can be reached."),
    "a-maze-ing": tr_later("No problems found.\n\nThe maze follows the rules of the project."),
}
_NO_CONTEST_PROBLEMS = tr_later("No problems found.\n\nThe maze follows micromouse contest rules.")
_NO_FIX = tr_later("Select a fixable problem")
_FIX = tr_later("Fix the selected problem. This can be undone.")
_ALL_IGNORED = tr_later("All problems are ignored.")


class ProblemsPanel(QWidget):
    """Shows the problems of the maze."""

    def __init__(
        self, current: CurrentSession, scene: MazeScene, view: MazeView, finder: RegionFinder,
        messages: MessageBar,
    ) -> None:  # fmt: skip
        super().__init__()
        self._current, self._scene = current, scene
        self._guide = CellGuide(scene, view, finder, self, fills=True)
        finder.lost.connect(self._hide_tunnel)
        self._messages = messages
        self._shown: list[Problem] | None = None
        self._model = ProblemsModel()
        self.profile_box = narrow_choice_of(PROFILES, self._problems.profile)
        show_text("Rules", self.profile_box.setAccessibleName)
        show_text(
            "Choose the rules that the maze is checked by. Micromouse contests have their own.",
            self.profile_box.setToolTip,
        )
        self.table = _table(self._model)
        self.placeholder = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.placeholder.setContentsMargins(16, 16, 16, 16)
        self.state_label = PlainLabel(wordWrap=True)
        show_text("Checking again…", self.state_label.setText)
        self._stack = QStackedWidget()
        self._go_action = QAction(icon("region"), "", self)
        show_text("&Go there", self._go_action.setText)
        self._copy_action = QAction(icon("copy"), "", self)
        show_text("&Copy", self._copy_action.setText)
        self._fix_actions = [QAction(icon("fix"), "", self) for _ in range(_MOST_FIXES)]
        self.fix_buttons = [QPushButton() for _ in range(_MOST_FIXES)]
        self._ignore_action = QAction(icon("close"), "", self)
        self.ignore_button, self.ignored_button = QPushButton(), QPushButton()
        show_text("Ignore", self.ignore_button.setText, self._ignore_action.setText)
        show_text(
            "List the selected problem no longer, until the maze is closed.", self.ignore_button.setToolTip
        )
        self._lay_out()
        self._tie()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._current.watch(self, "problems")

    def hideEvent(self, event: QHideEvent) -> None:
        """Compute nothing while hidden."""
        super().hideEvent(event)
        self._current.watch(self, "problems", False)
        self._guide.clear()
        self._hide_tunnel()

    @property
    def _problems(self) -> MazeProblems:
        return self._current.session.problems

    def _lay_out(self) -> None:
        self._stack.setMinimumHeight(_LEAST_TABLE_PX)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.placeholder)
        for button in self.fix_buttons:
            button.setIcon(icon("fix"))
        profile = row_of(label_of(tr_later("Rules"), self.profile_box), (self.profile_box, 1))
        ignoring = row_of((self.state_label, 1), self.ignored_button, self.ignore_button)
        parts = profile, (self._stack, 1), row_of(*self.fix_buttons), ignoring
        self.setLayout(column_of(*parts, margins=(6, 4, 6, 4), spacing=4))
        self.table.addActions([self._go_action, *self._fix_actions, self._ignore_action, self._copy_action])
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def _tie(self) -> None:
        self._current.problems_changed.connect(self._show)
        on_language_change(self._fill)
        self.profile_box.activated.connect(self._choose_profile)
        self.table.clicked.connect(self._go)
        self.table.activated.connect(self._go)
        self.table.selectionModel().currentRowChanged.connect(self._show_fixes)
        self._go_action.triggered.connect(self._go)
        self._copy_action.triggered.connect(self._copy)
        self.ignore_button.clicked.connect(self._ignore)
        self._ignore_action.triggered.connect(self._ignore)
        self.ignored_button.clicked.connect(self._show_ignored)
        for index, (button, action) in enumerate(zip(self.fix_buttons, self._fix_actions, strict=True)):
            button.clicked.connect(partial(self._fix, index))
            action.triggered.connect(partial(self._fix, index))

    @Slot()
    def _show(self) -> None:
        problems, found = self._problems, self._problems.value or []
        self.profile_box.setCurrentIndex(self.profile_box.findData(problems.profile))
        is_empty = not found
        self.state_label.setVisible(problems.is_stale and not is_empty)
        self._stack.setCurrentWidget(self.placeholder if is_empty else self.table)
        ignored = problems.ignored_count
        self.ignored_button.setVisible(ignored > 0)
        show_text(tr_later("Show ignored ({count:,})", count=ignored), self.ignored_button.setText)
        none = _ALL_IGNORED if ignored else _NO_PROBLEMS.get(problems.profile, _NO_CONTEST_PROBLEMS)
        text = problems.error or (tr_later("Checking…") if problems.is_stale else none)
        show_text(text, self.placeholder.setText)
        if problems.value is not self._shown:
            self._shown = problems.value
            self._guide.clear()
            self._fill()
        self._show_fixes()

    @Slot()
    def _fill(self) -> None:
        """Fill the table; where a problem was fixed the next one takes its place."""
        found = self._shown or []
        row = min(self.table.currentIndex().row(), len(found) - 1)
        self._model.show(found, self._current.maze)
        if row >= 0:
            self.table.selectRow(row)

    @Slot()
    def _show_fixes(self) -> None:
        problem = self._selected
        fixes = () if problem is None else problem.fixes[:_MOST_FIXES]
        for control in (self._copy_action, self._ignore_action, self.ignore_button):
            control.setEnabled(problem is not None)
        self.ignore_button.setVisible(bool(self._problems.value))
        self._show_tunnel()
        self._go_action.setEnabled(problem is not None and len(problem.cells) > 0)
        for index, (button, action) in enumerate(zip(self.fix_buttons, self._fix_actions, strict=True)):
            is_there = index < len(fixes)
            title = fixes[index].message if is_there else tr_later("Fix")
            show_text(title, button.setText, action.setText)
            button.setEnabled(is_there)
            # A disabled button stays in the first place: hiding it would resize the table.
            button.setVisible(is_there or (index == 0 and bool(self._problems.value)))
            show_text(_FIX if is_there else _NO_FIX, button.setToolTip)
            action.setVisible(is_there)

    @property
    def _selected(self) -> Problem | None:
        return self._model.problem_at(self.table.currentIndex().row())

    @Slot()
    def _show_tunnel(self) -> None:
        """Show the walk of the selected problem or where its first fix digs, unless the maze has changed."""
        problem = None if self._problems.is_stale else self._selected
        ways = [problem.walk, *(fix.way for fix in problem.fixes[:_MOST_FIXES])] if problem else []
        shown = next((way for way in ways if len(way)), None)
        self._scene.show_tunnel(shown if self.isVisible() else None)

    @Slot()
    def _hide_tunnel(self) -> None:
        self._scene.show_tunnel(None)

    @Slot()
    def _ignore(self) -> None:
        problem = self._selected
        if problem is not None:
            self._problems.ignore(problem)

    @Slot()
    def _show_ignored(self) -> None:
        self._problems.show_ignored()

    @Slot()
    def _choose_profile(self) -> None:
        self._problems.set_profile(Profile(self.profile_box.currentData()))

    @Slot()
    def _go(self) -> None:
        problem = self._selected
        if problem is not None:
            self._guide.show(problem.cells, is_whole=problem.is_whole)
            self._show_tunnel()

    @Slot()
    def _copy(self) -> None:
        index = self.table.currentIndex()
        if index.isValid():
            text = self._model.data(index.siblingAtColumn(TEXT_COLUMN))
            QGuiApplication.clipboard().setText(str(text))

    def _fix(self, index: int, _checked: bool = False) -> None:
        problem = self._selected
        if problem is None or index >= len(problem.fixes):
            return
        try:
            self._problems.fix(problem.fixes[index])
        except EditRejected as rejection:
            self._messages.refuse(rejection.message)


class _Roomy(QStyledItemDelegate):
    """Adds space between rows of several lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(option, index) + QSize(0, _BETWEEN_ROWS_PX)


def _table(model: ProblemsModel) -> QTableView:
    table = table_of(model, tr_later("Problems"), wraps=True)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setItemDelegate(_Roomy(table))
    header = table.horizontalHeader()
    header.setSectionResizeMode(TEXT_COLUMN, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(COUNT_COLUMN, QHeaderView.ResizeMode.ResizeToContents)
    # Rows are as high as their text; there are few.
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table
