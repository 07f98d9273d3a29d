"""Exits of a cell: by links, along its corridor, through its room to the entries.

The nodes of the region graph are crossroads, corridor cells that carry links and the cells of large
rooms; here its edges are read off the segmentation.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner
from mazarine.paths.kernels.rooms import MANY_ENTRIES, Rooms, entry_distances, spread_in_room
from mazarine.regions.codes import (
    CORRIDOR,
    CROSSROAD,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    RING,
    ROOM,
)
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.space import LINKS


class LinkSteps(NamedTuple):
    """The steps through links as padded places, `to[i]` from `at[i]`; sorted by `at`.

    `to` is `~place` where a one-way link leads only from there to here.
    """

    at: NDArray[np.int64]
    to: NDArray[np.int64]


class Exits(NamedTuple):
    """Reachable places, with the number of steps, and the side where a corridor begins; `used[0]` of them."""

    places: NDArray[np.int64]
    steps: NDArray[np.int64]
    sides: NDArray[np.int64]
    used: NDArray[np.int64]


NO_SIDE = 4
"""Of an exit that no corridor leads to from its first side to its last."""
_MOST_EXITS = 7 + 2 * 4 + 4 * MANY_ENTRIES
"""Of a cell: its ports, two ends of a corridor at each side, the entries of the rooms around it."""


@jit_inner
def no_exits() -> Exits:
    """Begin a list of exits."""
    return Exits(
        np.empty(_MOST_EXITS, dtype=np.int64),
        np.empty(_MOST_EXITS, dtype=np.int64),
        np.empty(_MOST_EXITS, dtype=np.int64),
        np.zeros(1, dtype=np.int64),
    )


@jit_inner
def add_exit(exits: Exits, place: int, steps: int) -> None:
    """Add an exit."""
    at = exits.used[0]
    exits.places[at], exits.steps[at], exits.sides[at] = place, steps, NO_SIDE
    exits.used[0] = at + 1


@jit_inner
def is_node(engine: Engine, rooms: Rooms, cell: int) -> bool:
    """Return whether a cell is a node of the region graph."""
    kind = engine.kind[cell]
    if kind == CROSSROAD:
        return True
    if kind == CORRIDOR:
        return bool(engine.cells[cell] & LINKS)
    return kind == ROOM and entry_distances(engine, rooms, int64(engine.region[cell])) < 0


@jit_inner
def exits_of_node(engine: Engine, rooms: Rooms, links: LinkSteps, node: int, exits: Exits) -> None:
    """List the edges of the region graph that leave a node."""
    exits.used[0] = 0
    if engine.cells[node] & LINKS:
        add_link_exits(links, node, exits)
    if engine.kind[node] == CORRIDOR:
        corridor_exits(engine, node, exits)
        return
    for side in range(4):
        if not engine.cells[node] >> side & 1:
            continue
        beside = int64(node + engine.sides[side])
        kind = engine.kind[beside]
        if kind == CORRIDOR:
            _cross_corridor(engine, node, beside, side, exits)
        elif kind == CROSSROAD or is_node(engine, rooms, beside):
            add_exit(exits, beside, int64(1))
    if engine.kind[node] == CROSSROAD:
        _cross_rooms(engine, rooms, node, exits)


@jit_inner
def add_link_exits(links: LinkSteps, cell: int, exits: Exits) -> None:
    """List the other ends of the links of a cell, -1 step away where a one-way link only comes from there."""
    at = np.searchsorted(links.at, cell)
    while at < len(links.at) and links.at[at] == cell:
        other = int64(links.to[at])
        if other >= 0:
            add_exit(exits, other, int64(1))
        else:
            add_exit(exits, ~other, int64(-1))
        at += 1


@jit_inner
def _cross_corridor(engine: Engine, node: int, first: int, side: int, exits: Exits) -> None:
    """List what lies beyond a corridor that is entered from a crossroad by a side."""
    row = int64(engine.region[first])
    start = int64(exits.used[0])
    corridor_exits(engine, first, exits)
    kept = start
    for at in range(start, exits.used[0]):
        # Back over the side that was come by, or round a corridor that begins and ends here.
        if exits.places[at] != node:
            exits.places[kept], exits.steps[kept] = exits.places[at], exits.steps[at] + 1
            exits.sides[kept] = side
            kept += 1
    exits.used[0] = kept
    if engine.cells[first] & LINKS and engine.rows[row, FIRST_END] == engine.rows[row, LAST_END]:
        add_exit(exits, first, int64(1))


@jit_inner
def corridor_exits(engine: Engine, cell: int, exits: Exits) -> None:
    """List the nodes at both ends of the corridor of a cell, but not the cell itself."""
    row = int64(engine.region[cell])
    if engine.rows[row, FLAGS] & RING:
        return
    position = engine.position[cell]
    first, last = int64(engine.rows[row, FIRST_END]), int64(engine.rows[row, LAST_END])
    _leave_end(engine, cell, first, int64(position - engine.rows[row, FIRST_POSITION]), exits)
    if last != first:
        _leave_end(engine, cell, last, int64(engine.rows[row, LAST_POSITION] - position), exits)


@jit_inner
def _leave_end(engine: Engine, cell: int, end: int, steps: int, exits: Exits) -> None:
    if engine.cells[end] & LINKS and end != cell:
        add_exit(exits, end, steps)
    for side in range(4):
        if engine.cells[end] >> side & 1:
            beside = int64(end + engine.sides[side])
            if engine.kind[beside] == CROSSROAD:
                add_exit(exits, beside, steps + 1)


@jit_inner
def _cross_rooms(engine: Engine, rooms: Rooms, entry: int, exits: Exits) -> None:
    """List the other entries of the rooms that a crossroad is an entry of."""
    last = 0
    for step in engine.face_cells:
        room = int64(engine.face[entry - step])
        if room in (0, last):
            continue
        last = room  # A room may be met again; its entries are then listed twice, which changes nothing.
        at = entry_distances(engine, rooms, room)
        if at < 0:
            continue
        pool = rooms.pool
        count = int64(pool[at])
        own = 0
        while pool[at + 1 + own] != entry:
            own += 1
        for other in range(count):
            steps = pool[at + 1 + count + own * count + other]
            if other != own:
                add_exit(exits, int64(pool[at + 1 + other]), int64(steps))


@jit_inner
def exits_of(engine: Engine, rooms: Rooms, cell: int, exits: Exits) -> None:
    """List the nodes that a cell is, or that its region leads to, with the steps inside the region."""
    if is_node(engine, rooms, cell):
        add_exit(exits, cell, int64(0))
    elif engine.kind[cell] == CORRIDOR:
        corridor_exits(engine, cell, exits)
    else:
        reached = spread_in_room(engine, rooms, int64(engine.region[cell]), cell)
        for at in range(reached):
            if engine.kind[rooms.order[at]] == CROSSROAD:
                add_exit(exits, int64(rooms.order[at]), int64(rooms.steps[at]))


@jit_inner
def steps_inside(engine: Engine, rooms: Rooms, first: int, second: int) -> int:
    """Return the steps between two cells of one corridor or small room without leaving it, or -1."""
    if engine.region[first] != engine.region[second] or engine.kind[first] == CROSSROAD:
        return 0 if first == second else -1
    row = int64(engine.region[first])
    if engine.kind[first] == CORRIDOR:
        between = abs(int64(engine.position[first]) - int64(engine.position[second]))
        if engine.rows[row, FLAGS] & RING:
            length = engine.rows[row, LAST_POSITION] - engine.rows[row, FIRST_POSITION] + 1
            between = min(between, int64(length) - between)
        return between
    if entry_distances(engine, rooms, row) < 0:
        return 0 if first == second else -1
    spread_in_room(engine, rooms, row, first)
    return int64(rooms.steps[rooms.seen[second]])
