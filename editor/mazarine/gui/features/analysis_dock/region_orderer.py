"""Keeps the order of the regions in a table: at once for few, in the jobs thread for many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.analysis.region_list import CrossroadRows, RegionList
from mazarine.gui.analysis.region_order import EXITS_COLUMN, Exits, RegionFilter, shown_numbers
from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.gui.background.workers import Workers
from mazarine.gui.session.current import CurrentSession

_REFRESH_AFTER_MS = 120
_REFRESH_MANY_AFTER_MS = 1000
_MANY = 1_000_000
"""Ordering more than these takes the thread so long that a stroke would notice it every time."""
_IN_THREAD_FROM = 200_000
"""From this many regions on, ordering them would take longer than a frame, and a thread does it."""


@dataclass(frozen=True, eq=False)
class _Ordered:
    regions: RegionList
    unmerged: CrossroadRows
    crossroads: NDArray[np.int32]
    numbers: NDArray[np.int32]


class RegionOrderer(QObject):
    """Orders the regions a moment after they have changed, once for all the changes of that moment.

    Nothing is done while the table is not seen.

    Attributes
    ----------
    filter : which regions, and in which order
    exits : of the regions, as far as they are known
    is_stale : whether the regions have changed since they were ordered
    """

    ordered = Signal(object)
    """The numbers, in order."""

    def __init__(self, current: CurrentSession, workers: Workers, parent: QObject) -> None:
        super().__init__(parent)
        self._current = current
        self._is_seen = False
        self.filter = RegionFilter()
        self.exits = Exits.unknown()
        self.is_stale = True
        self._timer = single_shot(self, _REFRESH_AFTER_MS, self.refresh)
        self._latest = LatestTask(workers.jobs, self, self._take)
        current.regions_changed.connect(self._follow)
        current.regions_replaced.connect(self._start_over)

    @property
    def is_ordering(self) -> bool:
        return not self._latest.is_idle

    @property
    def count(self) -> int:
        """About how many regions there are, however few of them are shown."""
        regions = self._current.analysis.regions
        return len(regions.kinds) + len(regions.unmerged_crossroads.numbers)

    def request(self, wanted: RegionFilter) -> None:
        if wanted != self.filter:
            self.filter = wanted
            self.is_stale = True
            self.refresh()

    def take_exits(self, exits: Exits) -> None:
        is_same, self.exits = exits is self.exits, exits
        if not is_same and self.filter.column == EXITS_COLUMN:
            self._follow()

    def set_seen(self, is_seen: bool) -> None:
        self._is_seen = is_seen
        if is_seen and self.is_stale:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        if not self._is_seen or self.is_ordering:
            return
        self.is_stale = False
        regions, wanted, count = self._current.analysis.regions, self.filter, self.count
        unmerged = regions.unmerged_crossroads
        self._timer.setInterval(_REFRESH_AFTER_MS if count < _MANY else _REFRESH_MANY_AFTER_MS)
        if count < _IN_THREAD_FROM:
            self.ordered.emit(
                shown_numbers(regions.kinds, regions.sizes, regions.crossroads, wanted, self.exits)
            )
            return
        kinds, sizes = regions.kinds, regions.sizes

        def order(_is_current: Callable[[], bool]) -> _Ordered:
            # Copied in this thread, while the window may write: what it writes makes the order stale anyway.
            crossroads = unmerged.merged()
            numbers = shown_numbers(kinds.copy(), sizes.copy(), crossroads, wanted)
            return _Ordered(regions, unmerged, crossroads, numbers)

        self._latest.submit(lambda: order)

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
    def _take(self, result: _Ordered) -> None:
        if result.regions is self._current.analysis.regions:
            result.regions.take_merged(result.unmerged, result.crossroads)
            self.ordered.emit(result.numbers)
        if self.is_stale:
            self._follow()
