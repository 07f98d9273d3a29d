"""Notices with a button: about the file of a maze, and about undo steps that the program has made."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.disk.saving import Then
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.messages import Message

_UNDO = tr_later("Undo")


class FileNotices:
    """Shows notices about the files of sessions."""

    def __init__(self, sessions: Sessions, messages: Messages) -> None:
        self._sessions, self._messages = sessions, messages

    def show_lock_owner(self, session: MazeSession) -> None:
        """Show which other window has the file open, if any."""
        owner, path = session.file.lock.owner, session.document.path
        if owner is not None and path is not None:
            message = tr_later(
                "“{name}” is already open in another Mazarine window ({owner}). Edits are not merged; "
                "you will be asked before one copy overwrites the other.",
                name=path.name, owner=owner,
            )  # fmt: skip
            self._messages.show_message(message, Tone.WARNING, stays=True)

    def show(self, session: MazeSession, message: Message, tone: Tone, button: Message, act: Then) -> None:
        """Show a message about a session with a button, until it is closed."""
        action = MessageAction(button, partial(self._act, session, act))
        self._messages.show_message(message, tone, stays=tone is Tone.WARNING, action=action)

    def _act(self, session: MazeSession, act: Then) -> None:
        if session in self._sessions:
            act()


class _Step(NamedTuple):
    session: MazeSession
    revision: int
    text: Message

    @property
    def is_last(self) -> bool:
        """Whether nothing was changed since."""
        return not self.session.is_closed and self.session.document.revision == self.revision


class StepNotices(QObject):
    """Shows what the last step of a session has changed, until something else is done there.

    If another session is shown, the notice names the tab, and is shown again together with it.
    """

    def __init__(self, sessions: Sessions, messages: Messages, parent: QObject) -> None:
        super().__init__(parent)
        self._sessions, self._messages = sessions, messages
        self._shown: tuple[_Step, Message] | None = None
        self._unseen: dict[MazeSession, _Step] = {}
        sessions.current.changed.connect(self._show_unseen)
        sessions.each(self._follow)

    def show(self, session: MazeSession, text: Message) -> None:
        """Show what the step has changed that was just made."""
        step = _Step(session, session.document.revision, text)
        if session is not self._sessions.current.session:
            self._unseen[session] = step
            text = tr_later("“{name}”: {text}", name=session.document.label, text=text)
        self._shown = step, text
        self._messages.show_message(text, stays=True, action=MessageAction(_UNDO, lambda: _undo(step)))

    @Slot()
    def _show_unseen(self) -> None:
        step = self._unseen.pop(self._sessions.current.session, None)
        if step is not None:
            self.show(step.session, step.text)

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        session.maze_changed.connect(self._withdraw)
        session.maze_replaced.connect(self._withdraw)
        session.closed.connect(self._withdraw)

    @Slot()
    def _withdraw(self) -> None:
        self._unseen = {session: step for session, step in self._unseen.items() if step.is_last}
        if self._shown is not None and not self._shown[0].is_last:
            if self._messages.message == self._shown[1]:
                self._messages.dismiss()
            self._shown = None


def _undo(step: _Step) -> None:
    if step.is_last:
        step.session.document.undo()
