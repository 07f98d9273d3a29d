"""Rims: what of a piece of the maze reaches beyond it, and the regions that do.

An open region of a piece may go on outside it. It has a place from 1 on in the piece's columns of open
regions; rims name it by that place, corridors also by which of their two ends crosses: 2 * place + end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.big.records import Arrays

NUMBER, SIZE, FACES, ENTRIES, TOP, LEFT, BOTTOM, RIGHT, DOOR, LAST_DOOR, IS_RING = range(11)
"""Rows of the columns of open, or of closed, regions: (11, n) int64, in coordinates of the maze.

The number of a region is 4 times the place of its first face or cell, in reading order, and its kind. A box
ends after its last row and column. Doors are places of the cells that the ends of a corridor lead to, or -1.
"""
ROWS = 11
FAR = np.iinfo(np.int64).max
NOWHERE = (FAR, FAR, -1, -1)
"""The box of a region that has nothing in a piece but faces that are counted next to it."""

Ints = NDArray[np.int64]


class Rims(NamedTuple):
    """The rims of a piece of the maze, for faces and for corridors.

    A face is in a rim if it has cells on both sides of the border: the same faces are in the rim of the
    neighbor. So those at the top and bottom are (halo rows, columns + halo columns), those at the left
    and right (rows + halo rows, halo columns). A corridor is in a rim where it has an open side across.
    """

    top_faces: NDArray[np.int32]
    bottom_faces: NDArray[np.int32]
    left_faces: NDArray[np.int32]
    right_faces: NDArray[np.int32]
    top: NDArray[np.int32]
    bottom: NDArray[np.int32]
    left: NDArray[np.int32]
    right: NDArray[np.int32]

    @classmethod
    def of(cls, arrays: Arrays) -> Rims:
        """Return the rims that a record holds."""
        return cls(*(arrays[name] for name in cls._fields))

    def places(self) -> Ints:
        """Return the places of all regions in the rims, sorted."""
        faces, ends = (np.concatenate([rim.reshape(-1) for rim in part]) for part in (self[:4], self[4:]))
        found = np.unique(np.concatenate((faces, ends >> 1))).astype(np.int64)
        return found[found > 0]

    def numbered(self, opened: Ints) -> Rims:
        """Return the rims with places in a sorted list of labels, from 1 on, instead of the labels."""
        faces = [np.where(rim > 0, np.searchsorted(opened, rim) + 1, 0) for rim in self[:4]]
        ends = [
            np.where(rim > 0, 2 * np.searchsorted(opened, rim >> 1) + 2 + (rim & 1), 0) for rim in self[4:]
        ]
        return Rims(*(rim.astype(np.int32) for rim in (*faces, *ends)))

    def renamed(self, names: NDArray[np.int32], ends: NDArray[np.int32]) -> Rims:
        """Return the rims with other places: `names` by place, and `ends` by 2 * place + end."""
        return Rims(*(names[rim] for rim in self[:4]), *(ends[rim] for rim in self[4:]))
