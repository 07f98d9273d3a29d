"""A search: takes any cell of the frontier."""

import random

from mazarine.searches import ADD, NONE, TAKE

MAZARINE_PLUGIN = """
api = 1
[[searches]]
name = "by-chance"
summary = "Takes any cell of the frontier."
"""


def by_chance(graph, start, goals):
    """Yield a kind, a cell, its parent, and the cost of the path to the cell."""
    rng, known, frontier = random.Random(1), {start: (NONE, 0)}, [start]
    while frontier:
        cell = frontier.pop(rng.randrange(len(frontier)))
        yield TAKE, cell, *known[cell]
        if cell in goals:
            return
        for other in graph.neighbors(cell):
            if other not in known:
                known[other] = cell, known[cell][1] + graph.costs[other]
                frontier.append(other)
                yield ADD, other, *known[other]
