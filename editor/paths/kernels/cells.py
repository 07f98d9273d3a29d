"""From nodes to cells: every cell of a way, and the steps from one cell to all others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.paths.kernels.exits import Links, add_link_exits, no_exits
from editor.paths.kernels.rooms import Rooms, entry_distances, is_reached, sides_inside, spread_in_room
from editor.regions.codes import (
    CORRIDOR,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    RING,
)
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.corridors import cell_at
from editor.regions.kernels.engine import Engine
from editor.regions.space import LINKS, OPEN_SIDES

_TOGETHER = 8
"""Corridors that are walked at a time: each cell tells where the next is, and memory takes long to say."""


class Walks(NamedTuple):
    """Corridors to be walked: for each, where the way goes on, the cell there, the side that was come by,
    and where it stops; and how many.
    """

    table: NDArray[np.int64]
    used: NDArray[np.int64]


@kernel
def cells_of_way(
    engine: Engine, rooms: Rooms, nodes: NDArray[np.int64], marks: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Give all cells of a way as padded places.

    Parameters
    ----------
    engine, rooms
        The segmentation, and what is known inside rooms.
    nodes, marks : (n,) int64
        The start, nodes of the region graph and the goal; and the steps from the start to each.
    """
    way = np.empty(marks[-1] + 1, dtype=np.int64)
    walks = Walks(np.empty((len(nodes) + 1, 4), dtype=np.int64), np.zeros(1, dtype=np.int64))
    for index in range(1, len(nodes)):
        at = whole(marks[index - 1])
        way[at] = nodes[index - 1]
        _walk(engine, rooms, walks, way, at, whole(nodes[index]), marks[index] - at)
    way[-1] = nodes[-1]
    _walk_all(engine, walks, way)
    return way


@kernel
def lattice_cells(engine: Engine, places: NDArray[np.int64], top: int, left: int) -> NDArray[np.int64]:
    """Give the (n, 3) lattice cells of padded places, those of a way fastest."""
    cells = np.empty((len(places), 3), dtype=np.int64)
    stride = engine.stride
    before, level, row, col = whole(-2 * stride), whole(0), whole(0), whole(0)
    for index in range(len(places)):
        place = places[index]
        step = place - before
        if abs(step) == 1:
            col += step
        elif step == stride:
            row += 1
        elif step == -stride:
            row -= 1
        else:
            rows, col = divmod(place - engine.first, stride)
            level, row = divmod(rows, engine.height + 1)
            row, col = row + top, col + left
        cells[index, 0], cells[index, 1], cells[index, 2] = level, row, col
        before = place
    return cells


@inner
def _walk(
    engine: Engine, rooms: Rooms, walks: Walks, way: NDArray[np.int64], at: int, to: int, steps: int
) -> None:
    """Write the cells from a place of the way to another so many steps on, by one edge of the graph."""
    here = whole(way[at])
    if steps == 0:
        return
    if steps == 1:
        way[at + 1] = to
        return
    if engine.kind[here] == CORRIDOR:
        if _walk_corridor(engine, walks, way, at, to, steps):
            return
    else:
        for side in range(4):
            beside = whole(here + engine.sides[side])
            if engine.cells[here] >> side & 1 and engine.kind[beside] == CORRIDOR:
                way[at + 1] = beside
                if _walk_corridor(engine, walks, way, at + 1, to, steps - 1):
                    return
    for step in engine.face_cells:
        room = whole(engine.face[here - step])
        if room and _walk_room(engine, rooms, room, way, at, to, steps):
            return


@inner
def _walk_corridor(
    engine: Engine, walks: Walks, way: NDArray[np.int64], at: int, to: int, steps: int
) -> bool:
    """Write the cells along a corridor, if the place is so many steps on in it or next to its end."""
    here = whole(way[at])
    row = whole(engine.region[here])
    position = whole(engine.position[here])
    first, last = whole(engine.rows[row, FIRST_POSITION]), whole(engine.rows[row, LAST_POSITION])
    if engine.region[to] == row:
        onward = whole(engine.position[to]) - position
        if abs(onward) == steps:
            _follow(engine, walks, way, at, 1 if onward > 0 else -1, steps)
            return True
        if engine.rows[row, FLAGS] & RING and last - first + 1 - abs(onward) == steps:
            _follow(engine, walks, way, at, -1 if onward > 0 else 1, steps)
            return True
        return False
    for column, end_position in ((FIRST_END, first), (LAST_END, last)):
        if abs(end_position - position) + 1 == steps and _is_beside(engine, engine.rows[row, column], to):
            _follow(engine, walks, way, at, 1 if end_position > position else -1, steps - 1)
            way[at + steps] = to
            return True
    return False


@inner
def _is_beside(engine: Engine, cell: int, other: int) -> bool:
    found = False
    for side in range(4):
        found = found or (engine.cells[cell] >> side & 1 != 0 and cell + engine.sides[side] == other)
    return found


