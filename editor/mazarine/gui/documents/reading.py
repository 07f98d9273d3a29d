"""Reading files in the jobs thread, while the open mazes may be edited."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files, problems
from mazarine.errors import Cancelled, MazeError, MazeFileError
from mazarine.files.art import TileArt
from mazarine.files.format import TileOptions
from mazarine.files.options import AS_FOUND, Reading
from mazarine.files.pictures.messages import PictureNote
from mazarine.gui.background.tasks import Task, TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.disk_watch import FileStamp, stamp_of
from mazarine.gui.disk.saving import Then
from mazarine.gui.editing.document import Document
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import Edit
from mazarine.messages import Message, quoted

log = logging.getLogger(__name__)

_CONTEST_FORMATS = ("micromouse-o", "micromouse-plus", "micromouse-binary", "mms-num")


@dataclass(frozen=True, eq=False)
class ReadRequest:
    """A request to read a file.

    Attributes
    ----------
    copy_name : the title of a copy, which has no file; empty if it is no copy
    reloads : the document that is reloaded; None for a maze in a tab of its own
    revision : the revision of that document that the user has saved or discarded
    shows : whether the tab is to be shown
    reading : how the file is read
    """

    path: Path
    copy_name: Message | str = ""
    reloads: Document | None = None
    revision: int = -1
    shows: bool = True
    reading: Reading = AS_FOUND


@dataclass(frozen=True, eq=False)
class Arrival:
    """A maze that was read, and the stamp of the file that has it.

    Attributes
    ----------
    contest_markers : what adds the start and goals that a file of a micromouse format does not name; None
        if nothing is to be added
    notes : what the reader took for granted and left out
    tile_options : what may be chosen for a map of tiles
    tile_art : the pictures of its tiles
    holder : the file that has the maze: its own, or one that that names
    """

    order: ReadRequest
    maze: Maze
    format: str
    stamp: FileStamp | None
    contest_markers: Edit | None = None
    notes: tuple[Message, ...] = ()
    tile_options: TileOptions | None = None
    tile_art: TileArt | None = None
    holder: Path | None = None


def is_contest(maze: Maze, format: str | None) -> bool:
    """Return whether a maze that was read from a file of this format is one of a micromouse contest."""
    _, rows, cols = maze.shape
    return format in _CONTEST_FORMATS and rows == cols


def shown_notes(notes: Iterable[Message]) -> tuple[Message, ...]:
    """Return notes without the one on options of the command line: a window has a button for them."""
    return tuple(note for note in notes if note.code != PictureNote.CHOICES.code)


class Reader(QObject):
    """Reads one file after another; a maze that was read waits until it may be shown.

    `when_free` calls what shows a maze as soon as that does not interrupt the user.
    """

    arrived = Signal(object)
    """An `Arrival`."""
    failed = Signal(object, object)
    """The path, and the message with the reason."""
    stopped = Signal()
    """The user has stopped it; no file that waits is read either."""
    busy_changed = Signal(bool)
    """Whether a file is being read."""

    def __init__(
        self, workers: Workers, tasks: TaskList, when_free: Callable[[Then], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._workers, self._tasks, self._when_free = workers, tasks, when_free
        self._waiting: deque[ReadRequest] = deque()
        self._order: ReadRequest | None = None
        self._task: Task | None = None

    @property
    def is_reading(self) -> bool:
        """Whether a file is being read, or waits to be shown."""
        return self._order is not None

    @property
    def has_more(self) -> bool:
        """Whether other files wait to be read."""
        return bool(self._waiting)

    def read(self, order: ReadRequest) -> None:
        """Read a file, after those that wait; `arrived` or `failed` answers."""
        self._waiting.append(order)
        self._go_on()

    def _go_on(self) -> None:
        if self._order is not None or not self._waiting:
            return
        order = self._order = self._waiting.popleft()
        task = self._task = self._tasks.begin(tr_later("Opening {name}…", name=order.path.name))

        def work() -> Arrival | Exception:
            # The readers are loaded here, not with the window.
            try:
                stamp = stamp_of(order.path)
                notes: list[Message] = []
                maze, format = files.read_with_format(
                    order.path, format=order.reading.format, options=order.reading.options,
                    progress=task.report, notes=notes,
                )  # fmt: skip
                read_as = order.reading.options
                options = files.tile_options(order.path, format, read_as)
                holder = files.holder_of(order.path, format, read_as)
                if holder != order.path:
                    stamp = stamp_of(holder)
                missing = problems.contest_markers(maze) if format.name in _CONTEST_FORMATS else None
                art = files.tile_art(order.path, format, read_as, maze, notes)
                return Arrival(
                    order, maze, format.name, stamp, missing, shown_notes(notes), options, art, holder
                )  # fmt: skip
            except Exception as error:
                log.info("reading failed", exc_info=True)
                return error

        self._workers.jobs.run(work).done.connect(self._take)
        self.busy_changed.emit(True)

    @Slot(object)
    def _take(self, outcome: Arrival | Exception) -> None:
        self._when_free(partial(self._deliver, outcome))

    def _deliver(self, outcome: Arrival | Exception) -> None:
        order = self._order
        if order is None:
            return
        self._order = None
        if self._task is not None:
            self._task.end()
        self.busy_changed.emit(False)
        if isinstance(outcome, Arrival):
            self.arrived.emit(outcome)
        elif isinstance(outcome, Cancelled):
            self._waiting.clear()
            self.stopped.emit()
        elif isinstance(outcome, MazeFileError) and outcome.path == order.path:
            message = tr_later("Cannot open “{path}”: {reason}.", path=order.path, reason=outcome.cause)
            self.failed.emit(order.path, message)
        elif isinstance(outcome, MazeError):
            self.failed.emit(order.path, outcome.message)
        else:
            log.error("reading failed", exc_info=outcome)
            message = tr_later("Cannot open “{path}” (“{error}”).", path=order.path, error=quoted(outcome))
            self.failed.emit(order.path, message)
        self._go_on()
