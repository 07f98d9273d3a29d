"""Drawing with the keys alone."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.lattice import Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port, PortSide
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceFirstPoint
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, SHIFT, Hand

_ALT = Qt.KeyboardModifier.AltModifier
UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def _begin(hand: Hand, row: int, col: int) -> None:
    """Switch the cursor on and bring it to a cell."""
    hand.key("c")
    for key in (UP, LEFT):
        for _ in range(6):
            hand.key(key, SHIFT)
    for key, count in ((DOWN, row), (RIGHT, col)):
        for _ in range(count):
            hand.key(key)
    assert hand.cursor == (row, col)


def test_points_grow_in_a_direction_that_a_key_chooses(open_window: OpenWindow) -> None:
    maze = Maze.blank(6, 6, lattice="honeycomb")
    maze.buffers.cells[:] = 0
    PlaceFirstPoint((3, 0, -3)).apply(maze)
    hand = open_window(maze)
    _begin(hand, 3, 3)
    hand.key("n")
    hand.key("3")
    hand.key(ENTER)
    assert hand.maze.growth is not None
    assert [hand.maze.growth.place(number) for number in range(1, 5)] == [(3, 3), (2, 3), (4, 3), (3, 4)]
    hand.check_overlay()


def test_walls_are_drawn_and_erased_at_sides(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 2, 3)
    hand.key("b")
    hand.key(RIGHT, CTRL)
    hand.key(UP, CTRL)
    assert hand.maze.wall_at((0, 2, 3), Side.E) is Wall.WALL
    assert hand.maze.wall_at((0, 2, 3), Side.N) is Wall.WALL
    hand.key(RIGHT, _ALT)
    assert hand.maze.wall_at((0, 2, 3), Side.E) is Wall.OPEN
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(6, 6)
    hand.check_overlay()


def test_space_holds_the_button_and_arrows_drag(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 1, 1)
    hand.keys("k", SPACE, RIGHT, RIGHT, DOWN, SPACE, RIGHT)
    assert rock_of(hand.maze) == {(1, 1), (1, 2), (1, 3), (2, 3)}
    assert hand.document.undo_stack.count() == 1
    hand.keys(LEFT, Qt.Key.Key_Backspace)
    assert rock_of(hand.maze) == {(1, 1), (1, 2), (1, 3)}
    hand.check_overlay()


def test_escape_gives_a_held_button_up(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 1, 1)
    hand.keys("k", SPACE, RIGHT, Qt.Key.Key_Escape)
    assert rock_of(hand.maze) == set()
    hand.keys(RIGHT, ENTER)
    assert rock_of(hand.maze) == {(1, 3)}


def test_a_teleporter_a_marker_a_selection_and_a_rectangle_by_keys(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 1, 1)
    hand.keys("t", SPACE, DOWN, RIGHT, SPACE)
    assert set(hand.maze.links) == {Link(Port((0, 1, 1)), Port((0, 2, 2)))}
    hand.keys("2", ENTER)
    assert set(hand.maze.markers) == {Marker(MarkerKind.GOAL, (0, 2, 2))}
    hand.keys("p", SPACE, DOWN, SPACE)
    assert hand.maze.wall_at((0, 3, 2), Side.S) is Wall.WALL
    hand.keys("r", SPACE, RIGHT, SPACE)
    assert hand.selected.count == 2
    hand.check_overlay()


def test_the_arrows_scroll_again_when_it_is_off_and_the_view_follows_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(100, 100))
    _begin(hand, 5, 5)
    hand.zoom_to(40)
    for _ in range(6):
        hand.key(RIGHT, SHIFT)
    assert hand.viewport.rect().contains(hand.pixel((5.5, 65.5)))
    hand.key("c")
    place = hand.cursor
    hand.key(RIGHT)
    assert hand.cursor == place
    hand.key(ENTER)
    assert hand.document.undo_stack.count() == 0


def test_it_stays_on_a_board_that_becomes_smaller(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    _begin(hand, 15, 15)
    hand.document.replace(Maze.blank(3, 4))
    assert hand.cursor == (2, 3)


def test_on_a_honeycomb_every_side_can_be_reached(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6, lattice="honeycomb"))
    _begin(hand, 2, 2)
    hand.key("b")
    for key, side in ((UP, Side.N), (DOWN, Side.S), (RIGHT, Side.E)):
        hand.key(key, CTRL)
        assert hand.maze.wall_at((0, 2, 2), side) is Wall.WALL
    hand.check_overlay()


def test_shift_with_space_makes_a_teleporter_one_way_and_ctrl_with_an_arrow_aims_at_gates(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 1, 1)
    hand.keys("t", SPACE)
    hand.key(RIGHT, CTRL)
    hand.keys(DOWN, DOWN, DOWN)
    hand.key(LEFT, CTRL)
    hand.key(SPACE, SHIFT)
    gates = Port((0, 1, 1), PortSide.E), Port((0, 4, 1), PortSide.W)
    assert set(hand.maze.links) == {Link(*gates, one_way=True)}
    assert hand.maze.wall_at((0, 1, 1), Side.E) is Wall.WALL
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()


def test_a_held_wall_brush_draws_the_sides_that_are_aimed_at(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 2, 2)
    hand.keys("b", SPACE)
    hand.key(RIGHT, CTRL)
    hand.key(UP, CTRL)
    hand.key(SPACE)
    assert hand.maze.wall_at((0, 2, 2), Side.E) is Wall.WALL
    assert hand.maze.wall_at((0, 2, 2), Side.N) is Wall.WALL
    assert np.count_nonzero(hand.maze.walls[0] != Maze.blank(6, 6).walls[0]) == 2
    assert hand.document.undo_stack.count() == 1


def test_shift_makes_a_line_of_a_held_stroke_and_ctrl_shift_a_block(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 1, 1)
    hand.keys("k", SPACE, RIGHT, RIGHT, DOWN, DOWN)
    hand.key(SPACE, SHIFT)
    assert rock_of(hand.maze) == {(1, 1), (2, 2), (3, 3)}
    hand.key("z", CTRL)
    hand.keys(SPACE, LEFT, DOWN)
    hand.key(SPACE, CTRL | SHIFT)
    assert rock_of(hand.maze) == {(3, 3), (3, 2), (4, 3), (4, 2)}


def test_shift_and_an_arrow_go_ten_cells_and_the_tool_sees_shift(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    _begin(hand, 1, 1)
    hand.keys("k", SPACE, DOWN)
    QTest.keyPress(hand.window.view, RIGHT, SHIFT)
    painted, is_shown = rock_of(hand.maze), hand.has_preview
    QTest.keyRelease(hand.window.view, RIGHT, SHIFT)
    hand.keys(RIGHT, SPACE)
    assert (painted, is_shown) == (set(), True)
    assert rock_of(hand.maze) == {(1, 1)} | {(2, col) for col in range(1, 13)}


def test_ctrl_and_an_arrow_still_click_a_side_while_no_button_is_held(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    _begin(hand, 2, 2)
    hand.key("s")
    hand.key(RIGHT, CTRL | SHIFT)
    assert hand.maze.wall_at((0, 2, 2), Side.E) is Wall.FOUND
