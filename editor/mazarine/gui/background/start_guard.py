"""Notices that the last start of the program did not succeed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Slot

from mazarine.gui.background.timers import single_shot

_SUCCEEDS_AFTER_MS = 4000


class StartGuard(QObject):
    """Keeps a file while the program starts, which is left behind if it crashes.

    Attributes
    ----------
    last_failed : whether the last start left the file behind, and no other program is starting now
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        path = folder / "starting.lock"
        was_left = path.exists()
        self._lock = QLockFile(str(path))
        self._lock.setStaleLockTime(0)  # Only the end of its process makes it stale.
        self.last_failed = self._lock.tryLock(0) and was_left
        self._timer = single_shot(self, _SUCCEEDS_AFTER_MS, self.succeed)
        self._timer.start()

    @Slot()
    def succeed(self) -> None:
        """Remove the file: the window works, or was closed by its user."""
        self._lock.unlock()
