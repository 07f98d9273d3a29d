"""The shortest way between two cells over the region graph."""

from __future__ import annotations

import heapq
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.paths.kernels.exits import Links, exits_of, exits_of_node, no_exits, steps_inside
from editor.paths.kernels.rooms import Rooms
from editor.regions.kernels.compiled import inner, kernel, no_numbers, whole
from editor.regions.kernels.engine import Engine

FAR = 1 << 40


class _Found(NamedTuple):
    """The nodes that a search has met, in the order of meeting.

    `steps` are those from the start, `before` the node that they come from (-1: the start itself),
    `rest` those from here to the goal without another node (or `FAR`), `ahead` a bound from below.
    """

    cells: list[int]
    steps: list[int]
    before: list[int]
    rest: list[int]
    ahead: list[int]


class Question(NamedTuple):
    """From where to where; whether rows and columns tell how far it is at least (no link shortens a way)."""

    start: int
    goal: int
    is_plane: bool


@kernel
def shortest_way(
    engine: Engine, rooms: Rooms, links: Links, seen: NDArray[np.int32], question: Question
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Find the shortest way between two cells of floor.

    Parameters
    ----------
    engine, rooms, links
        The segmentation, what is known inside rooms, the ways through links.
    seen : (size,) int32
        Anything; room to work in.
    question
        Padded places.

    Returns
    -------
    nodes, steps : (n,) int64
        The start, the nodes of the region graph on the way, the goal, and how far each is from the start;
        nothing if there is no way.
    """
    best = steps_inside(engine, rooms, question.start, question.goal)
    if best < 0:
        best = FAR
    last = -1
    found = _Found(no_numbers(), no_numbers(), no_numbers(), no_numbers(), no_numbers())
    heap = no_numbers()
    exits = no_exits()
    exits_of(engine, rooms, question.goal, exits)
    for index in range(len(exits.places)):
        node = _node_at(engine, found, seen, question, exits.places[index])
        found.rest[node] = min(found.rest[node], exits.steps[index])
    exits.places.clear()
    exits.steps.clear()
    exits_of(engine, rooms, question.start, exits)
    for index in range(len(exits.places)):
        node = _node_at(engine, found, seen, question, exits.places[index])
        _reach(found, heap, node, exits.steps[index], -1)
    while len(heap) > 0:
        entry = heapq.heappop(heap)
        bound, node = entry >> 32, 0xFFFFFFFF - (entry & 0xFFFFFFFF)
        if bound >= best:
            break
        if found.steps[node] + found.ahead[node] < bound:
            continue
        if found.steps[node] + found.rest[node] < best:
            best = found.steps[node] + found.rest[node]
            last = node
        exits_of_node(engine, rooms, links, found.cells[node], exits)
        for index in range(len(exits.places)):
            steps = found.steps[node] + exits.steps[index]
            other = _node_at(engine, found, seen, question, exits.places[index])
            if steps < found.steps[other]:
                _reach(found, heap, other, steps, node)
    return _chain(found, question, best, last)


@inner
def _node_at(engine: Engine, found: _Found, seen: NDArray[np.int32], question: Question, cell: int) -> int:
    """Give the number of a node in this search."""
    node = whole(seen[cell])
    if node < len(found.cells) and found.cells[node] == cell:
        return node
    node = len(found.cells)
    seen[cell] = node
    ahead = 0
    if question.is_plane:
        rows, col = divmod(cell, engine.stride)
        goal_rows, goal_col = divmod(question.goal, engine.stride)
        ahead = abs(rows - goal_rows) + abs(col - goal_col)
    found.cells.append(cell)
    found.steps.append(FAR)
    found.before.append(-1)
    found.rest.append(FAR)
    found.ahead.append(ahead)
    return node


@inner
def _reach(found: _Found, heap: list[int], node: int, steps: int, before: int) -> None:
    """Note a shorter way to a node. Of equal bounds, the node met last is looked at first."""
    if steps < found.steps[node]:
        found.steps[node], found.before[node] = steps, before
        heapq.heappush(heap, (steps + found.ahead[node]) << 32 | (0xFFFFFFFF - node))


@inner
def _chain(
    found: _Found, question: Question, best: int, last: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the way that ends with a node, or stays inside one region (-1)."""
    if best == FAR:
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    count, node = 2, last
    while node >= 0:
        count += 1
        node = found.before[node]
    nodes, steps = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    nodes[0], steps[0] = question.start, 0
    nodes[-1], steps[-1] = question.goal, best
    node = last
    for index in range(count - 2, 0, -1):
        nodes[index], steps[index] = found.cells[node], found.steps[node]
        node = found.before[node]
    return nodes, steps
