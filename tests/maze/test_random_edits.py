"""Long runs of random edits: each is upright, and all of them can be taken back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.maze import Maze
from tests.maze.strokes import History, Stroke
from tests.maze.upright import looks, require_dirty
from tests.strategies import expansions, levels, markers, mazes, resizes, runs, strokes, whole_boards

ALL_STROKES = st.one_of(strokes(), strokes(), markers(), resizes(), whole_boards(), levels(), expansions())


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES))
def test_every_edit_tells_what_is_dirty_and_can_be_taken_back(maze: Maze, drawn: list[Stroke]):
    history = History(maze)
    for stroke in drawn:
        before = maze.copy()
        change = history.do(stroke)
        if change is None:
            assert maze == before, "a rejected edit leaves the maze as it was"
            assert looks(maze) == looks(before)
            continue
        require_dirty(before, maze, change)
        restored = maze.copy()
        change.inverse.apply(restored)
        assert restored == before


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES))
def test_all_inverses_in_reverse_order_give_the_original(maze: Maze, drawn: list[Stroke]):
    original, states, inverses = maze.copy(), [], []
    for stroke in drawn:
        try:
            edit = stroke.edit(maze) if stroke.verb not in ("undo", "redo") else None
            states.append(maze.copy())
            inverses.append(edit.apply(maze).inverse if edit is not None else None)
        except EditRejected:
            inverses.append(None)
    for state, inverse in zip(reversed(states), reversed(inverses), strict=True):
        if inverse is not None:
            inverse.apply(maze)
        assert maze == state
    assert maze == original


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES))
def test_what_a_maze_has_become_is_a_maze_that_can_be_made(maze: Maze, drawn: list[Stroke]):
    history = History(maze)
    for stroke in drawn:
        history.do(stroke)
    again = Maze(
        maze.cells, maze.walls, lattice=maze.lattice, origin=maze.origin,
        links=maze.links, markers=maze.markers, growth=maze.growth,
    )  # fmt: skip
    assert again == maze


@given(mazes(max_rows=5, max_cols=5), runs(ALL_STROKES))
def test_undo_all_redo_all_comes_to_the_same(maze: Maze, drawn: list[Stroke]):
    history = History(maze)
    original = maze.copy()
    for stroke in drawn:
        history.do(stroke)
    last = maze.copy()
    steps = len(history.undo)
    for _ in range(steps):
        history.do(Stroke("undo"))
    assert maze == original
    for _ in range(steps):
        history.do(Stroke("redo"))
    assert maze == last
