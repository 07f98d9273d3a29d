"""Leaving mazes: nothing that is not saved is dropped without a question."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from mazewright.gui.background.long_work import LongWork
from mazewright.gui.documents.saving import Then
from mazewright.gui.session.questions import Questions, Unsaved
from mazewright.gui.session.session import MazeSession
from mazewright.gui.session.sessions import Sessions


class Leaving(QObject):
    """Does what drops mazes, once their changes are saved or given up.

    Parameters
    ----------
    save : saves a session, and does something else then
    """

    def __init__(
        self,
        sessions: Sessions,
        work: LongWork,
        questions: Questions,
        save: Callable[[MazeSession, Then], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions, self._work, self._questions, self._save = sessions, work, questions, save
        self._waiting: dict[MazeSession, Then] = {}
        self._last: Then | None = None
        """What drops all mazes, if the user has asked for nothing else since."""

    def is_waiting(self, session: MazeSession) -> bool:
        """Return whether something waits for a session to be saved, and drops it then."""
        return session in self._waiting

    def leave(self, session: MazeSession, then: Then) -> None:
        """Do something that drops a maze, once its changes are saved or given up.

        It waits for all that is being saved; of several things that wait the last counts.
        """
        _settle(session)
        if session.file.is_saving:
            self._waiting[session] = then
            return
        self._waiting.pop(session, None)
        if not session.document.is_dirty:
            then()
            return
        self._sessions.show(session)
        answer = self._questions.unsaved(session.document.shown_title)
        if answer is Unsaved.DISCARD:
            then()
        elif answer is Unsaved.SAVE:
            # By then more may have been drawn.
            self._save(session, lambda: self.leave(session, then))

    @Slot(object)
    def go_on(self, session: MazeSession) -> None:
        """Do what waits for a session, which is not being saved any more."""
        then = self._waiting.get(session)
        if then is not None:
            self.leave(session, then)

    def leave_all(self, then: Then) -> None:
        """Do something that drops all mazes, once their changes are saved or given up, and work is done.

        It is not done if `stay` is called before, or it is called again.
        """
        self._last = then
        for session in self._sessions:
            _settle(session)
        unsaved = [session for session in self._sessions if session.document.is_dirty]
        answer = Unsaved.REVIEW
        if len(unsaved) > 1:
            answer = self._questions.unsaved_mazes([it.document.shown_title for it in unsaved])
        if answer is Unsaved.REVIEW:
            self._review({}, then)
        elif answer is Unsaved.SAVE:
            self._save_all(then)
        elif answer is Unsaved.DISCARD:
            self._review({session: session.document.revision for session in unsaved}, then)

    def stay(self) -> None:
        """Drop nothing that `leave_all` still waits for: the user has asked for another maze since."""
        self._last = None

    def _review(self, agreed: dict[MazeSession, int], then: Then) -> None:
        """Ask for each maze in turn, also for those that are opened or drawn on in the meantime.

        Parameters
        ----------
        agreed : the revisions that the user has saved or given up
        """
        for session in self._sessions:
            _settle(session)
            if session.file.is_saving or agreed.get(session) != session.document.revision:

                def go_on(session: MazeSession = session) -> None:
                    agreed[session] = session.document.revision
                    self._review(agreed, then)

                self.leave(session, go_on)
                return
        self._end(then)

    def _save_all(self, then: Then) -> None:
        for session in self._sessions:
            if session.file.is_saving:
                session.file.saver.then(lambda: self._save_all(then))
                return
            if session.document.is_dirty:
                self._sessions.show(session)
                self._save(session, lambda: self._save_all(then))
                return
        self._end(then)

    def _end(self, then: Then) -> None:
        """Do it at last, unless work is under way that must not be stopped without a question."""
        if then is not self._last:
            return
        dear = self._work.dear
        if dear is None or self._questions.stop(dear.words):
            then()


def _settle(session: MazeSession) -> None:
    """End what is being drawn, and note whether the file is still there, so that all changes are known."""
    session.document.settle()
    session.file.look()
