"""Undoing what made the maze larger, in the middle of a drag there."""

from __future__ import annotations

from itertools import product

import pytest

from mazarine.gui.tools.toolbox import TOOLS
from mazarine.maze import Maze
from mazarine.maze.edits import Resize
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, NO_KEYS


def test_what_was_begun_on_cells_that_are_gone_is_given_up(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for goes_on, tool in product([True, False], TOOLS):
        with subtests.test(goes_on=goes_on, tool=tool):
            hand.begin(Maze.blank(4, 4))
            before = hand.maze.copy()
            hand.document.do(Resize((-2, -2), 8, 8), "resize")
            hand.document.do(Resize((-4, -4), 12, 12), "resize")
            hand.zoom_to(24)
            hand.act(tool)
            hand.press((11.5, 11.5))
            hand.move((11.5, 10.5))
            hand.document.undo()
            hand.document.undo()
            hand.turn_keys(CTRL)
            hand.turn_keys(NO_KEYS)
            if goes_on:
                hand.move((1.5, 1.5))
            hand.release((1.5, 1.5) if goes_on else (11.5, 11.5))
            hand.check_overlay()
            if hand.document.undo_stack.index() == 0:
                assert hand.maze == before
