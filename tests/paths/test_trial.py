"""What is said of an edit before it is made is what comes true, and the maze is left as it was."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import Cancelled, EditRejected, PathError
from mazarine.maze import Cell, Maze
from mazarine.maze.edits import Resize, SetWalls
from mazarine.paths.trial import EditOutcome, ShadowAnalysis, Trial
from mazarine.regions import Patch, Segmentation, Space
from tests.drawing import text_of, walls
from tests.maze.strokes import History, Stroke
from tests.paths.moves import Moves
from tests.refusals import refused
from tests.regions.oracle import CORRIDOR, CROSSROAD, ROOM, Corridor, Crossroad, Oracle, Room
from tests.strategies import mazes, runs, strokes

_NAMES = {Room: ROOM, Corridor: CORRIDOR, Crossroad: CROSSROAD}


def plain_facts(maze: Maze, start: Cell, goals: list[Cell]) -> tuple[Counter[str], int | None]:
    """Count regions and dead ends, and the steps of the solution, by the slow oracles."""
    oracle, moves = Oracle(maze), Moves(maze)
    counts = Counter(_NAMES[type(region)] for region in oracle.regions)
    counts["dead end"] = sum(oracle.board.degree(cell) == 1 for cell in oracle.board.floor)
    steps = moves.from_cell(start) if start in moves.board.floor else {}
    return counts, min((steps[goal] for goal in goals if goal in steps), default=None)


def plain_outcome(maze: Maze, stroke: Stroke, start: Cell, goals: list[Cell]) -> EditOutcome:
    """Make the edit on a copy and count before and after."""
    there = maze.copy()
    edit = stroke.edit(there)
    assert edit is not None
    edit.apply(there)
    (before, path_before), (after, path_after) = (plain_facts(at, start, goals) for at in (maze, there))
    names = (ROOM, CORRIDOR, CROSSROAD, "dead end")
    return EditOutcome(*(after[name] - before[name] for name in names), solution=(path_before, path_after))


def lines_of(maze: Maze) -> list[str]:
    """Return the lines of a drawing, sorted so that the order of links and markers does not matter."""
    return sorted(text_of(maze).splitlines())


def ground_of(maze: Maze) -> ShadowAnalysis:
    return ShadowAnalysis(Segmentation.of_space(Space.of(maze)), long_s=60)


@given(mazes(max_rows=5, max_cols=5), st.lists(strokes(), max_size=12), runs(strokes()), st.data())
def test_an_outcome_is_what_comes_true(
    maze: Maze, tried: list[Stroke], done: list[Stroke], data: st.DataObject
) -> None:
    cells = st.tuples(*(st.integers(0, size - 1) for size in maze.shape))
    start, goals = data.draw(cells), data.draw(st.lists(cells, min_size=1, max_size=3))
    history, ground = History(maze), ground_of(maze)
    for try_out, do in zip(tried, done, strict=False):
        before = lines_of(maze)
        edit = try_out.edit(maze)
        trial = None
        try:
            trial = Trial.of(maze, edit) if edit else None
        except EditRejected:  # The maze would not have it.
            assert lines_of(maze) == before
        if trial is not None:
            outcome = ground.outcome(trial, start, goals, within_s=60)
            assert lines_of(maze) == before
            assert outcome == plain_outcome(maze, try_out, start, goals)
        change = history.do(do)
        if change is not None:
            ground.follow(Patch.of(maze, change.dirty))


def test_what_takes_longer_than_there_is_time_has_no_outcome() -> None:
    maze = Maze.blank(70, 70)
    ground = ground_of(maze)
    wall = Trial.of(maze, SetWalls([(0, 1, 1, "E", "wall")]))
    assert wall is not None
    assert ground.outcome(wall, within_s=0.0) is None
    assert ground.outcome(wall, within_s=60) is not None
    everything = SetWalls([(0, row, col, "E", "wall") for row in range(70) for col in range(69)])
    assert Trial.of(maze, everything) is None


def test_ends_in_rock_have_no_solution() -> None:
    maze = walls("""
        +---+---+---+
        |     #     |
        +---+---+---+
    """)
    trial = Trial.of(maze, SetWalls([(0, 0, 0, "E", "wall")]))
    assert trial is not None
    outcome = ground_of(maze).outcome(trial, (0, 0, 1), [(0, 0, 2)], within_s=60)
    assert outcome is not None
    assert outcome.solution == (None, None)


def test_an_edit_that_reshapes_the_maze_cannot_be_tried() -> None:
    maze = Maze.blank(3, 3)
    with refused(PathError, "trial-reshapes"):
        Trial.of(maze, Resize((-1, 0), 4, 3))
    assert maze.shape == (1, 3, 3)
    assert np.array_equal(maze.cells, Maze.blank(3, 3).cells)


def test_a_search_that_is_not_wanted_any_more_leaves_the_ground_as_it_was() -> None:
    maze = Maze.blank(6, 6)
    ground, answers = ground_of(maze), iter([True, True, False])
    trial = Trial.of(maze, SetWalls([(0, 0, 0, "E", "wall")]))
    assert trial is not None
    with pytest.raises(Cancelled):
        ground.outcome(trial, (0, 0, 0), [(0, 5, 5)], lambda: next(answers), within_s=60)
    outcome = ground.outcome(trial, (0, 0, 0), [(0, 0, 1)], within_s=60)
    assert outcome is not None
    assert outcome.solution == (1, 3)


def test_of_many_goals_the_solution_is_not_looked_for() -> None:
    maze = Maze.blank(6, 6)
    trial = Trial.of(maze, SetWalls([(0, 0, 0, "E", "wall")]))
    assert trial is not None
    outcome = ground_of(maze).outcome(trial, (0, 0, 0), [(0, 5, 5)] * 17, within_s=60)
    assert outcome is not None
    assert outcome.solution is None
