"""Rooms through an update: faces lost (a room may fall apart), faces gained (rooms may merge)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner
from mazarine.regions.codes import (
    FLAGS,
    GONE,
    NEW,
    ROOM,
    ROOM_CELLS,
    ROOM_FACES,
    ROOM_SEED,
    SCRATCH,
    SEARCHED,
    VISITED,
)
from mazarine.regions.kernels.bits import ALL, ONE, ZERO, lowest
from mazarine.regions.kernels.engine import Engine, give_up_row, new_row, note, wins_tie
from mazarine.regions.kernels.faces import next_face, run_start, run_stop, set_face
from mazarine.regions.kernels.lanes import equals_of
from mazarine.regions.kernels.search import (
    GAINED,
    begin_search,
    mark_of,
    part_that_keeps,
    root_of,
    search_in_turns,
)


class Groups(NamedTuple):
    """The faces that still stand around lost ones, in groups that meet there: a forest of nodes."""

    faces: list[int]
    rooms: list[int]
    up: list[int]


@jit_inner
def lose_faces(engine: Engine, lost: list[int], rooms: list[int]) -> None:
    """Take lost faces, cleared already, from their rooms and split those that fall apart.

    Faces that still meet around the lost ones need no search. The largest part keeps the number.
    """
    groups = Groups(empty_int_list(), empty_int_list(), empty_int_list())
    for index in range(len(lost)):
        engine.rows[rooms[index], ROOM_FACES] -= 1
        note(engine, rooms[index])
        _join_around(engine, groups, lost[index], rooms[index])
    # The roots of each room become a list through its scratch column.
    following = empty_int_list()
    for node in range(len(groups.faces)):
        room = groups.rooms[node]
        engine.face[groups.faces[node]] = room
        following.append(0)
        if groups.up[node] == node:
            following[node] = int64(engine.rows[room, SCRATCH])
            engine.rows[room, SCRATCH] = node + 1
    for room in rooms:
        node = int64(engine.rows[room, SCRATCH])
        engine.rows[room, SCRATCH] = 0
        if node:
            seeds = empty_int_list()
            while node:
                seeds.append(groups.faces[node - 1])
                node = following[node - 1]
            engine.rows[room, ROOM_SEED] = seeds[0]
            if len(seeds) > 1:
                _split(engine, room, seeds)
        elif engine.rows[room, ROOM_FACES] == 0 and not engine.rows[room, FLAGS] & GONE:
            give_up_row(engine, room)


@jit_inner
def _join_around(engine: Engine, groups: Groups, lost: int, room: int) -> None:
    """Join the faces that still meet around a lost one: that follow each other in the ring around it."""
    size = len(engine.ring)
    # Begin after a gap if there is one, so that no row of neighbors is cut by the seam of the ring.
    gap = 0
    while gap < size and _stands(engine, lost + engine.ring[gap]):
        gap += 1
    start = -1
    for at in range(gap + 1, gap + size + 1):
        stands = _stands(engine, lost + engine.ring[at % size])
        if stands and start < 0:
            start = at
        elif not stands and start >= 0:
            _join_some(engine, groups, lost, room, start, at)
            start = -1
    if start >= 0:
        _join_some(engine, groups, lost, room, start, gap + size + 1)


@jit_inner
def _stands(engine: Engine, anchor: int) -> bool:
    return bool(engine.face[anchor] != 0 and engine.face[anchor] != GAINED)


@jit_inner
def _join_some(engine: Engine, groups: Groups, lost: int, room: int, start: int, stop: int) -> None:
    """Join some neighbors in the ring around a lost face, if any of them shares a side with it."""
    size = len(engine.ring)
    direct = False
    for at in range(start, stop):
        direct = direct or engine.ring_direct[at % size]
    if not direct:
        return
    first = -1
    for at in range(start, stop):
        anchor = lost + engine.ring[at % size]
        if engine.face[anchor] > 0:
            node = len(groups.faces)
            groups.faces.append(int64(anchor))
            groups.rooms.append(room)
            groups.up.append(node)
            engine.face[anchor] = mark_of(node)
        else:
            node = root_of(groups.up, mark_of(int64(engine.face[anchor])))
        if first < 0:
            first = node
        else:
            groups.up[root_of(groups.up, node)] = root_of(groups.up, first)


@jit_inner
def _split(engine: Engine, room: int, seeds: list[int]) -> None:
    """Search from all seeds in turns, and give every part but the largest a number of its own."""
    search = begin_search(engine, seeds)
    search_in_turns(engine, search)
    keeper = part_that_keeps(engine, search, room)
    engine.head[VISITED] += len(search.starts)
    engine.head[SEARCHED] += len(search.starts)
    for side in range(len(seeds)):
        if search.up[side] != side:
            continue
        at = int64(search.all_first[side])
        if side == keeper:
            engine.rows[room, ROOM_SEED] = search.starts[at]
            while at >= 0:
                engine.face[search.starts[at]] = room
                at = search.then[at]
        else:
            part = new_row(engine, ROOM)
            engine.rows[part, ROOM_SEED] = search.starts[at]
            engine.rows[part, ROOM_FACES] = search.size[side]
            engine.rows[room, ROOM_FACES] -= search.size[side]
            while at >= 0:
                _give_run(engine, search.starts[at], search.stops[at], room, part)
                at = search.then[at]


@jit_inner
def _give_run(engine: Engine, start: int, stop: int, giver: int, taker: int) -> None:
    """Move a run of faces, and the cells that belong to them, to another room."""
    _write(engine.face, start, stop, taker)
    given = 0
    for span in range(len(engine.spans)):
        offset, extra = engine.spans[span, 0], engine.spans[span, 1]
        given += _give_cells(engine, start + offset, stop + offset + extra, giver, taker)
    engine.rows[giver, ROOM_CELLS] -= given
    engine.rows[taker, ROOM_CELLS] += given
    engine.head[VISITED] += stop - start + given


@jit_inner
def _give_cells(engine: Engine, start: int, stop: int, giver: int, taker: int) -> int:
    """Return those of some cells in a row that are a room's to another; return their number.

    Cells that this update touched belong to no room meanwhile. What a room has that this update made was
    moved before, and is noted then.
    """
    region = engine.region
    is_noted = engine.rows[giver, FLAGS] & NEW == 0
    given = 0
    for at in range(start, stop, 64):
        own = equals_of(region, at, giver)
        if stop - at < 64:
            own &= (ONE << np.uint64(stop - at)) - ONE
        while own != ZERO:
            first = lowest(own)
            length = lowest(~(own >> np.uint64(first)))
            own &= ~(ALL >> np.uint64(64 - length) << np.uint64(first))
            _write(region, at + first, at + first + length, taker)
            given += length
            if is_noted:
                _note_moved(engine, at + first, at + first + length, giver)
    return given


@jit_inner
def _write(numbers: NDArray[np.int32], start: int, stop: int, number: int) -> None:
    for place in range(start, stop):
        numbers[place] = number


@jit_inner
def _note_moved(engine: Engine, start: int, stop: int, before: int) -> None:
    """Note cells that have just gone from one room to another, with those before them that did the same."""
    moved, region = engine.moved, engine.region
    last = len(moved) - 1
    goes_on = last > 0 and moved[last - 1] == start and moved[last] == before
    if goes_on and region[start - 1] == region[start]:
        moved[last - 1] = stop
    else:
        moved.append(start)
        moved.append(stop)
        moved.append(before)


@jit_inner
def _winner(engine: Engine, row: int) -> int:
    """Find the root of the rooms that a room merged into, halving the path."""
    rows = engine.rows
    while rows[row, SCRATCH]:
        following = int64(rows[row, SCRATCH])
        if rows[following, SCRATCH]:
            rows[row, SCRATCH] = rows[following, SCRATCH]
        row = int64(rows[row, SCRATCH])
    return row


@jit_inner
def gain_faces(engine: Engine, gained: list[int]) -> None:
    """Put gained faces, marked `GAINED`, into rooms and merge the rooms that they join.

    The largest of them, as it was before it gained a face, gives its number; only the others are
    rewritten. Gained faces are not in the plane until the end, so that the runs of a room that
    merges are its own.
    """
    losers, labels = empty_int_list(), empty_int_list()
    for anchor in gained:
        label = 0
        for step in engine.face_steps:
            other = int64(engine.face[anchor + step])
            if other <= 0:
                continue
            if label == 0:
                label = other
                continue
            first, second = _winner(engine, label), _winner(engine, other)
            if first == second:
                continue
            more = engine.rows[second, ROOM_FACES] - engine.rows[first, ROOM_FACES]
            if more > 0 or (more == 0 and wins_tie(engine, second, first)):
                first, second = second, first
            engine.rows[second, SCRATCH] = first
            losers.append(second)
        if label == 0:
            label = new_row(engine, ROOM)
            engine.rows[label, ROOM_SEED] = anchor
        engine.face[anchor] = label
        labels.append(label)
    for loser in losers:
        if engine.rows[loser, ROOM_FACES]:
            _flood(engine, loser, _winner(engine, loser))
    for index in range(len(gained)):
        room = _winner(engine, labels[index])
        set_face(engine, gained[index], room)
        engine.rows[room, ROOM_FACES] += 1
        note(engine, room)
    for loser in losers:
        give_up_row(engine, loser)
    for loser in losers:
        engine.rows[loser, SCRATCH] = 0


@jit_inner
def _flood(engine: Engine, giver: int, taker: int) -> None:
    """Move every face of a room to another."""
    start = run_start(engine, int64(engine.rows[giver, ROOM_SEED]))
    starts, stops = empty_int_list(), empty_int_list()
    starts.append(start)
    stops.append(run_stop(engine, start))
    _give_run(engine, starts[0], stops[0], giver, taker)
    while len(starts) > 0:
        start, stop = starts.pop(), stops.pop()
        for step in engine.cross_steps:
            anchor = next_face(engine, start + step, stop + step)
            while anchor >= 0:
                last = run_stop(engine, anchor)
                if engine.face[anchor] == giver:
                    first = run_start(engine, anchor) if anchor == start + step else anchor
                    _give_run(engine, first, last, giver, taker)
                    starts.append(first)
                    stops.append(last)
                anchor = next_face(engine, last, stop + step)
    engine.rows[taker, ROOM_FACES] += engine.rows[giver, ROOM_FACES]
    note(engine, taker)
