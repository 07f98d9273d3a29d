"""What every paint event needs: an exception that leaves one ends the program."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPainter

log = logging.getLogger(__name__)


@contextmanager
def guarded(painter: QPainter, what: str) -> Iterator[None]:
    """Log what goes wrong while this is painted, and leave the painter as it was."""
    painter.save()
    try:
        yield
    except Exception:
        log.exception("%s could not be painted", what)
    painter.restore()
