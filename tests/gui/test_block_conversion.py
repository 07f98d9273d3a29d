"""Thin walls to blocks and back, and the dual, from the Maze menu."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from mazarine.files.messages import ConversionMessage
from mazarine.gui.i18n import tr
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from tests.drawing import blocks, walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, Hand

_THIN = walls("""
    +---+---+
    |   |   |
    +   +   +
    |       |
    +---+---+
""")
_DUAL = walls("""
    +---+---+---+
    |       |   |
    +   +---+   +
    |   |   |   |
    +   +   +   +
    |           |
    +---+---+---+
""")
_BLOCKS = blocks("""
    #####
    #.#.#
    #.#.#
    #...#
    #####
""")


def _reply(hand: Hand, role: QMessageBox.ButtonRole) -> list[str]:
    """Answer the question that comes; its words come back."""
    asked: list[str] = []

    def reply(box: QMessageBox) -> None:
        asked.append(box.informativeText())
        assert box.windowTitle() == "Convert", "a long title would be cut"
        assert box.text().endswith(". The maze will change.</b>")
        roles = {box.buttonRole(button): button for button in box.buttons()}
        QTest.mouseClick(roles[role], LEFT)

    hand.fill_when_open(reply)
    return asked


@pytest.mark.parametrize(
    ("action", "before", "after", "said"),
    [
        ("maze.to_blocks", _THIN, _BLOCKS, "2 × 2 cells become 5 × 5, which doubles lengths"),
        ("maze.to_walls", _BLOCKS, _THIN, "5 × 5 cells become 2 × 2, which halves lengths"),
    ],
)
def test_what_changes_is_said_and_it_is_one_step(
    open_window: OpenWindow, action: str, before: Maze, after: Maze, said: str
) -> None:
    hand = open_window(before.copy())
    asked = _reply(hand, QMessageBox.ButtonRole.AcceptRole)
    hand.act(action)
    hand.wait_for_jobs()
    assert said in asked[0]
    assert hand.maze == after
    hand.check_overlay()
    assert hand.document.undo_stack.count() == 1
    hand.act("edit.undo")
    assert hand.maze == before
    hand.check_overlay()


def test_the_dual_is_opened_beside_the_maze(open_window: OpenWindow) -> None:
    maze = _THIN.copy()
    maze.add_marker("goal", (0, 0))
    hand = open_window(maze.copy())
    first = hand.session
    hand.act("maze.dual")
    hand.wait_for_jobs()
    assert len(hand.sessions) == 2
    assert hand.maze == _DUAL
    assert hand.document.is_dirty
    assert "1 marker" in hand.message
    assert first.document.maze == maze
    assert not first.document.is_dirty


def test_the_dual_is_offered_for_mazes_that_have_one_and_the_tooltip_says_why_not(
    open_window: OpenWindow,
) -> None:
    hand = open_window(_THIN.copy())
    action = hand.actions["maze.dual"]
    assert action.isEnabled()
    hand.document.do(SetCells([(0, 1, 1, "rock")]), "rock")
    hand.qtbot.waitUntil(lambda: not action.isEnabled())
    assert "without rock" in action.toolTip()
    hand.document.undo()
    hand.qtbot.waitUntil(action.isEnabled)
    assert "without rock" not in action.toolTip()
    hand.document.replace(Maze.blank(4, 4, lattice="honeycomb"))
    hand.qtbot.waitUntil(lambda: not action.isEnabled())
    assert "maze of squares" in action.toolTip()


def test_nothing_changes_if_the_user_does_not_want_it(open_window: OpenWindow) -> None:
    hand = open_window(_THIN.copy())
    asked = _reply(hand, QMessageBox.ButtonRole.RejectRole)
    hand.act("maze.to_blocks")
    hand.wait_for_jobs()
    assert len(asked) == 1
    assert hand.maze == _THIN
    assert hand.document.undo_stack.count() == 0


def test_what_cannot_be_is_refused_in_a_sentence(open_window: OpenWindow) -> None:
    hand = open_window(_THIN.copy())
    hand.act("maze.to_walls")
    hand.wait_for_jobs()
    assert hand.message == tr(ConversionMessage.HAS_THIN_WALL_EAST(cell=(0, 0, 0)))
    assert hand.document.undo_stack.count() == 0


def test_a_maze_that_was_changed_meanwhile_stays_as_it_is(open_window: OpenWindow) -> None:
    hand = open_window(_THIN.copy())
    hand.act("maze.to_blocks")
    hand.document.do(SetCells([(0, 1, 1, "rock")]), "rock")
    drawn = hand.maze.copy()
    hand.wait_for_jobs()
    assert hand.maze == drawn
    assert hand.message == "The maze was changed meanwhile. Nothing was done. Try again."


def test_it_can_be_stopped(open_window: OpenWindow) -> None:
    hand, gate = open_window(_THIN.copy()), Event()
    hand.workers.jobs.run(lambda: gate.wait(20))
    hand.act("maze.to_blocks")
    hand.window.tasks.stop()
    gate.set()
    hand.wait_for_jobs()
    assert hand.maze == _THIN
    assert hand.message == "Stopped. The maze was not changed."


def test_a_gesture_in_another_tab_goes_on_and_the_other_maze_stays_as_it_is(open_window: OpenWindow) -> None:
    hand, gate = open_window(_THIN.copy()), Event()
    hand.workers.jobs.run(lambda: gate.wait(20))
    hand.act("maze.to_blocks")
    hand.window.sessions.add()
    hand.press((1.95, 0.5))
    hand.move((1.95, 3.5))
    gate.set()
    hand.wait_for_jobs()
    assert hand.message == "Another maze was opened meanwhile. Nothing was changed."
    assert hand.document.stroke is not None
    hand.release((1.95, 3.5))
