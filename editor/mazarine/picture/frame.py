"""The mapping from cells to pixels, one axis at a time."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Point

_WALL_SHARE_OF_CELL = 0.12


def wall_thickness_px(cell_px: float) -> int:
    """Return the thickness of every wall at a zoom: whole pixels, the same for all.

    >>> [wall_thickness_px(size) for size in (2, 8, 13, 24, 40)]
    [1, 1, 2, 3, 5]
    """
    return max(1, int(cell_px * _WALL_SHARE_OF_CELL + 0.5))


@dataclass(frozen=True)
class Frame:
    """A rectangle of pixels, and where the maze lies under it.

    Attributes
    ----------
    x, y, width, height : the rectangle, in pixels of the device
    origin_x, origin_y : where the place (0, 0) of the maze's geometry lies, in the same pixels
    cell_px : the size of a unit: of a square cell
    pitch, lead : those of the geometry
    """

    x: int
    y: int
    width: int
    height: int
    origin_x: float
    origin_y: float
    cell_px: float
    pitch: Point = (1.0, 1.0)
    lead: Point = (0.0, 0.0)

    def across(self, cols: int, size: int = 1) -> Span:
        """Return the columns under the frame, or texels of several columns each."""
        return Span.under(self.x, self.width, self.left, self.cell_px * self.pitch[0] * size, cols)

    def down(self, rows: int, size: int = 1) -> Span:
        """Return the rows under the frame, or texels of several rows each."""
        return Span.under(self.y, self.height, self.top, self.cell_px * self.pitch[1] * size, rows)

    @property
    def left(self) -> float:
        """The pixel where the first column begins."""
        return self.origin_x + self.lead[0] * self.cell_px

    @property
    def top(self) -> float:
        """The pixel where the first row begins."""
        return self.origin_y + self.lead[1] * self.cell_px

    def right_of(self, cols: int) -> float:
        """Return the pixel where this number of columns ends."""
        return self.left + cols * self.cell_px * self.pitch[0]

    def bottom_of(self, rows: int) -> float:
        """Return the pixel where this number of rows ends."""
        return self.top + rows * self.cell_px * self.pitch[1]


@dataclass(frozen=True, eq=False)
class Span:
    """Cells along one axis, and the pixel where each begins.

    Boundaries are rounded one by one, from the place of the cell alone. So a picture painted in pieces
    is the picture painted at once.

    Attributes
    ----------
    first, last : the cells from `first` up to, not including, `last`; one more on each side than is
        seen, where there is one
    start, count : the pixels of the frame
    bounds : (last - first + 1,) pixel where each cell begins, and where the last ends
    """

    first: int
    last: int
    start: int
    count: int
    bounds: NDArray[np.int64]

    @classmethod
    def under(cls, start: int, count: int, origin: float, cell_px: float, cells: int) -> Span:
        """Return the cells, of this many, under `count` pixels from `start` on."""
        first = min(max(floor((start - origin) / cell_px) - 1, 0), cells)
        last = max(min(floor((start + count - origin) / cell_px) + 2, cells), first)
        bounds = np.floor(origin + np.arange(first, last + 1) * cell_px + 0.5).astype(np.int64)
        return cls(first, last, start, count, bounds)

    @property
    def cells(self) -> slice:
        """The cells as a slice."""
        return slice(self.first, self.last)

    def __len__(self) -> int:
        return self.last - self.first

    def cell_of_pixels(self) -> NDArray[np.intp]:
        """Return for each pixel the cell, counted from `first`; `len(self)` off the maze."""
        pixels = np.arange(self.start, self.start + self.count)
        cell = np.searchsorted(self.bounds, pixels, side="right") - 1
        return np.where((cell < 0) | (cell >= len(self)), len(self), cell)

    def block_of_pixels(self, thickness: int) -> NDArray[np.intp]:
        """Return for each pixel the block: 2·i + 1 in cell i, 2·i on the boundary before it.

        A boundary is `thickness` pixels, centered; pixels off the maze have the block 2·n + 1.
        """
        block = self.cell_of_pixels() * 2 + 1
        for step in range(thickness):
            at = self.bounds - thickness // 2 + step - self.start
            seen = (at >= 0) & (at < self.count)
            block[at[seen]] = 2 * np.flatnonzero(seen)
        return block
