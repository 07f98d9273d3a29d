"""Work that the user waits for: what it is, how far it is, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from mazewright.gui.background.jobs import Job, JobQueue

_LOOK_EVERY_MS = 50

Look = Callable[[float], bool]
"""Notes how much of the work is done, and says whether it is to go on."""


class Piece(QObject):
    """A piece of work.

    Attributes
    ----------
    words : what it is
    share : how much of it is done, 0 to 1
    is_dear : whether it is not to be given up without a question
    """

    def __init__(self, words: str, work: LongWork, is_dear: bool) -> None:
        super().__init__(work)
        self.is_dear = is_dear
        self.words = words
        self.share = 0.0
        self._work = work
        self._is_wanted = True

    def look(self, share: float) -> bool:
        """Record how far the work is; from any thread. Return whether it is to continue."""
        self.share = share
        return self._is_wanted

    def stop(self) -> None:
        """Have it stopped, soon."""
        self._is_wanted = False

    @Slot()
    def end(self) -> None:
        """It is over, well or ill."""
        self._work.end(self)


class LongWork(QObject):
    """The pieces of work that are under way, in the order in which they began."""

    changed = Signal()
    """There is more or less to wait for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []
        self._timer = QTimer(self, interval=_LOOK_EVERY_MS)
        self._timer.timeout.connect(self.changed)

    @property
    def piece(self) -> Piece | None:
        """The one that is being done: they are done one after another."""
        return self._pieces[0] if self._pieces else None

    @property
    def dear(self) -> Piece | None:
        """The first of those that are not to be given up without a question."""
        return next((piece for piece in self._pieces if piece.is_dear), None)

    def run(self, queue: JobQueue, words: str, work: Callable[[Look], Any], *, is_dear: bool = False) -> Job:
        """Do a piece of work in a queue."""
        piece = self.begin(words, is_dear=is_dear)
        job = queue.run(lambda: work(piece.look))
        job.done.connect(piece.end)
        job.failed.connect(piece.end)
        return job

    def begin(self, words: str, *, is_dear: bool = False) -> Piece:
        """Begin a piece of work; its `look` goes to those who do it, and `end` is called after them."""
        piece = Piece(words, self, is_dear)
        self._pieces.append(piece)
        self._timer.start()
        self.changed.emit()
        return piece

    def end(self, piece: Piece) -> None:
        """Take a piece of work off the list."""
        if piece in self._pieces:
            self._pieces.remove(piece)
            piece.deleteLater()
        if not self._pieces:
            self._timer.stop()
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Have the one that is being done stopped."""
        if self.piece is not None:
            self.piece.stop()

    def stop_all(self) -> None:
        """Have everything stopped, and wait for nothing: the window closes."""
        for piece in tuple(self._pieces):
            piece.stop()
            piece.end()
