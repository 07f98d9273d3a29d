"""Asks the user by dialogs of the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from mazewright.gui import dialogs
from mazewright.gui.background.workers import Workers
from mazewright.gui.dialogs import questions
from mazewright.gui.documents.saving import Target
from mazewright.gui.session.questions import ChosenVersion, LeftBehind, Unsaved
from mazewright.maze import Maze

if TYPE_CHECKING:
    from mazewright.files.backups import Version
    from mazewright.gui.documents.journals_left import Left


class WindowQuestions:
    """The questions of a session, in modal dialogs; see `Questions`."""

    def __init__(self, window: QWidget, workers: Workers) -> None:
        self._window, self._workers = window, workers

    def unsaved(self, title: str) -> Unsaved:
        """Ask what to do with the unsaved changes of a maze."""
        return questions.ask_unsaved(self._window, title)

    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Ask what to do with those of several."""
        return questions.ask_unsaved_mazes(self._window, titles)

    def losses(self, name: str, losses: Sequence[str]) -> bool:
        """Ask whether to save although the format cannot hold everything."""
        return questions.ask_losses(self._window, name, losses)

    def replace(self, name: str, holder: str) -> bool:
        """Ask whether to save over a file that another program has changed, or has open."""
        return questions.ask_replace(self._window, name, holder)

    def stop(self, words: str) -> bool:
        """Ask whether work that is under way is to be given up."""
        return questions.ask_to_stop(self._window, words)

    def new_maze(self) -> Maze | None:
        """Ask for a new maze."""
        dialog = dialogs.NewMazeDialog(self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return dialog.maze() if accepted else None

    def open_path(self, folder: Path) -> Path | None:
        """Ask for a file to open."""
        return dialogs.ask_open_path(self._window, folder)

    def save_target(self, proposal: Path, format: str | None) -> Target | None:
        """Ask for a file to save in."""
        return dialogs.ask_save_target(self._window, proposal, format)

    def version(self, name: str, versions: Sequence[Version], *, can_restore: bool) -> ChosenVersion | None:
        """Ask for an earlier version of a file."""
        dialog = dialogs.VersionsDialog(name, versions, self._workers, self._window)
        dialog.restore_button.setVisible(can_restore)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        version, look, restores = dialog.version, dialog.look, dialog.restores
        dialog.deleteLater()
        if not accepted or version is None:
            return None
        return ChosenVersion(version.path, look.maze if restores and look is not None else None)

    def left_behind(self, left: Left) -> LeftBehind:
        """Ask what to do with unsaved work that a program left behind."""
        return questions.ask_left_behind(self._window, left)
