"""What a click would change is said beside the resting pointer, and only while it is true."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import Qt

from mazarine.gui.tools import edit_preview
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import SetWalls
from mazarine.paths.trial import ShadowAnalysis
from tests.drawing import walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import SHIFT, Hand

LANE = """
    +---+---+---+---+
    |               |
    +   +---+---+   +
    |               |
    +---+---+---+---+
"""


def lane() -> Maze:
    maze = walls(LANE)
    maze.markers.add(Marker(MarkerKind.START, (0, 0, 0)))
    maze.markers.add(Marker(MarkerKind.GOAL, (0, 0, 3)))
    return maze


def waits_for(hand: Hand, words: str) -> None:
    """Wait until this is said."""
    hand.qtbot.waitUntil(lambda: words in hand.forecast, timeout=ENGINE_WITHIN_MS)


def load(hand: Hand) -> None:
    """Wait until paths are available."""
    hand.key("d")
    hand.press((0.5, 0.5))
    hand.qtbot.waitUntil(lambda: hand.path_text == "0 steps", timeout=ENGINE_WITHIN_MS)
    hand.release((0.5, 0.5))
    hand.key("b")


def test_a_resting_pointer_says_what_a_wall_would_change(open_window: OpenWindow) -> None:
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution 3 → 5 steps")
    assert hand.label == hand.forecast
    assert hand.label != ""
    assert "Dead ends +2" in hand.forecast
    assert not hand.document.undo_stack.canUndo()
    hand.move((0.5, 0.98))
    assert hand.forecast == ""
    assert hand.label == ""
    waits_for(hand, "Solution 3 → 5 steps")


def test_words_stay_on_both_sides_of_one_wall_and_go_when_it_is_drawn(open_window: OpenWindow) -> None:
    hand = open_window(lane())
    hand.choose_option("mode", "toggle")
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution")
    words = hand.forecast
    hand.move((0.5, 2.02))
    assert hand.forecast == words
    hand.click((0.5, 2.02))
    hand.settle()
    assert hand.maze.wall_at((0, 0, 1), "E") == 1
    assert hand.forecast == ""
    hand.move((0.5, 2.03))
    waits_for(hand, "Solution 5 → 3 steps")


def test_the_ground_follows_edits_undo_and_other_mazes(open_window: OpenWindow) -> None:
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution 3 → 5 steps")
    hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    hand.move((0.5, 1.97))
    waits_for(hand, "No solution left")
    hand.document.undo()
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution 3 → 5 steps")
    hand.document.replace(
        walls("""
        +---+---+---+---+
        |               |
        +---+---+---+---+
    """)
    )
    hand.settle()
    hand.move((0.5, 1.98))
    waits_for(hand, "Corridors +1")
    assert "olution" not in hand.forecast


def test_rock_erasing_and_a_rectangle_are_told_too(open_window: OpenWindow) -> None:
    hand = open_window(lane())
    load(hand)
    hand.key("k")
    hand.move((1.5, 1.5))
    waits_for(hand, "Dead ends +2")
    hand.keys("b", "e")
    hand.move((0.97, 1.5))
    waits_for(hand, "ooms +1")
    hand.key("p")
    hand.press((0.5, 1.5), keys=SHIFT)
    hand.move((0.5, 2.5))
    waits_for(hand, "Solution 3 → 5 steps")
    assert hand.label.startswith("1 × 2\n")
    hand.key(Qt.Key.Key_Escape)
    assert hand.label == ""
    hand.release((0.5, 2.5))


def test_nothing_is_said_when_it_is_switched_off_or_nothing_would_be_done(open_window: OpenWindow) -> None:
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 0.02))
    # One that was asked for on the way may still be in its thread.
    hand.qtbot.waitUntil(lambda: not hand.awaits_forecast)
    assert hand.forecast == ""
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution")
    hand.actions["view.forecast"].trigger()
    assert hand.forecast == ""
    hand.move((0.5, 0.98))
    assert not hand.awaits_forecast
    assert not hand.settings.is_on("forecast", True)


def test_a_large_maze_has_no_preview(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edit_preview, "_MOST_CELLS", 7)
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 1.98))
    assert hand.awaits_forecast
    hand.qtbot.waitUntil(lambda: not hand.awaits_forecast)
    assert hand.forecast == hand.label == ""


def test_a_block_drawn_off_the_maze_says_nothing(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("p")
    hand.press((-0.5, -0.5))
    hand.move((1.5, 2.5))
    assert hand.label == "2 × 3"
    hand.move((-0.6, -0.6))
    assert hand.label == ""
    hand.release((-0.6, -0.6))
    hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    assert hand.label == ""


def test_a_wish_that_is_dropped_before_its_turn_follows_the_maze_all_the_same(
    open_window: OpenWindow,
) -> None:
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution 3 → 5 steps")
    gate = Event()
    hand.workers.trials.run(lambda: gate.wait(20))
    hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
    hand.move((0.5, 0.98))
    hand.qtbot.waitUntil(lambda: not hand.window.edit_preview._latest.is_idle)
    hand.move((0.5, 1.98))
    gate.set()
    waits_for(hand, "No solution left")


def test_after_a_failure_the_ground_is_made_anew(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(lane())
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Solution 3 → 5 steps")
    failures: list[object] = []

    def fails(_self: ShadowAnalysis, patch: object) -> None:
        failures.append(patch)
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(ShadowAnalysis, "follow", fails)
        hand.document.do(SetWalls([(0, 1, 1, "E", "wall")]), "wall")
        hand.move((0.5, 0.98))
        hand.qtbot.waitUntil(lambda: bool(failures))
        hand.qtbot.waitUntil(lambda: not hand.awaits_forecast)
    assert hand.forecast == ""
    hand.move((0.5, 1.98))
    waits_for(hand, "No solution left")


def test_a_solution_through_doors_is_not_forecast(open_window: OpenWindow) -> None:
    locked = lane()
    locked.add_marker("door", (1, 1))
    hand = open_window(locked)
    load(hand)
    hand.move((0.5, 1.98))
    waits_for(hand, "Dead ends +2")
    assert "Solution" not in hand.forecast
