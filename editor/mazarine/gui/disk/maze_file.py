"""The file of one document: saving, its lock, changes by other programs, and where exports start."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.disk.disk_watch import DiskWatch, FileStamp
from mazarine.gui.disk.file_lock import FileLock
from mazarine.gui.disk.saving import Saver, Target
from mazarine.gui.editing.document import Document
from mazarine.gui.settings import Settings
from mazarine.messages import Message


class MazeFile(QObject):
    """Follows the document from file to file.

    `disk` knows the file as it was when it was read or written last.
    """

    changed_on_disk = Signal()
    """Another program has changed or removed the file."""

    def __init__(self, document: Document, saver: Saver, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self.saver = document, saver
        self._expected: FileStamp | None = None
        self.lock = FileLock(self)
        self.disk = DiskWatch(self)
        self.disk.changed.connect(self._tell_changed)
        saver.saved.connect(self._follow_saved)
        document.path_changed.connect(self._watch)

    @property
    def is_saving(self) -> bool:
        return self.saver.is_saving

    @property
    def paths(self) -> tuple[Path, ...]:
        """The file of the document, and the one that it is being saved in."""
        target = self.saver.target
        paths = (self._document.path, None if target is None else target.path)
        return tuple(path for path in paths if path is not None)

    def expect(self, stamp: FileStamp | None) -> None:
        """Set the stamp that the file has which is opened next."""
        self._expected = stamp

    def is_changed(self, path: Path) -> bool:
        """Return whether another program has changed this file since it was read or written here."""
        return path == self._document.path and self.disk.is_changed

    def owner_of(self, path: Path) -> Message | None:
        return None if path == self._document.path else self.lock.owner_of(path)

    @Slot(object)
    def _follow_saved(self, target: Target) -> None:
        if target.part is None:
            self._document.set_path(target.path, target.format)

    @Slot()
    def _watch(self) -> None:
        self.disk.watch(self._document.holder, self._expected)
        self._expected = None
        self.lock.follow(self._document.path)

    @Slot()
    def _tell_changed(self) -> None:
        if self.is_saving:
            self.saver.then(self._tell_changed)
            return
        if self.disk.is_removed:
            # What is open is the only copy.
            self._document.forget_saved()
        if self.disk.has_told:
            self.changed_on_disk.emit()


class ExportFolder:
    """The folder of a maze's last export; before the first one that of its file, or else of any last file."""

    def __init__(self, document: Document, settings: Settings) -> None:
        self._document, self._settings = document, settings
        self._chosen: Path | None = None

    @property
    def path(self) -> Path:
        file = self._document.path
        of_file = self._settings.last_folder if file is None else file.parent
        return self._chosen or of_file

    def note(self, path: Path) -> None:
        self._chosen = path.parent
