"""Floor that cannot be reached, and floor from which no goal can be reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mazewright.counting import count_of
from mazewright.maze import Link, Maze
from mazewright.maze.codes import FOG
from mazewright.maze.edits import Batch, PlaceLink, RemoveLink, SetCells
from mazewright.maze.endpoints import Endpoints
from mazewright.problems.problem import Fix, Problem, ProblemKind, Severity, named, the_rest
from mazewright.problems.zones import Chosen, Survey, Zones


def unreachable_floor(
    zones: Zones, ends: Endpoints, severity: Severity = Severity.WARNING, *, has_rock: bool = True
) -> list[Problem]:
    """Return which floor cannot be reached from any start; without starts, what is closed off from the most.

    Parameters
    ----------
    zones, ends
        Of the maze.
    severity
        How much it matters.
    has_rock
        Whether the maze may have rock, to fill such floor with.
    """
    if ends.starts:
        reached = zones.onward(map(zones.at, ends.starts))
        kind = ProblemKind.FLOOR_UNREACHABLE
        sort = _Sort(kind, severity, lambda what, _is_one: f"{what} cannot be reached from any start.")
    else:
        reached = zones.around(zones.largest(zones.floor())[:1])
        sort = _Sort(
            ProblemKind.CLOSED_POCKET,
            severity,
            lambda what, is_one: f"{what} {'is' if is_one else 'are'} closed off from the rest.",
        )

    def fixes(survey: Survey, zone: int, cells: NDArray[np.int64], is_whole: bool) -> list[Fix]:
        way = survey.way_in(zone)
        found = [] if way is None else [way]
        if has_rock and is_whole and not _has_markers(zones.maze, cells):
            found.append(Fix("Fill with rock", _rock(zones.maze, cells)))
        return found

    return _told(zones, zones.floor() & ~reached, reached, sort, fixes)


def traps(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return the floor that a start with a path to a goal reaches, but that has no path to a goal."""
    wins = zones.backward(map(zones.at, ends.goals))
    good = [zone for zone in map(zones.at, ends.starts) if wins[zone]]
    leads_in: dict[int, Link] = {}
    for link, first, second in zones.one_way:
        if wins[first]:
            leads_in.setdefault(second, link)

    def fixes(survey: Survey, zone: int, _cells: NDArray[np.int64], _is_whole: bool) -> list[Fix]:
        way, link = survey.way_in(zone), leads_in.get(zone)
        found = [] if link is None else [Fix("Make the link two-way", _two_way(link))]
        return found if way is None else [*found, way]

    sort = _Sort(
        ProblemKind.TRAP,
        Severity.WARNING,
        lambda what, is_one: (
            f"{what} {'is' if is_one else 'are'} a trap: "
            "a one-way link leads in, but no goal can be reached from there."
        ),
    )
    return _told(zones, zones.onward(good) & ~wins, wins, sort, fixes)


@dataclass(frozen=True)
class _Sort:
    """The text about zones: `words` makes a sentence of "4 cells", or of the name of the only one."""

    kind: ProblemKind
    severity: Severity
    words: Callable[[str, bool], str]


_Fixes = Callable[[Survey, int, NDArray[np.int64], bool], list[Fix]]
"""Return the fixes of a zone, given all of its cells or two corners."""


def _told(zones: Zones, chosen: Chosen, target: Chosen, sort: _Sort, fixes: _Fixes) -> list[Problem]:
    """Return of the largest of the chosen zones, and count the others."""
    told = zones.largest(chosen)
    if not told:
        return []
    survey = Survey(zones, told, target)
    problems = []
    for zone in told:
        count = int(zones.sizes[zone])
        cells, is_whole = survey.cells(zone)
        words = sort.words(_only(cells) if count == 1 else count_of(count, "cell"), count == 1)
        fixed = tuple(fixes(survey, zone, cells, is_whole))
        problems.append(Problem(sort.kind, sort.severity, words, count, cells, is_whole, fixed))
    rest = int(zones.sizes[chosen].sum() - zones.sizes[told].sum())
    more = int(np.count_nonzero(chosen)) - len(told)
    return [*problems, *the_rest(problems, more, lambda rest: count_of(rest, "more such area"), rest)]


def _only(cells: NDArray[np.int64]) -> str:
    level, row, col = cells[0].tolist()
    return f"Cell {named((level, row, col))}"


def _has_markers(maze: Maze, cells: NDArray[np.int64]) -> bool:
    marked = {marker.cell for marker in maze.markers}
    return bool(marked) and any(cell in marked for cell in map(tuple, cells.tolist()))


def _rock(maze: Maze, cells: NDArray[np.int64]) -> SetCells:
    """Make cells rock; the fog stays."""
    return SetCells.of_arrays(cells, maze.cells.reshape(-1)[maze.grid.flat_places(cells)] & np.uint8(FOG))


def _two_way(link: Link) -> Batch:
    return Batch((RemoveLink(link.first), PlaceLink(replace(link, one_way=False))))
