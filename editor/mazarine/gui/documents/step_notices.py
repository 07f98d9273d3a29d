"""Notices about undo steps that the program has made, with a button that undoes them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.messages import MessageAction, Messages
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.messages import Message

_UNDO = tr_later("Undo")


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
        sessions.added.connect(self._follow)
        for session in sessions:
            self._follow(session)

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
        if step is not None and step.is_last:
            self.show(step.session, step.text)

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        session.maze_changed.connect(self._withdraw)
        session.maze_replaced.connect(self._withdraw)
        session.closed.connect(self._withdraw)

    @Slot()
    def _withdraw(self) -> None:
        if self._shown is not None and not self._shown[0].is_last:
            if self._messages.message == self._shown[1]:
                self._messages.dismiss()
            self._shown = None


def _undo(step: _Step) -> None:
    if step.is_last:
        step.session.document.undo()
