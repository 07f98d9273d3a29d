"""Drawing with the mouse: what each tool does to the maze, and that one gesture is one step."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt

from mazarine.files import read
from mazarine.lattice import Side
from mazarine.maze import Link, Maze, Port
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink, Resize
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, NO_KEYS, RIGHT, SHIFT, Hand


def wall(hand: Hand, row: int, col: int, side: Side) -> Wall:
    return hand.maze.wall_at((0, row, col), side)


def walls_below(hand: Hand, row: int) -> list[int]:
    """Return the columns of a row that have a wall to the south."""
    return [col for col in range(hand.maze.shape[2]) if wall(hand, row, col, Side.S) is Wall.WALL]


def test_a_click_near_a_side_draws_the_wall_there_and_undo_takes_it_away(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.click((2.5, 3.9))
    assert wall(hand, 2, 3, Side.E) is Wall.WALL
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(6, 8)
    hand.check_overlay()
    hand.key("y", CTRL)
    assert wall(hand, 2, 3, Side.E) is Wall.WALL


def test_a_stroke_along_a_row_draws_that_row_without_stubs_or_gaps(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.drag((2.9, 0.5), (2.93, 2.2), (3.1, 4.4), (2.95, 6.5))
    assert walls_below(hand, 2) == [0, 1, 2, 3, 4, 5, 6]
    assert np.count_nonzero(hand.maze.walls[0] != Maze.blank(6, 8).walls[0]) == 7
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()


def test_a_fast_stroke_of_one_event_across_the_maze_leaves_no_gap(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(40, 40))
    hand.key("k")
    hand.drag((0.5, 0.5), (39.5, 39.5))
    painted = rock_of(hand.maze)
    assert {(i, i) for i in range(40)} <= painted
    assert all(abs(row - col) <= 1 for row, col in painted)
    hand.check_overlay()


def test_the_first_edge_of_a_drag_decides_if_that_is_chosen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.choose_option("mode", "toggle")
    hand.drag((2.95, 2.5), (2.95, 4.5))
    hand.drag((2.95, 3.5), (2.95, 7.5))
    assert walls_below(hand, 2) == [2]
    hand.drag((2.95, 5.5), (2.95, 1.5))
    assert walls_below(hand, 2) == [1, 2, 3, 4, 5]


def test_the_border_stays_walled_under_every_tool(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    for key in "bpkle":
        hand.key(key)
        hand.drag((0.05, 0.5), (0.05, 3.95), (3.95, 3.95), button=RIGHT)
    assert hand.maze == Maze.blank(4, 4)
    assert hand.message == ""


def test_the_right_button_erases_with_every_brush(open_window: OpenWindow, subtests: pytest.Subtests) -> None:
    hand = open_window()
    for key in ["b", "k"]:
        with subtests.test(key=key):
            hand.begin(Maze.blank(5, 5))
            hand.key(key)
            hand.drag((1.9, 1.5), (1.9, 3.5))
            hand.drag((1.9, 1.5), (1.9, 3.5), button=RIGHT)
            assert hand.maze == Maze.blank(5, 5)
            assert hand.document.undo_stack.count() == 2
            hand.check_overlay()


@pytest.mark.parametrize("keys", [NO_KEYS, SHIFT, CTRL | SHIFT], ids=["freehand", "line", "block"])
def test_rock_and_pads_are_cleared_in_one_step(open_window: OpenWindow, keys: Qt.KeyboardModifier) -> None:
    maze = Maze.blank(3, 6)
    link = Link(Port((0, 1, 4)), Port((0, 0, 0)))
    PlaceLink(link).apply(maze)
    hand = open_window(maze)
    hand.key("k")
    hand.click((1.5, 2.5))
    before = hand.maze.copy()
    hand.key("e")
    hand.drag((1.5, 0.5), (1.5, 5.5), keys=keys)
    assert hand.maze == Maze.blank(3, 6)
    assert hand.document.undo_stack.count() == 2
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == before
    hand.check_overlay()


def test_escape_gives_a_stroke_up_and_leaves_no_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.press((2.95, 1.5))
    hand.move((2.95, 5.5))
    assert len(walls_below(hand, 2)) == 5
    hand.key(Qt.Key.Key_Escape)
    hand.move((2.95, 7.5))
    hand.release((2.95, 7.5))
    assert hand.maze == Maze.blank(6, 8)
    assert not hand.document.undo_stack.canUndo()
    hand.check_overlay()


def test_undo_waits_until_the_stroke_is_over(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.click((2.5, 3.95))
    hand.press((3.95, 1.5))
    hand.key("z", CTRL)
    assert wall(hand, 2, 3, Side.E) is Wall.WALL
    hand.release((3.95, 1.5))
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(6, 8)


def test_a_rectangle_walls_its_block_in(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.key("p")
    hand.drag((1.5, 2.5), (3.2, 5.7))
    assert walls_below(hand, 0) == [2, 3, 4, 5]
    assert walls_below(hand, 3) == [2, 3, 4, 5]
    assert [wall(hand, row, 2, Side.W) for row in (1, 2, 3)] == [Wall.WALL] * 3
    assert [wall(hand, row, 5, Side.E) for row in (1, 2, 3)] == [Wall.WALL] * 3
    assert np.count_nonzero(hand.maze.walls[0] != Maze.blank(6, 8).walls[0]) == 13
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()


def test_shift_squares_a_rectangle_and_ctrl_grows_it_from_the_middle(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("p")
    hand.drag((1.5, 1.5), (2.5, 4.5), keys=SHIFT)
    assert walls_below(hand, 0) == [1, 2, 3, 4]
    assert walls_below(hand, 4) == [1, 2, 3, 4]
    hand.key("z", CTRL)
    hand.drag((4.5, 4.5), (5.5, 6.5), keys=CTRL)
    assert walls_below(hand, 2) == [2, 3, 4, 5, 6]
    assert walls_below(hand, 5) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("key", "tool"), [("k", "tool.rock_brush"), ("e", "tool.wall_brush")])
def test_choosing_another_tool_in_the_middle_of_a_stroke_gives_it_up(
    open_window: OpenWindow, key: str, tool: str
) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.press((2.95, 1.5))
    hand.move((2.95, 5.5))
    hand.key(key)
    hand.release((2.95, 5.5))
    assert hand.maze == Maze.blank(6, 8)
    assert hand.actions[tool].isChecked()
    assert not hand.document.undo_stack.canUndo()


@pytest.mark.parametrize("gives_up", [False, True])
def test_saving_in_the_middle_of_a_stroke_cuts_it_in_two_steps(
    open_window: OpenWindow, tmp_path: Path, gives_up: bool
) -> None:
    hand = open_window(Maze.blank(6, 8))
    path = tmp_path / "mine.maze"
    hand.document.set_path(path)
    hand.press((2.95, 1.5))
    hand.move((2.95, 3.5))
    hand.save()
    hand.key("z", CTRL)
    assert walls_below(hand, 2) == [1, 2, 3]
    hand.move((2.95, 6.5))
    assert hand.document.is_dirty
    if gives_up:
        hand.key(Qt.Key.Key_Escape)
    hand.release((2.95, 6.5))
    if not gives_up:
        assert walls_below(hand, 2) == [1, 2, 3, 4, 5, 6]
        hand.key("z", CTRL)
    assert not hand.document.is_dirty
    assert hand.maze == read(path)
    assert walls_below(hand, 2) == [1, 2, 3]
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(6, 8)
    hand.check_overlay()


@pytest.mark.parametrize("keys", [NO_KEYS, SHIFT], ids=["freehand", "line"])
def test_a_stroke_goes_on_from_the_same_cell_of_a_board_that_grows(
    open_window: OpenWindow, keys: Qt.KeyboardModifier
) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.act("tool.rock_brush")
    hand.press((1.5, 1.5))
    hand.document.do(Resize((-2, -1), 8, 7, "floor"), "grow")
    hand.move((3.5, 4.5), keys)
    hand.release((3.5, 4.5), keys)
    assert rock_of(hand.maze) == {(3, 2), (3, 3), (3, 4)}
