"""The History dock: what it lists, and going to any step."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView

from mazarine.gui.features.history.history_dock import HistoryPanel
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, Hand


def dock_of(hand: Hand) -> HistoryPanel:
    """Open the dock."""
    dock = hand.dock("history")
    if dock.isHidden():
        hand.key("h", CTRL)
    return dock.content.steps


def names(list_: QListView) -> list[str]:
    return [list_.model().index(row, 0).data() for row in range(list_.model().rowCount())]


def told(list_: QListView, row: int) -> str:
    """Return the text that a screen reader reads for a row."""
    return str(list_.model().index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def is_bold(list_: QListView, row: int) -> bool:
    font = list_.model().index(row, 0).data(Qt.ItemDataRole.FontRole)
    return font is not None and font.bold()


def click_row(dock: HistoryPanel, row: int) -> None:
    index = dock.list.model().index(row, 0)
    dock.list.scrollTo(index)
    QTest.mouseClick(dock.list.viewport(), LEFT, NO_KEYS, dock.list.visualRect(index).center())


def rocks(hand: Hand) -> list[int]:
    """Return the columns of the first row that are rock."""
    return [col for col in range(hand.maze.shape[2]) if hand.maze.cells[0, 0, col] == 0]


def with_rocks(hand: Hand, count: int) -> None:
    """Make so many steps, one rock each."""
    for col in range(count):
        hand.document.do(SetCells([(0, 0, col, "rock")]), f"rock {col}")


def arrive(hand: Hand, steps: int) -> None:
    hand.qtbot.waitUntil(lambda: hand.document.goal is None)
    assert hand.document.undo_stack.index() == steps


def test_without_steps_it_says_what_will_stand_there(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    assert dock.placeholder.isVisible()
    assert "step" in dock.placeholder.text()
    hand.key("k")
    hand.click((0.5, 0.5))
    assert dock.list.isVisible()
    assert not dock.placeholder.isVisible()


def test_steps_are_named_as_the_undo_menu_names_them(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    undo = hand.actions["edit.undo"]
    hand.key("k")
    hand.click((0.5, 0.5))
    hand.key("b")
    hand.drag((4.05, 2.5), (4.05, 3.5))
    shown = names(dock.list)
    assert len(shown) == 3
    assert undo.text() == f"&Undo {shown[2][0].lower()}{shown[2][1:]}"
    assert all(name[0].isupper() for name in shown)
    assert [is_bold(dock.list, row) for row in range(3)] == [False, False, True]


def test_a_click_goes_to_that_step_and_another_goes_forth_again(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    with_rocks(hand, 5)
    click_row(dock, 2)
    arrive(hand, 2)
    assert rocks(hand) == [0, 1]
    assert told(dock.list, 2) == "Rock 1, current"
    assert told(dock.list, 4) == "Rock 3, undone"
    hand.check_overlay()
    click_row(dock, 5)
    arrive(hand, 5)
    assert rocks(hand) == [0, 1, 2, 3, 4]
    click_row(dock, 0)
    arrive(hand, 0)
    assert rocks(hand) == []
    assert names(dock.list)[0] == "The maze when opened"
    hand.check_overlay()


def test_arrow_keys_go_from_step_to_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    with_rocks(hand, 3)
    dock.list.setFocus()
    QTest.keyClick(dock.list, Qt.Key.Key_Up)
    arrive(hand, 2)
    QTest.keyClick(dock.list, Qt.Key.Key_Home)
    arrive(hand, 0)
    QTest.keyClick(dock.list, Qt.Key.Key_End)
    arrive(hand, 3)
    assert rocks(hand) == [0, 1, 2]


def test_the_row_follows_undo_redo_and_a_step_in_place_of_others(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    with_rocks(hand, 3)
    hand.key("z", CTRL)
    hand.key("z", CTRL)
    assert dock.list.currentIndex().row() == 1
    hand.document.do(SetCells([(0, 0, 7, "rock")]), "another")
    assert names(dock.list) == ["The maze when opened", "Rock 0", "Another"]
    assert dock.list.currentIndex().row() == 2
    hand.key("z", CTRL)
    hand.document.do(SetCells([(0, 0, 6, "rock")]), "a third")
    assert names(dock.list) == ["The maze when opened", "Rock 0", "A third"]
    hand.document.replace(Maze.blank(4, 4))
    assert names(dock.list) == ["The maze when opened"]
    assert dock.placeholder.isVisible()


def test_the_saved_state_is_marked(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    with_rocks(hand, 1)
    assert not any("saved" in told(dock.list, row) for row in range(2)), "it has no file yet"
    hand.document.set_path(tmp_path / "a.maze")
    with_rocks(hand, 2)
    hand.save()
    with_rocks(hand, 4)
    assert ["saved" in told(dock.list, row) for row in range(5)] == [False, False, True, False, False]
    click_row(dock, 2)
    arrive(hand, 2)
    assert told(dock.list, 2) == "Rock 1, current, saved"
    assert not hand.document.is_dirty


def test_nothing_happens_while_a_stroke_is_under_way(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    dock = dock_of(hand)
    with_rocks(hand, 3)
    hand.key("k")
    hand.press((4.5, 4.5))
    QTest.keyClick(dock.list, Qt.Key.Key_Home)
    assert hand.document.undo_stack.index() == 3
    assert dock.list.currentIndex().row() == 3
    assert rocks(hand) == [0, 1, 2]
    hand.release((4.5, 4.5))
    assert hand.document.undo_stack.index() == 4
    assert dock.list.currentIndex().row() == 4
