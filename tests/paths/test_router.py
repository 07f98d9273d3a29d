"""Every distance and every path equals that of a plain search over cells."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import PathError, WrongType
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.paths import RegionGraph, Router
from mazarine.paths.router import NEAR_CELLS
from mazarine.regions import Segmentation
from tests.benchmarks.mazes import perfect_tiles, random_walls, rooms_with_doors
from tests.depth import examples, sample
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.paths.moves import Moves
from tests.refusals import refused
from tests.strategies import mazes, runs, strokes


def require_true(router: Router, maze: Maze, start: Cell, goals: Iterable[Cell] = ()) -> None:
    """Require that every answer from a cell is what a plain search says, or those for these goals."""
    moves = Moves(maze)
    steps = moves.from_cell(start)
    for goal in goals or moves.board.floor:
        assert router.distance(start, goal) == steps.get(goal), (start, goal)
        path = router.path(start, goal)
        assert (path is None) == (goal not in steps)
        if path is not None:
            cells = [tuple(cell) for cell in path.tolist()]
            assert (cells[0], cells[-1], len(cells) - 1) == (start, goal, steps[goal])
            assert all(there in moves.onward[here] for here, there in pairwise(cells)), cells
    found = router.distances_from(start)
    top, left = maze.origin
    for (level, row, col), far in np.ndenumerate(found):
        assert far == steps.get((level, row + top, col + left), -1)


near_cells = st.sampled_from([-1, 0, 3, NEAR_CELLS])
"""Most of these mazes are small; without cells to look at one by one, the region graph is asked."""


@given(mazes(max_rows=6, max_cols=6), near_cells, st.data())
def test_every_answer_is_that_of_a_plain_search(maze: Maze, near: int, data: st.DataObject) -> None:
    floor = sorted(Moves(maze).board.floor)
    if floor:
        require_true(Router(Segmentation.of(maze), near), maze, data.draw(st.sampled_from(floor)))


@given(mazes(max_rows=5, max_cols=5), runs(strokes()), near_cells, st.data())
def test_after_every_edit_every_answer_is_true_again(
    maze: Maze, drawn: list[Stroke], near: int, data: st.DataObject
) -> None:
    history, segmentation = History(maze), Segmentation.of(maze)
    router = Router(segmentation, near)
    for stroke in drawn:
        change = history.do(stroke)
        if change is None:
            continue
        segmentation.update(change)
        floor = sorted(Moves(maze).board.floor)
        if floor:
            require_true(router, maze, data.draw(st.sampled_from(floor)))


@given(mazes(max_rows=5, max_cols=5), st.data())
def test_the_nearest_goal_is_the_nearest(maze: Maze, data: st.DataObject) -> None:
    moves = Moves(maze)
    floor = sorted(moves.board.floor)
    if not floor:
        return
    start = data.draw(st.sampled_from(floor))
    goals = data.draw(st.lists(st.sampled_from(floor), min_size=1, max_size=4))
    steps = moves.from_cell(start)
    reached = [steps[goal] for goal in goals if goal in steps]
    answer = Router(Segmentation.of(maze)).nearest(start, goals)
    if not reached:
        assert answer is None
    else:
        assert answer is not None
        goal, far = answer
        assert goal in goals
        assert far == steps[goal] == min(reached)


@given(mazes(max_rows=5, max_cols=5), st.integers(0, 8), st.data())
def test_cells_beyond_a_limit_are_left_out(maze: Maze, limit: int, data: st.DataObject) -> None:
    floor = sorted(Moves(maze).board.floor)
    if floor:
        router = Router(Segmentation.of(maze))
        start = data.draw(st.sampled_from(floor))
        distances = router.distances_from(start)
        assert np.array_equal(router.distances_from(start, limit), np.where(distances > limit, -1, distances))


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ((0, 0, 1), "cell-is-rock"),
        ((0, 5, 0), "cell-outside"),
        ((1, 0, 0), "cell-outside"),
        ((0, -1, 0), "cell-outside"),
    ],
)
def test_an_end_in_rock_or_outside_is_refused(cell: Cell, code: str) -> None:
    router = Router(Segmentation.of(blocks(".#.\n...")))
    for ask in (
        lambda: router.distance((0, 0, 0), cell),
        lambda: router.path(cell, (0, 0, 0)),
        lambda: router.distances_from(cell),
        lambda: router.nearest((0, 0, 0), [cell]),
    ):
        with refused(PathError, code, cell=cell):
            ask()


@pytest.mark.parametrize(
    "cell",
    [(0, 1.9, 0), (0, -0.5, 0), (0, 1.0, 0), (0, np.nan, 0), np.zeros(3), ("0", "1", "2"), "000",
     (0,), (0, 0, 0, 0), (0, None, 0), 7, None],
)  # fmt: skip
def test_what_is_no_cell_is_refused(cell: Any) -> None:
    router = Router(Segmentation.of(Maze.blank(3, 3)))
    for ask in (
        lambda: router.distance((0, 0, 0), cell),
        lambda: router.path(cell, (0, 0, 0)),
        lambda: router.distances_from(cell),
        lambda: router.nearest((0, 0, 0), [cell]),
    ):
        with refused(PathError, "not-a-cell", value=repr(cell)):
            ask()


@pytest.mark.parametrize("kind", [np.uint8, np.int16, np.int64])
def test_whole_numbers_of_numpy_name_a_cell(kind: type[np.integer[Any]]) -> None:
    router = Router(Segmentation.of(Maze.blank(3, 3)))
    goal = np.array([0, 2, 2], dtype=kind)
    assert router.distance((kind(0), kind(0), kind(0)), goal) == 4
    assert np.count_nonzero(router.distances_from(goal, int(kind(1))) >= 0) == 3


@pytest.mark.parametrize("limit", [-1, 1.5, 1.0, np.nan, "3", True])
def test_what_is_no_limit_is_refused(limit: Any) -> None:
    router = Router(Segmentation.of(Maze.blank(3, 3)))
    with refused(PathError, "limit-not-steps", value=repr(limit)):
        router.distances_from((0, 0, 0), limit)


def test_a_limit_beyond_all_cells_is_none() -> None:
    router = Router(Segmentation.of(Maze.blank(3, 3)))
    assert np.array_equal(router.distances_from((0, 0, 0), 2**70), router.distances_from((0, 0, 0)))


def test_a_way_through_a_hall_too_large_to_keep_is_found_cell_by_cell() -> None:
    maze = Maze.blank(60, 60)
    segmentation = Segmentation.of(maze)
    router = Router(segmentation)
    assert router.distance((0, 3, 5), (0, 50, 40)) == 82
    segmentation.update(SetCells([(0, 30, col, "rock") for col in range(59)]).apply(maze))
    assert router.distance((0, 29, 0), (0, 31, 0)) == 59 + 2 + 59
    path = router.path((0, 29, 0), (0, 31, 0))
    assert path is not None
    assert (np.abs(np.diff(path, axis=0)).sum(axis=1) == 1).all()


def test_a_ring_is_walked_the_shorter_way_round() -> None:
    maze = blocks(".....\n.###.\n.....")
    router = Router(Segmentation.of(maze))
    assert router.distance((0, 0, 0), (0, 2, 0)) == 2
    path = router.path((0, 0, 1), (0, 2, 1))
    assert path is not None
    assert path.tolist() == [[0, 0, 1], [0, 0, 0], [0, 1, 0], [0, 2, 0], [0, 2, 1]]


def test_a_way_that_leaves_its_room_and_comes_back_may_be_shorter() -> None:
    # A room in the shape of a horseshoe, and a corridor across its mouth.
    maze = blocks("""
        .........
        .........
        ..#####..
        ..#####..
        ..#####..
        .........
        ..#####..
    """)
    maze_walls = SetWalls([(0, 5, col, side, "wall") for col in range(2, 7) for side in "NS"]).apply(maze)
    assert maze_walls is not None
    require_true(Router(Segmentation.of(maze)), maze, (0, 6, 0))


@pytest.mark.parametrize(
    "maze",
    [perfect_tiles(40), rooms_with_doors(81, 0.7), random_walls(70, 70, 0.35), random_walls(70, 70, 0.5)],
    ids=["perfect", "rooms", "walls 35 %", "walls 50 %"],
)
def test_long_paths_through_many_corridors_are_shortest_paths(maze: Maze) -> None:
    router = Router(Segmentation.of(maze), near_cells=1)
    moves = Moves(maze)
    floor = sorted(moves.board.floor)
    for start in sample(floor[:: len(floor) // 5], 2):
        steps = moves.from_cell(start)
        for goal in sample(floor[:: len(floor) // 40], 20):
            path = router.path(start, goal)
            assert (path is None) == (goal not in steps)
            if path is not None:
                cells = [tuple(cell) for cell in path.tolist()]
                assert (cells[0], cells[-1], len(cells) - 1) == (start, goal, steps[goal])
                assert all(there in moves.onward[here] for here, there in pairwise(cells))


def hall_and_lane() -> Maze:
    """Make a hall of more faces than are kept in a table, and walled off below it a lane of two columns.

    Every cell of the lane is an entry of a room: there are doors all along.
    """
    maze = Maze.blank(52, 40)
    columns = (10, 11, 12, 13)
    rock = [(0, row, col, "rock") for row in range(40, 52) for col in range(40) if col not in columns]
    SetCells(rock).apply(maze)
    rungs = [(0, row, col, "S", "wall") for row in range(40, 51) for col in (10, 13)]
    SetWalls(rungs + [(0, 39, col, "S", "wall") for col in columns]).apply(maze)
    return maze


def test_a_small_room_that_a_large_one_takes_in_keeps_no_ways_of_its_own() -> None:
    maze = hall_and_lane()
    segmentation = Segmentation.of(maze)
    router = Router(segmentation, 0)
    assert router.distance((0, 41, 10), (0, 50, 10)) == 11
    doors = [(0, 39, 11, "S", "open"), (0, 39, 12, "S", "open")]
    segmentation.update(SetWalls(doors).apply(maze))
    require_true(router, maze, (0, 44, 10), [(0, 50, 10), (0, 0, 0), (0, 41, 13)])
    cut = [(0, 46, 11, "S", "wall"), (0, 46, 12, "S", "wall")]
    segmentation.update(SetWalls(cut).apply(maze))
    assert router.distance((0, 40, 11), (0, 50, 11)) is None


walls_of_the_lane = st.tuples(st.integers(38, 50), st.integers(10, 13), st.sampled_from("ES"))


@examples(0.25)
@given(st.lists(st.lists(walls_of_the_lane, min_size=1, max_size=4), min_size=2, max_size=12), st.data())
def test_rooms_that_become_large_and_small_again_are_followed(
    strokes: list[list[tuple[int, int, str]]], data: st.DataObject
) -> None:
    maze = hall_and_lane()
    segmentation = Segmentation.of(maze)
    router = Router(segmentation, 0)
    ends = [
        (0, row, col) for row, col in ((0, 0), (39, 11), (40, 10), (43, 13), (46, 12), (51, 10), (51, 13))
    ]
    for stroke in strokes:
        toggled = {
            (0, row, col, side, "open" if maze.wall_at((0, row, col), Side[side]) else "wall")
            for row, col, side in stroke
            if not maze.is_border((0, row, col), Side[side])
        }
        if toggled:
            segmentation.update(SetWalls(sorted(toggled)).apply(maze))
            require_true(router, maze, data.draw(st.sampled_from(ends)), ends)


def test_the_level_is_not_needed_where_there_is_one() -> None:
    router = Router(Segmentation.of(Maze.blank(3, 3)))
    assert router.distance((0, 0), np.array([2, 2])) == router.distance((0, 0, 0), (0, 2, 2)) == 4
    with refused(PathError, "not-a-cell", value="(0, 0)"):
        Router(Segmentation.of(Maze.blank(3, 3, levels=2))).distance((0, 0), (0, 2, 2))


@pytest.mark.parametrize("make", [Router, RegionGraph.of])
def test_they_are_made_of_a_segmentation(make: Any) -> None:
    maze = Maze.blank(3, 3)
    with refused(WrongType, "not-a-segmentation", value=repr(maze)):
        make(maze)
