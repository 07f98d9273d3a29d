"""The shortest way between two cells over the region graph."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.paths.kernels.exits import Links, exits_of, exits_of_node, no_exits, steps_inside
from editor.paths.kernels.rooms import Rooms
from editor.regions.kernels.compiled import inner, kernel, whole
from editor.regions.kernels.engine import Engine

FAR = 1 << 30
_FIRST = 0xFFFFFFFF


class Marks(NamedTuple):
    """What a search notes of nodes, by padded place; only where `search` has its number it is of this one.

    Attributes
    ----------
    search : (size,) int32
    steps : (size,) int32, those from the start
    before : (size,) int32, the node that they come from, -1 for the start itself
    """

    search: NDArray[np.int32]
    steps: NDArray[np.int32]
    before: NDArray[np.int32]


class Question(NamedTuple):
    """From where to where; whether rows and columns tell how far it is at least (no link shortens a way)."""

    start: int
    goal: int
    is_plane: bool


@kernel
def shortest_way(
    engine: Engine, rooms: Rooms, links: Links, marks: Marks, number: int, question: Question
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Find the shortest way between two cells of floor.

    Parameters
    ----------
    engine, rooms, links
        The segmentation, what is known inside rooms, the ways through links.
    marks, number
        Room to work in, and a number that no search before had.
    question
        Padded places.

    Returns
    -------
    nodes, steps : (n,) int64
        The start, the nodes of the region graph on the way, the goal, and how far each is from the start;
        nothing if there is no way.
    """
    best, last = steps_inside(engine, rooms, question.start, question.goal), -1
    if best < 0:
        best = FAR
    ends, exits = no_exits(), no_exits()
    exits_of(engine, rooms, question.goal, ends)
    exits_of(engine, rooms, question.start, exits)
    bounds, nodes = np.empty(64, dtype=np.int64), np.empty(64, dtype=np.int32)
    count, met = 0, 0
    node, steps = whole(-1), whole(0)
    while True:
        while count + exits.used[0] > len(bounds):
            bounds, nodes = np.append(bounds, bounds), np.append(nodes, nodes)
        for index in range(exits.used[0]):
            other, far = whole(exits.places[index]), steps + whole(exits.steps[index])
            if marks.search[other] == number and marks.steps[other] <= far:
                continue
            marks.search[other], marks.steps[other], marks.before[other] = number, far, node
            # Of equal bounds, the node that was met last is looked at first.
            met += 1
            _push(bounds, nodes, count, (far + _ahead(engine, question, other)) << 32 | (_FIRST - met), other)
            count += 1
        node, count = _pop_true(engine, marks, question, bounds, nodes, count)
        if node < 0:
            break
        steps = whole(marks.steps[node])
        if steps + _ahead(engine, question, node) >= best:
            break
        for index in range(ends.used[0]):
            if ends.places[index] == node and steps + ends.steps[index] < best:
                best, last = steps + whole(ends.steps[index]), node
        exits_of_node(engine, rooms, links, node, exits)
    return _way(marks, question, best, last)


@inner
def _ahead(engine: Engine, question: Question, cell: int) -> int:
    """Give a bound from below for the steps from a cell to the goal."""
    if not question.is_plane:
        return 0
    rows, col = divmod(cell, engine.stride)
    goal_rows, goal_col = divmod(question.goal, engine.stride)
    return abs(rows - goal_rows) + abs(col - goal_col)


@inner
def _pop_true(
    engine: Engine,
    marks: Marks,
    question: Question,
    bounds: NDArray[np.int64],
    nodes: NDArray[np.int32],
    count: int,
) -> tuple[int, int]:
    """Take the node with the lowest bound out of a heap, without those that a shorter way was found to.

    Gives it, or -1, and how many are left.
    """
    while count > 0:
        bound, node = bounds[0] >> 32, whole(nodes[0])
        count -= 1
        _sift_down(bounds, nodes, count)
        if marks.steps[node] + _ahead(engine, question, node) == bound:
            return node, count
    return whole(-1), count


@inner
def _push(bounds: NDArray[np.int64], nodes: NDArray[np.int32], at: int, bound: int, node: int) -> None:
    """Put a node into a heap of so many."""
    while at > 0:
        above = (at - 1) >> 1
        if bounds[above] <= bound:
            break
        bounds[at], nodes[at] = bounds[above], nodes[above]
        at = above
    bounds[at], nodes[at] = bound, node


@inner
def _sift_down(bounds: NDArray[np.int64], nodes: NDArray[np.int32], count: int) -> None:
    """Let the last of a heap take the place of the first."""
    bound, node = bounds[count], nodes[count]
    at = 0
    while True:
        below = 2 * at + 1
        if below + 1 < count and bounds[below + 1] < bounds[below]:
            below += 1
        if below >= count or bounds[below] >= bound:
            break
        bounds[at], nodes[at] = bounds[below], nodes[below]
        at = below
    bounds[at], nodes[at] = bound, node


@inner
def _way(
    marks: Marks, question: Question, best: int, last: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the way that ends with a node, or stays inside one region (-1)."""
    if best == FAR:
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    count, node = 2, whole(last)
    while node >= 0:
        count += 1
        node = whole(marks.before[node])
    nodes, steps = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64)
    nodes[0], steps[0] = question.start, 0
    nodes[-1], steps[-1] = question.goal, best
    node = whole(last)
    for index in range(count - 2, 0, -1):
        nodes[index], steps[index] = node, marks.steps[node]
        node = whole(marks.before[node])
    return nodes, steps
