"""Timers: one that fires once after a rest, and one that collects garbage."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot


def single_shot(parent: QObject, interval_ms: int, slot: Callable[[], object]) -> QTimer:
    """Return a timer that calls a slot of its parent this long after its last start."""
    timer = QTimer(parent, singleShot=True, interval=interval_ms)
    timer.timeout.connect(slot)
    return timer


_LOOK_AFTER_MS = 1000


class GarbageTimer(QObject):
    """Collects garbage only in this thread from now on, and skips objects that were made at the start.

    Python collects in the thread that allocates most. There it would destroy objects of Qt, which leads to
    a deadlock. Scanning all objects of the start takes a tenth of a second, in which no other thread runs.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._timer = QTimer(self, interval=_LOOK_AFTER_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    @Slot()
    def _look(self) -> None:
        """Collect the oldest generation that has grown enough, as Python would."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation] > 0:
                gc.collect(generation)
                return


def collect_all_garbage() -> None:
    """Scan all objects in the next collection: a maze was closed, which may be large."""
    gc.unfreeze()
