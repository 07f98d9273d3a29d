"""The system's clipboard: pieces for every window of this program, block text for others."""

from __future__ import annotations

from uuid import uuid4

from PySide6.QtCore import QMimeData, QObject, Slot
from PySide6.QtGui import QGuiApplication
from shiboken6 import createdByPython

from mazarine import files
from mazarine.errors import MazeError
from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.workers import Workers
from mazarine.gui.i18n import tr_later
from mazarine.maze.stamp import Stamp

STAMP_TYPE = "application/x-mazarine-stamp"
_TOKEN_TYPE = "application/x-mazarine-token"
_MOST_BYTES = 1 << 28
_NOTHING = tr_later("The clipboard has nothing that can be pasted into a maze.")


class Clipboard(QObject):
    """Copies and pastes pieces; other formats are made in the background."""

    def __init__(self, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._copied: tuple[Stamp, bytes] | None = None
        """What was copied last, and how the clipboard says that it is that."""
        self._latest = LatestTask(workers.jobs, self, self._give)

    def copy(self, stamp: Stamp) -> None:
        """Put a piece on the clipboard: for this program at once, for others when it is written."""
        token = uuid4().bytes
        self._copied = stamp, token
        self._give((token, b"", ""))
        self._latest.submit(lambda: lambda _is_current: (token, *_written(stamp)))

    @property
    def is_idle(self) -> bool:
        return self._latest.is_idle

    def stamp(self) -> Stamp:
        """Return the piece on the clipboard, also one of another window, or text.

        Raises `MazeError` if there is none.
        """
        data = QGuiApplication.clipboard().mimeData()
        if data is None:
            raise MazeError(_NOTHING)
        if self._copied is not None and self._is_own(data):
            return self._copied[0]
        if data.hasFormat(STAMP_TYPE):
            carried = data.data(STAMP_TYPE)
            if carried.size() > _MOST_BYTES:
                raise MazeError(tr_later("The content of the clipboard is too large."))
            return files.stamps.stamp_from(bytes(carried.data()))[0]
        stamp = files.stamps.stamp_from_text(data.text()) if data.hasText() else None
        if stamp is None:
            raise MazeError(_NOTHING)
        return stamp

    def release(self) -> None:
        """Leave text alone on the clipboard: PySide's own data, left there at the end, make Qt crash."""
        clipboard = QGuiApplication.clipboard()
        data = clipboard.mimeData()
        if data is not None and createdByPython(data):
            text = data.text()
            if text:
                clipboard.setText(text)
            else:
                clipboard.clear()

    def _is_own(self, data: QMimeData) -> bool:
        return self._copied is not None and bytes(data.data(_TOKEN_TYPE).data()) == self._copied[1]

    @Slot(object)
    def _give(self, written: tuple[bytes, bytes, str]) -> None:
        """Put the piece on the clipboard, unless something else was copied since."""
        clipboard = QGuiApplication.clipboard()
        there = clipboard.mimeData()
        token, data, text = written
        if self._copied is None or token != self._copied[1]:
            return
        if data and (there is None or not self._is_own(there)):
            return
        given = QMimeData()
        given.setData(_TOKEN_TYPE, token)
        if data:
            given.setData(STAMP_TYPE, data)
        if text:
            given.setText(text)
        clipboard.setMimeData(given)


def _written(stamp: Stamp) -> tuple[bytes, str]:
    return files.stamps.stamp_bytes(stamp), files.stamps.text_of_stamp(stamp)
