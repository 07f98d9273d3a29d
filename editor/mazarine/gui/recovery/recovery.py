"""Keeps a journal for each session, and offers to restore the unsaved work of programs that crashed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from mazarine.files.access import exists, is_file
from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.disk_watch import UNKNOWN_STAMP, FileStamp
from mazarine.gui.disk.file_lock import is_orphaned, journal_beside, lock_beside
from mazarine.gui.documents.document_manager import DocumentManager
from mazarine.gui.documents.reading import is_contest
from mazarine.gui.i18n import tr_later
from mazarine.gui.recovery.autosave import Autosave
from mazarine.gui.recovery.orphaned_journals import (
    OrphanedJournal,
    RecoveryChoice,
    find_orphaned_journals,
    read_journal,
)
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.messages import Message, Series, in_sequence

if TYPE_CHECKING:
    from mazarine.files.journal import Recovered


class Recovery(QObject):
    """Keeps a journal for each session, and asks what to do with orphaned ones.

    It asks at the start, and when the file beside one is opened.
    """

    def __init__(
        self,
        folder: Path,
        sessions: Sessions,
        manager: DocumentManager,
        workers: Workers,
        messages: Messages,
        ask: Callable[[Sequence[OrphanedJournal]], RecoveryChoice],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder, self._sessions, self._manager = folder, sessions, manager
        self._workers, self._messages, self._ask = workers, messages, ask
        self._offered: set[tuple[Path, FileStamp | None]] = set()
        sessions.each(self._keep)
        manager.opening.opened.connect(self.look_beside)

    def begin(self, open_files: Sequence[Path] = ()) -> None:
        """Look for orphaned journals in the folder of the program, and ask about them.

        `open_files` are the files that were open when the program crashed.
        """
        folder = self._folder

        def look() -> tuple[list[OrphanedJournal], list[Path]]:
            return find_orphaned_journals(folder), [path for path in open_files if _is_free(path)]

        self._workers.jobs.run(look).done.connect(lambda found: self._offer(*found))

    @Slot(object)
    def _keep(self, session: MazeSession) -> None:
        session.autosave = Autosave(
            session.document, self._workers.journal, self._folder, session.file, session
        )
        session.autosave.failed.connect(self._messages.fail)

    @Slot(object)
    def look_beside(self, session: MazeSession) -> None:
        """Look for a journal beside the file that was opened, which may come from another computer."""
        file, autosave = session.document.path, session.autosave
        path = None if file is None or session.file.lock.owner else journal_beside(file)
        if path is None or not isinstance(autosave, Autosave):
            return

        def offer(journal: OrphanedJournal | None) -> None:
            # The document may have one of its own there, also since it was opened.
            if path != autosave.path_there:
                self._offer([journal])

        self._workers.jobs.run(lambda: read_journal(path) if exists(path) else None).done.connect(offer)

    def _offer(self, journals: Sequence[OrphanedJournal | None], files: Sequence[Path] = ()) -> None:
        new = [it for it in journals if it is not None and (it.path, it.stamp) not in self._offered]
        self._offered.update((it.path, it.stamp) for it in new)
        for it in new:
            if it.found is None:
                found = tr_later("Unsaved work was found, but it cannot be read.")
                self._messages.fail(found if it.reason is None else in_sequence(found, it.reason))
        readable = [it for it in new if it.found is not None]
        if readable:
            self._manager.queue.when_free(partial(self._ask_about, readable, files))
        elif files and not new:
            again = MessageAction(
                tr_later("Open them again"), partial(self._manager.opening.open_beside, files)
            )
            text = tr_later("Mazarine closed unexpectedly while files were open.")
            self._messages.show_message(text, Tone.WARNING, stays=True, action=again)

    def _ask_about(self, journals: Sequence[OrphanedJournal], files: Sequence[Path]) -> None:
        answer = self._ask(journals)
        if answer is RecoveryChoice.LATER:
            return
        is_wanted = answer is RecoveryChoice.OPEN
        lost = [it.name for it in journals if not it.is_unchanged]
        found = [it for it in journals if it.is_unchanged]
        for journal in found:
            if is_wanted and journal.found is not None:
                self._open(journal, journal.found)
            else:
                journal.forget()
        if lost:
            self._messages.show_message(
                tr_later(
                    "The unsaved work on {names} is open in another window, or was removed.",
                    names=Series(tuple(map(_quoted, lost))),
                )
            )
        elif is_wanted:
            names = Series(tuple(_quoted(it.name) for it in found))
            text = tr_later(
                "Restored, but not saved yet: {names}. Earlier steps cannot be undone.", names=names
            )
            self._messages.show_message(text, stays=True)
        self._manager.opening.open_beside(files)

    def _open(self, journal: OrphanedJournal, found: Recovered) -> None:
        """Open the recovered maze, unsaved, with its file."""
        path = Path(found.origin.path) if found.origin.path else None
        session = self._place_for(path)
        autosave = session.autosave
        assert isinstance(autosave, Autosave)
        session.file.expect(found.origin.stamp or UNKNOWN_STAMP)
        format = found.origin.format
        session.document.replace(
            found.maze, path, journal.name, format, is_contest=is_contest(found.maze, format)
        )
        session.document.forget_saved()
        # Not before it is unsaved: a saved maze needs no journal.
        autosave.take_over(journal.path, journal.forget)
        self._manager.file_notices.show_lock_owner(session)

    def _place_for(self, path: Path | None) -> MazeSession:
        session = None if path is None else self._sessions.having(path)
        if session is None or session.document.is_dirty or session.file.is_saving:
            return self._manager.opening.room()
        self._sessions.show(session)
        return session


def _is_free(path: Path) -> bool:
    """Return whether a file is there, and no other program has it open."""
    return is_file(path) and is_orphaned(lock_beside(path))


def _quoted(name: Message | str) -> Message:
    return tr_later("“{name}”", name=name)
