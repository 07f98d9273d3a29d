"""Snapshots: a copy made later, while the maze is edited, is the maze as it was."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze import snapshots as module
from mazarine.maze.buffers import Buffers
from mazarine.maze.edits import Batch, Edit, PlaceLink, RemoveLink, SetCells, SetWalls
from mazarine.maze.snapshots import Snapshot, Snapshots
from tests.drawing import teleporter
from tests.maze.strokes import Stroke
from tests.strategies import expansions, levels, markers, mazes, resizes, runs, strokes

ALL_STROKES = st.one_of(strokes(), strokes(), markers(), resizes(), levels(), expansions())


def do(source: Snapshots, stroke: Stroke) -> None:
    try:
        edit = stroke.edit(source.maze) if stroke.verb not in ("undo", "redo") else None
        if edit is not None:
            source.apply(edit)
    except EditRejected:
        pass


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES), st.randoms(use_true_random=False))
def test_a_snapshot_is_the_maze_of_its_moment_whenever_it_is_copied(maze: Maze, drawn, random):
    source = Snapshots(maze)
    taken: list[tuple[Snapshot, Maze]] = []
    for stroke in drawn:
        if random.random() < 0.5:
            taken.append((source.take(), maze.copy()))
        do(source, stroke)
        if taken and random.random() < 0.3:
            snapshot, expected = random.choice(taken)
            assert snapshot.maze() == expected
    for snapshot, expected in taken:
        assert snapshot.maze() == expected
        assert snapshot.maze() is snapshot.maze()


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES), runs(ALL_STROKES))
def test_edits_in_the_middle_of_copying_do_not_show(maze: Maze, before, meanwhile):
    source, left = Snapshots(maze), list(meanwhile)
    for stroke in before:
        do(source, stroke)
    snapshot, expected = source.take(), maze.copy()

    def copied(*arrays: object) -> Buffers:
        """Stand for the moment in which the arrays have been copied one after the other."""
        if left:
            do(source, left.pop())
        return Buffers(*arrays)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "Buffers", copied)
        assert snapshot.maze() == expected


def test_a_snapshot_is_taken_once_between_two_edits():
    source = Snapshots(Maze.blank(3, 3))
    first = source.take()
    assert source.take() is first
    source.apply(SetCells([(0, 1, 1, "rock")]))
    assert source.take() is not first
    assert first.maze() == Maze.blank(3, 3)


def test_a_copy_that_nobody_holds_is_gone():
    source = Snapshots(Maze.blank(3, 3))
    source.take()
    assert not source.uncopied


def test_an_edit_that_is_rejected_in_the_middle_has_the_copy_made_again(monkeypatch: pytest.MonkeyPatch):
    maze = Maze.blank(3, 3)
    source, rounds = Snapshots(maze), []
    snapshot = source.take()
    rejected = Batch((SetCells([(0, 1, 1, "rock")]), SetWalls([(0, 9, 9, Side.E, "wall")])))

    def copied(*arrays: object) -> Buffers:
        rounds.append(1)
        if len(rounds) == 1:
            with pytest.raises(EditRejected):
                source.apply(rejected)
        return Buffers(*arrays)

    monkeypatch.setattr(module, "Buffers", copied)
    assert snapshot.maze() == Maze.blank(3, 3)
    assert len(rounds) == 2


def test_a_wall_that_came_during_copying_carries_the_link_that_is_undone_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    maze = Maze.blank(3, 3)
    source = Snapshots(maze)
    snapshot = source.take()
    # Its western wall is kept with the cell to the west, which only the first of the edits changes.
    link = teleporter((0, 1, 1, "W"), (0, 2, 2))

    def copied(*arrays: object) -> Buffers:
        for edit in (SetWalls([(0, 1, 1, Side.W, "wall")]), PlaceLink(link), RemoveLink(link.first)):
            source.apply(edit)
        return Buffers(*arrays)

    monkeypatch.setattr(module, "Buffers", copied)
    assert snapshot.maze() == Maze.blank(3, 3)


def test_threads_copy_while_the_maze_is_edited():
    maze = Maze.blank(120, 120)
    source = Snapshots(maze)
    edits: list[Edit] = []
    for step in range(600):
        row, col = step % 119, step * 7 % 119
        edits.append(SetWalls([(0, row, col, Side.E, "wall")]))
        edits.append(SetCells([(0, row, col, "rock" if step % 2 else "floor")]))
    with ThreadPoolExecutor(2) as threads:
        waiting = []
        for number, edit in enumerate(edits):
            source.apply(edit)
            if number % 10 == 0:
                expected = maze.copy()
                waiting += [(threads.submit(source.take().maze), expected) for _ in range(2)]
        assert all(copy.result() == expected for copy, expected in waiting)
