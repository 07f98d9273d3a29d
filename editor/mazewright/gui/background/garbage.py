"""Python's collector of garbage, kept out of the way of the hand and of other threads."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

if TYPE_CHECKING:
    from mazewright.gui.background.workers import Workers

_LOOK_AFTER_MS = 1000


class GarbageTimer(QObject):
    """Collects in this thread only from now on, and never looks at what was made at the start.

    Python collects in whichever thread makes the most; there it would take apart what belongs to Qt, and
    each would wait for the other for good. To look through all that a start makes takes a tenth of a
    second, in which no thread has its turn.
    """

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        workers.engine_completed.connect(self._leave_what_is_there)
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

    @Slot()
    def _leave_what_is_there(self) -> None:
        gc.freeze()


def collect_all_garbage() -> None:
    """Look at everything again from the next collection on: a maze was closed, which may be large."""
    gc.unfreeze()
