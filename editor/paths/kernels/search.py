"""The shortest way between two cells over the region graph."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.paths.kernels.exits import Exits, exits_of, no_exits, steps_inside
from editor.paths.kernels.graph import COL, CREDIT, HEAPED, PLACE, ROW, SEARCH, STACKED, Graph, edge, edges_of
from editor.paths.kernels.rooms import Rooms
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import Engine

FAR = 1 << 30
_ACTIVE = 4
"""Landmarks that a search asks: those that say most about its ends."""
_SHIFT = 32
_STEPS = (1 << 31) - 1
_DONE = 1 << 31
"""In the mark of a node: its edges have been followed."""


class Bounds(NamedTuple):
    """What tells how far a node is from the goal at least.

    Attributes
    ----------
    plane : (3,) int64: 1 if rows and columns tell it, as no link shortens a way; row and column of the goal
    columns, above, below : (n,) int64: columns of landmarks; the steps from each to the goal at most, and
        at least
    """

    plane: NDArray[np.int64]
    columns: NDArray[np.int64]
    above: NDArray[np.int64]
    below: NDArray[np.int64]


@kernel
def far_distance(engine: Engine, rooms: Rooms, graph: Graph, start: int, goal: int, is_plane: bool) -> int:
    """Give the steps between two cells of floor, padded places; -1 if there is no way."""
    best, _ = _search(engine, rooms, graph, start, goal, is_plane)
    return best if best < FAR else whole(-1)


@kernel
def far_way(
    engine: Engine, rooms: Rooms, graph: Graph, start: int, goal: int, is_plane: bool
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Find the shortest way between two cells of floor, padded places.

    Returns
    -------
    places, steps : (n,) int64
        The start, nodes of the region graph on the way, the goal, and how far each is from the start;
        nothing if there is no way.
    """
    best, last = _search(engine, rooms, graph, start, goal, is_plane)
    if best == FAR:
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    count, node = 2, last
    while node:
        count += 1
        node = whole(graph.before[node])
    places, steps = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    places[0], steps[0] = start, 0
    places[-1], steps[-1] = goal, best
    node = last
    for index in range(count - 2, 0, -1):
        places[index], steps[index] = graph.nodes[node, PLACE], graph.search[node] & _STEPS
        node = whole(graph.before[node])
    return places, steps


@inner
def _search(
    engine: Engine, rooms: Rooms, graph: Graph, start: int, goal: int, is_plane: bool
) -> tuple[int, int]:
    """Give the steps of the shortest way, `FAR` for none, and its last node, 0 for none.

    Nodes are looked at in the order of the steps to them and the bound for those from there on (A*).
    Where that sum is the same as that of the node before, the node that was met last comes first, from
    a stack; the others wait in a heap.
    """
    ends, exits = no_exits(), no_exits()
    best, last = steps_inside(engine, rooms, start, goal), whole(0)
    if best < 0:
        best = whole(FAR)
    exits_of(engine, rooms, goal, ends)
    exits_of(engine, rooms, start, exits)
    bounds = _bounds(engine, graph, exits, ends, goal, is_plane)
    counts = graph.counts
    counts[SEARCH] += 1
    counts[HEAPED] = counts[STACKED] = 0
    mark = whole(counts[SEARCH]) << _SHIFT
    for index in range(exits.used[0]):
        node = whole(graph.node_at[exits.places[index]])
        _meet(graph, bounds, node, mark | exits.steps[index], 0, -1)
    bound = whole(0)
    while True:
        node, bound = _next(graph, bound)
        if node == 0 or bound >= best:
            break
        if graph.search[node] & _DONE:
            continue
        here = graph.search[node]
        graph.search[node] = here | _DONE
        counts[CREDIT] += 1
        for index in range(ends.used[0]):
            far = (here & _STEPS) + ends.steps[index]
            if ends.places[index] == graph.nodes[node, PLACE] and far < best:
                best, last = far, node
        first, count = edges_of(graph, node)
        for index in range(count):
            other, steps = edge(engine, graph, node, first, index)
            if other and steps > 0:
                _meet(graph, bounds, other, here + steps, node, bound)
    return best, last


@inner
def _meet(graph: Graph, bounds: Bounds, node: int, mark: int, before: int, bound: int) -> None:
    """Let a node wait that is met after so many steps, unless there was a way as short before."""
    if graph.search[node] >= mark & ~_STEPS and graph.search[node] & _STEPS <= mark & _STEPS:
        return
    graph.search[node], graph.before[node] = mark, before
    ahead = (mark & _STEPS) + _ahead(graph, bounds, node)
    if ahead <= bound:
        stacked = graph.counts[STACKED]
        if stacked == len(graph.waiting):
            graph.waiting = np.append(graph.waiting, graph.waiting)
        graph.waiting[stacked] = node
        graph.counts[STACKED] = stacked + 1
    else:
        heaped = graph.counts[HEAPED]
        if heaped == len(graph.heap):
            graph.heap = np.append(graph.heap, graph.heap)
        _push(graph.heap, heaped, ahead << _SHIFT | node)
        graph.counts[HEAPED] = heaped + 1


@inner
def _next(graph: Graph, bound: int) -> tuple[int, int]:
    """Take the node to look at next, 0 for none; with its bound, given that of the one before."""
    stacked, heaped = graph.counts[STACKED], graph.counts[HEAPED]
    if stacked > 0:
        graph.counts[STACKED] = stacked - 1
        return whole(graph.waiting[stacked - 1]), bound
    if heaped == 0:
        return whole(0), bound
    entry = graph.heap[0]
    graph.counts[HEAPED] = heaped - 1
    _sift_down(graph.heap, heaped - 1)
    return entry & _STEPS, entry >> _SHIFT


@inner
def _bounds(engine: Engine, graph: Graph, exits: Exits, ends: Exits, goal: int, is_plane: bool) -> Bounds:
    """Choose the landmarks that say most about the way."""
    potential = graph.potential
    row, col = divmod(goal, engine.stride)
    plane = np.array([whole(is_plane), row, col])
    count = len(graph.landmark)
    above, below = np.full(count, FAR, dtype=np.int64), np.full(count, -FAR, dtype=np.int64)
    for index in range(ends.used[0]):
        node, steps = whole(graph.node_at[ends.places[index]]), whole(ends.steps[index])
        for number in range(count):
            far = whole(potential[node, number])
            above[number] = min(above[number], far + steps)
            below[number] = max(below[number], far - steps)
    said = np.zeros(count, dtype=np.int64)
    for index in range(exits.used[0]):
        node = whole(graph.node_at[exits.places[index]])
        for number in range(count):
            far = whole(potential[node, number])
            if graph.landmark[number]:
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


@inner
def _ahead(graph: Graph, bounds: Bounds, node: int) -> int:
    """Give a bound from below for the steps from a node to the goal."""
    far = whole(0)
    if bounds.plane[0]:
        row, col = whole(graph.nodes[node, ROW]), whole(graph.nodes[node, COL])
        far = abs(row - whole(bounds.plane[1])) + abs(col - whole(bounds.plane[2]))
    for index in range(len(bounds.columns)):
        steps = whole(graph.potential[node, bounds.columns[index]])
        far = max(far, bounds.above[index] - steps, steps - bounds.below[index])
    return far


@inner
def _push(heap: NDArray[np.int64], at: int, entry: int) -> None:
    """Put an entry into a heap of so many."""
    while at > 0:
        above = (at - 1) >> 1
        if heap[above] <= entry:
            break
        heap[at] = heap[above]
        at = above
    heap[at] = entry


@inner
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
