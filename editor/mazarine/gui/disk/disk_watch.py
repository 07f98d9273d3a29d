"""Notices that the open file was changed by another program."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from mazarine.gui.background.timers import single_shot
from mazarine.gui.file_names import is_text

FileStamp = tuple[int, int, int]
"""Size, time and number of a file."""
UNKNOWN_STAMP = -1, -1, -1
"""That of no file: whatever is there has been changed."""
_REST_MS = 300
"""A file that is being written changes many times."""


class DiskWatch(QObject):
    """Knows the file as it was when it was opened or saved."""

    changed = Signal()
    """The file is not as it was, or is not there any more; emitted once for each change."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self.stamp: FileStamp | None = None
        """The stamp of the file as it was opened or saved."""
        self._told: FileStamp | None = None
        self._watcher = QFileSystemWatcher(self)
        self._timer = single_shot(self, _REST_MS, self.look)
        self._watcher.fileChanged.connect(self._wait)
        self._watcher.directoryChanged.connect(self._wait)

    @property
    def is_changed(self) -> bool:
        """Whether the file is there and not as it was."""
        now = stamp_of(self._path)
        return now is not None and now != self.stamp

    @property
    def has_told(self) -> bool:
        """Whether a change has been told since the file was as it was."""
        return self._told != self.stamp

    @property
    def is_removed(self) -> bool:
        """Whether it has been told that the file is not there any more."""
        return self.has_told and self._told is None

    def watch(self, path: Path | None, stamp: FileStamp | None = None) -> None:
        """Take a file as it was when it had a stamp, or as it is now; None watches nothing."""
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        self._path, self.stamp = path, stamp or stamp_of(path)
        self._told = self.stamp
        if path is not None and self.stamp is not None:
            self._watcher.addPath(str(_watched(path)))
            if self.is_changed:
                self._wait()

    @Slot()
    def _wait(self) -> None:
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Emit `changed` if the file has changed since it was looked at last."""
        if self._path is None:
            return
        now = stamp_of(self._path)
        # A file that was replaced is another one to the system; one that was removed may come back.
        self._watcher.addPath(str(_watched(self._path) if now is not None else self._path.parent))
        if now != self._told:
            self._told = now
            self.changed.emit()


def _watched(path: Path) -> Path:
    """Return what the system is to watch for a file: Qt takes its folder if its name is no text."""
    return path if is_text(path) else path.parent


def stamp_of(path: Path | None) -> FileStamp | None:
    """Return what identifies a version of a file; None if it is not there."""
    if path is None:
        return None
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino
