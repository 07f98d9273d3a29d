"""From nodes to cells: every cell of a path, and the steps from one cell to all others."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.paths.kernels.exits import NO_SIDE, LinkSteps, add_link_exits, no_exits
from mazarine.paths.kernels.graph import BEFORE, LAST, PLACE, REACHED, SIDE_BITS, Graph
from mazarine.paths.kernels.rooms import Rooms, entry_distances, is_reached, sides_inside, spread_in_room
from mazarine.paths.kernels.search import STEPS
from mazarine.regions.codes import (
    CORRIDOR,
    FIRST_END,
    FIRST_POSITION,
    FLAGS,
    LAST_END,
    LAST_POSITION,
    RING,
)
from mazarine.regions.kernels.corridors import cell_at
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.space import LINKS, OPEN_SIDES

_UP, _RIGHT, _DOWN, _LEFT = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(8)
"""Sides as bits."""
_TOGETHER = 8
"""Corridors that are walked at a time: each cell points to the next, and memory is slow to answer."""
_AT, _CELL, _ONWARD, _STOP = range(4)
"""Columns of a walk: where its next cell goes less one, the cell there, the open side that leads on as a
bit, and where its last cell goes."""


class PathBuffer(NamedTuple):
    """A path that is being written.

    It has (n, 3) lattice cells, the row and column of the array's first place, and the parts of corridors
    that are still to be written, with their number.
    """

    cells: NDArray[np.int64]
    top: int
    left: int
    walks: NDArray[np.int64]
    used: NDArray[np.int64]


@jit_inner
def no_path(steps: int, nodes: int, top: int, left: int) -> PathBuffer:
    """Begin a path of this many steps, over this many nodes of the region graph."""
    walks = np.empty((nodes + 2, 4), dtype=np.int64)
    return PathBuffer(np.empty((steps + 1, 3), dtype=np.int64), top, left, walks, np.zeros(1, dtype=np.int64))


@kernel
def far_path(
    engine: Engine, rooms: Rooms, graph: Graph, start: int, goal: int, steps: int, top: int, left: int
) -> NDArray[np.int64]:
    """Return the (n, 3) lattice cells of the path that `far_distance` found last; its steps are given."""
    last = int64(graph.counts[LAST])
    count, node = 0, last
    while node:
        count += 1
        node = _before(graph, node)[0]
    path = no_path(steps, count, top, left)
    write_cell(engine, path, steps, goal)
    node, side, to, there = last, int64(NO_SIDE), goal, steps
    while node:
        place, here = int64(graph.nodes[node, PLACE]), int64(graph.search[node, REACHED] & STEPS)
        if side == NO_SIDE or there - here == 1:
            _walk(engine, rooms, path, here, place, to, there - here)
        else:
            _follow(engine, path, here, place, side, there - here)
        node, side = _before(graph, node)
        to, there = place, here
    _walk(engine, rooms, path, int64(0), start, to, there)
    _walk_all(engine, path)
    return path.cells


@jit_inner
def _before(graph: Graph, node: int) -> tuple[int, int]:
    """Return the node that a path comes from, 0 for none, and the side there."""
    known = int64(graph.search[node, BEFORE])
    return known >> SIDE_BITS, known & ((1 << SIDE_BITS) - 1)


@jit_inner
def write_cell(engine: Engine, path: PathBuffer, at: int, place: int) -> None:
    """Write the lattice cell of a padded place."""
    rows, col = divmod(place - engine.first, engine.stride)
    level, row = divmod(rows, engine.height + 1)
    cells = path.cells
    cells[at, 0], cells[at, 1], cells[at, 2] = level, row + path.top, col + path.left


@jit_inner
def _walk(engine: Engine, rooms: Rooms, path: PathBuffer, at: int, here: int, to: int, steps: int) -> None:
    """Write a place of the path and those up to another some steps on, by one edge of the graph."""
    if steps == 0:
        return
    write_cell(engine, path, at, here)
    if steps == 1:
        return
    if engine.kind[here] == CORRIDOR:
        if _walk_corridor(engine, path, at, here, to, steps):
            return
    else:
        for side in range(4):
            beside = int64(here + engine.sides[side])
            if engine.cells[here] >> side & 1 and engine.kind[beside] == CORRIDOR:
                write_cell(engine, path, at + 1, beside)
                if _walk_corridor(engine, path, at + 1, beside, to, steps - 1):
                    return
    for step in engine.face_cells:
        room = int64(engine.face[here - step])
        if room and _walk_room(engine, rooms, room, path, at, here, to, steps):
            return


@jit_inner
def _walk_corridor(engine: Engine, path: PathBuffer, at: int, here: int, to: int, steps: int) -> bool:
    """Write the cells along a corridor, if the place is that many steps on in it or next to its end."""
    row = int64(engine.region[here])
    position = int64(engine.position[here])
    first, last = int64(engine.rows[row, FIRST_POSITION]), int64(engine.rows[row, LAST_POSITION])
    if engine.region[to] == row:
        onward = int64(engine.position[to]) - position
        if abs(onward) == steps:
            _follow_positions(engine, path, at, here, 1 if onward > 0 else -1, steps)
            return True
        if engine.rows[row, FLAGS] & RING and last - first + 1 - abs(onward) == steps:
            _follow_positions(engine, path, at, here, -1 if onward > 0 else 1, steps)
            return True
        return False
    for column, end_position in ((FIRST_END, first), (LAST_END, last)):
        if abs(end_position - position) + 1 == steps and _is_beside(engine, engine.rows[row, column], to):
            _follow_positions(engine, path, at, here, 1 if end_position > position else -1, steps - 1)
            write_cell(engine, path, at + steps - 1, int64(engine.rows[row, column]))
            return True
    return False


@jit_inner
def _is_beside(engine: Engine, cell: int, other: int) -> bool:
    found = False
    for side in range(4):
        found = found or (engine.cells[cell] >> side & 1 != 0 and cell + engine.sides[side] == other)
    return found


@jit_inner
def _follow_positions(
    engine: Engine, path: PathBuffer, at: int, cell: int, direction: int, steps: int
) -> None:
    """Write the cells of a corridor in one direction, round the seam of a ring, but not the last."""
    if steps < 2:
        return
    row = int64(engine.region[cell])
    first, last = int64(engine.rows[row, FIRST_POSITION]), int64(engine.rows[row, LAST_POSITION])
    position = int64(engine.position[cell]) + direction
    if position > last:
        position = first
    elif position < first:
        position = last
    beside = cell_at(engine, cell, position)
    side = 0
    while not engine.cells[cell] >> side & 1 or cell + engine.sides[side] != beside:
        side += 1
    _follow(engine, path, at, cell, side, steps)


@jit_inner
def _follow(engine: Engine, path: PathBuffer, at: int, cell: int, side: int, steps: int) -> None:
    """Write a cell; note the walk to an earlier one, by the corridor that begins there."""
    write_cell(engine, path, at, cell)
    if steps > 1:
        walk = path.walks[path.used[0]]
        walk[_AT], walk[_CELL], walk[_ONWARD], walk[_STOP] = at, cell, 1 << side, at + steps - 1
        path.used[0] += 1


@jit_inner
def _walk_all(engine: Engine, path: PathBuffer) -> None:
    """Write the cells of all walks, some at a time.

    Rows and columns are counted along, as a division for each would take longer than all else; numbers
    without a sign spare asking whether an index counts from the end.
    """
    bytes_of, cells, walks = engine.cells, path.cells, path.walks
    steps = np.zeros(16, dtype=np.int64)
    for side in range(4):
        steps[1 << side] = engine.sides[side]
    count = int64(path.used[0])
    together = min(count, _TOGETHER)
    taken = together
    while together > 0:
        for lane in range(together):
            # The rows at the front are those in progress; a finished row gets the numbers of the next.
            walk = walks[lane]
            at, onward = np.uint64(walk[_AT]), np.uint64(walk[_ONWARD])
            beyond = at + np.uint64(1)
            cell = np.uint64(walk[_CELL] + steps[onward])
            cells[beyond, 0] = cells[at, 0]
            cells[beyond, 1] = cells[at, 1] + (onward == _DOWN) - (onward == _UP)
            cells[beyond, 2] = cells[at, 2] + (onward == _RIGHT) - (onward == _LEFT)
            # Two passages a cell: from here on, the path takes the side that it has not come by.
            come_by = onward << np.uint64(2) | onward >> np.uint64(2)
            walk[_AT], walk[_CELL] = beyond, cell
            walk[_ONWARD] = np.uint64(bytes_of[cell]) & np.uint64(OPEN_SIDES) & ~come_by
            if walk[_AT] == walk[_STOP]:
                if taken < count:
                    walks[lane] = walks[taken]
                    taken += 1
                else:
                    together -= 1
                    walks[lane] = walks[together]
                    break


@jit_inner
def _walk_room(
    engine: Engine, rooms: Rooms, room: int, path: PathBuffer, at: int, here: int, to: int, steps: int
) -> bool:
    """Write the cells through a small room, if the place is that many steps on in it."""
    if entry_distances(engine, rooms, room) < 0:
        return False
    count = spread_in_room(engine, rooms, room, to)
    if not is_reached(rooms, count, here) or rooms.steps[rooms.seen[here]] != steps:
        return False
    cell = here
    for left in range(steps - 1, 0, -1):
        inside = sides_inside(engine, room, cell)
        for side in range(4):
            beside = int64(cell + engine.sides[side])
            if inside >> side & 1 and rooms.steps[rooms.seen[beside]] == left:
                cell = beside
                break
        write_cell(engine, path, at + steps - left, cell)
    return True


@kernel
def spread(
    engine: Engine,
    links: LinkSteps,
    start: int,
    limit: int,
    goals: NDArray[np.bool_],
    steps: NDArray[np.int32],
) -> int:
    """Write the steps from a cell to all others, nearest first, up to a limit or a goal.

    Parameters
    ----------
    engine, links
        The segmentation, the cells joined by links.
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
    count, looked, goal = 1, 0, int64(-1)
    while looked < count:
        cell = int64(waiting[looked])
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
            beside = int64(cell + sides[side])
            if cells[cell] >> side & 1 and steps[beside] < 0:
                steps[beside] = far + 1
                waiting[count] = beside
                count += 1
        if cells[cell] & LINKS:
            exits.used[0] = 0
            add_link_exits(links, cell, exits)
            for index in range(exits.used[0]):
                other = int64(exits.places[index])
                if exits.steps[index] > 0 and steps[other] < 0:
                    if count == len(waiting):
                        longer = np.empty(2 * len(waiting), dtype=np.int32)
                        longer[:count] = waiting[:count]
                        waiting = longer
                    steps[other] = far + 1
                    waiting[count] = other
                    count += 1
    return goal
