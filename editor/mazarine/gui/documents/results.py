"""Mazes that the program has made: each is opened in a tab of its own, and replaces nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from weakref import ref

from PySide6.QtCore import QObject

from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.maze import Maze
from mazarine.maze.edits import ReplaceMaze
from mazarine.messages import Message, in_sequence


@dataclass(frozen=True, eq=False)
class Result:
    """A maze that was made.

    Attributes
    ----------
    origin : the session in which the user has asked for it
    step : the title of the undo step where it takes the place of a blank maze
    text : what was made
    warning : what the user should know about it
    is_draft : whether the next draft may replace it, as one undo step, while nothing else is done with it
    """

    maze: Maze
    origin: MazeSession
    step: Message
    text: Message
    warning: Message | None = None
    is_draft: bool = False


class Results(QObject):
    """Opens results, each in a new tab; only a blank maze and the last draft make room for one.

    A tab that the user has left stays in the background, and a message leads to the result.
    """

    def __init__(
        self, sessions: Sessions, documents: DocumentManager, messages: Messages, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._sessions, self._documents, self._messages = sessions, documents, messages
        self._draft: tuple[ref[MazeSession], int] | None = None
        """The session of the last draft, and its revision then."""

    def note_step(self, session: MazeSession, text: Message) -> None:
        """Say what a step has changed where the user has asked for a change, with a button to undo it."""
        self._documents.opening.notices.show(session, text)

    def open(self, result: Result, then: Callable[[MazeSession], None] | None = None) -> None:
        """Open a result as soon as it does not interrupt the user, and call `then` with its session."""
        self._documents.queue.when_free(partial(self._open, result, then))

    def _open(self, result: Result, then: Callable[[MazeSession], None] | None) -> None:
        current = self._sessions.current.session
        origin = result.origin if result.origin in self._sessions else current
        origin.document.commit_gesture()
        replaces = result.is_draft and self._is_last_draft(origin)
        if replaces or (origin.document.is_blank and not origin.file.is_saving):
            session = origin
            session.document.do(ReplaceMaze(result.maze), result.step)
        else:
            session = self._sessions.add(shows=result.origin is current)
            session.document.replace(result.maze)
            session.document.forget_saved()
        if result.is_draft:
            self._draft = ref(session), session.document.revision
        if session is not self._sessions.current.session:
            self._lead_to(session, result)
        elif result.warning is not None:
            self._messages.show_message(result.warning, Tone.WARNING, stays=True)
        elif replaces:
            self.note_step(session, result.text)
        elif session is not origin:
            self._messages.show_message(result.text)
        if then is not None:
            then(session)

    def _is_last_draft(self, session: MazeSession) -> bool:
        document = session.document
        is_kept = document.path is not None or session.file.is_saving
        return not is_kept and self._draft == (ref(session), document.revision)

    def _lead_to(self, session: MazeSession, result: Result) -> None:
        """Name the tab of a result, with a button that shows it."""
        where = tr_later("It is in the tab “{name}”.", name=session.document.label)
        sentences = [result.text, where] + ([result.warning] if result.warning else [])
        show = MessageAction(tr_later("Show"), partial(self._show, session))
        self._messages.show_message(in_sequence(*sentences), stays=True, action=show)

    def _show(self, session: MazeSession) -> None:
        if session in self._sessions:
            self._sessions.show(session)
