"""Closing and leaving mazes: unsaved changes are never dropped without a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.background.tasks import TaskList
from mazarine.gui.disk.saving import Then
from mazarine.gui.documents.questions import Questions, Unsaved
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions


class Leaving(QObject):
    """Calls what drops mazes, once their changes are saved or discarded.

    `save` saves a session, and calls something then.
    """

    all_closed = Signal()
    """The last maze was closed."""

    def __init__(
        self,
        sessions: Sessions,
        tasks: TaskList,
        questions: Questions,
        save: Callable[[MazeSession, Then], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions, self._tasks, self._questions, self._save = sessions, tasks, questions, save
        self._waiting: dict[MazeSession, Then] = {}
        self._last: Then | None = None
        """The callback that drops all mazes, unless the user has asked for something else since."""

    def is_waiting(self, session: MazeSession) -> bool:
        """Return whether something waits for a session to be saved, and drops it then."""
        return session in self._waiting

    def close(self, session: MazeSession) -> None:
        """Close a maze, once its changes are saved or discarded; after the last one show the start page."""
        self.leave(session, partial(self._close, session))

    def close_several(self, sessions: Sequence[MazeSession]) -> None:
        """Close mazes in turn; if the user cancels at one of them, it and those after it stay open."""
        open_ones = [session for session in sessions if session in self._sessions]
        if open_ones:
            self.leave(open_ones[0], partial(self._close, *open_ones))

    def _close(self, session: MazeSession, *others: MazeSession) -> None:
        is_last = len(self._sessions) == 1
        if not is_last or not session.document.is_untouched:
            self._sessions.remove(session)
        if is_last:
            self.all_closed.emit()
        self.close_several(others)

    def leave(self, session: MazeSession, then: Then) -> None:
        """Call what drops a maze, once its changes are saved or discarded.

        It waits for the end of saving; of several callbacks that wait, only the last is called.
        """
        _settle(session)
        if session.file.is_saving:
            self._waiting[session] = partial(self.leave, session, then)
            return
        self._waiting.pop(session, None)
        if not session.document.is_dirty:
            then()
            return
        self._sessions.show(session)
        answer = self._questions.unsaved(session.document.title)
        if answer is Unsaved.DISCARD:
            then()
        elif answer is Unsaved.SAVE:
            # By then more may have been drawn.
            self._save(session, partial(self.leave, session, then))

    def reload(self, session: MazeSession, then: Then) -> None:
        """Call what opens the file of a maze again, once the user agrees to lose the changes."""
        _settle(session)
        if session.file.is_saving:
            self._waiting[session] = partial(self.reload, session, then)
            return
        self._waiting.pop(session, None)
        if session.document.is_dirty:
            self._sessions.show(session)
            if not self._questions.reload(session.document.title):
                return
        then()

    @Slot(object)
    def go_on(self, session: MazeSession) -> None:
        """Call what waits for a session, which is not being saved any more."""
        again = self._waiting.get(session)
        if again is not None:
            again()

    def leave_all(self, then: Then) -> None:
        """Call what drops all mazes, once their changes are saved or discarded, and tasks are done.

        It is not called if `stay` is called before, or `leave_all` is called again.
        """
        self._last = then
        for session in self._sessions:
            _settle(session)
        unsaved = [session for session in self._sessions if session.document.is_dirty]
        answer = Unsaved.REVIEW
        if len(unsaved) > 1:
            answer = self._questions.unsaved_mazes([it.document.title for it in unsaved])
        if answer is Unsaved.REVIEW:
            self._review({}, then)
        elif answer is Unsaved.SAVE:
            self._save_all(then)
        elif answer is Unsaved.DISCARD:
            self._review({session: session.document.revision for session in unsaved}, then)

    def stay(self) -> None:
        """Cancel what `leave_all` still waits for: the user has asked for another maze since."""
        self._last = None

    def _review(self, agreed: dict[MazeSession, int], then: Then) -> None:
        """Ask for each maze in turn, also for those that are opened or drawn on in the meantime.

        `agreed` are the revisions that the user has saved or discarded.
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
                session.file.saver.then(partial(self._save_all, then))
                return
            if session.document.is_dirty:
                self._sessions.show(session)
                self._save(session, partial(self._save_all, then))
                return
        self._end(then)

    def _end(self, then: Then) -> None:
        """Call `then`, unless a task is in progress that the user does not want to stop."""
        if then is not self._last:
            return
        task = self._tasks.task_to_confirm
        if task is None or self._questions.stop(task.title):
            then()


def _settle(session: MazeSession) -> None:
    """End the gesture, and check whether the file still exists, so that all changes are known."""
    session.document.commit_gesture()
    session.file.disk.look()
