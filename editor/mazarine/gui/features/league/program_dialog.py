"""The dialog for a program of a league, or an explorer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QFormLayout, QLineEdit, QWidget

from mazarine.agents.explorers import EXPLORERS
from mazarine.gui.features.league.draft import MICE, program_in
from mazarine.gui.file_names import chosen_path
from mazarine.gui.forms.controls import add_field, button
from mazarine.gui.i18n import show_text, tr, tr_later
from mazarine.gui.widgets.building import column_of, label_of, narrow_choice_of, ok_and_cancel, row_of
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
