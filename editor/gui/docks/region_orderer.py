"""Keeps the order of the regions in a table: at once for few, in the jobs thread for many."""

from __future__ import annotations

import logging

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from editor.gui.analysis import Analysis
from editor.gui.docks.region_order import Wanted, shown_numbers
from editor.gui.worker import Workers

log = logging.getLogger(__name__)

_REFRESH_AFTER_MS = 120
_IN_THREAD_FROM = 200_000
"""From this many regions on, ordering them would take longer than a frame, and a thread does it."""


class RegionOrderer(QObject):
    """Orders the regions a moment after they have changed, once for all the changes of that moment.

    Nothing is done while the table is not seen.

    Attributes
    ----------
    wanted : which regions, and in which order
    is_stale : whether the regions have changed since they were ordered
    is_ordering : whether the thread is at it
    """

    ordered = Signal(object)
    """The numbers, in order."""

    def __init__(self, analysis: Analysis, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._workers = workers
        self._is_seen = False
        self.wanted = Wanted()
        self.is_stale = True
        self.is_ordering = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_AFTER_MS)
        self._timer.timeout.connect(self.refresh)
        analysis.regions_changed.connect(self._follow)
        analysis.regions_replaced.connect(self._start_over)

    def want(self, wanted: Wanted) -> None:
        """Want other regions, or in another order."""
        if wanted != self.wanted:
            self.wanted = wanted
            self.is_stale = True
            self.refresh()

    def set_seen(self, is_seen: bool) -> None:
        """Say whether anybody sees the table."""
        self._is_seen = is_seen
        if is_seen and self.is_stale:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Order the regions as they are now, if anybody sees them."""
        if not self._is_seen or self.is_ordering:
            return
        self.is_stale = False
        regions, wanted = self._analysis.regions, self.wanted
        crossroads = regions.crossroads
        if len(regions.kinds) + len(crossroads) < _IN_THREAD_FROM:
            self.ordered.emit(shown_numbers(regions.kinds, regions.sizes, crossroads, wanted))
            return
        kinds, sizes = regions.kinds.copy(), regions.sizes.copy()
        self.is_ordering = True
        job = self._workers.run(lambda: (regions, shown_numbers(kinds, sizes, crossroads, wanted)))
        job.done.connect(self._take)
        job.failed.connect(self._give_up)

    @Slot()
    def _follow(self) -> None:
        self.is_stale = True
        if self._is_seen and not self._timer.isActive():
            self._timer.start()

    @Slot()
    def _start_over(self) -> None:
        self.ordered.emit(np.empty(0, dtype=np.int32))
        self._follow()

    @Slot(object)
    def _take(self, result: tuple[object, NDArray[np.int32]]) -> None:
        self.is_ordering = False
        regions, numbers = result
        if regions is self._analysis.regions:
            self.ordered.emit(numbers)
        if self.is_stale:
            self._follow()

    @Slot(object)
    def _give_up(self, error: Exception) -> None:
        log.error("the regions could not be ordered", exc_info=error)
        self.is_ordering = False
