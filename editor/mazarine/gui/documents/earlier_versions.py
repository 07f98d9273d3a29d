"""Opening and restoring earlier versions of files."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mazarine import files
from mazarine.errors import MazeFileError
from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.documents.questions import Questions
from mazarine.gui.documents.reading import Reader, ReadRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.maze.edits import ReplaceMaze
from mazarine.messages import Message, in_sequence

_KEPT = tr_later("Earlier versions of it are kept: see File › Earlier versions…")


class EarlierVersions(QObject):
    """Opens an earlier version of a file as a copy, or restores it."""

    def __init__(
        self, sessions: Sessions, reader: Reader, messages: Messages, questions: Questions, leaving: Leaving,
        folder: Path | None, open_copy: Callable[[Path, str], None], parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._sessions, self._reader, self._leaving = sessions, reader, leaving
        self._messages, self._questions = messages, questions
        self._folder, self._open_copy = folder, open_copy
        # The file that could not be opened last but has earlier versions, and the message about it.
        self._lost: tuple[Path, Message] | None = None

    @Slot()
    def ask(self) -> None:
        """Ask for an earlier version of the file, and open it as a copy or restore it.

        While a message is shown that another file cannot be opened, the versions of that file are offered.
        """
        path = self._sessions.current.session.document.path
        if self._lost is not None and self._messages.message == self._lost[1]:
            path = self._lost[0]
        self._ask(path)

    def offer(self, path: Path, message: Message) -> bool:
        """Show that a file cannot be opened, if it has earlier versions; return whether it has."""
        if self._folder is None or not files.Backups(self._folder).of(path):
            return False
        self._lost = path, in_sequence(message, _KEPT)
        versions = MessageAction(tr_later("Earlier versions…"), partial(self._ask, path))
        self._messages.show_message(self._lost[1], Tone.ERROR, action=versions)
        return True

    def _ask(self, path: Path | None) -> None:
        session = self._sessions.current.session
        document = session.document
        if path is None or self._folder is None:
            self._messages.refuse(tr_later("This maze has no file, so it has no earlier versions."))
            return
        document.commit_gesture()
        backups = files.Backups(self._folder)
        # Only the maze that is open can be replaced.
        chosen = self._questions.version(
            path.name, backups.of(path), can_restore=path == document.path,
            has_original=backups.original(path) is not None,
        )  # fmt: skip
        if chosen is not None and chosen.puts_back:
            self._leaving.leave(session, partial(self._put_back, session, path, backups))
        elif chosen is not None and chosen.restored is not None:
            document.do(ReplaceMaze(chosen.restored), tr_later("restore an earlier version"))
        elif chosen is not None:
            self._open_copy(chosen.path, path.stem)

    def _put_back(self, session: MazeSession, path: Path, backups: files.Backups) -> None:
        """Put a file back as it was before it was first saved here, and open it again."""
        document = session.document
        try:
            backups.put_back(path)
        except MazeFileError as error:
            self._messages.fail(error.message)
        else:
            self._reader.read(ReadRequest(path, reloads=document, revision=document.revision))
