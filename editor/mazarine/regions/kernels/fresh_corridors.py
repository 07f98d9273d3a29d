"""A fresh segmentation, last part: corridors walked from their ends, then rings."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.regions.codes import (
    CORRIDOR,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    NEXT_ROW,
    RING,
    SCRATCH,
)
from mazarine.regions.kernels.bits import ONE, ZERO, BitPlane, lowest, ones
from mazarine.regions.kernels.engine import Engine, make_row
from mazarine.regions.kernels.lanes import equals_of
from mazarine.regions.kernels.planes import ALONE, ENDS, Planes, chunk_of
from mazarine.regions.kernels.planes import CORRIDOR as CORRIDORS

_STRAIGHT = 8
"""Steps straight on after which a walk expects more of them."""
_SEEN = 16
"""A bit of a cell's ways: its corridor comes here from another share of the board, and is known."""
_ROUND = -1


class Trails(NamedTuple):
    """Data for a walk along corridors.

    Attributes
    ----------
    ways : padded uint8, the sides (one bit each) of a corridor cell that lead to corridor cells
    steps : (16,) the place across a side, by its bit
    onward : (16,) the sides by which one may leave that has entered by crossing this side, by its bit
    """

    ways: NDArray[np.uint8]
    steps: NDArray[np.int64]
    onward: NDArray[np.uint8]


@jit_inner
def _whole_plane(planes: Planes, number: int) -> BitPlane:
    return chunk_of(planes, number, 0, planes.bits.shape[1] - 2 * planes.guard)


@kernel
def count_ends(planes: Planes, start: int, stop: int) -> int:
    """Return how many ends of corridors these words have; a corridor of one cell has two."""
    ends, alone = _whole_plane(planes, ENDS), _whole_plane(planes, ALONE)
    count = 0
    for word in range(start, stop):
        count += ones(ends[word]) + 2 * ones(alone[word])
    return count


@kernel
def find_shared_corridors(
    trails: Trails, cuts: NDArray[np.int64], found: NDArray[np.int64], most_steps: int
) -> int:
    """Find the corridors, rings left out, that lie in several shares of the board.

    Parameters
    ----------
    trails : its `ways` are marked where a corridor comes from another share
    cuts : the place where each share starts, and the end
    found : (n, 2) their two ends are written here, in order
    most_steps : when to give up

    Returns
    -------
    count : how many there are; -1 if they are too long
    """
    ways, count, left = trails.ways, 0, most_steps
    reach = -int64(trails.steps.min())
    for cut in cuts[1:-1]:
        for cell in range(cut, min(cut + reach, cuts[-1])):
            if ways[cell] & _SEEN or not _leads_before(trails, cell, cut):
                continue
            side = int64(ways[cell])
            first, left = _look_along(trails, cuts, cell, side & -side, left)
            last = cell
            if first != _ROUND and side & (side - 1):
                last, left = _look_along(trails, cuts, cell, side & (side - 1), left)
            ways[cell] |= _SEEN
            if left < 0:
                return -1
            if first != _ROUND:
                found[count, 0], found[count, 1] = min(first, last), max(first, last)
                count += 1
    return count


@jit_inner
def _leads_before(trails: Trails, cell: int, cut: int) -> bool:
    """Return whether a corridor goes from a cell to one before a place."""
    leads = False
    for side in range(4):
        leads |= bool(trails.ways[cell] >> side & 1) and cell + trails.steps[1 << side] < cut
    return leads


@jit_inner
def _share_of(cuts: NDArray[np.int64], cell: int) -> int:
    """Return the last share that begins at a cell or before it."""
    share = 0
    while cuts[share + 1] <= cell:
        share += 1
    return share


@jit_inner
def _look_along(trails: Trails, cuts: NDArray[np.int64], first: int, side: int, left: int) -> tuple[int, int]:
    """Walk a corridor and mark where it goes from share to share; return its last cell and the steps left."""
    ways, steps, onward = trails.ways, trails.steps, trails.onward
    cell, low, high = int64(first), 0, 0
    while side != 0 and left >= 0:
        if not low <= cell < high:
            share = _share_of(cuts, cell)
            low, high = int64(cuts[share]), int64(cuts[share + 1])
        following = cell + int64(steps[side])
        if not low <= following < high:
            ways[max(cell, following)] |= _SEEN
        if following == first:
            return _ROUND, left
        side = int64(ways[following] & onward[side])
        cell = following
        left -= 1
    return cell, left


