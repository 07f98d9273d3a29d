"""The selection by regions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.gui.canvas.pointer import Pointer
from mazewright.gui.tools.selector import Selector
from mazewright.maze.area import Area

_NOT_KNOWN = "Regions are being calculated. Try again in a moment."


class Wand(Selector):
    """Selects the room or corridor under the pointer, as far as it lies on this level."""

    name = "tool.wand"
    hint = "Click a room or corridor to select it. Shift: add. Ctrl or right button: remove."

    _pointer: Pointer | None = None

    def begin(self, pointer: Pointer) -> None:
        """Point at a region."""
        self._pointer = pointer

    def go_on(self, pointer: Pointer) -> None:
        """Point at another one."""
        self._pointer = pointer

    def marked(self) -> Area | None:
        """Return the region under the pointer; rock and what is off the maze is none."""
        assert self._pointer is not None
        cell = self.cell_at(self._pointer)
        if cell is None:
            return Area.nothing()
        region = self._regions
        if region is None:
            self.bench.refuse(_NOT_KNOWN)
            return None
        grid = self.bench.document.maze.grid
        number = region[grid.array_place(cell)]
        if not number:
            self.bench.refuse("Rock belongs to no region.")
            return None
        return Area.of(*grid.origin, region[cell[0]] == number)

    @property
    def _regions(self) -> NDArray[np.int32] | None:
        analysis = self.bench.current.analysis
        region = analysis.region
        is_known = region is not None and region.shape == self.bench.document.maze.shape
        return region if is_known and not analysis.is_stale else None
