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
    """Opens, saves, reloads and closes mazes for the File menu; its parts have a verb each.

    Parameters
    ----------
    versions : the folder of earlier versions of files; None keeps none
    may_arrive : returns whether a maze that was read may be shown now: not in the middle of a stroke
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
        self.queue = queue = FreeQueue(sessions, workers, questions, may_arrive, self)
        self.file_notices = notices = FileNotices(sessions, messages)
        self.reader = Reader(workers, tasks, queue.when_free, self)
        self.reader.busy_changed.connect(self.busy_changed)
        self.saving = saving = Saving(sessions, settings, messages, questions, queue, notices, self)
        self.leaving = leaving = Leaving(sessions, tasks, questions, saving.save, self)
        # Before the notices of steps, which it would dismiss.
        sessions.current.changed.connect(self._show_state)
        self.opening = Opening(
            sessions, settings, messages, questions, queue, leaving, self.reader, notices, versions, self
        )
        sessions.each(self._follow)

    @property
    def session(self) -> MazeSession:
        return self._sessions.current.session

    @Slot()
    def close_shown(self) -> None:
        self.leaving.close(self.session)

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        saver = session.file.saver
        saver.busy_changed.connect(self.busy_changed)
        saver.idle.connect(partial(self.queue.when_free_in, session, self.leaving.go_on))
        session.file.changed_on_disk.connect(partial(self._show_changed, session))

    @Slot()
    def _show_state(self) -> None:
        self._messages.dismiss()
        self.file_notices.show_lock_owner(self.session)
        self._show_changed(self.session)
        self.opening.rereading.show_notes()

    def _show_changed(self, session: MazeSession) -> None:
        """Show that the file of the current maze was changed or removed."""
        path = session.document.path
        if path is None or session is not self.session or not session.file.disk.has_told:
            return
        if session.file.disk.is_removed:
            message = tr_later(
                "“{name}” was removed by another program. Save the maze to keep it.", name=path.name
            )
            button, act = tr_later("Save"), partial(self.saving.save, session)
        else:
            message = tr_later(
                "“{name}” was changed by another program. Your copy stays unchanged until you reload it.",
                name=path.name,
            )
            button, act = tr_later("Reload"), partial(self.opening.reload, session)
        self.file_notices.show(session, message, Tone.WARNING, button, act)
