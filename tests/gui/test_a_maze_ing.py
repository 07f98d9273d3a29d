"""A file of the project A-Maze-ing in the window: its rules are checked, and problems go away when mended."""

from __future__ import annotations

from pathlib import Path

import pytest
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


def _opened(open_window: OpenWindow, folder: Path, text: str = _OPEN) -> Hand:
    path = folder / "maze.txt"
    path.write_text(text)
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


_GAPS = "813B\n802A\nC46E\n\n0,0\n3,1\nSEE\n"
"""A gap in the border at the entry, four loops, and a column of cells that is cut off."""
_CONFIG = "WIDTH=5\nHEIGHT=4\nENTRY=0,0\nEXIT=4,3\nOUTPUT_FILE=maze.txt\nPERFECT={}\n"


@pytest.mark.parametrize("perfect", [True, False])
def test_the_config_beside_the_file_says_whether_it_is_to_be_perfect(
    open_window: OpenWindow, tmp_path: Path, perfect: bool
) -> None:
    (tmp_path / "config.txt").write_text(_CONFIG.format(perfect))
    hand = _opened(open_window, tmp_path, _GAPS)
    asked = [row for row in rows(hand) if "perfect" in row]
    assert asked == (["The maze is to be perfect, but has 4 loops."] if perfect else [])
    assert any("newer subject" in row or "corners" in row for row in rows(hand)) is not perfect


@pytest.mark.parametrize("said", ["is to be perfect", "cannot be reached from the entry", "of the border"])
def test_a_click_mends_a_rule(open_window: OpenWindow, tmp_path: Path, said: str) -> None:
    (tmp_path / "config.txt").write_text(_CONFIG.format(True))
    hand = _opened(open_window, tmp_path, _GAPS)
    before = rows(hand)
    click_row(hand, next(number for number, row in enumerate(before) if said in row))
    click_fix(hand)
    wait(hand)
    assert not [row for row in rows(hand) if said in row]
    hand.document.undo()
    wait(hand)
    assert rows(hand) == before
