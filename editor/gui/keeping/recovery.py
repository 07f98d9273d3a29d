"""Offers what a program that ended badly has left in its journals."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Slot
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.errors import MazeError
from editor.gui.document import Document
from editor.gui.keeping.journal_keeper import SUFFIX, JournalKeeper
from editor.gui.message_bar import MessageBar
from editor.gui.worker import Workers

if TYPE_CHECKING:
    from editor.files.journal import Recovered

log = logging.getLogger(__name__)


@dataclass(frozen=True, eq=False)
class Left:
    """A journal that nobody keeps any more, and what it holds or why that cannot be read."""

    path: Path
    time: datetime
    found: Recovered | None
    reason: str = ""

    @property
    def name(self) -> str:
        """What the user called the maze."""
        if self.found is None:
            return self.path.name
        origin = self.found.origin
        return Path(origin.path).name if origin.path else origin.name


def journals_left(folder: Path) -> list[Left]:
    """Read the journals in a folder that no running program keeps, the newest first."""
    from editor.files.journal import recover  # noqa: PLC0415  # loads the formats

    left = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        lock = QLockFile(f"{path}.lock")
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            continue
        try:
            time = datetime.fromtimestamp(path.stat().st_mtime)
            left.append(Left(path, time, recover(path)))
        except MazeError as error:
            left.append(Left(path, time, None, str(error)))
        except OSError:
            log.info("a journal has gone", exc_info=True)
        finally:
            lock.unlock()
    return sorted(left, key=lambda it: it.time, reverse=True)


class Recovery(QObject):
    """Asks at the start what is to become of unsaved work that was left behind."""

    def __init__(
        self,
        window: QWidget,
        document: Document,
        workers: Workers,
        messages: MessageBar,
        folder: Path,
        keeper: JournalKeeper,
    ) -> None:
        super().__init__(window)
        self._window, self._document, self._messages = window, document, messages
        self._workers, self._folder = workers, folder
        self._taken: Path | None = None
        keeper.written.connect(self._forget_taken)

    def begin(self) -> None:
        """Look aside for what was left behind, and ask then."""
        folder = self._folder
        self._workers.jobs.run(lambda: journals_left(folder)).done.connect(self._offer)

    @Slot(object)
    def _offer(self, left: list[Left]) -> None:
        for it in left:
            if it.found is None:
                self._messages.fail(f"Unsaved work was left behind that cannot be read. {it.reason}")
                continue
            answer = self._ask(it, it.found)
            if answer is QMessageBox.StandardButton.Discard:
                it.path.unlink(missing_ok=True)
            elif answer is QMessageBox.StandardButton.Open and not self._document.is_dirty:
                self._take(it, it.found)
                return

    def _ask(self, left: Left, found: Recovered) -> QMessageBox.StandardButton:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle("Unsaved work")
        box.setText(f"<b>Mazewright ended before {escape(left.name)} was saved.</b>")
        where = f" It belongs to {found.origin.path}." if found.origin.path else ""
        box.setInformativeText(
            f"What was drawn until {left.time:%Y-%m-%d %H:%M:%S} is there.{where}"
            " Open it? Nothing is written to its file before you save."
        )
        box.setStandardButtons(
            QMessageBox.StandardButton.Open
            | QMessageBox.StandardButton.Discard
            | QMessageBox.StandardButton.Ignore
        )
        box.button(QMessageBox.StandardButton.Ignore).setText("Ask again next time")
        box.setDefaultButton(QMessageBox.StandardButton.Open)
        return QMessageBox.StandardButton(box.exec())

    def _take(self, left: Left, found: Recovered) -> None:
        """Open the maze as it was, with its file and unsaved."""
        path = Path(found.origin.path) if found.origin.path else None
        self._taken = left.path
        self._document.replace(found.maze, path, found.origin.name, found.origin.format)
        self._document.undo_stack.resetClean()
        self._messages.tell(f"{left.name} is as it was; it is not saved yet.")

    @Slot()
    def _forget_taken(self) -> None:
        """Remove the journal that was taken, now that it is in the one of this window."""
        if self._taken is not None:
            self._taken.unlink(missing_ok=True)
            self._taken = None
