"""Corridors through an update: cut into segments, extended and joined, opened and closed as rings.

Along a corridor the positions of its cells count up by one from its first end to its last, so the
length of every part is known without a walk. Only parts other than the largest are rewritten.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner
from mazarine.regions.codes import (
    ADDED,
    CORRIDOR,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    GONE,
    LAST_END,
    LAST_POSITION,
    RING,
    SCRATCH,
    VISITED,
)
from mazarine.regions.kernels.engine import Engine, give_up_row, new_row, note, touch, wins_tie

_FAR = 1 << 30
"""Positions beyond this are renumbered before they could leave 32 bits."""


class CorridorCuts(NamedTuple):
    """The cuts of corridors, as lists; each cut ends a segment at `low` and begins one at `high`.

    A cell that leaves its corridor cuts before and after itself; a side that closes, between two cells.
    """

    corridor: list[int]
    low: list[int]
    low_position: list[int]
    high: list[int]
    high_position: list[int]


@jit_inner
def no_cuts() -> CorridorCuts:
    """Begin a list of cuts."""
    return CorridorCuts(
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
    )


@jit_inner
def cell_at(engine: Engine, beside: int, position: int) -> int:
    """Return the cell at a position of a corridor, which lies beside a cell of it.

    No other cell of the corridor has that position, so the sides need not be asked.
    """
    for step in engine.sides:
        cell = beside + step
        if engine.region[cell] == engine.region[beside] and engine.position[cell] == position:
            return int64(cell)
    return -1


@jit_inner
def cut_out(engine: Engine, cuts: CorridorCuts, cell: int) -> None:
    """Note that a cell leaves its corridor."""
    corridor = int64(engine.region[cell])
    position = int64(engine.position[cell])
    cuts.corridor.append(corridor)
    cuts.low_position.append(position - 1)
    cuts.high_position.append(position + 1)
    low = high = int64(-1)
    if position > engine.rows[corridor, FIRST_POSITION]:
        low = int64(cell_at(engine, cell, position - 1))
    if position < engine.rows[corridor, LAST_POSITION]:
        high = int64(cell_at(engine, cell, position + 1))
    cuts.low.append(low)
    cuts.high.append(high)


@jit_inner
def cut_between(engine: Engine, cuts: CorridorCuts, cell: int, other: int) -> None:
    """Note that the side between two neighboring cells of a corridor closes."""
    if engine.position[cell] > engine.position[other]:
        cell, other = other, cell
    corridor = int64(engine.region[cell])
    cuts.corridor.append(corridor)
    if engine.position[other] - engine.position[cell] > 1:
        # The side that closes a ring joins its last cell to its first: a cut after the last.
        cuts.low.append(int64(other))
        cuts.low_position.append(int64(engine.position[other]))
        cuts.high.append(int64(-1))
        cuts.high_position.append(int64(engine.position[other]) + 1)
    else:
        cuts.low.append(int64(cell))
        cuts.low_position.append(int64(engine.position[cell]))
        cuts.high.append(int64(other))
        cuts.high_position.append(int64(engine.position[other]))


@jit_inner
def make_cuts(engine: Engine, cuts: CorridorCuts) -> None:
    """Cut every corridor at all its cuts at once; the largest segment keeps the number."""
    count = len(cuts.corridor)
    keys = np.empty(count, dtype=np.int64)
    for cut in range(count):
        keys[cut] = cuts.corridor[cut] << 33 | (cuts.low_position[cut] + (1 << 32))
    order = np.argsort(keys) if count > 1 else np.zeros(count, dtype=np.int64)
    start = 0
    while start < count:
        stop = start + 1
        while stop < count and cuts.corridor[order[stop]] == cuts.corridor[order[start]]:
            stop += 1
        _cut_one(engine, cuts, order[start:stop])
        start = stop


@jit_inner
def _cut_one(engine: Engine, cuts: CorridorCuts, order: NDArray[np.int64]) -> None:
    """Cut one corridor at its cuts, in the order of their positions."""
    corridor = cuts.corridor[order[0]]
    note(engine, corridor)
    row = engine.rows[corridor].astype(np.int64)
    first, first_position = row[FIRST_END], row[FIRST_POSITION]
    last, last_position = row[LAST_END], row[LAST_POSITION]
    count = len(order)
    # Segments: begin cell and position, end cell and position, cells.
    segments = np.empty((count + 1, 5), dtype=np.int64)
    begin, begin_position = first, first_position
    kept = 0
    for index in range(count + 1):
        end, end_position = last, last_position
        if index < count:
            end, end_position = cuts.low[order[index]], cuts.low_position[order[index]]
        if end_position >= begin_position:
            segments[kept] = (begin, begin_position, end, end_position, end_position - begin_position + 1)
            kept += 1
        if index < count:
            begin, begin_position = cuts.high[order[index]], cuts.high_position[order[index]]
    seam_is_cut = cuts.low_position[order[count - 1]] == last_position
    if row[FLAGS] & RING and not seam_is_cut:
        kept = _close_over(engine, corridor, segments, kept)
    engine.rows[corridor, FLAGS] &= ~RING
    if kept == 0:
        give_up_row(engine, corridor)
        return
    keeper = _keeper(engine, segments, kept)
    for index in range(kept):
        taker = corridor if index == keeper else new_row(engine, CORRIDOR)
        begin, begin_position, end, end_position, length = segments[index]
        if taker != corridor:
            _give_cells(engine, begin, begin_position, length, taker)
        engine.rows[taker, FIRST_END] = begin
        engine.rows[taker, FIRST_POSITION] = begin_position
        engine.rows[taker, LAST_END] = end
        engine.rows[taker, LAST_POSITION] = end_position


@jit_inner
def _close_over(engine: Engine, corridor: int, segments: NDArray[np.int64], count: int) -> int:
    """Join the first and the last segment of a ring over its seam; return the number of segments."""
    row = engine.rows[corridor].astype(np.int64)
    if count == 0 or segments[0, 1] != row[FIRST_POSITION] or segments[count - 1, 3] != row[LAST_POSITION]:
        return count
    length = row[LAST_POSITION] - row[FIRST_POSITION] + 1
    head, tail = segments[0].copy(), segments[count - 1].copy()
    if head[4] <= tail[4]:
        _shift(engine, head[0], head[1], head[4], length)
        segments[0] = (tail[0], tail[1], head[2], head[3] + length, head[4] + tail[4])
    else:
        _shift(engine, tail[0], tail[1], tail[4], -length)
        segments[0] = (tail[0], tail[1] - length, head[2], head[3], head[4] + tail[4])
    return count - 1


@jit_inner
def _keeper(engine: Engine, segments: NDArray[np.int64], count: int) -> int:
    """Return the segment that keeps the number: the longest, of equals the one with the first cell."""
    keeper = 0
    keeper_first = int64(-1)
    for index in range(1, count):
        if segments[index, 4] > segments[keeper, 4]:
            keeper, keeper_first = index, int64(-1)
        elif segments[index, 4] == segments[keeper, 4]:
            if keeper_first < 0:
                keeper_first = _first_cell(engine, segments[keeper])
            first = _first_cell(engine, segments[index])
            if first < keeper_first:
                keeper, keeper_first = index, first
    return keeper


@jit_inner
def _first_cell(engine: Engine, segment: NDArray[np.int64]) -> int:
    cell, position = int64(segment[0]), int64(segment[1])
    first = cell
    while position < segment[3]:
        position += 1
        cell = int64(cell_at(engine, cell, position))
        first = min(first, cell)
    return first


@jit_inner
def _give_cells(engine: Engine, cell: int, position: int, length: int, taker: int) -> None:
    """Move cells of a corridor, from this one on, to another row; their positions stay."""
    engine.head[VISITED] += length
    for index in range(length):
        following = cell if index + 1 == length else int64(cell_at(engine, cell, position + 1))
        touch(engine, cell)
        engine.region[cell] = taker
        cell = following
        position += 1


@jit_inner
def _shift(engine: Engine, cell: int, position: int, length: int, distance: int) -> None:
    """Move the positions of cells of a corridor, from this one on."""
    engine.head[VISITED] += length
    for index in range(length):
        following = cell if index + 1 == length else int64(cell_at(engine, cell, position + 1))
        engine.position[cell] += distance
        cell = following
        position += 1


@jit_inner
def add_cell(engine: Engine, cell: int) -> None:
    """Make a corridor of one cell; `join` then joins it to its neighbors."""
    row = new_row(engine, CORRIDOR)
    engine.kind[cell] = CORRIDOR
    engine.region[cell] = row
    engine.position[cell] = 0
    engine.rows[row, FLAGS] |= ADDED
    engine.rows[row, FIRST_END] = cell
    engine.rows[row, LAST_END] = cell


@jit_inner
def _winner(engine: Engine, row: int) -> int:
    """Find the root of the corridors that a corridor is joined to, halving the path."""
    rows = engine.rows
    while rows[row, SCRATCH] > 0:
        following = int64(rows[row, SCRATCH])
        if rows[following, SCRATCH] > 0:
            rows[row, SCRATCH] = rows[following, SCRATCH]
        row = int64(rows[row, SCRATCH])
    return row


@jit_inner
def _length_before(engine: Engine, row: int) -> int:
    """Return the cells of a corridor before anything was added to it; none for an added cell."""
    if engine.rows[row, FLAGS] & ADDED:
        return 0
    return int64(engine.rows[row, LAST_POSITION] - engine.rows[row, FIRST_POSITION] + 1)


@jit_inner
def join(engine: Engine, cell: int, joined: list[int]) -> None:
    """Note which corridors meet at the open sides of a corridor cell; `extend` then makes them one."""
    for side in range(4):
        if not engine.cells[cell] >> side & 1:
            continue
        other = cell + engine.sides[side]
        if engine.kind[other] != CORRIDOR:
            continue
        first, second = _winner(engine, engine.region[cell]), _winner(engine, engine.region[other])
        if first != second:
            more = _length_before(engine, second) - _length_before(engine, first)
            if more > 0 or (more == 0 and wins_tie(engine, second, first)):
                first, second = second, first
            engine.rows[second, SCRATCH] = first
            joined.append(int64(second))
        joined.append(int64(first))


@jit_inner
def extend(engine: Engine, joined: list[int]) -> None:
    """Make one corridor of those that meet: from its ends outward the longest takes the others."""
    for row in joined:
        if engine.rows[row, SCRATCH] == 0:
            engine.rows[row, SCRATCH] = -1
            _extend_one(engine, row)
    for row in joined:
        if engine.rows[row, SCRATCH] > 0 and not engine.rows[row, FLAGS] & GONE:
            give_up_row(engine, row)
    for row in joined:
        engine.rows[row, SCRATCH] = 0


@jit_inner
def _extend_one(engine: Engine, row: int) -> None:
    note(engine, row)
    first_position = int64(engine.rows[row, FIRST_POSITION])
    length = engine.rows[row, LAST_POSITION] - first_position + 1
    if first_position < -_FAR or first_position + length > _FAR:
        first = int64(engine.rows[row, FIRST_END])
        _shift(engine, first, first_position, length, -first_position)
        engine.rows[row, FIRST_POSITION] = 0
        engine.rows[row, LAST_POSITION] = length - 1
    _grow(engine, row, LAST_END, LAST_POSITION, 1)
    _grow(engine, row, FIRST_END, FIRST_POSITION, -1)
    first, last = engine.rows[row, FIRST_END], engine.rows[row, LAST_END]
    if engine.rows[row, LAST_POSITION] - engine.rows[row, FIRST_POSITION] > 1:
        for side in range(4):
            if engine.cells[last] >> side & 1 and last + engine.sides[side] == first:
                engine.rows[row, FLAGS] |= RING


@jit_inner
def next_cell(engine: Engine, cell: int, row: int) -> int:
    """Return a corridor cell across an open side that is not of this corridor yet, or -1."""
    for side in range(4):
        other = int64(cell + engine.sides[side])
        if engine.cells[cell] >> side & 1 and engine.kind[other] == CORRIDOR and engine.region[other] != row:
            return other
    return int64(-1)


@jit_inner
def _grow(engine: Engine, row: int, end_column: int, position_column: int, step: int) -> None:
    """Take the corridor cells beyond one end of a corridor, one after the other."""
    cell = int64(engine.rows[row, end_column])
    position = int64(engine.rows[row, position_column])
    while True:
        following = next_cell(engine, cell, row)
        if following < 0:
            break
        cell = following
        position += step
        touch(engine, cell)
        engine.region[cell] = row
        engine.position[cell] = position
        engine.head[VISITED] += 1
    engine.rows[row, end_column] = cell
    engine.rows[row, position_column] = position
