"""Saving mazes in their files, and the questions that this needs."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files
from mazarine.gui.background.messages import Messages, Tone
from mazarine.gui.disk.saving import Target, Then
from mazarine.gui.documents.free_queue import FreeQueue
from mazarine.gui.documents.notices import FileNotices
from mazarine.gui.documents.questions import LossAnswer, Questions
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import IN_MEMORY, MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.messages import Message, in_sequence

_SAVE_AS = tr_later("Save as…")


class Saving(QObject):
    """Saves mazes."""

    part_busy = Signal(object, bool)
    """The store of a large maze, and whether a rectangle of it is being written."""
    part_saved = Signal(object)
    """The store of a large maze, in which a rectangle was saved."""

    def __init__(
        self, sessions: Sessions, settings: Settings, messages: Messages, questions: Questions,
        queue: FreeQueue, notices: FileNotices, parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._sessions, self._settings, self._queue = sessions, settings, queue
        self._messages, self._questions, self._notices = messages, questions, notices
        sessions.each(self._follow)

    @Slot()
    def save_shown(self) -> None:
        """Save in the maze's file, or ask for one."""
        self.save(self._sessions.current.session)

    @Slot()
    def ask_save_as(self) -> None:
        self._save_as(self._sessions.current.session)

    def save(self, session: MazeSession, then: Then | None = None) -> None:
        """Save a maze in its file, or ask for one, and call `then` if that was done."""
        path, part = session.document.path, session.document.part
        if part is not None:
            self.write(session, Target(part.path, part=part), then)
        elif path is None or not _can_save(session.document.format):
            self._save_as(session, then)
        else:
            self.write(session, Target(path, session.document.format), then)

    def _save_as(self, session: MazeSession, then: Then | None = None, proposal: Path | None = None) -> None:
        document = session.document
        document.commit_gesture()
        can_write = _can_write(document.format)
        format = document.format if proposal is None and can_write else None
        if document.path is not None and not can_write:
            proposal = proposal or document.path.with_suffix(".maze")
        proposal = proposal or document.path or self._settings.last_folder / f"{document.title}.maze"
        target = self._questions.save_target(proposal, format, document.maze.lattice)
        if target is not None:
            self.write(session, target, then)

    def write(self, session: MazeSession, target: Target, then: Then | None = None) -> None:
        """Save a maze in a file, and call `then` if that was done."""
        saver = session.file.saver
        if saver.is_saving:
            saver.then(partial(self._queue.when_free_in, session, self.write, target, then))
        elif self._may_replace(session, target):
            saver.save(target, then and partial(self._queue.when_free, then))

    def _may_replace(self, session: MazeSession, target: Target) -> bool:
        """Ask whether a file that was changed by another program may be replaced."""
        if self._sessions.having(target.path) not in (None, session):
            self._messages.refuse(
                tr_later("“{name}” is open in another tab. Close that tab first.", name=target.path.name)
            )
            return False
        owner = session.file.owner_of(target.path)
        if owner is None and not session.file.is_changed(target.path):
            return True
        session.document.commit_gesture()
        return self._questions.replace(target.path.name, owner)

    def _ask_losses(
        self, session: MazeSession, target: Target, lost: tuple[Message, ...], then: Then | None
    ) -> None:
        """Ask whether the losses in the format are accepted; the same question is not asked twice."""
        session.document.commit_gesture()
        answer = self._questions.losses(target.path.name, lost, is_kept=not _can_write(target.format))
        if answer is LossAnswer.SAVE_AS_MAZE:
            self._save_as(session, then, target.path.with_suffix(".maze"))
        elif answer is LossAnswer.WRITE:
            session.file.saver.accepted_losses = target, lost
            self.write(session, target, then)

    def _ask_overwrite(self, session: MazeSession, target: Target, then: Then | None) -> None:
        """Ask whether a rectangle may be overwritten that another program has changed in the store."""
        session.document.commit_gesture()
        if self._questions.replace(session.document.title, None, is_kept=False):
            self.write(session, replace(target, overwrites=True), then)

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        saver, queue = session.file.saver, self._queue
        saver.saved.connect(partial(self._note_saved, session))
        saver.losses_found.connect(partial(queue.when_free_in, session, self._ask_losses))
        saver.change_found.connect(partial(queue.when_free_in, session, self._ask_overwrite))
        saver.failed.connect(partial(self._fail, session))
        saver.busy_changed.connect(partial(self._note_part, session))

    def _note_saved(self, session: MazeSession, target: Target) -> None:
        self._settings.remember_file(target.path)
        self._messages.show_message(tr_later("Saved “{name}”.", name=target.path.name))
        self._notices.show_lock_owner(session)
        if target.part is not None:
            self.part_saved.emit(target.path)

    def _note_part(self, session: MazeSession, is_busy: bool) -> None:
        part = session.document.part
        if part is not None:
            self.part_busy.emit(part.path, is_busy)

    def _fail(self, session: MazeSession, message: Message) -> None:
        kept = IN_MEMORY if session.autosave is None else session.autosave.where_kept()
        save_as = partial(self._save_as, session)
        self._notices.show(session, in_sequence(message, kept), Tone.ERROR, _SAVE_AS, save_as)


def _can_save(format: str | None) -> bool:
    """Return whether a maze is saved in the file of this format that it was read from."""
    return _can_write(format) or files.format_named(str(format)).can_save


def _can_write(format: str | None) -> bool:
    """Return whether files of a format are written; those whose format is not known go by their suffix."""
    # The other formats are not loaded for one of our own.
    return format in (None, "native") or files.format_named(format).can_write
