"""The rules of micromouse contests."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.counting import Noun
from mazarine.files import read
from mazarine.lattice import HEXAGON, HONEYCOMB, Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Edit, PlaceLink, PlaceMarker, RemoveMarker, SetCells, SetWalls
from mazarine.maze.endpoints import Endpoints
from mazarine.messages import Message
from mazarine.problems import Problem, ProblemKind, Profile, Severity, check, contest_markers
from mazarine.problems.messages import ProblemMessage
from mazarine.problems.zones import Zones
from mazarine.resources_path import resource
from tests.drawing import teleporter
from tests.strategies import mazes

K = ProblemKind
_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "micromouse"
_CLASSIC = (
    "pairs/APEC2017.maz", "pairs/Japan2013ef.txt", "text_o/AAMC18Maze.txt", "text_o/apec2019.txt",
    "text_o/br2025-robochallenge-day1.txt", "text_o/uk2016q.txt", "mms/apec2002.maz",
)  # fmt: skip


def contest() -> Maze:
    """Return the example maze, which follows all rules."""
    return read(resource("mazes/contest.txt"))


def told(maze: Maze) -> list[Problem]:
    return check(maze, Profile.MICROMOUSE)


def after(*edits: Edit) -> tuple[Maze, list[Problem]]:
    maze = contest()
    for edit in edits:
        edit.apply(maze)
    return maze, told(maze)


def kinds(problems: list[Problem]) -> set[ProblemKind]:
    return {problem.kind for problem in problems if problem.severity is not Severity.NOTE}


def fixed(maze: Maze, problems: list[Problem]) -> set[ProblemKind]:
    """Return the kinds of problems left after the first fix of the first problem."""
    problems[0].fixes[0].edit.apply(maze)
    return kinds(told(maze))


def rocky(place: tuple[int, int]) -> Maze:
    """Make a board of 5 × 5 cells with one of rock."""
    maze = Maze.blank(5, 5)
    SetCells([(0, *place, "rock")]).apply(maze)
    return maze


def test_the_example_keeps_all_rules() -> None:
    assert told(contest()) == []


@pytest.mark.skipif(not _DATA.exists(), reason="the collection of real files is not beside this tree")
@pytest.mark.parametrize("name", _CLASSIC)
def test_mazes_of_real_contests_keep_all_rules(name: str) -> None:
    maze = read(_DATA / name)
    edit = contest_markers(maze)
    if edit is not None:
        edit.apply(maze)
    assert told(maze) == []


def test_a_missing_start_and_goal_are_listed_with_fixes_that_add_them() -> None:
    maze = contest()
    for marker in list(maze.markers):
        RemoveMarker(marker.cell).apply(maze)
    bare, found = maze.copy(), told(maze)
    assert [problem.kind for problem in found] == [K.NO_START, K.NO_GOAL]
    for problem in found:
        (fix,) = problem.fixes
        fix.edit.apply(maze)
    assert maze == contest()
    assert told(maze) == []
    edit = contest_markers(bare)
    assert edit is not None
    edit.apply(bare)
    assert bare == contest()
    assert contest_markers(bare) is None


@pytest.mark.parametrize(
    ("size", "goals"),
    [
        (3, {(1, 1)}),
        (4, {(1, 1), (1, 2), (2, 1), (2, 2)}),
        (9, {(4, 4)}),
        (32, {(15, 15), (15, 16), (16, 15), (16, 16)}),
    ],
)
def test_the_standard_goal_is_the_center(size: int, goals: set[tuple[int, int]]) -> None:
    maze = Maze.blank(size, size)
    edit = contest_markers(maze)
    assert edit is not None
    edit.apply(maze)
    ends = Endpoints.of(maze)
    assert ends.starts == ((0, size - 1, 0),)
    assert {cell[1:] for cell in ends.goals} == goals
    edit = contest_markers(maze)
    assert edit is None


@pytest.mark.parametrize(
    "maze",
    [
        Maze.blank(2, 2), Maze.blank(16, 15), Maze.blank(16, 16, levels=2),
        Maze.blank(16, 16, lattice="honeycomb"), rocky((2, 2)), rocky((4, 0)),
    ],
)  # fmt: skip
def test_nothing_is_added_to_boards_that_no_contest_has_or_in_rock(maze: Maze) -> None:
    before = maze.copy()
    assert contest_markers(maze) is None
    assert maze == before


def test_a_goal_that_is_marked_stays_where_it_is() -> None:
    maze = Maze.blank(5, 5)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 4))).apply(maze)
    edit = contest_markers(maze)
    assert edit is not None
    edit.apply(maze)
    assert Endpoints.of(maze) == Endpoints(((0, 4, 0),), ((0, 0, 4),))


@pytest.mark.parametrize(
    ("maze", "message"),
    [
        (Maze.blank(16, 16, levels=2), ProblemMessage.CONTEST_LEVELS(levels=Noun.LEVELS(count=2))),
        (Maze.blank(16, 33), ProblemMessage.CONTEST_SIZE(most=32, rows=16, cols=33)),
        (Maze.blank(1, 9), ProblemMessage.CONTEST_SIZE(most=32, rows=1, cols=9)),
        (Maze.blank(16, 16, lattice="honeycomb"), ProblemMessage.CONTEST_LATTICE(lattice=HONEYCOMB.title)),
        (Maze.blank(16, 16, lattice="hexagon"), ProblemMessage.CONTEST_LATTICE(lattice=HEXAGON.title)),
    ],
)
def test_on_another_board_the_other_rules_are_left_out(maze: Maze, message: Message) -> None:
    found = [problem for problem in told(maze) if problem.severity is Severity.ERROR]
    assert [problem.kind for problem in found] == [K.CONTEST_BOARD]
    assert found[0].message == message


def test_another_size_is_a_note_and_its_goal_must_be_marked() -> None:
    maze = Maze.blank(9, 9)
    assert {problem.kind for problem in told(maze)} >= {K.CONTEST_BOARD, K.NO_GOAL}
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 4, 4))).apply(maze)
    assert K.NO_GOAL not in kinds(told(maze))


def test_rock_and_links_have_no_place_and_can_be_taken_away() -> None:
    rock = (0, 5, 5)
    maze, found = after(SetCells([(*rock, "rock")]))
    assert K.CONTEST_ROCK in kinds(found)
    problem = next(problem for problem in found if problem.kind is K.CONTEST_ROCK)
    problem.fixes[0].edit.apply(maze)
    assert told(maze) == []
    maze, found = after(PlaceLink(teleporter((0, 3, 3), (0, 12, 12))))
    assert kinds(found) == {K.CONTEST_LINK}
    assert fixed(maze, found) == set()


def test_a_gap_in_the_outside_wall_is_closed_and_the_marker_stays() -> None:
    start = next(marker.cell for marker in contest().markers if marker.kind is MarkerKind.START)
    gap = Marker(MarkerKind.START, start, side="S")  # type: ignore[arg-type]  # made a side
    maze, found = after(RemoveMarker(start), PlaceMarker(gap))
    assert kinds(found) == {K.CONTEST_BORDER}
    assert fixed(maze, found) == set()
    assert maze.markers.at(start) == (Marker(MarkerKind.START, start),)


def moved_start(cell: Cell) -> list[Edit]:
    return [RemoveMarker((0, 15, 0)), PlaceMarker(Marker(MarkerKind.START, cell))]


def test_the_start_is_in_a_corner() -> None:
    _, found = after(*moved_start((0, 7, 3)))
    assert [problem.message for problem in found if problem.kind is K.CONTEST_START] == [
        ProblemMessage.START_NOT_IN_CORNER(cell=(0, 7, 3))
    ]


def test_a_second_start_is_one_too_many() -> None:
    _, found = after(PlaceMarker(Marker(MarkerKind.START, (0, 0, 0))))
    assert K.CONTEST_START in kinds(found)


def test_a_start_open_to_two_sides_gets_its_third_wall_where_contests_have_it() -> None:
    maze, found = after(SetWalls([(0, 15, 0, "E", "open")]))
    problem = next(problem for problem in found if problem.kind is K.CONTEST_START)
    assert [fix.message.code for fix in problem.fixes] == ["add-wall"]
    problem.fixes[0].edit.apply(maze)
    assert maze == contest()


def test_a_start_walled_in_is_opened_clockwise() -> None:
    maze, found = after(SetWalls([(0, 15, 0, "N", "wall")]))
    problem = next(problem for problem in found if problem.kind is K.CONTEST_START)
    problem.fixes[0].edit.apply(maze)
    assert maze == contest()


@pytest.mark.parametrize(
    ("corner", "out", "other"),
    [((0, 0), "E", "S"), ((0, 4), "S", "W"), ((4, 4), "W", "N"), ((4, 0), "N", "E")],
)
def test_a_start_that_opens_the_other_way_is_a_warning_and_can_be_turned(
    corner: tuple[int, int], out: str, other: str
) -> None:
    maze = Maze.blank(5, 5)
    PlaceMarker(Marker(MarkerKind.START, (0, *corner))).apply(maze)
    SetWalls([(0, *corner, out, "wall")]).apply(maze)
    (problem,) = [problem for problem in told(maze) if problem.kind is K.CONTEST_START]
    assert (problem.severity, problem.message.code) == (Severity.WARNING, "start-opens-wrong")
    assert [fix.message.code for fix in problem.fixes] == ["turn-start"]
    problem.fixes[0].edit.apply(maze)
    assert [maze.wall_at((0, *corner), Side[side]) for side in (out, other)] == [Wall.OPEN, Wall.WALL]
    assert K.CONTEST_START not in kinds(told(maze))


def test_a_start_is_not_turned_where_that_cuts_floor_off() -> None:
    _, found = after(SetWalls([(0, 15, 0, "N", "wall"), (0, 15, 0, "E", "open")]))
    (message,) = [str(problem.message) for problem in found if problem.kind is K.CONTEST_START]
    assert message == "The start cell opens east; in a contest maze it must open north."
    maze = Maze.blank(3, 3)
    SetWalls([(0, 1, 0, "E", "wall"), (0, 1, 0, "N", "wall"), (0, 2, 0, "N", "wall")]).apply(maze)
    (problem,) = [problem for problem in told(maze) if problem.kind is K.CONTEST_START]
    assert problem.fixes == ()


def test_the_goal_is_one_large_opening() -> None:
    maze, found = after(SetWalls([(0, 7, 7, "E", "wall")]))
    assert kinds(found) == {K.CONTEST_GOAL}
    assert fixed(maze, found) == set()


def test_a_goal_elsewhere_and_one_that_is_no_rectangle_are_told() -> None:
    goals = [Marker(MarkerKind.GOAL, cell) for cell in ((0, 2, 2), (0, 3, 3))]
    away = [RemoveMarker((0, row, col)) for row in (7, 8) for col in (7, 8)]
    _, found = after(*away, *map(PlaceMarker, goals))
    assert [problem.message.code for problem in found if problem.kind is K.CONTEST_GOAL] == [
        "goal-not-rectangle",
        "goal-not-in-middle",
    ]


def test_a_goal_behind_walls_is_told() -> None:
    ring = [(0, row, 6, "E", "wall") for row in (7, 8)] + [(0, row, 8, "E", "wall") for row in (7, 8)]
    ring += [(0, 6, col, "S", "wall") for col in (7, 8)] + [(0, 8, col, "S", "wall") for col in (7, 8)]
    _, found = after(SetWalls(ring))
    assert K.GOAL_UNREACHABLE in kinds(found)


def random_boards() -> st.SearchStrategy[Maze]:
    """Draw boards of 16 × 16 with few walls, so that many posts touch none."""

    def board(seed: int) -> Maze:
        rng = np.random.default_rng(seed)
        open_or_wall = rng.random((2, 1, 16, 16)) < rng.random()
        walls = (open_or_wall[0] | open_or_wall[1] << 2).astype(np.uint8)
        close_borders(walls)
        return Maze(np.full((1, 16, 16), 2, dtype=np.uint8), walls)

    return st.integers(0, 2**32 - 1).map(board)


def bare_posts(maze: Maze) -> int:
    """Count the posts that touch no wall, plainly, but for the one within the goal."""
    count = 0
    for row in range(15):
        for col in range(15):
            east, south = maze.walls[0] & 3, maze.walls[0] >> 2
            four = (east[row, col], east[row + 1, col], south[row, col], south[row, col + 1])
            count += 1 not in four and (row, col) != (7, 7)
    return count


def inside_goal(maze: Maze) -> list[int]:
    """Return the walls between the four cells in the middle."""
    east, south = maze.walls[0] & 3, maze.walls[0] >> 2
    return [*east[7:9, 7].tolist(), *south[7, 7:9].tolist()]


@given(random_boards())
def test_posts_without_walls_get_some_and_nothing_is_cut(maze: Maze) -> None:
    before, zones, opening = bare_posts(maze), len(Zones.of(maze).sizes), inside_goal(maze)
    posts = [problem for problem in told(maze) if problem.kind is K.CONTEST_POSTS]
    assert sum(problem.count for problem in posts) == before
    for problem in posts:
        problem.fixes[0].edit.apply(maze)
    assert bare_posts(maze) == 0
    assert len(Zones.of(maze).sizes) == zones
    assert inside_goal(maze) == opening


def test_posts_get_no_walls_while_rock_may_close_a_ring_with_them() -> None:
    maze = Maze.blank(16, 16)
    SetCells([(0, 3, 3, "rock")]).apply(maze)
    found = {problem.kind: problem for problem in told(maze)}
    assert not found[K.CONTEST_POSTS].fixes
    found[K.CONTEST_ROCK].fixes[0].edit.apply(maze)
    assert {problem.kind: problem for problem in told(maze)}[K.CONTEST_POSTS].fixes


def count_alike(problems: list[Problem], wanted: Problem) -> int:
    return sum(
        problem.kind is wanted.kind and np.array_equal(problem.cells, wanted.cells) for problem in problems
    )


@given(st.one_of(random_boards(), mazes(max_levels=1)), st.lists(st.tuples(*[st.integers(0, 99)] * 3)))
def test_every_fix_fixes_and_can_be_taken_back(maze: Maze, marks: list[tuple[int, int, int]]) -> None:
    _, rows, cols = maze.shape
    for which, row, col in marks:
        cell = (0, maze.origin[0] + row % rows, maze.origin[1] + col % cols)
        kind = (MarkerKind.START, MarkerKind.GOAL, MarkerKind.TREASURE)[which % 3]
        PlaceMarker(Marker(kind, cell)).apply(maze)
    found = told(maze)
    for problem in found:
        for fix in problem.fixes:
            fixed = maze.copy()
            change = fix.edit.apply(fixed)
            assert count_alike(told(fixed), problem) < count_alike(found, problem)
            change.inverse.apply(fixed)
            assert fixed == maze


def test_a_hand_on_the_wall_finds_a_goal_that_hangs_on_it() -> None:
    maze = contest()
    assert K.WALL_FOLLOWER not in {problem.kind for problem in told(maze)}
    # A corridor along the west and the north, and from its end to the goal.
    spiral = Maze.blank(16, 16)
    SetWalls([(0, row, 0, "E", "wall") for row in range(1, 16)]).apply(spiral)
    SetWalls([(0, 0, col, "S", "wall") for col in range(1, 8)]).apply(spiral)
    SetWalls([(0, row, 7, "E", "wall") for row in range(1, 7)]).apply(spiral)
    assert K.WALL_FOLLOWER in {problem.kind for problem in told(spiral)}
