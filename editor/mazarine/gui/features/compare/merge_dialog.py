"""The dialog that asks for the two files of a merge."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from mazarine.gui import dialogs
from mazarine.gui.file_names import chosen_path, shown
from mazarine.gui.forms.controls import button
from mazarine.gui.i18n import show_text, tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.building import column_of, label_of, ok_and_cancel, row_of
from mazarine.gui.widgets.labels import PlainLabel
from mazarine.messages import Message

_FIELD_PX = 400


class MergeDialog(QDialog):
    """Asks for the file with other changes, and for the one that both mazes were made of."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        show_text("Merge", self.setWindowTitle)
        self.theirs_field, self.base_field = QLineEdit(), QLineEdit()
        buttons = ok_and_cancel(self)
        self.ok_button = buttons.button(QDialogButtonBox.StandardButton.Ok)
        show_text("Merge", self.ok_button.setText)
        form = QFormLayout()
        self._add(form, tr_later("&Theirs, the file with other changes"), self.theirs_field)
        self._add(form, tr_later("&Base, the file before both changes"), self.base_field)
        text = PlainLabel(wordWrap=True)
        show_text("Add to this maze what others have changed in a copy of the same file.", text.setText)
        self.setLayout(column_of(text, form, buttons))
        self._follow()

    @property
    def theirs(self) -> Path:
        """The file with other changes."""
        return chosen_path(self.theirs_field.text().strip())

    @property
    def base(self) -> Path:
        """The file before both changes."""
        return chosen_path(self.base_field.text().strip())

    def _add(self, form: QFormLayout, label: Message, field: QLineEdit) -> None:
        field.setMinimumWidth(_FIELD_PX)
        field.textChanged.connect(self._follow)
        choose = button(tr_later("Choose…"), partial(self._ask, field), tr_later("Choose a file"))
        choose.setObjectName("choose")
        form.addRow(label_of(label, field))
        form.addRow(row_of((field, 1), choose))

    def _follow(self) -> None:
        self.ok_button.setEnabled(all(it.text().strip() for it in (self.theirs_field, self.base_field)))

    def _ask(self, field: QLineEdit, _checked: bool = False) -> None:
        path = dialogs.ask_open_path(self, self._settings.last_folder)
        if path is not None:
            self._settings.last_folder = path.parent
            field.setText(shown(path))
