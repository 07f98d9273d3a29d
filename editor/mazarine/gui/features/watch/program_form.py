"""The fields of a mouse program: what is started, where, and its limits."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QComboBox, QCompleter, QFileDialog, QFormLayout, QLineEdit, QWidget

from mazarine.agents.simulation import Plan
from mazarine.errors import MouseError
from mazarine.gui.forms.controls import add_field, button
from mazarine.gui.forms.mice import add_goals, add_limits, goals_box, limit_boxes
from mazarine.gui.i18n import tr, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.building import choice_of, column_of, label_of, row_of
from mazarine.gui.widgets.labels import literal
from mazarine.mouse import Goals, MouseLimits, ProgramSpec
from mazarine.mouse.explorer import ProgramExplorer
from mazarine.mouse.record import Record

_USUAL = MouseLimits()


@dataclass(frozen=True)
class ProgramPlan(Plan):
    """The plan of a walker that a program drives."""

    program: ProgramSpec | None = None
    """What is started; None before the user has started anything."""
    record: Record | None = None
    """A run of it, which is shown in place of another one."""


class ProgramForm(QWidget):
    """Asks for a program; nothing is started before the button is clicked."""

    run_clicked = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.command = choice_of({})
        self.command.setEditable(True)
        self.command.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.command.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.command.setCompleter(QCompleter())
        self.folder, self.build = QLineEdit(), QLineEdit()
        self.folder_button = button(
            tr_later("C&hoose…"), self._ask_folder, tr_later("Choose the folder of the program")
        )
        self.run_button = button(
            tr_later("Run &program"), self._run,
            tr_later("Build the program, start it, and let it go from the start"),
        )  # fmt: skip
        self.limits = limit_boxes(("seconds", "silence", "moves", "commands", "memory"))
        self.goals = goals_box()
        self._lay_out()
        self._show_recent()
        self._show_limits(_USUAL)
        self._show_ready()

    @property
    def spec(self) -> ProgramSpec:
        """The program that the fields describe."""
        limits = MouseLimits(**{**vars(_USUAL), **{name: box.value() for name, box in self.limits.items()}})
        text = self.folder.text().strip() or "~"
        folder = Path(text).expanduser() if text == "~" or text.startswith("~/") else Path(text)
        return ProgramSpec(
            self.command.currentText().strip(), folder, self.build.text().strip(), limits,
            Goals(self.goals.currentData()),
        )  # fmt: skip

    def show_spec(self, spec: ProgramSpec) -> None:
        """Show a program in the fields."""
        self.command.setEditText(spec.command)
        self.folder.setText(str(spec.folder))
        self.build.setText(spec.build)
        self.goals.setCurrentIndex(self.goals.findData(spec.goals.value))
        self._show_limits(spec.limits)

    def _show_limits(self, limits: MouseLimits) -> None:
        for name, box in self.limits.items():
            box.setValue(getattr(limits, name))

    def remember(self, spec: ProgramSpec) -> None:
        """Put a program first among the recent ones."""
        others = [
            other for other in self._recent() if (other.command, other.folder) != (spec.command, spec.folder)
        ]
        texts = [msgspec.json.encode(program, enc_hook=str).decode() for program in (spec, *others)]
        self._settings.recent_programs = texts
        self._show_recent()

    def _recent(self) -> list[ProgramSpec]:
        """Return the programs that were run last."""
        programs = []
        for text in self._settings.recent_programs:
            with suppress(msgspec.MsgspecError, MouseError):
                programs.append(
                    msgspec.json.decode(text, type=ProgramSpec, dec_hook=lambda _, path: Path(path))
                )
        return programs

    def _lay_out(self) -> None:
        texts = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapLongRows)
        add_field(
            texts, tr_later("Comma&nd"), self.command,
            tr_later("The command that starts the mouse program. It is split like a command line and started"
                     " without a shell, in the folder."),
        )  # fmt: skip
        folder = row_of((self.folder, 1), self.folder_button, margins=(0, 0, 0, 0))
        texts.addRow(label_of(tr_later("&Folder"), self.folder), folder)
        add_field(texts, tr_later("&Build command"), self.build,
                  tr_later("A command that is run before the program; empty for none"))  # fmt: skip
        add_goals(form, self.goals)
        add_limits(form, self.limits)
        self.setLayout(column_of(texts, form, self.run_button, margins=(0, 0, 0, 0)))
        self.command.editTextChanged.connect(self._show_ready)
        self.command.activated.connect(self._take_recent)

    def _show_recent(self) -> None:
        text = self.command.currentText()
        self.command.clear()
        for spec in self._recent():
            self.command.addItem(title_of(spec), spec)
            self.command.setItemData(
                self.command.count() - 1, literal(str(spec.folder)), Qt.ItemDataRole.ToolTipRole
            )
        self.command.setEditText(text)

    @Slot(int)
    def _take_recent(self, index: int) -> None:
        spec = self.command.itemData(index)
        if isinstance(spec, ProgramSpec):
            self.show_spec(spec)

    @Slot()
    def _show_ready(self) -> None:
        self.run_button.setEnabled(bool(self.command.currentText().strip()))

    @Slot()
    def _run(self) -> None:
        self.remember(self.spec)
        self.run_clicked.emit()

    @Slot()
    def _ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Folder of the program"), self.folder.text() or str(self._settings.last_folder)
        )
        if chosen:
            self.folder.setText(chosen)


def title_of(spec: ProgramSpec) -> str:
    """Return how a program is listed: many have the same command."""
    return f"{spec.command}  ·  {spec.folder.name}"


def program_plan(plan: Plan, spec: ProgramSpec | None, record: Record | None = None) -> ProgramPlan:
    """Return a plan with a program in place of an explorer."""
    return ProgramPlan(ProgramExplorer.name, plan.agent, plan.start, program=spec, record=record)
