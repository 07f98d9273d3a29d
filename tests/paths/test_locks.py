"""The search over areas and keys gives the answers of a search over cells, keys and doors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.maze.endpoints import Endpoints
from mazarine.paths.structure import marked_ends, statistics
from mazarine.paths.structure.locks import LockReport, report_locks, shortest_walk
from mazarine.picture.tinting import solution_tints
from mazarine.regions import Space
from tests.depth import examples, sample
from tests.paths.locked_mazes import Oracle, locked_maze

PARTS = 40
IN_A_PART = 250


def report(maze: Maze) -> LockReport:
    space, ends = Space.of(maze), Endpoints.of(maze)
    starts, goals = (map(space.grid.padded_place, cells) for cells in (ends.starts, ends.goals))
    return report_locks(space, maze.markers, starts, goals)


def require_the_answers_of_the_oracle(maze: Maze) -> None:
    oracle, found = Oracle(maze), report(maze)
    assert found.is_decided
    assert set(found.unopened) == oracle.real_doors() - oracle.opened
    assert set(found.order) == oracle.opened
    loss = oracle.steps_to_loss() if oracle.goals else None
    assert (found.soft_lock is None) == (loss is None)
    if found.soft_lock is not None:
        walk = list(map(tuple, found.soft_lock.walk.tolist()))
        assert len(walk) - 1 == loss
        assert not all(map(oracle.wins, oracle.after(walk)))
    space = Space.of(maze)
    start, goals = marked_ends(space, maze.markers)
    if start is not None and len(oracle.starts) == 1:
        cells = shortest_walk(space, maze.markers, start, goals)
        assert (None if cells is None else len(cells) - 1) == oracle.steps_to_goal()
        if cells is not None:
            assert any(it.cell in oracle.goals for it in oracle.after(list(map(tuple, cells.tolist()))))


@pytest.mark.parametrize("part", sample(range(PARTS), 2))
def test_ten_thousand_small_mazes(part: int) -> None:
    for seed in range(part * IN_A_PART, (part + 1) * IN_A_PART):
        try:
            require_the_answers_of_the_oracle(locked_maze(seed))
        except Exception as error:
            raise AssertionError(f"maze {seed}") from error


@given(st.integers(10_000, 2**32))
@examples(0.5)
def test_other_small_mazes(seed: int) -> None:
    require_the_answers_of_the_oracle(locked_maze(seed))


def test_the_solution_fetches_the_key_and_counts_its_cells_once() -> None:
    maze = Maze.blank(1, 6)
    for kind, col in (("start", 1), ("key", 0), ("door", 4), ("goal", 5)):
        maze.add_marker(kind, (0, col))
    solution = statistics(maze).solution
    assert solution is not None
    assert (solution.length, solution.cells_off) == (1 + 5, 0)
    tints = solution_tints(Space.of(maze), maze.markers)
    assert tints.path is not None


def test_too_many_keys_leave_the_solution_undecided() -> None:
    maze = Maze.blank(1, 100)
    maze.add_marker("start", (0, 0))
    maze.add_marker("goal", (0, 99))
    for col in range(1, 95, 2):
        maze.add_marker("key_once", (0, col), label="a")
        maze.add_marker("door", (0, col + 1), label="a")
    found = report(maze)
    assert not found.is_decided
    assert found.unopened == ()
