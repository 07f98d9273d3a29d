"""Questions of the window: those of a session, and others with a few answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

# Classes by their module: their enums take milliseconds of the start, and few starts ask anything.
from PySide6 import QtWidgets
from shiboken6 import isValid

from mazarine.files.options import Reading, ReadOptions
from mazarine.gui import dialogs
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.saving import Target
from mazarine.gui.documents.questions import ChosenVersion, LossAnswer, Unsaved
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.texts import capitalized
from mazarine.gui.recovery.orphaned_journals import OrphanedJournal, RecoveryChoice
from mazarine.gui.widgets.building import accepts, show_modal
from mazarine.gui.widgets.labels import literal
from mazarine.lattice import Lattice
from mazarine.maze import Maze
from mazarine.messages import Message

if TYPE_CHECKING:
    from mazarine.files.backups import Version


_MOST_LINES = 12
_About = ParamSpec("_About")
_Answer = TypeVar("_Answer")
_Button = TypeVar("_Button", bound=QtWidgets.QAbstractButton)


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
    """The questions of a session, in modal dialogs; see `Questions`."""

    def __init__(self, window: QtWidgets.QWidget, workers: Workers) -> None:
        self._window, self._workers = window, workers
        self.open_count = 0

    @property
    def is_open(self) -> bool:
        """Whether the user has not answered yet."""
        return self.open_count > 0

    @_asked
    def unsaved(self, title: str) -> Unsaved:
        box = _box(
            self._window, tr("Unsaved changes"),
            tr("Do you want to save the changes to “{title}”?", title=title),
            tr("If you don't save them, they will be lost."),
        )  # fmt: skip
        buttons = QtWidgets.QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        save, discard = box.button(buttons.Save), box.button(buttons.Discard)
        discard.setText(tr("&Don't save"))
        box.setDefaultButton(buttons.Save)
        return _answer(box, {save: Unsaved.SAVE, discard: Unsaved.DISCARD}, Unsaved.CANCEL)

    @_asked
    def reload(self, title: str) -> bool:
        box = _box(
            self._window, tr("Reload"),
            tr("Discard your changes to “{title}” and reload the file?", title=title),
            tr("To keep them, cancel and save the maze under another name."),
        )  # fmt: skip
        return _accepts(box, tr("Discard and reload"), is_cancel_default=True)

    @_asked
    def unsaved_mazes(self, titles: Sequence[str]) -> Unsaved:
        box = _box(
            self._window, tr("Unsaved changes"), tr("Several mazes have unsaved changes:"),
            _listed(titles),
        )  # fmt: skip
        role = QtWidgets.QMessageBox.ButtonRole
        save = box.addButton(tr("&Save all"), role.AcceptRole)
        review = box.addButton(tr("&Review…"), role.ActionRole)
        discard = box.addButton(tr("&Discard all"), role.DestructiveRole)
        box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        answers = {save: Unsaved.SAVE, review: Unsaved.REVIEW, discard: Unsaved.DISCARD}
        return _answer(box, answers, Unsaved.CANCEL)

    @_asked
    def losses(self, name: str, losses: Sequence[Message], *, is_kept: bool = False) -> LossAnswer:
        return ask_losses(self._window, name, losses, offers_maze=True, is_kept=is_kept)

    @_asked
    def replace(self, name: str, owner: Message | None, *, is_kept: bool = True) -> bool:
        if owner is not None:
            title = tr("Already open")
            text = tr("“{name}” is open in another window ({owner}).", name=name, owner=owner)
        else:
            title = tr("Changed on disk")
            text = tr("“{name}” was changed by another program after it was opened here.", name=name)
        more = tr("Overwrite it?")
        if is_kept:
            more = tr("Overwrite it? The current file is kept as an earlier version.")
        return _accepts(_box(self._window, title, text, more), tr("Overwrite"), is_cancel_default=True)

    @_asked
    def stop(self, title: Message) -> bool:
        more = tr("Stop this task?")
        return _accepts(
            _box(self._window, tr("Task in progress"), tr(title), more), tr("Stop"), is_cancel_default=True
        )

    @_asked
    def new_maze(self) -> Maze | None:
        dialog = dialogs.NewMazeDialog(self._window)
        return dialog.maze() if accepts(dialog) else None

    @_asked
    def open_path(self, folder: Path) -> Path | None:
        return dialogs.ask_open_path(self._window, folder)

    @_asked
    def save_target(self, proposal: Path, format: str | None, lattice: Lattice) -> Target | None:
        return dialogs.ask_save_target(self._window, proposal, format, lattice)

    @_asked
    def version(
        self, name: str, versions: Sequence[Version], *, can_restore: bool, has_original: bool
    ) -> ChosenVersion | None:
        dialog = dialogs.VersionsDialog(name, versions, self._workers, self._window)
        dialog.restore_button.setVisible(can_restore)
        dialog.original_button.setVisible(can_restore and has_original)
        if not accepts(dialog):
            return None
        if dialog.puts_back:
            return ChosenVersion(Path(), puts_back=True)
        if dialog.version is None:
            return None
        preview = dialog.preview if dialog.restores else None
        return ChosenVersion(dialog.version.path, None if preview is None else preview.maze)

    @_asked
    def read_as(self, path: Path, present: Reading) -> Reading | None:
        dialog = dialogs.ReadAsDialog(path, present, self._workers, self._window)
        return dialog.reading if accepts(dialog) else None

    @_asked
    def picture(self, path: Path, options: ReadOptions) -> ReadOptions | None:
        return dialogs.ask_picture(self._window, path, options, self._workers)

    @_asked
    def recover(self, journals: Sequence[OrphanedJournal]) -> RecoveryChoice:
        text = tr("Mazarine closed unexpectedly before these mazes were saved:")
        more = tr(
            "Restore them? The files themselves stay unchanged until you save. Steps before the crash cannot "
            "be undone."
        )
        box = _box(self._window, tr("Unsaved work"), text, f"{_listed(map(_dated, journals))}\n\n{more}")
        role = QtWidgets.QMessageBox.ButtonRole
        restore = box.addButton(tr("&Restore"), role.AcceptRole)
        discard = box.addButton(QtWidgets.QMessageBox.StandardButton.Discard)
        later = box.addButton(tr("&Later"), role.RejectRole)
        box.setDefaultButton(restore)
        box.setEscapeButton(later)
        answers = {restore: RecoveryChoice.OPEN, discard: RecoveryChoice.DISCARD}
        return _answer(box, answers, RecoveryChoice.LATER)


def _dated(journal: OrphanedJournal) -> str:
    """Return the name of a maze with its file, and until when its changes were kept."""
    path = None if journal.found is None else journal.found.origin.path
    time = f"{journal.time:%Y-%m-%d %H:%M:%S}"
    return tr("{name}, changes until {time}", name=path or journal.name, time=time)


def ask_losses(
    parent: QtWidgets.QWidget, name: str, losses: Sequence[Message], *, offers_maze: bool = False,
    is_kept: bool = False,
) -> LossAnswer:  # fmt: skip
    """Ask whether to save although the file cannot hold everything; `is_kept` if no new one replaces it."""
    text = tr("“{name}” cannot hold everything.", name=name)
    box = _box(parent, tr("Save in this file?"), text, _listed(map(tr, losses)))
    role = QtWidgets.QMessageBox.ButtonRole
    answers: dict[QtWidgets.QPushButton, LossAnswer] = {}
    if offers_maze:
        answers[box.addButton(tr("Save as .&maze…"), role.AcceptRole)] = LossAnswer.SAVE_AS_MAZE
    write = tr("&Write the rest") if is_kept else tr("&Write a new file")
    answers[box.addButton(write, role.DestructiveRole)] = LossAnswer.WRITE
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(next(iter(answers)))
    return _answer(box, answers, LossAnswer.CANCEL)


def ask_to_convert(parent: QtWidgets.QWidget, title: Message, changes: Sequence[Message]) -> bool:
    """Ask whether to convert the maze although that changes it."""
    text = tr("{title}. The maze will change.", title=capitalized(tr(title)))
    box = _box(parent, tr("Convert"), text, _listed(map(tr, changes)))
    box.setIcon(QtWidgets.QMessageBox.Icon.Question)
    return _accepts(box, tr("Convert"))


def ask_to_remove(parent: QtWidgets.QWidget, name: str) -> bool:
    box = _box(
        parent, tr("Remove stamp"), tr("Remove the stamp “{name}”?", name=name), tr("This cannot be undone.")
    )
    return _accepts(box, tr("Remove"), is_cancel_default=True)


def ask_for_name(parent: QtWidgets.QWidget, title: str, label: str) -> str:
    """Ask for a name; empty if the user cancels."""
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
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
    box.setWindowTitle(title)
    box.setText(f"<b>{escape(text)}</b>")
    box.setInformativeText(literal(more))
    return box


def _accepts(box: QtWidgets.QMessageBox, accept: str, *, is_cancel_default: bool = False) -> bool:
    """Ask, with a button to accept and one to cancel; return whether the user accepted."""
    button = box.addButton(accept, QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel if is_cancel_default else button)
    return _answer(box, {button: True}, False)


def _answer(box: QtWidgets.QMessageBox, answers: Mapping[_Button, _Answer], otherwise: _Answer) -> _Answer:
    """Ask, and return what the button that was clicked stands for."""
    show_modal(box)
    if not isValid(box):  # Its window was closed meanwhile.
        return otherwise
    clicked = box.clickedButton()
    # Its parent would keep it until the window is closed.
    box.deleteLater()
    return next((answer for button, answer in answers.items() if button is clicked), otherwise)


def _listed(lines: Iterable[str]) -> str:
    """Return lines as a list, of a height that fits on a small screen."""
    every = list(lines)
    parts = [f"• {line}" for line in every[:_MOST_LINES]]
    if len(every) > _MOST_LINES:
        parts.append(tr("and {count:,} more", count=len(every) - _MOST_LINES))
    return "\n".join(parts)
