"""Undo steps: many small edits become few, and do the same."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.gui.editing.commands import compacted
from mazarine.gui.editing.document import Document
from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import Batch, Edit, PlaceLink, SetCells, SetWalls

CELLS = st.tuples(st.just(0), st.integers(0, 3), st.integers(0, 3))
WALLS = st.builds(
    lambda cell, side, state: SetWalls([(*cell, side, state)]),
    CELLS,
    st.sampled_from("NESW"),
    st.sampled_from(["open", "wall", "secret"]),
)
ROCK = st.builds(lambda cell, state: SetCells([(*cell, state)]), CELLS, st.sampled_from(["rock", "floor", 3]))
LINKS = st.builds(lambda first, second: PlaceLink(Link(Port(first), Port(second))), CELLS, CELLS)


@given(st.lists(st.one_of(WALLS, ROCK, LINKS), max_size=12))
def test_a_stroke_goes_back_and_forth_exactly(edits: list[Edit]) -> None:
    document = Document(Maze.blank(4, 4))
    stroke = document.begin_stroke("a stroke")
    for edit in edits:
        with suppress(EditRejected):
            stroke.apply(edit)
    stroke.finish()
    drawn = document.maze.copy()
    for _ in range(2):
        document.undo()
        assert document.maze == Maze.blank(4, 4)
        document.redo()
        assert document.maze == drawn


def test_a_long_stroke_of_one_kind_becomes_one_edit() -> None:
    edits = tuple(SetWalls([(0, row, 1, "E", "wall")]) for row in range(4))
    one = compacted(Batch((Batch(edits[:2]), Batch(edits[2:]))))
    assert isinstance(one, SetWalls)
    assert len(one.codes) == 4


def test_the_document_counts_what_changes_and_leaves_what_does_not() -> None:
    document = Document(Maze.blank(4, 4))
    document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    document.do(SetWalls([(0, 1, 1, "E", "wall")]), "the same wall")
    assert document.revision == 1
    assert document.undo_stack.count() == 1
    stroke = document.begin_stroke("nothing")
    stroke.apply(SetWalls([(0, 1, 1, "E", "wall")]))
    stroke.finish()
    assert document.undo_stack.count() == 1


def test_a_stroke_ends_once() -> None:
    document = Document(Maze.blank(4, 4))
    told: list[bool] = []
    document.dirty_changed.connect(told.append)
    stroke = document.begin_stroke("a stroke")
    stroke.apply(SetWalls([(0, 1, 1, "E", "wall")]))
    assert document.is_dirty
    assert told == [True]
    stroke.cancel()
    assert told == [True, False]
    document.do(SetWalls([(0, 1, 1, "E", "wall")]), "the same wall")
    drawn = document.maze.copy()
    stroke.cancel()
    stroke.apply(SetWalls([(0, 2, 1, "E", "wall")]))
    stroke.finish()
    assert document.maze == drawn
    assert document.undo_stack.count() == 1
