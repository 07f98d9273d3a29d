"""Rooms through an update: faces lost (a room may fall apart), faces gained (rooms may merge).

Marks below zero stand in `State.face` while this runs: `GAINED` for a face that is not part of a room
yet, and lower ones for faces that a search has reached.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.regions.kernels.compiled import inner, no_numbers, whole
from editor.regions.kernels.state import (
    FLAGS,
    GONE,
    ROOM,
    ROOM_CELLS,
    ROOM_FACES,
    ROOM_SEED,
    SCRATCH,
    State,
    Work,
    give_up_row,
    new_row,
    note,
    touch,
)
from editor.regions.tables import Tables

GAINED = -1
_TURN = 16
"""Faces that a search visits from one side before the next side has its turn."""


class Search(NamedTuple):
    """A search from several sides at once, each side a root in a forest.

    Two linked lists a side run through `found`: the faces still to look around (`to_do`, from
    `do_first` to `do_last`), and all that were found (`then`, from `all_first` to `all_last`).
    """

    up: list[int]
    found: list[int]
    to_do: list[int]
    then: list[int]
    do_first: NDArray[np.int64]
    do_last: NDArray[np.int64]
    all_first: NDArray[np.int64]
    all_last: NDArray[np.int64]
    size: NDArray[np.int64]
    done: NDArray[np.bool_]
    open: NDArray[np.int64]


@inner
def root_of(up: list[int], node: int) -> int:
    """Give the root of a node in a forest of parents, halving the way."""
    while up[node] != node:
        up[node] = up[up[node]]
        node = up[node]
    return node


@inner
def _mark_of(node: int) -> int:
    """Give the mark that stands for a node; it is its own inverse."""
    return -2 - node


@inner
def _join_run(
    state: State, nodes: list[int], up: list[int], ring_start: int, ring_stop: int, lost: int, tables: Tables
) -> None:
    """Make one node of the faces of a run of the ring around a lost face, if any shares a side with it."""
    size = len(tables.ring)
    direct = False
    for at in range(ring_start, ring_stop):
        direct = direct or tables.ring_direct[at % size]
    if not direct:
        return
    first = -1
    for at in range(ring_start, ring_stop):
        anchor = lost + tables.ring[at % size]
        if state.face[anchor] > 0:
            node = len(nodes)
            nodes.append(anchor)
            up.append(node)
            state.face[anchor] = _mark_of(node)
        else:
            node = root_of(up, _mark_of(state.face[anchor]))
        if first < 0:
            first = node
        else:
            up[root_of(up, node)] = root_of(up, first)


@inner
def _join_around(state: State, tables: Tables, lost: int, nodes: list[int], up: list[int]) -> None:
    """Join the faces that still meet around a lost one."""
    size = len(tables.ring)
    gap = -1
    for at in range(size):
        value = state.face[lost + tables.ring[at]]
        if value in (0, GAINED):
            gap = at
            break
    if gap < 0:
        _join_run(state, nodes, up, 0, size, lost, tables)
        return
    start = -1
    for at in range(gap + 1, gap + size + 1):
        value = state.face[lost + tables.ring[at % size]]
        present = value not in (0, GAINED)
        if present and start < 0:
            start = at
        elif not present and start >= 0:
            _join_run(state, nodes, up, start, at, lost, tables)
            start = -1


@inner
def lose_faces(state: State, tables: Tables, work: Work, lost: list[int], rooms: list[int]) -> None:
    """Take lost faces, cleared already, from their rooms and split those that fall apart.

    Faces that still meet around the lost ones need no search. The largest part keeps the number.
    """
    nodes = no_numbers()
    up = no_numbers()
    for index in range(len(lost)):
        state.rows[rooms[index], ROOM_FACES] -= 1
        note(state, work, rooms[index])
    room_of_node = no_numbers()
    for index in range(len(lost)):
        _join_around(state, tables, lost[index], nodes, up)
        while len(room_of_node) < len(nodes):
            room_of_node.append(rooms[index])
    next_root = no_numbers()
    for node in range(len(nodes)):
        state.face[nodes[node]] = room_of_node[node]
        next_root.append(whole(0))
        if up[node] == node:
            next_root[node] = state.rows[room_of_node[node], SCRATCH]
            state.rows[room_of_node[node], SCRATCH] = node + 1
    for index in range(len(lost)):
        room = rooms[index]
        node = whole(state.rows[room, SCRATCH])
        state.rows[room, SCRATCH] = 0
        if node:
            seeds = no_numbers()
            while node:
                seeds.append(nodes[node - 1])
                node = next_root[node - 1]
            state.rows[room, ROOM_SEED] = seeds[0]
            if len(seeds) > 1:
                _split(state, tables, work, room, seeds)
        elif state.rows[room, ROOM_FACES] == 0 and not state.rows[room, FLAGS] & GONE:
            give_up_row(state, work, room)


@inner
def _split(state: State, tables: Tables, work: Work, room: int, seeds: list[int]) -> None:
    """Search from all seeds in turns, and give every part but the largest a number of its own."""
    search = _begin(state, seeds)
    _search_in_turns(state, tables, search, room)
    keeper = _keeper(state, tables, search, room)
    work.visits[0] += len(search.found)
    work.visits[1] += len(search.found)
    for side in range(len(seeds)):
        if search.up[side] != side:
            continue
        at = search.all_first[side]
        if side == keeper:
            state.rows[room, ROOM_SEED] = search.found[at]
            while at >= 0:
                state.face[search.found[at]] = room
                at = search.then[at]
        else:
            part = new_row(state, work, ROOM)
            state.rows[part, ROOM_SEED] = search.found[at]
            state.rows[part, ROOM_FACES] = search.size[side]
            state.rows[room, ROOM_FACES] -= search.size[side]
            while at >= 0:
                _give_face(state, tables, work, search.found[at], room, part)
                at = search.then[at]


@inner
def _begin(state: State, seeds: list[int]) -> Search:
    sides = len(seeds)
    for side in range(sides):
        state.face[seeds[side]] = _mark_of(side)
    ends = np.arange(sides)
    return Search(
        [whole(side) for side in range(sides)],
        [whole(seed) for seed in seeds],
        [whole(-1) for _ in range(sides)],
        [whole(-1) for _ in range(sides)],
        ends,
        ends.copy(),
        ends.copy(),
        ends.copy(),
        np.ones(sides, dtype=np.int64),
        np.zeros(sides, dtype=np.bool_),
        np.array([sides]),
    )


@inner
def _search_in_turns(state: State, tables: Tables, search: Search, room: int) -> None:
    """Search until all sides but one are exhausted or have met."""
    live = np.arange(len(search.up))
    count = len(live)
    while search.open[0] > 1:
        kept = 0
        for index in range(count):
            side = live[index]
            if search.up[side] != side or search.done[side]:
                continue
            live[kept] = side
            kept += 1
            for _ in range(_TURN):
                if search.open[0] <= 1 or not _visit(state, tables, search, room, side):
                    break
        count = kept


@inner
def _visit(state: State, tables: Tables, search: Search, room: int, side: int) -> bool:
    """Look around the next face of a side; tell whether there was one."""
    at = search.do_first[side]
    if at < 0:
        search.done[side] = True
        search.open[0] -= 1
        return False
    search.do_first[side] = search.to_do[at]
    for step in tables.face_steps:
        anchor = search.found[at] + step
        value = state.face[anchor]
        if value == room:
            state.face[anchor] = _mark_of(side)
            _find(search, side, anchor)
        elif value < GAINED:
            other = root_of(search.up, _mark_of(value))
            if other != side:
                _meet(search, side, other)
    return True


@inner
def _find(search: Search, side: int, anchor: int) -> None:
    """Append a face to both lists of a side."""
    new = len(search.found)
    search.found.append(whole(anchor))
    search.to_do.append(whole(-1))
    search.then.append(whole(-1))
    search.then[search.all_last[side]] = new
    search.all_last[side] = new
    if search.do_first[side] < 0:
        search.do_first[side] = new
    else:
        search.to_do[search.do_last[side]] = new
    search.do_last[side] = new
    search.size[side] += 1


@inner
def _meet(search: Search, side: int, other: int) -> None:
    """Append both lists of another side, which is the same part."""
    search.up[other] = side
    search.open[0] -= 1
    search.size[side] += search.size[other]
    search.then[search.all_last[side]] = search.all_first[other]
    search.all_last[side] = search.all_last[other]
    if search.do_first[other] < 0:
        return
    if search.do_first[side] < 0:
        search.do_first[side] = search.do_first[other]
    else:
        search.to_do[search.do_last[side]] = search.do_first[other]
    search.do_last[side] = search.do_last[other]


@inner
def _keeper(state: State, tables: Tables, search: Search, room: int) -> int:
    """Give the part that keeps the number: the largest, of equals the one with the first face.

    The part that was not searched to its end is the rest of the room. Only where that is no larger
    than another must its first face, or all of it, be known: then it is searched to its end.
    """
    rest = whole(state.rows[room, ROOM_FACES])
    left_over = whole(-1)
    largest = whole(0)
    for side in range(len(search.up)):
        if search.up[side] == side and search.done[side]:
            rest -= search.size[side]
            largest = max(largest, search.size[side])
        elif search.up[side] == side:
            left_over = side
    if left_over >= 0:
        if rest > largest:
            return left_over
        while _visit(state, tables, search, room, left_over):
            pass
    keeper = whole(-1)
    keeper_first = whole(0)
    for side in range(len(search.up)):
        if search.up[side] != side or (keeper >= 0 and search.size[side] < search.size[keeper]):
            continue
        first = search.found[search.all_first[side]]
        at = search.all_first[side]
        while at >= 0:
            first = min(first, search.found[at])
            at = search.then[at]
        if keeper < 0 or search.size[side] > search.size[keeper] or first < keeper_first:
            keeper = side
            keeper_first = first
    return keeper


@inner
def _give_face(state: State, tables: Tables, work: Work, anchor: int, giver: int, taker: int) -> None:
    """Give a face, and the cells in it that are the giver's own, to another room."""
    state.face[anchor] = taker
    work.visits[0] += 1
    for step in tables.face_cells:
        cell = anchor + step
        if state.kind[cell] == ROOM and state.region[cell] == giver:
            touch(state, work, cell)
            state.region[cell] = taker
            state.rows[giver, ROOM_CELLS] -= 1
            state.rows[taker, ROOM_CELLS] += 1


