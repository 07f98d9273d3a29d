"""The actions that explain the program, and that find and change its keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from mazarine.gui import dialogs
from mazarine.gui.features import help
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts


class HelpActions(QObject):
    """Shows the dialogs about actions, keys and the program."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._window = shell
        shell.add(
            ActionSpec("help.manual", tr_later("&Manual"), "manual", (),
                       tr_later("Read how to use the program"), self.show_manual, needs_maze=False),
            ActionSpec("help.search", tr_later("S&earch actions…"), "search", ("Ctrl+Shift+P",),
                       tr_later("Search all actions"), self.search_actions, needs_maze=False),
            ActionSpec("help.keys", tr_later("&Keys and mouse"), "help_keys", ("F1",),
                       tr_later("Show all keys and mouse buttons"), self.show_keys, needs_maze=False),
            ActionSpec("help.shortcuts", tr_later("&Change keys…"), "shortcuts", (),
                       tr_later("Edit keyboard shortcuts"), self.change_keys, needs_maze=False),
            ActionSpec("help.about", tr_later("&About Mazarine"), "about", (),
                       tr_later("Show version and license"), self.show_about, needs_maze=False),
        )  # fmt: skip

    @Slot()
    def show_manual(self) -> None:
        """Show the contents of the manual."""
        dialogs.show_manual(dialogs.FIRST_PAGE, self._window)

    @Slot()
    def show_keys(self) -> None:
        """List the keys and mouse buttons."""
        accepts(help.KeysDialog(self._window.keys, self._window))

    @Slot()
    def search_actions(self) -> None:
        """Find an action by words, and trigger it."""
        dialog = help.ActionSearch(self._window.actions_by_name, self._window)
        accepts(dialog)
        if dialog.chosen is not None:
            dialog.chosen.trigger()

    @Slot()
    def change_keys(self) -> None:
        """Edit the keyboard shortcuts."""
        accepts(help.ShortcutsDialog(self._window.keys, self._window))

    @Slot()
    def show_about(self) -> None:
        """Show what the program is."""
        accepts(help.AboutBox(self._window.log_path, self._window))


def install(shell: Shell) -> None:
    """Add the help."""
    HelpActions(shell)
