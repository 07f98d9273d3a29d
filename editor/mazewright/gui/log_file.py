"""The log: what went wrong, on the disk, where a person can find it."""

from __future__ import annotations

import logging
from contextlib import nullcontext, suppress
from logging.handlers import MemoryHandler, RotatingFileHandler
from pathlib import Path

from mazewright import gui

NAME = "mazewright.log"
_MOST_BYTES = 1 << 20
_KEPT = 2
_MOST_WAITING = 100

log = logging.getLogger(__name__)


def keep_log(folder: Path) -> Path | None:
    """Write warnings and errors to a file in a folder from now on; None if that cannot be.

    Warnings wait for `begin_log` or for an error. The file never grows beyond some megabytes.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # The handler ignores that it cannot write.
        path.open("a", encoding="utf-8").close()
        file = _LogFile(path, maxBytes=_MOST_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True)
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    except OSError as error:
        log.warning("no log can be kept in %s: %s", folder, error)
        return None
    logging.getLogger().addHandler(_Log(file))
    return path


def begin_log() -> None:
    """Write what runs here and what has waited, and from now on at once; from any thread."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _Log):
            handler.begin()


class _LogFile(RotatingFileHandler):
    """A file whose first line says what runs here, whatever comes first."""

    _has_begun = False

    def begin(self) -> None:
        """Write the first line, unless it is there; to find out what runs here takes some milliseconds."""
        with self.lock or nullcontext():
            if not self._has_begun:
                self._has_begun = True
                begins = "begins: %s", (gui.versions.versions(),)
                super().emit(logging.LogRecord("mazewright", logging.INFO, "", 0, *begins, None))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, after the first line."""
        self.begin()
        super().emit(record)

    def doRollover(self) -> None:
        """Begin a new file, unless another program on the same log has done so at this moment."""
        with suppress(OSError):
            super().doRollover()

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignore errors of the log itself: there is no place to report them."""


class _Log(MemoryHandler):
    """Keeps warnings of the start in memory: the first picture does not wait for the file."""

    def __init__(self, file: _LogFile) -> None:
        super().__init__(_MOST_WAITING, logging.ERROR, file)
        self._file = file

    def begin(self) -> None:
        """Let nothing wait any more."""
        self._file.begin()
        self.capacity = 1
        self.flush()

    def close(self) -> None:
        """Write what waits, and close the file."""
        super().close()
        self._file.close()
