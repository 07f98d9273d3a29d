"""What is known of the regions of a block, from its own numbers to those of the maze."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.big.job import Job, Node
from mazarine.big.rims import IS_RING, NOWHERE, ROWS, Ints
from mazarine.lattice import Grid
from mazarine.native import big as native
from mazarine.regions.codes import KIND_OF_ROW, RING


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
