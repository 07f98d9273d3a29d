"""Jump point search on squares without diagonal moves, and on hexagons, with walls between cells."""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from mazarine.messages import Message
from mazarine.searches.cell_by_cell import path_events
from mazarine.searches.events import ADD, NONE, TAKE, Events
from mazarine.searches.graph import FAR, Graph
from mazarine.searches.messages import SearchMessage


def find_obstacle(graph: Graph) -> Message | None:
    """Return why jumps do not apply; None if all cells have the same sides and costs."""
    can_jump = graph.has_same_sides and not graph.is_weighted
    return None if can_jump else SearchMessage.JUMPS_NEED_SAME_SIDES()


def jump_point(graph: Graph, start: int, goals: Collection[int]) -> Events:
    """Search as A* does, but only from jump points.

    Every other side is an early one: of squares N and S, of hexagons E, SW and NW. Of paths of the same
    length, only those that cross such sides as early as possible are looked at. So a turn into one is made
    only where it could not have been made one cell earlier, and a turn by more than one side only where
    nothing shorter leads there. A jump ends at a goal, at a cell from which a link leads, at such a turn, and
    across an early side at a cell from where a jump across the sides next to that finds one of these. After
    Daniel Harabor and Alban Grastien, Online graph pruning for pathfinding on grid maps (2011).
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
        ends = [(jumps.end(cell, side), side) for side in jumps.sides_after(cell, heading)]
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
        self._sides, self._steps, self._count = graph.sides, graph.steps, len(graph.steps)
        self._stops = {*goals, *graph.links}

    def sides_after(self, cell: int, heading: int) -> list[int]:
        """Return where a path may lead on from a cell that was reached by a side, or by none."""
        if heading == NONE:
            return [*range(self._count)]
        return [heading, *sorted((*self._turns(cell, heading), *self._aside(heading)))]

    def end(self, cell: int, side: int) -> int:
        """Return where a jump from a cell ends; `NONE` if it does not lead to a jump point."""
        sides, step, aside = self._sides, self._steps[side], self._aside(side)
        while sides[cell] >> side & 1:
            cell += step
            if cell in self._stops or self._turns(cell, side):
                return cell
            if aside and any(self.end(cell, other) != NONE for other in aside):
                return cell
        return NONE

    def _aside(self, side: int) -> tuple[int, ...]:
        """Return the sides next to an early one, which need no reason to be turned to after it."""
        return () if side % 2 else ((side - 1) % self._count, (side + 1) % self._count)

    def path(self, best: dict[int, tuple[int, int, int]], goal: int) -> list[int]:
        """Return all cells of the path over jump points, each with its parent and the side jumped by."""
        path = [goal]
        while (jump := best[path[-1]])[0] != NONE:
            parent, _, side = jump
            if side != NONE:
                path += range(path[-1] - self._steps[side], parent, -self._steps[side])
            path.append(parent)
        return path[::-1]

    def _turns(self, cell: int, side: int) -> list[int]:
        """Return the turns after a move into a cell for which there must be a reason, where there is one."""
        sides, before, count = self._sides, cell - self._steps[side], self._count
        turns = []
        for way in (1, -1) if side % 2 or count > 4 else ():
            next_to, beyond = (side + way) % count, (side + 2 * way) % count
            if (
                side % 2
                and sides[cell] >> next_to & 1
                and not (sides[before] >> next_to & 1 and sides[before + self._steps[next_to]] >> side & 1)
            ):
                turns.append(next_to)
            # Of four sides the second one leads back.
            if count > 4 and sides[cell] >> beyond & 1 and not sides[before] >> next_to & 1:
                turns.append(beyond)
        return turns
