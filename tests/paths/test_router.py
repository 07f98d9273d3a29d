"""Every distance and every way equals that of a plain search over cells."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.errors import PathError
from editor.maze import Cell, Maze
from editor.maze.edits import SetCells, SetWalls
from editor.paths import Router
from editor.paths.router import NEAR_CELLS
from editor.regions import Segmentation
from tests.benchmarks.mazes import perfect_tiles, random_walls, rooms_with_doors
from tests.drawing import blocks
from tests.maze.strokes import History, Stroke
from tests.paths.ways import Ways
from tests.strategies import mazes, runs, strokes


def require_true(router: Router, maze: Maze, start: Cell) -> None:
    """Require that every answer from a cell is what a plain search says."""
    ways = Ways(maze)
    steps = ways.from_cell(start)
    for goal in ways.board.floor:
        assert router.distance(start, goal) == steps.get(goal), (start, goal)
        path = router.path(start, goal)
        assert (path is None) == (goal not in steps)
        if path is not None:
            cells = [tuple(cell) for cell in path.tolist()]
            assert (cells[0], cells[-1], len(cells) - 1) == (start, goal, steps[goal])
            assert all(there in ways.onward[here] for here, there in pairwise(cells)), cells
    found = router.distances_from(start)
    top, left = maze.origin
    for (level, row, col), far in np.ndenumerate(found):
        assert far == steps.get((level, row + top, col + left), -1)


near_cells = st.sampled_from([0, 3, NEAR_CELLS])
"""Most of these mazes are small; without cells to look at one by one, the region graph is asked."""


@given(mazes(max_rows=6, max_cols=6), near_cells, st.data())
def test_every_answer_is_that_of_a_plain_search(maze: Maze, near: int, data: st.DataObject) -> None:
    floor = sorted(Ways(maze).board.floor)
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
        floor = sorted(Ways(maze).board.floor)
        if floor:
            require_true(router, maze, data.draw(st.sampled_from(floor)))


@given(mazes(max_rows=5, max_cols=5), st.data())
def test_the_nearest_goal_is_the_nearest(maze: Maze, data: st.DataObject) -> None:
    ways = Ways(maze)
    floor = sorted(ways.board.floor)
    if not floor:
        return
    start = data.draw(st.sampled_from(floor))
    goals = data.draw(st.lists(st.sampled_from(floor), min_size=1, max_size=4))
    steps = ways.from_cell(start)
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
    floor = sorted(Ways(maze).board.floor)
    if floor:
        router = Router(Segmentation.of(maze))
        start = data.draw(st.sampled_from(floor))
        whole = router.distances_from(start)
        assert np.array_equal(router.distances_from(start, limit), np.where(whole > limit, -1, whole))


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ((0, 0, 1), r"^Cell \(0, 0, 1\) is rock\.$"),
        ((0, 5, 0), r"^Cell \(0, 5, 0\) is outside the maze\.$"),
        ((1, 0, 0), r"^Cell \(1, 0, 0\) is outside the maze\.$"),
        ((0, -1, 0), r"^Cell \(0, -1, 0\) is outside the maze\.$"),
    ],
)
def test_an_end_in_rock_or_outside_is_refused_in_a_sentence(cell: Cell, sentence: str) -> None:
    router = Router(Segmentation.of(blocks(".#.\n...")))
    for ask in (
        lambda: router.distance((0, 0, 0), cell),
        lambda: router.path(cell, (0, 0, 0)),
        lambda: router.distances_from(cell),
        lambda: router.nearest((0, 0, 0), [cell]),
    ):
        with pytest.raises(PathError, match=sentence):
            ask()


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
def test_long_ways_through_many_corridors_are_shortest_ways(maze: Maze) -> None:
    router = Router(Segmentation.of(maze), near_cells=1)
    ways = Ways(maze)
    floor = sorted(ways.board.floor)
    for start in floor[:: len(floor) // 5]:
        steps = ways.from_cell(start)
        for goal in floor[:: len(floor) // 40]:
            path = router.path(start, goal)
            assert (path is None) == (goal not in steps)
            if path is not None:
                cells = [tuple(cell) for cell in path.tolist()]
                assert (cells[0], cells[-1], len(cells) - 1) == (start, goal, steps[goal])
                assert all(there in ways.onward[here] for here, there in pairwise(cells))
