"""The size of the window before the user has chosen one."""

from __future__ import annotations

from PySide6.QtCore import QSize

_FRAME_PX = QSize(8, 40)
"""About what the title and the borders of a window take of the screen."""
_LEAST_SIZE_PX, _MOST_SIZE_PX, _OF_SCREEN = QSize(1180, 780), QSize(2000, 1300), 0.8
"""The size of a window that was never resized: a part of the screen, within limits."""


def first_size(screen: QSize) -> QSize:
    """Return the size of the window at the first start.

    >>> [first_size(QSize(*screen)).toTuple() for screen in ((2560, 1400), (1366, 740), (1024, 600))]
    [(2000, 1120), (1180, 700), (1016, 560)]
    """
    size = (screen * _OF_SCREEN).expandedTo(_LEAST_SIZE_PX).boundedTo(_MOST_SIZE_PX)
    return size.boundedTo(screen - _FRAME_PX)
