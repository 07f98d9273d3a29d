"""Dead ends: how long they are, and what falls when they are taken away again and again."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.paths.structure.kernels.passages import Passages, first_link, link_count
from mazarine.regions.space import FLOOR, LINKS


@kernel
def dead_end_lengths(
    passages: Passages, degree: NDArray[np.uint8], ends: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Return the steps from each dead end to the first cell of degree 3 or more, or along its whole chain."""
    lengths = np.empty(len(ends), dtype=np.int64)
    for number in range(len(ends)):
        before, cell, length = int64(-1), int64(ends[number]), 0
        while length == 0 or degree[cell] == 2:
            # Along such a chain no two passages lead to one cell: looking for another cell is enough.
            before, cell = cell, _onward(passages, cell, before)
            length += 1
        lengths[number] = length
    return lengths


@jit_inner
def _onward(passages: Passages, cell: int, before: int) -> int:
    """Return the first cell across a passage that is not the one before."""
    cells, sides, to = passages.cells, passages.sides, passages.to
    for side in range(4):
        if cells[cell] >> side & 1 and cell + sides[side] != before:
            return int64(cell + sides[side])
    index = first_link(passages, cell)
    if to[index] == before:
        index += 1
    return int64(to[index])


@kernel
def peel(passages: Passages, degree: NDArray[np.uint8], removed: NDArray[np.bool_]) -> None:
    """Take away all cells of degree 1 or 0, and those that become so, until none is left.

    Parameters
    ----------
    passages
        All of them, whichever way they lead.
    degree : padded uint8
        Of every cell; changed. One that is never to go has a high degree.
    removed : padded bool
        False; written.
    """
    cells = passages.cells
    for start in range(passages.first, passages.last):
        cell = int64(start)
        while cell >= 0 and cells[cell] & FLOOR and degree[cell] < 2 and not removed[cell]:
            removed[cell] = True
            cell = _neighbor(passages, removed, cell, False)
            if cell >= 0:
                degree[cell] -= 1


@jit_inner
def _neighbor(passages: Passages, removed: NDArray[np.bool_], cell: int, wanted: bool) -> int:
    """Return the first cell across a passage that is, or is not, removed; -1 if there is none."""
    cells, sides, to = passages.cells, passages.sides, passages.to
    for side in range(4):
        beside = int64(cell + sides[side])
        if cells[cell] >> side & 1 and removed[beside] == wanted:
            return beside
    if cells[cell] & LINKS:
        first = first_link(passages, cell)
        for index in range(first, first + link_count(passages, cell, first)):
            if removed[to[index]] == wanted:
                return int64(to[index])
    return int64(-1)


@kernel
def hanging(passages: Passages, removed: NDArray[np.bool_], path: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the removed cells that are connected with the cells of a path; they are no longer marked."""
    found = np.empty(64, dtype=np.int64)
    count = 0
    for index in range(len(path)):
        cell, looked = int64(path[index]), count
        while True:
            beside = _neighbor(passages, removed, cell, True)
            if beside >= 0:
                removed[beside] = False
                if count == len(found):
                    found = np.append(found, found)
                found[count] = beside
                count += 1
            elif looked < count:
                cell = int64(found[looked])
                looked += 1
            else:
                break
    return found[:count]
