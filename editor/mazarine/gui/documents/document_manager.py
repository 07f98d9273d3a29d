"""Opening, saving, reloading and closing mazes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.background.messages import Messages, Tone
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.workers import Workers
from mazarine.gui.documents.free_queue import FreeQueue
from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.documents.notices import FileNotices
from mazarine.gui.documents.opening import Opening
from mazarine.gui.documents.questions import Questions
from mazarine.gui.documents.reading import Reader
from mazarine.gui.documents.saving import Saving
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings


class DocumentManager(QObject):
    """Opens, saves, reloads and closes mazes for the File menu, each verb by an object of its own.

    Parameters
    ----------
    versions : the folder of earlier versions of files; None keeps none
    may_arrive : returns whether a maze that was read may be shown now: not in the middle of a stroke

    Attributes
    ----------
    reader : reads files
    rereading : says how they were read, and reads them in another way
    notices : says what the last step of the program has changed, with a button to undo it
    """

    busy_changed = Signal(bool)
    """Whether a file is being read or written."""

    def __init__(
        self,
        sessions: Sessions,
        workers: Workers,
        tasks: TaskList,
        settings: Settings,
        messages: Messages,
        questions: Questions,
        versions: Path | None,
        may_arrive: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sessions, self._messages = sessions, messages
        self._queue = queue = FreeQueue(sessions, workers, questions, may_arrive, self)
        self._file_notices = notices = FileNotices(sessions, messages)
        self.reader = Reader(workers, tasks, queue.when_free, self)
        self.reader.busy_changed.connect(self.busy_changed)
        self._saving = saving = Saving(sessions, settings, messages, questions, queue, notices, self)
        self._leaving = leaving = Leaving(sessions, tasks, questions, saving.save, self)
        # Before the notices of steps, which it would dismiss.
        sessions.current.changed.connect(self._show_state)
        self._opening = opening = Opening(
            sessions, settings, messages, questions, queue, leaving, self.reader, notices, versions, self
        )
        self.when_free, self.show_lock_owner = queue.when_free, notices.show_lock_owner
        self.save, self.ask_save_as = saving.save_shown, saving.ask_save_as
        self.part_busy, self.part_saved = saving.part_busy, saving.part_saved
        self.close, self.close_several = leaving.close, leaving.close_several
        self.close_all, self.start_page_wanted = leaving.leave_all, leaving.all_closed
        self.open_path, self.open_paths = opening.open_path, opening.open_paths
        self.open_whole, self.open_beside = opening.open_whole, opening.open_beside
        self.reopen, self.room = opening.reopen, opening.room
        self.begin, self.ask_new, self.ask_open = opening.begin, opening.ask_new, opening.ask_open
        self.reload, self.ask_version = opening.reload_shown, opening.versions.ask
        self.opened, self.large_wanted = opening.opened, opening.large_wanted
        self.rereading, self.notices = opening.rereading, opening.notices
        sessions.each(self._follow)

    @property
    def session(self) -> MazeSession:
        """The session that is shown."""
        return self._sessions.current.session

    @property
    def is_waiting(self) -> bool:
        """Whether a question or closing waits until it does not interrupt the user."""
        return self._queue.is_waiting

    @Slot()
    def close_shown(self) -> None:
        """Close the maze that is shown."""
        self._leaving.close(self.session)

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        saver = session.file.saver
        saver.busy_changed.connect(self.busy_changed)
        saver.idle.connect(partial(self._queue.when_free_in, session, self._leaving.go_on))
        session.file.changed_on_disk.connect(partial(self._show_changed, session))

    @Slot()
    def _show_state(self) -> None:
        """Show the notices about the file of the current maze only."""
        self._messages.dismiss()
        self._file_notices.show_lock_owner(self.session)
        self._show_changed(self.session)
        self.rereading.show_notes()

    def _show_changed(self, session: MazeSession) -> None:
        """Show that the file of the current maze was changed or removed."""
        path = session.document.path
        if path is None or session is not self.session or not session.file.has_told_change:
            return
        if session.file.is_removed:
            message = tr_later(
                "“{name}” was removed by another program. Save the maze to keep it.", name=path.name
            )
            button, act = tr_later("Save"), partial(self._saving.save, session)
        else:
            message = tr_later(
                "“{name}” was changed by another program. Your copy stays unchanged until you reload it.",
                name=path.name,
            )
            button, act = tr_later("Reload"), partial(self._opening.reload, session)
        self._file_notices.show(session, message, Tone.WARNING, button, act)
