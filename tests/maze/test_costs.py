"""What it costs to enter a cell: part of the maze, set with undo, moved with its cell, and saved."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine import diff, merge, read, write
from mazarine.errors import EditRejected
from mazarine.files import losses
from mazarine.files.faults import Fault
from mazarine.files.journal import CellPatch
from mazarine.files.stamps import stamp_bytes, stamp_from
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import ArrangeLevels, Flip, Resize, Rotate, SetCosts, difference
from mazarine.maze.snapshots import Snapshots
from mazarine.maze.stamp import Stamp
from mazarine.maze.transplant import cleared, transplanted
from tests.maze.strokes import History, Stroke
from tests.refusals import refused
from tests.strategies import levels as level_strokes
from tests.strategies import mazes, resizes, runs, strokes, whole_boards


def with_costs(maze: Maze, seed: int) -> Maze:
    """Return a copy whose cells have costs by chance."""
    costly = maze.copy()
    costly.costs = np.random.default_rng(seed).integers(1, 10, maze.shape, dtype=np.uint8)
    return costly


def test_a_cell_costs_1_until_it_is_set() -> None:
    maze = Maze.blank(2, 3)
    assert (maze.costs == 1).all()
    assert not maze.has_costs
    change = maze.set_cost([(0, 1), (1, 2)], 7)
    assert maze.costs[0].tolist() == [[1, 7, 1], [1, 1, 7]]
    assert change.cells(maze).tolist() == [[0, 0, 1], [0, 1, 2]]
    again = maze.apply(change.inverse)
    assert maze == Maze.blank(2, 3)
    maze.apply(again.inverse)
    assert maze.costs[0].tolist() == [[1, 7, 1], [1, 1, 7]]


def test_marks_of_an_array_are_set_too() -> None:
    maze = Maze.blank(2, 3)
    maze.set_cost(np.array([[True, False, False], [False, True, True]]), 3)
    assert maze.costs[0].tolist() == [[3, 1, 1], [1, 3, 3]]
    assert maze.set_cost([(0, 0)], 3).dirty.tolist() == []


@pytest.mark.parametrize("cost", [0, 10, 1.5, "2", True, None])
def test_what_is_no_cost_is_refused(cost: Any) -> None:
    maze = Maze.blank(2, 3)
    with refused(EditRejected, "not-a-cost"):
        maze.set_cost([(0, 0)], cost)
    assert maze == Maze.blank(2, 3)


def test_pieces_that_are_copied_moved_and_cleared_take_their_costs_along() -> None:
    maze = Maze.blank(4, 6)
    maze.costs = np.arange(24, dtype=np.uint8).reshape(1, 4, 6) % 9 + 1
    before, numbers = maze.copy(), maze.costs[0].copy()
    piece = Area.of(1, 1, np.array([[True, True], [True, False]]))
    stamp = stamp_from(stamp_bytes(Stamp.of(maze, 0, piece)))[0]
    edit = transplanted(maze, 0, stamp.turned(), (0, 5))
    assert edit is not None
    change = maze.apply(edit)
    expected = numbers.copy()
    expected[0, 5] = numbers[2, 1]
    assert maze.costs[0].tolist() == expected.tolist()
    maze.apply(change.inverse)
    assert maze == before
    moving = transplanted(maze, 0, stamp, (1, 2), source=(0, piece))
    assert moving is not None
    change = maze.apply(moving)
    expected = numbers.copy()
    expected[1, 1] = expected[2, 1] = 1
    expected[1, 2], expected[1, 3], expected[2, 2] = numbers[1, 1], numbers[1, 2], numbers[2, 1]
    assert maze.costs[0].tolist() == expected.tolist()
    maze.apply(change.inverse)
    assert maze == before
    maze.apply(cleared(maze, 0, piece))
    assert maze.costs[0][1:3, 1:3].tolist() == [[1, 1], [1, numbers[2, 2]]]
    assert stamp.to_maze().costs[0].tolist() == [[numbers[1, 1], numbers[1, 2]], [numbers[2, 1], 1]]


def test_setting_and_copies_write_nothing_else() -> None:
    maze = Maze.blank(3, 4)
    maze.set_cost([(0, 0)], 5)
    seen, twin = maze.costs, maze.copy()
    change = maze.set_cost([(0, 1), (0, 1), (2, 3)], 2)
    assert np.shares_memory(seen, maze.costs), "an edit does not copy the costs of all cells"
    assert twin.costs.sum() == 16
    maze.apply(change.inverse)
    maze.set_cost([(0, 0), (0, 0)], 1)
    assert not maze.has_costs
    assert twin.costs[0, 0, 0] == 5


def test_a_snapshot_has_the_costs_of_its_moment() -> None:
    snapshots = Snapshots(Maze.blank(2, 3))
    taken = []
    for cost in (3, 1, 8):
        snapshots.apply(SetCosts(np.array([[0, 1, 1]]), np.array([cost], dtype=np.uint8)))
        taken.append(snapshots.take())
    assert [int(it.maze().costs[0, 1, 1]) for it in taken] == [3, 1, 8]


def test_wrong_arrays_and_cells_are_refused() -> None:
    maze = Maze.blank(2, 3)
    for wrong in (np.zeros((1, 2, 3), np.uint8), np.full((1, 2, 3), 10, np.uint8)):
        with refused(EditRejected, "not-a-cost"):
            maze.costs = wrong
    for shape in (np.ones((2, 3), np.uint8), np.ones((1, 2, 3)), None):
        with refused(EditRejected, "cost-array"):
            maze.costs = shape  # type: ignore[assignment]
    with refused(EditRejected, "cost-arrays"):
        SetCosts(np.zeros((2, 3), dtype=np.int64), np.ones(3, dtype=np.uint8))
    with refused(EditRejected, "cell-outside"):
        maze.set_cost([(5, 5)], 2)


def test_costs_cannot_be_written_past_edits() -> None:
    maze = with_costs(Maze.blank(2, 3), 1)
    for it in (maze, Maze.blank(2, 3)):
        with pytest.raises(ValueError, match="read-only"):
            it.costs[0, 0, 0] = 2


@given(mazes(), st.integers(0, 9))
def test_copies_have_the_same_costs_and_go_their_own_way(maze: Maze, seed: int) -> None:
    costly = with_costs(maze, seed)
    for twin in (copy.copy(costly), pickle.loads(pickle.dumps(costly))):
        assert twin == costly
        twin.set_cost([(0, *costly.origin)], 1 + int(costly.costs[0, 0, 0]) % 9)
        assert twin != costly


@given(mazes(max_rows=5, max_cols=5), runs(st.one_of(strokes(), resizes(), whole_boards(), level_strokes())))
def test_undo_brings_costs_back_whatever_was_done(maze: Maze, drawn: list[Stroke]) -> None:
    history = History(with_costs(maze, len(drawn)))
    before = history.maze.copy()
    for stroke in drawn:
        history.do(stroke)
    for _ in range(len(history.undo)):
        history.do(Stroke("undo"))
    assert history.maze == before


@given(mazes(), st.integers(0, 9))
def test_costs_move_with_their_cells(maze: Maze, seed: int) -> None:
    costly = with_costs(maze, seed)
    numbers = costly.costs
    for edit, turned in (
        (Flip("horizontal"), numbers[:, :, ::-1]), (Flip("vertical"), numbers[:, ::-1]),
        (Rotate(180), numbers[:, ::-1, ::-1]), (ArrangeLevels((None, 0)), None),
    ):  # fmt: skip
        other = costly.copy()
        other.apply(edit)
        if turned is None:
            assert (other.costs[0] == 1).all()
            assert np.array_equal(other.costs[1], numbers[0])
        else:
            assert np.array_equal(other.costs, turned)
    top, left = costly.origin
    other = costly.copy()
    other.apply(Resize((top - 1, left - 2), costly.shape[1] + 1, costly.shape[2] + 3))
    assert np.array_equal(other.costs[:, 1:, 2:-1], numbers)
    assert other.costs.sum() == numbers.sum() + (other.cells.size - numbers.size)


@given(mazes(), st.integers(0, 9))
def test_the_native_format_keeps_them(
    tmp_path_factory: pytest.TempPathFactory, maze: Maze, seed: int
) -> None:
    path = tmp_path_factory.mktemp("costs") / "a.maze"
    for it in (maze, with_costs(maze, seed)):
        write(it, path)
        assert read(path) == it


def test_other_formats_say_that_they_are_left_out(tmp_path: Path) -> None:
    maze = with_costs(Maze.blank(3, 3), 2)
    for name in ("a.txt", "a.npy", "a.num"):
        assert any("the costs of cells" in str(it) for it in losses(maze, tmp_path / name)), name
    assert losses(maze, tmp_path / "a.maze") == []


def test_a_journal_keeps_them() -> None:
    maze = Maze.blank(2, 3)
    other = maze.copy()
    for cost in (4, 1):
        change = maze.set_cost([(0, 1), (1, 1)], cost)
        CellPatch.from_record(CellPatch.of(maze, change.dirty).record()).apply(other)
        assert other == maze


def test_a_journal_with_wrong_costs_is_refused() -> None:
    maze = Maze.blank(2, 3)
    patch = CellPatch.of(maze, np.array([1, 2]))
    with pytest.raises(Fault):
        replace(patch, costs=np.array([2, 10], dtype=np.uint8)).apply(maze)
    assert maze == Maze.blank(2, 3)


def test_mazes_with_other_costs_differ_and_are_merged() -> None:
    base, ours = Maze.blank(2, 3), Maze.blank(2, 3)
    ours.set_cost([(0, 0), (0, 1)], 4)
    theirs = base.copy()
    theirs.set_cost([(0, 1), (1, 2)], 6)
    assert diff(base, ours).metadata == ("costs",)
    assert merge(base, ours, theirs).maze.costs[0].tolist() == [[4, 4, 1], [1, 1, 6]]
    edit = difference(base, ours)
    assert edit is not None
    base.apply(edit)
    assert base == ours
