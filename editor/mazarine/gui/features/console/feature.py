"""The actions that run Python scripts on the maze that is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazarine.gui import dialogs
from mazarine.gui.features import console
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.i18n import tr_later
from mazarine.gui.shell.actions import ActionSpec
from mazarine.gui.shell.bars import RecentMenu
from mazarine.gui.shell.shell import Shell


class ScriptActions(QObject):
    """Runs scripts, each as one undo step; what they print is in the console."""

    def __init__(self, runner: ConsoleRunner, shell: Shell) -> None:
        super().__init__(shell)
        self._runner, self._settings, self._messages = runner, shell.settings, shell.messages
        self._window = shell
        shell.add(
            ActionSpec("scripts.run", tr_later("&Run script…"), "play", (),
                       tr_later("Run a Python script on this maze, as one undo step"), self.ask_script),
        )  # fmt: skip

    @Slot()
    def ask_script(self) -> None:
        recent = self._settings.recent_scripts
        path = dialogs.ask_script_path(
            self._window, recent[0].parent if recent else self._settings.last_folder
        )
        if path is not None:
            self.run(path)

    def run(self, path: Path) -> None:
        if self._runner.is_running:
            self._messages.refuse(tr_later("Other code is running. Interrupt it in the Python console."))
            return
        self._settings.add_recent_script(path)
        dock = self._window.docks["console"]
        if dock.isHidden() or dock.is_covered:
            dock.show_in_front()
        self._runner.run_script(path)


def install(shell: Shell) -> None:
    runner = ConsoleRunner(shell)
    shell.ending.connect(runner.interrupt)
    scripts, settings = ScriptActions(runner, shell), shell.settings
    run_script = shell.actions_by_name["scripts.run"]
    shell.submenus["@recent_scripts"] = RecentMenu(
        tr_later("Run re&cent script"), lambda: settings.recent_scripts, scripts.run,
        settings.clear_recent_scripts, shell, run_script.isEnabled,
    )  # fmt: skip
    shell.add_dock(
        "console", tr_later("P&ython console"), "console", ("Ctrl+F9",),
        tr_later("Show or hide the Python console"),
        lambda: console.ConsolePanel(runner, settings, run_script),
    )  # fmt: skip
