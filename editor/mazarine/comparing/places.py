"""Codes of cells or walls that differ, and the places where they stand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Grid, Side
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT
from mazarine.regions.carry import common_part
from mazarine.values import ArrayValue

Codes = NDArray[np.uint8]

CELL_FIELDS = (7,)
WALL_FIELDS = (3 << EAST_SHIFT, 3 << SOUTH_SHIFT)
"""The bits that a place has in the byte of its cell: a cell is one place, its east and south side are two."""
SIDES = (Side.E, Side.S)


@dataclass(frozen=True, eq=False, repr=False)
class CodeChanges(ArrayValue):
    """Places with another code in each of several mazes, in reading order.

    Attributes
    ----------
    grid : the part that the mazes have in common
    places : (n,) the flat places of cells; of walls twice that, plus one for the south side
    codes : (mazes, n) the codes that the place has
    fields : how a byte is divided, `CELL_FIELDS` or `WALL_FIELDS`
    """

    grid: Grid
    places: NDArray[np.int64]
    codes: Codes
    fields: tuple[int, ...]

    @classmethod
    def of_bytes(
        cls, grid: Grid, flat: NDArray[np.int64], stored: Codes, differs: Codes, fields: tuple[int, ...]
    ) -> CodeChanges:
        """Take apart the (mazes, n) bytes at flat places, as far as their fields have bits that differ."""
        which = np.stack([differs & np.uint8(bits) != 0 for bits in fields], axis=1)
        places = (flat[:, None] * len(fields) + np.arange(len(fields)))[which]
        shifts = [(bits & -bits).bit_length() - 1 for bits in fields]
        codes = np.stack(
            [(stored & bits) >> shift for bits, shift in zip(fields, shifts, strict=True)], axis=2
        )
        return cls(grid, places, codes[:, which].astype(np.uint8), fields)

    def __len__(self) -> int:
        return len(self.places)

    @property
    def cells(self) -> NDArray[np.int64]:
        """(n, 3) the lattice cells: of a wall, the one that it stands to the east or to the south of."""
        return self.grid.cells_at_flat(self.places // len(self.fields))

    @property
    def sides(self) -> NDArray[np.uint8] | None:
        """(n,) the `Side` of the cell that a wall stands on, None for cells."""
        return None if len(self.fields) == 1 else np.array(SIDES, dtype=np.uint8)[self.places % 2]


def common_slices(before: Grid, after: Grid) -> list[tuple[slice, ...]]:
    """Return where (levels, rows, cols) arrays of two boards have the same lattice coordinates."""
    here, there, *shape = common_part(before, after)
    return [
        tuple(slice(at, at + size) for at, size in zip(corner, shape, strict=True))
        for corner in (here, there)
    ]


def whole_fields(bits: Codes, fields: tuple[int, ...]) -> Codes:
    """Return all bits of the fields of which some are set.

    >>> whole_fields(np.array([0, 1, 8, 10], dtype=np.uint8), WALL_FIELDS).tolist()
    [0, 3, 12, 15]
    """
    whole = np.zeros_like(bits)
    for field in fields:
        whole |= ((bits & np.uint8(field)) != 0) * np.uint8(field)
    return whole
