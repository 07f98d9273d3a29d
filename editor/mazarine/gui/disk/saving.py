"""Saving a maze in the jobs thread, while it may be edited further."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files
from mazarine.errors import Cancelled, MazeError, MazeFileError
from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.tasks import Report, TaskList
from mazarine.gui.editing.document import Document
from mazarine.gui.editing.part import Part, PartChanged
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.snapshots import Snapshot
from mazarine.messages import Message, quoted

log = logging.getLogger(__name__)

Then = Callable[[], None]


@dataclass(frozen=True)
class Target:
    """A file to save in.

    Attributes
    ----------
    format : the name of its format; None to go by the suffix
    part : the rectangle of a large maze, whose store `path` is; None for a file
    overwrites : whether changes of that rectangle by other programs are overwritten
    """

    path: Path
    format: str | None = None
    part: Part | None = None
    overwrites: bool = False


class Saver(QObject):
    """Writes one file at a time.

    What is drawn while the file is written counts as unsaved; if writing fails, everything does.

    Attributes
    ----------
    target : the file that is being written, None if none is
    accepted_losses : a file, and the losses in its format that the user has accepted
    """

    saved = Signal(object)
    """The `Target`."""
    losses_found = Signal(object, object, object)
    """Nothing was written: the `Target`, the losses in its format, and the callback."""
    change_found = Signal(object, object)
    """Nothing was written: the `Target`, whose rectangle was changed in the store, and the callback."""
    failed = Signal(object)
    """The message with the reason."""
    busy_changed = Signal(bool)
    """Whether a file is being written."""
    idle = Signal()
    """Nothing is being written, and no callback waits for the end of writing."""

    def __init__(
        self, document: Document, queue: JobQueue, tasks: TaskList, versions: Path | None,
        numbered: Callable[[Maze], Maze], parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._document, self._queue, self._tasks = document, queue, tasks
        self._versions, self._numbered = versions, numbered
        self.target: Target | None = None
        self._then: Then | None = None
        self._art: tuple[files.TileArt, files.TileArt] | None = None
        """The pictures of the tiles of the map when saving began, and as it was saved."""
        self._waiting: deque[Then] = deque()
        self.accepted_losses: tuple[Target, tuple[Message, ...]] | None = None

    @property
    def is_saving(self) -> bool:
        return self.target is not None

    def save(self, target: Target, then: Then | None = None) -> None:
        """Write the maze as it is now, and call `then` if it could be written."""
        self._document.cut_stroke()
        snapshot, versions, accepted = self._document.snapshot(), self._versions, self.accepted_losses
        source, choice = self._document.path or target.path, self._document.tile_choice
        self.target, self._then, self._art = target, then, None
        read_as, shown = self._document.reading.options, self._document.tile_art
        holder = self._document.holder or target.path

        def work(report: Report) -> Exception | tuple[Message, ...] | None:
            # The writers are loaded here, not with the window.
            if target.part is not None:
                return _written_back(target.part, snapshot, target.overwrites)
            changed = holder if target.path == source else target.path
            keeping = nullcontext(None) if versions is None else files.Backups(versions).keeping(changed)
            try:
                maze = self._numbered(snapshot.maze())
                before = None if versions is None else files.Backups(versions).before(holder)
                ready = files.save(
                    maze, target.path, format=target.format, choice=choice, source=source, before=before,
                    options=read_as,
                )  # fmt: skip
                lost = tuple(ready.losses)
                if lost and (target, lost) != accepted:
                    return lost
                with keeping as reason:
                    if reason is not None:
                        # Saving is worth more than what it replaces.
                        log.warning("%s", reason)
                    ready.write(report)
            except Exception as error:
                log.info("saving failed", exc_info=True)
                return error
            if shown is not None and target.path == source:
                try:
                    saved = files.tile_art(source, files.identify(source), read_as, maze, [])
                    self._art = None if saved is None else (shown, saved)
                except Exception:
                    # The maze is saved, whatever becomes of its pictures.
                    log.warning("the tiles are shown as before", exc_info=True)
            return None

        title = tr_later("Saving {name}…", name=target.path.name)
        self._tasks.run(self._queue, title, work).done.connect(self._take)
        self._document.begin_saving()
        self.busy_changed.emit(True)

    def then(self, then: Then) -> None:
        """Queue a callback for the end of saving, successful or not."""
        self._waiting.append(then)

    @Slot(object)
    def _take(self, outcome: Exception | tuple[Message, ...] | None) -> None:
        target, then = self.target, self._then
        self.target = self._then = None
        # Before it is reported that nothing is being written: that would look as if all was saved.
        if outcome is None:
            self._document.end_saving()
            if self._art is not None:
                self._document.renew_tiles(*self._art)
        elif target is not None and target.part is not None:
            # Some of it may have been written.
            self._document.forget_saved()
        else:
            self._document.fail_to_save()
        self.busy_changed.emit(False)
        if target is None:
            return
        if isinstance(outcome, tuple):
            self.losses_found.emit(target, outcome, then)
        elif isinstance(outcome, PartChanged):
            self.change_found.emit(target, then)
        elif outcome is not None:
            self._fail(target, outcome)
        else:
            self.saved.emit(target)
            if then is not None:
                self._waiting.append(then)
        self._go_on()

    def _go_on(self) -> None:
        """Call what is queued, in order, until something is being written again."""
        while self._waiting and not self.is_saving:
            self._waiting.popleft()()
        if not self.is_saving:
            self.idle.emit()

    def _fail(self, target: Target, error: Exception) -> None:
        if isinstance(error, Cancelled):
            self.failed.emit(tr_later("Saving stopped. “{name}” is unchanged.", name=target.path.name))
        elif isinstance(error, MazeFileError) and error.path == target.path:
            name = target.path.name
            self.failed.emit(tr_later("Cannot save “{name}”: {reason}.", name=name, reason=error.cause))
        elif isinstance(error, MazeError):
            self.failed.emit(error.message)
        else:
            log.error("saving failed", exc_info=error)
            self.failed.emit(
                tr_later("Cannot save “{name}” (“{error}”).", name=target.path.name, error=quoted(error))
            )


def _written_back(part: Part, snapshot: Snapshot, overwrites: bool) -> Exception | None:
    """Write a rectangle of a large maze; return why that was not possible."""
    try:
        part.write(snapshot.maze(), overwrites=overwrites)
    except Exception as error:
        log.info("saving failed", exc_info=True)
        return error
    return None
