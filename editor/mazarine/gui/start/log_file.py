"""The log file."""

from __future__ import annotations

import logging
from contextlib import nullcontext, suppress
from logging.handlers import MemoryHandler, RotatingFileHandler
from pathlib import Path

from mazarine import gui
from mazarine.files.access import opened_to_write
from mazarine.files.faults import Fault

NAME = "mazarine.log"
_MOST_BYTES = 1 << 20
_KEPT = 2
_MOST_WAITING = 100

log = logging.getLogger(__name__)


def keep_log(folder: Path) -> Path | None:
    """Write warnings and errors to a file in a folder from now on; return its path, None if that fails.

    Warnings wait for `begin_log` or for an error. The file never grows beyond some megabytes.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # The handler ignores that it cannot write.
        with opened_to_write(path):
            pass
        file = _LogFile(path, maxBytes=_MOST_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True)
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    except (OSError, Fault) as error:
        log.warning("no log can be kept in %s: %s", folder, error)
        return None
    logging.getLogger().addHandler(_Log(file))
    return path


def begin_log() -> None:
    """Write the versions and the waiting messages, and write at once from now on; from any thread."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _Log):
            handler.begin()


class _LogFile(RotatingFileHandler):
    """A log file that begins with a line of versions."""

    _has_begun = False

    def begin(self) -> None:
        """Write the first line, unless it was written; finding the versions takes some milliseconds."""
        with self.lock or nullcontext():
            if not self._has_begun:
                self._has_begun = True
                begins = "begins: %s", (gui.versions.versions(),)
                super().emit(logging.LogRecord("mazarine", logging.INFO, "", 0, *begins, None))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, after the first line."""
        self.begin()
        super().emit(record)

    def doRollover(self) -> None:
        """Begin a new file, unless another program does so at the same moment."""
        with suppress(OSError):
            super().doRollover()

    def handleError(self, record: logging.LogRecord) -> None:
        """Ignore errors of the log itself: there is no place to report them."""


class _Log(MemoryHandler):
    """Keeps warnings of the start in memory, so that the first picture does not wait for the file."""

    def __init__(self, file: _LogFile) -> None:
        super().__init__(_MOST_WAITING, logging.ERROR, file)
        self._file = file

    def begin(self) -> None:
        """Write the messages that have waited, and write at once from now on."""
        self._file.begin()
        self.capacity = 1
        self.flush()

    def close(self) -> None:
        super().close()
        self._file.close()
