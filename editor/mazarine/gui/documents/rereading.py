"""What is said of files that were read, and reading them in another way."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from weakref import WeakSet

from PySide6.QtCore import QObject, Slot

from mazarine.files.access import is_file
from mazarine.files.messages import BoardNote
from mazarine.files.options import AS_FOUND, Reading
from mazarine.files.pictures.messages import PictureNote
from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.documents.questions import Questions
from mazarine.gui.documents.reading import Reader, ReadRequest
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.messages import Message, in_sequence

_MOST_UNREAD = 3
_READ_AS = tr_later("Read as…")
_ADJUST = tr_later("Adjust…")
_DOUBTS = frozenset(note.code for note in BoardNote)
"""The notes on which another reading is offered."""
_OPTION = "--"
"""Stands in notes that name an option of the command line, for which the window has *Read as…*."""
_PICTURE_NOTES = frozenset(note.code for note in PictureNote)


class Rereading(QObject):
    """Shows how files were read, or that they were not, and reads them in another way."""

    def __init__(
        self, sessions: Sessions, reader: Reader, messages: Messages, questions: Questions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._sessions, self._reader = sessions, reader
        self._messages, self._questions = messages, questions
        # What could not be opened of several files, until the last of them is read.
        self._unread: list[tuple[Path, Message]] = []
        self._told: WeakSet[MazeSession] = WeakSet()
        reader.stopped.connect(self._unread.clear)

    @Slot()
    def ask(self) -> None:
        """Ask how the file is to be read, and read it so: in its tab, or as a copy if that has changes."""
        session = self._sessions.current.session
        document, path = session.document, session.document.path
        if path is None or document.part is not None:
            self._messages.refuse(tr_later("This maze has no file, so it cannot be read in another way."))
            return
        document.commit_gesture()
        reading = self._questions.read_as(path, Reading(document.format, document.reading.options))
        if reading is not None:
            self._read_so(session, path, reading)

    def adjust(self, session: MazeSession) -> None:
        """Ask where the cells of a picture are, and read it so."""
        document, path = session.document, session.document.path
        if path is None:
            return
        document.commit_gesture()
        options = self._questions.picture(path, document.reading.options)
        if options is not None:
            self._read_so(session, path, Reading("picture", options))

    def _read_so(self, session: MazeSession, path: Path, reading: Reading) -> None:
        document = session.document
        if document.is_dirty or session.file.is_saving:
            self._reader.read(ReadRequest(path, document.title, reading=reading))
        else:
            self._reader.read(
                ReadRequest(path, reloads=document, revision=document.revision, reading=reading)
            )

    def _ask_of(self, path: Path) -> None:
        """Ask how a file is to be read that could not be opened."""
        reading = self._questions.read_as(path, AS_FOUND)
        if reading is not None:
            self._reader.read(ReadRequest(path, reading=reading))

    def show_notes(self) -> None:
        """Show the notes on the file of the current maze, the first time that they can be read."""
        session = self._sessions.current.session
        notes = session.document.notes
        if session in self._told or not notes or self._messages.message is not None:
            return
        codes = {note.code for note in notes}
        is_doubtful = codes & _DOUBTS or any(_OPTION in note.text for note in notes)
        action = MessageAction(_READ_AS, self.ask) if is_doubtful else None
        if codes & _PICTURE_NOTES:
            action = MessageAction(_ADJUST, partial(self.adjust, session))
        self._messages.show_message(in_sequence(*notes), stays=True, action=action)
        if not self._reader.has_more:
            self._told.add(session)

    def show_notes_again(self, session: MazeSession) -> None:
        """Show the notes on a file that was read just now, when its maze is the current one."""
        self._told.discard(session)
        self.show_notes()

    def note_unread(self, path: Path, message: Message) -> None:
        self._unread.append((path, message))
        self.show_unread()

    def show_unread(self) -> None:
        """Show which files could not be opened, once all that wait are read."""
        if self._reader.has_more or not self._unread:
            return
        unread, more = self._unread.copy(), len(self._unread) - _MOST_UNREAD
        self._unread.clear()
        told = [message for _, message in unread[:_MOST_UNREAD]]
        if more > 0:
            told.append(tr_later("Other files that cannot be opened: {count:,}.", count=more))
        path = unread[0][0]
        can_choose = len(unread) == 1 and is_file(path)
        action = MessageAction(_READ_AS, partial(self._ask_of, path)) if can_choose else None
        self._messages.show_message(in_sequence(*told), Tone.ERROR, action=action)
