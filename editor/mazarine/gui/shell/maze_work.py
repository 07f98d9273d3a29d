"""Work on the maze that is shown, in the background: its result counts only if the maze is still the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Slot

from mazarine.errors import Cancelled
from mazarine.gui.background.jobs import Job
from mazarine.gui.background.messages import show_error
from mazarine.gui.background.tasks import Report, TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.current import CurrentSession
from mazarine.gui.widgets.message_bar import MessageBar
from mazarine.maze import Maze
from mazarine.messages import Message

_Made = TypeVar("_Made")


class MazeWork(QObject):
    """Makes things of the maze that is shown, as tasks that can be stopped."""

    def __init__(
        self,
        current: CurrentSession,
        workers: Workers,
        tasks: TaskList,
        messages: MessageBar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._current, self._workers = current, workers
        self._tasks, self._messages = tasks, messages

    def make(self, title: Message, make: Callable[[Maze], _Made], take: Callable[[_Made], None]) -> Job:
        """Make a result of the maze in the background, and take it if the maze is still the same."""
        document = self._current.document
        document.commit_gesture()
        revision, snapshot = document.revision, document.snapshot()

        def arrive(made: _Made) -> None:
            if self._current.document is not document:
                self._messages.refuse(tr_later("Another maze was opened meanwhile. Nothing was changed."))
                return
            document.commit_gesture()
            if document.revision == revision:
                take(made)
            else:
                self._messages.refuse(
                    tr_later("The maze was changed meanwhile. Nothing was done. Try again.")
                )

        job = self.run(title, lambda: make(snapshot.maze()))
        job.done.connect(arrive)
        return job

    def run(self, title: Message, make: Callable[[], object]) -> Job:
        """Run work as a task; failures are shown."""

        def work(report: Report) -> object:
            made = make()
            if not report(1.0):
                raise Cancelled
            return made

        job = self._tasks.run(self._workers.jobs, title, work)
        job.failed.connect(self._fail)
        return job

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        show_error(self._messages, error, tr_later("Stopped. The maze was not changed."))
