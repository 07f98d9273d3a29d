"""Searches of a walker, who goes from a cell to one beside it."""

from __future__ import annotations

from collections.abc import Collection

from mazarine.searches.events import NONE, TAKE, Events
from mazarine.searches.graph import Graph


def wall_follower(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Keep the right hand on the wall, and take no links; end when the walk repeats itself.

    The walker faces the first side of the lattice. Without a wall beside, it goes straight on to one: by the
    first side that the cell has, clockwise from where it faces.
    """
    sides, own, steps = graph.sides, graph.own_sides, graph.steps
    known, cell, heading = {start: (NONE, 0)}, start, 0
    count, half = len(steps), len(steps) // 2
    has_wall, been = False, set()
    yield TAKE, start, NONE, 0
    while cell not in goals and sides[cell]:
        if not has_wall and sides[cell] != own[cell]:
            has_wall = True
            walls = own[cell] & ~sides[cell]
            wall = next(it for it in range(heading + 1, heading + count + 1) if walls >> it % count & 1)
            heading = (wall + 1 - half) % count
        if (cell, heading, has_wall) in been:
            return
        been.add((cell, heading, has_wall))
        # From the sharpest turn to the right to the turn back.
        turns = (
            range(heading + half - 1, heading - half - 1, -1) if has_wall else range(heading, heading + count)
        )
        heading = next(turn % count for turn in turns if sides[cell] >> turn % count & 1)
        before, cell = cell, cell + steps[heading]
        known.setdefault(cell, (before, known[before][1] + graph.costs[cell]))
        yield TAKE, cell, *known[cell]


def tremaux(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Mark each passage that is gone through; turn back at a cell seen before, and take none a third time.

    Charles Pierre Trémaux's rule, from Édouard Lucas (Récréations mathématiques, 1882). Of passages with as
    many marks, the first one is taken that does not lead back.
    """
    known, cell = {start: (NONE, 0)}, start
    marks: dict[tuple[int, int, bool], int] = {}
    last: tuple[int, int, bool] | None = None
    was_here = False
    yield TAKE, start, NONE, 0
    while cell not in goals:
        neighbors, open_sides = graph.neighbors(cell), graph.sides[cell].bit_count()
        passages = [
            (min(cell, other), max(cell, other), index >= open_sides) for index, other in enumerate(neighbors)
        ]
        if was_here and last in passages and marks[last] == 1:
            passage = last
        else:
            best = min(passages, key=lambda it: (marks.get(it, 0), it == last), default=None)
            if best is None or marks.get(best, 0) >= 2:
                return
            passage = best
        marks[passage], last = marks.get(passage, 0) + 1, passage
        before, cell = cell, passage[0] + passage[1] - cell
        was_here = cell in known
        known.setdefault(cell, (before, known[before][1] + graph.costs[cell]))
        yield TAKE, cell, *known[cell]
