"""The actions that run Python scripts on the maze that is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from mazarine.gui import dialogs
from mazarine.gui.features.console.runner import ConsoleRunner
from mazarine.gui.i18n import tr_later
from mazarine.gui.settings import Settings
from mazarine.gui.widgets.message_bar import MessageBar


class ScriptActions(QObject):
    """Runs scripts, each as one undo step; what they print is in the console.

    Parameters
    ----------
    show_console : the action that shows the console
    """

    def __init__(
        self,
        runner: ConsoleRunner,
        settings: Settings,
        messages: MessageBar,
        show_console: QAction,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._runner, self._settings, self._messages = runner, settings, messages
        self._show_console, self._window = show_console, window

    @Slot()
    def ask_script(self) -> None:
        """Ask for a script and run it."""
        recent = self._settings.recent_scripts
        path = dialogs.ask_script_path(
            self._window, recent[0].parent if recent else self._settings.last_folder
        )
        if path is not None:
            self.run(path)

    def run(self, path: Path) -> None:
        """Run a script, unless other code is running."""
        if self._runner.is_running:
            self._messages.refuse(tr_later("Other code is running. Interrupt it in the Python console."))
            return
        self._settings.add_recent_script(path)
        self._show_console.setChecked(True)
        self._runner.run_script(path)
