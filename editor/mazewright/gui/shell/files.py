"""What the File menu does: the questions on the way to opening and saving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from mazewright import files
from mazewright.errors import MazeError
from mazewright.files.presence import is_there
from mazewright.gui import dialogs
from mazewright.gui.background.long_work import LongWork
from mazewright.gui.background.workers import Workers
from mazewright.gui.dialogs.questions import Unsaved, ask_losses, ask_replace, ask_unsaved
from mazewright.gui.documents.autosave import IN_MEMORY
from mazewright.gui.documents.disk_watch import DiskWatch, FileStamp
from mazewright.gui.documents.document import Document
from mazewright.gui.documents.file_lock import Claim
from mazewright.gui.documents.reading import Arrival, Reader
from mazewright.gui.documents.saving import Saver, Target, Then
from mazewright.gui.settings import Settings
from mazewright.gui.widgets.message_bar import MessageBar, Tone
from mazewright.maze import Maze
from mazewright.maze.edits import Become
from mazewright.resources_path import is_shipped

_KEPT = "What it was before is kept: see File › Earlier versions…"


class Files(QObject):
    """Opens, saves and leaves mazes; nothing that is not saved is dropped without a question.

    Attributes
    ----------
    window : the page that it belongs to; windows that work on its maze close with it
    claim : of the file that is open
    reader : reads files, for the place of the open maze or another
    where_kept : says where what was drawn is while it cannot be saved
    is_elsewhere : says whether a file is open in another tab
    """

    files_wanted = Signal(object)
    """The paths of files that are to be opened, each in a place of its own."""
    maze_wanted = Signal(object, str, str)
    """A maze without a file that is to be shown in a place of its own, its name, and what to say of it."""
    busy_changed = Signal(str)
    """What is being read or written; empty when nothing is."""
    opened = Signal()

    def __init__(
        self,
        window: QWidget,
        document: Document,
        workers: Workers,
        work: LongWork,
        settings: Settings,
        messages: MessageBar,
        versions: Path | None = None,
    ) -> None:
        super().__init__(window)
        self.window = window
        self._document = document
        self._workers = workers
        self._settings = settings
        self._messages = messages
        self._leaving: Then | None = None
        self._accepted_losses: tuple[Target, tuple[str, ...]] | None = None
        # The file that could not be opened last but has earlier versions, and the sentence that says so.
        self._lost: tuple[Path, str] | None = None
        self.reader = Reader(workers, work, self)
        self.reader.arrived.connect(self._take)
        # Revisions that the user gave up: while a wish is carried out, and for the file that is being read.
        self._given_up: int | None = None
        self._given_up_for_file: int | None = None
        self.reader.failed.connect(self._fail_to_read)
        self.reader.stopped.connect(self._tell_stopped)
        self.reader.busy_changed.connect(self.busy_changed)
        self.where_kept: Callable[[], str] = lambda: IN_MEMORY
        self.is_elsewhere: Callable[[Path], bool] = lambda _path: False
        self._versions = versions
        self._saver = Saver(document, workers, work, versions, self)
        self._saver.saved.connect(self._note_saved)
        self._saver.failed.connect(self._fail_to_save)
        self._saver.busy_changed.connect(self.busy_changed)
        self._saver.idle.connect(self._leave_at_last)
        self._disk = DiskWatch(self)
        self._disk.changed.connect(self._tell_changed)
        self._expected: FileStamp | None = None
        self.claim = Claim(self)
        document.path_changed.connect(self._watch)

    @property
    def is_saving(self) -> bool:
        """Whether a file is being written."""
        return self._saver.is_saving

    def leave(self, then: Then) -> None:
        """Do something that drops the open maze, once its changes are saved or given up.

        It waits for all that is being saved; of several things that wait the last counts.
        """
        self._document.settle()
        if self._saver.is_saving:
            self._leaving = then
            return
        self._leaving = None
        if not self._document.is_dirty:
            then()
            return
        with self.reader.holding_back():
            answer = ask_unsaved(self.window, self._document.shown_title)
        if answer is Unsaved.DISCARD:
            self._given_up = self._document.revision
            then()
            self._given_up = None
        elif answer is Unsaved.SAVE:
            # By then more may have been drawn.
            self._save(lambda: self.leave(then))

    def open_path(self, path: Path) -> None:
        """Open a file, in a place of its own."""
        self.open_paths([path])

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open files, each in a place of its own."""
        self.files_wanted.emit(paths)

    def read(self, path: Path, *, copy_name: str = "", here: bool = False) -> None:
        """Read a file, for a place of its own or that of the open maze, which stays until then.

        As a copy, which has a name, it becomes a maze without a file, and the file stays as it is; so do the
        examples that come with the program. `here` it comes into the place of the open maze.
        """
        if not copy_name and is_shipped(path):
            copy_name = path.stem.capitalize()
        self._given_up_for_file = self._given_up
        self.reader.read(path, copy_name=copy_name, here=here)

    @Slot()
    def ask_new(self) -> None:
        """Ask for a size and begin a new maze."""
        dialog = dialogs.NewMazeDialog(self.window)
        with self.holding_back():
            accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            self.begin(dialog.maze())

    @Slot()
    def ask_open(self) -> None:
        """Ask for a file and open it."""
        with self.holding_back():
            path = dialogs.ask_open_path(self.window, self._settings.last_folder)
        if path is not None:
            self.open_path(path)

    @Slot()
    def reload(self) -> None:
        """Open the file as it is on the disk now, once what was drawn is saved or given up."""
        path = self._document.path
        if path is None:
            self._messages.refuse("This maze has no file.")
            return
        self.leave(lambda: self.read(path, here=True))

    @Slot()
    def ask_version(self) -> None:
        """Ask for an earlier version of the file, and open it as a copy or restore it.

        While it is said that another file cannot be opened, its versions are meant.
        """
        path = self._path_of_versions()
        if path is None or self._versions is None:
            self._messages.refuse("This maze has no file, so there are no earlier versions of it.")
            return
        self._document.settle()
        versions = files.Backups(self._versions).of(path)
        dialog = dialogs.VersionsDialog(path.name, versions, self._workers, self.window)
        # Nothing can be put in the place of what is not open.
        dialog.restore_button.setVisible(path == self._document.path)
        with self.reader.holding_back():
            accepted = dialog.exec() == QDialog.DialogCode.Accepted
        version, look, restores = dialog.version, dialog.look, dialog.restores
        dialog.deleteLater()
        if accepted and restores and look is not None:
            self._document.do(Become(look.maze), "restore an earlier version")
        elif accepted and version is not None:
            self.read(version.path, copy_name=path.stem)

    def begin(self, maze: Maze, name: str = "Untitled", sentence: str = "") -> None:
        """Show a maze without a file, in a place of its own, and say so."""
        self.maze_wanted.emit(maze, name, sentence)

    def take(self, maze: Maze, name: str, sentence: str) -> None:
        """Show a maze without a file in the place of the open one, and say so."""
        self.reader.abandon()
        self._document.replace(maze, name=name)
        if sentence:
            self._messages.tell(sentence)
        else:
            self._messages.dismiss()
        self.opened.emit()

    @Slot()
    def save(self) -> None:
        """Save in the maze's file, or ask for one."""
        self._save(None)

    @Slot()
    def ask_save_as(self) -> None:
        """Ask for a file and save in it."""
        self._save_as(None)

    @Slot()
    def _leave_at_last(self) -> None:
        if self._leaving is not None:
            self.leave(self._leaving)

    # Opening

    @Slot(object)
    def _take(self, arrival: Arrival) -> None:
        """Show what was read for here; first ask, where the user went on drawing meanwhile.

        Where the user wished for something else meanwhile, that counts. What was given up when the file
        was chosen is not asked for again.
        """
        if arrival.here and self._leaving is None:
            if self._document.revision == self._given_up_for_file and not self._saver.is_saving:
                self.show(arrival)
            else:
                self.leave(lambda: self.show(arrival))

    def show(self, arrival: Arrival) -> None:
        """Show what was read in the place of the open maze."""
        if arrival.as_copy:
            self._document.replace(arrival.maze, name=arrival.copy_name)
        else:
            self.expect(arrival.stamp)
            self._document.replace(arrival.maze, arrival.path, format=arrival.format)
            self._remember(arrival.path)
        self._messages.dismiss()
        self.tell_holder()
        self.opened.emit()

    @Slot()
    def _tell_stopped(self) -> None:
        self._messages.tell("Stopped; the open maze stays.")

    @Slot(object, str)
    def _fail_to_read(self, path: Path, sentence: str) -> None:
        if self._has_versions(path):
            sentence = f"{sentence} {_KEPT}"
            self._lost = path, sentence
        self._messages.fail(sentence)
        if not is_there(path):
            self._settings.remove_recent_file(path)

    def _has_versions(self, path: Path) -> bool:
        return self._versions is not None and bool(files.Backups(self._versions).of(path))

    def _path_of_versions(self) -> Path | None:
        if self._lost is not None and self._messages.sentence == self._lost[1]:
            return self._lost[0]
        return self._document.path

    # Saving

    def _save(self, then: Then | None) -> None:
        path = self._document.path
        if path is None:
            self._save_as(then)
        else:
            self._write(Target(path, self._document.format), then)

    def _save_as(self, then: Then | None) -> None:
        self._document.settle()
        proposal = self._document.path or self._settings.last_folder / f"{self._document.shown_title}.maze"
        with self.reader.holding_back():
            target = dialogs.ask_save_target(self.window, proposal, self._document.format)
        if target is not None:
            self._write(target, then)

    def _write(self, target: Target, then: Then | None) -> None:
        if self._saver.is_saving:
            self._saver.then(lambda: self._write(target, then))
            return
        try:
            may_write = self._accepts_losses(target)
        except MazeError as error:
            self._messages.fail(str(error))
            return
        if may_write and self._may_replace(target):
            self._saver.save(target, then)

    def _may_replace(self, target: Target) -> bool:
        """Ask whether a file that somebody else has changed meanwhile may be replaced."""
        if self.is_elsewhere(target.path):
            self._messages.refuse(f"{target.path.name} is open in another tab; close that first.")
            return False
        holder = self.claim.holder_of(target.path) if target.path != self._document.path else ""
        is_changed = target.path == self._document.path and self._disk.is_changed
        if not holder and not is_changed:
            return True
        self._document.settle()
        with self.reader.holding_back():
            return ask_replace(self.window, target.path.name, holder)

    def _accepts_losses(self, target: Target) -> bool:
        """Ask whether what the format cannot hold may be lost; the same is not asked twice."""
        lost = tuple(files.losses(self._document.maze, target.format or target.path))
        if not lost or self._accepted_losses == (target, lost):
            return True
        self._document.settle()
        with self.reader.holding_back():
            if not ask_losses(self.window, target.path.name, lost):
                return False
        self._accepted_losses = target, lost
        return True

    @Slot(str)
    def _fail_to_save(self, sentence: str) -> None:
        self._messages.fail(f"{sentence} {self.where_kept()}")

    @Slot(object)
    def _note_saved(self, target: Target) -> None:
        self._document.set_path(target.path, target.format)
        self._watch()
        self._remember(target.path)
        self._messages.tell(f"Saved {target.path.name}.")
        self.tell_holder()

    @Slot()
    def _watch(self) -> None:
        self._disk.watch(self._document.path, self._expected)
        self._expected = None
        self.claim.follow(self._document.path)

    def expect(self, stamp: FileStamp | None) -> None:
        """Know the file that is opened next as it was when it had this stamp."""
        self._expected = stamp

    def holding_back(self) -> AbstractContextManager[None]:
        """Hold back mazes that are being read while a question is open."""
        return self.reader.holding_back()

    @property
    def stamp(self) -> FileStamp | None:
        """The stamp of the open file, as it was read or written."""
        return self._disk.stamp

    def tell_holder(self) -> None:
        """Say who else has the file open, if somebody has."""
        holder, path = self.claim.holder, self._document.path
        if holder and path is not None:
            self._messages.tell(
                f"{path.name} is open in another window, too ({holder}). What is drawn here and there is not"
                " joined: before one replaces what the other has saved, it asks.",
                Tone.WARNING,
                stays=True,
            )

    @Slot(object)
    def _tell_changed(self, path: Path) -> None:
        if not self._saver.is_saving:
            self._messages.tell(
                f"{path.name} has been changed by another program. File › Reload opens it as it is now;"
                " until then everything here stays.",
                Tone.WARNING,
                stays=True,
            )

    def _remember(self, path: Path) -> None:
        self._settings.add_recent_file(path)
        self._settings.last_folder = path.parent
