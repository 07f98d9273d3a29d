"""The search over regions: rooms and corridors are crossed in one step."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from mazarine.searches.events import ADD, NONE, REACH, TAKE, Events
from mazarine.searches.graph import FAR, Graph


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
