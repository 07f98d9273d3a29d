"""Docks and bars: which are in front, which are hidden, and how little room they need."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QTabBar

from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


def show_all(hand: Hand) -> None:
    for dock in hand.window.docks.values():
        if dock.isHidden():
            hand.act(dock.action_name)
    hand.picture()


def test_a_dock_has_no_content_until_it_is_shown(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    shown = [dock for dock in hand.window.docks.values() if not dock.isHidden()]
    names = "analysis", "problems", "properties"
    assert set(shown) == {hand.dock(name) for name in names}
    in_front = {hand.dock(name) for name in names[2:]}
    assert {dock for dock in shown if not dock.is_covered} == in_front
    assert {dock for dock in hand.window.docks.values() if dock.widget() is not None} == in_front
    for dock in hand.window.docks.values():
        dock.show()
        assert dock.widget() is not None, dock.objectName()


def test_a_dock_that_lies_behind_another_comes_forward_before_it_is_hidden(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    show_all(hand)
    dock, action = hand.dock("analysis"), hand.actions["window.analysis"]
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
    for dock in window.docks.values():
        dock.hide()
    empty = window.docks["stamps"], window.docks["history"]
    for dock in [dock for dock in window.docks.values() if dock not in empty]:
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
    window.docks["analysis"].raise_()
    hand.qtbot.waitUntil(lambda: not window.docks["analysis"].is_covered)
    window.docks["analysis"].content.page("regions").filter_line.setFocus()
    hand.act("window.levels")
    window.docks["analysis"].content.page("regions").filter_line.setFocus()
    hand.act("window.levels")
    assert window.docks["levels"].isHidden()
    assert not window.view.hasFocus()
    window.view.setFocus()
    hand.press((1.0, 0.5))
    hand.act("window.levels")
    assert window.view.hasFocus()
    hand.release((1.0, 0.5))


def test_docks_that_are_hidden_together_are_there_in_the_next_window(open_window: OpenWindow) -> None:
    first = open_window(Maze.blank(4, 4))
    first.key(Qt.Key.Key_Tab)
    assert first.dock("analysis").isHidden()
    first.window.close()
    assert not open_window(Maze.blank(4, 4)).window.docks["analysis"].isHidden()


@pytest.mark.parametrize("action", ["window.hide_docks", "help.start_page", "view.fit"])
def test_no_dock_makes_its_content_when_the_window_is_closed(open_window: OpenWindow, action: str) -> None:
    def shown(hand: Hand) -> set[str]:
        return {name for name, dock in hand.window.docks.items() if not dock.isHidden()}

    def filled(hand: Hand) -> set[str]:
        return {name for name, dock in hand.window.docks.items() if dock.widget() is not None}

    hand = open_window(Maze.blank(6, 6))
    before = shown(hand), filled(hand)
    assert before == ({"analysis", "problems", "properties"}, {"properties"})
    hand.act(action)
    hand.window.close()
    assert filled(hand) == before[1]
    assert shown(open_window(Maze.blank(6, 6))) == before[0]


def test_the_layout_that_is_reset_has_no_docks_hidden(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dock = hand.dock("analysis")
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


def _on_screen(hand: Hand) -> list[QPoint]:
    """Return where two corners of the maze are in the window."""
    return [hand.viewport.mapTo(hand.window, hand.pixel(place)) for place in ((0, 0), (20, 20))]


def test_the_buttons_of_a_dock_keep_their_names_for_screen_readers(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dock = hand.dock("problems")
    texts = {"Close the dock", "Float the dock, or dock it again"}
    for act in (dock.setFloating, hand.actions["window.lock"].setChecked):
        for is_on in (True, False):
            act(is_on)
            buttons = dock.findChildren(QAbstractButton, options=Qt.FindChildOption.FindDirectChildrenOnly)
            assert {button.accessibleDescription() for button in buttons} == texts


@pytest.mark.parametrize(
    "name",
    ["analysis", "problems", "make", "levels", "stamps", "minimap", "history", "properties", "console"],
)
def test_a_dock_that_comes_and_goes_moves_and_zooms_nothing(open_window: OpenWindow, name: str) -> None:
    hand = open_window(Maze.blank(20, 20))
    for dock in hand.window.docks.values():
        dock.hide()
    for area, is_fitted in product(
        (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea), (True, False)
    ):
        hand.window.resize(1180, 780)
        QApplication.processEvents()
        hand.act("view.fit")
        if not is_fitted:
            hand.act("view.zoom_in")
        before, cell_px, width = _on_screen(hand), hand.cell_px, hand.viewport.width()
        hand.window.addDockWidget(area, hand.dock(name))
        hand.dock(name).hide()
        hand.act(f"window.{name}")
        hand.qtbot.waitUntil(lambda width=width: hand.viewport.width() < width)
        assert (hand.cell_px, _on_screen(hand)) == (cell_px, before)
        hand.act(f"window.{name}")
        hand.qtbot.waitUntil(lambda width=width: hand.viewport.width() == width)
        assert (hand.cell_px, _on_screen(hand)) == (cell_px, before)
        hand.window.resize(1280, 880)
        is_larger = hand.cell_px > cell_px
        assert is_larger is is_fitted, "a larger window still shows all of it as large as it can"


def test_at_first_there_are_the_docks_of_a_newcomer(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20, levels=2))
    hand.window.resize(1180, 780)
    QApplication.processEvents()
    right = hand.viewport.mapTo(hand.window, hand.viewport.rect().topRight()).x()
    assert hand.dock("minimap").isHidden(), "all of the maze is visible"
    stacked = [hand.dock(name) for name in ("levels", "properties")]
    assert all(dock.x() > right and not dock.is_covered for dock in stacked)
    assert [dock.y() for dock in stacked] == sorted(dock.y() for dock in stacked)
    behind = hand.window.tabifiedDockWidgets(hand.dock("properties"))
    assert {hand.dock(name) for name in ("analysis", "problems")} <= set(behind)
    levels = hand.levels_panel.list
    whole = [levels.visualRect(levels.model().index(row, 0)) for row in range(2)]
    assert all(levels.viewport().rect().contains(rect) for rect in whole), "two pictures are seen"
    assert 16 <= hand.levels_panel.bar.iconSize().width() <= 20


def test_the_docks_of_one_place_have_one_size(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    width = hand.dock("properties").width()
    for name in ("analysis", "problems", "properties"):
        hand.dock(name).raise_()
        hand.qtbot.waitUntil(lambda name=name: not hand.dock(name).is_covered)
        QApplication.processEvents()
        assert hand.dock(name).width() == width


def test_a_dock_behind_another_computes_nothing(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    assert not hand.session.statistics.is_watched
    assert not hand.session.problems.is_watched
    hand.act("analyze.statistics")
    hand.qtbot.waitUntil(lambda: hand.session.statistics.is_watched)
    QApplication.processEvents()  # It comes to the front once more when the layout is done.
    hand.dock("properties").raise_()
    hand.qtbot.waitUntil(lambda: not hand.session.statistics.is_watched)


def test_all_docks_fit_on_a_small_screen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    show_all(hand)
    for dock in hand.window.docks.values():
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
