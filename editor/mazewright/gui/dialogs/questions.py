"""Questions with a few answers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

# Classes by their module: their enums take milliseconds of the start, and few starts ask anything.
from PySide6 import QtWidgets

from mazewright.counting import count_of
from mazewright.gui.documents.journals_left import Left
from mazewright.gui.i18n import tr
from mazewright.gui.session.questions import LeftBehind, Unsaved


def ask_unsaved(parent: QtWidgets.QWidget, title: str) -> Unsaved:
    """Ask what to do with the unsaved changes of a maze."""
    box = _box(
        parent, "Unsaved changes", f"{escape(title)} has changes that are not saved.",
        "Save them first? Otherwise they are lost.",
    )  # fmt: skip
    box.setStandardButtons(
        QtWidgets.QMessageBox.StandardButton.Save
        | QtWidgets.QMessageBox.StandardButton.Discard
        | QtWidgets.QMessageBox.StandardButton.Cancel
    )
    box.setDefaultButton(QtWidgets.QMessageBox.StandardButton.Save)
    answer = QtWidgets.QMessageBox.StandardButton(box.exec())
    box.deleteLater()
    answers = {
        QtWidgets.QMessageBox.StandardButton.Save: Unsaved.SAVE,
        QtWidgets.QMessageBox.StandardButton.Discard: Unsaved.DISCARD,
    }
    return answers.get(answer, Unsaved.CANCEL)


def ask_unsaved_mazes(parent: QtWidgets.QWidget, titles: Sequence[str]) -> Unsaved:
    """Ask what to do with the unsaved changes of several mazes."""
    box = _box(
        parent, "Unsaved changes", f"{count_of(len(titles), 'maze')} have changes that are not saved.",
        _listed(titles),
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


def ask_left_behind(parent: QtWidgets.QWidget, left: Left) -> LeftBehind:
    """Ask what to do with unsaved work that a program which ended badly left behind."""
    path = None if left.found is None else left.found.origin.path
    words = [f"What was drawn until {left.time:%Y-%m-%d %H:%M:%S} is there."]
    if path:
        words.append(f"It belongs to {path}.")
    words.append("Open it? Nothing is written to its file before you save.")
    box = _box(parent, "Unsaved work", f"Mazewright ended before {escape(left.name)} was saved.", "")
    box.setInformativeText(" ".join(map(tr, words)))
    buttons = QtWidgets.QMessageBox.StandardButton
    box.setStandardButtons(buttons.Open | buttons.Discard | buttons.Ignore)
    box.button(buttons.Ignore).setText(tr("Ask again next time"))
    box.setDefaultButton(buttons.Open)
    answer = buttons(box.exec())
    box.deleteLater()
    return {buttons.Open: LeftBehind.OPEN, buttons.Discard: LeftBehind.DISCARD}.get(answer, LeftBehind.LATER)


def ask_losses(parent: QtWidgets.QWidget, name: str, losses: Sequence[str]) -> bool:
    """Ask whether to save although the format cannot hold everything."""
    text = f"{escape(name)} cannot hold everything of this maze."
    return _accepts(_box(parent, "Save with losses", text, _listed(losses)), "Save anyway")


def ask_replace(parent: QtWidgets.QWidget, name: str, holder: str = "") -> bool:
    """Ask whether to save over a file that another program has changed, or has open."""
    box = _box(
        parent, "Open elsewhere" if holder else "Changed on the disk",
        f"{escape(name)} is open in another window ({escape(holder)})."
        if holder
        else f"{escape(name)} has been changed by another program since it was opened.",
        "Save over it? What is there now is kept among the earlier versions.",
    )  # fmt: skip
    return _accepts(box, "Save over it", is_cancel_default=True)


def ask_to_stop(parent: QtWidgets.QWidget, words: str) -> bool:
    """Ask whether work that is under way is to be given up."""
    box = _box(parent, "Work under way", escape(words), "It is not done yet. Stop it?")
    return _accepts(box, "Stop it", is_cancel_default=True)


def ask_to_convert(parent: QtWidgets.QWidget, what: str, sentences: Sequence[str]) -> bool:
    """Ask whether to convert the maze, now that it is known what changes."""
    box = _box(parent, what.capitalize(), "The maze becomes another.", _listed(sentences))
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
    is_given = dialog.exec() == QtWidgets.QInputDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.textValue().strip() if is_given else ""


def _box(parent: QtWidgets.QWidget, title: str, text: str, more: str) -> QtWidgets.QMessageBox:
    box = QtWidgets.QMessageBox(parent)
    box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
    box.setWindowTitle(tr(title))
    box.setText(f"<b>{tr(text)}</b>")
    box.setInformativeText(more if more.startswith("•") else tr(more))
    return box


def _accepts(box: QtWidgets.QMessageBox, accept: str, *, is_cancel_default: bool = False) -> bool:
    """Ask, with a button that accepts and one that cancels; tell whether the former was pressed."""
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
