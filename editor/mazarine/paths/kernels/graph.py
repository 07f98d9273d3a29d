"""The region graph: nodes with edges between them, kept up with the segmentation.

Nodes are crossroads, corridor cells that carry links and the cells of large rooms. The edges of the last
are read off the bytes of the cells; those of the others are stored. What an update changes is noted, and
settled before the next question: the edges of the nodes there are found again, nothing else is touched.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import Fields, empty_int_list, int64, jit_inner, kernel
from mazarine.paths.kernels.exits import NO_SIDE, Exits, LinkSteps, exits_of_node, is_node, no_exits
from mazarine.paths.kernels.rooms import Rooms
from mazarine.regions.codes import ROOM
from mazarine.regions.kernels.engine import Engine

PLACE, ROW, COL, FIRST, COUNT, SPACE = range(6)
"""Columns of a node: its padded place, row and column; where its edges begin in the pool, how many there
are, and how many may be. FIRST is -1 for a cell of a large room."""
TO, STEPS_BY = 0, 1
"""Columns of an edge: its other end; its steps and the side that they begin at (`packed_steps`)."""
SIDE_BITS = 3
REACHED, BEFORE = 0, 1
"""Columns of what a search knows of a node: the number of the search with the steps from the start; and
the node that they come from, with the side there (`packed_steps`)."""
_TILE = 32
"""Nodes are numbered by tiles of this many rows and columns: close nodes are close in memory."""
UNREACHED = 1 << 29
"""The steps from a landmark to a node that it does not reach."""
_BYTES_FOR_LANDMARKS = 1 << 27
_MOST_LANDMARKS = 16
_FEW_NODES = 1 << 18
"""More have half as many landmarks: finding and fixing them would cost more than they spare."""


class Graph(Fields):
    """The region graph, what is kept to search it fast, and room to work in.

    Attributes
    ----------
    node_at : padded int32, the node at a place, 0 for none
    nodes : (capacity, 6) int32; node 0 is none; FIRST of a free node is the next free one
    edges : (capacity, 2) int32
    large : uint8 by room, 1 where its cells are nodes
    counts : nodes ever used, the first free one, edges ever used, those that no list holds any more,
        a number for the last settling and the last search, changes so far, nodes that are alive, nodes that
        searches have looked at since a landmark was measured, those in the heap and in `waiting`
    landmark : (landmarks,) int64 their nodes; less than 0 where the steps from it are not good any more
    made : (landmarks,) int64, how many changes there were when the steps from it were found
    potential : (capacity, landmarks) int32; along an edge they never differ by more than its steps
    seen : int32 by node, the last settling that looked at it
    search : (capacity, 2) int64, what the last search knows of each node
    heap, waiting : int64, nodes that a search will look at
    cells, moved, rows : what updates touched since the last settling
    """

    node_at: NDArray[np.int32]
    nodes: NDArray[np.int32]
    edges: NDArray[np.int32]
    large: NDArray[np.uint8]
    counts: NDArray[np.int64]
    landmark: NDArray[np.int64]
    made: NDArray[np.int64]
    potential: NDArray[np.int32]
    seen: NDArray[np.int32]
    search: NDArray[np.int64]
    heap: NDArray[np.int64]
    waiting: NDArray[np.int64]
    cells: list[int]
    moved: list[int]
    rows: list[int]


USED, FREE, POOL, WASTE, SETTLING, SEARCH, CHANGES, ALIVE, CREDIT, LAST = range(10)
"""Places in `counts`."""


@kernel
def make_graph(engine: Engine, rooms: Rooms, links: LinkSteps) -> Graph:
    """Build the region graph of a segmentation; its landmarks are still to be chosen."""
    places = len(engine.cells)
    node_at = np.zeros(places, dtype=np.int32)
    count = 1
    rows = places // engine.stride
    for tile in range(0, rows, _TILE):
        for begin in range(0, engine.stride, _TILE):
            for row in range(tile, min(tile + _TILE, rows)):
                start = row * engine.stride + begin
                for place in range(start, min(start + _TILE, (row + 1) * engine.stride)):
                    if engine.kind[place] and is_node(engine, rooms, place):
                        node_at[place] = count
                        count += 1
    capacity = count + count // 8 + 16
    landmarks = _MOST_LANDMARKS if count <= _FEW_NODES else _MOST_LANDMARKS // 2
    while landmarks > 1 and 4 * landmarks * capacity > _BYTES_FOR_LANDMARKS:
        landmarks //= 2
    graph = Graph(
        node_at,
        np.zeros((capacity, 6), dtype=np.int32),
        np.empty((4 * capacity, 2), dtype=np.int32),
        np.zeros(len(engine.rows), dtype=np.uint8),
        np.zeros(LAST + 1, dtype=np.int64),
        np.zeros(landmarks, dtype=np.int64),
        np.zeros(landmarks, dtype=np.int64),
        np.full((capacity, landmarks), UNREACHED, dtype=np.int32),
        np.zeros(capacity, dtype=np.int32),
        np.zeros((capacity, 2), dtype=np.int64),
        np.empty(1024, dtype=np.int64),
        np.empty(1024, dtype=np.int64),
        empty_int_list(),
        empty_int_list(),
        empty_int_list(),
    )
    graph.counts[USED], graph.counts[ALIVE] = count, count - 1
    for place in range(engine.first, places):
        node = int64(node_at[place])
        if node:
            set_place(engine, graph, node, place)
            if engine.kind[place] == ROOM:
                graph.large[engine.region[place]] = 1
    exits = no_exits()
    for node in range(1, count):
        find_edges(engine, rooms, links, graph, int64(node), exits)
    return graph


class Net(NamedTuple):
    """The arrays of the graph and the engine that a search reads, by name.

    They are looked up again after every write.
    """

    nodes: NDArray[np.int32]
    edges: NDArray[np.int32]
    potential: NDArray[np.int32]
    node_at: NDArray[np.int32]
    cells: NDArray[np.uint8]
    sides: NDArray[np.int64]


@jit_inner
def net_of(engine: Engine, graph: Graph) -> Net:
    """Return what a search reads; good until the graph is settled again."""
    return Net(graph.nodes, graph.edges, graph.potential, graph.node_at, engine.cells, engine.sides)


@jit_inner
def edges_of(net: Net, node: int) -> tuple[int, int]:
    """Return where the edges of a node begin, for `edge`, and how many to ask for."""
    first = int64(net.nodes[node, FIRST])
    return first, int64(net.nodes[node, COUNT]) if first >= 0 else int64(4)


@jit_inner
def edge(net: Net, node: int, first: int, index: int) -> tuple[int, int, int]:
    """Return the node that an edge leads to, its steps and its side.

    The node is 0 where there is none, the steps are -1 where the edge only comes from there, and the side is
    that of the corridor that it leads along, or `NO_SIDE`.
    """
    if first >= 0:
        packed = int64(net.edges[first + index, STEPS_BY])
        side = packed & ((1 << SIDE_BITS) - 1)
        return int64(net.edges[first + index, TO]), packed >> SIDE_BITS, side
    place = int64(net.nodes[node, PLACE])
    if not net.cells[place] >> index & 1:
        return int64(0), int64(1), int64(NO_SIDE)
    return int64(net.node_at[place + net.sides[index]]), int64(1), int64(NO_SIDE)


@jit_inner
def packed_steps(steps: int, side: int) -> int:
    """Pack steps, or another number, with the side of the corridor that they begin along, or `NO_SIDE`."""
    return steps << SIDE_BITS | side


@jit_inner
def set_place(engine: Engine, graph: Graph, node: int, place: int) -> None:
    row, col = divmod(place, engine.stride)
    graph.nodes[node, PLACE], graph.nodes[node, ROW], graph.nodes[node, COL] = place, row, col
    graph.nodes[node, FIRST] = -1


@jit_inner
def find_edges(engine: Engine, rooms: Rooms, links: LinkSteps, graph: Graph, node: int, exits: Exits) -> None:
    """Read the edges of a node off the segmentation."""
    place = int64(graph.nodes[node, PLACE])
    first, space = int64(graph.nodes[node, FIRST]), int64(graph.nodes[node, SPACE])
    if engine.kind[place] == ROOM:
        if first >= 0:
            graph.counts[WASTE] += space
        graph.nodes[node, FIRST], graph.nodes[node, COUNT], graph.nodes[node, SPACE] = -1, 0, 0
        return
    exits_of_node(engine, rooms, links, place, exits)
    count = int64(exits.used[0])
    if first < 0 or space < count:
        if first >= 0:
            graph.counts[WASTE] += space
        first = int64(graph.counts[POOL])
        if first + count > len(graph.edges):
            longer = np.empty((2 * (first + count), 2), dtype=np.int32)
            longer[:first] = graph.edges[:first]
            graph.edges = longer
        graph.counts[POOL] = first + count
        graph.nodes[node, FIRST], graph.nodes[node, SPACE] = first, count
    graph.nodes[node, COUNT] = count
    for index in range(count):
        graph.edges[first + index, TO] = graph.node_at[exits.places[index]]
        graph.edges[first + index, STEPS_BY] = packed_steps(exits.steps[index], exits.sides[index])