@inner
def _winner(state: State, row: int) -> int:
    """Follow the rooms that a room merged into."""
    while state.rows[row, SCRATCH]:
        row = state.rows[row, SCRATCH]
    return row


@inner
def gain_faces(state: State, tables: Tables, work: Work, gained: list[int]) -> None:
    """Put gained faces, marked `GAINED`, into rooms and merge the rooms that they join.

    The largest of them, as it was before it gained a face, gives its number; only the others are
    written anew.
    """
    losers = no_numbers()
    label = no_numbers()
    for anchor in gained:
        own = whole(0)
        for step in tables.face_steps:
            other = whole(state.face[anchor + step])
            if other <= 0:
                continue
            if own == 0:
                own = other
                continue
            first, second = _winner(state, own), _winner(state, other)
            if first == second:
                continue
            more = state.rows[second, ROOM_FACES] - state.rows[first, ROOM_FACES]
            if more > 0 or (more == 0 and second < first):
                first, second = second, first
            state.rows[second, SCRATCH] = first
            losers.append(whole(second))
        if own == 0:
            own = whole(new_row(state, work, ROOM))
            state.rows[own, ROOM_SEED] = anchor
        # The label of a neighbour, not of the winner: so the faces of a loser stay joined for its flood.
        state.face[anchor] = own
        label.append(own)
    for own in label:
        row = _winner(state, own)
        state.rows[row, ROOM_FACES] += 1
        note(state, work, row)
    for loser in losers:
        _flood(state, tables, work, loser, _winner(state, loser))
    for loser in losers:
        state.rows[loser, SCRATCH] = 0
        give_up_row(state, work, loser)


@inner
def _flood(state: State, tables: Tables, work: Work, giver: int, taker: int) -> None:
    """Give every face of a room to another."""
    waiting = [whole(state.rows[giver, ROOM_SEED])]
    _give_face(state, tables, work, waiting[0], giver, taker)
    while len(waiting) > 0:
        anchor = waiting.pop()
        for step in tables.face_steps:
            if state.face[anchor + step] == giver:
                _give_face(state, tables, work, anchor + step, giver, taker)
                waiting.append(anchor + step)
    state.rows[taker, ROOM_FACES] += state.rows[giver, ROOM_FACES]
    note(state, work, taker)
