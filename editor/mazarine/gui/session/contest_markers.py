"""The start and goals of contests in mazes whose files do not name them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot

from mazarine.gui.background.messages import MessageAction, Messages
from mazarine.gui.documents.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.maze.edits import Edit

_ADDED = tr_later(
    "The file does not name a start and a goal. Those of micromouse contests were added: "
    "bottom left corner and center."
)
_UNDO = tr_later("Undo")


class ContestMarkers(QObject):
    """Adds the start and goals to a maze that was opened, and offers to undo it."""

    def __init__(self, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = messages

    def add(self, document: Document, edit: Edit) -> None:
        """Add them as one undo step; the maze still counts as saved, because opening it adds them again."""
        document.do(edit, tr_later("add contest start and goals"))
        document.undo_stack.setClean()

    def show_notice(self, document: Document) -> None:
        """Show a notice with a button that undoes it, until something else is done."""
        self._messages.show_message(_ADDED, stays=True, action=MessageAction(_UNDO, document.undo))
        document.steps_changed.connect(self._withdraw, Qt.ConnectionType.UniqueConnection)

    @Slot()
    def _withdraw(self) -> None:
        if self._messages.message == _ADDED:
            self._messages.dismiss()
