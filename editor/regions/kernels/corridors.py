"""Corridors through an update: cut into segments, extended and joined, opened and closed as rings.

Along a corridor the positions of its cells count up by one from its first end to its last, so the
length of every part is known without a walk. Only parts other than the largest are written anew.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, no_numbers, whole
from editor.regions.kernels.state import (
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
    State,
    Work,
    give_up_row,
    new_row,
    note,
    touch,
)
from editor.regions.tables import Tables

_FAR = 1 << 30
"""Positions beyond this are counted anew before they could leave 32 bits."""


class Cuts(NamedTuple):
    """Where corridors are cut, as lists; each cut ends a segment at `low` and begins one at `high`.

    A cell that leaves its corridor cuts before and after itself; a side that closes, between two cells.
    """

    corridor: list[int]
    low: list[int]
    low_position: list[int]
    high: list[int]
    high_position: list[int]


@inner
def no_cuts() -> Cuts:
    """Begin a list of cuts."""
    return Cuts(
        no_numbers(),
        no_numbers(),
        no_numbers(),
        no_numbers(),
        no_numbers(),
    )


@inner
def _cell_at(state: State, tables: Tables, beside: int, position: int) -> int:
    """Give the cell at a position of a corridor, which lies beside a cell of it.

    No other cell of the corridor has that position, so the sides need not be asked.
    """
    for step in tables.sides:
        cell = beside + step
        if state.region[cell] == state.region[beside] and state.position[cell] == position:
            return whole(cell)
    return -1


@inner
def cut_out(state: State, tables: Tables, cuts: Cuts, cell: int) -> None:
    """Note that a cell leaves its corridor."""
    corridor = whole(state.region[cell])
    position = whole(state.position[cell])
    cuts.corridor.append(corridor)
    cuts.low_position.append(position - 1)
    cuts.high_position.append(position + 1)
    low = high = whole(-1)
    if position > state.rows[corridor, FIRST_POSITION]:
        low = whole(_cell_at(state, tables, cell, position - 1))
    if position < state.rows[corridor, LAST_POSITION]:
        high = whole(_cell_at(state, tables, cell, position + 1))
    cuts.low.append(low)
    cuts.high.append(high)


@inner
def cut_between(state: State, cuts: Cuts, cell: int, other: int) -> None:
    """Note that the side between two neighbouring cells of a corridor closes."""
    if state.position[cell] > state.position[other]:
        cell, other = other, cell
    corridor = whole(state.region[cell])
    cuts.corridor.append(corridor)
    if state.position[other] - state.position[cell] > 1:
        # The side that closes a ring joins its last cell to its first: a cut after the last.
        cuts.low.append(whole(other))
        cuts.low_position.append(whole(state.position[other]))
        cuts.high.append(whole(-1))
        cuts.high_position.append(whole(state.position[other]) + 1)
    else:
        cuts.low.append(whole(cell))
        cuts.low_position.append(whole(state.position[cell]))
        cuts.high.append(whole(other))
        cuts.high_position.append(whole(state.position[other]))


@inner
def make_cuts(state: State, tables: Tables, work: Work, cuts: Cuts) -> None:
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
        _cut_one(state, tables, work, cuts, order[start:stop])
        start = stop


@inner
def _cut_one(state: State, tables: Tables, work: Work, cuts: Cuts, order: NDArray[np.int64]) -> None:
    """Cut one corridor at its cuts, in the order of their positions."""
    corridor = cuts.corridor[order[0]]
    note(state, work, corridor)
    row = state.rows[corridor].astype(np.int64)
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
    if row[FLAGS] & RING:
        kept = _close_over(state, tables, work, corridor, segments, kept)
    state.rows[corridor, FLAGS] &= ~RING
    if kept == 0:
        give_up_row(state, work, corridor)
        return
    keeper = _keeper(state, tables, segments, kept)
    for index in range(kept):
        taker = corridor if index == keeper else new_row(state, work, CORRIDOR)
        begin, begin_position, end, end_position, length = segments[index]
        if taker != corridor:
            _give_cells(state, tables, work, begin, begin_position, length, taker)
        state.rows[taker, FIRST_END] = begin
        state.rows[taker, FIRST_POSITION] = begin_position
        state.rows[taker, LAST_END] = end
        state.rows[taker, LAST_POSITION] = end_position


@inner
def _close_over(
    state: State, tables: Tables, work: Work, corridor: int, segments: NDArray[np.int64], count: int
) -> int:
    """Join the first and the last segment of a ring over its seam; give the number of segments."""
    row = state.rows[corridor].astype(np.int64)
    if count == 0 or segments[0, 1] != row[FIRST_POSITION] or segments[count - 1, 3] != row[LAST_POSITION]:
        return count
    if count == 1 and segments[0, 4] == row[LAST_POSITION] - row[FIRST_POSITION] + 1:
        return count  # Cut at the seam itself.
    length = row[LAST_POSITION] - row[FIRST_POSITION] + 1
    head, tail = segments[0].copy(), segments[count - 1].copy()
    if head[4] <= tail[4]:
        _shift(state, tables, work, head[0], head[1], head[4], length)
        segments[0] = (tail[0], tail[1], head[2], head[3] + length, head[4] + tail[4])
    else:
        _shift(state, tables, work, tail[0], tail[1], tail[4], -length)
        segments[0] = (tail[0], tail[1] - length, head[2], head[3], head[4] + tail[4])
    return count - 1


@inner
def _keeper(state: State, tables: Tables, segments: NDArray[np.int64], count: int) -> int:
    """Give the segment that keeps the number: the longest, of equals the one with the first cell."""
    keeper = 0
    keeper_first = whole(-1)
    for index in range(1, count):
        if segments[index, 4] > segments[keeper, 4]:
            keeper, keeper_first = index, whole(-1)
        elif segments[index, 4] == segments[keeper, 4]:
            if keeper_first < 0:
                keeper_first = _first_cell(state, tables, segments[keeper])
            first = _first_cell(state, tables, segments[index])
            if first < keeper_first:
                keeper, keeper_first = index, first
    return keeper


@inner
def _first_cell(state: State, tables: Tables, segment: NDArray[np.int64]) -> int:
    cell, position = whole(segment[0]), whole(segment[1])
    first = cell
    while position < segment[3]:
        position += 1
        cell = whole(_cell_at(state, tables, cell, position))
        first = min(first, cell)
    return first


@inner
def _give_cells(
    state: State, tables: Tables, work: Work, cell: int, position: int, length: int, taker: int
) -> None:
    """Give cells of a corridor, from this one on, to another row; their positions stay."""
    work.visits[0] += length
    for index in range(length):
        following = cell if index + 1 == length else whole(_cell_at(state, tables, cell, position + 1))
        touch(state, work, cell)
        state.region[cell] = taker
        cell = following
        position += 1


@inner
def _shift(
    state: State, tables: Tables, work: Work, cell: int, position: int, length: int, distance: int
) -> None:
    """Move the positions of cells of a corridor, from this one on."""
    work.visits[0] += length
    for index in range(length):
        following = cell if index + 1 == length else whole(_cell_at(state, tables, cell, position + 1))
        state.position[cell] += distance
        cell = following
        position += 1


@inner
def add_cell(state: State, work: Work, cell: int) -> None:
    """Make a corridor of one cell; `join` then joins it to its neighbours."""
    row = new_row(state, work, CORRIDOR)
    state.kind[cell] = CORRIDOR
    state.region[cell] = row
    state.position[cell] = 0
    state.rows[row, FLAGS] |= ADDED
    state.rows[row, FIRST_END] = cell
    state.rows[row, LAST_END] = cell


@inner
def _winner(state: State, row: int) -> int:
    """Follow the corridors that a corridor is joined to."""
    while state.rows[row, SCRATCH] > 0:
        row = state.rows[row, SCRATCH]
    return row


@inner
def _length_before(state: State, row: int) -> int:
    """Give the cells of a corridor before anything was added to it; none for an added cell."""
    if state.rows[row, FLAGS] & ADDED:
        return 0
    return whole(state.rows[row, LAST_POSITION] - state.rows[row, FIRST_POSITION] + 1)


@inner
def join(state: State, tables: Tables, cell: int, joined: list[int]) -> None:
    """Note which corridors meet at the open sides of a corridor cell; `extend` then makes them one."""
    for side in range(4):
        if not state.cells[cell] >> side & 1:
            continue
        other = cell + tables.sides[side]
        if state.kind[other] != CORRIDOR:
            continue
        first, second = _winner(state, state.region[cell]), _winner(state, state.region[other])
        if first != second:
            more = _length_before(state, second) - _length_before(state, first)
            if more > 0 or (more == 0 and second < first):
                first, second = second, first
            state.rows[second, SCRATCH] = first
            joined.append(whole(second))
        joined.append(whole(first))


@inner
def extend(state: State, tables: Tables, work: Work, joined: list[int]) -> None:
    """Make one corridor of those that meet: from its ends outward the longest takes the others."""
    for row in joined:
        if state.rows[row, SCRATCH] == 0:
            state.rows[row, SCRATCH] = -1
            _extend_one(state, tables, work, row)
    for row in joined:
        if state.rows[row, SCRATCH] > 0 and not state.rows[row, FLAGS] & GONE:
            give_up_row(state, work, row)
    for row in joined:
        state.rows[row, SCRATCH] = 0


@inner
def _extend_one(state: State, tables: Tables, work: Work, row: int) -> None:
    note(state, work, row)
    first_position = whole(state.rows[row, FIRST_POSITION])
    length = state.rows[row, LAST_POSITION] - first_position + 1
    if first_position < -_FAR or first_position + length > _FAR:
        first = whole(state.rows[row, FIRST_END])
        _shift(state, tables, work, first, first_position, length, -first_position)
        state.rows[row, FIRST_POSITION] = 0
        state.rows[row, LAST_POSITION] = length - 1
    _grow(state, tables, work, row, LAST_END, LAST_POSITION, 1)
    _grow(state, tables, work, row, FIRST_END, FIRST_POSITION, -1)
    first, last = state.rows[row, FIRST_END], state.rows[row, LAST_END]
    if state.rows[row, LAST_POSITION] - state.rows[row, FIRST_POSITION] > 1:
        for side in range(4):
            if state.cells[last] >> side & 1 and last + tables.sides[side] == first:
                state.rows[row, FLAGS] |= RING


@inner
def next_cell(state: State, tables: Tables, cell: int, row: int) -> int:
    """Give a corridor cell across an open side that is not of this corridor yet, or -1."""
    for side in range(4):
        other = whole(cell + tables.sides[side])
        if state.cells[cell] >> side & 1 and state.kind[other] == CORRIDOR and state.region[other] != row:
            return other
    return whole(-1)


@inner
def _grow(
    state: State, tables: Tables, work: Work, row: int, end_column: int, position_column: int, step: int
) -> None:
    """Take the corridor cells beyond one end of a corridor, one after the other."""
    cell = whole(state.rows[row, end_column])
    position = whole(state.rows[row, position_column])
    while True:
        following = next_cell(state, tables, cell, row)
        if following < 0:
            break
        cell = following
        position += step
        touch(state, work, cell)
        state.region[cell] = row
        state.position[cell] = position
        work.visits[0] += 1
    state.rows[row, end_column] = cell
    state.rows[row, position_column] = position
