"""Breadth-first searches of a whole part, as many as are wanted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, kernel
from mazarine.paths.structure.kernels.passages import Passages, first_link, link_count
from mazarine.regions.space import LINKS


class Sweep(NamedTuple):
    """Room for the searches of one part, and what the last one found.

    Attributes
    ----------
    seen : padded uint8; the number of the last search (1 to 255) that met a cell
    order : (cells,) int32, the cells that the last search met, nearest first
    before : (cells,) int32, for each of them where in the order the cell is that it was met from
    levels : (cells + 1,) int32, where in the order the cells of each number of steps begin
    """

    seen: NDArray[np.uint8]
    order: NDArray[np.int32]
    before: NDArray[np.int32]
    levels: NDArray[np.int32]


@kernel
def sweep(passages: Passages, room: Sweep, number: int, start: int) -> tuple[int, int]:
    """Search from a cell; return how many cells were met, and how far the last one is.

    Parameters
    ----------
    passages
        Those that may be taken.
    room
        What is written.
    number
        The number of this search; after 255 comes 1.
    start
        A padded place of floor.
    """
    cells, sides, to = passages.cells, passages.sides, passages.to
    seen, order, before, levels = room
    if number == 1:
        seen[:] = 0
    order[0], before[0], seen[start], levels[0] = start, 0, number, 0
    count, looked, far = 1, 0, 0
    while looked < count:
        levels[far] = looked
        far += 1
        stop = count
        for index in range(looked, stop):
            cell = int64(order[index])
            for side in range(4):
                beside = cell + sides[side]
                if cells[cell] >> side & 1 and seen[beside] != number:
                    seen[beside] = number
                    order[count], before[count] = beside, index
                    count += 1
            if cells[cell] & LINKS:
                first = first_link(passages, cell)
                for link in range(first, first + link_count(passages, cell, first)):
                    if seen[to[link]] != number:
                        seen[to[link]] = number
                        order[count], before[count] = to[link], index
                        count += 1
        looked = stop
    levels[far] = count
    return int64(count), int64(far - 1)


@kernel
def path_back(room: Sweep, at: int) -> NDArray[np.int64]:
    """Return the cells of a shortest path from where the last search began to a cell that it met.

    Parameters
    ----------
    room
        What the search has written.
    at
        Where in the order the cell is.
    """
    steps, place = 0, at
    while place:
        steps, place = steps + 1, int64(room.before[place])
    cells = np.empty(steps + 1, dtype=np.int64)
    for step in range(steps, -1, -1):
        cells[step] = room.order[at]
        at = int64(room.before[at])
    return cells


@kernel
def subtree_sizes(room: Sweep, count: int) -> NDArray[np.int32]:
    """Return how many cells the last search met by way of each cell, itself included.

    Parameters
    ----------
    room
        What the search has written.
    count
        How many cells it met.
    """
    sizes = np.ones(count, dtype=np.int32)
    for index in range(count - 1, 0, -1):
        sizes[int64(room.before[index])] += sizes[index]
    return sizes
