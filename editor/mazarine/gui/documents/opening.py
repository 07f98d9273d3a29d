"""Opening and reloading mazes, each in a tab of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.files.access import exists
from mazarine.files.options import AS_FOUND
from mazarine.files.pictures.messages import PictureNote
from mazarine.gui.background.messages import Messages
from mazarine.gui.disk.disk_watch import stamp_of
from mazarine.gui.documents.earlier_versions import EarlierVersions
from mazarine.gui.documents.examples import example_name, steps_of_example
from mazarine.gui.documents.free_queue import FreeQueue
from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.documents.notices import FileNotices, StepNotices
from mazarine.gui.documents.questions import Questions
from mazarine.gui.documents.reading import Arrival, Reader, ReadRequest, is_contest
from mazarine.gui.documents.rereading import Rereading
from mazarine.gui.documents.stores import store_at
from mazarine.gui.editing.document import UNTITLED
from mazarine.gui.editing.growing import replay
from mazarine.gui.editing.part import Part
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from mazarine.messages import Message
from mazarine.resources_path import is_shipped

PLAN_SUFFIX = ".toml"
_CONTEST_ADDED = tr_later(
    "The file does not name a start and a goal. Those of micromouse contests were added: "
    "bottom left corner and center."
)


class Opening(QObject):
    """Opens files, or mazes without one."""

    opened = Signal(object)
    """The session in which a maze was opened."""
    plan_wanted = Signal(object)
    """The path of a file in TOML: the plan of a league, not a maze."""
    large_wanted = Signal(object)
    """The path of a maze in a store, which may be larger than memory, is to be shown."""

    def __init__(
        self, sessions: Sessions, settings: Settings, messages: Messages, questions: Questions,
        queue: FreeQueue, leaving: Leaving, reader: Reader, file_notices: FileNotices, versions: Path | None,
        parent: QObject,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._sessions, self._settings, self._queue = sessions, settings, queue
        self._messages, self._questions, self._file_notices = messages, questions, file_notices
        self._leaving, self._reader = leaving, reader
        self._reopened: Sequence[Path] = ()
        self.versions = EarlierVersions(
            sessions, reader, messages, questions, leaving, versions, self.open_copy, self
        )
        self.rereading = Rereading(sessions, reader, messages, questions, self)
        self.notices = StepNotices(sessions, messages, self)
        reader.arrived.connect(self._take)
        reader.failed.connect(self._fail)
        reader.stopped.connect(self._show_stopped)

    @property
    def session(self) -> MazeSession:
        return self._sessions.current.session

    def open_path(self, path: Path) -> None:
        """Open a file in a tab of its own, or show its tab if it is open."""
        self.open_paths([path])

    def open_paths(self, paths: Sequence[Path]) -> None:
        for path in paths:
            if path.suffix.lower() == PLAN_SUFFIX:
                self.plan_wanted.emit(path)
            else:
                self._read(path)

    def reopen(self, paths: Sequence[Path], shown: Path) -> None:
        """Reopen the files of the last session: first the one that was shown, and then the others."""
        shown = shown if shown in paths else paths[0]
        self.open_path(shown)
        self.open_beside(paths, shown)

    def open_beside(self, paths: Sequence[Path], shown: Path | None = None) -> None:
        """Open files in tabs in the background, in this order, without those that are open or shown."""
        self._reopened = [path.absolute() for path in paths]
        for path in paths:
            if path != shown and self._sessions.having(path) is None:
                self._reader.read(ReadRequest(path.absolute(), shows=False))

    def open_whole(self, path: Path) -> None:
        """Open a maze in a store, which fits into memory, in a tab of its own."""
        if not self._shows(path):
            self._reader.read(ReadRequest(path.absolute()))

    def open_copy(self, path: Path, name: Message | str) -> None:
        self._read(path, name)

    def begin(
        self,
        maze: Maze,
        name: Message | str = UNTITLED,
        message: Message | None = None,
        part: Part | None = None,
        *,
        is_unsaved: bool = False,
    ) -> None:
        """Show a maze without a file in a tab of its own, with a message; it may be part of a large one."""
        self._leaving.stay()
        session = self.room()
        session.document.replace(maze, name=name, part=part)
        if is_unsaved:
            session.document.forget_saved()
        self._messages.dismiss()
        if message is not None:
            self._messages.show_message(message)
        self.opened.emit(session)

    @Slot()
    def ask_new(self) -> None:
        maze = self._questions.new_maze()
        if maze is not None:
            self.begin(maze)

    @Slot()
    def ask_open(self) -> None:
        path = self._questions.open_path(self._settings.last_folder)
        if path is not None:
            self.open_path(path)

    @Slot()
    def reload_shown(self) -> None:
        self.reload(self.session)

    def reload(self, session: MazeSession) -> None:
        """Open the file of a maze as it is on the disk now, once the user agrees to lose changes."""
        path = session.document.path
        if path is None:
            self._messages.refuse(tr_later("This maze has no file yet. Save it first."))
        else:
            self._leaving.reload(session, partial(self._read_again, session, path))

    def _read_again(self, session: MazeSession, path: Path) -> None:
        document = session.document
        self._reader.read(
            ReadRequest(path, reloads=document, revision=document.revision, reading=document.reading)
        )

    def _read(self, path: Path, copy_name: Message | str = "") -> None:
        """Read a file, as a copy if that has a name; the examples of the program are copies, too."""
        self._leaving.stay()
        store = None if copy_name else store_at(path)
        if store is not None:
            self.large_wanted.emit(store)
            return
        if not copy_name and is_shipped(path):
            copy_name = example_name(path)
        # A tab is shown when it may be, like a maze that was read.
        if copy_name or not self._queue.is_free or not self._shows(path):
            self._reader.read(ReadRequest(path.absolute(), copy_name))

    def _shows(self, path: Path) -> bool:
        """Show the maze of a file, if that is open."""
        session = self._sessions.having(path)
        if session is not None:
            self._sessions.show(session)
        return session is not None

    def room(self) -> MazeSession:
        """Return the session for another maze: the current one if it is unused, or a new one."""
        session = self.session
        # A floating selection is dropped, so that the session counts as used.
        session.document.commit_gesture()
        is_free = session.document.is_untouched and not session.file.is_saving
        return session if is_free else self._sessions.add()

    @Slot(object)
    def _take(self, arrival: Arrival) -> None:
        order = arrival.order
        if order.reloads is None:
            if order.copy_name or self._sessions.having(order.path) is None:
                # Where the file could not be read that was to be shown, another takes its place.
                has_room = order.shows or self.session.document.is_untouched
                self._show(self.room() if has_room else self._sessions.add(shows=False), arrival)
                if not order.shows:
                    self._sessions.arrange(self._reopened)
            elif order.shows:
                self._shows(order.path)
            self.rereading.show_unread()
            return
        session = next((it for it in self._sessions if it.document is order.reloads), None)
        if session is None or self._leaving.is_waiting(session):
            return
        session.document.commit_gesture()
        # Changes that the user has discarded for the reload are not asked about again.
        if session.document.revision == order.revision and not session.file.is_saving:
            self._show_reloaded(session, arrival)
        else:
            self._leaving.reload(session, partial(self._show_reloaded, session, arrival))

    def _show_reloaded(self, session: MazeSession, arrival: Arrival) -> None:
        """Show a file that was read again; if it was saved or changed since, read it once more."""
        if stamp_of(arrival.holder or arrival.order.path) == arrival.stamp:
            self._show(session, arrival)
        else:
            self._reader.read(arrival.order)

    def _show(self, session: MazeSession, arrival: Arrival) -> None:
        order, document = arrival.order, session.document
        for_mice = is_contest(arrival.maze, arrival.format)
        if order.copy_name:
            document.replace(arrival.maze, name=order.copy_name, is_contest=for_mice)
            if (steps := steps_of_example(order.path)) is not None:
                replay(document, steps)
        else:
            session.file.expect(arrival.stamp)
            document.replace(
                arrival.maze, order.path, format=arrival.format, is_contest=for_mice, reading=order.reading,
                notes=arrival.notes, tile_options=arrival.tile_options, tile_art=arrival.tile_art,
                holder=arrival.holder,
            )  # fmt: skip
            if order.shows:
                self._settings.remember_file(order.path)
        if arrival.contest_markers is not None:
            document.do(arrival.contest_markers, tr_later("add contest start and goals"))
            # Opening the file adds them again.
            document.undo_stack.setClean()
        if session is self.session:
            if order.shows:
                self._messages.dismiss()
            self._file_notices.show_lock_owner(session)
            if arrival.contest_markers is not None and self._messages.message is None:
                self.notices.show(session, _CONTEST_ADDED)
        self.rereading.show_unread()
        self.rereading.show_notes_again(session)
        self.opened.emit(session)
        is_clear = PictureNote.PICTURE_UNCERTAIN.code not in {note.code for note in arrival.notes}
        if not is_clear and order.reading == AS_FOUND and session is self.session:
            self.rereading.adjust(session)

    @Slot()
    def _show_stopped(self) -> None:
        self._messages.show_message(tr_later("Opening stopped. The open maze was not changed."))

    @Slot(object, object)
    def _fail(self, path: Path, message: Message) -> None:
        if not self.versions.offer(path, message):
            self.rereading.note_unread(path, message)
        if not exists(path):
            self._settings.remove_recent_file(path)
