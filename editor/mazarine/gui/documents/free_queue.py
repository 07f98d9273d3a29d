"""One queue for what may not interrupt the user: mazes that were read, questions, and closing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.saving import Then
from mazarine.gui.documents.questions import Questions
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions

_AGAIN_AFTER_MS = 50


class FreeQueue(QObject):
    """Calls what waits, in order, as soon as it does not interrupt the user, while the window is open.

    `may_arrive` returns whether another maze may be shown now: not in the middle of a stroke.
    """

    def __init__(
        self, sessions: Sessions, workers: Workers, questions: Questions, may_arrive: Callable[[], bool],
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._sessions, self._workers, self._questions = sessions, workers, questions
        self._may_arrive = may_arrive
        self._waiting: deque[Then] = deque()
        self._timer = single_shot(self, _AGAIN_AFTER_MS, self._go_on)

    @property
    def is_free(self) -> bool:
        """Whether another maze may be shown now: not under a question."""
        return not self._questions.is_open and self._may_arrive()

    @property
    def is_waiting(self) -> bool:
        """Whether something waits until it does not interrupt the user."""
        return bool(self._waiting)

    def when_free(self, then: Then) -> None:
        """Call something when the user is free, after what waits already."""
        self._waiting.append(then)
        self._go_on()

    def when_free_in(self, session: MazeSession, act: Callable[..., None], *rest: object) -> None:
        """Call something with a session when the user is free, unless the session is closed by then."""
        self.when_free(lambda: act(session, *rest) if session in self._sessions else None)

    @Slot()
    def _go_on(self) -> None:
        try:
            while self._waiting and self.is_free and not self._workers.is_closed:
                self._waiting.popleft()()
        finally:  # What fails holds up nothing else.
            if self._waiting and not self._workers.is_closed:
                self._timer.start()
