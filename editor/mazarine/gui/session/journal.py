"""What a session asks of the journal of its unsaved changes."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject

from mazarine.gui.i18n import tr_later
from mazarine.maze.edits import Change
from mazarine.messages import Message

IN_MEMORY = tr_later("Your changes are kept in memory only.")


class Journal(QObject):
    """Follows the maze of a session, so that a crash loses nothing."""

    @abstractmethod
    def follow(self, change: Change) -> None:
        """Follow a change."""

    @abstractmethod
    def start_over(self) -> None:
        """Follow that the document has another maze."""

    @abstractmethod
    def finish(self) -> None:
        """Remove what was kept: everything is saved or discarded."""

    @abstractmethod
    def where_kept(self) -> Message:
        """Return a message that says where unsaved changes are kept."""
