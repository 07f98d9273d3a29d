"""Opening, saving, reloading and closing mazes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine import files
from mazarine.errors import MazeFileError
from mazarine.files.options import AS_FOUND
from mazarine.files.pictures.messages import PictureNote
from mazarine.files.presence import exists
from mazarine.gui.background.messages import MessageAction, Messages, Tone
from mazarine.gui.background.tasks import TaskList
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.disk.disk_watch import stamp_of
from mazarine.gui.disk.saving import Target, Then
from mazarine.gui.documents.examples import example_name, steps_of_example
from mazarine.gui.documents.leaving import Leaving
from mazarine.gui.documents.questions import LossAnswer, Questions
from mazarine.gui.documents.reading import Arrival, Reader, ReadRequest, is_contest
from mazarine.gui.documents.rereading import Rereading
from mazarine.gui.documents.step_notices import StepNotices
from mazarine.gui.documents.stores import store_at
from mazarine.gui.editing.document import UNTITLED
from mazarine.gui.editing.growing import replay
from mazarine.gui.editing.part import Part
from mazarine.gui.i18n import tr_later
from mazarine.gui.session.journal import IN_MEMORY
from mazarine.gui.session.session import MazeSession
from mazarine.gui.session.sessions import Sessions
from mazarine.gui.settings import Settings
from mazarine.maze import Maze
from mazarine.maze.edits import ReplaceMaze
from mazarine.messages import Message, in_sequence
from mazarine.resources_path import is_shipped

_AGAIN_AFTER_MS = 50
_KEPT = tr_later("Earlier versions of it are kept: see File › Earlier versions…")
_SAVE_AS = tr_later("Save as…")
_CONTEST_ADDED = tr_later(
    "The file does not name a start and a goal. Those of micromouse contests were added: "
    "bottom left corner and center."
)


class DocumentManager(QObject):
    """Opens, saves, reloads and closes mazes for the File menu.

    Parameters
    ----------
    versions : the folder of earlier versions of files; None keeps none
    may_arrive : returns whether a maze that was read may be shown now: not in the middle of a stroke

    Attributes
    ----------
    reader : reads files
    rereading : says how they were read, and reads them in another way
    notices : says what the program has changed
    """

    busy_changed = Signal(bool)
    """Whether a file is being read or written."""
    opened = Signal(object)
    """The session in which a maze was opened."""
    large_wanted = Signal(object)
    """The path of a maze in a store, which may be larger than memory, is to be shown."""
    part_busy = Signal(object, bool)
    """The store of a large maze, and whether a rectangle of it is being written."""
    part_saved = Signal(object)
    """The store of a large maze, in which a rectangle was saved."""
    start_page_wanted = Signal()
    """The last maze was closed."""
    rereading: Rereading

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
        self._sessions, self._settings = sessions, settings
        self._messages, self._questions, self._versions = messages, questions, versions
        # The file that could not be opened last but has earlier versions, and the message about it.
        self._lost: tuple[Path, Message] | None = None
        self._reopened: Sequence[Path] = ()
        self._leaving = Leaving(sessions, tasks, questions, self._save, self)
        self._workers, self._may_arrive = workers, may_arrive
        self._held: deque[Then] = deque()
        self._timer = single_shot(self, _AGAIN_AFTER_MS, self._do_held)
        self.reader = Reader(workers, tasks, self.may_arrive, self)
        self.reader.arrived.connect(self._take)
        self.reader.failed.connect(self._fail_to_read)
        self.reader.stopped.connect(self._show_stopped)
        self.reader.busy_changed.connect(self.busy_changed)
        self.rereading = Rereading(sessions, self.reader, messages, questions, self)
        sessions.added.connect(self._follow)
        for session in sessions:
            self._follow(session)
        sessions.current.changed.connect(self._show_state)
        self.notices = StepNotices(sessions, messages, self)

    @property
    def session(self) -> MazeSession:
        """The session that is shown."""
        return self._sessions.current.session

    def may_arrive(self) -> bool:
        """Return whether another maze may be shown now: not under a question."""
        return not self._questions.is_open and self._may_arrive()

    @property
    def is_waiting(self) -> bool:
        """Whether a question or closing waits until it does not interrupt the user."""
        return bool(self._held)

    def when_free(self, then: Then) -> None:
        """Call what asks or closes as soon as it does not interrupt the user, after what waits already."""
        self._held.append(then)
        self._do_held()

    def _when_free_in(self, session: MazeSession, then: Then) -> None:
        """Call something of a session like `when_free`, unless the session is closed by then."""
        self.when_free(lambda: then() if session in self._sessions else None)

    @Slot()
    def _do_held(self) -> None:
        while self._held and self.may_arrive() and not self._workers.is_closed:
            self._held.popleft()()
        if self._held:
            self._timer.start()

    # Opening

    def open_path(self, path: Path) -> None:
        """Open a file in a tab of its own, or show its tab if it is open."""
        self.open_paths([path])

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open files, each in a tab of its own."""
        for path in paths:
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
                self.reader.read(ReadRequest(path.absolute(), shows=False))

    def open_whole(self, path: Path) -> None:
        """Open a maze in a store, which fits into memory, in a tab of its own."""
        if not self._shows(path):
            self.reader.read(ReadRequest(path.absolute()))

    def open_copy(self, path: Path, name: Message | str) -> None:
        """Open a file as a maze without a file."""
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
        """Ask for a size and begin a new maze."""
        maze = self._questions.new_maze()
        if maze is not None:
            self.begin(maze)

    @Slot()
    def ask_open(self) -> None:
        """Ask for a file and open it."""
        path = self._questions.open_path(self._settings.last_folder)
        if path is not None:
            self.open_path(path)

    @Slot()
    def reload(self) -> None:
        """Open the file as it is on the disk now, once the user agrees to lose changes."""
        self._reload(self.session)

    def _reload(self, session: MazeSession) -> None:
        document, path = session.document, session.document.path
        if path is None:
            self._messages.refuse(tr_later("This maze has no file yet. Save it first."))
        else:
            self._leaving.reload(
                session,
                lambda: self.reader.read(
                    ReadRequest(path, reloads=document, revision=document.revision, reading=document.reading)
                ),
            )

    @Slot()
    def ask_version(self) -> None:
        """Ask for an earlier version of the file, and open it as a copy or restore it.

        While a message is shown that another file cannot be opened, the versions of that file are offered.
        """
        path = self.session.document.path
        if self._lost is not None and self._messages.message == self._lost[1]:
            path = self._lost[0]
        self._ask_version(path)

    def _ask_version(self, path: Path | None) -> None:
        session, document = self.session, self.session.document
        if path is None or self._versions is None:
            self._messages.refuse(tr_later("This maze has no file, so it has no earlier versions."))
            return
        document.commit_gesture()
        backups = files.Backups(self._versions)
        # Only the maze that is open can be replaced.
        chosen = self._questions.version(
            path.name, backups.of(path), can_restore=path == document.path,
            has_original=backups.original(path) is not None,
        )  # fmt: skip
        if chosen is not None and chosen.puts_back:
            self._leaving.leave(session, lambda: self._put_back(session, path, backups))
        elif chosen is not None and chosen.restored is not None:
            document.do(ReplaceMaze(chosen.restored), tr_later("restore an earlier version"))
        elif chosen is not None:
            self.open_copy(chosen.path, path.stem)

    def _put_back(self, session: MazeSession, path: Path, backups: files.Backups) -> None:
        """Put a file back as it was before it was first saved here, and open it again."""
        document = session.document
        try:
            backups.put_back(path)
        except MazeFileError as error:
            self._messages.fail(error.message)
        else:
            self.reader.read(ReadRequest(path, reloads=document, revision=document.revision))

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
        if copy_name or not self.may_arrive() or not self._shows(path):
            self.reader.read(ReadRequest(path.absolute(), copy_name))

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
            self._leaving.reload(session, lambda: self._show_reloaded(session, arrival))

    def _show_reloaded(self, session: MazeSession, arrival: Arrival) -> None:
        """Show a file that was read again; if it was saved or changed since, read it once more."""
        if stamp_of(arrival.order.path) == arrival.stamp:
            self._show(session, arrival)
        else:
            self.reader.read(arrival.order)

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
                notes=arrival.notes, tile_options=arrival.tile_options,
            )  # fmt: skip
            if order.shows:
                self._remember(order.path)
        if arrival.contest_markers is not None:
            document.do(arrival.contest_markers, tr_later("add contest start and goals"))
            # Opening the file adds them again.
            document.undo_stack.setClean()
        if session is self.session:
            if order.shows:
                self._messages.dismiss()
            self.show_lock_owner(session)
            if arrival.contest_markers is not None and self._messages.message is None:
                self.notices.show(session, _CONTEST_ADDED)
        self.rereading.show_unread()
        self.rereading.show_notes_again(session)
        self.opened.emit(session)
        is_clear = PictureNote.PICTURE_UNCERTAIN.code not in {note.code for note in arrival.notes}
        if not is_clear and order.reading == AS_FOUND and session is self.session:
            self._when_free_in(session, partial(self.rereading.adjust, session))

    @Slot()
    def _show_stopped(self) -> None:
        self._messages.show_message(tr_later("Opening stopped. The open maze was not changed."))

    @Slot(object, object)
    def _fail_to_read(self, path: Path, message: Message) -> None:
        if self._versions is not None and files.Backups(self._versions).of(path):
            message = in_sequence(message, _KEPT)
            self._lost = path, message
            versions = MessageAction(tr_later("Earlier versions…"), partial(self._ask_version, path))
            self._messages.show_message(message, Tone.ERROR, action=versions)
        else:
            self.rereading.note_unread(path, message)
        if not exists(path):
            self._settings.remove_recent_file(path)

    # Saving

    @Slot()
    def save(self) -> None:
        """Save in the maze's file, or ask for one."""
        self._save(self.session, None)

    @Slot()
    def ask_save_as(self) -> None:
        """Ask for a file and save in it."""
        self._save_as(self.session, None)

    def _save(self, session: MazeSession, then: Then | None) -> None:
        path, part = session.document.path, session.document.part
        if part is not None:
            self.write(session, Target(part.path, part=part), then)
        elif path is None or not _can_write(session.document.format):
            self._save_as(session, then)
        else:
            self.write(session, Target(path, session.document.format), then)

    def _save_as(self, session: MazeSession, then: Then | None, proposal: Path | None = None) -> None:
        document = session.document
        document.commit_gesture()
        can_write = _can_write(document.format)
        format = document.format if proposal is None and can_write else None
        if document.path is not None and not can_write:
            proposal = proposal or document.path.with_suffix(".maze")
        proposal = proposal or document.path or self._settings.last_folder / f"{document.title}.maze"
        target = self._questions.save_target(proposal, format)
        if target is not None:
            self.write(session, target, then)

    def write(self, session: MazeSession, target: Target, then: Then | None = None) -> None:
        """Save a maze in a file, and call `then` if that was done."""
        saver = session.file.saver
        if saver.is_saving:
            saver.then(lambda: self._when_free_in(session, lambda: self.write(session, target, then)))
        elif self._may_replace(session, target):
            saver.save(target, then and (lambda: self.when_free(then)))

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
        answer = self._questions.losses(target.path.name, lost)
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

    # Closing

    @Slot()
    def close_shown(self) -> None:
        """Close the maze that is shown."""
        self.close(self.session)

    def close(self, session: MazeSession) -> None:
        """Close a maze, once its changes are saved or discarded; after the last one show the start page."""
        self._leaving.leave(session, lambda: self._close(session))

    def close_several(self, sessions: Sequence[MazeSession]) -> None:
        """Close mazes in turn; if the user cancels at one of them, it and those after it stay open."""
        open_ones = [session for session in sessions if session in self._sessions]
        if open_ones:
            first, *others = open_ones

            def go_on() -> None:
                self._close(first)
                self.close_several(others)

            self._leaving.leave(first, go_on)

    def _close(self, session: MazeSession) -> None:
        is_last = len(self._sessions) == 1
        if not is_last or not session.document.is_untouched:
            self._sessions.remove(session)
        if is_last:
            self.start_page_wanted.emit()

    def close_all(self, then: Then) -> None:
        """Call what drops all mazes, once their changes are saved or discarded, and tasks are done."""
        self._leaving.leave_all(then)

    # Notices of each session

    @Slot(object)
    def _follow(self, session: MazeSession) -> None:
        saver = session.file.saver
        saver.saved.connect(lambda target: self._note_saved(session, target))
        saver.losses_found.connect(
            lambda *found: self._when_free_in(session, lambda: self._ask_losses(session, *found))
        )
        saver.change_found.connect(
            lambda *found: self._when_free_in(session, lambda: self._ask_overwrite(session, *found))
        )
        saver.failed.connect(lambda message: self._fail_to_save(session, message))
        saver.busy_changed.connect(self.busy_changed)
        saver.busy_changed.connect(lambda is_busy: self._note_part(session, is_busy))
        saver.idle.connect(lambda: self._when_free_in(session, lambda: self._leaving.go_on(session)))
        session.file.changed_on_disk.connect(lambda: self._show_changed(session))

    def _note_saved(self, session: MazeSession, target: Target) -> None:
        self._remember(target.path)
        self._messages.show_message(tr_later("Saved “{name}”.", name=target.path.name))
        self.show_lock_owner(session)
        if target.part is not None:
            self.part_saved.emit(target.path)

    def _note_part(self, session: MazeSession, is_busy: bool) -> None:
        part = session.document.part
        if part is not None:
            self.part_busy.emit(part.path, is_busy)

    def _fail_to_save(self, session: MazeSession, message: Message) -> None:
        kept = IN_MEMORY if session.autosave is None else session.autosave.where_kept()
        self._show_with(
            session, in_sequence(message, kept), Tone.ERROR, _SAVE_AS, partial(self._save_as, session, None)
        )

    def _show_with(
        self, session: MazeSession, message: Message, tone: Tone, button: Message, act: Then
    ) -> None:
        """Show a message about a session with a button, until it is closed."""
        action = MessageAction(button, lambda: act() if session in self._sessions else None)
        self._messages.show_message(message, tone, stays=tone is Tone.WARNING, action=action)

    @Slot()
    def _show_state(self) -> None:
        """Show the notices about the file of the current maze only."""
        self._messages.dismiss()
        self.show_lock_owner(self.session)
        self._show_changed(self.session)
        self.rereading.show_notes()

    def show_lock_owner(self, session: MazeSession) -> None:
        """Show which other window has the file open, if any."""
        owner, path = session.file.lock.owner, session.document.path
        if owner is not None and path is not None:
            message = tr_later(
                "“{name}” is already open in another Mazarine window ({owner}). Edits are not merged; "
                "you will be asked before one copy overwrites the other.",
                name=path.name, owner=owner,
            )  # fmt: skip
            self._messages.show_message(message, Tone.WARNING, stays=True)

    def _show_changed(self, session: MazeSession) -> None:
        """Show that the file of the current maze was changed or removed."""
        path = session.document.path
        if path is None or session is not self.session or not session.file.has_told_change:
            return
        if session.file.is_removed:
            message = tr_later(
                "“{name}” was removed by another program. Save the maze to keep it.", name=path.name
            )
            button, act = tr_later("Save"), partial(self._save, session, None)
        else:
            message = tr_later(
                "“{name}” was changed by another program. Your copy stays unchanged until you reload it.",
                name=path.name,
            )
            button, act = tr_later("Reload"), partial(self._reload, session)
        self._show_with(session, message, Tone.WARNING, button, act)

    def _remember(self, path: Path) -> None:
        self._settings.add_recent_file(path)
        self._settings.last_folder = path.parent


def _can_write(format: str | None) -> bool:
    """Return whether files of a format are written; those whose format is not known go by their suffix."""
    # The other formats are not loaded for one of our own.
    return format in (None, "native") or files.format_named(format).can_write
