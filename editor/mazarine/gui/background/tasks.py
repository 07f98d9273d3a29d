"""Tasks that the user waits for: their titles, their progress, and how to stop them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazarine.gui.background.jobs import Job, JobQueue
from mazarine.messages import Message
from mazarine.progress import watched

_LOOK_EVERY_MS = 50

Report = Callable[[float], bool]
"""Reports how much of the work is done, and returns whether it is to continue."""


class Task(QObject):
    """A task that the user waits for.

    Attributes
    ----------
    share : how much of it is done, 0 to 1
    confirm_before_cancel : whether the user is asked before it is stopped
    may_continue : whether its end was not requested
    """

    def __init__(self, title: Message, tasks: TaskList, confirm_before_cancel: bool) -> None:
        super().__init__(tasks)
        self.confirm_before_cancel, self.title = confirm_before_cancel, title
        self.share = 0.0
        self._tasks = tasks
        self.may_continue = True

    def report(self, share: float) -> bool:
        """Record how far the work is; from any thread. Return whether it is to continue."""
        self.share = share
        return self.may_continue

    def stop(self) -> None:
        """Request the end of the task."""
        self.may_continue = False

    @Slot()
    def end(self) -> None:
        """Remove the task from the list after its work has ended, successfully or not."""
        self._tasks.end(self)


class TaskList(QObject):
    """The tasks in progress, in the order in which they began."""

    changed = Signal()
    """A task began, progressed or ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks: list[Task] = []
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def task(self) -> Task | None:
        """The task that is being done: they are done one after another."""
        return self._tasks[0] if self._tasks else None

    @property
    def task_to_confirm(self) -> Task | None:
        """The first task that is not to be stopped without a question."""
        return next((task for task in self._tasks if task.confirm_before_cancel), None)

    def run(
        self, queue: JobQueue, title: Message, work: Callable[[Report], Any], *,
        confirm_before_cancel: bool = False,
    ) -> Job:  # fmt: skip
        task = self.begin(title, confirm_before_cancel=confirm_before_cancel)

        def watched_work() -> object:
            with watched(lambda _share: task.may_continue):
                return work(task.report)

        job = queue.run(watched_work)
        job.then(task.end, task.end)
        return job

    def begin(self, title: Message, *, confirm_before_cancel: bool = False) -> Task:
        """Add a task; the caller calls its `report` during the work, and `end` after it."""
        task = Task(title, self, confirm_before_cancel)
        self._tasks.append(task)
        self._timer.start()
        self.changed.emit()
        return task

    def end(self, task: Task) -> None:
        if task in self._tasks:
            self._tasks.remove(task)
            task.deleteLater()
        if not self._tasks:
            self._timer.stop()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Request the end of the task that is being done."""
        if self.task is not None:
            self.task.stop()

    def stop_all(self) -> None:
        """Request the end of all tasks, and wait for none: the window closes."""
        for task in tuple(self._tasks):
            task.stop()
            task.end()
