"""What lies behind secrets is a note."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.counting import Noun
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells, SetWalls
from mazarine.maze.secrets import with_secrets_closed
from mazarine.paths import Router
from mazarine.problems import check
from mazarine.problems.messages import ProblemMessage
from mazarine.problems.problem import Problem, ProblemKind, Severity
from mazarine.regions import Segmentation
from tests.strategies import mazes


def notes_of(maze: Maze) -> list[Problem]:
    return [problem for problem in check(maze) if problem.kind is ProblemKind.BEHIND_SECRETS]


def marked(maze: Maze, start: tuple[int, int, int], goal: tuple[int, int, int]) -> Maze:
    PlaceMarker(Marker(MarkerKind.START, start)).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, goal)).apply(maze)
    return maze


def test_all_but_one_cell_behind_a_secret_door() -> None:
    maze = marked(Maze.blank(4, 6), (0, 0, 0), (0, 3, 5))
    SetWalls([(0, 0, 0, "E", "secret"), (0, 0, 0, "S", "wall")]).apply(maze)
    (note,) = notes_of(maze)
    assert note.severity is Severity.NOTE
    assert note.message.code == "goal-needs-secrets"
    assert str(note.message) == (
        "23 of 24 cells can be reached only through secrets, and so can every goal."
        " A path to a goal needs at least 1 secret."
    )
    assert note.count == len(note.cells) == 23
    SetWalls([(0, 0, 0, "E", "found")]).apply(maze)
    assert not notes_of(maze)


def test_the_secrets_that_a_goal_needs_are_counted_from_a_single_start() -> None:
    maze = marked(Maze.blank(1, 6), (0, 0, 0), (0, 0, 5))
    SetCells([(0, 0, 1, "secret"), (0, 0, 4, "secret")]).apply(maze)
    (note,) = notes_of(maze)
    assert note.message.fields["secrets"] == Noun.SECRETS(count=2)
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 3))).apply(maze)
    (note,) = notes_of(maze)
    assert note.message.code == "goals-behind-secrets"


def test_a_secret_cell_with_a_teleporter_is_a_way_only_when_it_is_found() -> None:
    maze = marked(Maze.blank(1, 5), (0, 0, 0), (0, 0, 0))
    SetCells([(0, 0, 1, "secret"), (0, 0, 3, "rock")]).apply(maze)
    PlaceLink(Link(Port((0, 0, 1)), Port((0, 0, 4)))).apply(maze)
    (note,) = notes_of(maze)
    assert note.message == ProblemMessage.BEHIND_SECRETS(found=3, cells=Noun.CELLS(count=4))


@given(mazes(max_rows=5, max_cols=5), st.data())
def test_cells_are_those_that_a_router_reaches_only_with_secrets(maze: Maze, data: st.DataObject) -> None:
    floor = [tuple(map(int, place)) for place in np.argwhere(maze.cells >> 1 == 1)]
    if not floor:
        return
    level, row, col = data.draw(st.sampled_from(floor))
    start = level, row + maze.origin[0], col + maze.origin[1]
    PlaceMarker(Marker(MarkerKind.START, start)).apply(maze)
    starts = [marker.cell for marker in maze.markers if marker.kind is MarkerKind.START]
    closed = with_secrets_closed(maze)
    for link in list(closed.links):
        places = [np.array(port.cell) - (0, *maze.origin) for port in link.ports]
        if any(closed.cells[tuple(place)] < 2 for place in places):
            closed.links.remove(link)

    def reached(board: Maze) -> np.ndarray:
        router = Router(Segmentation.of(board))
        seen = np.zeros(board.shape, dtype=bool)
        for cell in starts:
            place = cell[0], cell[1] - maze.origin[0], cell[2] - maze.origin[1]
            if board.cells[place] > 1:
                seen |= router.distances_from(cell) >= 0
        return seen

    only_with_secrets = reached(maze) & ~reached(closed)
    assert sum(note.count for note in notes_of(maze)) == np.count_nonzero(only_with_secrets)
