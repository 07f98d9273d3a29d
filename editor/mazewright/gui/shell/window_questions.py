"""Asks the user by dialogs of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

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

_About = ParamSpec("_About")
_Answer = TypeVar("_Answer")


class WindowQuestions:
    """The questions of a session, in modal dialogs; see `Questions`."""

    def __init__(self, window: QWidget, workers: Workers) -> None:
        self._window, self._workers = window, workers
        self._open = 0

    @property
    def is_open(self) -> bool:
        """Whether the user has not answered yet."""
        return self._open > 0

    def unsaved(self, title: str) -> Unsaved:
        """Ask what to do with the unsaved changes of a maze."""
        return self._ask(questions.ask_unsaved, title)

    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Ask what to do with those of several."""
        return self._ask(questions.ask_unsaved_mazes, titles)

    def losses(self, name: str, losses: Sequence[str]) -> bool:
        """Ask whether to save although the format cannot hold everything."""
        return self._ask(questions.ask_losses, name, losses)

    def replace(self, name: str, holder: str) -> bool:
        """Ask whether to save over a file that another program has changed, or has open."""
        return self._ask(questions.ask_replace, name, holder)

    def stop(self, words: str) -> bool:
        """Ask whether work that is under way is to be given up."""
        return self._ask(questions.ask_to_stop, words)

    def new_maze(self) -> Maze | None:
        """Ask for a new maze."""
        return self._ask(_new_maze)

    def open_path(self, folder: Path) -> Path | None:
        """Ask for a file to open."""
        return self._ask(dialogs.ask_open_path, folder)

    def save_target(self, proposal: Path, format: str | None) -> Target | None:
        """Ask for a file to save in."""
        return self._ask(dialogs.ask_save_target, proposal, format)

    def version(self, name: str, versions: Sequence[Version], *, can_restore: bool) -> ChosenVersion | None:
        """Ask for an earlier version of a file."""
        return self._ask(_version, self._workers, name, versions, can_restore)

    def left_behind(self, left: Left) -> LeftBehind:
        """Ask what to do with unsaved work that a program left behind."""
        return self._ask(questions.ask_left_behind, left)

    def _ask(
        self,
        ask: Callable[Concatenate[QWidget, _About], _Answer],
        *about: _About.args,
        **more: _About.kwargs,
    ) -> _Answer:
        self._open += 1
        try:
            return ask(self._window, *about, **more)
        finally:
            self._open -= 1


def _new_maze(window: QWidget) -> Maze | None:
    dialog = dialogs.NewMazeDialog(window)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.maze() if accepted else None


def _version(
    window: QWidget, workers: Workers, name: str, versions: Sequence[Version], can_restore: bool
) -> ChosenVersion | None:
    dialog = dialogs.VersionsDialog(name, versions, workers, window)
    dialog.restore_button.setVisible(can_restore)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    version, look, restores = dialog.version, dialog.look, dialog.restores
    dialog.deleteLater()
    if not accepted or version is None:
        return None
    return ChosenVersion(version.path, look.maze if restores and look is not None else None)
