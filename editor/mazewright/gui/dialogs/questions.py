"""Questions of the window: those of a session, and others with a few answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

# Classes by their module: their enums take milliseconds of the start, and few starts ask anything.
from PySide6 import QtWidgets

from mazewright.counting import count_of
from mazewright.gui import dialogs
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.journals_left import Left
from mazewright.gui.documents.saving import Target
from mazewright.gui.i18n import tr
from mazewright.gui.session.questions import ChosenVersion, LeftBehind, Unsaved
from mazewright.gui.widgets.building import accepts
from mazewright.maze import Maze

if TYPE_CHECKING:
    from mazewright.files.backups import Version


_About = ParamSpec("_About")
_Answer = TypeVar("_Answer")


def _asked(
    ask: Callable[Concatenate[WindowQuestions, _About], _Answer],
) -> Callable[Concatenate[WindowQuestions, _About], _Answer]:
    """Count a question as open until it is answered."""

    @wraps(ask)
    def asked(self: WindowQuestions, /, *about: _About.args, **more: _About.kwargs) -> _Answer:
        self.open_count += 1
        try:
            return ask(self, *about, **more)
        finally:
            self.open_count -= 1

    return asked


class WindowQuestions:
    """The questions of a session, in modal dialogs; see `Questions`.

    Attributes
    ----------
    open_count : how many questions wait for an answer
    """

    def __init__(self, window: QtWidgets.QWidget, workers: Workers) -> None:
        self._window, self._workers = window, workers
        self.open_count = 0

    @property
    def is_open(self) -> bool:
        """Whether the user has not answered yet."""
        return self.open_count > 0

    @_asked
    def unsaved(self, title: str) -> Unsaved:
        """Ask what to do with the unsaved changes of a maze."""
        box = _box(
            self._window, "Unsaved changes", f"{escape(title)} has changes that are not saved.",
            "Do you want to save them? If you don't, they will be lost.",
        )  # fmt: skip
        buttons = QtWidgets.QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        answer = buttons(box.exec())
        box.deleteLater()
        return {buttons.Save: Unsaved.SAVE, buttons.Discard: Unsaved.DISCARD}.get(answer, Unsaved.CANCEL)

    @_asked
    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        """Ask what to do with the unsaved changes of several mazes."""
        box = _box(
            self._window, "Unsaved changes",
            f"{count_of(len(titles), 'maze')} have changes that are not saved.", _listed(titles),
        )  # fmt: skip
        role = QtWidgets.QMessageBox.ButtonRole
        save = box.addButton(tr("&Save all"), role.AcceptRole)
        review = box.addButton(tr("&Review…"), role.ActionRole)
        discard = box.addButton(tr("&Discard all"), role.DestructiveRole)
        box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        answers = {save: Unsaved.SAVE, review: Unsaved.REVIEW, discard: Unsaved.DISCARD}
        return next((answer for button, answer in answers.items() if button is clicked), Unsaved.CANCEL)

    @_asked
    def losses(self, name: str, losses: Sequence[str]) -> bool:
        """Ask whether to save although the format cannot hold everything."""
        return ask_losses(self._window, name, losses)

    @_asked
    def replace(self, name: str, holder: str) -> bool:
        """Ask whether to save over a file that another program has changed, or has open."""
        box = _box(
            self._window, "Already open" if holder else "Changed on the disk",
            f"{escape(name)} is open in another window ({escape(holder)})."
            if holder
            else f"{escape(name)} has been changed by another program since it was opened.",
            "Overwrite it? The current file is kept as an earlier version.",
        )  # fmt: skip
        return _accepts(box, "Overwrite", is_cancel_default=True)

    @_asked
    def stop(self, words: str) -> bool:
        """Ask whether work that is under way is to be given up."""
        box = _box(self._window, "Task in progress", escape(words), "The task is not finished. Stop it?")
        return _accepts(box, "Stop", is_cancel_default=True)

    @_asked
    def new_maze(self) -> Maze | None:
        """Ask for a new maze."""
        dialog = dialogs.NewMazeDialog(self._window)
        return dialog.maze() if accepts(dialog) else None

    @_asked
    def open_path(self, folder: Path) -> Path | None:
        """Ask for a file to open."""
        return dialogs.ask_open_path(self._window, folder)

    @_asked
    def save_target(self, proposal: Path, format: str | None) -> Target | None:
        """Ask for a file to save in."""
        return dialogs.ask_save_target(self._window, proposal, format)

    @_asked
    def version(self, name: str, versions: Sequence[Version], *, can_restore: bool) -> ChosenVersion | None:
        """Ask for an earlier version of a file."""
        dialog = dialogs.VersionsDialog(name, versions, self._workers, self._window)
        dialog.restore_button.setVisible(can_restore)
        if not accepts(dialog) or dialog.version is None:
            return None
        look = dialog.look if dialog.restores else None
        return ChosenVersion(dialog.version.path, None if look is None else look.maze)

    @_asked
    def left_behind(self, left: Left) -> LeftBehind:
        """Ask what to do with unsaved work that a program which ended badly left behind."""
        path = None if left.found is None else left.found.origin.path
        words = [f"Changes until {left.time:%Y-%m-%d %H:%M:%S} were recovered."]
        if path:
            words.append(f"It belongs to {path}.")
        words.append("Restore it? The file itself stays unchanged until you save.")
        box = _box(
            self._window,
            "Unsaved work",
            f"Mazewright closed unexpectedly before {escape(left.name)} was saved.",
            "",
        )
        box.setInformativeText(" ".join(map(tr, words)))
        buttons = QtWidgets.QMessageBox.StandardButton
        box.setStandardButtons(buttons.Open | buttons.Discard | buttons.Ignore)
        box.button(buttons.Ignore).setText(tr("Later"))
        box.setDefaultButton(buttons.Open)
        answer = buttons(box.exec())
        box.deleteLater()
        answers = {buttons.Open: LeftBehind.OPEN, buttons.Discard: LeftBehind.DISCARD}
        return answers.get(answer, LeftBehind.LATER)


def ask_losses(parent: QtWidgets.QWidget, name: str, losses: Sequence[str]) -> bool:
    """Ask whether to save although the format cannot hold everything."""
    text = f"{escape(name)} cannot hold everything of this maze."
    return _accepts(_box(parent, "Save with changes", text, _listed(losses)), "Save anyway")


def ask_to_convert(parent: QtWidgets.QWidget, what: str, sentences: Sequence[str]) -> bool:
    """Ask whether to convert the maze, now that it is known what changes."""
    box = _box(parent, what.capitalize(), "The maze will change.", _listed(sentences))
    box.setIcon(QtWidgets.QMessageBox.Icon.Question)
    return _accepts(box, "Convert")


def ask_to_remove(parent: QtWidgets.QWidget, name: str) -> bool:
    """Ask whether a stamp is to be removed for good."""
    box = _box(parent, "Remove stamp", escape(f"Remove the stamp “{name}”?"), "This cannot be undone.")
    return _accepts(box, "Remove", is_cancel_default=True)


def ask_for_name(parent: QtWidgets.QWidget, title: str, words: str) -> str:
    """Ask for a name; empty if there is to be none."""
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(tr(title))
    dialog.setLabelText(tr(words))
    dialog.sizeHint()  # Makes the line and the buttons.
    buttons = dialog.findChild(QtWidgets.QDialogButtonBox)
    assert buttons is not None
    button = buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Ok)
    button.setEnabled(False)
    dialog.textValueChanged.connect(lambda name: button.setEnabled(bool(name.strip())))
    return dialog.textValue().strip() if accepts(dialog) else ""


def _box(parent: QtWidgets.QWidget, title: str, text: str, more: str) -> QtWidgets.QMessageBox:
    box = QtWidgets.QMessageBox(parent)
    box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
    box.setWindowTitle(tr(title))
    box.setText(f"<b>{tr(text)}</b>")
    box.setInformativeText(more if more.startswith("•") else tr(more))
    return box


def _accepts(box: QtWidgets.QMessageBox, accept: str, *, is_cancel_default: bool = False) -> bool:
    """Ask, with a button that accepts and one that cancels; return whether the former was pressed."""
    button = box.addButton(tr(accept), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel if is_cancel_default else button)
    box.exec()
    is_accepted = box.clickedButton() is button
    # Its parent would keep it until the window is closed.
    box.deleteLater()
    return is_accepted


def _listed(sentences: Sequence[str]) -> str:
    return "\n".join(f"• {tr(sentence)}" for sentence in sentences)
