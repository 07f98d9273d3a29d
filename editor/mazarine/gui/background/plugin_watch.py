"""Looks for plugins while the window is open: once after the start, and whenever their folder changes."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal, Slot

from mazarine.gui.background.jobs import JobQueue
from mazarine.gui.background.timers import single_shot
from mazarine.plugins import PLUGINS, REPORTS, plugins_folder

_SETTLES_MS = 200
"""An editor that saves a file changes the folder several times."""


class PluginWatch(QObject):
    """Watches the plugins folder, and reports when a plugin was added, changed or removed."""

    changed = Signal()
    failed = Signal(object)
    """A `Message`: a plugin has failed where the work goes on without it; emitted in any thread."""

    def __init__(self) -> None:
        super().__init__()
        self._queue: JobQueue | None = None
        self._watcher: QFileSystemWatcher | None = None
        self._timer = single_shot(self, _SETTLES_MS, self.look)

    def start(self, queue: JobQueue) -> None:
        """Look for plugins in the thread of a queue, and watch their folder from then on."""
        self._queue = queue
        REPORTS.report = self.failed.emit
        self.look()

    @Slot()
    def look(self) -> None:
        if self._queue is not None and not self._queue.is_closed:
            self._queue.run(_look).done.connect(self._take)

    def switch(self, is_on: bool) -> None:
        """Turn plugins on or off for this session."""
        if is_on:
            PLUGINS.turn_on()
        else:
            PLUGINS.turn_off()
        self.look()
        self.changed.emit()

    @Slot(object)
    def _take(self, has_changed: bool) -> None:
        self._watch()
        if has_changed:
            self.changed.emit()

    def _watch(self) -> None:
        """Watch the folder for new files, and the files for changes in place."""
        folder = plugins_folder()
        if folder is None or not folder.is_dir():
            return
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(self._timer.start)
            self._watcher.fileChanged.connect(self._timer.start)
        known = {*self._watcher.files(), *self._watcher.directories()}
        fresh = {str(path) for path in (folder, *folder.glob("*.py"))} - known
        if fresh:
            self._watcher.addPaths(sorted(fresh))
            # They may have changed before they were watched.
            self._timer.start()


def _look() -> bool:
    """Return whether there is something new."""
    is_first = not PLUGINS.are_known
    has_changed = PLUGINS.refresh()
    return has_changed or (is_first and bool(PLUGINS.found()))


@cache
def plugin_watch() -> PluginWatch:
    """Return the watch that all windows of this process share."""
    return PluginWatch()
