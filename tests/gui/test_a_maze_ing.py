"""A file of the project A-Maze-ing in the window: its rules are checked, and problems go away when mended."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from mazarine.maze.edits import SetWalls
from mazarine.problems import Profile
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import SHIFT, Hand
from tests.gui.test_problems_dock import click_fix, click_row, is_seen, outlined, rows, wait

_OPEN = "9113B\n8002A\n8002A\nC446E\n\n0,0\n3,3\nSSSEEE\n"
"""Four areas of 3 × 3 cells, and a column of cells that is cut off."""
_AREAS = "4 areas of 3 × 3 cells are open, the first from x 0, y 0 on."
_CUT_OFF = "4 cells cannot be reached from the entry, the first at x 4, y 0."


def _opened(open_window: OpenWindow, folder: Path) -> Hand:
    path = folder / "maze.txt"
    path.write_text(_OPEN)
    hand = open_window()
    hand.dock("problems").hide()
    hand.key(Qt.Key.Key_F8, SHIFT)
    hand.open(path)
    hand.qtbot.waitUntil(lambda: hand.document.format == "a-maze-ing", timeout=ENGINE_WITHIN_MS)
    wait(hand)
    return hand


def test_opening_a_file_chooses_the_rules_of_the_project(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, tmp_path)
    assert hand.problems_panel.profile_box.currentText() == "A-Maze-ing (42 schools)"
    assert hand.session.problems.profile is Profile.A_MAZE_ING
    assert {_AREAS, _CUT_OFF} <= set(rows(hand))


def test_a_click_goes_to_the_cells_and_drawing_mends_them(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, tmp_path)
    hand.zoom_to(200)
    hand.window.view.centerOn(0.5, 3.5)
    assert not is_seen(hand, (0, 0, 4))
    click_row(hand, rows(hand).index(_CUT_OFF))
    assert is_seen(hand, (0, 0, 4))
    assert outlined(hand) == (4.0, 0.0, 1.0, 4.0)
    hand.document.do(SetWalls([(0, 1, 3, "E", "open")]), "open")
    wait(hand)
    assert _CUT_OFF not in rows(hand)
    assert _AREAS in rows(hand)


def test_open_areas_are_mended_in_one_step(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, tmp_path)
    click_row(hand, rows(hand).index(_AREAS))
    click_fix(hand)
    wait(hand)
    assert not [row for row in rows(hand) if "3 × 3" in row]
    hand.document.undo()
    wait(hand)
    assert _AREAS in rows(hand)
