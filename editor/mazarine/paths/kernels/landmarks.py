"""Landmarks: nodes with known steps to all others, for a lower bound of the distance of two nodes.

Along an edge these steps never differ by more than the steps of the edge; so their difference between
two nodes is at most what lies between them (the bound of Goldberg and Harrelson, "Computing the shortest
path: A* search meets graph theory", 2005). Links count in both directions here, which keeps that true.
Walls that are added leave it true, too. Where one is opened, the steps that are too many now are lowered;
where that goes far, the landmark is given up until searches have paid for finding its steps again.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.paths.kernels.graph import (
    ALIVE,
    CHANGES,
    CREDIT,
    PLACE,
    POOL,
    SIDE_BITS,
    STEPS_BY,
    UNREACHED,
    USED,
    Graph,
    edge,
    edges_of,
    net_of,
)
from mazarine.regions.kernels.engine import Engine

_TRIES = 8
_PATIENCE = 2048
_SHARE = 6
"""Nodes whose neighbors are checked after an update before landmarks are discarded: this many, or one of
2 to the power of this. Measuring a landmark again looks at all."""


@kernel
def choose_landmarks(engine: Engine, graph: Graph) -> None:
    """Choose all landmarks: each the node that is farthest from those before it."""
    nearest = np.empty(graph.counts[USED], dtype=np.int32)
    if not _spread_from_most(engine, graph, nearest):
        return
    for number in range(len(graph.landmark)):
        node = _farthest(graph, nearest)
        _measure(engine, graph, number, node)
        for other in range(1, len(nearest)):
            nearest[other] = min(nearest[other], graph.potential[other, number])


@jit_inner
def _spread_from_most(engine: Engine, graph: Graph, nearest: NDArray[np.int32]) -> bool:
    """Find the steps from a node of a part that holds most nodes, or more than others that were tried."""
    alive = int64(graph.counts[ALIVE])
    most, best, tried, column = 0, 0, 0, int64(0)
    for attempt in range(_TRIES):
        # Numbers that are spread over all nodes, with a step that shares no factor with most counts.
        node = 1 + (attempt * 7919 + len(nearest) // 2) % max(1, len(nearest) - 1)
        if node >= len(nearest) or graph.nodes[node, PLACE] == 0:
            continue
        if most and graph.potential[node, 0] < UNREACHED:
            continue
        reached, tried = _spread(engine, graph, column, node), node
        if reached > most:
            most, best = reached, node
        if 2 * most > alive:
            break
    if most == 0:
        return False
    if best != tried:
        _spread(engine, graph, column, best)
    nearest[:] = graph.potential[: len(nearest), 0]
    return True


@jit_inner
def _farthest(graph: Graph, nearest: NDArray[np.int32]) -> int:
    """Return the node that is farthest from all landmarks so far, of those that they reach."""
    best, farthest = 1, -1
    for node in range(1, len(nearest)):
        if farthest < nearest[node] < UNREACHED and graph.nodes[node, PLACE]:
            best, farthest = node, int64(nearest[node])
    return int64(best)


@jit_inner
def _measure(engine: Engine, graph: Graph, number: int, node: int) -> None:
    """Find the steps from a landmark."""
    _spread(engine, graph, number, node)
    graph.landmark[number] = node
    graph.made[number] = graph.counts[CHANGES]


@jit_inner
def _spread(engine: Engine, graph: Graph, column: int, start: int) -> int:
    """Write the steps from a node to all others into a column; return how many it reaches.

    Nodes wait in rings of buckets, one for each number of steps (Dial, "Algorithm 360", 1969).
    """
    # Found in an array of its own: a row of `potential` fills a cache line.
    found = np.full(graph.counts[USED], UNREACHED, dtype=np.int32)
    net, buckets = net_of(engine, graph), _buckets(graph)
    heads = np.full(buckets, -1, dtype=np.int32)
    waiting, behind = np.empty(1024, dtype=np.int32), np.empty(1024, dtype=np.int32)
    waiting[0], behind[0], heads[0] = start, -1, 0
    used, left, reached, free = 1, 1, 0, int64(-1)
    found[start] = 0
    steps = int64(0)
    while left > 0:
        entry = int64(heads[steps & (buckets - 1)])
        if entry < 0:
            steps += 1
            continue
        heads[steps & (buckets - 1)] = behind[entry]
        behind[entry], free = free, entry
        left -= 1
        node = int64(waiting[entry])
        if found[node] != steps:
            continue
        reached += 1
        first, count = edges_of(net, node)
        for index in range(count):
            other, far, _ = edge(net, node, first, index)
            far = steps + abs(far)
            if other == 0 or found[other] <= far:
                continue
            found[other] = far
            entry = free
            if entry >= 0:
                free = int64(behind[entry])
            else:
                entry = used
                used += 1
                if entry == len(waiting):
                    waiting, behind = np.append(waiting, waiting), np.append(behind, behind)
            waiting[entry], behind[entry] = other, heads[far & (buckets - 1)]
            heads[far & (buckets - 1)] = entry
            left += 1
    for node in range(len(found)):
        graph.potential[node, column] = found[node]
    return reached


@jit_inner
def _buckets(graph: Graph) -> int:
    """Return a power of two that is more than the steps of any edge."""
    longest, buckets = 1, 1
    for index in range(graph.counts[POOL]):
        longest = max(longest, int64(graph.edges[index, STEPS_BY]) >> SIDE_BITS)
    while buckets <= longest:
        buckets *= 2
    return buckets


@kernel
def repair_landmarks(engine: Engine, graph: Graph, changed: NDArray[np.int64]) -> None:
    """Lower the steps from landmarks that edges of these nodes have made too many."""
    net, queue = net_of(engine, graph), empty_int_list()
    most = len(changed) + max(_PATIENCE, int64(graph.counts[ALIVE]) >> _SHARE)
    for node in changed:
        queue.append(int64(node))
    looked = 0
    while looked < len(queue):
        node = queue[looked]
        looked += 1
        first, count = edges_of(net, node)
        for index in range(count):
            other, steps, _ = edge(net, node, first, index)
            if other == 0:
                continue
            if looked > most:
                _give_up(graph, node, other, abs(steps))
                continue
            if _lower(graph, other, node, abs(steps)):
                queue.append(other)
            if looked <= len(changed) and _lower(graph, node, other, abs(steps)):
                queue.append(node)


@jit_inner
def _lower(graph: Graph, node: int, other: int, steps: int) -> bool:
    """Lower the steps to a node to those over another; whether there was any landmark to which it matters."""
    potential = graph.potential
    is_lower = False
    for number in range(potential.shape[1]):
        far = potential[other, number] + np.int32(steps)
        if far < potential[node, number]:
            potential[node, number] = far
            is_lower = is_lower or graph.landmark[number] > 0
    return is_lower


@jit_inner
def _give_up(graph: Graph, node: int, other: int, steps: int) -> None:
    """Discard the landmarks whose steps differ too much along an edge."""
    for number in range(graph.potential.shape[1]):
        if abs(int64(graph.potential[node, number]) - int64(graph.potential[other, number])) > steps:
            graph.landmark[number] = -abs(graph.landmark[number])


@kernel
def refresh_landmark(engine: Engine, graph: Graph) -> None:
    """Find the steps from one landmark again, if searches have paid for it and one is bad or old."""
    counts = graph.counts
    if counts[CREDIT] <= counts[ALIVE]:
        return
    oldest = 0
    for number in range(len(graph.landmark)):
        if graph.landmark[number] <= 0:
            oldest = number
            break
        if graph.made[number] < graph.made[oldest]:
            oldest = number
    is_bad = graph.landmark[oldest] <= 0
    if graph.made[oldest] == counts[CHANGES] or not (is_bad or counts[CREDIT] > 4 * counts[ALIVE]):
        return
    counts[CREDIT] = 0
    node = abs(int64(graph.landmark[oldest]))
    if node and graph.nodes[node, PLACE]:
        # It stays where it is: another choice was measured to make searches five times longer.
        _measure(engine, graph, oldest, node)
        return
    nearest = np.full(counts[USED], UNREACHED, dtype=np.int32)
    for node in range(1, len(nearest)):
        for number in range(len(graph.landmark)):
            if number != oldest and graph.landmark[number] > 0:
                nearest[node] = min(nearest[node], graph.potential[node, number])
    if not (graph.landmark > 0).any() and not _spread_from_most(engine, graph, nearest):
        return
    _measure(engine, graph, oldest, _farthest(graph, nearest))
