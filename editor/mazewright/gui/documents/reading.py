"""Reading a file in the jobs thread, while the open maze may be edited."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from mazewright import files
from mazewright.errors import Cancelled, MazeError
from mazewright.gui.background.long_work import LongWork, Piece
from mazewright.gui.background.timers import single_shot
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.disk_watch import FileStamp, stamp_of
from mazewright.maze import Maze

log = logging.getLogger(__name__)

_AGAIN_AFTER_MS = 50


@dataclass(frozen=True, eq=False)
class Arrival:
    """A maze that was read, and the stamp of its file then.

    Attributes
    ----------
    copy_name : what a copy is called, which has no file; empty if it is none
    here : whether it is to take the place of the open maze
    """

    maze: Maze
    path: Path
    format: str
    copy_name: str
    stamp: FileStamp | None
    here: bool

    @property
    def as_copy(self) -> bool:
        """Whether it is a copy."""
        return bool(self.copy_name)


@dataclass(frozen=True, eq=False)
class _Order:
    path: Path
    copy_name: str
    here: bool


_Result = tuple[_Order, Arrival | Exception]


class Reader(QObject):
    """Reads one file at a time: a new one takes the place of the one that is being read."""

    arrived = Signal(object)
    """An `Arrival`."""
    failed = Signal(object, str)
    """The path, and the sentence that says why."""
    stopped = Signal()
    """The user thought better of it."""
    busy_changed = Signal(str)
    """What is being read; empty when nothing is."""

    def __init__(self, workers: Workers, work: LongWork, parent: QObject) -> None:
        super().__init__(parent)
        self._workers = workers
        self._work = work
        self._piece: Piece | None = None
        self._order: _Order | None = None
        self._holds = 0
        self._held: list[_Result] = []
        self._timer = single_shot(self, _AGAIN_AFTER_MS, self._deliver)

    @property
    def is_reading(self) -> bool:
        """Whether a file is being read, or waits to be shown."""
        return self._order is not None

    @property
    def path_aside(self) -> Path | None:
        """The file that is being read, if it is not to take the place of the open maze."""
        return None if self._order is None or self._order.here else self._order.path

    def read(self, path: Path, *, copy_name: str = "", here: bool = False) -> None:
        """Read a file, as a copy if that has a name; `arrived` or `failed` answers."""
        self._end()
        order = self._order = _Order(path.absolute(), copy_name, here)
        words = f"Opening {path.name}…"
        piece = self._piece = self._work.begin(words)

        def work() -> _Result:
            # The readers are loaded here, not with the window.
            try:
                stamp = stamp_of(order.path)
                maze, format = files.read_with_format(order.path, progress=piece.look)
                return order, Arrival(maze, order.path, format.name, order.copy_name, stamp, order.here)
            except Exception as error:
                log.info("reading failed", exc_info=True)
                return order, error

        job = self._workers.jobs.run(work)
        job.done.connect(self._take)
        self.busy_changed.emit(words)

    def abandon(self) -> None:
        """Want nothing of what is being read."""
        if self._order is not None:
            self._order = None
            self._end()
            self.busy_changed.emit("")

    def _end(self) -> None:
        """Have what is being read stopped, if it is not read yet."""
        if self._piece is not None:
            self._piece.stop()
            self._piece.end()
            self._piece = None

    @contextmanager
    def holding_back(self) -> Iterator[None]:
        """Hold back what arrives while a question is open: it would ask another on top of it."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            # Later: what the answer leads to comes first, and may want nothing of it.
            QTimer.singleShot(0, self, self._deliver)

    @Slot()
    def _deliver(self) -> None:
        held, self._held = self._held, []
        for result in held:
            self._take(result)

    @Slot(object)
    def _take(self, result: _Result) -> None:
        if self._holds:
            self._held.append(result)
            return
        if QApplication.activeModalWidget() is not None:
            # A question of another page.
            self._held.append(result)
            self._timer.start()
            return
        order, outcome = result
        # After a window is closed nobody wants a maze, and showing it would start threads again.
        if order is not self._order or self._workers.is_closed:
            return
        self._order = None
        self._end()
        self.busy_changed.emit("")
        if isinstance(outcome, Arrival):
            self.arrived.emit(outcome)
        elif isinstance(outcome, Cancelled):
            self.stopped.emit()
        elif isinstance(outcome, MazeError):
            self.failed.emit(order.path, str(outcome))
        else:
            log.error("reading failed", exc_info=outcome)
            self.failed.emit(order.path, f"{order.path}: this file could not be read (“{outcome}”).")
