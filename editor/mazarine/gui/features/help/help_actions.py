"""The actions that explain the program, and that find and change its keys."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazarine.gui import dialogs
from mazarine.gui.actions.building import Keys
from mazarine.gui.features import help
from mazarine.gui.widgets.building import accepts


class HelpActions(QObject):
    """Shows the dialogs about actions, keys and the program.

    Attributes
    ----------
    log_path : the file of the log, None if none is kept
    """

    def __init__(self, actions_by_name: Mapping[str, QAction], keys: Keys, window: QWidget) -> None:
        super().__init__(window)
        self._actions, self._keys, self._window = actions_by_name, keys, window
        self.log_path: Path | None = None

    @Slot()
    def show_manual(self) -> None:
        """Show the contents of the manual."""
        dialogs.show_manual(dialogs.FIRST_PAGE, self._window)

    @Slot()
    def show_keys(self) -> None:
        """List the keys and mouse buttons."""
        accepts(help.KeysDialog(self._keys, self._window))

    @Slot()
    def search_actions(self) -> None:
        """Find an action by words, and trigger it."""
        dialog = help.ActionSearch(self._actions, self._window)
        accepts(dialog)
        if dialog.chosen is not None:
            dialog.chosen.trigger()

    @Slot()
    def change_keys(self) -> None:
        """Edit the keyboard shortcuts."""
        accepts(help.ShortcutsDialog(self._keys, self._window))

    @Slot()
    def show_about(self) -> None:
        """Show what the program is."""
        accepts(help.AboutBox(self.log_path, self._window))
