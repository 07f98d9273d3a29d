"""The three contests: each rule by a slow oracle of its own, in random mazes and in real ones."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.files import read
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import Wall
from mazarine.problems import ProblemKind, Profile, Severity, check, contest_markers, contest_profile

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data" / "micromouse"
_STEPS = {Side.N: (-1, 0), Side.E: (0, 1), Side.S: (1, 0), Side.W: (0, -1)}
_CONTESTS = Profile.CLASSIC, Profile.HALF_SIZE, Profile.JAPAN
_ERROR, _WARNING = Severity.ERROR, Severity.WARNING
_CLOCKWISE = {"SW": Side.N, "NW": Side.E, "NE": Side.S, "SE": Side.W}
"""The side that a mouse leaves a corner by: north if the outer walls are to the west and south."""
Found = set[tuple[str, Severity]]


def board(rows: int, cols: int, seed: int, starts: list[Cell], goals: list[Cell]) -> Maze:
    """Make a board with some walls, markers, and seldom walls around the cells of the goal."""
    rng = np.random.default_rng(seed)
    share = rng.choice([0.05, 0.3, 0.5, 0.7])
    east, south = (rng.random((2, 1, rows, cols)) < share).astype(np.uint8)
    if rng.random() < 0.5:
        for _, row, col in goals:
            east[0, row, col], south[0, row, col] = 0, 0
    walls = east | south << 2
    close_borders(walls)
    maze = Maze(np.full((1, rows, cols), 2, dtype=np.uint8), walls)
    for kind, cells in ((MarkerKind.START, starts), (MarkerKind.GOAL, goals)):
        for cell in cells:
            maze.markers.add(Marker(kind, cell))
    return maze


@st.composite
def boards(draw: st.DrawFn) -> Maze:
    """Draw boards of sizes that contests have and others, with a start and a block of goals or any cells."""
    rows, cols = draw(st.sampled_from([(16, 16), (16, 16), (4, 5), (15, 16), (17, 17), (32, 32), (33, 8)]))
    anywhere = st.tuples(st.just(0), st.integers(0, rows - 1), st.integers(0, cols - 1))
    corners = [(0, row, col) for row in (0, rows - 1) for col in (0, cols - 1)]
    start = draw(st.one_of(st.sampled_from(corners), anywhere))
    middle = [(0, row, col) for row in (rows // 2 - 1, rows // 2) for col in (cols // 2 - 1, cols // 2)]
    goals = draw(st.one_of(st.just(middle), st.lists(anywhere, min_size=1, max_size=4, unique=True)))
    return board(rows, cols, draw(st.integers(0, 2**32 - 1)), [start], goals)


def exits(maze: Maze, cell: Cell) -> list[Side]:
    return [side for side in SQUARE.sides if maze.wall_at(cell, side) is Wall.OPEN]


def expected(maze: Maze, profile: Profile) -> Found:
    """Apply the rules as they are written, one after another."""
    _, rows, cols = maze.shape
    sizes = {
        Profile.CLASSIC: rows == cols == 16,
        Profile.HALF_SIZE: rows <= 32 and cols <= 32,
        Profile.JAPAN: rows <= 16 and cols <= 16,
    }
    if not sizes[profile]:
        return {(ProblemKind.CONTEST_BOARD, _ERROR)}
    return {
        *expected_at_start(maze, profile),
        *expected_at_goal(maze, profile),
        *expected_posts(maze, profile),
    }


def starts_and_goals(maze: Maze) -> tuple[Cell, list[Cell]]:
    (start,) = (it.cell for it in maze.markers if it.kind is MarkerKind.START)
    goals = [it.cell for it in maze.markers if it.kind is MarkerKind.GOAL]
    if maze.shape == (1, 16, 16) and set(goals) <= set(_MIDDLE):
        goals = _MIDDLE
    return start, goals


_MIDDLE = [(0, 7, 7), (0, 7, 8), (0, 8, 7), (0, 8, 8)]


def expected_at_start(maze: Maze, profile: Profile) -> Found:
    start, _ = starts_and_goals(maze)
    _, rows, cols = maze.shape
    corner = {0: "N", rows - 1: "S"}.get(start[1], "") + {0: "W", cols - 1: "E"}.get(start[2], "")
    if corner not in _CLOCKWISE:
        return {(ProblemKind.CONTEST_START, _ERROR)}
    found, wanted = exits(maze, start), _CLOCKWISE[corner]
    if found == [wanted]:
        return set()
    if profile is Profile.JAPAN and wanted in found:
        return {(ProblemKind.CONTEST_START, _WARNING)}
    return {(ProblemKind.CONTEST_START, _ERROR)}


def expected_at_goal(maze: Maze, profile: Profile) -> Found:
    _, goals = starts_and_goals(maze)
    found: Found = set()
    if profile is not Profile.HALF_SIZE and maze.shape == (1, 16, 16) and sorted(goals) != _MIDDLE:
        found.add((ProblemKind.CONTEST_GOAL, _ERROR))
    rows, cols = ({cell[axis] for cell in goals} for axis in (1, 2))
    whole = {
        (0, row, col) for row in range(min(rows), max(rows) + 1) for col in range(min(cols), max(cols) + 1)
    }
    if whole != set(goals):
        return {*found, (ProblemKind.CONTEST_GOAL, _ERROR)}
    walled = any(
        (cell[0], cell[1] + down, cell[2] + right) in whole and side not in exits(maze, cell)
        for cell in goals
        for side, (down, right) in _STEPS.items()
    )
    if walled:
        found.add((ProblemKind.CONTEST_GOAL, _ERROR if profile is Profile.CLASSIC else _WARNING))
    return found


def expected_posts(maze: Maze, profile: Profile) -> Found:
    _, goals = starts_and_goals(maze)
    _, rows, cols = maze.shape
    rows_of, cols_of = ({cell[axis] for cell in goals} for axis in (1, 2))
    for row in range(rows - 1):
        for col in range(cols - 1):
            around = (((0, row, col), Side.E), ((0, row, col), Side.S),
                      ((0, row + 1, col + 1), Side.N), ((0, row + 1, col + 1), Side.W))  # fmt: skip
            is_bare = all(maze.wall_at(cell, side) is Wall.OPEN for cell, side in around)
            within = min(rows_of) <= row < max(rows_of) and min(cols_of) <= col < max(cols_of)
            if is_bare and not within and profile is not Profile.HALF_SIZE:
                severity = _ERROR if profile is Profile.CLASSIC else _WARNING
                return {(ProblemKind.CONTEST_POSTS, severity)}
    return set()


@given(boards(), st.sampled_from(_CONTESTS))
def test_each_contest_has_its_rules(maze: Maze, profile: Profile) -> None:
    kinds = {ProblemKind.CONTEST_BOARD, ProblemKind.CONTEST_START, ProblemKind.CONTEST_GOAL}
    found = {
        (problem.kind, problem.severity)
        for problem in check(maze, profile)
        if problem.kind in (*kinds, ProblemKind.CONTEST_POSTS) and problem.severity is not Severity.NOTE
    }
    assert found == expected(maze, profile)


def count_paths(maze: Maze, path: list[Cell], goals: list[Cell]) -> int:
    """Count the paths that go on from these cells, enter none twice and end at the first goal."""
    if path[-1] in goals:
        return 1
    ahead = [
        (path[-1][0], path[-1][1] + _STEPS[side][0], path[-1][2] + _STEPS[side][1])
        for side in exits(maze, path[-1])
    ]
    return sum(count_paths(maze, [*path, cell], goals) for cell in ahead if cell not in path)


@given(st.data(), st.integers(2, 4), st.integers(2, 4), st.integers(0, 2**32 - 1))
def test_a_single_path_to_the_goal_is_a_note(data: st.DataObject, rows: int, cols: int, seed: int) -> None:
    cells = st.sampled_from([(0, row, col) for row in range(rows) for col in range(cols)])
    start, goals = data.draw(cells), data.draw(st.lists(cells, min_size=1, max_size=3, unique=True))
    maze = board(rows, cols, seed, [start], goals)
    found = [it.severity for it in check(maze, Profile.HALF_SIZE) if it.kind is ProblemKind.SINGLE_PATH]
    assert found == ([Severity.NOTE] if count_paths(maze, [start], goals) == 1 else [])


def test_a_small_board_of_japan_is_a_note() -> None:
    maze = board(9, 9, 0, [(0, 8, 0)], [(0, 4, 4)])
    assert [it.severity for it in check(maze, "japan") if it.kind is ProblemKind.CONTEST_BOARD] == ["note"]


_REAL = {
    Profile.CLASSIC: (
        "pairs/87us1.maz", "pairs/APEC2017.maz", "text_o/AAMC18Maze.txt", "text_o/apec2019.txt",
        "text_o/br2025-robochallenge-day1.txt", "text_o/minos24-c.txt", "text_o/uk2016q.txt",
        "mms/apec2002.maz", "pairs/Japan2013ef.txt",
    ),
    Profile.JAPAN: ("pairs/Japan2013ef.txt", "pairs/Japan2013ef.maz"),
    Profile.HALF_SIZE: (
        "pairs/japan2014ef_half.txt", "text_o/japan2008hes.txt", "text_o/taiwan2015hef.txt",
        "text_o/uk-spring-2023-half-size.txt", "text_plus/09_test_01.maze",
        "text_plus/16MM2017HX_pre.maze", "text_plus/16MM2019H_Cheese.maze", "text_plus/32MM2018HX.maze",
    ),
}  # fmt: skip


@pytest.mark.skipif(not _DATA.exists(), reason="the collection of real files is not beside this tree")
@pytest.mark.parametrize(("profile", "name"), [(key, name) for key, names in _REAL.items() for name in names])
def test_mazes_of_real_contests_keep_the_rules_of_theirs(profile: Profile, name: str) -> None:
    maze = read(_DATA / name)
    assert contest_profile(maze) is (Profile.CLASSIC if profile is Profile.JAPAN else profile)
    edit = contest_markers(maze)
    if edit is not None:
        edit.apply(maze)
    assert [it for it in check(maze, profile) if it.severity is not Severity.NOTE] == []
