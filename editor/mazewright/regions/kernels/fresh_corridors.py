"""A fresh segmentation, last part: corridors walked from their ends, then rings."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazewright.compiling import int64, jit_inner, kernel
from mazewright.regions.codes import (
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
from mazewright.regions.kernels.bits import ONE, ZERO, BitPlane, lowest, ones
from mazewright.regions.kernels.engine import Engine, make_row
from mazewright.regions.kernels.lanes import equals_of
from mazewright.regions.kernels.planes import ALONE, ENDS, Planes, chunk_of
from mazewright.regions.kernels.planes import CORRIDOR as CORRIDORS

_STRAIGHT = 8
"""Steps straight on after which a walk expects more of them."""


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
def count_corridors(planes: Planes) -> int:
    """Return the number of corridors that have an end."""
    ends, alone = _whole_plane(planes, ENDS), _whole_plane(planes, ALONE)
    count = 0
    for word in range(len(ends)):
        count += ones(ends[word]) + 2 * ones(alone[word])
    return count // 2


@kernel
def walk_corridors(engine: Engine, planes: Planes, trails: Trails, start: int, stop: int) -> int:
    """Walk the corridors that have an end in these words; return the number of their cells."""
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
            ends[last >> 6] &= ~(ONE << np.uint64(last & 63))
            _set_row(rows, row, CORRIDOR, cell, last, length)
            walked += length
            row += 1
    engine.head[NEXT_ROW] = row
    engine.head[CORRIDOR] += row - first
    return walked


@kernel
def walk_rings(engine: Engine, planes: Planes, trails: Trails, start: int, stop: int) -> int:
    """Walk the corridors that are left when those with ends are done; return the number of their cells."""
    region = engine.region
    corridors = _whole_plane(planes, CORRIDORS)
    walked = 0
    for word in range(start, stop):
        left = corridors[word]
        if left != ZERO:
            left &= equals_of(region, word * 64, 0)
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
