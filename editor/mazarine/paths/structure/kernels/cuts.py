"""Chokepoints and loops of the region graph, and what they mean for the cells of its regions.

R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972), without
recursion, on the nodes of the region graph, with the number of cells that each node cuts off.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.paths.kernels.contacts import Nodes
from mazarine.paths.structure.kernels.passages import Passages, first_link, link_count
from mazarine.regions.codes import CORRIDOR, CROSSROAD, FIRST_END, FIRST_POSITION, ROOM
from mazarine.regions.kernels.engine import Engine
from mazarine.regions.space import LINKS


class Incidence(NamedTuple):
    """The edges at each node of a graph.

    Attributes
    ----------
    first : (n + 1,) int32, where the edges of each node begin
    to, edge : (2m,) int32, where each edge leads, and its number
    """

    first: NDArray[np.int32]
    to: NDArray[np.int32]
    edge: NDArray[np.int32]


class NodeStack(NamedTuple):
    """The nodes from the start of a search to where it is.

    Attributes
    ----------
    left : int32, the next edge to follow
    edge : int32, the edge that led to the node
    low : int32, the lowest number across the edges of the node and of those found from it
    cut : int32, the cells that only the node joins to the rest
    """

    left: NDArray[np.int32]
    edge: NDArray[np.int32]
    low: NDArray[np.int32]
    cut: NDArray[np.int32]


class NodeCuts(NamedTuple):
    """The effect of closing each node.

    Attributes
    ----------
    parent : (n,) int32, the node that the search came from, -1 for the first of a component
    subtree : (n,) int32, the cells of a node and of all that were found from it
    total : (n,) int32, the cells of its component
    largest : (n,) int32, the cells of the largest piece that remains of its component
    on_loop : (n,) bool, some edge of the node is no bridge
    """

    parent: NDArray[np.int32]
    subtree: NDArray[np.int32]
    total: NDArray[np.int32]
    largest: NDArray[np.int32]
    on_loop: NDArray[np.bool_]


@kernel
def incidence_of(count: int, edges: NDArray[np.int32]) -> Incidence:
    """Return the edges at each of the nodes; an edge from a node to itself is there twice."""
    first = np.zeros(count + 1, dtype=np.int32)
    for edge in range(len(edges)):
        first[edges[edge, 0] + 1] += 1
        first[edges[edge, 1] + 1] += 1
    for node in range(count):
        first[node + 1] += first[node]
    used = first[:-1].copy()
    found = Incidence(first, np.empty(2 * len(edges), np.int32), np.empty(2 * len(edges), np.int32))
    for edge in range(len(edges)):
        for end in range(2):
            place = used[edges[edge, end]]
            found.to[place], found.edge[place] = edges[edge, 1 - end], edge
            used[edges[edge, end]] += 1
    return found


@kernel
def find_node_cuts(incidence: Incidence, sizes: NDArray[np.int64], total: NDArray[np.int32]) -> NodeCuts:
    """Find what closing each node of the region graph does.

    Parameters
    ----------
    incidence
        The edges of all nodes.
    sizes, total
        (n,) cells of each node, and of its component.
    """
    count = len(sizes)
    found = NodeCuts(
        np.full(count, -1, dtype=np.int32), np.zeros(count, dtype=np.int32), total,
        np.zeros(count, dtype=np.int32), np.zeros(count, dtype=np.bool_),
    )  # fmt: skip
    number = np.zeros(count, dtype=np.int32)
    stack = NodeStack(
        np.empty(count, dtype=np.int32), np.empty(count, dtype=np.int32),
        np.empty(count, dtype=np.int32), np.empty(count, dtype=np.int32),
    )  # fmt: skip
    numbered = int64(0)
    for start in range(count):
        if not number[start]:
            numbered = _search(incidence, sizes, found, number, stack, int64(start), numbered)
    return found


@jit_inner
def _search(
    incidence: Incidence,
    sizes: NDArray[np.int64],
    found: NodeCuts,
    number: NDArray[np.int32],
    stack: NodeStack,
    start: int,
    numbered: int,
) -> int:
    """Search a component; return how many nodes are numbered after it."""
    node, depth, own = start, int64(0), numbered + 1
    numbered += 1
    number[node] = numbered
    stack.left[0], stack.edge[0], stack.low[0], stack.cut[0] = incidence.first[node], -1, numbered, 0
    while True:
        left = int64(stack.left[depth])
        if left < incidence.first[node + 1]:
            stack.left[depth] = left + 1
            beside, edge = int64(incidence.to[left]), int64(incidence.edge[left])
            met = int64(number[beside])
            if not met:
                numbered += 1
                depth += 1
                number[beside], found.parent[beside] = numbered, node
                stack.left[depth], stack.edge[depth] = incidence.first[beside], edge
                stack.low[depth], stack.cut[depth] = numbered, 0
                node, own = beside, numbered
            elif met <= own and edge != stack.edge[depth]:
                stack.low[depth] = min(int64(stack.low[depth]), met)
                found.on_loop[node] = found.on_loop[beside] = True
            continue
        size = int64(found.subtree[node] + sizes[node])
        found.subtree[node] = size
        rest = int64(found.total[node] - sizes[node] - stack.cut[depth])
        found.largest[node] = max(int64(found.largest[node]), rest)
        if depth == 0:
            return numbered
        child, low = node, int64(stack.low[depth])
        depth -= 1
        node = int64(found.parent[child])
        own = int64(number[node])
        found.subtree[node] += size
        stack.low[depth] = min(int64(stack.low[depth]), low)
        if low >= own:
            stack.cut[depth] += size
            found.largest[node] = max(int64(found.largest[node]), size)
        if low <= own:
            found.on_loop[child] = found.on_loop[node] = True


@kernel
def fill_cuts(
    engine: Engine,
    nodes: Nodes,
    passages: Passages,
    found: NodeCuts,
    cut_off: NDArray[np.int32],
    on_loop: NDArray[np.bool_],
) -> None:
    """Write for each cell how many cells closing it cuts off, and whether it lies on a cycle.

    Closing a cell of a room cuts nothing off, for its faces are joined by whole sides. A cell of a corridor
    that is a bridge cuts the corridor in two.

    Parameters
    ----------
    cut_off, on_loop
        Padded; zeros; written.
    """
    before_first = np.zeros(len(nodes.numbers), dtype=np.int64)
    for node in range(len(nodes.numbers)):
        if nodes.kinds[node] == CORRIDOR and not found.on_loop[node]:
            end = engine.rows[nodes.numbers[node], FIRST_END]
            before_first[node] = _cells_beyond(nodes, passages, found, node, end)
    for cell in range(passages.first, passages.last):
        kind, node = engine.kind[cell], nodes.at[cell]
        if kind == ROOM:
            on_loop[cell] = True
        elif kind == CROSSROAD:
            cut_off[cell] = found.total[node] - 1 - found.largest[node]
            on_loop[cell] = found.on_loop[node] or _is_in_face(engine, cell)
        elif kind == CORRIDOR:
            on_loop[cell] = found.on_loop[node]
            if not on_loop[cell]:
                place = engine.position[cell] - engine.rows[nodes.numbers[node], FIRST_POSITION]
                pieces = before_first[node] + place
                cut_off[cell] = min(pieces, found.total[node] - 1 - pieces)


@jit_inner
def _cells_beyond(nodes: Nodes, passages: Passages, found: NodeCuts, node: int, end: int) -> int:
    """Return how many cells lie beyond the end cell of a corridor that is a bridge; 0 at a dead end."""
    beyond = _node_beyond(nodes, passages, node, end)
    if beyond < 0:
        return int64(0)
    if found.parent[node] == beyond:
        return int64(found.total[node] - found.subtree[node])
    return int64(found.subtree[beyond])


@jit_inner
def _node_beyond(nodes: Nodes, passages: Passages, node: int, cell: int) -> int:
    """Return a node that a cell of another node leads to; -1 if there is none."""
    for side in range(4):
        if passages.cells[cell] >> side & 1:
            beside = int64(nodes.at[cell + passages.sides[side]])
            if beside != node:
                return beside
    if passages.cells[cell] & LINKS:
        first = first_link(passages, cell)
        for index in range(first, first + link_count(passages, cell, first)):
            beside = int64(nodes.at[passages.to[index]])
            if beside != node:
                return beside
    return int64(-1)


@jit_inner
def _is_in_face(engine: Engine, cell: int) -> bool:
    found = False
    for offset in engine.face_cells:
        found |= engine.face[cell - offset] != 0
    return found
