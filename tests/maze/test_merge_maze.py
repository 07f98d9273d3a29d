"""The difference of two mazes: it makes one the other, and keeps what others have changed meanwhile."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.maze import Link, Maze, Port, PortSide
from mazarine.maze.edits import MergeMaze, PlaceLink, ReplaceMaze, difference, merge_maze
from tests.maze.strokes import History, Stroke
from tests.maze.upright import looks, require_dirty
from tests.strategies import expansions, levels, markers, mazes, resizes, runs, strokes

ALL_STROKES = st.one_of(strokes(), strokes(), markers(), resizes(), levels(), expansions())
PLACED_STROKES = st.one_of(strokes(), markers())


def edited(maze: Maze, drawn: list[Stroke]) -> Maze:
    other = maze.copy()
    history = History(other)
    for stroke in drawn:
        history.do(stroke)
    return other


def require_difference(before: Maze, after: Maze) -> None:
    edit = difference(before, after)
    if edit is None:
        assert before == after
        return
    assert before != after
    maze = before.copy()
    change = edit.apply(maze)
    assert maze == after
    require_dirty(before, maze, change)
    back = change.inverse.apply(maze)
    assert maze == before
    back.inverse.apply(maze)
    assert maze == after


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES))
def test_the_difference_gives_the_other_maze_and_undo_the_first(maze: Maze, drawn: list[Stroke]) -> None:
    require_difference(maze, edited(maze, drawn))


@given(mazes(max_rows=5, max_cols=5), mazes(max_rows=5, max_cols=5))
def test_any_two_mazes_have_a_difference(maze: Maze, other: Maze) -> None:
    require_difference(maze, other)


@given(mazes(max_rows=5, max_cols=5), runs(PLACED_STROKES), runs(PLACED_STROKES))
def test_a_patch_keeps_what_was_changed_meanwhile_or_changes_nothing(
    maze: Maze, drawn: list[Stroke], meanwhile: list[Stroke]
) -> None:
    mine, theirs = edited(maze, drawn), edited(maze, meanwhile)
    edit, both = difference(maze, mine), theirs.copy()
    if edit is None:
        return
    try:
        change = edit.apply(both)
    except EditRejected:
        assert both == theirs
        assert looks(both) == looks(theirs)
        return
    require_dirty(theirs, both, change)
    for start, one, other, result in zip(
        maze.buffers, mine.buffers, theirs.buffers, both.buffers, strict=True
    ):
        for bits in (3, 12):
            expected = np.where((start ^ one) & bits, one & bits, other & bits)
            assert np.array_equal(result & bits, expected)
    for of in ("links", "markers"):
        was, ours, others, now = (set(getattr(it, of)) for it in (maze, mine, theirs, both))
        assert now == (others | (ours - was)) - (was - ours)
    again = Maze(
        both.cells, both.walls, lattice=both.lattice, origin=both.origin, links=both.links,
        markers=both.markers, growth=both.growth,
    )  # fmt: skip
    assert again == both
    change.inverse.apply(both)
    assert both == theirs


def test_metadata_is_changed_word_by_word() -> None:
    maze = Maze.blank(2, 2)
    mine = maze.copy()
    mine.title, mine.properties["seed"] = "Mine", 1
    mine.name_region(1, "hall")
    edit = difference(maze, mine)
    maze.author = "They"
    change = maze.apply(edit)
    assert change.metadata_changed
    assert (maze.title, maze.author, maze.properties) == ("Mine", "They", {"seed": 1})
    assert maze.named_regions == mine.named_regions
    maze.apply(change.inverse)
    assert not maze.named_regions
    assert (maze.title, maze.author, maze.properties) == ("", "They", {})
    maze.title = "Theirs"
    with pytest.raises(EditRejected) as caught:
        maze.apply(edit)
    assert caught.value.code == "merge-metadata-conflict"


def test_a_conflict_names_the_cell() -> None:
    maze = Maze.blank(3, 3)
    mine = maze.copy()
    mine.set_cells([(1, 2)], "rock")
    edit = difference(maze, mine)
    maze.set_cells([(1, 2)], "secret")
    with pytest.raises(EditRejected) as caught:
        maze.apply(edit)
    assert (caught.value.code, caught.value.fields) == ("merge-conflict", {"cell": (0, 1, 2)})


def test_a_patch_does_not_open_a_side_of_a_hexagon_that_carries_a_link_now() -> None:
    maze = Maze.blank(3, 3, lattice="hexagon", walled=True)
    mine = maze.copy()
    mine.set_wall((1, 1), "SW", "open")
    edit = difference(maze, mine)
    maze.apply(PlaceLink(Link(Port((0, 2, 1), PortSide.NE), Port((0, 0, 0)))))
    with pytest.raises(EditRejected) as caught:
        maze.apply(edit)
    assert (caught.value.code, len(maze.links)) == ("merge-conflict", 1)


def test_a_patch_is_for_one_board() -> None:
    maze, larger = Maze.blank(3, 3), Maze.blank(4, 4)
    with pytest.raises(EditRejected, match="another lattice, size"):
        MergeMaze.between(maze, larger)
    mine = maze.copy()
    mine.set_wall((0, 0), "E")
    with pytest.raises(EditRejected, match="another lattice, size"):
        larger.apply(difference(maze, mine))


def test_a_large_difference_is_a_whole_maze(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merge_maze, "_MOST_PLACES", 8)
    maze, other = Maze.blank(3, 3), Maze.blank(3, 3)
    other.set_cells(np.ones((3, 3), dtype=bool), "rock")
    assert difference(maze, other) == ReplaceMaze(other)
