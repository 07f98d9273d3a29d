"""The actions on files; what they do is in `documents`."""

from __future__ import annotations

from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.bars import RecentMenu
from mazarine.gui.shell.shell import Shell


def install(shell: Shell) -> None:
    documents, settings = shell.documents, shell.settings
    opening, saving = documents.opening, documents.saving
    shell.add(
        ActionSpec("file.new", tr_later("&New…"), "new", ("Ctrl+N",),
                   tr_later("Create a new maze"), opening.ask_new, needs_maze=False),
        ActionSpec("file.open", tr_later("&Open…"), "open", ("Ctrl+O",),
                   tr_later("Open a maze file"), opening.ask_open, needs_maze=False),
        ActionSpec("file.save", tr_later("&Save"), "save", ("Ctrl+S",),
                   tr_later("Save the maze to its file"), saving.save_shown),
        ActionSpec("file.save_as", tr_later("Save &as…"), "save_as", ("Ctrl+Shift+S",),
                   tr_later("Save the maze to another file or format"), saving.ask_save_as),
        ActionSpec("file.reload", tr_later("&Reload"), "recompute", ("Ctrl+R",),
                   tr_later("Reload the file from disk"), opening.reload_shown),
        ActionSpec("file.read_as", tr_later("Rea&d as…"), "open", (),
                   tr_later("Choose what the file is, and see what is read then"), opening.rereading.ask),
        ActionSpec("file.versions", tr_later("Earlier &versions…"), "versions", (),
                   tr_later("Open an earlier version of the file as a copy"), opening.versions.ask),
        ActionSpec("file.close", tr_later("&Close"), "close", ("Ctrl+W",),
                   tr_later("Close the maze"), documents.close_shown),
        ActionSpec("file.quit", tr_later("&Quit"), "quit", ("Ctrl+Q",),
                   tr_later("Quit Mazarine"), shell.close, needs_maze=False),
    )  # fmt: skip
    shell.submenus["@recent"] = RecentMenu(
        tr_later("Open recen&t"), lambda: settings.recent_files, opening.open_path,
        settings.clear_recent_files, shell,
    )  # fmt: skip
