"""Searches that differ in which cell of the frontier they take next."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator
from heapq import heappop, heappush
from itertools import pairwise
from math import inf

from mazarine.searches.events import ADD, FILL, FORGET, NONE, PATH, REACH, TAKE, Events
from mazarine.searches.graph import FAR, Graph


def breadth_first(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell that has waited longest."""
    return _once(graph, start, goals, [0] * graph.size)


def depth_first(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell that was added last; of those added together, the first."""
    costs, taken = graph.costs, bytearray(graph.size)
    stack = [(start, NONE, 0)]
    yield ADD, start, NONE, 0
    while stack:
        cell, parent, cost = stack.pop()
        if taken[cell]:
            continue
        taken[cell] = True
        yield TAKE, cell, parent, cost
        if cell in goals:
            return
        for other in reversed(graph.neighbors(cell)):
            if not taken[other]:
                entry = other, cell, cost + costs[other]
                stack.append(entry)
                yield ADD, *entry


def greedy(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell whose estimate is the least."""
    return _once(graph, start, goals, graph.estimates(goals))


def _once(graph: Graph, start: int, goals: Collection[int], left: list[int]) -> Events:
    """Take the cell whose estimate `left` is the least; each enters the frontier once."""
    costs, known = graph.costs, {start: (NONE, 0)}
    waiting = [(left[start], 0, start)]
    yield ADD, start, NONE, 0
    while waiting:
        _, _, cell = heappop(waiting)
        yield TAKE, cell, *known[cell]
        if cell in goals:
            return
        for other in graph.neighbors(cell):
            if other not in known:
                known[other] = cell, known[cell][1] + costs[other]
                heappush(waiting, (left[other], len(known), other))
                yield ADD, other, *known[other]


def dijkstra(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell with the least cost."""
    return _by_cost(graph, start, goals, [0] * graph.size, bytearray(graph.size))


def a_star(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell whose cost and estimate along the axes are the least together."""
    return _by_cost(graph, start, goals, graph.estimates(goals), bytearray(graph.size))


def a_star_euclid(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell whose cost and straight estimate are the least together."""
    left = graph.estimates(goals, is_straight=True)
    return _by_cost(graph, start, goals, left, bytearray(graph.size))


def dead_end_filling(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Fill the cells with at most one neighbor that is not filled; search the rest by cost."""
    joined = {cell: {*graph.neighbors(cell), *graph.sources(cell)} for cell in graph.places.tolist()}
    filled, kept = bytearray(graph.size), {start, *goals}
    waiting = deque(cell for cell, others in joined.items() if len(others) <= 1 and cell not in kept)
    while waiting:
        cell = waiting.popleft()
        filled[cell] = True
        yield FILL, cell, NONE, 0
        for other in joined[cell]:
            joined[other].remove(cell)
            if len(joined[other]) == 1 and other not in kept:
                waiting.append(other)
    yield from _by_cost(graph, start, goals, [0] * graph.size, filled)


def _by_cost(graph: Graph, start: int, goals: Collection[int], left: list[int], done: bytearray) -> Events:
    """Take the cell whose cost and estimate `left` are the least together, of those that are not done."""
    costs, far, before = graph.costs, [FAR] * graph.size, [NONE] * graph.size
    far[start], count = 0, 0
    waiting = [(left[start], 0, start)]
    yield ADD, start, NONE, 0
    while waiting:
        _, _, cell = heappop(waiting)
        if done[cell]:
            continue
        done[cell] = True
        yield TAKE, cell, before[cell], far[cell]
        if cell in goals:
            return
        for other in graph.neighbors(cell):
            cost = far[cell] + costs[other]
            if cost < far[other] and not done[other]:
                far[other], before[other], count = cost, cell, count + 1
                heappush(waiting, (cost + left[other], count, other))
                yield ADD, other, cell, cost


def regions(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Take the cell with the least cost at which a region is entered, and spread through the region.

    Only cells with a lower cost than before are spread to; cells of other regions beside them, and goals,
    enter the frontier.
    """
    numbers, costs = graph.regions, graph.costs
    far, before = [FAR] * graph.size, [NONE] * graph.size
    far[start], count = 0, 0
    waiting = [(0, 0, start)]
    yield ADD, start, NONE, 0
    while waiting:
        cost, _, entry = heappop(waiting)
        if cost > far[entry]:
            continue
        yield TAKE, entry, before[entry], cost
        if entry in goals:
            return
        inside = [(cost, 0, entry)]
        while inside:
            cost, _, cell = heappop(inside)
            if cost > far[cell]:
                continue
            for other in graph.neighbors(cell):
                onward = cost + costs[other]
                if onward >= far[other]:
                    continue
                far[other], before[other], count = onward, cell, count + 1
                is_inside = numbers[other] == numbers[cell] and other not in goals
                heappush(inside if is_inside else waiting, (onward, count, other))
                yield REACH if is_inside else ADD, other, cell, onward


def iterative_deepening(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Search depth first up to a cost, then from the beginning up to the least cost that was too much."""
    costs, limit = graph.costs, 0
    while True:
        far: dict[int, int] = {}
        least_cut: float = inf
        stack = [(start, NONE, 0)]
        while stack:
            cell, parent, cost = stack.pop()
            if cost >= far.get(cell, inf):
                continue
            far[cell] = cost
            yield TAKE, cell, parent, cost
            if cell in goals:
                return
            for other in reversed(graph.neighbors(cell)):
                onward = cost + costs[other]
                if onward >= far.get(other, inf):
                    continue
                if onward > limit:
                    least_cut = min(least_cut, onward)
                    continue
                stack.append((other, cell, onward))
                yield ADD, other, cell, onward
        if least_cut == inf:
            return
        for cell in far:
            yield FORGET, cell, NONE, 0
        limit = int(least_cut)


def bidirectional(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Search by cost from the start and back from the goals, always where the cost is less."""
    if start in goals:
        yield TAKE, start, NONE, 0
        return
    costs, count = graph.costs, 0
    far = {start: 0}, dict.fromkeys(sorted(goals), 0)
    before: tuple[dict[int, int], ...] = {start: NONE}, dict.fromkeys(goals, NONE)
    halves: tuple[list[tuple[int, int, int]], ...] = ([], [])
    done: tuple[set[int], set[int]] = (set(), set())
    owner: dict[int, int] = {}
    best: float = inf
    meeting = NONE
    for half in (0, 1):
        for cell in far[half]:
            count += 1
            heappush(halves[half], (0, count, cell))
            owner.setdefault(cell, half)
            yield ADD, cell, NONE, 0
    while True:
        for half in (0, 1):
            while halves[half] and halves[half][0][2] in done[half]:
                heappop(halves[half])
        if not (halves[0] and halves[1]) or halves[0][0][0] + halves[1][0][0] >= best:
            break
        half = int(halves[1][0][0] < halves[0][0][0])
        cost, _, cell = heappop(halves[half])
        done[half].add(cell)
        own = owner[cell]
        yield TAKE, cell, before[own][cell], far[own][cell]
        for other in graph.sources(cell) if half else graph.neighbors(cell):
            onward = cost + costs[cell if half else other]
            if onward >= far[half].get(other, inf):
                continue
            far[half][other], before[half][other], count = onward, cell, count + 1
            heappush(halves[half], (onward, count, other))
            if owner.setdefault(other, half) == half:
                yield ADD, other, cell, onward
            if onward + far[1 - half].get(other, inf) < best:
                best, meeting = onward + far[1 - half][other], other
    if meeting != NONE:
        first, second = ([*_chain(half, meeting)] for half in before)
        yield from path_events(graph, first[::-1] + second[1:])


def _chain(before: dict[int, int], cell: int) -> Iterator[int]:
    """Yield a cell and those before it."""
    while cell != NONE:
        yield cell
        cell = before[cell]


def path_events(graph: Graph, path: list[int]) -> Events:
    """Yield the events of a path that was found otherwise than by parents."""
    cost = 0
    for parent, cell in pairwise([NONE, *path]):
        cost += graph.costs[cell] if parent != NONE else 0
        yield PATH, cell, parent, cost
