"""The log: what went wrong, on the disk, where a person can find it."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from editor.gui.versions import versions

NAME = "mazewright.log"
_MOST_BYTES = 1 << 20
_KEPT = 2

log = logging.getLogger(__name__)


def keep_log(folder: Path) -> Path | None:
    """Write warnings and errors to a file in a folder from now on; None if that cannot be.

    It begins with what runs here, and never grows beyond some megabytes.
    """
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # The handler tells nobody that it cannot write.
        path.open("a", encoding="utf-8").close()
        handler = RotatingFileHandler(
            path, maxBytes=_MOST_BYTES, backupCount=_KEPT, encoding="utf-8", delay=True
        )
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        handler.emit(logging.LogRecord("mazewright", logging.INFO, "", 0, "begins: %s", (versions(),), None))
    except OSError as error:
        log.warning("no log can be kept in %s: %s", folder, error)
        return None
    logging.getLogger().addHandler(handler)
    return path
