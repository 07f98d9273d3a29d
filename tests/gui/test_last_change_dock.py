"""The Last change dock: what the last stroke, undo or redo did to the regions, and where."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest
from PySide6.QtTest import QTest

from mazarine.gui.analysis.last_change import ChangeLine, change_lines
from mazarine.gui.features.history import last_change_dock
from mazarine.gui.features.history.last_change_dock import LastChangePanel
from mazarine.maze import Maze
from mazarine.maze.edits import Resize, SetCells
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, SHIFT, Hand


def dock_of(hand: Hand) -> LastChangePanel:
    """Open the dock."""
    dock = hand.dock("history")
    if dock.isHidden():
        hand.key("h", CTRL)
        hand.focus()
    return dock.content.effect


def lines(panel: LastChangePanel) -> list[str]:
    """Return the lines that are shown."""
    if not panel.list.isVisible():
        return []
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def wait_for(hand: Hand, panel: LastChangePanel, *expected: str) -> None:
    """Wait until exactly these lines are shown."""
    hand.qtbot.waitUntil(lambda: lines(panel) == list(expected), timeout=20_000)


def cut_the_hall(hand: Hand) -> None:
    """Draw a wall from top to bottom, cell by cell, in the middle of a hall of 8 columns."""
    hand.key("b")
    hand.drag(*((row + 0.5, 4.02) for row in range(hand.maze.shape[1])))


def outlined_columns(hand: Hand) -> tuple[float, float]:
    assert hand.outlined is not None
    rect = hand.outlined.rect
    return round(rect.left()), round(rect.right())


def test_a_wall_that_splits_a_room_is_told_and_so_are_undo_and_redo(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    assert panel.placeholder.isVisible()
    assert "stroke" in panel.placeholder.text()
    cut_the_hall(hand)
    split = ["Open faces lost: 5", "Room 1 was split into rooms 1 and 2"]
    merged = ["Open faces gained: 5", "Rooms 1 and 2 were merged into room 1"]
    wait_for(hand, panel, *split)
    hand.key("z", CTRL)
    wait_for(hand, panel, *merged)
    hand.key("z", CTRL | SHIFT)
    wait_for(hand, panel, *split)


def test_a_click_on_a_line_outlines_its_cells_until_the_next_change(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    cut_the_hall(hand)
    hand.qtbot.waitUntil(lambda: len(lines(panel)) == 2)
    for row, columns in ((0, (3, 5)), (1, (4, 8))):
        place = panel.list.visualItemRect(panel.list.item(row)).center()
        QTest.mouseClick(panel.list.viewport(), LEFT, NO_KEYS, place)
        left, right = outlined_columns(hand)
        assert (left, right) == columns
    hand.key("z", CTRL)
    hand.qtbot.waitUntil(lambda: hand.outlined is None)


def test_the_cells_of_a_change_flash(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    flash = hand.window.scene._flash
    cut_the_hall(hand)
    hand.qtbot.waitUntil(flash.isVisible)
    rect = flash.sceneBoundingRect()
    assert rect.contains(3.5, 0.5)
    assert rect.contains(7.5, 5.5)
    hand.qtbot.waitUntil(lambda: not flash.isVisible())
    assert len(lines(panel)) == 2
    hand.dock("history").hide()
    hand.key("z", CTRL)
    hand.settle()
    assert not flash.isVisible(), "nobody asked what changed"


def test_no_cells_flash_in_another_tab(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    hand.window.scene.flash(np.array([(0, 1, 1)]))
    assert hand.window.scene._flash.isVisible()
    hand.window.sessions.add()
    assert not hand.window.scene._flash.isVisible()


def test_only_the_last_step_counts(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    cut_the_hall(hand)
    hand.qtbot.waitUntil(lambda: len(lines(panel)) == 2)
    hand.document.do(SetCells([(0, 0, 0, "rock")]), "rock")
    hand.qtbot.waitUntil(lambda: lines(panel)[:1] == ["Open faces lost: 1"])
    assert not any("split" in line for line in lines(panel))


def test_what_concerns_no_region_and_a_new_size_are_told(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    hand.key("m")
    hand.click((2.5, 2.5))
    hand.qtbot.waitUntil(lambda: "did not affect" in panel.placeholder.text())
    hand.document.do(Resize((0, 0), 7, 9), "resize")
    hand.qtbot.waitUntil(lambda: "No change" in panel.placeholder.text())


def test_what_happens_while_it_is_hidden_is_shown_when_it_is_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    hand.dock("history").hide()
    cut_the_hall(hand)
    hand.settle()
    hand.act("window.history")
    wait_for(hand, panel, "Open faces lost: 5", "Room 1 was split into rooms 1 and 2")


def test_what_a_change_did_is_not_worked_out_in_the_thread_of_the_window(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    threads = []

    def lines_of(*about: Any) -> list[ChangeLine]:
        threads.append(threading.current_thread())
        return change_lines(*about)

    monkeypatch.setattr(last_change_dock, "change_lines", lines_of)
    cut_the_hall(hand)
    wait_for(hand, panel, "Open faces lost: 5", "Room 1 was split into rooms 1 and 2")
    assert threads
    assert threading.main_thread() not in threads


def test_what_another_maze_has_seen_is_shown_with_it_alone(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    panel = dock_of(hand)
    cut_the_hall(hand)
    split = ["Open faces lost: 5", "Room 1 was split into rooms 1 and 2"]
    wait_for(hand, panel, *split)
    hand.documents.opening.begin(Maze.blank(3, 3))
    assert lines(panel) == []
    hand.act("window.previous_tab")
    wait_for(hand, panel, *split)
