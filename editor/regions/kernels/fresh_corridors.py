"""A fresh segmentation, third part: corridors walked from their ends, then rings."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.codes import (
    CORRIDOR,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    NEXT_ROW,
    RING,
    ROW_WIDTH,
    SCRATCH,
)
from editor.regions.kernels.bits import ONE, ZERO, lowest, ones
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import Engine, make_row
from editor.regions.kernels.planes import Planes
from editor.regions.space import OPEN_SIDES


@kernel
def count_corridors(planes: Planes) -> int:
    """Give the number of corridors that have an end."""
    ends = 0
    for word in range(len(planes.ends)):
        ends += ones(planes.ends[word]) + 2 * ones(planes.alone[word])
    return ends // 2


@kernel
def walk_corridors(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Walk the corridors that have an end in these words; give the number of their cells."""
    # Arrays are taken out of the engine once: inside the loop that would cost more than the walk.
    arrays = Corridors(engine.cells, engine.kind, engine.region, engine.position, engine.sides, engine.rows)
    first = row = whole(engine.head[NEXT_ROW])
    walked = 0
    for word in range(start, stop):
        ends = planes.ends[word] | planes.alone[word]
        while ends != ZERO:
            cell = word * 64 + lowest(ends)
            ends &= ends - ONE
            if arrays.region[cell] == 0:
                walked += _walk(arrays, cell, row, CORRIDOR)
                row += 1
    engine.head[NEXT_ROW] = row
    engine.head[CORRIDOR] += row - first
    return walked


@kernel
def walk_rings(engine: Engine, planes: Planes, start: int, stop: int) -> int:
    """Walk the corridors that are left when those with ends are done; give the number of their cells."""
    region = engine.region
    walked = 0
    for word in range(start, stop):
        corridor = planes.corridor[word]
        while corridor != ZERO:
            cell = word * 64 + lowest(corridor)
            corridor &= corridor - ONE
            if region[cell] == 0:
                row = make_row(engine, CORRIDOR)
                arrays = Corridors(
                    engine.cells, engine.kind, region, engine.position, engine.sides, engine.rows
                )
                walked += _walk(arrays, cell, row, CORRIDOR | RING)
    return walked


class Corridors(NamedTuple):
    """The arrays of an engine that a walk along a corridor needs."""

    cells: NDArray[np.uint8]
    kind: NDArray[np.uint8]
    region: NDArray[np.int32]
    position: NDArray[np.int32]
    sides: NDArray[np.int64]
    rows: NDArray[np.int32]


@inner
def _walk(arrays: Corridors, cell: int, row: int, flags: int) -> int:
    """Walk a corridor from one of its cells to its end, or round; give the number of its cells."""
    rows = arrays.rows
    rows[row, FLAGS] = flags
    rows[row, FIRST_END] = cell
    rows[row, FIRST_POSITION] = rows[row, SCRATCH] = 0
    came, length = 0, 0
    while True:
        arrays.region[cell] = row
        arrays.position[cell] = length
        length += 1
        onward = whole(arrays.cells[cell]) & OPEN_SIDES & ~came
        side = lowest(np.uint64(onward | 16))
        if length == 1:
            # A cell where the walk begins may have a side to a crossroad before the one to the corridor.
            while side < 4 and arrays.kind[cell + arrays.sides[side]] != CORRIDOR:
                onward &= onward - 1
                side = lowest(np.uint64(onward | 16))
        if side == 4:
            break
        following = whole(cell + arrays.sides[side])
        if arrays.kind[following] != CORRIDOR or arrays.region[following] == row:
            break
        came = 1 << ((side + 2) & 3)
        cell = following
    rows[row, LAST_END] = cell
    rows[row, LAST_POSITION] = length - 1
    return length


@kernel
def reserve_rows(engine: Engine, more: int) -> None:
    """Make room for so many more rows."""
    used = whole(engine.head[NEXT_ROW])
    rows = np.empty((used + more, ROW_WIDTH), dtype=np.int32)
    rows[:used] = engine.rows[:used]
    engine.rows = rows
