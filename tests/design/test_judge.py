"""What a judge keeps up to date equals statistics from scratch, after every edit and every undo."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazarine.agents.exploring import explore
from mazarine.agents.simulation import End
from mazarine.design.codes import BRAID, LEFT_HAND, RIGHT_HAND
from mazarine.design.judge import Judge
from mazarine.design.measures import MEASURES
from mazarine.design.outcome import is_symmetric
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import PlaceMarker
from mazarine.maze.symmetry import Symmetry, find_obstacle
from mazarine.paths.structure import statistics
from tests.drawing import board_at
from tests.maze.strokes import History
from tests.strategies import four_sides, halls, markers, mazes, strokes

_SEEDS = st.integers(0, 2**32)


def value_at(found: dict[str, Any], name: str) -> float:
    """Return a measure from the dict of statistics; NaN where it has no value."""
    value: Any = found
    for key in name.split("."):
        value = None if value is None else value[key]
    return math.nan if value is None else float(value)


def check(judge: Judge, maze: Maze) -> None:
    """Compare all measures of a judge with those of a maze."""
    found = statistics(maze, with_longest_path=False).as_dict()
    for name, value in judge.measures().items():
        assert value == pytest.approx(value_at(found, name), nan_ok=True), name


def edited(judge: Judge) -> Maze:
    copy = judge.maze.copy()
    judge.edit().apply(copy)
    return copy


def run(maze: Maze, seed: int, *, blocks: bool, symmetry: Symmetry = Symmetry.NONE) -> None:
    judge = Judge(maze, blocks=blocks, symmetry=symmetry)
    check(judge, edited(judge))
    rng = np.random.default_rng(seed)
    for _ in range(25 if len(judge) else 0):
        before = judge.measures()
        judge.flip(rng.integers(len(judge), size=rng.integers(1, 4)))
        if rng.random() < 0.5:
            for _ in range(rng.integers(1, 3)):
                judge.undo()  # The second time there is nothing to undo.
            assert judge.measures() == pytest.approx(before, nan_ok=True)
        check(judge, edited(judge))


@given(mazes(), st.lists(st.one_of(strokes(), markers()), max_size=12), _SEEDS, st.booleans())
@settings(deadline=None)
def test_measures_follow_random_edits_of_any_maze(
    maze: Maze, before: list[Any], seed: int, blocks: bool
) -> None:
    history = History(maze)
    for stroke in before:
        history.do(stroke)
    run(history.maze, seed, blocks=blocks)


@given(halls(), st.lists(markers(), max_size=4), _SEEDS, st.booleans())
@settings(deadline=None)
def test_measures_follow_random_edits_of_halls(
    maze: Maze, before: list[Any], seed: int, blocks: bool
) -> None:
    history = History(maze)
    for stroke in before:
        history.do(stroke)
    run(history.maze, seed, blocks=blocks)


def test_every_measure_is_in_the_statistics() -> None:
    found = statistics(Maze.blank(3, 3)).as_dict()
    for name in (name for name in MEASURES if not name.startswith("locks.")):
        value_at(found, name)


@given(mazes(max_rows=6, max_cols=6, max_levels=1), st.sampled_from(list(Symmetry)), _SEEDS, st.booleans())
@settings(deadline=None)
def test_images_change_together(maze: Maze, symmetry: Symmetry, seed: int, blocks: bool) -> None:
    if find_obstacle(maze, symmetry) is None:
        run(maze, seed, blocks=blocks, symmetry=symmetry)


@given(
    st.sampled_from([("square", 5, 5), ("honeycomb", 5, 6), ("hexagon", 5, 4), ("hexagon", 4, 5)]),
    st.sampled_from([(0, 0), (-3, 2)]),
    st.sampled_from(list(Symmetry)),
    _SEEDS,
    st.booleans(),
)
@settings(deadline=None)
def test_a_board_is_its_own_image_after_every_edit(
    board: tuple[str, int, int], origin: tuple[int, int], symmetry: Symmetry, seed: int, blocks: bool
) -> None:
    maze = board_at(*board, origin)
    if find_obstacle(maze, symmetry) is None:
        judge = Judge(maze, blocks=blocks, symmetry=symmetry)
        judge.flip(np.random.default_rng(seed).integers(len(judge), size=6))
        assert is_symmetric(edited(judge), symmetry)
        check(judge, edited(judge))


@given(mazes(max_levels=1, lattices=four_sides), st.integers(0, 10**6), st.integers(0, 10**6), _SEEDS)
@settings(deadline=None)
def test_hands_end_where_the_explorers_do(maze: Maze, start: int, goal: int, seed: int) -> None:
    floor = np.argwhere(maze.cells >> 1 == Matter.FLOOR)
    cells = [(level, row, col) for level, row, col in maze.grid.cells_at(floor).tolist()]
    for shift in (0, 2):
        secret = maze.walls >> shift & 2 > 0
        maze.buffers.walls[secret] = maze.walls[secret] & ~np.uint8(3 << shift) | np.uint8(1 << shift)
    if (maze.cells >> 1 > Matter.FLOOR).any() or not cells:
        return
    for kind, number in ((MarkerKind.START, start), (MarkerKind.GOAL, goal)):
        PlaceMarker(Marker(kind, cells[number % len(cells)])).apply(maze)
    judge = Judge(maze)
    for _ in range(4):
        copy = edited(judge)
        for place, explorer in ((LEFT_HAND, "left-hand"), (RIGHT_HAND, "right-hand")):
            walk = explore(copy, explorer)
            assert bool(judge.tally[place]) == (walk.end is End.GOAL), explorer
        if len(judge):
            judge.flip(np.random.default_rng(seed).integers(len(judge), size=3))


@pytest.mark.parametrize("number", [-1, BRAID + 1, 2**40])
def test_a_measure_that_does_not_exist_is_refused(number: int) -> None:
    judge = Judge(Maze.blank(4, 4))
    assert len(judge.values(range(BRAID + 1))) == BRAID + 1
    with pytest.raises(IndexError):
        judge.values([0, number])


def test_threads_may_share_a_judge() -> None:
    judge = Judge(Maze.blank(30, 30, walled=True))
    together = Barrier(4)

    def flip(seed: int) -> None:
        rng = np.random.default_rng(seed)
        together.wait()
        for item in rng.integers(0, len(judge), 200).tolist():
            judge.flip([item])
            judge.measures()

    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(flip, seed) for seed in range(4)]:
            done.result(60)
    check(judge, edited(judge))
