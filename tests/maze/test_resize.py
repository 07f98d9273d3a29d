"""Giving the board another extent."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.codes import FOG, Wall
from mazarine.maze.edits import PlaceMarker, Resize, SetCells
from tests.drawing import blocks, stairs, teleporter, walls
from tests.maze.strokes import Stroke
from tests.maze.upright import applied, rejected
from tests.strategies import mazes, resizes


def test_a_board_that_grows_all_around_gets_rock_and_keeps_its_border_as_walls():
    maze = blocks("..\n..")
    change = applied(Resize((-1, -1), 4, 4), maze)
    assert change.reshaped
    assert maze.origin == (-1, -1)
    expected = walls("""
        +---+---+---+---+
        | #   #   #   # |
        +   +---+---+   +
        | # |       | # |
        +   +   +   +   +
        | # |       | # |
        +   +---+---+   +
        | #   #   #   # |
        +---+---+---+---+
    """)
    assert maze.cells.tolist() == expected.cells.tolist()
    assert maze.walls.tolist() == expected.walls.tolist()


def test_no_wall_stays_where_a_growing_board_had_rock_at_its_border():
    maze = blocks(".#\n#.")
    applied(Resize((-1, -1), 4, 4), maze)
    expected = walls("""
        +---+---+---+---+
        | #   #   #   # |
        +   +---+   +   +
        | # |     #   # |
        +   +   +   +   +
        | #   #     | # |
        +   +   +---+   +
        | #   #   #   # |
        +---+---+---+---+
    """)
    assert (maze.cells.tolist(), maze.walls.tolist()) == (expected.cells.tolist(), expected.walls.tolist())


def test_a_board_that_shrinks_keeps_what_lies_inside_and_closes_its_new_border():
    maze = walls("""
        +---+---+---+
        |       | # |
        +   +---+---+
        |   | ?     |
        +---+   +-?-+
        | !     |   |
        +---+---+---+
    """)
    applied(Resize((1, 1), 1, 2), maze)
    kept = walls("+---+---+\n| ?     |\n+---+---+")
    assert (maze.cells.tolist(), maze.walls.tolist()) == (kept.cells.tolist(), kept.walls.tolist())
    assert maze.origin == (1, 1)


def test_a_board_may_move_away_altogether():
    maze = blocks("..\n..")
    applied(Resize((10, -10), 2, 3), maze)
    assert maze.cells.tolist() == [[[0] * 3] * 2]
    assert maze.shape == (1, 2, 3)


def test_a_board_may_shift_by_one():
    maze = blocks("..\n.#")
    applied(Resize((0, 1), 2, 2), maze)
    assert maze.cells.tolist() == [[[2, 0], [0, 0]]]
    assert maze.wall_at((0, 0, 1), Side.E) is Wall.WALL, "the border that the board had"


def test_the_same_extent_changes_nothing():
    maze = blocks("..\n..")
    applied(Resize((0, 0), 2, 2), maze)
    assert maze == blocks("..\n..")


def test_undo_restores_what_was_cut_off():
    maze = blocks("a.b\n.?.\nb.a", links=[])
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 2, 2), PortSide.E)).apply(maze)
    before = maze.copy()
    change = applied(Resize((0, 0), 1, 1), maze)
    assert (len(maze.links), len(maze.markers)) == (0, 0)
    change.inverse.apply(maze)
    assert maze == before


def test_links_stay_where_both_ends_stay():
    inside, across = teleporter((0, 0, 0), (0, 0, 1)), teleporter((0, 0, 0, "N"), (0, 0, 2))
    maze = blocks("...", "...", links=[inside, across, stairs((0, 0, 1)), stairs((0, 0, 2))])
    applied(Resize((0, 0), 1, 2), maze)
    assert list(maze.links) == [inside, stairs((0, 0, 1))]


def test_a_portal_in_the_border_stays_in_the_wall_that_the_border_becomes():
    link = teleporter((0, 0, 0, "W"), (0, 0, 1, "N"))
    maze = blocks("..", links=[link])
    applied(Resize((-1, -1), 3, 4), maze)
    assert list(maze.links) == [link]


def test_new_floor_leaves_the_walls_that_carry_links():
    link = teleporter((0, 0, 0, "W"), (0, 0, 1, "S"))
    maze = blocks("..", links=[link])
    applied(Resize((-1, -1), 3, 4, "floor"), maze)
    expected = walls("""
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |   |           |
        +   +   +---+   +
        |               |
        +---+---+---+---+
    """)
    assert (list(maze.links), maze.walls.tolist()) == ([link], expected.walls.tolist())


def test_markers_go_with_their_cell_or_with_the_gap():
    inner, gap = Marker(MarkerKind.NOTE, (0, 0, 0)), Marker(MarkerKind.START, (0, 0, 0), PortSide.N)
    maze = blocks("..")
    for marker in (inner, gap, Marker(MarkerKind.GOAL, (0, 0, 1))):
        PlaceMarker(marker).apply(maze)
    applied(Resize((0, -1), 1, 2), maze)
    assert list(maze.markers) == [inner, gap]
    applied(Resize((-1, -1), 2, 2), maze)
    assert list(maze.markers) == [inner, replace(gap, side=None)]


def test_words_of_the_author_stay():
    bare = blocks("..")
    maze = Maze(bare.cells, bare.walls, title="T", author="A", properties={"p": 1}, extra={"e": 2})
    applied(Resize((0, 0), 3, 3), maze)
    assert (maze.title, maze.author, maze.properties, maze.extra) == ("T", "A", {"p": 1}, {"e": 2})


def test_edits_after_the_resize_do_not_reach_into_what_undo_brings_back():
    maze = blocks("..\n..")
    change = applied(Resize((0, 0), 3, 3), maze)
    SetCells([(0, 0, 0, "rock")]).apply(maze)
    SetCells([(0, 0, 0, "floor")]).apply(maze)
    redo = change.inverse.apply(maze)
    SetCells([(0, 1, 1, "rock")]).apply(maze)
    SetCells([(0, 1, 1, "floor")]).apply(maze)
    assert maze == blocks("..\n..")
    redo.inverse.apply(maze)
    assert maze.shape == (1, 3, 3)


@given(mazes(max_rows=5, max_cols=5), resizes())
def test_every_resize_there_and_back(maze: Maze, stroke: Stroke):
    edit = stroke.edit(maze)
    assert edit is not None
    applied(edit, maze)


class TestRejections:
    @pytest.mark.parametrize(("rows", "cols"), [(0, 1), (1, 0), (-1, 3), (3, -(10**30))])
    def test_no_rows_or_no_columns(self, rows: int, cols: int):
        rejected(lambda: Resize((0, 0), rows, cols), blocks("."), "maze-without-cells")

    @pytest.mark.parametrize(("rows", "cols"), [(2**28 + 1, 1), (2**14, 2**14 + 1), (10**30, 10**30)])
    def test_more_cells_than_a_maze_may_have(self, rows: int, cols: int):
        rejected(
            lambda: Resize((0, 0), rows, cols),
            blocks("."),
            "too-many-cells",
            levels=1,
            rows=rows,
            cols=cols,
            most=2**28,
        )

    @pytest.mark.parametrize("origin", [(2**28 + 1, 0), (0, -(2**28) - 1), (10**30, 0)])
    def test_an_origin_too_far_out(self, origin: tuple[int, int]):
        rejected(lambda: Resize(origin, 1, 1), blocks("."), "origin-too-far", origin=origin, farthest=2**28)

    @pytest.mark.parametrize("origin", [(0,), (0, 0, 0), (0.5, 0), (None, 0), "00", 0, (True, 0)])
    def test_an_origin_that_is_no_row_and_column(self, origin: object):
        rejected(
            lambda: Resize(origin, 1, 1),  # type: ignore[arg-type]
            blocks("."),
            "not-an-origin",
            value=repr(origin),
        )

    @pytest.mark.parametrize(("rows", "cols"), [(1.5, 1), (1, "1"), (None, 1), (True, 1)])
    def test_rows_and_columns_that_are_not_whole(self, rows: object, cols: object):
        rejected(
            lambda: Resize((0, 0), rows, cols),  # type: ignore[arg-type]
            blocks("."),
            "extent-not-integer",
            rows=repr(rows),
            cols=repr(cols),
        )


def test_fog_of_new_cells_is_none():
    maze = blocks(".")
    applied(Resize((0, 0), 1, 2), maze)
    assert not (maze.cells & FOG).any()