@inner
def _follow(
    engine: Engine, walks: Walks, way: NDArray[np.int64], at: int, direction: int, steps: int
) -> None:
    """Write a cell of a corridor in one direction, round the seam of a ring; note the walk to so many."""
    if steps == 0:
        return
    cell = whole(way[at])
    row = whole(engine.region[cell])
    first, last = whole(engine.rows[row, FIRST_POSITION]), whole(engine.rows[row, LAST_POSITION])
    position = whole(engine.position[cell]) + direction
    if position > last:
        position = first
    elif position < first:
        position = last
    beside = cell_at(engine, cell, position)
    # Two passages a cell: from here on, the way is the side that one has not come by.
    side = 0
    while not engine.cells[cell] >> side & 1 or cell + engine.sides[side] != beside:
        side += 1
    way[at + 1] = beside
    if steps > 1:
        entry = walks.table[walks.used[0]]
        entry[0], entry[1], entry[2], entry[3] = at + 1, beside, side, at + steps
        walks.used[0] += 1


@inner
def _walk_all(engine: Engine, walks: Walks, way: NDArray[np.int64]) -> None:
    """Write the cells of all walks, some at a time."""
    cells, sides, table = engine.cells, engine.sides, walks.table
    count = whole(walks.used[0])
    together = min(count, _TOGETHER)
    taken = together
    while together > 0:
        for lane in range(together):
            # The rows at the front are those under way; one that is done gets the next one's numbers.
            entry = table[lane]
            at, cell = entry[0] + 1, entry[1]
            onward = cells[cell] & OPEN_SIDES & ~(1 << (entry[2] ^ 2))
            side = (onward >> 1) - (onward >> 3)
            cell += sides[side]
            way[at] = cell
            entry[0], entry[1], entry[2] = at, cell, side
            if at == entry[3]:
                if taken < count:
                    table[lane] = table[taken]
                    taken += 1
                else:
                    together -= 1
                    table[lane] = table[together]
                    break


@inner
def _walk_room(
    engine: Engine, rooms: Rooms, room: int, way: NDArray[np.int64], at: int, to: int, steps: int
) -> bool:
    """Write the cells through a small room, if the place is so many steps on in it."""
    if entry_distances(engine, rooms, room) < 0:
        return False
    here = whole(way[at])
    count = spread_in_room(engine, rooms, room, to)
    if not is_reached(rooms, count, here) or rooms.steps[rooms.seen[here]] != steps:
        return False
    for index in range(at, at + steps):
        cell = whole(way[index])
        inside = sides_inside(engine, room, cell)
        for side in range(4):
            beside = whole(cell + engine.sides[side])
            if inside >> side & 1 and rooms.steps[rooms.seen[beside]] == steps - (index - at) - 1:
                way[index + 1] = beside
    return True


@kernel
def spread(
    engine: Engine, links: Links, start: int, limit: int, goals: NDArray[np.bool_], steps: NDArray[np.int32]
) -> int:
    """Write the steps from a cell to all others, nearest first, up to a limit or a goal.

    Parameters
    ----------
    engine, links
        The segmentation, the ways through links.
    start
        A padded place of floor.
    limit
        Cells farther than this are left out.
    goals : (size,) or (0,) bool
        Where to stop: all that is as far as the first of them is still reached.
    steps : (size,) int32
        -1 everywhere; written.

    Returns
    -------
    goal : int
        The first goal that was met, or -1.
    """
    cells, sides = engine.cells, engine.sides
    waiting = np.empty(1024, dtype=np.int32)
    exits = no_exits()
    waiting[0], steps[start] = start, 0
    count, looked, goal = 1, 0, whole(-1)
    while looked < count:
        cell = whole(waiting[looked])
        looked += 1
        far = steps[cell]
        if len(goals) and goals[cell]:
            goal = cell
            limit = far
            break
        if far == limit:
            break
        if count + 4 > len(waiting):
            longer = np.empty(2 * len(waiting), dtype=np.int32)
            longer[:count] = waiting[:count]
            waiting = longer
        for side in range(4):
            beside = whole(cell + sides[side])
            if cells[cell] >> side & 1 and steps[beside] < 0:
                steps[beside] = far + 1
                waiting[count] = beside
                count += 1
        if cells[cell] & LINKS:
            exits.used[0] = 0
            add_link_exits(links, cell, exits)
            for index in range(exits.used[0]):
                other = whole(exits.places[index])
                if exits.steps[index] > 0 and steps[other] < 0:
                    if count == len(waiting):
                        longer = np.empty(2 * len(waiting), dtype=np.int32)
                        longer[:count] = waiting[:count]
                        waiting = longer
                    steps[other] = far + 1
                    waiting[count] = other
                    count += 1
    return goal
