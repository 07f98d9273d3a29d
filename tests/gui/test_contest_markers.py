"""The start and goals of contests, which many files of micromouse mazes do not name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from mazarine.agents.settings import AGENTS
from mazarine.agents.simulation import Plan
from mazarine.files import read, write
from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import RemoveMarker
from mazarine.maze.endpoints import Endpoints
from mazarine.problems import Profile
from mazarine.resources_path import resource
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, SHIFT, Hand
from tests.gui.region_graphs import legend

_CENTER = tuple((0, row, col) for row in (7, 8) for col in (7, 8))
_NOTICE = "The file does not name a start and a goal."


def _bare() -> Maze:
    maze = read(resource("mazes/contest.txt"))
    for marker in list(maze.markers):
        RemoveMarker(marker.cell).apply(maze)
    return maze


def _path(folder: Path, format: str) -> Path:
    path = folder / {"micromouse-binary": "a.maz", "mms-num": "a.num"}.get(format, "a.txt")
    write(_bare(), path, format=format)
    return path


def _has_ends(hand: Hand) -> bool:
    return Endpoints.of(hand.maze) == Endpoints(((0, 15, 0),), _CENTER)


@pytest.mark.parametrize("format", ["micromouse-binary", "mms-num", "micromouse-o", "micromouse-plus"])
def test_a_contest_maze_without_start_and_goal_gets_the_standard_ones(
    open_window: OpenWindow, tmp_path: Path, format: str
) -> None:
    path = _path(tmp_path, format)
    assert list(read(path).markers) == [], "a reader adds nothing"
    hand = open_window()
    hand.open(path)
    assert _has_ends(hand)
    assert hand.message.startswith(_NOTICE)
    assert not hand.window.isWindowModified()
    hand.act("overlay.solution")
    hand.settle()
    assert "no start" not in legend(hand)


def test_the_notice_undoes_it(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window()
    hand.open(_path(tmp_path, "micromouse-binary"))
    bar = hand.window.messages
    assert bar.action_button.text() == "Undo"
    QTest.mouseClick(bar.action_button, LEFT)
    assert hand.maze == _bare()
    assert hand.message == ""
    assert hand.window.isWindowModified()
    bar.show_message(tr_later("Wait"))
    assert bar.action_button.isHidden(), "other messages have no button"
    hand.key("z", CTRL | SHIFT)
    assert _has_ends(hand)
    assert not hand.window.isWindowModified()


def test_the_notice_goes_with_the_first_edit_and_undo_takes_one_step(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window()
    hand.open(_path(tmp_path, "mms-num"))
    hand.key("m")
    hand.click((0.5, 0.5))
    assert hand.message == ""
    hand.key("z", CTRL)
    assert _has_ends(hand)
    assert hand.document.undo_stack.undoText() == "add contest start and goals"
    hand.key("z", CTRL)
    assert hand.maze == _bare()


def test_other_files_and_boards_stay_as_they_are(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window()
    write(_bare(), tmp_path / "a.maze")
    write(Maze.blank(5, 7, walled=True), tmp_path / "b.txt", format="micromouse-o")
    for name in ("a.maze", "b.txt"):
        hand.open(tmp_path / name)
        assert list(hand.maze.markers) == []
        assert hand.document.undo_stack.count() == 0
        assert hand.message == ""


@pytest.mark.parametrize("format", ["micromouse-binary", "mms-num", "micromouse-o", "micromouse-plus"])
def test_a_contest_maze_has_the_rules_and_the_explorer_of_contests(
    open_window: OpenWindow, tmp_path: Path, format: str
) -> None:
    hand = open_window()
    hand.key(Qt.Key.Key_F8, SHIFT)
    box = hand.problems_panel.profile_box
    hand.open(_path(tmp_path, format))
    assert box.currentText() == "Classic micromouse contest (16 × 16)"
    assert _first_plan(hand) == Plan("flood-fill", AGENTS["micromouse"])
    write(Maze.blank(5, 7), tmp_path / "b.maze")
    hand.open(tmp_path / "b.maze")
    assert box.currentText() == "Any maze"
    assert _first_plan(hand).explorer == "nearest-unknown"


def test_a_contest_example_has_the_rules_of_contests(open_window: OpenWindow) -> None:
    hand = open_window()
    hand.open(resource("mazes/contest.txt"))
    assert hand.session.problems.profile is Profile.CLASSIC


def _first_plan(hand: Hand) -> Plan:
    """Open the Explore window, and return the plan of its walker."""
    hand.act("explore.open")
    hand.wait_for_jobs()
    window = hand.window.findChild(WatchWindow)
    assert isinstance(window, WatchWindow)
    (plan,) = window.request.plans
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return plan


def test_problems_lists_what_is_missing_and_adds_it(open_window: OpenWindow) -> None:
    hand = open_window(_bare())
    hand.key(Qt.Key.Key_F8, SHIFT)
    panel = hand.problems_panel
    panel.profile_box.setFocus()
    QTest.keyClick(panel.profile_box, Qt.Key.Key_Home)
    QTest.keyClick(panel.profile_box, Qt.Key.Key_Down)
    titles = []
    for text in ("The maze has no start.", "The maze has no goal."):
        _wait(hand)
        model, table = panel.table.model(), panel.table
        assert model.index(0, 0).data().startswith(text)
        QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(model.index(0, 0)).center())
        titles.append(panel.fix_buttons[0].text())
        QTest.mouseClick(panel.fix_buttons[0], LEFT)
    _wait(hand)
    assert titles == ["Add the start", "Add the goals"]
    assert _has_ends(hand)
    assert panel.table.model().rowCount() == 0


def _wait(hand: Hand) -> None:
    hand.qtbot.waitUntil(lambda: not hand.session.problems.is_stale, timeout=20_000)
