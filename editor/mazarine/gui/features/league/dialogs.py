"""The dialogs for what is in a plan: a program or an explorer, a size, mazes that are made when it begins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from mazarine.agents.explorers import EXPLORERS
from mazarine.errors import MazeError
from mazarine.generators.finishing import FINISHES
from mazarine.gui.features.league.draft import FIRST_SIZE, GENERATORS, MICE, program_in
from mazarine.gui.file_names import chosen_path
from mazarine.gui.forms.controls import add_field, button
from mazarine.gui.forms.maze_form import MazeForm
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.widgets.building import (
    Scrollable,
    add_row,
    column_of,
    label_of,
    narrow_choice_of,
    ok_and_cancel,
    row_of,
)
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.gui.widgets.number_boxes import NumberBox, SeedBox
from mazarine.lattice import SQUARE
from mazarine.league.mazes import MOST_SEEDS, MOST_SIDE, MazeTable
from mazarine.messages import Message

_WIDTH_PX = 520
_COMMAND_TIPS: Mapping[bool, Message] = {
    True: tr_later("The command that starts the mouse program. It is split like a command line and started"
                   " without a shell, in the folder."),
    False: tr_later("The command that writes a maze, with {{config}}; or with {{output}} for the file, and"
                    " {{rows}}, {{cols}} and {{seed}}. It is started without a shell, in a copy of the"
                    " folder."),
}  # fmt: skip
_BY_HAND = "hand"


class ProgramDialog(QDialog):
    """Asks for the name, the command, the folder and the build command of a program; starts nothing."""

    def __init__(self, kind: str, program: dict[str, Any], folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._program, self._base = program, folder
        show_text(tr_later("Program of the league"), self.setWindowTitle)
        titles = {it.name: it.title for it in EXPLORERS.built_in.values() if it.name != _BY_HAND}
        self.sort = narrow_choice_of({"": tr_later("A program"), **titles}, program.get("explorer", ""))
        self.name, self.command, self.folder, self.build = (
            QLineEdit(str(program.get(key, ""))) for key in ("name", "command", "folder", "build")
        )
        self.choose_button = button(
            tr_later("C&hoose…"), self._ask_folder, tr_later("Choose the folder of the program")
        )
        form = QFormLayout()
        if kind == MICE:
            add_field(form, tr_later("&Kind"), self.sort, tr_later("A program, or one of the explorers"))
        add_field(form, tr_later("Na&me"), self.name, tr_later("The name of its row"))
        place = row_of((self.folder, 1), self.choose_button, margins=(0, 0, 0, 0))
        form.addRow(label_of(tr_later("&Folder"), self.folder), place)
        add_field(form, tr_later("Comma&nd"), self.command, _COMMAND_TIPS[kind == MICE])
        add_field(form, tr_later("&Build command"), self.build,
                  tr_later("A command that is run before the program; empty for none"))  # fmt: skip
        self.buttons = ok_and_cancel(self)
        self.setLayout(column_of(form, 1, self.buttons))
        self.resize(_WIDTH_PX, self.sizeHint().height())
        self.sort.currentIndexChanged.connect(self._show_sort)
        for field in (self.name, self.command):
            field.textChanged.connect(self._show_ready)
        self._show_sort()

    @property
    def program(self) -> dict[str, Any]:
        """The table of the program as the fields describe it; other values stay."""
        texts = {"name": self.name, "command": self.command, "folder": self.folder, "build": self.build}
        explorer = self.sort.currentData()
        found = {key: field.text().strip() for key, field in texts.items()}
        if explorer:
            found = {"name": found["name"], "explorer": explorer}
        rest = {key: it for key, it in self._program.items() if key not in (*texts, "explorer")}
        return {**{key: text for key, text in found.items() if text}, **rest}

    @Slot()
    def _show_sort(self) -> None:
        is_program = not self.sort.currentData()
        for widget in (self.command, self.folder, self.choose_button, self.build):
            widget.setEnabled(is_program)
        if not is_program and not self.name.text():
            self.name.setText(self.sort.currentText())
        self._show_ready()

    @Slot()
    def _show_ready(self) -> None:
        is_ready = bool(self.name.text().strip() and (self.sort.currentData() or self.command.text().strip()))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(is_ready)

    @Slot()
    def _ask_folder(self) -> None:
        start = str(self._base / self.folder.text())
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder of the program"), start)
        if chosen:
            self.take_folder(chosen_path(chosen))

    def take_folder(self, folder: Path) -> None:
        """Take a folder, and what is likely of the program in it where nothing is entered."""
        likely = program_in(folder)
        self.folder.setText(str(folder))
        for key, field in (("name", self.name), ("command", self.command)):
            if not field.text().strip():
                field.setText(likely[key])


_MAZE_SIDE, _FIRST_COUNT = 16, 10
_SIZE_PX = 460, 560
_MOST_SIZE = 4096


class SizeDialog(QDialog):
    """Asks for the size of the mazes that programs are to write."""

    def __init__(self, size: list[int] | None, parent: QWidget) -> None:
        super().__init__(parent)
        show_text("Size", self.setWindowTitle)
        self.rows, self.cols = (NumberBox(1, _MOST_SIZE, it) for it in size or (FIRST_SIZE, FIRST_SIZE))
        form = QFormLayout()
        add_row(form, tr_later("&Rows"), self.rows)
        add_row(form, tr_later("&Columns"), self.cols)
        self.buttons = ok_and_cancel(self)
        self.setLayout(column_of(form, self.buttons))

    @property
    def entry(self) -> list[int]:
        """The size in `sizes` of a plan."""
        return [self.rows.value(), self.cols.value()]


class MadeDialog(QDialog):
    """Asks for mazes: an algorithm with its parameters, or requirements; and how many."""

    def __init__(self, table: dict[str, Any] | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._first = table or {}
        show_text("Generate mazes", self.setWindowTitle)
        self.sort = narrow_choice_of({"": tr_later("By algorithm"), "require": tr_later("By requirements")})
        self.count = NumberBox(1, MOST_SEEDS, _FIRST_COUNT)
        self.maze_form = MazeForm(_MAZE_SIDE, _MAZE_SIDE, SQUARE)
        # Mouse programs know no other lattice.
        self.maze_form.rows_of_form.setRowVisible(self.maze_form.lattice_box, False)
        self.require = QPlainTextEdit()
        self.require.setPlaceholderText("dead_ends >= 20\nsolution.length 60..90")
        self.rows, self.cols = (NumberBox(2, MOST_SIDE, _MAZE_SIDE) for _ in range(2))
        self.seed = SeedBox()
        for box in (self.maze_form.rows_box, self.maze_form.cols_box):
            box.setMaximum(MOST_SIDE)
        self.messages, self._pages = MessageBar(), QStackedWidget()
        page = QWidget()
        page.setLayout(column_of(self.maze_form, 1))
        self._pages.addWidget(Scrollable(tr_later("Algorithm"), page))
        self._pages.addWidget(self._requirements())
        top = QFormLayout()
        add_row(top, tr_later("Mazes"), self.sort)
        add_field(top, tr_later("Number of mazes"), self.count,
                  tr_later("Each maze has the next seed, beginning with the seed below"))  # fmt: skip
        self.buttons = ok_and_cancel(self, self._accept)
        self.setLayout(column_of(self.messages, top, (self._pages, 1), self.buttons))
        self.resize(*_SIZE_PX)
        self.sort.currentIndexChanged.connect(self._pages.setCurrentIndex)
        if table is not None:
            self._show_table(table)

    def _show_table(self, table: dict[str, Any]) -> None:
        form, seeds = self.maze_form, table.get("seeds", [1])
        self.sort.setCurrentIndex("require" in table)
        self.require.setPlainText("\n".join(table.get("require", ())))
        self.count.setValue(len(seeds))
        if "generator" in table:
            form.algorithm_box.setCurrentIndex(form.algorithm_box.findData(table["generator"]))
            form.fields.show_parameters(form.generator.parameters, table.get("parameters"))
            form.finishes.show_parameters(FINISHES, table.get("finishes"))
        for box, value in (
            (form.rows_box, table["rows"]), (form.cols_box, table["cols"]), (form.seed_box, seeds[0]),
            (self.rows, table["rows"]), (self.cols, table["cols"]), (self.seed, seeds[0]),
        ):  # fmt: skip
            box.setValue(value)

    @property
    def entry(self) -> dict[str, Any]:
        """The `[[maze]]` table of a plan."""
        found: dict[str, Any]
        if self.sort.currentData():
            lines = [line.strip() for line in self.require.toPlainText().splitlines()]
            found = {"require": [line for line in lines if line]}
            found |= {key: it for key, it in self._first.items() if key == "edits"}
            rows, cols, seed = self.rows.value(), self.cols.value(), self.seed.value()
        else:
            it, own = self.maze_form.sort, self.maze_form.generator.parameters
            usual = {parameter.name: parameter.default for parameter in own}
            parts = {
                "parameters": {name: value for name, value in it.parameters.items() if value != usual[name]},
                "finishes": {name: value for name, value in it.finishes.items() if value},
            }
            found = {"generator": it.name, **{name: part for name, part in parts.items() if part}}
            rows, cols, seed = it.rows, it.cols, it.seed
        seeds = self._first.get("seeds", [])
        if (len(seeds), *seeds[:1]) != (self.count.value(), seed):
            seeds = [*range(seed, seed + self.count.value())]
        return {**found, "rows": rows, "cols": cols, "seeds": seeds}

    def _requirements(self) -> QWidget:
        form, page = QFormLayout(), QWidget()
        form.addRow(label_of(tr_later("Requirements"), self.require), self.require)
        show_text(
            "One in each line, as for Search by requirements and “mazarine design”: such as"
            " dead_ends >= 20, solution.length 60..90, or rule micromouse",
            self.require.setToolTip,
        )
        add_row(form, tr_later("Rows"), self.rows)
        add_row(form, tr_later("Columns"), self.cols)
        form.addRow(label_of(tr_later("Seed"), self.seed), self.seed.row())
        page.setLayout(form)
        return page

    @Slot()
    def _accept(self) -> None:
        table = self.entry
        if not table.get("require", True):
            self.messages.refuse(tr_later("Enter at least one requirement."))
            return
        try:
            MazeTable(**table).mazes()
        except MazeError as error:
            self.messages.refuse(error.message)
        else:
            self.accept()


def made_dialog(kind: str, entry: Any, parent: QWidget) -> SizeDialog | MadeDialog:
    """Return the dialog for an entry of a plan of a kind, or for another one, with None."""
    return (SizeDialog if kind == GENERATORS else MadeDialog)(entry, parent)