@kernel
def walk_corridors(engine: Engine, planes: Planes, trails: Trails, limit: int, start: int, stop: int) -> int:
    """Walk the corridors that have an end in these words; return the number of their cells.

    Other threads see to the ends from the word `limit` on.
    """
    # Arrays are taken out of the engine once: inside the loop that would cost more than the walk.
    region, position, rows = engine.region, engine.position, engine.rows
    ends, alone = _whole_plane(planes, ENDS), _whole_plane(planes, ALONE)
    first = row = int64(engine.head[NEXT_ROW])
    walked = 0
    for word in range(start, stop):
        single = alone[word]
        while single != ZERO:
            cell = word * 64 + lowest(single)
            single &= single - ONE
            region[cell] = row
            _set_row(rows, row, CORRIDOR, cell, cell, 1)
            walked += 1
            row += 1
        while ends[word] != ZERO:
            cell = word * 64 + lowest(ends[word])
            ends[word] &= ends[word] - ONE
            length, last = _walk(region, position, trails, cell, row)
            if last >> 6 < limit:
                ends[last >> 6] &= ~(ONE << np.uint64(last & 63))
            _set_row(rows, row, CORRIDOR, cell, last, length)
            walked += length
            row += 1
    engine.head[NEXT_ROW] = row
    engine.head[CORRIDOR] += row - first
    return walked


@kernel
def find_rings(engine: Engine, planes: Planes, start: int, stop: int) -> None:
    """Put the corridor cells of these words that were not walked in the place of the ends."""
    ends, corridors = _whole_plane(planes, ENDS), _whole_plane(planes, CORRIDORS)
    for word in range(start, stop):
        ends[word] = corridors[word]
        if ends[word] != ZERO:
            ends[word] &= equals_of(engine.region, word * 64, 0)


@kernel
def walk_rings(engine: Engine, planes: Planes, trails: Trails, start: int, stop: int) -> int:
    """Walk the rings that `find_rings` has found; return the number of their cells."""
    region = engine.region
    waiting = _whole_plane(planes, ENDS)
    walked = 0
    for word in range(start, stop):
        left = waiting[word]
        while left != ZERO:
            cell = word * 64 + lowest(left)
            left &= left - ONE
            if region[cell] == 0:
                row = make_row(engine, CORRIDOR)
                length, last = _walk(region, engine.position, trails, cell, row)
                _set_row(engine.rows, row, CORRIDOR | RING, cell, last, length)
                walked += length
    return walked


@jit_inner
def _walk(
    region: NDArray[np.int32], position: NDArray[np.int32], trails: Trails, first: int, row: int
) -> tuple[int, int]:
    """Walk a corridor from one of its cells to its end, or round; return its length and its last cell."""
    ways, steps, onward = trails.ways, trails.steps, trails.onward
    side = int64(ways[first])
    side &= -side
    cell, length, straight = int64(first), 0, 0
    while True:
        region[cell] = row
        position[cell] = length
        length += 1
        following = cell + steps[side]
        if side == 0 or following == first:
            break
        following_side = int64(ways[following] & onward[side])
        straight = (straight + 1) * int64(following_side == side)
        cell, side = following, following_side
        if straight == _STRAIGHT:
            # Once it goes straight on, the next cell need not wait for what this one says.
            step, mask = int64(steps[side]), onward[side]
            while ways[cell + step] & mask == side and cell + step != first:
                region[cell] = row
                position[cell] = length
                length += 1
                cell += step
            straight = 0
    return length, cell


@jit_inner
def _set_row(rows: NDArray[np.int32], row: int, flags: int, first: int, last: int, length: int) -> None:
    rows[row, FLAGS] = flags
    rows[row, FIRST_END] = first
    rows[row, FIRST_POSITION] = 0
    rows[row, LAST_END] = last
    rows[row, LAST_POSITION] = length - 1
    rows[row, SCRATCH] = 0
