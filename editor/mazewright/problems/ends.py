"""Starts and goals: whether there are any, on floor, and whether one gets from one to the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mazewright.counting import count_of
from mazewright.maze import Cell, MarkerKind, Maze
from mazewright.maze.codes import Matter
from mazewright.maze.edits import Batch, PlaceMarker, RemoveMarker, SetCells
from mazewright.maze.endpoints import Endpoints
from mazewright.maze.validation import require_cell
from mazewright.problems.problem import (
    MOST_LISTED,
    Fix,
    Problem,
    ProblemKind,
    Severity,
    cells_at,
    listed,
    named,
    the_rest,
)
from mazewright.problems.zones import Survey, Zones

_NAMES = {MarkerKind.NPC: "character"}


def is_rock(maze: Maze, cell: Cell) -> bool:
    """Return whether a lattice cell inside the maze is rock."""
    return bool(maze.cells[require_cell(maze, cell)] >> 1 == Matter.ROCK)


def missing_ends(ends: Endpoints) -> Iterator[Problem]:
    """Yield where there is no start or no goal to be reached."""
    if not ends.starts:
        yield Problem(ProblemKind.NO_START, Severity.WARNING, "The maze has no start.")
    if not ends.goals:
        yield Problem(ProblemKind.NO_GOAL, Severity.WARNING, "The maze has no goal.")


def goals_out_of_reach(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return from which starts no goal can be reached, where there are goals."""
    if not ends.goals:
        return []
    wins = zones.backward(map(zones.at, ends.goals))
    lost = [cell for cell in ends.starts if not wins[zones.at(cell)]]
    if not lost:
        return []
    told, more = lost[:MOST_LISTED], len(lost) - MOST_LISTED
    survey = Survey(zones, list(dict.fromkeys(map(zones.at, told))), wins)
    problems = [_out_of_reach(survey, cell, zones.at(cell)) for cell in told]
    return [
        *problems,
        *the_rest(
            problems,
            more,
            lambda rest: count_of(
                rest, "more start without a goal in reach", "more starts without a goal in reach"
            ),
        ),
    ]


def _out_of_reach(survey: Survey, start: Cell, zone: int) -> Problem:
    way = survey.way_in(zone)
    return Problem(
        ProblemKind.GOAL_UNREACHABLE,
        Severity.ERROR,
        f"No goal can be reached from the start at {named(start)}.",
        cells=cells_at(start),
        fixes=() if way is None else (way,),
    )


def markers_in_rock(maze: Maze) -> list[Problem]:
    """Return which markers stand in rock; notes may."""
    cells = {marker.cell for marker in maze.markers if marker.kind is not MarkerKind.NOTE}
    return listed(
        (_in_rock(maze, cell) for cell in sorted(cells) if is_rock(maze, cell)),
        lambda rest: count_of(rest, "more cell of rock with markers", "more cells of rock with markers"),
    )


def _in_rock(maze: Maze, cell: Cell) -> Problem:
    markers = maze.markers.at(cell)
    notes = [marker for marker in markers if marker.kind is MarkerKind.NOTE]
    names = _and(_NAMES.get(marker.kind, marker.kind.value) for marker in markers if marker not in notes)
    is_one = len(markers) - len(notes) == 1
    return Problem(
        ProblemKind.MARKER_IN_ROCK,
        Severity.WARNING,
        f"{names[0].upper()}{names[1:]} at {named(cell)} {'is' if is_one else 'are'} on rock.",
        cells=cells_at(cell),
        fixes=(
            Fix("Make it floor", SetCells([(*cell, "floor")])),
            Fix("Remove the marker", Batch((RemoveMarker(cell), *map(PlaceMarker, notes)))),
        ),
    )


def _and(names: Iterable[str]) -> str:
    """Join names.

    >>> _and(["start", "goal"])
    'the start and the goal'
    """
    return " and ".join(f"the {marker}" for marker in names)
