"""Jump point search on squares without diagonal moves, with walls between cells."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from mazarine.lattice import SQUARE, Side
from mazarine.messages import Message
from mazarine.searches.cell_by_cell import path_events
from mazarine.searches.events import ADD, NONE, TAKE, Events
from mazarine.searches.graph import FAR, Graph
from mazarine.searches.messages import SearchMessage

_UPRIGHT, _LEVEL = (Side.N, Side.S), (Side.E, Side.W)


def find_obstacle(graph: Graph) -> Message | None:
    """Return why jumps do not apply; None if every cell has four sides, and all cost the same."""
    can_jump = graph.is_square and not graph.is_weighted
    return None if can_jump else SearchMessage.JUMPS_NEED_SQUARES()


def jump_point(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Search as A* does, but only from jump points.

    Of paths of the same length, only those that go up and down as early as possible are looked at. So a
    move east or west is followed by a turn only where that could not have been made one cell earlier.
    A jump ends at a goal, at a cell from which a link leads, at such a turn, and going up or down at a
    cell from where a jump to the east or west finds one of these. After Daniel Harabor and Alban Grastien,
    Online graph pruning for pathfinding on grid maps (2011).
    """
    left, jumps, cost = graph.estimates(goals), _Jumps(graph, goals), graph.least_cost
    far: dict[tuple[int, int], int] = {}
    best: dict[int, tuple[int, int, int]] = {start: (NONE, 0, NONE)}
    taken: set[tuple[int, int]] = set()
    waiting = [(left[start], 0, start, NONE)]
    yield ADD, start, NONE, 0
    while waiting:
        _, _, cell, heading = heappop(waiting)
        came = far.get((cell, heading), 0)
        if (cell, heading) in taken or came > best[cell][1]:
            continue
        taken.add((cell, heading))
        yield TAKE, cell, *best[cell][:2]
        if cell in goals:
            yield from path_events(graph, jumps.path(best, cell))
            return
        ends = [(jumps.end(cell, side), int(side)) for side in jumps.sides_after(cell, heading)]
        ends += [(other, NONE) for other in graph.links.get(cell, ())]
        for other, side in ends:
            if other == NONE:
                continue
            onward = came + cost * (1 if side == NONE else (other - cell) // graph.steps[side])
            least = best[other][1] if other in best else FAR
            if onward >= far.get((other, side), FAR) or onward > least:
                continue
            far[other, side] = onward
            heappush(waiting, (onward + left[other], len(far) + len(taken), other, side))
            if onward < least:
                best[other] = cell, onward, side
                yield ADD, other, cell, onward


class _Jumps:
    """Where jumps end."""

    def __init__(self, graph: Graph, goals: Collection[int]) -> None:
        self._sides, self._steps = graph.sides, graph.steps
        self._stops = {*goals, *graph.links}

    def sides_after(self, cell: int, heading: int) -> list[Side]:
        """Return where a path may lead on from a cell that was reached by a side, or by none."""
        if heading == NONE:
            return list(SQUARE.sides)
        along = Side(heading)
        return [along, *(self._turns(cell, along) if along in _LEVEL else _LEVEL)]

    def end(self, cell: int, side: Side) -> int:
        """Return where a jump from a cell ends; `NONE` if it does not lead to a jump point."""
        sides, step = self._sides, self._steps[side]
        while sides[cell] >> side & 1:
            cell += step
            if cell in self._stops:
                return cell
            if side in _LEVEL:
                if self._turns(cell, side):
                    return cell
            elif any(self.end(cell, other) != NONE for other in _LEVEL):
                return cell
        return NONE

    def path(self, best: dict[int, tuple[int, int, int]], goal: int) -> list[int]:
        """Return all cells of the path over jump points, each with its parent and the side jumped by."""
        path = [goal]
        while (jump := best[path[-1]])[0] != NONE:
            parent, _, side = jump
            if side != NONE:
                path += range(path[-1] - self._steps[side], parent, -self._steps[side])
            path.append(parent)
        return path[::-1]

    def _turns(self, cell: int, side: Side) -> list[Side]:
        """Return the turns after a level move into a cell that could not have been made before it."""
        sides, before = self._sides, cell - self._steps[side]
        return [
            turn
            for turn in _UPRIGHT
            if sides[cell] >> turn & 1
            and not (sides[before] >> turn & 1 and sides[before + self._steps[turn]] >> side & 1)
        ]
