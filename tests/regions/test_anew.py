"""Updates so large that everything is segmented anew: same result, numbers carried over by overlap."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, settings

from mazarine.errors import Cancelled
from mazarine.maze import Maze
from mazarine.maze.edits import Resize, SetCells, SetWalls
from mazarine.regions import Segmentation, carry, segmentation
from tests.depth import examples
from tests.maze.strokes import History, Stroke
from tests.regions.agreement import Watched, differences
from tests.regions.oracle import Oracle
from tests.regions.view import View
from tests.strategies import halls, mazes, runs, strokes


@pytest.fixture
def always_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(segmentation, "_FEW", -1)
    monkeypatch.setattr(carry, "_ALWAYS_UPDATED", -1)
    monkeypatch.setattr(carry, "_FRESH_IS_CHEAPER", 1 << 40)


@pytest.mark.usefixtures("always_anew")
@given(mazes() | halls(), runs(strokes()))
@settings(examples(0.5), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_update_that_segments_anew_is_what_the_page_says(maze: Maze, drawn: list[Stroke]):
    history, watched = History(maze), Watched(maze)
    for stroke in drawn:
        change = history.do(stroke)
        if change is not None:
            note(f"{stroke} gives\n{history}")
            watched.follow(change, anew=True)


@pytest.mark.usefixtures("always_anew")
def test_stopping_it_leaves_the_segmentation_as_it_was():
    maze = Maze.blank(5, 5)
    watched = Segmentation.of(maze)
    before = View.of(watched)
    change = SetWalls([(0, row, 2, "E", "wall") for row in range(5)]).apply(maze)
    with pytest.raises(Cancelled):
        watched.update(change, progress=lambda _share: False)
    after = View.of(watched)
    assert np.array_equal(before.region, after.region)
    assert before.regions == after.regions
    watched.update(change)
    assert next(differences(View.of(watched), Oracle(maze)), None) is None


@pytest.mark.usefixtures("always_anew")
def test_progress_rises_to_one():
    maze = Maze.blank(5, 5)
    watched, shares = Segmentation.of(maze), []
    change = SetWalls([(0, row, 2, "E", "wall") for row in range(5)]).apply(maze)
    watched.update(change, progress=lambda share: shares.append(share) or True)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_changes_of_a_board_that_was_larger_in_between_are_followed_late():
    maze = Maze.blank(8, 8)
    watched = Segmentation.of(maze)
    larger = Resize((0, 0), 200, 200).apply(maze)
    floor = SetCells([(0, 150, col, "floor") for col in range(190)]).apply(maze)
    for change in (larger, floor, floor.inverse.apply(maze), larger.inverse.apply(maze)):
        watched.update(change)
    assert next(differences(View.of(watched), Oracle(maze)), None) is None


def test_a_large_batch_in_a_large_maze_is_segmented_anew_and_a_stroke_is_not():
    maze = Maze.blank(100, 100)
    watched = Segmentation.of(maze)
    stroke = watched.update(SetWalls([(0, row, 50, "E", "wall") for row in range(99)]).apply(maze))
    assert stroke.visited < maze.cells.size
    walls = [(0, row, col, "E", "wall") for row in range(100) for col in range(0, 99, 2)]
    assert watched.update(SetWalls(walls).apply(maze)).visited >= maze.cells.size
    assert np.array_equal(watched.kind, Segmentation.of(maze).kind)
