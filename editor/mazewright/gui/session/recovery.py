"""Offers what a program that ended badly has left in its journals."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazewright.files.presence import is_there
from mazewright.gui.background.messages import Messages
from mazewright.gui.background.workers import Workers
from mazewright.gui.documents.disk_watch import FileStamp
from mazewright.gui.documents.file_lock import journal_beside
from mazewright.gui.documents.journals_left import Left, journals_left, read_journal
from mazewright.gui.session.document_manager import DocumentManager
from mazewright.gui.session.questions import LeftBehind, Questions
from mazewright.gui.session.session import MazeSession
from mazewright.gui.session.sessions import Sessions

if TYPE_CHECKING:
    from mazewright.files.journal import Recovered


class Recovery(QObject):
    """Asks what is to become of unsaved work that was left behind: at the start, and beside opened files."""

    def __init__(
        self,
        folder: Path,
        sessions: Sessions,
        manager: DocumentManager,
        workers: Workers,
        messages: Messages,
        questions: Questions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder, self._sessions, self._manager = folder, sessions, manager
        self._workers, self._messages, self._questions = workers, messages, questions
        self._offered: set[tuple[Path, FileStamp | None]] = set()
        manager.opened.connect(self.look_beside)

    def begin(self) -> None:
        """Look in the folder of the program for what was left behind, and ask then."""
        folder = self._folder
        self._workers.jobs.run(lambda: journals_left(folder)).done.connect(self._offer)

    @Slot(object)
    def look_beside(self, session: MazeSession) -> None:
        """Look beside the file that was opened, which may come from another computer."""
        file, autosave = session.document.path, session.autosave
        path = None if file is None or session.file.lock.holder else journal_beside(file)
        if path is not None and autosave is not None and path != autosave.path_there:
            job = self._workers.jobs.run(lambda: [read_journal(path)] if is_there(path) else [])
            job.done.connect(self._offer)

    @Slot(object)
    def _offer(self, left: list[Left | None]) -> None:
        for it in filter(None, left):
            if (it.path, it.stamp) not in self._offered:
                self._offered.add((it.path, it.stamp))
                self._manager.when_free(partial(self._ask_about, it))

    def _ask_about(self, left: Left) -> None:
        if left.found is None:
            self._messages.fail(f"Unsaved work was found, but it cannot be read. {left.reason}")
            return
        answer = self._questions.left_behind(left)
        if not left.is_there:
            self._messages.tell(
                f"The unsaved work on “{left.name}” is open in another window, or was removed."
            )
        elif answer is LeftBehind.DISCARD:
            left.forget()
        elif answer is LeftBehind.OPEN:
            self._open(left, left.found)

    def _open(self, left: Left, found: Recovered) -> None:
        """Open a maze as it was, with its file and unsaved."""
        path = Path(found.origin.path) if found.origin.path else None
        session = self._place_for(path)
        autosave = session.autosave
        assert autosave is not None
        session.file.expect(found.origin.stamp)
        session.document.replace(found.maze, path, found.origin.name, found.origin.format)
        session.document.undo_stack.resetClean()
        # Not before it is unsaved: what is saved needs no journal.
        autosave.take_over(left.path, left.forget)
        self._messages.tell(f"{left.name} was restored. It is not saved yet.")
        self._manager.tell_holder(session)

    def _place_for(self, path: Path | None) -> MazeSession:
        session = None if path is None else self._sessions.having(path)
        if session is None or session.document.is_dirty or session.file.is_saving:
            return self._manager.room()
        self._sessions.show(session)
        return session
