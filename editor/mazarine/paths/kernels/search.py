"""The shortest path between two cells over the region graph."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.paths.kernels.exits import NO_SIDE, Exits, exits_of, no_exits, steps_inside
from mazarine.paths.kernels.graph import (
    BEFORE,
    COL,
    CREDIT,
    LAST,
    PLACE,
    REACHED,
    ROW,
    SEARCH,
    Graph,
    Net,
    edge,
    edges_of,
    net_of,
    packed_steps,
)
from mazarine.paths.kernels.rooms import Rooms
from mazarine.regions.kernels.engine import Engine

FAR = 1 << 30
_ACTIVE = 4
"""Landmarks that a search asks: those that say most about its ends."""
_SHIFT = 32
STEPS = (1 << 31) - 1
"""In the mark of a node: the steps from the start."""
_DONE = 1 << 31
"""In the mark of a node: its edges have been followed."""


class Bounds(NamedTuple):
    """Data for a lower bound of the distance from a node to the goal.

    Attributes
    ----------
    plane : (3,) int64: 1 if rows and columns give it, as no link shortens a path; row and column of the goal
    columns, above, below : (n,) int64: columns of landmarks; the steps from each to the goal at most, and
        at least
    """

    plane: NDArray[np.int64]
    columns: NDArray[np.int64]
    above: NDArray[np.int64]
    below: NDArray[np.int64]


@kernel
def far_distance(engine: Engine, rooms: Rooms, graph: Graph, start: int, goal: int, is_plane: bool) -> int:
    """Return the steps between two cells of floor, padded places; -1 if there is no path.

    Nodes are looked at in the order of the steps to them and the bound for those from there on (A*).
    Where that sum is the same as that of the node before, the node that was met last comes first, from
    a stack; the others wait in a heap. `graph` then knows the node before each.
    """
    ends, exits = no_exits(), no_exits()
    exits_of(engine, rooms, goal, ends)
    exits_of(engine, rooms, start, exits)
    bounds = _bounds(engine, graph, exits, ends, goal, is_plane)
    counts = graph.counts
    counts[SEARCH] += 1
    mark = int64(counts[SEARCH]) << _SHIFT
    best, last = steps_inside(engine, rooms, start, goal), int64(0)
    if best < 0:
        best = int64(FAR)
    net, search, heap, waiting = net_of(engine, graph), graph.search, graph.heap, graph.waiting
    heaped = _begin(graph, net, bounds, exits, mark)
    stacked, looked, bound = int64(0), int64(0), int64(0)
    while stacked + heaped > 0:
        if stacked > 0:
            stacked -= 1
            node = waiting[stacked]
        else:
            node, bound = heap[0] & STEPS, heap[0] >> _SHIFT
            heaped -= 1
            _sift_down(heap, heaped)
        if bound >= best:
            break
        here = search[node, REACHED]
        if here & _DONE:
            continue
        search[node, REACHED] = here | _DONE
        looked += 1
        far = (here & STEPS) + _to_goal(ends, net.nodes[node, PLACE])
        if far < best:
            best, last = far, node
        first, count = edges_of(net, node)
        if max(heaped, stacked) + count > len(heap):
            heap = graph.heap = np.append(heap, heap)
            waiting = graph.waiting = np.append(waiting, waiting)
        for index in range(count):
            other, steps, side = edge(net, node, first, index)
            there = here + steps
            if other == 0 or steps < 0 or not _is_nearer(search, other, there):
                continue
            search[other, REACHED], search[other, BEFORE] = there, packed_steps(node, side)
            ahead = (there & STEPS) + _ahead(net, bounds, other)
            if ahead > bound:
                heaped = _push(heap, heaped, ahead << _SHIFT | other)
            else:
                waiting[stacked] = other
                stacked += 1
    counts[CREDIT] += looked
    counts[LAST] = last
    return best if best < FAR else int64(-1)


@jit_inner
def _begin(graph: Graph, net: Net, bounds: Bounds, exits: Exits, mark: int) -> int:
    """Let the nodes wait that the start leads to; return how many are in the heap."""
    heaped = int64(0)
    for index in range(exits.used[0]):
        node, here = int64(graph.node_at[exits.places[index]]), mark | exits.steps[index]
        if _is_nearer(graph.search, node, here):
            graph.search[node, REACHED], graph.search[node, BEFORE] = here, NO_SIDE
            ahead = exits.steps[index] + _ahead(net, bounds, node)
            heaped = _push(graph.heap, heaped, ahead << _SHIFT | node)
    return heaped


@jit_inner
def _is_nearer(search: NDArray[np.int64], node: int, mark: int) -> bool:
    """Return whether a search that meets a node after these steps has found no shorter path before."""
    known = search[node, REACHED]
    return bool(known < mark & ~STEPS or known & STEPS > mark & STEPS)


@jit_inner
def _to_goal(ends: Exits, place: int) -> int:
    """Return the steps from a node to the goal inside the region of the goal, `FAR` if it is not there."""
    steps = int64(FAR)
    for index in range(ends.used[0]):
        if ends.places[index] == place:
            steps = min(steps, ends.steps[index])
    return steps


@jit_inner
def _bounds(engine: Engine, graph: Graph, exits: Exits, ends: Exits, goal: int, is_plane: bool) -> Bounds:
    """Choose the landmarks with the best bounds for the path."""
    potential = graph.potential
    row, col = divmod(goal, engine.stride)
    plane = np.array([int64(is_plane), row, col])
    count = len(graph.landmark)
    above, below = np.full(count, FAR, dtype=np.int64), np.full(count, -FAR, dtype=np.int64)
    for index in range(ends.used[0]):
        node, steps = int64(graph.node_at[ends.places[index]]), int64(ends.steps[index])
        for number in range(count):
            far = int64(potential[node, number])
            above[number] = min(above[number], far + steps)
            below[number] = max(below[number], far - steps)
    said = np.zeros(count, dtype=np.int64)
    for index in range(exits.used[0]):
        node = int64(graph.node_at[exits.places[index]])
        for number in range(count):
            far = int64(potential[node, number])
            if graph.landmark[number] > 0:
                said[number] = max(said[number], above[number] - far, far - below[number])
    columns = np.empty(_ACTIVE, dtype=np.int64)
    active = 0
    while active < _ACTIVE:
        most = int(said.argmax())
        if said[most] <= 0:
            break
        said[most] = 0
        columns[active] = most
        active += 1
    columns = columns[:active]
    return Bounds(plane, columns, above[columns], below[columns])


@jit_inner
def _ahead(net: Net, bounds: Bounds, node: int) -> int:
    """Return a bound from below for the steps from a node to the goal."""
    far = int64(0)
    if bounds.plane[0]:
        row, col = int64(net.nodes[node, ROW]), int64(net.nodes[node, COL])
        far = abs(row - int64(bounds.plane[1])) + abs(col - int64(bounds.plane[2]))
    for index in range(len(bounds.columns)):
        steps = int64(net.potential[node, bounds.columns[index]])
        far = max(far, bounds.above[index] - steps, steps - bounds.below[index])
    return far


@jit_inner
def _push(heap: NDArray[np.int64], at: int, entry: int) -> int:
    """Put an entry into a heap of this size; return its new size."""
    count = at + 1
    while at > 0:
        above = (at - 1) >> 1
        if heap[above] <= entry:
            break
        heap[at] = heap[above]
        at = above
    heap[at] = entry
    return count


@jit_inner
def _sift_down(heap: NDArray[np.int64], count: int) -> None:
    """Let the last of a heap take the place of the first."""
    entry = heap[count]
    at = 0
    while True:
        below = 2 * at + 1
        if below + 1 < count and heap[below + 1] < heap[below]:
            below += 1
        if below >= count or heap[below] >= entry:
            break
        heap[at] = heap[below]
        at = below
    heap[at] = entry
