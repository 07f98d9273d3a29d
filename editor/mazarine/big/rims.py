"""Rims: what of a piece of the maze reaches beyond it, and the regions that do.

An open region of a piece may go on outside it. It has a place from 1 on in the piece's columns of open
regions; rims name it by that place, corridors also by which of their two ends crosses: 2 * place + end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.big.job import Job, Node
from mazarine.big.records import Arrays
from mazarine.lattice import Grid
from mazarine.native import big as native
from mazarine.regions.codes import KIND_OF_ROW, RING

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


def window_of(job: Job, node: Node) -> tuple[Grid, tuple[int, int]]:
    """Return the grid of a block with its halo, and the row and column of the maze where it begins."""
    top, left, bottom, right = job.box(node)
    down, beside = job.halo
    return Grid(1, bottom - top + 2 * down, right - left + 2 * beside), (top - down, left - beside)


def maze_places(job: Job, node: Node, places: NDArray[np.integer]) -> Ints:
    """Return the places in the maze of padded places of the window of a block."""
    grid, corner = window_of(job, node)
    rows, cols = np.divmod(places.astype(np.int64) - grid.first, grid.stride)
    found: Ints = job.place(node.level, rows + corner[0], cols + corner[1])
    return found


def numbers_in(job: Job, node: Node, first: NDArray[np.int32], flags: NDArray[np.uint8]) -> Ints:
    """Return the number of each label of a block as far as the block knows it; 0 for label 0.

    `first` are the padded places of their first face or cell in the window.
    """
    numbers: Ints = 4 * maze_places(job, node, first) + (flags & KIND_OF_ROW)
    numbers[0] = 0
    return numbers


def columns_of(
    job: Job, node: Node, table: NDArray[np.int32], flags: NDArray[np.uint8], labels: Ints
) -> Ints:
    """Return what is known of some regions of a block, in coordinates of the maze: (11, n)."""
    part = table[labels].T.astype(np.int64)
    columns = np.empty((ROWS, len(labels)), dtype=np.int64)
    columns[0] = 4 * maze_places(job, node, part[native.FIRST]) + (flags[labels] & KIND_OF_ROW)
    columns[1:4] = part[[native.SIZE, native.FACES, native.ENTRIES]]
    top, left, _, _ = job.box(node)
    columns[4:8] = part[native.TOP : native.RIGHT + 1] + np.array((top, left, top, left))[:, None]
    columns[4:8, part[native.BOTTOM] == 0] = np.array(NOWHERE)[:, None]
    doors = part[native.DOOR :]
    columns[8:10] = np.where(doors >= 0, maze_places(job, node, doors), -1)
    columns[IS_RING] = flags[labels] & RING > 0
    return columns
