"""The actions that explain the program, and that find and change its keys."""

from __future__ import annotations

from mazarine.gui import dialogs
from mazarine.gui.features import help
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.shell import Shell
from mazarine.gui.widgets.building import accepts


def install(shell: Shell) -> None:
    def search_actions() -> None:
        dialog = help.ActionSearch(shell.actions_by_name, shell)
        accepts(dialog)
        if dialog.chosen is not None:
            dialog.chosen.trigger()

    shell.add(
        ActionSpec("help.manual", tr_later("&Manual"), "manual", (),
                   tr_later("Read how to use the program"),
                   lambda: dialogs.show_manual(dialogs.FIRST_PAGE, shell), needs_maze=False),
        ActionSpec("help.search", tr_later("S&earch actions…"), "search", ("Ctrl+Shift+P",),
                   tr_later("Search all actions"), search_actions, needs_maze=False),
        ActionSpec("help.keys", tr_later("&Keys and mouse"), "help_keys", ("F1",),
                   tr_later("Show all keys and mouse buttons"),
                   lambda: accepts(help.KeysDialog(shell.keys, shell)), needs_maze=False),
        ActionSpec("help.shortcuts", tr_later("&Change keys…"), "shortcuts", (),
                   tr_later("Edit keyboard shortcuts"),
                   lambda: accepts(help.ShortcutsDialog(shell.keys, shell)), needs_maze=False),
        ActionSpec("help.about", tr_later("&About Mazarine"), "about", (),
                   tr_later("Show version and license"),
                   lambda: accepts(help.AboutBox(shell.log_path, shell)), needs_maze=False),
    )  # fmt: skip
