"""Keeping the region graph up with the segmentation: what updates touch is noted, and settled later."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import empty_int_list, int64, jit_inner, kernel
from mazarine.paths.kernels.exits import LinkSteps, is_node, no_exits
from mazarine.paths.kernels.graph import (
    ALIVE,
    CHANGES,
    COUNT,
    FIRST,
    FREE,
    PLACE,
    POOL,
    SETTLING,
    SPACE,
    TO,
    UNREACHED,
    USED,
    WASTE,
    Graph,
    find_edges,
    set_place,
)
from mazarine.paths.kernels.rooms import Rooms, entry_distances, forget_rooms, known_entries
from mazarine.regions.codes import CORRIDOR, FIRST_END, FLAGS, KIND_OF_ROW, LAST_END, LOGGED, ROOM
from mazarine.regions.kernels.engine import Engine, logged_cell
from mazarine.regions.kernels.walks import entries_in, room_runs

_MANY_NOTES = 1 << 20
"""Notes from which on a new graph is cheaper."""
_MANY_WASTED = 1 << 12
"""Edges that no list holds any more, up to which they are left where they are."""


@kernel
def note_update(graph: Graph, rooms: Rooms, engine: Engine) -> bool:
    """Note what the update that was just made has touched; False if a new graph is cheaper."""
    for row in engine.noted:
        # A room that became part of a large one: nothing else tells that its entries were joined.
        for entry in known_entries(rooms, int64(row)):
            graph.cells.append(int64(entry))
    forget_rooms(rooms, engine.noted)
    for index in range(engine.head[LOGGED]):
        graph.cells.append(logged_cell(engine, index))
    cells = len(graph.cells)
    for index in range(0, len(engine.moved), 3):
        graph.moved.append(engine.moved[index])
        graph.moved.append(engine.moved[index + 1])
        cells += engine.moved[index + 1] - engine.moved[index]
    for row in engine.noted:
        graph.rows.append(row)
    return len(graph.cells) + len(graph.moved) + len(graph.rows) < _MANY_NOTES


@kernel
def update_graph(engine: Engine, rooms: Rooms, links: LinkSteps, graph: Graph) -> NDArray[np.int64]:
    """Bring the graph up to date with what was noted; return the nodes whose edges were found again."""
    counts = graph.counts
    counts[SETTLING] += 1
    counts[CHANGES] += 1
    found = empty_int_list()
    for place in graph.cells:
        _fix(engine, rooms, graph, place, found)
        _look_around(engine, graph, place, found)
    for index in range(0, len(graph.moved), 2):
        for place in range(graph.moved[index], graph.moved[index + 1]):
            _fix(engine, rooms, graph, place, found)
    if len(graph.large) < len(engine.rows):
        large = np.zeros(len(engine.rows) + len(engine.rows) // 8, dtype=np.uint8)
        large[: len(graph.large)] = graph.large
        graph.large = large
    for row in graph.rows:
        kind = engine.rows[row, FLAGS] & KIND_OF_ROW
        if kind == CORRIDOR:
            _look_around(engine, graph, int64(engine.rows[row, FIRST_END]), found)
            _look_around(engine, graph, int64(engine.rows[row, LAST_END]), found)
        elif kind == ROOM:
            _settle_room(engine, rooms, graph, row, found)
        else:
            graph.large[row] = 0
    graph.cells.clear()
    graph.moved.clear()
    graph.rows.clear()
    exits = no_exits()
    kept = 0
    nodes = np.empty(len(found), dtype=np.int64)
    for node in found:
        if graph.nodes[node, PLACE]:
            find_edges(engine, rooms, links, graph, node, exits)
            nodes[kept] = node
            kept += 1
    if counts[WASTE] > _MANY_WASTED and 2 * counts[WASTE] > counts[POOL]:
        _put_together(graph)
    return nodes[:kept]


@jit_inner
def _put_together(graph: Graph) -> None:
    """Write the lists of edges again, without edges of removed nodes."""
    edges = np.empty((2 * (graph.counts[POOL] - graph.counts[WASTE]) + 64, 2), dtype=np.int32)
    used = 0
    for node in range(1, graph.counts[USED]):
        first, count = int64(graph.nodes[node, FIRST]), int64(graph.nodes[node, COUNT])
        if graph.nodes[node, PLACE] and first >= 0:
            edges[used : used + count] = graph.edges[first : first + count]
            graph.nodes[node, FIRST], graph.nodes[node, SPACE] = used, count
            used += count
    graph.edges = edges
    graph.counts[POOL], graph.counts[WASTE] = used, 0


@jit_inner
def _settle_room(engine: Engine, rooms: Rooms, graph: Graph, room: int, found: list[int]) -> None:
    is_large = entry_distances(engine, rooms, room) < 0
    was_large = graph.large[room] != 0
    graph.large[room] = is_large
    if is_large and was_large:
        return
    runs = room_runs(engine, room)
    if is_large != was_large:
        for run in range(len(runs)):
            for span in range(len(engine.spans)):
                offset, extra = engine.spans[span, 0], engine.spans[span, 1]
                for place in range(runs[run, 0] + offset, runs[run, 1] + offset + extra):
                    _fix(engine, rooms, graph, int64(place), found)
    for entry in entries_in(engine, runs):
        _look_at(graph, int64(graph.node_at[entry]), found)


@jit_inner
def _look_around(engine: Engine, graph: Graph, place: int, found: list[int]) -> None:
    """Note the nodes at a place and beside it."""
    _look_at(graph, int64(graph.node_at[place]), found)
    for side in range(4):
        _look_at(graph, int64(graph.node_at[place + engine.sides[side]]), found)


@jit_inner
def _look_at(graph: Graph, node: int, found: list[int]) -> None:
    if node and graph.seen[node] != graph.counts[SETTLING]:
        graph.seen[node] = graph.counts[SETTLING]
        found.append(node)


@jit_inner
def _fix(engine: Engine, rooms: Rooms, graph: Graph, place: int, found: list[int]) -> None:
    """Make the node at a place, or take it away, as the segmentation has it now."""
    node = int64(graph.node_at[place])
    if is_node(engine, rooms, place):
        if node == 0:
            node = _new_node(graph)
            graph.node_at[place] = node
            set_place(engine, graph, node, place)
            _look_around(engine, graph, place, found)
        elif (engine.kind[place] == ROOM) != (graph.nodes[node, FIRST] < 0):
            _look_around(engine, graph, place, found)
        return
    if node:
        first = int64(graph.nodes[node, FIRST])
        for index in range(graph.nodes[node, COUNT]):
            _look_at(graph, int64(graph.edges[first + index, TO]), found)
        _look_around(engine, graph, place, found)
        if first >= 0:
            graph.counts[WASTE] += graph.nodes[node, SPACE]
        graph.node_at[place] = 0
        graph.nodes[node] = 0
        graph.nodes[node, FIRST] = graph.counts[FREE]
        graph.counts[FREE] = node
        graph.counts[ALIVE] -= 1


@jit_inner
def _new_node(graph: Graph) -> int:
    """Return a node that is free, for now farther than anything from every landmark."""
    node = int64(graph.counts[FREE])
    graph.counts[ALIVE] += 1
    if node:
        graph.counts[FREE] = graph.nodes[node, FIRST]
        graph.nodes[node] = 0
    else:
        node = int64(graph.counts[USED])
        graph.counts[USED] = node + 1
        if node == len(graph.nodes):
            _make_longer(graph)
    graph.potential[node] = UNREACHED
    # The earlier node of this number may have been looked at, and a search may have met it.
    graph.seen[node] = 0
    graph.search[node] = 0
    return node


@jit_inner
def _make_longer(graph: Graph) -> None:
    used = len(graph.nodes)
    capacity = used + used // 4 + 64
    nodes = np.zeros((capacity, 6), dtype=np.int32)
    nodes[:used] = graph.nodes
    potential = np.empty((capacity, graph.potential.shape[1]), dtype=np.int32)
    potential[:used] = graph.potential
    seen, search = np.zeros(capacity, dtype=np.int32), np.zeros((capacity, 2), dtype=np.int64)
    seen[:used], search[:used] = graph.seen, graph.search
    graph.nodes, graph.potential, graph.seen, graph.search = nodes, potential, seen, search
