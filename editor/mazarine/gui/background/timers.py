"""Timers that fire once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(parent: QObject, interval_ms: int, slot: Callable[[], object]) -> QTimer:
    """Return a timer that calls a slot of its parent this long after its last start."""
    timer = QTimer(parent, singleShot=True, interval=interval_ms)
    timer.timeout.connect(slot)
    return timer
