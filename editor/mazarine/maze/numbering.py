"""The names that a user gives to regions, and the numbers of regions as a file keeps them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.lattice import Lattice
from mazarine.maze.codes import is_whole
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted
from mazarine.values import ArrayValue

MOST_NUMBER = 1 << 30
"""Rooms and corridors have numbers below this."""
Move = Callable[[NDArray[np.int64]], NDArray[np.int64]]
"""Returns where (n, 3) lattice cells are after a move of all; level -1 for those that are gone."""
_COLOR = re.compile("#[0-9a-f]{6}", re.IGNORECASE)


@dataclass(frozen=True)
class RegionName:
    """What the user has given to a room or a corridor.

    Attributes
    ----------
    name : its name; may be empty
    color : its color as `#rrggbb`; empty where it has the color of its overlay
    """

    name: str = ""
    color: str = ""

    def __post_init__(self) -> None:
        is_text = isinstance(self.name, str) and isinstance(self.color, str)
        if not is_text or (self.color and not _COLOR.fullmatch(self.color)):
            raise EditRejected(MazeMessage.NOT_A_REGION_NAME(value=quoted((self.name, self.color))))


def checked_names(names: object) -> dict[int, RegionName]:
    """Return names by number without those that say nothing; `EditRejected` if they are none."""
    if not isinstance(names, Mapping):
        raise EditRejected(MazeMessage.NOT_REGION_NAMES(value=quoted(names)))
    for number, name in names.items():
        if not (isinstance(name, RegionName) and is_whole(number) and 0 < number < MOST_NUMBER):
            raise EditRejected(MazeMessage.NOT_REGION_NAMES(value=quoted({number: name})))
    return {int(number): name for number, name in names.items() if name != RegionName()}


@dataclass(frozen=True, eq=False, repr=False)
class Numbering(ArrayValue):
    """Numbers of regions, and places by which these are found again.

    A region takes the number of which it has most places; of equals the lower number.

    Attributes
    ----------
    numbers : (n,) int32, the number that each place is for
    cells : (n, 3) int64, lattice cells: of a corridor any, of a room the first cell of an open face
    faces : (n,) uint8, 0 for a cell of a corridor; of a face its kind and one more
    is_complete : whether all regions are there; if not, the others may have any other number
    next : the lowest number that no region of the maze has had
    """

    numbers: NDArray[np.int32]
    cells: NDArray[np.int64]
    faces: NDArray[np.uint8]
    is_complete: bool
    next: int

    def moved(self, lattice: Lattice, move: Move) -> Numbering:
        """Return the numbering after a move of all cells."""
        moved, faces = move(self.cells), self.faces.copy()
        for kind, offsets in enumerate(lattice.faces, 1):
            here = self.faces == kind
            first = self.cells[here]
            far = [first + np.array((0, *offset)) for offset in offsets]
            if lattice.is_staggered:
                for cells in far:
                    cells[:, 2] += first[:, 1] & 1 & (cells[:, 1] - first[:, 1])
            corners = np.stack([move(cells) for cells in far])
            top = corners[:, :, 1].min(axis=0)
            is_top = corners[:, :, 1] == top
            left = np.where(is_top, corners[:, :, 2], np.iinfo(np.int64).max).min(axis=0)
            moved[here] = np.stack((corners[0, :, 0], top, left), axis=1)
            if lattice.is_staggered:
                faces[here] = is_top.sum(axis=0)  # Of the second kind two cells lie in the upper row.
        kept = moved[:, 0] >= 0
        return Numbering(self.numbers[kept], moved[kept], faces[kept], self.is_complete, self.next)

    def records(self) -> NDArray[np.int32]:
        """Return the places as (5, n) numbers that compress well: differences from place to place."""
        table = np.vstack((self.numbers, self.cells.T, self.faces))
        return np.diff(table, axis=1, prepend=0).astype(np.int32)

    @classmethod
    def of_records(cls, records: NDArray[Any], is_complete: bool, next: int) -> Numbering | None:
        """Read what `records` has made; None if it is no such table."""
        if records.ndim != 2 or len(records) != 5 or records.dtype.kind not in "iu":
            return None
        table = np.cumsum(records, axis=1, dtype=np.int64).T
        table = table[(table[:, 0] > 0) & (table[:, 0] < MOST_NUMBER)]
        return cls(
            table[:, 0].astype(np.int32), table[:, 1:4], table[:, 4].astype(np.uint8), is_complete, next
        )


def on_levels(numbers: Sequence[int | None]) -> Move:
    """Return the move by which each level gets another number, None if it is gone."""
    table = np.array([-1 if number is None else number for number in numbers], dtype=np.int64)

    def moved(cells: NDArray[np.int64]) -> NDArray[np.int64]:
        is_there = (cells[:, 0] >= 0) & (cells[:, 0] < len(table))
        return np.column_stack((np.where(is_there, table[cells[:, 0] * is_there], -1), cells[:, 1:]))

    return moved
