"""Values computed from the open maze in another thread, and stale until they have followed a change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.background.jobs import IsCurrent, JobQueue, LatestTask
from mazarine.gui.background.messages import message_of
from mazarine.gui.background.timers import single_shot
from mazarine.gui.editing.document import Document
from mazarine.maze import Maze
from mazarine.maze.edits import Change
from mazarine.messages import Message

T = TypeVar("T")


class DerivedValue(QObject, Generic[T]):
    """A value of the maze, computed in another thread as long as it is observed.

    After a change it is computed again when the maze has rested for a moment; until then the old value
    stays, and is stale. A subclass defines in `work` what is computed; it may ask another thread in `ask`,
    and hand the answer to `take`.

    Attributes
    ----------
    value : the value of the maze of `revision`, None while there is none
    error : why there is none, for the user; None if nothing failed
    """

    changed = Signal()
    """There is another value, or none, or it is stale now."""

    rests_ms: ClassVar[int] = 300
    """How long the maze rests after the last change of several before the value is computed."""

    stays_unwatched: ClassVar[bool] = True
    """Whether the value is kept when it is not observed any more."""

    def __init__(self, document: Document, queue: JobQueue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.value: T | None = None
        self.revision = -1
        self.error: Message | None = None
        self._watchers: set[Hashable] = set()
        self._timer = single_shot(self, self.rests_ms, self.request)
        self.latest = LatestTask(queue, self, self._take, self._fail)

    @property
    def is_stale(self) -> bool:
        """Whether the maze has changed since."""
        return self.revision != self.document.revision

    @property
    def is_watched(self) -> bool:
        return bool(self._watchers)

    def watch(self, who: Hashable, is_watching: bool = True) -> None:
        """Update the value as long as it is observed."""
        was_watched = self.is_watched
        (self._watchers.add if is_watching else self._watchers.discard)(who)
        if was_watched and not self.is_watched:
            self._timer.stop()
            self.latest.cancel()
            if not self.stays_unwatched:
                self.take(None, -1)
        elif self.is_watched and not was_watched and self.is_stale:
            self.request()

    def follow(self, change: Change) -> None:  # noqa: ARG002
        self.latest.cancel()
        if self.is_watched:
            self._timer.start()
            self.changed.emit()

    def start_over(self) -> None:
        """Drop the value and the requests of the maze that was open before."""
        self.value, self.revision, self.error = None, -1, None
        self.latest.cancel()
        self.changed.emit()
        self.request()

    @Slot()
    def request(self) -> None:
        """Compute the value, if it is observed."""
        self._timer.stop()
        if self.is_watched:
            self.ask()
            self.changed.emit()

    def ask(self) -> None:
        self.latest.submit(self._begin)

    def work(self) -> Callable[[Maze, IsCurrent], T]:
        """Return the function that computes the value of a maze in another thread."""
        raise NotImplementedError

    def take(self, value: T | None, revision: int, error: Message | None = None) -> None:
        """Set the value of the maze as it was at a revision, or the reason why there is none."""
        self.value, self.revision, self.error = value, revision, error
        self.changed.emit()

    def failure_message(self, error: Exception) -> Message:
        return message_of(error)

    def _begin(self) -> Callable[[IsCurrent], tuple[T, int]]:
        revision, snapshot, work = self.document.revision, self.document.snapshot(), self.work()
        return lambda is_current: (work(snapshot.maze(), is_current), revision)

    @Slot(object)
    def _take(self, result: tuple[T, int]) -> None:
        self.take(*result)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self.take(None, self.document.revision, self.failure_message(error))
