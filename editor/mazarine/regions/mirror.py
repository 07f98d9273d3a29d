"""A copy of the kinds and regions of cells, which follows a segmentation in another thread."""

from __future__ import annotations

from threading import RLock

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import WrongType
from mazarine.lattice import Grid
from mazarine.native.regions import follow_written, make_mirror
from mazarine.regions.delta import Delta
from mazarine.regions.lookup import RegionLookup
from mazarine.regions.messages import RegionMessage
from mazarine.regions.state import SegmentationState
from mazarine.regions.tables import Tables


class RegionMirror:
    """The kinds and regions of a segmentation, as they were after some update.

    It has the pieces of all places and the tables over them, and follows an update at the cost of what that
    has written, however many cells have another region then. Threads may share it.

    Attributes
    ----------
    region : the regions, looked up where they are asked for
    """

    def __init__(self, state: SegmentationState, tables: Tables, grid: Grid) -> None:
        mirror = SegmentationState.empty(np.zeros(len(state.cells), dtype=np.uint8), tables)
        make_mirror(state.engine, mirror.engine)
        self._engine, self._lock = mirror.engine, RLock()
        self._kind, self._grid = mirror.kind, grid
        self.region = RegionLookup(mirror.engine, grid, self._lock)

    @property
    def kind(self) -> NDArray[np.uint8]:
        """(levels, rows, cols) uint8, the `Kind` of each cell."""
        return self._grid.read_only_view(self._kind)

    def follow(self, delta: Delta) -> None:
        """Follow the next update after the last one that it has followed.

        Raises `WrongType` if the delta does not say what was written: then another mirror must be made.
        """
        with self._lock:
            if delta.written is None or not follow_written(self._engine, delta.written):
                raise WrongType(RegionMessage.DELTA_NOT_WRITTEN())
