"""The log: what went wrong, on the disk, where a person can find it."""

from __future__ import annotations

import logging
from contextlib import nullcontext
from logging.handlers import RotatingFileHandler
from pathlib import Path

NAME = "mazewright.log"
_MOST_BYTES = 1 << 20
_KEPT = 2

log = logging.getLogger(__name__)


def keep_log(folder: Path) -> Path | None:
    """Write warnings and errors to a file in a folder from now on; None if that cannot be.

    It begins with what runs here (`begin_log`), and never grows beyond some megabytes.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # The handler tells nobody that it cannot write.
        path.open("a", encoding="utf-8").close()
        handler = _LogFile(path, maxBytes=_MOST_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    except OSError as error:
        log.warning("no log can be kept in %s: %s", folder, error)
        return None
    logging.getLogger().addHandler(handler)
    return path


def begin_log() -> None:
    """Write what runs here, if nothing else has been written yet; from any thread."""
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _LogFile):
            handler.begin()


class _LogFile(RotatingFileHandler):
    """A file whose first line says what runs here, whatever comes first."""

    _has_begun = False

    def begin(self) -> None:
        """Write the first line, unless it is there; to find out what runs here takes some milliseconds."""
        from editor.gui.versions import versions  # noqa: PLC0415  # loads what the first picture can do without

        with self.lock or nullcontext():
            if not self._has_begun:
                self._has_begun = True
                begins = "begins: %s", (versions(),)
                super().emit(logging.LogRecord("mazewright", logging.INFO, "", 0, *begins, None))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, after the first line."""
        self.begin()
        super().emit(record)
