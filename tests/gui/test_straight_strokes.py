"""Lines and rectangles that Shift makes of the strokes of brushes."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.lattice import Side
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells
from tests.gui.cell_sets import block, rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, RIGHT, SHIFT, Hand


def _drawn_with(hand: Hand, tool: str, *places: tuple[float, float]) -> Maze:
    """Return the maze after a drag with another key, and undo the drag."""
    hand.key(tool)
    hand.drag(*places)
    maze = hand.maze.copy()
    hand.key("z", CTRL)
    return maze


def _press_key(hand: Hand, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyPress(hand.window.view, key, keys)


def _release_key(hand: Hand, key: Qt.Key, keys: Qt.KeyboardModifier) -> None:
    QTest.keyRelease(hand.window.view, key, keys)


def test_shift_draws_walls_as_l_does_and_ctrl_shift_as_p_does(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for tool, keys in [("l", SHIFT), ("p", CTRL | SHIFT)]:
        with subtests.test(tool=tool, keys=keys):
            hand.begin(Maze.blank(9, 9))
            expected = _drawn_with(hand, tool, (1.9, 1.3), (4.2, 6.7), (5.4, 7.1))
            hand.key("b")
            hand.drag((1.9, 1.3), (4.2, 6.7), (5.4, 7.1), keys=keys)
            assert hand.maze == expected
            assert hand.maze != Maze.blank(9, 9)
            hand.check_overlay()
            hand.key("z", CTRL)
            assert hand.maze == Maze.blank(9, 9)


def test_the_first_wall_decides_of_a_line_too_and_the_right_button_erases(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.choose_option("mode", "toggle")
    hand.drag((2.95, 2.2), (2.95, 6.2), keys=SHIFT)
    drawn = hand.maze.copy()
    hand.drag((2.95, 2.2), (2.95, 6.2), keys=SHIFT)
    assert hand.maze == Maze.blank(6, 8)
    hand.key("z", CTRL)
    assert hand.maze == drawn
    hand.drag((2.95, 2.2), (2.95, 6.2), button=RIGHT, keys=SHIFT)
    assert hand.maze == Maze.blank(6, 8)


def test_shift_pressed_later_takes_back_what_the_hand_has_painted(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("k")
    hand.press((1.5, 1.5))
    hand.move((5.5, 1.5))
    assert rock_of(hand.maze) == block(1, 1, 5, 1)
    _press_key(hand, Qt.Key.Key_Shift)
    assert rock_of(hand.maze) == set()
    assert hand.has_preview
    hand.move((5.5, 5.5), SHIFT)
    assert rock_of(hand.maze) == set()
    hand.release((5.5, 5.5), SHIFT)
    assert rock_of(hand.maze) == {(at, at) for at in range(1, 6)}
    assert not hand.has_preview
    assert hand.document.undo_stack.count() == 1
    hand.check_overlay()


def test_the_keys_at_the_end_decide_what_a_stroke_becomes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("k")
    hand.press((1.5, 1.5))
    hand.move((5.5, 1.5))
    _press_key(hand, Qt.Key.Key_Shift)
    hand.move((5.5, 4.5), SHIFT)
    _press_key(hand, Qt.Key.Key_Control, SHIFT)
    assert hand.label.startswith("5 × 4")
    _release_key(hand, Qt.Key.Key_Control, SHIFT)
    _release_key(hand, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier)
    assert rock_of(hand.maze) == block(1, 1, 5, 1) | block(5, 1, 5, 4)
    assert not hand.has_preview
    hand.release((5.5, 4.5))
    assert rock_of(hand.maze) == block(1, 1, 5, 1) | block(5, 1, 5, 4)
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(9, 9)
    assert not hand.document.undo_stack.canUndo()


def test_escape_gives_a_line_up(open_window: OpenWindow, subtests: pytest.Subtests) -> None:
    hand = open_window()
    for tool in ["b", "k", "e", "o"]:
        with subtests.test(tool=tool):
            maze = Maze.blank(6, 6)
            SetCells([(0, 1, 3, "rock")]).apply(maze)
            hand.begin(maze.copy())
            hand.key(tool)
            hand.press((1.5, 1.05), keys=SHIFT)
            hand.move((1.5, 4.5), SHIFT)
            hand.key(Qt.Key.Key_Escape)
            hand.release((1.5, 4.5), SHIFT)
            assert hand.maze == maze
            assert not hand.document.undo_stack.canUndo()
            assert not hand.has_preview


def test_ctrl_shift_fills_a_block_with_rock_and_the_right_button_digs_it_out(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(7, 7))
    hand.key("k")
    hand.drag((4.5, 5.5), (1.5, 2.5), keys=CTRL | SHIFT)
    assert rock_of(hand.maze) == block(1, 2, 4, 5)
    hand.drag((2.5, 3.5), (9.5, 3.5), button=RIGHT, keys=CTRL | SHIFT)
    assert rock_of(hand.maze) == block(1, 2, 4, 5) - block(2, 3, 4, 3)
    assert hand.maze.shape == (1, 7, 7)
    hand.check_overlay()


def test_fog_is_laid_in_lines_and_blocks(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    hand.key("o")
    hand.drag((0.5, 0.5), (3.5, 3.5), keys=SHIFT)
    assert np.argwhere(hand.maze.cells[0] & 1).tolist() == [[0, 0], [1, 1], [2, 2], [3, 3]]
    hand.drag((0.5, 0.5), (3.5, 3.5), button=RIGHT, keys=CTRL | SHIFT)
    assert hand.maze == Maze.blank(5, 5)


def test_a_board_that_a_stroke_has_made_larger_is_as_it_was_while_shift_is_held(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("k")
    hand.drag((2.5, 0.5), (2.5, 5.5))
    before = hand.maze.copy()
    hand.press((2.5, 3.5), RIGHT)
    hand.move((2.5, -2.5))
    larger = hand.maze.copy()
    assert larger.shape == (1, 6, 9)
    _press_key(hand, Qt.Key.Key_Shift)
    assert hand.maze == before
    _release_key(hand, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier)
    assert hand.maze == larger
    _press_key(hand, Qt.Key.Key_Shift)
    hand.release((2.5, 1.5), SHIFT)
    assert rock_of(hand.maze) == {(2, 0), (2, 4), (2, 5)}
    hand.key("z", CTRL)
    assert hand.maze == before


def test_shift_with_a_brush_that_has_another_use_for_it_still_paints_by_hand(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    hand.key("s")
    hand.drag((1.5, 1.5), (1.5, 3.5), (3.5, 3.5), button=LEFT, keys=SHIFT)
    found = np.argwhere(hand.maze.cells[0] >> 1 == Matter.FOUND).tolist()
    assert found == [[1, 1], [1, 2], [1, 3], [2, 3], [3, 3]]


def test_ctrl_draws_a_line_from_its_middle(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("l")
    hand.drag((4.05, 4.05), (4.1, 6.1), keys=CTRL)
    assert [col for col in range(8) if hand.maze.wall_at((0, 4, col), Side.N) is Wall.WALL] == [2, 3, 4, 5]
    hand.key("z", CTRL)
    hand.drag((4.05, 4.05), (6.9, 4.6), keys=CTRL | SHIFT)
    assert [row for row in range(8) if hand.maze.wall_at((0, row, 4), Side.W) is Wall.WALL] == [*range(1, 7)]
