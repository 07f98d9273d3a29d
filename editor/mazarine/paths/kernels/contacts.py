"""The region graph, read from the engine: which regions exist, touch and are connected."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import int64, jit_inner, kernel
from mazarine.regions.codes import (
    CORRIDOR,
    CROSSROAD,
    FIRST_POSITION,
    FLAGS,
    KIND_OF_ROW,
    LAST_POSITION,
    NEXT_ROW,
    RING,
    ROOM,
    ROOM_CELLS,
    ROOM_SEED,
)
from mazarine.regions.kernels.engine import Engine


class Nodes(NamedTuple):
    """The regions: rooms and corridors by number, then crossroads in reading order.

    Attributes
    ----------
    numbers, kinds, sizes : as in `mazarine.paths.region_graph.RegionGraph`
    places : (n,) int64, the padded place of a cell of each
    at : padded int32, the node of each cell, -1 for rock
    of_row : the node of each row of the engine, -1 for none
    """

    numbers: NDArray[np.int32]
    kinds: NDArray[np.uint8]
    sizes: NDArray[np.int64]
    places: NDArray[np.int64]
    at: NDArray[np.int32]
    of_row: NDArray[np.int32]


@kernel
def nodes_of(engine: Engine) -> Nodes:
    """Return the nodes of the region graph."""
    count = engine.head[CORRIDOR] + engine.head[CROSSROAD] + engine.head[ROOM]
    nodes = Nodes(
        np.empty(count, dtype=np.int32),
        np.empty(count, dtype=np.uint8),
        np.empty(count, dtype=np.int64),
        np.empty(count, dtype=np.int64),
        np.full(len(engine.region), -1, dtype=np.int32),
        np.full(engine.head[NEXT_ROW], -1, dtype=np.int32),
    )
    used = _add_rows(engine, nodes)
    _add_cells(engine, nodes, used)
    if engine.head[ROOM]:
        _center_rooms(engine, nodes, used)
    return nodes


@jit_inner
def _add_rows(engine: Engine, nodes: Nodes) -> int:
    """Add the rooms and corridors; return their number."""
    rows, used = engine.rows, 0
    for row in range(1, engine.head[NEXT_ROW]):
        kind = rows[row, FLAGS] & KIND_OF_ROW
        if kind == CORRIDOR:
            nodes.sizes[used] = rows[row, LAST_POSITION] - rows[row, FIRST_POSITION] + 1
        elif kind == ROOM:
            nodes.sizes[used], nodes.places[used] = rows[row, ROOM_CELLS], rows[row, ROOM_SEED]
        else:
            continue
        nodes.numbers[used], nodes.kinds[used] = row, kind
        nodes.of_row[row] = used
        used += 1
    return used


@jit_inner
def _add_cells(engine: Engine, nodes: Nodes, used: int) -> None:
    """Add the crossroads, write the node of every cell, and find the middles of corridors."""
    kind, region, rows = engine.kind, engine.region, engine.rows
    for cell in range(len(region)):
        if kind[cell] == CROSSROAD:
            nodes.numbers[used], nodes.kinds[used] = region[cell], CROSSROAD
            nodes.sizes[used], nodes.places[used] = 1, cell
            nodes.at[cell] = used
            used += 1
        elif kind[cell] != 0:
            row = region[cell]
            nodes.at[cell] = nodes.of_row[row]
            if kind[cell] == CORRIDOR:
                middle = (rows[row, FIRST_POSITION] + rows[row, LAST_POSITION]) >> 1
                if engine.position[cell] == middle:
                    nodes.places[nodes.at[cell]] = cell


@jit_inner
def _center_rooms(engine: Engine, nodes: Nodes, count: int) -> None:
    """Find the cell of each room that is nearest to its centroid; a room without cells keeps a face."""
    down, right = np.zeros(count), np.zeros(count)
    nearest = np.full(count, np.inf)
    for cell in range(len(engine.kind)):
        if engine.kind[cell] == ROOM:
            room = nodes.at[cell]
            row, col = divmod(cell, engine.stride)
            down[room] += row
            right[room] += col
    for cell in range(len(engine.kind)):
        if engine.kind[cell] == ROOM:
            room = nodes.at[cell]
            row, col = divmod(cell, engine.stride)
            off_down = row - down[room] / nodes.sizes[room]
            off_right = col - right[room] / nodes.sizes[room]
            if off_down**2 + off_right**2 < nearest[room]:
                nearest[room] = off_down**2 + off_right**2
                nodes.places[room] = cell


@kernel
def contacts_of(engine: Engine, nodes: Nodes) -> NDArray[np.int32]:
    """Return the pairs of adjacent nodes, (m, 2): one for each contact (`mazarine.paths.region_graph`)."""
    most_at_one_cell = 4 + len(engine.face_cells)
    pairs = np.empty((len(nodes.numbers) + 64, 2), dtype=np.int32)
    used = 0
    for row in range(len(nodes.of_row)):
        if nodes.of_row[row] >= 0 and engine.rows[row, FLAGS] & RING:
            pairs[used] = nodes.of_row[row]
            used += 1
    for node in range(len(nodes.numbers)):
        if nodes.kinds[node] != CROSSROAD:
            continue
        if used + most_at_one_cell > len(pairs):
            longer = np.empty((2 * len(pairs), 2), dtype=np.int32)
            longer[:used] = pairs[:used]
            pairs = longer
        used = _add_beside(engine, nodes, node, pairs, used)
        used = _add_rooms(engine, nodes, node, pairs, used)
    return pairs[:used].copy()


@jit_inner
def _add_beside(engine: Engine, nodes: Nodes, node: int, pairs: NDArray[np.int32], used: int) -> int:
    """Add what a crossroad touches across its open sides, but not inside a face."""
    cell = nodes.places[node]
    for side in range(4):
        if not engine.cells[cell] >> side & 1:
            continue
        beside = int64(cell + engine.sides[side])
        kind = engine.kind[beside]
        # Two crossroads meet twice, once from each: the first in reading order tells.
        if kind == CORRIDOR or (kind == CROSSROAD and cell < beside and not _is_inner(engine, cell, side)):
            pairs[used, 0], pairs[used, 1] = node, nodes.at[beside]
            used += 1
    return used


@jit_inner
def _is_inner(engine: Engine, cell: int, side: int) -> bool:
    """Return whether an open side lies in an open face."""
    for number in range(len(engine.face_cells)):
        if engine.inner_sides[number] >> side & 1 and engine.face[cell - engine.face_cells[number]] != 0:
            return True
    return False


@jit_inner
def _add_rooms(engine: Engine, nodes: Nodes, node: int, pairs: NDArray[np.int32], used: int) -> int:
    """Add the rooms that a crossroad is an entry of, each once."""
    start = used
    for offset in engine.face_cells:
        room = engine.face[nodes.places[node] - offset]
        if room == 0:
            continue
        other = nodes.of_row[room]
        is_new = True
        for before in range(start, used):
            is_new &= pairs[before, 1] != other
        if is_new:
            pairs[used, 0], pairs[used, 1] = node, other
            used += 1
    return used


@kernel
def components_of(count: int, edges: NDArray[np.int32]) -> tuple[NDArray[np.int32], int]:
    """Return for each node the number of its connected component, whichever way edges run, and how many."""
    up = np.arange(count)
    for edge in range(len(edges)):
        first, second = _root(up, edges[edge, 0]), _root(up, edges[edge, 1])
        # The lower node stays, so that a root comes before all that it stands for.
        up[max(first, second)] = min(first, second)
    components = np.empty(count, dtype=np.int32)
    found = 0
    for node in range(count):
        if up[node] == node:
            components[node] = found
            found += 1
        else:
            components[node] = components[up[node]]
    return components, found


@jit_inner
def _root(up: NDArray[np.int64], node: int) -> int:
    """Return the node that stands for a component so far, halving the path to it."""
    here = int64(node)
    while up[here] != here:
        up[here] = up[up[here]]
        here = int64(up[here])
    return here
