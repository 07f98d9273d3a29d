"""Floor that cannot be reached, and floor from which no goal can be reached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from mazarine.counting import Noun
from mazarine.maze import Cell, Link, Maze
from mazarine.maze.codes import FOG
from mazarine.maze.edits import Batch, PlaceLink, RemoveLink, SetCells
from mazarine.maze.endpoints import Endpoints
from mazarine.problems.messages import FixText, ProblemMessage
from mazarine.problems.problem import Fix, Problem, ProblemKind, Severity, rest_of
from mazarine.problems.zones import Chosen, Survey, Zones


def unreachable_floor(
    zones: Zones, ends: Endpoints, severity: Severity = Severity.WARNING, *, has_rock: bool = True
) -> list[Problem]:
    """Return the floor that cannot be reached from any start; without starts, from the largest area.

    Parameters
    ----------
    zones, ends : of the maze
    severity : the severity of these problems
    has_rock : whether the maze may have rock, so that such floor can be filled
    """
    if ends.starts:
        reached = zones.onward(map(zones.at, ends.starts))
        sort = _Sort(
            ProblemKind.FLOOR_UNREACHABLE,
            severity,
            ProblemMessage.CELL_UNREACHABLE,
            ProblemMessage.CELLS_UNREACHABLE,
            ProblemMessage.MORE_UNREACHABLE_AREAS,
        )
    else:
        reached = zones.around(zones.largest(zones.floor())[:1])
        sort = _Sort(
            ProblemKind.CLOSED_POCKET,
            severity,
            ProblemMessage.CELL_CLOSED_OFF,
            ProblemMessage.CELLS_CLOSED_OFF,
            ProblemMessage.MORE_CLOSED_AREAS,
        )

    def fixes(survey: Survey, zone: int, cells: NDArray[np.int64], is_whole: bool) -> list[Fix]:
        connection = survey.connection(zone)
        found = [] if connection is None else [connection]
        if has_rock and is_whole and not _has_markers(zones.maze, cells):
            found.append(Fix(FixText.FILL_WITH_ROCK(), _rock(zones.maze, cells)))
        return found

    return _problems(zones, zones.floor() & ~reached, reached, sort, fixes)


def traps(zones: Zones, ends: Endpoints) -> list[Problem]:
    """Return the floor that a start with a path to a goal reaches, but that has no path to a goal."""
    wins = zones.backward(map(zones.at, ends.goals))
    good = [zone for zone in map(zones.at, ends.starts) if wins[zone]]
    leads_in: dict[int, Link] = {}
    for link, first, second in zones.one_way:
        if wins[first]:
            leads_in.setdefault(second, link)

    def fixes(survey: Survey, zone: int, _cells: NDArray[np.int64], _is_whole: bool) -> list[Fix]:
        connection, link = survey.connection(zone), leads_in.get(zone)
        found = [] if link is None else [Fix(FixText.MAKE_TWO_WAY(), _two_way(link))]
        return found if connection is None else [*found, connection]

    sort = _Sort(
        ProblemKind.TRAP,
        Severity.WARNING,
        ProblemMessage.CELL_IS_TRAP,
        ProblemMessage.CELLS_ARE_TRAP,
        ProblemMessage.MORE_TRAPS,
    )
    return _problems(zones, zones.onward(good) & ~wins, wins, sort, fixes)


@dataclass(frozen=True)
class _Sort:
    """A kind of problems with zones, and the sentences for a cell, for several cells and for more zones."""

    kind: ProblemKind
    severity: Severity
    cell: ProblemMessage
    cells: ProblemMessage
    more: ProblemMessage


_Fixes = Callable[[Survey, int, NDArray[np.int64], bool], list[Fix]]
"""Return the fixes of a zone, given all of its cells or two corners."""


def _problems(zones: Zones, chosen: Chosen, target: Chosen, sort: _Sort, fixes: _Fixes) -> list[Problem]:
    """Return problems for the largest of the chosen zones, and one that counts the others."""
    largest = zones.largest(chosen)
    if not largest:
        return []
    survey = Survey(zones, largest, target)
    problems = []
    for zone in largest:
        count = int(zones.sizes[zone])
        cells, is_whole = survey.cells(zone)
        message = (
            sort.cell(cell=tuple(cells[0].tolist()))
            if count == 1
            else sort.cells(cells=Noun.CELLS(count=count), cell=_middle(cells, is_whole))
        )
        fixed = tuple(fixes(survey, zone, cells, is_whole))
        problems.append(Problem(sort.kind, sort.severity, message, count, cells, is_whole, fixed))
    rest = int(np.count_nonzero(chosen)) - len(largest)
    rest_cells = int(zones.sizes[chosen].sum() - zones.sizes[largest].sum())
    return [*problems, *rest_of(problems, rest, sort.more, rest_cells)]


def _middle(cells: NDArray[np.int64], is_whole: bool) -> Cell:
    """Return the cell nearest to the middle of those on the first level; of two corners, the middle."""
    here = cells[cells[:, 0] == cells[0, 0]]
    middle = here.mean(axis=0)
    cell = here[((here - middle) ** 2).sum(axis=1).argmin()] if is_whole else middle.astype(np.int64)
    level, row, col = cell.tolist()
    return level, row, col


def _has_markers(maze: Maze, cells: NDArray[np.int64]) -> bool:
    marked = {marker.cell for marker in maze.markers}
    return bool(marked) and any(cell in marked for cell in map(tuple, cells.tolist()))


def _rock(maze: Maze, cells: NDArray[np.int64]) -> SetCells:
    """Make cells rock; the fog stays."""
    return SetCells.of_arrays(cells, maze.cells.reshape(-1)[maze.grid.flat_places(cells)] & np.uint8(FOG))


def _two_way(link: Link) -> Batch:
    return Batch((RemoveLink(link.first), PlaceLink(replace(link, one_way=False))))
