"""The searches as textbooks have them: over dictionaries of lattice cells, without a thought about time.

Ties are decided by order of insertion. A cell that gets a lower cost is inserted again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, dist, inf

from mazarine.lattice import Side
from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.codes import Matter, Wall
from tests.regions.oracle import Oracle

Moves = dict[Cell, list[Cell]]
Taken = list[Cell]
State = tuple[Cell, Side | None]


class Plain:
    """The moves of a maze, their costs, and the searches; each returns the cells taken in order."""

    def __init__(self, maze: Maze, start: Cell, goals: list[Cell]) -> None:
        self.maze, self.start, self.goals = maze, start, goals
        self.sides = maze.lattice.sides
        top, left = maze.origin
        levels, rows, cols = maze.shape
        self.floor = [
            (level, row + top, col + left)
            for level in range(levels) for row in range(rows) for col in range(cols)
            if maze.cells[level, row, col] >> 1 != Matter.ROCK
        ]  # fmt: skip
        self.cost = {cell: int(maze.costs[maze.grid.array_place(cell)]) for cell in self.floor}
        self.beside = {cell: self._across(cell) for cell in self.floor}
        self.moves: Moves = {cell: [*self.beside[cell].values()] for cell in self.floor}
        self.ports: set[Cell] = set()
        for cell in self.floor:
            ends = [end for link in maze.links for end in self._ends(link, cell)]
            self.moves[cell] += sorted(ends)
            self.ports |= {cell} if ends else set()

    @staticmethod
    def _ends(link: object, cell: Cell) -> list[Cell]:
        first, second, one_way = link.first.cell, link.second.cell, link.one_way  # type: ignore[attr-defined]
        return [second] * (first == cell) + [first] * (second == cell and not one_way)

    def _across(self, cell: Cell) -> dict[Side, Cell]:
        found = {}
        level, row, col = cell
        for side in self.sides:
            down, right = self.maze.lattice.step(row, side)
            other = level, row + down, col + right
            if (
                self.maze.has_side(cell, side)
                and other in self.cost
                and self.maze.wall_at(cell, side) is not Wall.WALL
                and self._gate_lets_pass(cell, other, side)
            ):
                found[side] = other
        return found

    def _gate_lets_pass(self, cell: Cell, other: Cell, side: Side) -> bool:
        gates = {
            marker.cell
            for at, of in ((cell, side), (other, side.opposite))
            for marker in self.maze.markers.at(at)
            if marker.kind is MarkerKind.GATE and marker.side == of.name
        }
        return not gates or gates == {cell}

    # Estimates.

    def estimates(self, *, is_straight: bool = False) -> dict[Cell, float]:
        """Return the least cost to a goal if there were no walls, but links."""
        least = min(self.cost.values())
        away = {cell: min(self._far(cell, goal, is_straight) for goal in self.goals) for cell in self.floor}
        for _ in self.ports:
            for cell in self.floor:
                for port in self.ports:
                    through = 1 + min(away[end] for end in self.moves[port] if self._is_link(port, end))
                    away[cell] = min(away[cell], self._far(cell, port, is_straight) + through)
        return {
            cell: inf if far == inf else least * ceil(far - 1e-9) for cell, far in away.items()
        }  # fmt: skip

    def _is_link(self, port: Cell, end: Cell) -> bool:
        return any(end in self._ends(link, port) for link in self.maze.links)

    def _far(self, one: Cell, other: Cell, is_straight: bool) -> float:
        if one[0] != other[0]:
            return inf
        lattice, (top, left) = self.maze.lattice, self.maze.origin
        if is_straight:
            middles = (self.maze.geometry.middle(row - top, col - left) for _, row, col in (one, other))
            return dist(*middles)
        if lattice.point_at is None:
            return self._steps_apart(one, other)
        points = [lattice.point_at(*it[1:]) for it in (one, other)]
        return sum(abs(a - b) for a, b in zip(*points, strict=True))

    def _steps_apart(self, one: Cell, other: Cell) -> int:
        """Return how many steps it takes without walls: to the row, each step also nearer, then along."""
        lattice, (_, row, col), steps = self.maze.lattice, one, 0
        while row != other[1]:
            way = 1 if other[1] > row else -1
            moves = [step for side in self.sides if (step := lattice.step(row, side))[0] == way]
            down, right = min(
                moves, key=lambda it: self._columns_apart((row + it[0], col + it[1]), other[1:])
            )
            row, col, steps = row + down, col + right, steps + 1
        return steps + abs(other[2] - col)

    def _columns_apart(self, one: tuple[int, int], other: tuple[int, int]) -> float:
        """Return how far apart the middles of two cells lie, to the right or the left."""
        top, left = self.maze.origin
        places = (self.maze.geometry.middle(row - top, col - left) for row, col in (one, other))
        return abs(next(places)[0] - next(places)[0])

    # Searches.

    def breadth_first(self) -> Taken:
        waiting, seen, taken = [self.start], {self.start}, []
        while waiting:
            cell = waiting.pop(0)
            taken.append(cell)
            if cell in self.goals:
                break
            for other in self.moves[cell]:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return taken

    def depth_first(self) -> Taken:
        taken: Taken = []

        def visit(cell: Cell) -> bool:
            taken.append(cell)
            return cell in self.goals or any(visit(other) for other in self.moves[cell] if other not in taken)

        visit(self.start)
        return taken

    def greedy(self) -> Taken:
        left, seen, taken = self.estimates(), [self.start], []
        waiting = {self.start}
        while waiting:
            cell = min(waiting, key=lambda it: (left[it], seen.index(it)))
            waiting.remove(cell)
            taken.append(cell)
            if cell in self.goals:
                break
            new = [other for other in dict.fromkeys(self.moves[cell]) if other not in seen]
            waiting.update(new)
            seen += new
        return taken

    def by_cost(
        self, left: dict[Cell, float] | None = None, among: set[Cell] | None = None
    ) -> tuple[Taken, dict[Cell, int]]:
        """Return what Dijkstra, or A* with estimates, takes, and the costs of all cells that were seen."""
        left = left or dict.fromkeys(self.floor, 0.0)
        cost, number, taken = {self.start: 0}, {self.start: 0}, []
        waiting = {self.start}
        while waiting:
            cell = min(waiting, key=lambda it: (cost[it] + min(left[it], 1 << 30), number[it]))
            waiting.remove(cell)
            taken.append(cell)
            if cell in self.goals:
                break
            for other in self.moves[cell]:
                onward = cost[cell] + self.cost[other]
                if onward < cost.get(other, inf) and (among is None or other in among):
                    cost[other], number[other] = onward, max(number.values()) + 1
                    waiting.add(other)
        return taken, cost

    def bidirectional(self) -> Taken:
        if self.start in self.goals:
            return [self.start]
        sources: Moves = {cell: [] for cell in self.floor}
        for cell in self.floor:
            for other in self.beside[cell].values():
                sources[other].append(cell)
        # Against the moves, too, across sides before links.
        for cell in self.floor:
            sources[cell].sort(key=lambda it: self._side_of(cell, it))
        for port in sorted(self.ports):
            for end in self.moves[port][len(self.beside[port]) :]:
                sources[end].append(port)
        cost: list[dict[Cell, int]] = [{self.start: 0}, dict.fromkeys(self.goals, 0)]
        numbers = [{self.start: 0}, {goal: 1 + index for index, goal in enumerate(self.goals)}]
        done: list[set[Cell]] = [set(), set()]
        taken: Taken = []
        best: float = inf
        count = len(self.goals)
        while all(set(cost[half]) - done[half] for half in (0, 1)):
            first = [
                min(set(cost[half]) - done[half], key=lambda it: (cost[half][it], numbers[half][it]))
                for half in (0, 1)
            ]
            if cost[0][first[0]] + cost[1][first[1]] >= best:
                break
            half = 0 if cost[0][first[0]] <= cost[1][first[1]] else 1
            cell = first[half]
            done[half].add(cell)
            taken.append(cell)
            for other in (self.moves, sources)[half][cell]:
                onward = cost[half][cell] + self.cost[(other, cell)[half]]
                if onward < cost[half].get(other, inf):
                    count += 1
                    cost[half][other], numbers[half][other] = onward, count
                    best = min(best, onward + cost[1 - half].get(other, inf))
        return taken

    def _side_of(self, cell: Cell, other: Cell) -> int:
        step = other[1] - cell[1], other[2] - cell[2]
        return [self.maze.lattice.step(cell[1], side) for side in self.sides].index(step)

    def iterative_deepening(self) -> Taken:
        taken: Taken = []
        limit: float = 0
        while limit < inf:
            least: dict[Cell, float] = {}
            above: list[float] = []

            def visit(cell: Cell, cost: float) -> bool:
                if cost >= least.get(cell, inf):  # noqa: B023
                    return False
                least[cell] = cost  # noqa: B023
                taken.append(cell)
                if cell in self.goals:
                    return True
                onward = [(other, cost + self.cost[other]) for other in self.moves[cell]]
                above.extend(it for other, it in onward if limit < it < least.get(other, inf))  # noqa: B023
                return any(visit(*it) for it in onward if it[1] <= limit)  # noqa: B023

            if visit(self.start, 0):
                break
            limit = min(above, default=inf)
        return taken

    def dead_end_filling(self) -> Taken:
        """Fill dead ends, those that there are first, then those that are new; search what is left."""
        joined = {
            cell: {other for other in self.floor if other in self.moves[cell] or cell in self.moves[other]}
            for cell in self.floor
        }
        left, filled = set(self.floor), list[Cell]()
        kept = {self.start, *self.goals}
        queue = [cell for cell in self.floor if len(joined[cell]) < 2 and cell not in kept]
        for cell in queue:
            left.remove(cell)
            filled.append(cell)
            queue += [it for it in left if it not in queue and len(joined[it] & left) < 2 and it not in kept]
        return filled + self.by_cost(among=left)[0]

    def regions(self) -> Taken:
        """Take where regions are entered; the cells inside are only passed."""
        region_of = Oracle(self.maze).region_of
        cost, number, taken = {self.start: 0}, {self.start: 0}, list[Cell]()
        waiting = {self.start}

        def first(cells: set[Cell]) -> Cell:
            cell = min(cells, key=lambda it: (cost[it], number[it]))
            cells.remove(cell)
            return cell

        while waiting:
            taken.append(first(waiting))
            if taken[-1] in self.goals:
                break
            inside = {taken[-1]}
            while inside:
                cell = first(inside)
                for other in self.moves[cell]:
                    onward = cost[cell] + self.cost[other]
                    if onward < cost.get(other, inf):
                        cost[other], number[other] = onward, max(number.values()) + 1
                        is_inside = region_of[other] == region_of[cell] and other not in self.goals
                        (inside if is_inside else waiting).add(other)
                        (waiting if is_inside else inside).discard(other)
        return taken

    def wall_follower(self) -> Taken:
        """Walk with the right hand on the wall, as seen from a walker who faces a side."""
        cell, facing, walk, hand = self.start, 0, [self.start], False
        been = set()
        count = len(self.sides)
        own = {cell: [it for it in self.sides if self.maze.has_side(cell, it)] for cell in self.floor}

        def turned(side: int, turns: int) -> Side:
            return self.sides[(side + turns) % count]

        right, behind = (1, 2) if count == 4 else (2, 3)
        while cell not in self.goals and self.beside[cell]:
            walls = [side for side in own[cell] if side not in self.beside[cell]]
            if not hand and walls:
                hand = True
                clockwise = [*range(1, count), 0]
                beside = next(turn for turn in clockwise if turned(facing, turn) in walls)
                facing += beside - right
            if (cell, facing % count, hand) in been:
                break
            been.add((cell, facing % count, hand))
            choices = [*range(right, -behind, -1), behind] if hand else [*range(count)]
            facing += next(it for it in choices if turned(facing, it) in self.beside[cell])
            cell = self.beside[cell][turned(facing, 0)]
            walk.append(cell)
        return walk

    def tremaux(self) -> Taken:
        """Walk by marks at the passages, which are named by their ends and by whether they are links."""
        walk, marks, came = [self.start], dict[object, int](), None
        while walk[-1] not in self.goals:
            cell = walk[-1]
            sides = len(self.beside[cell])
            passages = [
                (frozenset((cell, other)), index >= sides, other)
                for index, other in enumerate(self.moves[cell])
            ]
            back = next((it for it in passages if it[:2] == came), None)
            if back is not None and cell in walk[:-1] and marks[back[:2]] == 1:
                chosen = back
            else:
                for count in (0, 1):
                    fitting = [it for it in passages if marks.get(it[:2], 0) == count]
                    if fitting:
                        chosen = next((it for it in fitting if it[:2] != came), fitting[0])
                        break
                else:
                    return walk
            came = chosen[:2]
            marks[came] = marks.get(came, 0) + 1
            walk.append(chosen[2])
        return walk

    def jumps_of(
        self,
    ) -> tuple[Callable[[Cell, Side], list[Side]], Callable[[Cell, Side], tuple[Cell, int] | None]]:
        """Return what tells how a path goes on after a move, and where a jump ends, and how far."""
        early = self.sides[::2]

        def is_needed(before: Cell, side: Side, turn: Side) -> bool:
            """Whether nothing shorter, or as short and better, leads where two moves lead."""
            here = self.beside[before][side]
            if turn not in self.beside[here]:
                return False
            there = self.beside[here][turn]
            if there == before or there in self.beside[before].values():
                return False
            others = [
                first for first, cell in self.beside[before].items()
                if first != side and there in self.beside[cell].values()
            ]  # fmt: skip
            return not any(first in early and side not in early for first in others)

        def stops(before: Cell, side: Side) -> list[Side]:
            """Return the turns after a move that are not made after every such move."""
            return [it for it in self.sides if it not in usual(side) and is_needed(before, side, it)]

        def usual(side: Side) -> list[Side]:
            """Return how a path goes on after a move if there are no walls."""
            if side not in early:
                return [side]
            number = self.sides.index(side)
            return [side, *(self.sides[it % len(self.sides)] for it in (number - 1, number + 1))]

        def jump(cell: Cell, side: Side) -> tuple[Cell, int] | None:
            if side not in self.beside[cell]:
                return None
            there = self.beside[cell][side]
            is_end = there in self.goals or there in self.ports or bool(stops(cell, side))
            is_end = is_end or any(jump(there, it) for it in usual(side) if it != side)
            if is_end:
                return there, 1
            beyond = jump(there, side)
            return beyond and (beyond[0], beyond[1] + 1)

        def onward(before: Cell, side: Side) -> list[Side]:
            found = {*usual(side), *stops(before, side)}
            return [side, *(it for it in self.sides if it in found and it != side)]

        return onward, jump

    def jump_points(self) -> list[Cell]:
        """Return the cells that jump point search takes, each as often as by directions it comes from."""
        sides_after, jump = self.jumps_of()
        left, step = self.estimates(), min(self.cost.values())
        first: State = (self.start, None)
        cost, number, parent = {first: 0}, {first: 0}, dict[State, Cell]()
        waiting: list[State] = [first]
        taken: list[Cell] = []
        while waiting:
            state = min(waiting, key=lambda it: (cost[it] + min(left[it[0]], 1 << 30), number[it]))
            waiting.remove(state)
            cell, side = state
            if cost[state] > min(far for (other, _), far in cost.items() if other == cell):
                continue
            taken.append(cell)
            if cell in self.goals:
                break
            sides = sides_after(self._before(cell, side), side) if side is not None else [*self.sides]
            ends: list[tuple[State, int]] = []
            for onward in sides:
                found = jump(cell, onward)
                if found:
                    ends.append(((found[0], onward), cost[state] + step * found[1]))
            links = self.moves[cell][len(self.beside[cell]) :]
            ends += [((end, None), cost[state] + step) for end in links]
            for there, far in ends:
                least = min((it for (other, _), it in cost.items() if other == there[0]), default=inf)
                if far < cost.get(there, inf) and far <= least:
                    cost[there], parent[there] = far, cell
                    number[there] = max(number.values()) + 1
                    if there not in waiting:
                        waiting.append(there)
        return taken

    def _before(self, cell: Cell, side: Side) -> Cell:
        across = self.sides[self.sides.index(side) - len(self.sides) // 2]
        down, right = self.maze.lattice.step(cell[1], across)
        return cell[0], cell[1] + down, cell[2] + right


SEARCHES: dict[str, Callable[[Plain], Taken]] = {
    "breadth-first": Plain.breadth_first,
    "depth-first": Plain.depth_first,
    "greedy": Plain.greedy,
    "dijkstra": lambda plain: plain.by_cost()[0],
    "a-star": lambda plain: plain.by_cost(plain.estimates())[0],
    "a-star-euclid": lambda plain: plain.by_cost(plain.estimates(is_straight=True))[0],
    "bidirectional": Plain.bidirectional,
    "iterative-deepening": Plain.iterative_deepening,
    "dead-end-filling": Plain.dead_end_filling,
    "regions": Plain.regions,
    "wall-follower": Plain.wall_follower,
    "tremaux": Plain.tremaux,
    "jump-point": Plain.jump_points,
}
