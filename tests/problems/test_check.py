"""Checks of any maze, against a plain oracle; and whether what fixes a problem does."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.counting import Noun
from mazarine.errors import Cancelled, MazeError
from mazarine.lattice import HEXAGON, HONEYCOMB, Lattice
from mazarine.maze import Cell, Link, Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker, SetCells, SetWalls
from mazarine.maze.messages import NameText
from mazarine.messages import Series
from mazarine.problems import Fix, Problem, ProblemKind, Profile, Severity, check, zones
from mazarine.problems.a_maze_ing.messages import ProjectMessage
from mazarine.problems.messages import ProblemMessage, ProblemWord
from mazarine.problems.problem import MOST_LISTED
from tests.drawing import blocks, stairs, teleporter, walls
from tests.problems.marking import marked
from tests.problems.oracle import Area, Reachability
from tests.refusals import refused
from tests.strategies import mazes

K = ProblemKind


@st.composite
def marked_mazes(draw: st.DrawFn) -> Maze:
    """Draw mazes with some starts and goals, in rock too."""
    maze = draw(mazes(max_rows=6, max_cols=6))
    levels, rows, cols = maze.shape
    top, left = maze.origin
    cell = st.tuples(
        st.integers(0, levels - 1), st.integers(top, top + rows - 1), st.integers(left, left + cols - 1)
    )
    starts, goals = (tuple(draw(st.lists(cell, max_size=3))) for _ in range(2))
    return marked(maze, starts, goals)


def cells_of(problem: Problem) -> tuple[Cell, ...]:
    return tuple(sorted((level, row, col) for level, row, col in problem.cells.tolist()))


def codes(fixes: Iterable[Fix]) -> list[str]:
    return [fix.message.code for fix in fixes]


def of_kind(problems: list[Problem], kind: ProblemKind) -> list[Problem]:
    return [problem for problem in problems if problem.kind is kind]


def require_areas(problems: list[Problem], wanted: set[Area]) -> None:
    """Require that these are the areas, the largest first, and that the rest is counted."""
    told = problems[:MOST_LISTED]
    areas = [frozenset(cells_of(problem)) for problem in told]
    assert len(set(areas)) == len(areas) == min(len(wanted), MOST_LISTED)
    assert set(areas) <= wanted
    assert [problem.count for problem in told] == sorted(map(len, wanted), reverse=True)[: len(told)]
    assert sum(problem.count for problem in problems) == sum(map(len, wanted))
    assert len(problems) == len(told) + (len(wanted) > MOST_LISTED)


@given(marked_mazes())
def test_what_is_told_is_what_a_search_from_every_cell_finds(maze: Maze) -> None:
    reach, found = Reachability(maze), check(maze)
    assert bool(of_kind(found, K.NO_START)) == (not reach.starts)
    assert bool(of_kind(found, K.NO_GOAL)) == (not reach.goals)
    lost = {cell for problem in of_kind(found, K.GOAL_UNREACHABLE) for cell in cells_of(problem)}
    assert lost == (reach.lost_starts() if reach.goals else set())
    require_areas(of_kind(found, K.FLOOR_UNREACHABLE), reach.unreached() if reach.starts else set())
    require_areas(of_kind(found, K.CLOSED_POCKET), set() if reach.starts else reach.pockets())
    require_areas(of_kind(found, K.TRAP), reach.traps() if reach.goals else set())


@given(marked_mazes())
def test_equal_areas_are_told_apart_by_a_cell_of_each(maze: Maze) -> None:
    areas = [
        problem for problem in check(maze) if problem.kind in (K.FLOOR_UNREACHABLE, K.CLOSED_POCKET, K.TRAP)
    ]
    for problem in areas[:MOST_LISTED]:
        if "cell" in problem.message.fields:
            assert problem.message.fields["cell"] in cells_of(problem)
    texts = [str(problem.message) for problem in areas]
    assert len({*texts}) == len(texts)


def test_an_area_is_named_by_the_cell_nearest_to_its_middle() -> None:
    maze = marked(blocks("..#......\n#########\n....#...."), [(0, 0, 0)], [(0, 0, 1)])
    assert [str(problem.message) for problem in of_kind(check(maze), K.FLOOR_UNREACHABLE)] == [
        "6 cells around cell (0, 0, 5) cannot be reached from any start.",
        "4 cells around cell (0, 2, 1) cannot be reached from any start.",
        "4 cells around cell (0, 2, 6) cannot be reached from any start.",
    ]


def ends_of(link: Link) -> tuple[Cell, ...]:
    return tuple(sorted(port.cell for port in link.ports))


@given(marked_mazes())
def test_links_without_use_are_those_that_nobody_takes_and_those_beside_an_open_side(maze: Maze) -> None:
    told = of_kind(check(maze), K.LINK_WITHOUT_USE)
    assert sorted(map(cells_of, told)) == sorted(map(ends_of, Reachability(maze).idle_links()))


@given(marked_mazes())
def test_every_fix_fixes_and_can_be_taken_back(maze: Maze) -> None:
    def alike(problems: list[Problem], wanted: Problem) -> int:
        return sum(
            problem.kind is wanted.kind and cells_of(problem) == cells_of(wanted) for problem in problems
        )

    found = check(maze)
    for problem in found:
        for fix in problem.fixes:
            fixed = maze.copy()
            change = fix.edit.apply(fixed)
            assert alike(check(fixed), problem) < alike(found, problem)
            change.inverse.apply(fixed)
            assert fixed == maze


@given(marked_mazes())
def test_nothing_is_changed_by_looking(maze: Maze) -> None:
    before = maze.copy()
    check(maze)
    assert maze == before


def test_a_maze_that_can_be_won_has_no_problem() -> None:
    assert check(marked(blocks("..."), ((0, 0, 0),), ((0, 0, 2),))) == []


@pytest.mark.parametrize("lattice", [HONEYCOMB, HEXAGON], ids=str)
def test_the_project_has_square_cells(lattice: Lattice) -> None:
    maze = marked(Maze.blank(20, 20, lattice=lattice), ((0, 0, 0),), ((0, 5, 5),))
    (problem,) = check(maze, Profile.A_MAZE_ING)
    assert (problem.kind, problem.severity) == ("lattice", Severity.ERROR)
    assert problem.message == ProjectMessage.PROJECT_LATTICE(lattice=lattice.title)


def test_without_markers_it_is_told_that_there_are_none() -> None:
    assert [problem.kind for problem in check(Maze.blank(2, 2))] == [K.NO_START, K.NO_GOAL]


def test_a_goal_behind_a_wall_is_told_first_and_opening_the_wall_fixes_it() -> None:
    maze = walls("""
        +---+---+---+
        |       |   |
        +---+---+---+
    """)
    found = check(marked(maze, ((0, 0, 0),), ((0, 0, 2),)))
    assert [(problem.kind, problem.severity) for problem in found] == [
        (K.GOAL_UNREACHABLE, Severity.ERROR),
        (K.FLOOR_UNREACHABLE, Severity.WARNING),
    ]
    assert codes(found[0].fixes) == ["open-wall"]
    found[0].fixes[0].edit.apply(maze)
    assert check(maze) == []


def test_rock_between_is_dug_through() -> None:
    maze = marked(blocks("..#..\n..#.."), ((0, 0, 0),), ((0, 0, 4),))
    found = check(maze)[0]
    assert codes(found.fixes) == ["dig-through"]
    found.fixes[0].edit.apply(maze)
    assert check(maze) == []


def test_floor_with_markers_is_not_offered_to_be_filled() -> None:
    maze = marked(blocks("..##.\n..##."), ((0, 0, 0),), ((0, 0, 1),))
    (problem,) = check(maze)
    assert codes(problem.fixes) == ["dig-through", "fill-with-rock"]
    PlaceMarker(Marker(MarkerKind.TREASURE, (0, 1, 4))).apply(maze)
    assert codes(check(maze)[0].fixes) == ["dig-through"]


def test_filled_floor_keeps_its_fog() -> None:
    maze = marked(blocks(".##."), ((0, 0, 0),), ((0, 0, 0),))
    SetCells([(0, 0, 3, 3)]).apply(maze)
    check(maze)[0].fixes[1].edit.apply(maze)
    assert maze.cells[0, 0].tolist() == [2, 0, 0, 1]


def test_ways_lead_over_levels_by_stairs_and_teleporters() -> None:
    levels = ("..#", "#..", ".##")
    links = [stairs((0, 0, 1)), teleporter((1, 0, 2), (2, 0, 0))]
    maze = marked(blocks(*levels, links=links), ((0, 0, 0),), ((2, 0, 0),))
    assert check(maze) == []
    cut = marked(blocks(*levels, links=links[:1]), ((0, 0, 0),), ((2, 0, 0),))
    assert [problem.kind for problem in check(cut)] == [K.GOAL_UNREACHABLE, K.FLOOR_UNREACHABLE]


def test_a_one_way_link_into_an_area_without_goal_is_a_trap() -> None:
    maze = blocks("..#..", links=[teleporter((0, 0, 1), (0, 0, 3), one_way=True)])
    marked(maze, ((0, 0, 0),), ((0, 0, 1),))
    (problem,) = check(maze)
    assert (problem.kind, cells_of(problem)) == (K.TRAP, ((0, 0, 3), (0, 0, 4)))
    assert codes(problem.fixes) == ["make-two-way", "dig-through"]
    problem.fixes[0].edit.apply(maze)
    assert [link.one_way for link in maze.links] == [False]
    assert check(maze) == []


def test_a_way_out_by_a_one_way_link_makes_it_no_trap() -> None:
    links = [teleporter((0, 0, 1), (0, 0, 3), one_way=True), teleporter((0, 0, 4), (0, 0, 0), one_way=True)]
    assert check(marked(blocks("..#..", links=links), ((0, 0, 0),), ((0, 0, 1),))) == []


def test_a_start_without_goal_in_reach_is_no_trap_as_well() -> None:
    maze = marked(blocks("..#.."), ((0, 0, 0),), ((0, 0, 4),))
    assert of_kind(check(maze), K.TRAP) == []


def test_a_link_whose_first_end_nobody_gets_to_is_without_use() -> None:
    maze = blocks(".#.", links=[teleporter((0, 0, 2), (0, 0, 0), one_way=True)])
    marked(maze, ((0, 0, 0),), ((0, 0, 0),))
    link = of_kind(check(maze), K.LINK_WITHOUT_USE)[0]
    assert link.message.code == "link-unreachable"
    name = link.message.fields["link"]
    assert name == ProblemWord.TELEPORTER_ONE_WAY(first=(0, 0, 2), second=(0, 0, 0))
    link.fixes[0].edit.apply(maze)
    assert len(maze.links) == 0


def test_a_link_that_is_a_short_cut_is_of_use() -> None:
    maze = blocks("...", links=[teleporter((0, 0, 0), (0, 0, 2))])
    assert check(marked(maze, ((0, 0, 0),), ((0, 0, 2),))) == []


def test_a_marker_in_rock_is_dug_out_or_removed_and_notes_may_stay() -> None:
    def maze() -> Maze:
        made = marked(blocks("..#"), ((0, 0, 0),), ((0, 0, 1), (0, 0, 2)))
        PlaceMarker(Marker(MarkerKind.NOTE, (0, 0, 2), label="here")).apply(made)
        return made

    (problem,) = check(maze())
    assert problem.message == ProblemMessage.MARKERS_ON_ROCK(
        count=1, cell=(0, 0, 2), markers=Series((NameText.MARKER_GOAL(),))
    )
    assert str(problem.message) == "Cell (0, 0, 2) is rock but has a marker: goal."
    for index, kinds in ((0, ["goal", "note"]), (1, ["note"])):
        fixed = maze()
        check(fixed)[0].fixes[index].edit.apply(fixed)
        assert check(fixed) == []
        assert [marker.kind.value for marker in fixed.markers.at((0, 0, 2))] == kinds


def test_more_areas_than_are_told_are_counted() -> None:
    maze = Maze.blank(1, 21, walled=True)
    SetWalls([(0, 0, 19, "E", "open")]).apply(maze)
    found = check(marked(maze, ((0, 0, 0),), ((0, 0, 0),)))
    assert len(found) == MOST_LISTED + 1
    assert (found[0].count, found[1].count) == (2, 1)
    rest = ProblemMessage.MORE_UNREACHABLE_AREAS(count=7, cells=Noun.CELLS(count=7))
    assert (found[-1].message, found[-1].count) == (rest, 7)
    assert found[-1].fixes == ()
    assert len(found[-1].cells) == 0


def test_the_fix_leaves_portals_in_walls_alone() -> None:
    maze = Maze.blank(2, 2, walled=True)
    portal = teleporter((0, 0, 0, "E"), (0, 1, 0, "S"))
    maze.links.add(portal)
    SetWalls([(0, 0, 1, "S", "open")]).apply(maze)
    marked(maze, ((0, 0, 0),), ((0, 0, 1),))
    found = check(maze)[0]
    found.fixes[0].edit.apply(maze)
    assert check(maze) == []
    assert portal in maze.links


def test_of_an_area_that_is_too_large_two_corners_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zones, "MOST_CELLS", 3)
    maze = blocks("...##\n####.\n##...")
    marked(maze, ((0, 0, 0),), ((0, 0, 0),))
    (problem,) = check(maze)
    assert (problem.count, problem.is_whole) == (4, False)
    assert cells_of(problem) == ((0, 1, 2), (0, 2, 4))
    assert "fill-with-rock" not in codes(problem.fixes)


@pytest.mark.parametrize("looks", range(4))
def test_a_check_can_be_stopped(looks: int) -> None:
    asked: list[float] = []

    def progress(share: float) -> bool:
        asked.append(share)
        return len(asked) <= looks

    with pytest.raises(Cancelled):
        check(Maze.blank(2, 2), progress=progress)
    assert asked == sorted(asked)


@pytest.mark.parametrize("draw", [lambda: Maze.blank(1, 1), lambda: blocks("#")])
def test_the_smallest_mazes_can_be_looked_at(draw: Callable[[], Maze]) -> None:
    assert {problem.kind for problem in check(draw())} == {K.NO_START, K.NO_GOAL}


def test_a_profile_may_be_named_by_its_word() -> None:
    maze = Maze.blank(4, 4)
    for profile in Profile:
        assert check(maze, profile.value) == check(maze, profile)
    assert K.CONTEST_BOARD in [problem.kind for problem in check(maze, "micromouse")]


def test_an_unknown_profile_is_refused() -> None:
    with refused(
        MazeError,
        "unknown-profile",
        profile="'mouse'",
        known="maze, micromouse, classic, half-size, japan, a-maze-ing",
    ):
        check(Maze.blank(4, 4), "mouse")
