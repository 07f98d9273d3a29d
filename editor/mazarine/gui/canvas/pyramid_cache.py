"""Keeps the pyramid of the level that is shown: built by the jobs thread, patched by the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal, Slot

from mazarine.gui.background.jobs import LatestTask
from mazarine.gui.background.timers import single_shot
from mazarine.picture import CellColors, Plane, Pyramid

if TYPE_CHECKING:
    from mazarine.gui.background.workers import Workers

_REST_MS = 40
"""What is to be averaged may change again with the next key: the work would only hold up the window."""
_MANY = 1 << 12
"""Cells up to which patching them takes some milliseconds, wherever they lie."""


class PaintsLevel(Protocol):
    """A request to paint a level: its arrays, and the colors of its cells."""

    @property
    def plane(self) -> Plane:
        """The arrays that are painted."""

    @property
    def colors(self) -> CellColors | None:
        """The colors of cells, None while they are not known."""


class PyramidCache(QObject):
    """Builds a pyramid on request, and keeps it up to date.

    The thread reads the very arrays that the window goes on changing: a copy of a large maze would stop
    the window for longer than a frame. A texel may mix old and new cells; every cell that
    changes meanwhile is noted, and patched when the pyramid arrives.
    """

    pyramid_came = Signal()

    def __init__(self, workers: Workers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pyramid: Pyramid | None = None
        self._plane: Plane | None = None
        self._changed: list[NDArray[np.int64]] = []
        """Places that are not patched yet, or, while a pyramid is ordered, have changed meanwhile."""
        self._is_ordered = False
        self._is_stale = False
        self._item: PaintsLevel | None = None
        self._timer = single_shot(self, _REST_MS, self._order_now)
        self._latest = LatestTask(workers.jobs, self, self._take, self._drop_order)

    @property
    def pyramid(self) -> Pyramid | None:
        """The current pyramid; it may be older than a change of very many cells."""
        self._patch()
        return self._pyramid

    @property
    def is_wanting(self) -> bool:
        """Whether there is none that is true."""
        return self._pyramid is None or self._is_stale

    def pyramid_for(self, item: PaintsLevel) -> Pyramid | None:
        """Return the pyramid of what the item paints; None if it is not there yet, but will be ordered."""
        if self.is_wanting and not self._is_ordered and not self._timer.isActive():
            self._item = item
            self._timer.start()
        return self.pyramid

    @Slot()
    def forget(self) -> None:
        """Drop the pyramid, because it would show something else now."""
        self._pyramid = self._plane = None
        self._is_stale = False
        self._drop_order()

    @Slot()
    def rebuild(self) -> None:
        """Rebuild it when it is needed next; until that is done the old one is shown.

        For changes of more cells than can be patched without blocking the window.
        """
        self._drop_order()
        self._is_stale = self._pyramid is not None

    def follow(self, places: NDArray[np.int64]) -> None:
        """Follow a change of the cells at these places in the flat level.

        They are patched when the pyramid is asked for, which is seldom while one draws from near by.
        """
        if self._is_ordered or (self._pyramid is not None and not self._is_stale):
            self._changed.append(places)
            if not self._is_ordered and sum(map(len, self._changed)) > _MANY // 2:
                self._patch()

    def _patch(self) -> None:
        """Patch what has changed, unless it will be when what is ordered comes."""
        if self._is_ordered or not self._changed or self._pyramid is None or self._plane is None:
            return
        places = np.unique(np.concatenate(self._changed))
        self._changed.clear()
        rows, cols = np.divmod(places, self._plane.shape[1])
        self._pyramid.patch(self._plane, rows, cols)

    @Slot()
    def _drop_order(self) -> None:
        self._timer.stop()
        self._latest.cancel()
        self._is_ordered = False
        self._changed.clear()

    @Slot()
    def _order_now(self) -> None:
        item = self._item
        if item is not None and item.colors is not None:
            plane, colors = item.plane, item.colors
            self._plane, self._is_ordered = plane, True
            self._latest.submit(lambda: lambda is_current: Pyramid.of(plane, colors, is_current))

    @Slot(object)
    def _take(self, pyramid: Pyramid | None) -> None:
        if pyramid is None:
            return
        self._pyramid, self._is_ordered, self._is_stale = pyramid, False, False
        if sum(map(len, self._changed)) > _MANY:
            self._is_stale = True
            self._changed.clear()
        self.pyramid_came.emit()
