"""Questions with a few answers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from html import escape

from PySide6.QtWidgets import QMessageBox, QWidget


class Unsaved(Enum):
    """What to do with changes that are not saved."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


_ANSWERS = {
    QMessageBox.StandardButton.Save: Unsaved.SAVE,
    QMessageBox.StandardButton.Discard: Unsaved.DISCARD,
}


def ask_unsaved(parent: QWidget, title: str) -> Unsaved:
    """Ask what to do with the unsaved changes of a maze."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Unsaved changes")
    box.setText(f"<b>{escape(title)} has changes that are not saved.</b>")
    box.setInformativeText("Save them first? Otherwise they are lost.")
    box.setStandardButtons(
        QMessageBox.StandardButton.Save
        | QMessageBox.StandardButton.Discard
        | QMessageBox.StandardButton.Cancel
    )
    box.setDefaultButton(QMessageBox.StandardButton.Save)
    return _ANSWERS.get(QMessageBox.StandardButton(box.exec()), Unsaved.CANCEL)


def ask_losses(parent: QWidget, name: str, losses: Sequence[str]) -> bool:
    """Ask whether to save although the format cannot hold everything."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Save with losses")
    box.setText(f"<b>{escape(name)} cannot hold everything of this maze.</b>")
    box.setInformativeText("\n".join(f"• {loss}" for loss in losses))
    save = box.addButton("Save anyway", QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(save)
    box.exec()
    return box.clickedButton() is save


def ask_replace(parent: QWidget, name: str) -> bool:
    """Ask whether to save over a file that another program has changed."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Changed on the disk")
    box.setText(f"<b>{escape(name)} has been changed by another program since it was opened.</b>")
    box.setInformativeText("Save over it? What is there now is kept among the earlier versions.")
    replace = box.addButton("Save over it", QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.exec()
    return box.clickedButton() is replace
