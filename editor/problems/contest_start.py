"""The start of a contest maze, and where a hand on the wall leads from it (`editor.problems.contest`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.lattice import SQUARE, Side
from editor.maze import Cell, MarkerKind, Maze
from editor.maze.edits import SetWalls
from editor.problems.ends import Ends
from editor.problems.problem import Mend, Problem, ProblemKind, Severity, cells_at, named
from editor.problems.zones import Zones
from editor.regions.space import OPEN_SIDES

_SIDES = {Side.N: "north", Side.E: "east", Side.S: "south", Side.W: "west"}


def start_problems(zones: Zones, ends: Ends) -> Iterator[Problem]:
    """Tell what is wrong with the start."""
    if not ends.starts:
        return
    maze, start = zones.maze, ends.starts[0]
    count = len({marker.cell for marker in maze.markers if marker.kind is MarkerKind.START})
    if count > 1:
        yield _start_is(start, f"A contest maze has one start; this one has {count}.")
    out = _way_out(maze, start)
    if out is None:
        yield _start_is(start, f"The start at {named(start)} is to be in a corner of the maze.")
        return
    exits = _exits(zones, start)
    if len(exits) == 1 and exits != [out]:
        words = f"The start opens to the {_SIDES[exits[0]]}; clockwise is to the {_SIDES[out]}."
        yield _start_is(start, words, severity=Severity.WARNING)
    elif len(exits) != 1:
        words = (
            f"The start at {named(start)} is to have walls on three sides, and has them on {4 - len(exits)}."
        )
        yield _start_is(start, words, _three_walls(zones, start, out, exits))


def _start_is(
    start: Cell, words: str, mends: tuple[Mend, ...] = (), severity: Severity = Severity.ERROR
) -> Problem:
    return Problem(ProblemKind.CONTEST_START, severity, words, cells=cells_at(start), mends=mends)


def _way_out(maze: Maze, start: Cell) -> Side | None:
    """Give the side by which one goes clockwise from a corner; None where it is none."""
    level, row, col = start
    place = (level, row - maze.origin[0], col - maze.origin[1])
    borders = [side for side in Side if maze.is_border(place, side)]
    # With the outside walls behind and to the left: to the west and the south of the way north.
    for way in (Side((side + 1) % 4) for side in borders if len(borders) == 2):
        if way not in borders and way.opposite in borders:
            return way
    return None


def _exits(zones: Zones, cell: Cell) -> list[Side]:
    level, row, col = cell
    space = zones.space
    place = space.layout.padded_place(level, row - space.origin[0], col - space.origin[1])
    sides = int(space.cells[place]) & OPEN_SIDES
    return [side for side in Side if sides & side.bit]


def _three_walls(zones: Zones, start: Cell, out: Side, exits: list[Side]) -> tuple[Mend, ...]:
    """Give what leaves the start one way, which cuts nothing: the one that contests ask for, if it can be."""
    if not exits:
        edit = SetWalls([(*start, out.name, "open")])
        return (Mend("Open a wall", edit),) if _zones_after(zones, edit) < len(zones.sizes) else ()
    for side in sorted(exits, key=lambda side: side is out):
        edit = SetWalls([(*start, side.name, "wall")])
        if _zones_after(zones, edit) == len(zones.sizes):
            return (Mend("Add a wall", edit),)
    return ()


def _zones_after(zones: Zones, edit: SetWalls) -> int:
    """Count the zones after an edit, that of rock included; for the small boards of contests."""
    copy = zones.maze.copy()
    edit.apply(copy)
    return len(Zones.of(copy).sizes)


def wall_follower(zones: Zones, ends: Ends) -> Iterator[Problem]:
    """Tell where a mouse that keeps its left hand on the wall finds the goal.

    Out of a start with walls on three sides the right hand follows the same walls the other way round.
    """
    if not ends.starts or not ends.goals:
        return
    exits = _exits(zones, ends.starts[0])
    if len(exits) == 1 and _is_found(zones, ends.starts[0], exits[0], ends.goals):
        words = "A mouse that keeps a hand on the wall finds the goal; contests place it where it does not."
        yield Problem(ProblemKind.WALL_FOLLOWER, Severity.NOTE, words, cells=cells_at(*ends.goals))


def _is_found(zones: Zones, cell: Cell, ahead: Side, goals: Iterable[Cell]) -> bool:
    wanted, been = set(goals), set[tuple[Cell, Side]]()
    while cell not in wanted:
        if (cell, ahead) in been:
            return False
        been.add((cell, ahead))
        down, right = SQUARE.steps[ahead]
        cell = (cell[0], cell[1] + down, cell[2] + right)
        exits = _exits(zones, cell)
        turns = (Side((ahead + turn) % 4) for turn in (3, 0, 1, 2))
        ahead = next(side for side in turns if side in exits)
    return True
