"""Offers to restore the unsaved work of programs that crashed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazarine.files.presence import exists
from mazarine.gui.background.messages import Messages
from mazarine.gui.background.workers import Workers
from mazarine.gui.documents.disk_watch import UNKNOWN_STAMP, FileStamp
from mazarine.gui.documents.file_lock import journal_beside
from mazarine.gui.documents.orphaned_journals import OrphanedJournal, find_orphaned_journals, read_journal
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.document_manager import DocumentManager
from mazarine.gui.session.questions import Questions, RecoveryChoice
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.messages import in_sequence

if TYPE_CHECKING:
    from mazarine.files.journal import Recovered


class Recovery(QObject):
    """Asks what to do with orphaned journals: at the start, and when the file beside one is opened."""

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
        """Look for orphaned journals in the folder of the program, and ask about them."""
        folder = self._folder
        self._workers.jobs.run(lambda: find_orphaned_journals(folder)).done.connect(self._offer)

    @Slot(object)
    def look_beside(self, session: MazeSession) -> None:
        """Look for a journal beside the file that was opened, which may come from another computer."""
        file, autosave = session.document.path, session.autosave
        path = None if file is None or session.file.lock.owner else journal_beside(file)
        if path is not None and autosave is not None and path != autosave.path_there:
            job = self._workers.jobs.run(lambda: [read_journal(path)] if exists(path) else [])
            job.done.connect(self._offer)

    @Slot(object)
    def _offer(self, journals: list[OrphanedJournal | None]) -> None:
        for it in filter(None, journals):
            if (it.path, it.stamp) not in self._offered:
                self._offered.add((it.path, it.stamp))
                self._manager.when_free(partial(self._ask_about, it))

    def _ask_about(self, journal: OrphanedJournal) -> None:
        if journal.found is None:
            found = tr_later("Unsaved work was found, but it cannot be read.")
            self._messages.fail(found if journal.reason is None else in_sequence(found, journal.reason))
            return
        answer = self._questions.recover(journal)
        if not journal.is_unchanged:
            self._messages.show_message(
                tr_later(
                    "The unsaved work on “{name}” is open in another window, or was removed.",
                    name=journal.name,
                )
            )
        elif answer is RecoveryChoice.DISCARD:
            journal.forget()
        elif answer is RecoveryChoice.OPEN:
            self._open(journal, journal.found)

    def _open(self, journal: OrphanedJournal, found: Recovered) -> None:
        """Open the recovered maze, unsaved, with its file."""
        path = Path(found.origin.path) if found.origin.path else None
        session = self._place_for(path)
        autosave = session.autosave
        assert autosave is not None
        session.file.expect(found.origin.stamp or UNKNOWN_STAMP)
        session.document.replace(found.maze, path, journal.name, found.origin.format)
        session.document.undo_stack.resetClean()
        # Not before it is unsaved: a saved maze needs no journal.
        autosave.take_over(journal.path, journal.forget)
        message = tr_later("“{name}” was restored. It is not saved yet.", name=journal.name)
        self._messages.show_message(message)
        self._manager.show_lock_owner(session)

    def _place_for(self, path: Path | None) -> MazeSession:
        session = None if path is None else self._sessions.having(path)
        if session is None or session.document.is_dirty or session.file.is_saving:
            return self._manager.room()
        self._sessions.show(session)
        return session
