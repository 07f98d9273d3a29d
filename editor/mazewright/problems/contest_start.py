"""The start of a contest maze, and where a hand on the wall leads from it (`mazewright.problems.contest`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from mazewright.lattice import SQUARE, Side
from mazewright.maze import Cell, MarkerKind, Maze
from mazewright.maze.edits import SetWalls
from mazewright.maze.endpoints import Endpoints
from mazewright.problems.problem import Fix, Problem, ProblemKind, Severity, cells_at, named
from mazewright.problems.zones import Zones
from mazewright.regions.space import OPEN_SIDES

_SIDES = {Side.N: "north", Side.E: "east", Side.S: "south", Side.W: "west"}


def start_problems(zones: Zones, ends: Endpoints) -> Iterator[Problem]:
    """Yield what is wrong with the start."""
    if not ends.starts:
        return
    maze, start = zones.maze, ends.starts[0]
    count = len({marker.cell for marker in maze.markers if marker.kind is MarkerKind.START})
    if count > 1:
        yield _start_is(start, f"A contest maze has one start; this one has {count}.")
    ways = _ways_out(maze, start)
    if ways is None:
        yield _start_is(start, f"The start at {named(start)} is to be in a corner of the maze.")
        return
    exits, out = _exits(zones, start), ways[0]
    if exits == [out]:
        return
    if len(exits) == 1:
        words = f"The start opens to the {_SIDES[exits[0]]}; clockwise is to the {_SIDES[out]}."
        yield _start_is(start, words, _turned(zones, start, ways, "Turn the start"), Severity.WARNING)
    else:
        walls = 4 - len(exits)
        words = f"The start at {named(start)} is to have walls on three sides, and has them on {walls}."
        fixes = _turned(zones, start, ways, "Add a wall" if exits else "Open a wall")
        yield _start_is(start, words, fixes)


def _start_is(
    start: Cell, words: str, fixes: tuple[Fix, ...] = (), severity: Severity = Severity.ERROR
) -> Problem:
    return Problem(ProblemKind.CONTEST_START, severity, words, cells=cells_at(start), fixes=fixes)


def _ways_out(maze: Maze, start: Cell) -> tuple[Side, Side] | None:
    """Return the two inner sides of a corner, clockwise first; None if the cell is not a corner."""
    inner = [side for side in Side if not maze.is_border(start, side)]
    if len(inner) != 2 or inner[0].opposite is inner[1]:
        return None
    # With the outer walls behind and to the left: west and south when one faces north.
    first, second = inner
    return (first, second) if (first + 1) % 4 == second else (second, first)


def _exits(zones: Zones, cell: Cell) -> list[Side]:
    sides = int(zones.space.cells[zones.place(cell)]) & OPEN_SIDES
    return [side for side in Side if sides & side.bit]


def _turned(zones: Zones, start: Cell, ways: tuple[Side, Side], words: str) -> tuple[Fix, ...]:
    """Return what leaves a start the first of two ways out; nothing where that would cut floor off."""
    out, other = ways
    edit = SetWalls([(*start, out.name, "open"), (*start, other.name, "wall")])
    copy = zones.maze.copy()
    edit.apply(copy)
    after = Zones.of(copy)
    is_floor = zones.labels > 0
    parts = np.unique(np.stack((zones.labels[is_floor], after.labels[is_floor])), axis=1)
    is_cut = parts.shape[1] >= len(zones.sizes)  # There is one size more than zones: that of rock.
    return () if is_cut or _exits(after, start) != [out] else (Fix(words, edit),)


def wall_follower(zones: Zones, ends: Endpoints) -> Iterator[Problem]:
    """Yield where a mouse that keeps its left hand on the wall finds the goal.

    Out of a start with walls on three sides the right hand follows the same walls the other way round.
    """
    if not ends.starts or not ends.goals:
        return
    exits = _exits(zones, ends.starts[0])
    if len(exits) == 1 and _is_found(zones, ends.starts[0], exits[0], ends.goals):
        words = "A wall follower finds the goal. Contest mazes place the goal where it cannot."
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
