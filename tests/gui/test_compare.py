"""The window that compares the maze with a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

import mazarine as mz
from mazarine.gui import dialogs
from mazarine.gui.features.compare.places_window import CompareWindow
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


def _compared(hand: Hand, path: Path, monkeypatch: pytest.MonkeyPatch) -> CompareWindow:
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: path)
    hand.act("file.compare")
    hand.qtbot.waitUntil(lambda: hand.window.findChild(CompareWindow) is not None)
    window = hand.window.findChild(CompareWindow)
    assert window is not None
    return window


def _texts(window: CompareWindow) -> list[str]:
    return [window.list.item(row).text() for row in range(window.list.count())]


def test_what_differs_is_listed_and_a_click_goes_there(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mz.write(Maze.blank(30, 40), tmp_path / "before.maze")
    maze = Maze.blank(30, 40)
    maze.set_wall((20, 30), "E")
    maze.set_cells([(2, 3)], "rock")
    window = _compared(open_window(maze), tmp_path / "before.maze", monkeypatch)
    assert window.windowTitle() == "Compared with before.maze"
    assert _texts(window)[-2:] == ["Row 3, column 4", "Row 21, column 31, wall to the east"]
    rect = window.list.visualItemRect(window.list.item(window.list.count() - 1))
    QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert (round(window.view.middle.x()), round(window.view.middle.y())) == (30, 20)
    assert window.view.cell_px >= 32


def test_a_place_on_another_level_is_shown_there(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mz.write(Maze.blank(6, 6, levels=2), tmp_path / "before.maze")
    maze = Maze.blank(6, 6, levels=2)
    maze.set_cells([(1, 2, 2)], "rock")
    window = _compared(open_window(maze), tmp_path / "before.maze", monkeypatch)
    window.list.setCurrentRow(window.list.count() - 1)
    QTest.keyClick(window.list, Qt.Key.Key_Return)
    assert window.view.drawing.level == 1


def test_a_marker_that_is_gone_with_its_level_is_listed_but_not_shown(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Maze.blank(6, 6, levels=3)
    before.add_marker("goal", (2, 4, 4))
    mz.write(before, tmp_path / "before.maze")
    window = _compared(open_window(Maze.blank(6, 6)), tmp_path / "before.maze", monkeypatch)
    assert any("marker" in text for text in _texts(window))
    for row in range(window.list.count()):
        window.list.setCurrentRow(row)
        QTest.keyClick(window.list, Qt.Key.Key_Return)
    assert window.view.drawing.level == 0


def test_equal_mazes_are_said_to_be_equal_and_others_are_refused(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mz.write(Maze.blank(5, 5), tmp_path / "same.maze")
    hand = open_window(Maze.blank(5, 5))
    window = _compared(hand, tmp_path / "same.maze", monkeypatch)
    assert len(_texts(window)) == 1
    mz.write(Maze.blank(4, 4, lattice="honeycomb"), tmp_path / "other.maze")
    monkeypatch.setattr(dialogs, "ask_open_path", lambda *_: tmp_path / "other.maze")
    hand.act("file.compare")
    hand.qtbot.waitUntil(lambda: "lattice" in hand.message)
