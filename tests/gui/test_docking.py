"""Docks and bars: which are in front, which are hidden, and how little room they need."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTabBar

from mazewright.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


def show_all(hand: Hand) -> None:
    for dock in hand.window.docks:
        if dock.isHidden():
            hand.act(dock.action_name)
    hand.picture()


def test_a_dock_has_no_content_until_it_is_shown(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    shown = [dock for dock in hand.window.docks if not dock.isHidden()]
    assert shown == [hand.dock("regions")]
    assert [dock for dock in hand.window.docks if dock.widget() is not None] == shown
    for dock in hand.window.docks:
        dock.show()
        assert dock.widget() is not None, dock.objectName()


def test_a_dock_that_lies_behind_another_comes_forward_before_it_is_hidden(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    show_all(hand)
    dock, action = hand.dock("regions"), hand.actions["window.regions"]
    hand.dock("problems").raise_()
    hand.qtbot.waitUntil(lambda: dock.is_covered)
    hand.key(Qt.Key.Key_F9)
    hand.qtbot.waitUntil(lambda: not dock.is_covered)
    assert action.isChecked()
    hand.key(Qt.Key.Key_F9)
    assert dock.isHidden()
    hand.key(Qt.Key.Key_F9)
    hand.qtbot.waitUntil(lambda: not dock.isHidden() and not dock.is_covered)
    assert action.isChecked()


def test_the_keys_go_into_a_dock_that_its_key_shows_and_back_to_the_maze(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    window = hand.window
    hand.window.activateWindow()
    window.regions_dock.hide()
    empty = window.stamps_dock, window.history_dock, window.last_change_dock
    for dock in [dock for dock in window.docks if dock not in empty]:
        window.view.setFocus()
        hand.act(dock.action_name)
        first = QApplication.focusWidget()
        assert dock.isAncestorOf(first), dock.objectName()
        assert not isinstance(first, QLineEdit), "a letter would be written there"
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
        assert window.view.hasFocus(), dock.objectName()
        assert not dock.isHidden()
        hand.act(dock.action_name)
        assert dock.isHidden()
        assert window.view.hasFocus(), dock.objectName()


def test_esc_leads_back_from_a_dock_that_floats(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dock = hand.dock("problems")
    dock.setFloating(True)
    dock.hide()
    hand.act(dock.action_name)
    hand.qtbot.waitUntil(dock.content.profile_box.hasFocus)
    QTest.keyClick(dock.content.profile_box, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(hand.window.view.hasFocus)
    dock.setFloating(False)


def test_a_dock_takes_keys_neither_from_a_field_elsewhere_nor_from_a_stroke(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    window = hand.window
    hand.window.activateWindow()
    hand.act("window.problems")
    window.regions_dock.raise_()
    window.problems_dock.raise_()
    window.regions_dock.show()
    window.generators_dock.show()
    window.regions_dock.content.filter_line.setFocus()
    hand.act("window.generators")
    assert window.generators_dock.isHidden()
    assert not window.view.hasFocus()
    window.view.setFocus()
    hand.press((1.0, 0.5))
    hand.act("window.generators")
    assert window.view.hasFocus()
    hand.release((1.0, 0.5))


def test_docks_that_are_hidden_together_are_there_in_the_next_window(open_window: OpenWindow) -> None:
    first = open_window(Maze.blank(4, 4))
    first.key(Qt.Key.Key_Tab)
    assert first.dock("regions").isHidden()
    first.window.close()
    assert not open_window(Maze.blank(4, 4)).window.regions_dock.isHidden()


def test_the_layout_that_is_reset_has_no_docks_hidden(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dock = hand.dock("regions")
    hand.key(Qt.Key.Key_Tab)
    hand.act("window.reset")
    assert not dock.isHidden()
    hand.key(Qt.Key.Key_Tab)
    assert dock.isHidden()


def test_bars_can_be_moved_unless_the_layout_is_locked(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    bars = hand.window.main_bar.bar, hand.window.tool_bar
    assert all(bar.isMovable() for bar in bars)
    hand.act("window.lock")
    assert not any(bar.isMovable() for bar in bars)


def test_all_docks_fit_on_a_small_screen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    show_all(hand)
    for dock in hand.window.docks:
        dock.raise_()
        hand.picture()
        assert hand.window.minimumSizeHint().height() < 640, dock.objectName()


def test_the_tabs_of_docks_are_named_and_not_cut_off(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    show_all(hand)
    bars = hand.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = [bar for bar in bars if bar.count()]
    assert shown
    for bar in shown:
        assert bar.accessibleName() == "Docks"
        assert bar.elideMode() is Qt.TextElideMode.ElideNone
