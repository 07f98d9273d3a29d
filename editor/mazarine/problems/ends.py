"""Starts and goals: whether there are any, on floor, and whether a path joins them."""

from __future__ import annotations

from collections.abc import Iterator

from mazarine.maze import Cell, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Batch, PlaceMarker, RemoveMarker, SetCells
from mazarine.maze.endpoints import Endpoints
from mazarine.maze.names import MARKER_KIND_NAMES
from mazarine.maze.validation import require_cell
from mazarine.messages import Series
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import (
    MOST_LISTED,
    Fix,
    Problem,
    ProblemKind,
    Severity,
    cells_at,
    listed,
    rest_of,
)
from mazarine.problems.zones import Survey, Zones


def is_rock(maze: Maze, cell: Cell) -> bool:
    """Return whether a lattice cell inside the maze is rock."""
    return bool(maze.cells[require_cell(maze, cell)] >> 1 == Matter.ROCK)


def missing_ends(ends: Endpoints) -> Iterator[Problem]:
    """Yield problems for a missing start and a missing goal."""
    if not ends.starts:
        yield Problem(ProblemKind.NO_START, Severity.WARNING, ProblemMessage.NO_START())
    if not ends.goals:
        yield Problem(ProblemKind.NO_GOAL, Severity.WARNING, ProblemMessage.NO_GOAL())


def goals_out_of_reach(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return the starts from which no goal can be reached, where there are goals."""
    if not ends.goals:
        return []
    wins = zones.backward(map(zones.at, ends.goals))
    lost = [cell for cell in ends.starts if not wins[zones.at(cell)]]
    if not lost:
        return []
    shown = lost[:MOST_LISTED]
    survey = Survey(zones, list(dict.fromkeys(map(zones.at, shown))), wins)
    problems = [_out_of_reach(survey, cell, zones.at(cell)) for cell in shown]
    rest = rest_of(problems, len(lost) - len(shown), ProblemMessage.MORE_STARTS_WITHOUT_GOAL)
    return [*problems, *rest]


def _out_of_reach(survey: Survey, start: Cell, zone: int) -> Problem:
    fix = survey.connection(zone)
    return Problem(
        ProblemKind.GOAL_UNREACHABLE,
        Severity.ERROR,
        ProblemMessage.GOAL_UNREACHABLE(cell=start),
        cells=cells_at(start),
        fixes=() if fix is None else (fix,),
    )


def markers_in_rock(maze: Maze) -> list[Problem]:
    """Return the markers on rock, except notes."""
    cells = {marker.cell for marker in maze.markers if marker.kind is not MarkerKind.NOTE}
    return listed(
        (_in_rock(maze, cell) for cell in sorted(cells) if is_rock(maze, cell)),
        ProblemMessage.MORE_ROCK_WITH_MARKERS,
    )


def _in_rock(maze: Maze, cell: Cell) -> Problem:
    markers = maze.markers.at(cell)
    notes = [marker for marker in markers if marker.kind is MarkerKind.NOTE]
    names = tuple(MARKER_KIND_NAMES[marker.kind] for marker in markers if marker not in notes)
    return Problem(
        ProblemKind.MARKER_IN_ROCK,
        Severity.WARNING,
        ProblemMessage.MARKERS_ON_ROCK(count=len(names), cell=cell, markers=Series(names)),
        cells=cells_at(cell),
        fixes=(
            Fix(FixText.MAKE_FLOOR(), SetCells([(*cell, "floor")])),
            Fix(FixText.REMOVE_MARKER(), Batch((RemoveMarker(cell), *map(PlaceMarker, notes)))),
        ),
    )
