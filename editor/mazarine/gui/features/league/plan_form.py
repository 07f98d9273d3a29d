"""The form for the plan of a league: its programs, its mazes or configs, and its settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt, Signal, Slot
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from mazarine.gui.features.league.dialogs import ProgramDialog, made_dialog
from mazarine.gui.features.league.draft import GENERATORS, MICE, Draft
from mazarine.gui.file_names import chosen_path, shown
from mazarine.gui.forms.controls import add_field, button, check_box
from mazarine.gui.forms.mice import (
    LimitBoxes,
    add_goals,
    add_limits,
    goals_box,
    limit_boxes,
    model_box,
    show_model,
)
from mazarine.gui.i18n import on_language_change, show_text, tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.building import FlowLayout, Scrollable, accepts, column_of, heading_of
from mazarine.gui.widgets.labels import literal
from mazarine.gui.widgets.number_boxes import NumberBox
from mazarine.league.proving.plan import Limits
from mazarine.league.spec import MOST_RUNS
from mazarine.mouse import Goals, MouseLimits
from mazarine.mouse.model import USUAL

_FOR_MICE = "seconds", "silence", "moves", "commands", "memory", "build_seconds"
_FOR_GENERATORS = "seconds", "memory", "build_seconds"
_GOALS = Goals.MAZE.value
_MOST_SECONDS = 3600
_SEEDS = QRegularExpression(r"\d{1,18}(\s*,\s*\d{1,18})*")


class SettingsForm(QWidget):
    """Shows the settings of a plan of one kind, and changes them."""

    changed = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._shows = False
        is_for_mice = draft.kind == MICE
        self._usual: MouseLimits | Limits = MouseLimits() if is_for_mice else Limits()
        self.runs, self.seeds = NumberBox(1, MOST_RUNS, 1), QLineEdit()
        self.seeds.setValidator(QRegularExpressionValidator(_SEEDS, self))
        self.bad_configs = check_box(
            tr_later("&Wrong configs, too"),
            tr_later("Also try 20 wrong configs, which programs with {{config}} are to refuse"),
        )
        self.goals, self.model = goals_box(), model_box()
        self.limits: LimitBoxes = (
            limit_boxes(_FOR_MICE) if is_for_mice else limit_boxes(_FOR_GENERATORS, _MOST_SECONDS)
        )
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        if is_for_mice:
            add_field(form, tr_later("Runs in each maze"), self.runs,
                      tr_later("Explorers that use chance have another seed in each"))  # fmt: skip
            add_goals(form, self.goals)
            add_field(form, tr_later("Mouse model"), self.model,
                      tr_later("How fast the mice are, for the seconds of a contest"))  # fmt: skip
        else:
            add_field(form, tr_later("Seeds"), self.seeds,
                      tr_later("Of programs that get sizes: numbers with commas between them"))  # fmt: skip
            form.addRow(self.bad_configs)
        add_limits(form, self.limits)
        self.setLayout(column_of(form, 1))
        self.show_draft(draft)
        for box in (self.runs, *self.limits.values()):
            box.valueChanged.connect(self._take)
        for choice in (self.goals, self.model):
            choice.currentIndexChanged.connect(self._take)
        self.seeds.editingFinished.connect(self._take)
        self.bad_configs.toggled.connect(self._take)

    def show_draft(self, draft: Draft) -> None:
        self._shows, self._draft = True, draft
        values = draft.values
        limits = values.get("limits", {})
        for name, box in self.limits.items():
            box.setValue(limits.get(name, getattr(self._usual, name)))
        self.runs.setValue(values.get("runs", 1))
        self.goals.setCurrentIndex(self.goals.findData(values.get("goals", _GOALS)))
        show_model(self.model, values.get("mouse_model", USUAL))
        self.seeds.setText(", ".join(map(str, values.get("seeds", [1]))))
        self.bad_configs.setChecked(values.get("bad_configs", False))
        self._shows = False

    @Slot()
    def _take(self) -> None:
        if self._shows:
            return
        draft = self._draft
        limits = {name: box.value() for name, box in self.limits.items()}
        given = {name: value for name, value in limits.items() if value != getattr(self._usual, name)}
        draft.put("limits", given, {})
        if draft.kind == MICE:
            draft.put("runs", self.runs.value(), 1)
            draft.put("goals", self.goals.currentData(), _GOALS)
            draft.put("mouse_model", self.model.currentData(), USUAL)
        else:
            draft.put("seeds", [int(it) for it in self.seeds.text().split(",") if it.strip()] or [1], [1])
            draft.put("bad_configs", self.bad_configs.isChecked(), False)
        self.changed.emit()


_BETWEEN_PX = 6


class PlanForm(QWidget):
    """Shows a plan, and changes it."""

    changed = Signal()

    def __init__(self, draft: Draft, settings: Settings) -> None:
        super().__init__()
        self._settings, self.draft = settings, draft
        self.programs, self.tasks = QListWidget(), QListWidget()
        for field in (self.programs, self.tasks):
            field.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        show_text("Programs of the league", self.programs.setAccessibleName)
        show_text("Tasks of the league", self.tasks.setAccessibleName)
        self.add_button = button(tr_later("&Add…"), self._add, tr_later("Add a program"))
        self.edit_button = button(tr_later("E&dit…"), self._edit, tr_later("Change the selected program"))
        self.remove_button = button(
            tr_later("R&emove"), self._remove, tr_later("Remove the selected program")
        )
        self.files_button = button(tr_later("Add &files…"), self._ask_files, tr_later("Add mazes or configs"))
        self.made_button = button(
            tr_later("&New…"), self._add_made,
            tr_later("Add mazes that are generated when the league begins, or a size"),
        )  # fmt: skip
        self.edit_made_button = button(
            tr_later("Edi&t…"), self._edit_made,
            tr_later("Change the selected size, or mazes that are generated"),
        )  # fmt: skip
        self.remove_task_button = button(
            tr_later("Re&move"), self._remove_task, tr_later("Remove the selected maze or config")
        )
        self._task_title = heading_of(tr_later("Mazes"))
        self.settings = {
            kind: SettingsForm(Draft.blank(kind, draft.path.parent)) for kind in (MICE, GENERATORS)
        }
        self.tabs, lists, self._settings_pages = QTabWidget(), QWidget(), QStackedWidget()
        lists.setLayout(column_of(
            heading_of(tr_later("Programs")), (self.programs, 1),
            _row(self.add_button, self.edit_button, self.remove_button),
            self._task_title, (self.tasks, 1),
            _row(self.files_button, self.made_button, self.edit_made_button, self.remove_task_button),
        ))  # fmt: skip
        for form in self.settings.values():
            self._settings_pages.addWidget(form)
            form.changed.connect(self.changed)
        self.tabs.addTab(lists, "")
        self.tabs.addTab(Scrollable(tr_later("Settings of the league"), self._settings_pages), "")
        self._show_tab_titles()
        on_language_change(self._show_tab_titles)
        self.setLayout(column_of(self.tabs, margins=(0, 0, 0, 0)))
        self.programs.itemActivated.connect(self._edit)
        self.tasks.itemActivated.connect(self._edit_made)
        for field in (self.programs, self.tasks):
            field.currentRowChanged.connect(self._show_buttons)
        self.show_draft(draft)

    def show_draft(self, draft: Draft) -> None:
        self.draft = draft
        settings = self.settings[draft.kind]
        settings.show_draft(draft)
        self._settings_pages.setCurrentWidget(settings)
        title = tr_later("Mazes") if draft.kind == MICE else tr_later("Configs and sizes")
        show_text(title, self._task_title.setText)
        self.programs.clear()
        for program in draft.programs:
            item = QListWidgetItem(program["name"], self.programs)
            item.setToolTip(literal(program.get("command") or program.get("explorer", "")))
        self.tasks.clear()
        for text, _, _ in draft.tasks:
            QListWidgetItem(shown(text), self.tasks).setToolTip(literal(shown(text)))
        self._show_buttons()
        self.changed.emit()

    def ask_program(self, program: dict[str, Any], row: int | None = None) -> None:
        """Let the user complete a program, and put it into the plan."""
        dialog = ProgramDialog(self.draft.kind, program, self.draft.path.parent, self)
        if accepts(dialog):
            self._change(lambda: self.draft.put_program(dialog.program, row))
            self.programs.setCurrentRow(self.programs.count() - 1 if row is None else row)

    def add_files(self, paths: list[Path]) -> None:
        self._change(lambda: self.draft.add_tasks(paths))

    def _change(self, change: Callable[[], object]) -> None:
        change()
        self.show_draft(self.draft)

    @Slot()
    def _show_buttons(self) -> None:
        for field, buttons in (
            (self.programs, (self.edit_button, self.remove_button)), (self.tasks, (self.remove_task_button,)),
        ):  # fmt: skip
            for it in buttons:
                it.setEnabled(field.currentRow() >= 0)
        self.edit_made_button.setEnabled(self.draft.made(self.tasks.currentRow()) is not None)

    @Slot()
    def _add(self) -> None:
        self.ask_program({})

    @Slot()
    def _edit(self) -> None:
        row = self.programs.currentRow()
        self.ask_program(self.draft.programs[row], row)

    @Slot()
    def _remove(self) -> None:
        self._change(lambda: self.draft.programs.pop(self.programs.currentRow()))

    @Slot()
    def _remove_task(self) -> None:
        self._change(lambda: self.draft.remove_task(self.tasks.currentRow()))

    @Slot()
    def _add_made(self) -> None:
        self._ask_made(None, None)

    @Slot()
    def _edit_made(self) -> None:
        row = self.tasks.currentRow()
        entry = self.draft.made(row)
        if entry is not None:
            self._ask_made(entry, row)

    def _ask_made(self, entry: Any, row: int | None) -> None:
        dialog = made_dialog(self.draft.kind, entry, self)
        if accepts(dialog):
            self._change(lambda: self.draft.put_made(dialog.entry, row))
            self.tasks.setCurrentRow(self.tasks.count() - 1 if row is None else row)

    @Slot()
    def _show_tab_titles(self) -> None:
        for index, title in enumerate((tr("Programs and tasks"), tr("Settings"))):
            self.tabs.setTabText(index, title)

    @Slot()
    def _ask_files(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(
            self, tr("Files of the league"), str(self._settings.last_folder)
        )
        if names:
            self.add_files([chosen_path(name) for name in names])


def _row(*buttons: QPushButton) -> QWidget:
    place = QWidget()
    flow = FlowLayout(place, _BETWEEN_PX)
    for it in buttons:
        flow.addWidget(it)
    return place
