"""From nodes to cells: every cell of a way, and the steps from one cell to all others."""

from __future__ import annotations

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
from editor.regions.space import LINKS

_NOT_SO = -1


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
    way[0] = nodes[0]
    for index in range(1, len(nodes)):
        _walk(
            engine, rooms, way, whole(marks[index - 1]), whole(nodes[index]), marks[index] - marks[index - 1]
        )
    return way


@inner
def _walk(engine: Engine, rooms: Rooms, way: NDArray[np.int64], at: int, to: int, steps: int) -> None:
    """Write the cells from a place of the way to another so many steps on, by one edge of the graph."""
    here = whole(way[at])
    if steps == 0:
        return
    if steps == 1:
        way[at + 1] = to
        return
    if engine.kind[here] == CORRIDOR:
        if _walk_corridor(engine, way, at, to, steps):
            return
    else:
        for side in range(4):
            beside = whole(here + engine.sides[side])
            if engine.cells[here] >> side & 1 and engine.kind[beside] == CORRIDOR:
                way[at + 1] = beside
                if _walk_corridor(engine, way, at + 1, to, steps - 1):
                    return
    for step in engine.face_cells:
        room = whole(engine.face[here - step])
        if room and _walk_room(engine, rooms, room, way, at, to, steps):
            return


@inner
def _walk_corridor(engine: Engine, way: NDArray[np.int64], at: int, to: int, steps: int) -> bool:
    """Write the cells along a corridor, if the place is so many steps on in it or next to its end."""
    here = whole(way[at])
    row = whole(engine.region[here])
    position = whole(engine.position[here])
    first, last = whole(engine.rows[row, FIRST_POSITION]), whole(engine.rows[row, LAST_POSITION])
    if engine.region[to] == row:
        onward = whole(engine.position[to]) - position
        if abs(onward) == steps:
            _follow(engine, way, at, 1 if onward > 0 else -1, steps)
            return True
        if engine.rows[row, FLAGS] & RING and last - first + 1 - abs(onward) == steps:
            _follow(engine, way, at, -1 if onward > 0 else 1, steps)
            return True
        return False
    for column, end_position in ((FIRST_END, first), (LAST_END, last)):
        if abs(end_position - position) + 1 == steps and _is_beside(engine, engine.rows[row, column], to):
            _follow(engine, way, at, 1 if end_position > position else -1, steps - 1)
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
def _follow(engine: Engine, way: NDArray[np.int64], at: int, direction: int, steps: int) -> None:
    """Write so many cells of a corridor in one direction, round the seam of a ring."""
    row = whole(engine.region[way[at]])
    first, last = whole(engine.rows[row, FIRST_POSITION]), whole(engine.rows[row, LAST_POSITION])
    position = whole(engine.position[way[at]])
    for index in range(at, at + steps):
        position += direction
        if position > last:
            position = first
        elif position < first:
            position = last
        way[index + 1] = cell_at(engine, whole(way[index]), position)


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
                if steps[other] < 0:
                    if count == len(waiting):
                        longer = np.empty(2 * len(waiting), dtype=np.int32)
                        longer[:count] = waiting[:count]
                        waiting = longer
                    steps[other] = far + 1
                    waiting[count] = other
                    count += 1
    return goal
