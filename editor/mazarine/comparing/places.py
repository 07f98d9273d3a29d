"""Codes of cells or walls that differ, and the places where they stand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid, Lattice, Side
from mazarine.regions.carry import common_part
from mazarine.values import ArrayValue

Codes = NDArray[np.uint8]

Sides = tuple[Side, ...]
"""The sides whose walls a cell stores; none where it is about the cells themselves."""


@dataclass(frozen=True, eq=False, repr=False)
class CodeChanges(ArrayValue):
    """Places with another code in each of several mazes, in reading order.

    Attributes
    ----------
    grid : the part that the mazes have in common
    places : (n,) the flat places of cells; of walls that times the number of `stored`, plus which of them
    codes : (mazes, n) the codes that the place has
    stored : the sides whose walls a cell stores; none for cells
    """

    grid: Grid
    places: NDArray[np.int64]
    codes: Codes
    stored: Sides

    @classmethod
    def of_bytes(
        cls, grid: Grid, flat: NDArray[np.int64], found: Codes, differs: Codes, stored: Sides
    ) -> CodeChanges:
        """Take apart the (mazes, n) bytes at flat places, as far as their fields have bits that differ."""
        fields = fields_of(stored)
        which = np.stack([differs & np.uint8(bits) != 0 for bits in fields], axis=1)
        places = (flat[:, None] * len(fields) + np.arange(len(fields)))[which]
        shifts = [(bits & -bits).bit_length() - 1 for bits in fields]
        codes = np.stack(
            [(found & bits) >> shift for bits, shift in zip(fields, shifts, strict=True)], axis=2
        )
        return cls(grid, places, codes[:, which].astype(np.uint8), stored)

    def __len__(self) -> int:
        return len(self.places)

    @property
    def cells(self) -> NDArray[np.int64]:
        """(n, 3) the lattice cells: of a wall, the one that stores it."""
        return self.grid.cells_at_flat(self.places // max(len(self.stored), 1))

    def across(self, lattice: Lattice) -> NDArray[np.int64]:
        """Return the (n, 3) lattice cells on the other side of walls."""
        cells = self.cells
        cells[:, 1:] += lattice.offsets(cells[:, 1], self.sides)
        return cells

    @property
    def sides(self) -> NDArray[np.uint8]:
        """(n,) the `Side` of the cell that a wall stands on; only of walls."""
        return np.array(self.stored, dtype=np.uint8)[self.places % len(self.stored)]


def fields_of(stored: Sides) -> tuple[int, ...]:
    """Return the bits that each place has in the byte of its cell: a cell is one place, and so is each wall.

    >>> fields_of(()), fields_of((Side.E, Side.S))
    ((7,), (3, 12))
    """
    return tuple(3 << 2 * number for number in range(len(stored))) or (7,)


def common_slices(before: Grid, after: Grid) -> list[tuple[slice, ...]]:
    """Return where (levels, rows, cols) arrays of two boards have the same lattice coordinates."""
    here, there, *shape = common_part(before, after)
    return [
        tuple(slice(at, at + size) for at, size in zip(corner, shape, strict=True))
        for corner in (here, there)
    ]


def whole_fields(bits: Codes, fields: tuple[int, ...]) -> Codes:
    """Return all bits of the fields of which some are set.

    >>> whole_fields(np.array([0, 1, 8, 10], dtype=np.uint8), (3, 12)).tolist()
    [0, 3, 12, 15]
    """
    whole = np.zeros_like(bits)
    for field in fields:
        whole |= ((bits & np.uint8(field)) != 0) * np.uint8(field)
    return whole
