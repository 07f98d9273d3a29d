"""Some of the cells of a level, as a selection or a fill has them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Self

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Lattice

Mask = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Area:
    """Rows and columns of cells, on whatever level it is laid.

    Attributes
    ----------
    row, col : the lattice row and column of the first place of the mask
    mask : (rows, cols) which cells belong to it; every edge has one, and nothing at all is (0, 0)

    >>> area = Area.block(2, 3, 4, 5)
    >>> area.count, area.without(Area.block(0, 0, 3, 9)).box
    (9, (4, 3, 5, 6))
    """

    row: int
    col: int
    mask: Mask

    @classmethod
    def of(cls, row: int, col: int, mask: Mask) -> Self:
        """Make an area of a mask, whose first place is at this lattice row and column."""
        down, across = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
        if len(down) == 0:
            return cls.nothing()
        (top, bottom), (left, right) = (down[[0, -1]].tolist(), across[[0, -1]].tolist())
        return cls(row + top, col + left, mask[top : bottom + 1, left : right + 1])

    @classmethod
    def nothing(cls) -> Self:
        """Make the area that no cell belongs to."""
        return cls(0, 0, np.zeros((0, 0), dtype=bool))

    @classmethod
    def block(cls, top: int, left: int, bottom: int, right: int) -> Self:
        """Make the area of all cells from one to another, both rows and columns."""
        return cls(top, left, np.ones((bottom - top + 1, right - left + 1), dtype=bool))

    @classmethod
    def of_places(cls, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Self:
        """Make the area of the cells at these lattice rows and columns."""
        if len(rows) == 0:
            return cls.nothing()
        top, left = int(rows.min()), int(cols.min())
        mask = np.zeros((int(rows.max()) - top + 1, int(cols.max()) - left + 1), dtype=bool)
        mask[rows - top, cols - left] = True
        return cls(top, left, mask)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Area) and self.box == other.box and np.array_equal(self.mask, other.mask)

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return self.mask.size > 0

    @property
    def count(self) -> int:
        """The number of cells."""
        return int(np.count_nonzero(self.mask))

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The first lattice row and column, and those after the last."""
        rows, cols = self.mask.shape
        return self.row, self.col, self.row + rows, self.col + cols

    def cells(self, level: int) -> NDArray[np.int64]:
        """Return the (n, 3) lattice cells on a level."""
        rows, cols = np.nonzero(self.mask)
        return np.column_stack((np.full_like(rows, level), rows + self.row, cols + self.col))

    def has(self, row: int, col: int) -> bool:
        """Return whether the cell at this lattice row and column belongs to it."""
        top, left, bottom, right = self.box
        return top <= row < bottom and left <= col < right and bool(self.mask[row - top, col - left])

    def moved(self, down: int, right: int) -> Area:
        """Return the same cells, moved by this offset."""
        return Area(self.row + down, self.col + right, self.mask) if self else self

    def laid_on(self, box: tuple[int, int, int, int]) -> Mask:
        """Return the mask for the cells of a box: first row and column, and those after the last."""
        top, left, bottom, right = box
        mask = np.zeros((bottom - top, right - left), dtype=bool)
        first, last = (
            (max(self.row, top), max(self.col, left)),
            (min(self.box[2], bottom), min(self.box[3], right)),
        )
        if first[0] < last[0] and first[1] < last[1]:
            here = (
                slice(first[0] - self.row, last[0] - self.row),
                slice(first[1] - self.col, last[1] - self.col),
            )
            mask[first[0] - top : last[0] - top, first[1] - left : last[1] - left] = self.mask[here]
        return mask

    def within(self, box: tuple[int, int, int, int]) -> Area:
        """Return those of the cells that lie in a box: first row and column, and those after the last."""
        if self.row >= box[0] and self.col >= box[1] and self.box[2] <= box[2] and self.box[3] <= box[3]:
            return self
        return Area.of(box[0], box[1], self.laid_on(box))

    def united(self, other: Area) -> Area:
        """Return the cells of either."""
        if not self or not other:
            return self or other
        box = _around(self.box, other.box)
        return Area(box[0], box[1], self.laid_on(box) | other.laid_on(box))

    def without(self, other: Area) -> Area:
        """Return the cells that do not belong to the other."""
        return Area.of(self.row, self.col, self.mask & ~other.laid_on(self.box))

    def common(self, other: Area) -> Area:
        """Return the cells of both."""
        return Area.of(self.row, self.col, self.mask & other.laid_on(self.box))

    def grown(self, lattice: Lattice) -> Area:
        """Return the cells and all that share a side with one of them, on an infinite board."""
        if not self:
            return self
        box = self.row - 1, self.col - 1, self.box[2] + 1, self.box[3] + 1
        mask = self.laid_on(box)
        grown = mask.copy()
        for side, first in product(lattice.sides, (0, 1)):
            down, right = lattice.step(box[0] + first, side)
            (start, stop), cols = _shifted(mask.shape[0], down), _shifted(mask.shape[1], right)
            start += (start + first) % 2
            here = mask[start:stop:2, slice(*cols)]
            if any(lattice.lacking):
                rows = np.arange(start, stop, 2)[:, None] + box[0]
                here = here & (lattice.lacks(rows, np.arange(*cols) + box[1]) & side.bit == 0)
            grown[start + down : stop + down : 2, cols[0] + right : cols[1] + right] |= here
        return Area.of(box[0], box[1], grown)

    def shrunk(self, lattice: Lattice) -> Area:
        """Return the cells that share no side with one that does not belong to it."""
        if not self:
            return self
        box = self.row - 1, self.col - 1, self.box[2] + 1, self.box[3] + 1
        others = Area.of(box[0], box[1], ~self.laid_on(box))
        return self.without(others.grown(lattice))


def _around(first: tuple[int, int, int, int], second: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return (
        min(first[0], second[0]), min(first[1], second[1]), max(first[2], second[2]), max(first[3], second[3])
    )  # fmt: skip


def _shifted(size: int, step: int) -> tuple[int, int]:
    """Return the first place from which a step leads to another of `size`, and that after the last."""
    return max(-step, 0), size - max(step, 0)
