"""The form for a search by requirements, and the buttons below it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFormLayout, QMenu, QVBoxLayout, QWidget

from mazarine.design import Outcome
from mazarine.gui.dialogs.manual import help_button
from mazarine.gui.features.make.design.requirement_row import RequirementRow
from mazarine.gui.features.make.design.searcher import Board, Searcher, SearchOrder
from mazarine.gui.features.make.design.subjects import EXAMPLES, ExampleRow
from mazarine.gui.forms.controls import add_field, button
from mazarine.gui.i18n import on_language_change, show_text, tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import (
    ActionButton,
    Scrollable,
    add_row,
    choice_of,
    column_of,
    label_of,
    row_of,
)
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.gui.widgets.number_boxes import NumberBox, SeedBox, side_box
from mazarine.lattice import LATTICES
from mazarine.messages import Message

_MOST_SECONDS = 3600
_USUAL_SECONDS = 20


class DesignPanel(QWidget):
    """Asks for requirements, each in one of its `rows`, and searches a maze that meets them."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._current, self._scene, self._messages = shell.current, shell.scene, shell.messages
        self.searcher = Searcher(shell, self)
        self.start_box = choice_of(
            {True: tr_later("Generated mazes"), False: tr_later("The open maze")}, chosen=True
        )
        _, rows, cols = shell.current.maze.shape
        self.rows_box, self.cols_box = side_box(rows), side_box(cols)
        self.lattice_box = choice_of({it: it.title for it in LATTICES}, shell.current.maze.lattice)
        self.edits_box = choice_of(
            {"walls": tr_later("Walls"), "blocks": tr_later("Rock and floor"), "both": tr_later("Both")}
        )
        self.selection_box = choice_of(
            {None: tr_later("Is ignored"), True: tr_later("Only it changes"), False: tr_later("It stays")}
        )
        self.seconds_box = NumberBox(1, _MOST_SECONDS, _USUAL_SECONDS)
        self.seed_box = SeedBox()
        self.add_button = button(tr_later("&Add requirement"), self._add_usual)
        self.search_button = button(
            tr_later("&Search"), self._search,
            tr_later("Search a maze that meets all requirements. A generated one is opened in a tab of its "
                     "own."),
        )  # fmt: skip
        self.cancel_button = button(
            tr_later("Stop"), self.searcher.cancel, tr_later("End the search without a result")
        )
        self.stop_button = button(
            tr_later("&Take the best"), self.searcher.stop,
            tr_later("End the search, and take the best maze so far"),
        )  # fmt: skip
        self.progress_label = PlainLabel(wordWrap=True)
        self.rows: list[RequirementRow] = []
        self._list = QVBoxLayout()
        self._lay_out(shell)
        self._connect()
        self._fill(EXAMPLES[0][1])
        self._follow_start()
        self._show_work()

    @property
    def order(self) -> SearchOrder:
        """The request as it is."""
        area, takes = self._current.selection.area, self.selection_box.currentData()
        is_generated = bool(self.start_box.currentData())
        board = Board(self.rows_box.value(), self.cols_box.value(), self.lattice_box.currentData())
        return SearchOrder(
            tuple(row.text for row in self.rows),
            board if is_generated else None,
            None if is_generated or takes is None or not area else area.cells(self._scene.level),
            bool(takes),
            self.edits_box.currentData(),
            self.seconds_box.value(),
            self.seed_box.value(),
        )

    def add(self, example: ExampleRow) -> RequirementRow:
        row = RequirementRow(*example)
        row.removed.connect(self._remove)
        self.rows.append(row)
        self._list.addWidget(row)
        return row

    def _menu_of_examples(self) -> QMenu:
        menu = QMenu(self)
        for title, rows in EXAMPLES:
            action = menu.addAction("")
            show_text(title, action.setText)
            action.triggered.connect(partial(self._fill, rows))
        return menu

    def _lay_out(self, shell: Shell) -> None:
        examples = button(
            tr_later("E&xamples"), tip=tr_later("Replace the requirements by those of an example")
        )
        examples.setMenu(self._menu_of_examples())
        form = QFormLayout()
        add_field(form, tr_later("Start from"), self.start_box, tr_later("Where the search begins"))
        size = row_of((self.rows_box, 1), PlainLabel("×"), (self.cols_box, 1))
        form.addRow(label_of(tr_later("Rows × columns"), self.rows_box), size)
        add_row(form, tr_later("Lattice"), self.lattice_box)
        add_field(form, tr_later("Change"), self.edits_box, tr_later("What the search may change"))
        add_row(form, tr_later("Selection"), self.selection_box)
        add_field(form, tr_later("Seconds"), self.seconds_box,
                  tr_later("The search ends after this time with the best maze"))  # fmt: skip
        form.addRow(label_of(tr_later("Seed"), self.seed_box), self.seed_box.row())
        show_text("The same seed and settings usually give the same maze", self.seed_box.setToolTip)
        show_text("Rows", self.rows_box.setAccessibleName)
        show_text("Columns", self.cols_box.setAccessibleName)
        self._list.setSpacing(4)
        scrolled = QWidget()
        buttons = row_of(self.add_button, examples)
        scrolled.setLayout(column_of(self._list, buttons, form, 1, margins=(8, 8, 8, 4)))
        work = row_of(
            (self.search_button, 1), (self.cancel_button, 1), self.stop_button,
            help_button("how-to/mazes-on-request.md"),
        )  # fmt: skip
        rework = row_of(*(ActionButton(shell.actions_by_name[f"design.{it}"]) for it in ("easier", "harder")))
        foot = column_of(self.progress_label, work, rework, margins=(8, 4, 8, 8))
        area = Scrollable(tr_later("Design"), scrolled)
        self.setLayout(column_of((area, 1), foot, margins=(0, 0, 0, 0), spacing=0))

    def _connect(self) -> None:
        self.start_box.currentIndexChanged.connect(self._follow_start)
        self.searcher.changed.connect(self._show_work)
        self.searcher.ended.connect(self._forget_outcomes)
        self.searcher.found.connect(self._show_found)
        self._current.maze_changed.connect(self._forget_outcomes)
        self._current.shape_changed.connect(self._follow_maze)
        self._current.maze_replaced.connect(self._forget_outcomes)
        on_language_change(self._show_work)

    @Slot()
    def _fill(self, rows: tuple[ExampleRow, ...], _checked: bool = False) -> None:
        for row in list(self.rows):
            self._remove(row)
        for example in rows:
            self.add(example)

    @Slot()
    def _add_usual(self) -> None:
        """Add a requirement for something that has none yet."""
        taken = {row.subject_box.currentData() for row in self.rows}
        box = self.add(ExampleRow("solution.length", ">=", 20)).subject_box
        free = next((index for index in range(box.count()) if box.itemData(index) not in taken), 0)
        if "solution.length" in taken:
            box.setCurrentIndex(free)
        box.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(QWidget)
    def _remove(self, row: RequirementRow) -> None:
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()

    @Slot()
    def _follow_start(self) -> None:
        """Enable the size for generated mazes, and the selection for the open one."""
        is_generated = bool(self.start_box.currentData())
        for box in (self.rows_box, self.cols_box, self.lattice_box):
            box.setEnabled(is_generated)
        self.selection_box.setEnabled(not is_generated)

    @Slot()
    def _follow_maze(self) -> None:
        """Ask for generated mazes like the open one."""
        maze = self._current.maze
        _, rows, cols = maze.shape
        self.rows_box.setValue(rows)
        self.cols_box.setValue(cols)
        self.lattice_box.setCurrentIndex(self.lattice_box.findData(maze.lattice))

    @Slot()
    def _search(self) -> None:
        if not self.rows:
            self._messages.refuse(tr_later("There is no requirement. Add one first."))
            return
        needs_selection = self.selection_box.isEnabled() and self.selection_box.currentData()
        if needs_selection and not self._current.selection.area:
            self._messages.refuse(tr_later("Nothing is selected. Select the cells that may change first."))
            return
        self._forget_outcomes()
        self.searcher.search(self.order, self._current.session)

    @Slot()
    def _show_work(self) -> None:
        is_busy, progress = self.searcher.is_busy, self.searcher.progress
        self.search_button.setEnabled(not is_busy)
        self.search_button.setVisible(not is_busy)
        self.cancel_button.setVisible(is_busy)
        # Until then there is no maze to be taken.
        has_maze = is_busy and progress is not None
        self.stop_button.setEnabled(has_maze and not self.searcher.is_stopping)
        text = tr_later("Preparing…") if is_busy else Message("")
        if progress is not None:
            text = tr_later(
                "{judged:,} edits judged in {seconds:.1f} s",
                judged=progress.judged, seconds=progress.seconds,
            )  # fmt: skip
            if is_busy:
                self._show_outcomes(progress.outcomes)
        show_text(text, self.progress_label.setText)
        self.progress_label.setVisible(bool(self.progress_label.text()))

    @Slot()
    def _forget_outcomes(self) -> None:
        """Show nothing that another maze has."""
        for row in self.rows:
            row.show_outcome(None)

    @Slot(object, object)
    def _show_found(self, session: MazeSession, outcomes: tuple[Outcome, ...]) -> None:
        """Show what the open maze has, if it is the one that was found."""
        if session is self._current.session:
            self._show_outcomes(outcomes)

    def _show_outcomes(self, outcomes: tuple[Outcome, ...]) -> None:
        """Show what a maze has; requirements that were changed meanwhile show nothing."""
        by_text = {outcome.requirement.text: outcome for outcome in outcomes}
        for row in self.rows:
            row.show_outcome(by_text.get(row.text))
