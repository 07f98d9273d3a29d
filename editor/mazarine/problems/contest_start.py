"""The start of a contest maze, and what a wall follower finds from it (`mazarine.problems.contest`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np

from mazarine.lattice import SQUARE, Side
from mazarine.maze import Cell, MarkerKind, Maze, PortSide
from mazarine.maze.edits import SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.names import SIDE_NAMES
from mazarine.messages import Message
from mazarine.paths.structure.solution import path_to_nearest
from mazarine.problems.contest_rules import ContestRules
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at
from mazarine.problems.zones import Zones
from mazarine.regions.space import OPEN_SIDES, Space


def start_problems(zones: Zones, ends: Endpoints, rules: ContestRules) -> Iterator[Problem]:
    """Yield the problems of the start."""
    if not ends.starts:
        return
    maze, start = zones.maze, ends.starts[0]
    count = len({marker.cell for marker in maze.markers if marker.kind is MarkerKind.START})
    if count > 1:
        yield _problem_of(start, ProblemMessage.CONTEST_STARTS(starts=count))
    sides = inner_sides(maze, start)
    if sides is None:
        yield _problem_of(start, ProblemMessage.START_NOT_IN_CORNER(cell=start))
        return
    exits, expected = _exits(zones, start), sides[0]
    if exits == [expected]:
        return
    if len(exits) == 1:
        message = ProblemMessage.START_OPENS_WRONG(found=_name_of(exits[0]), expected=_name_of(expected))
        fixes = _turned(zones, start, sides, FixText.TURN_START)
        yield _problem_of(start, message, fixes, rules.start_side)
    else:
        message = ProblemMessage.START_WALLS(cell=start, walls=4 - len(exits))
        fixes = _turned(zones, start, sides, FixText.ADD_WALL if exits else FixText.OPEN_WALL)
        yield _problem_of(start, message, fixes, rules.start_walls if expected in exits else Severity.ERROR)


def _problem_of(
    start: Cell, message: Message, fixes: tuple[Fix, ...] = (), severity: Severity = Severity.ERROR
) -> Problem:
    return Problem(ProblemKind.CONTEST_START, severity, message, cells=cells_at(start), fixes=fixes)


def inner_sides(maze: Maze, start: Cell) -> tuple[Side, Side] | None:
    """Return the two inner sides of a corner, clockwise first; None if the cell is not a corner."""
    inner = [side for side in SQUARE.sides if not maze.is_border(start, side)]
    if len(inner) != 2 or inner[0].opposite is inner[1]:
        return None
    # With the outer walls behind and to the left: west and south when one faces north.
    first, second = inner
    return (first, second) if (first + 1) % 4 == second else (second, first)


def _exits(zones: Zones, cell: Cell) -> list[Side]:
    sides = int(zones.space.cells[zones.place(cell)]) & OPEN_SIDES
    return [side for side in SQUARE.sides if sides & side.bit]


def _turned(zones: Zones, start: Cell, sides: tuple[Side, Side], text: FixText) -> tuple[Fix, ...]:
    """Return the fix that opens the first of two sides and closes the other; none if it cuts floor off."""
    opened, closed = sides
    edit = SetWalls([(*start, opened.name, "open"), (*start, closed.name, "wall")])
    copy = zones.maze.copy()
    edit.apply(copy)
    after = Zones.of(copy)
    is_floor = zones.labels > 0
    parts = np.unique(np.stack((zones.labels[is_floor], after.labels[is_floor])), axis=1)
    is_cut = parts.shape[1] >= len(zones.sizes)  # There is one size more than zones: that of rock.
    return () if is_cut or _exits(after, start) != [opened] else (Fix(text(), edit),)


def wall_follower(zones: Zones, ends: Endpoints) -> Iterator[Problem]:
    """Yield a note if a mouse that keeps its left hand on the wall finds the goal.

    From a start with walls on three sides the right hand follows the same walls in the other direction.
    """
    if not ends.starts or not ends.goals:
        return
    exits = _exits(zones, ends.starts[0])
    if len(exits) == 1 and _is_found(zones, ends.starts[0], exits[0], ends.goals):
        message = ProblemMessage.WALL_FOLLOWER_WINS()
        yield Problem(ProblemKind.WALL_FOLLOWER, Severity.NOTE, message, cells=cells_at(*ends.goals))


def single_path(zones: Zones, ends: Endpoints) -> Iterator[Problem]:
    """Yield a note if only one path that enters no cell twice leads from the start to the goal."""
    if ends.starts and ends.goals and _is_single(zones, ends.starts[0], set(ends.goals)):
        message = ProblemMessage.SINGLE_PATH()
        yield Problem(ProblemKind.SINGLE_PATH, Severity.NOTE, message, cells=cells_at(*ends.goals))


def _is_single(zones: Zones, start: Cell, goals: set[Cell]) -> bool:
    """Return whether there is a path, and none of its cells leads to another but along it."""
    # Mice take no links.
    space = Space(zones.space.grid, zones.space.lattice, zones.space.cells)
    found = path_to_nearest(space, zones.place(start), [zones.place(goal) for goal in goals])
    if found is None:
        return False
    path = [(level, row, col) for level, row, col in found.tolist()]
    # A cell beside the path belongs to the cell of the path that leads there; to two, if there are two paths.
    owner = {cell: cell for cell in path} | dict.fromkeys(goals, path[-1])
    steps = {frozenset(step) for step in pairwise(path)}
    flood = list(owner)
    while flood:
        cell = flood.pop()
        for other in (it for it in _beside(zones, cell) if frozenset((cell, it)) not in steps):
            if other not in owner:
                owner[other] = owner[cell]
                flood.append(other)
            elif owner[other] != owner[cell]:
                return False
    return True


def _beside(zones: Zones, cell: Cell) -> Iterator[Cell]:
    """Yield the cells that open sides lead to."""
    return (_across(cell, side) for side in _exits(zones, cell))


def _across(cell: Cell, side: Side) -> Cell:
    down, right = SQUARE.steps[side]
    return (cell[0], cell[1] + down, cell[2] + right)


def _is_found(zones: Zones, cell: Cell, ahead: Side, goals: Iterable[Cell]) -> bool:
    goal_cells, visited = set(goals), set[tuple[Cell, Side]]()
    while cell not in goal_cells:
        if (cell, ahead) in visited:
            return False
        visited.add((cell, ahead))
        cell = _across(cell, ahead)
        exits = _exits(zones, cell)
        turns = (Side((ahead + turn) % 4) for turn in (3, 0, 1, 2))
        ahead = next(side for side in turns if side in exits)
    return True


def _name_of(side: Side) -> Message:
    return SIDE_NAMES[PortSide(side.name)]
