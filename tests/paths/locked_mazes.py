"""Small mazes with keys, doors and gates, and answers about them by search over cells, keys and doors."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from mazarine.errors import EditRejected
from mazarine.lattice import LATTICES
from mazarine.maze import Cell, Marker, MarkerKind, Maze, PortSide
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.endpoints import Endpoints

KEYS = (MarkerKind.KEY, MarkerKind.KEY_ONCE)


@dataclass(frozen=True)
class State:
    """A cell, the keys that were picked up, and the doors that were opened with a key for one door."""

    cell: Cell
    keys: frozenset[Marker] = frozenset()
    opened: frozenset[Marker] = frozenset()

    def found(self, maze: Maze) -> State:
        keys = {it for it in maze.markers.at(self.cell) if it.kind in KEYS}
        return replace(self, keys=self.keys | keys)

    def unlocked(self, door: Marker) -> State | None:
        fitting = [key for key in self.keys if key.label == door.label]
        if door in self.opened or any(key.kind is MarkerKind.KEY for key in fitting):
            return self
        if len(fitting) <= sum(other.label == door.label for other in self.opened):
            return None
        return replace(self, opened=self.opened | {door})


class Oracle:
    """All states of a maze, one cell after the other."""

    def __init__(self, maze: Maze) -> None:
        self.maze = maze
        ends = Endpoints.of(maze)
        self.goals = frozenset(ends.goals)
        self.starts = [State(cell).found(maze) for cell in ends.starts]
        self.opened: set[Marker] = set()
        self.before_goals = self.steps_from(self.starts, stops=True)
        self.all = self.steps_from(self.starts, stops=False)

    def steps_from(self, starts: list[State], *, stops: bool) -> dict[State, int]:
        steps = dict.fromkeys(starts, 0)
        waiting = deque(starts)
        while waiting:
            state = waiting.popleft()
            if stops and state.cell in self.goals:
                continue
            for then in self.moves(state):
                if then not in steps:
                    steps[then] = steps[state] + 1
                    waiting.append(then)
        return steps

    def moves(self, state: State) -> Iterator[State]:
        for to, doors in self.exits(state.cell):
            then: State | None = state
            for door in doors:
                then = then and then.unlocked(door)
            if then is not None:
                self.opened.update(doors)
                yield replace(then, cell=to).found(self.maze)

    def exits(self, cell: Cell) -> Iterator[tuple[Cell, list[Marker]]]:
        maze = self.maze
        for side in maze.lattice.sides:
            if not maze.has_side(cell, side) or maze.wall_at(cell, side) == Wall.WALL:
                continue
            down, right = maze.lattice.step(cell[1], side)
            to = (cell[0], cell[1] + down, cell[2] + right)
            there = [
                *(it for it in maze.markers.at(cell) if it.side == side.name),
                *(it for it in maze.markers.at(to) if it.side == side.opposite.name),
            ]
            is_shut = any(it.kind is MarkerKind.GATE and it.cell == to for it in there)
            if is_floor(maze, to) and not is_shut:
                yield to, [*(it for it in there if it.kind is MarkerKind.DOOR), *self.doors_in(to)]
        for port in maze.links.ports_of(cell):
            link = maze.links.at(port)
            assert link is not None
            if not (link.one_way and port == link.second):
                to = link.other_end(port).cell
                yield to, self.doors_in(to)

    def doors_in(self, cell: Cell) -> list[Marker]:
        return [it for it in self.maze.markers.at(cell) if it.kind is MarkerKind.DOOR and it.side is None]

    def wins(self, state: State) -> bool:
        return any(then.cell in self.goals for then in self.steps_from([state], stops=True))

    def steps_to_loss(self) -> int | None:
        """Return the steps of the shortest walk after which no goal can be reached; None if there is none."""
        before: dict[State, list[State]] = {}
        for state in self.all:
            for then in self.moves(state):
                before.setdefault(then, []).append(state)
        ahead, wins = [state for state in self.all if state.cell in self.goals], set[State]()
        while ahead:
            state = ahead.pop()
            if state not in wins:
                wins.add(state)
                ahead += before.get(state, [])
        return min((steps for state, steps in self.before_goals.items() if state not in wins), default=None)

    def after(self, walk: list[Cell]) -> list[State]:
        """Return the states that may be reached along a walk: doors may be opened by either key."""
        states = [state for state in self.starts if state.cell == walk[0]]
        for cell in walk[1:]:
            states = [then for state in states for then in self.moves(state) if then.cell == cell]
        return states

    def steps_to_goal(self) -> int | None:
        return min((steps for it, steps in self.all.items() if it.cell in self.goals), default=None)

    def real_doors(self) -> set[Marker]:
        """Return the doors that stand between cells or in one."""
        cells = {cell for cell in _cells(self.maze) if is_floor(self.maze, cell)}
        on_sides = {door for cell in cells for _, doors in self.exits_of_any(cell) for door in doors}
        return on_sides | {door for cell in cells for door in self.doors_in(cell)}

    def exits_of_any(self, cell: Cell) -> Iterator[tuple[Cell, list[Marker]]]:
        """Yield the exits as if there were no gates."""
        plain = self.maze.copy()
        for marked in {it.cell for it in plain.markers}:
            plain.markers.put(
                marked, tuple(it for it in plain.markers.at(marked) if it.kind is not MarkerKind.GATE)
            )
        kept, self.maze = self.maze, plain
        yield from list(self.exits(cell))
        self.maze = kept


def is_floor(maze: Maze, cell: Cell) -> bool:
    return maze.grid.holds(cell) and maze.cells[maze.grid.array_place(cell)] >> 1 != Matter.ROCK


def _cells(maze: Maze) -> list[Cell]:
    levels, rows, cols = maze.shape
    places = [(level, row, col) for level in range(levels) for row in range(rows) for col in range(cols)]
    return [maze.grid.cell_at(place) for place in places]


def locked_maze(seed: int) -> Maze:
    """Return a small maze with keys, doors and gates at random."""
    rng = random.Random(seed)
    levels, rows, cols = rng.choice((1, 1, 2)), rng.randint(1, 4), rng.randint(3, 6)
    maze = Maze.blank(rows, cols, levels, rng.choice(LATTICES), walled=True)
    cells, openness = _cells(maze), rng.choice((0.0, 0.1, 0.3))
    _carve(maze, cells, openness, rng)
    for cell in rng.sample(cells, rng.choice((0, 0, 0, 1))):
        maze.set_cells([cell], "rock")
    floor = [cell for cell in cells if is_floor(maze, cell)] or cells
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        with suppress(EditRejected):
            maze.add_teleporter(rng.choice(floor), rng.choice(floor), one_way=rng.random() < 0.6)
    labels, sides = rng.choice(("a", "ab", "abc")), [side.name for side in maze.lattice.sides]
    for _ in range(rng.randint(1, 4)):
        side = rng.choice((None, *sides))
        _mark(maze, "door", rng.choice(floor), side, rng.choice(labels))
    doors = [it.label for it in maze.markers] or ["a"]
    for _ in range(rng.randint(1, 5)):
        label = rng.choice(doors) if rng.random() < 0.9 else rng.choice(labels)
        _mark(maze, rng.choice(KEYS), rng.choice(floor), None, label)
    for _ in range(rng.choice((0, 1, 2, 3))):
        _mark(maze, "gate", rng.choice(floor), rng.choice(sides), "")
    for kind, counts in (("start", (1, 1, 1, 2)), ("goal", (0, 1, 1, 2))):
        for _ in range(rng.choice(counts)):
            _mark(maze, kind, rng.choice(floor), None, "")
    return maze


def _carve(maze: Maze, cells: list[Cell], openness: float, rng: random.Random) -> None:
    """Open sides so that each level is connected, and some more."""
    part = {cell: cell for cell in cells}
    sides = [
        (cell, side)
        for cell in cells
        for side in maze.lattice.stored
        if maze.has_side(cell, side) and not maze.is_border(cell, side)
    ]
    for cell, side in rng.sample(sides, len(sides)):
        down, right = maze.lattice.step(cell[1], side)
        here, there = part[cell], part[cell[0], cell[1] + down, cell[2] + right]
        if here != there or rng.random() < openness:
            maze.set_wall(cell, side, "open")
            part.update({other: here for other, own in part.items() if own == there})


def _mark(maze: Maze, kind: str, cell: Cell, side: str | None, label: str) -> None:
    if side is None or maze.has_side(cell, side):
        marker = Marker(MarkerKind(kind), cell, None if side is None else PortSide(side), label)
        if marker not in maze.markers:
            maze.add_marker(kind, cell, side, label)
