"""Offers what a program that ended badly has left in its journals."""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot

from mazewright import files as maze_files
from mazewright.errors import MazeError
from mazewright.files.presence import is_there
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.autosave import POINTER, SUFFIX, JournalKeeper
from mazewright.gui.documents.disk_watch import FileStamp, stamp_of
from mazewright.gui.documents.document import Document
from mazewright.gui.documents.file_lock import file_of_journal, is_left, journal_beside, lock_beside
from mazewright.gui.i18n import tr
from mazewright.gui.shell.files import Files
from mazewright.gui.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from mazewright.files.journal import Recovered

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class Left:
    """A journal that nobody keeps any more, and what it holds or why that cannot be read."""

    path: Path
    time: datetime
    found: Recovered | None
    reason: str = ""
    pointer: Path | None = None
    stamp: FileStamp | None = None

    @property
    def is_there(self) -> bool:
        """Whether the journal is still the one that was read."""
        return self.stamp is not None and stamp_of(self.path) == self.stamp

    def forget(self) -> None:
        """Remove it from the disk, if no other has taken its place."""
        with contextlib.suppress(OSError):
            if self.is_there:
                self.path.unlink(missing_ok=True)
            if self.pointer is not None:
                self.pointer.unlink(missing_ok=True)

    @property
    def name(self) -> str:
        """What the user called the maze."""
        if self.found is None:
            return self.path.name
        origin = self.found.origin
        return Path(origin.path).name if origin.path else origin.name


def journals_left(folder: Path) -> list[Left]:
    """Read the journals in a folder, and those that it points to, which no running program keeps."""
    left = {}
    maze_files.sweep(folder)
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if is_left(Path(f"{path}.lock")):
            left[path] = read_journal(path)
    for pointer in sorted(folder.glob(f"*{POINTER}")):
        # A pointer may be torn, as a power cut leaves it: then it names what no file can be called.
        with contextlib.suppress(OSError, ValueError):
            path = Path(os.fsdecode(pointer.read_bytes()))
            if is_left(lock_beside(file_of_journal(path))):
                if is_there(path):
                    left[path] = read_journal(path, pointer)
                else:
                    pointer.unlink(missing_ok=True)
    return sorted(filter(None, left.values()), key=lambda it: it.time, reverse=True)


def read_journal(path: Path, pointer: Path | None = None) -> Left | None:
    """Read a journal that was left behind; None if it has gone."""
    stamp = stamp_of(path)
    try:
        time = datetime.fromtimestamp(path.stat().st_mtime)
        return Left(path, time, maze_files.journal.recover(path), "", pointer, stamp)
    except MazeError as error:
        return Left(path, time, None, str(error), pointer, stamp)
    except OSError:
        log.info("a journal has gone", exc_info=True)
        return None


class Recovery(QObject):
    """Asks at the start what is to become of unsaved work that was left behind.

    Attributes
    ----------
    elsewhere : gives what brings the maze of a file, or of none, back where the open one is not in its way
    """

    def __init__(
        self,
        window: QtWidgets.QWidget,
        document: Document,
        workers: Workers,
        messages: MessageBar,
        folder: Path,
        keeper: JournalKeeper,
        files: Files,
    ) -> None:
        super().__init__(window)
        self._window, self._document, self._messages = window, document, messages
        self._workers, self._folder = workers, folder
        self._keeper, self._files = keeper, files
        self._offered: set[tuple[Path, FileStamp | None]] = set()
        self._taken: Left | None = None
        self.elsewhere: Callable[[Path | None], Recovery] = lambda _path: self
        keeper.begun.connect(self._forget_taken)

    def begin(self) -> None:
        """Look aside for what was left behind, and ask then."""
        folder = self._folder
        self._workers.jobs.run(lambda: journals_left(folder)).done.connect(self._offer)

    @Slot()
    def look_beside(self) -> None:
        """Look beside the file that was opened, which may come from another computer."""
        file = self._document.path
        path = None if file is None or self._files.claim.holder else journal_beside(file)
        if path is not None and path != self._keeper.path_there:
            job = self._workers.jobs.run(lambda: [read_journal(path)] if is_there(path) else [])
            job.done.connect(self._offer)

    @Slot(object)
    def _offer(self, left: list[Left | None]) -> None:
        for it in filter(None, left):
            if (it.path, it.stamp) in self._offered:
                continue
            self._offered.add((it.path, it.stamp))
            if it.found is None:
                self._messages.fail(f"Unsaved work was left behind that cannot be read. {it.reason}")
                continue
            with self._files.holding_back():
                answer = self._ask(it, it.found)
            if not it.is_there:
                self._messages.tell(f"What was left of “{it.name}” is open in another window, or has gone.")
                continue
            if answer is QtWidgets.QMessageBox.StandardButton.Discard:
                it.forget()
            elif answer is QtWidgets.QMessageBox.StandardButton.Open:
                self._document.settle()
                path = Path(it.found.origin.path) if it.found.origin.path else None
                place = self if self._document.is_untouched else self.elsewhere(path)
                place._take(it, it.found)

    def _ask(self, left: Left, found: Recovered) -> QtWidgets.QMessageBox.StandardButton:
        box = QtWidgets.QMessageBox(self._window)
        box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
        box.setWindowTitle(tr("Unsaved work"))
        box.setText(tr(f"<b>Mazewright ended before {escape(left.name)} was saved.</b>"))
        words = [f"What was drawn until {left.time:%Y-%m-%d %H:%M:%S} is there."]
        if found.origin.path:
            words.append(f"It belongs to {found.origin.path}.")
        words.append("Open it? Nothing is written to its file before you save.")
        box.setInformativeText(" ".join(map(tr, words)))
        box.setStandardButtons(
            QtWidgets.QMessageBox.StandardButton.Open
            | QtWidgets.QMessageBox.StandardButton.Discard
            | QtWidgets.QMessageBox.StandardButton.Ignore
        )
        box.button(QtWidgets.QMessageBox.StandardButton.Ignore).setText(tr("Ask again next time"))
        box.setDefaultButton(QtWidgets.QMessageBox.StandardButton.Open)
        return QtWidgets.QMessageBox.StandardButton(box.exec())

    def _take(self, left: Left, found: Recovered) -> None:
        """Open the maze as it was, with its file and unsaved."""
        path = Path(found.origin.path) if found.origin.path else None
        self._taken = left
        self._keeper.take_over(left.path)
        self._files.expect(found.origin.stamp)
        self._document.replace(found.maze, path, found.origin.name, found.origin.format)
        self._document.undo_stack.resetClean()
        self._messages.tell(f"{left.name} is back as you drew it last; that is not saved yet.")
        self._files.tell_holder()

    @Slot()
    def _forget_taken(self) -> None:
        """Remove the journal that was taken, now that it is in the one of this window."""
        if self._taken is not None:
            self._taken.forget()
            self._taken = None
