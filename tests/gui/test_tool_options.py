"""The bar with the options of the active tool."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from mazarine.maze import LinkKind, MarkerKind, Maze
from tests.drawing import blocks
from tests.gui.cell_sets import rock_of
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, RIGHT, SHIFT, Hand


def walls(hand: Hand) -> int:
    return int(np.count_nonzero(hand.maze.walls != Maze.blank(*hand.maze.shape[1:]).walls))


def test_the_left_button_draws_over_walls_and_the_right_one_erases(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    assert hand.option("mode") == "draw"
    hand.drag((2.95, 2.5), (2.95, 4.5))
    hand.drag((2.95, 3.5), (2.95, 6.5))
    assert walls(hand) == 5
    hand.drag((2.95, 2.5), (2.95, 6.5), button=RIGHT)
    assert walls(hand) == 0


def test_the_left_button_erases_in_that_mode(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.drag((2.95, 2.5), (2.95, 4.5))
    hand.choose_option("mode", "erase")
    hand.drag((2.95, 3.5), (2.95, 6.5))
    assert walls(hand) == 1
    hand.key("k")
    hand.drag((0.5, 0.5), (0.5, 3.5))
    assert len(rock_of(hand.maze)) == 4, "each tool has its own mode"
    hand.choose_option("mode", "erase")
    hand.drag((0.5, 2.5), (0.5, 3.5))
    assert len(rock_of(hand.maze)) == 2
    hand.check_overlay()


@pytest.mark.parametrize(("key", "choice", "count"), [("k", "line", 4), ("k", "rectangle", 12)])
def test_strokes_are_lines_or_rectangles_without_keys(
    open_window: OpenWindow, key: str, choice: str, count: int
) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.key(key)
    hand.choose_option("stroke", choice)
    hand.drag((1.5, 1.5), (5.5, 1.5), (3.5, 4.5))
    assert len(rock_of(hand.maze)) == count
    assert hand.document.undo_stack.count() == 1


def test_held_keys_are_shown_unless_they_constrain_the_line_that_is_chosen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    view = hand.window.view
    QTest.keyPress(view, Qt.Key.Key_Shift)
    assert hand.option("stroke") == "line"
    QTest.keyPress(view, Qt.Key.Key_Control, SHIFT)
    assert hand.option("stroke") == "rectangle"
    QTest.keyRelease(view, Qt.Key.Key_Control, SHIFT | CTRL)
    QTest.keyRelease(view, Qt.Key.Key_Shift, SHIFT)
    assert hand.option("stroke") == "freehand"
    hand.choose_option("stroke", "line")
    QTest.keyPress(view, Qt.Key.Key_Shift)
    assert hand.option("stroke") == "line"


def test_keys_that_another_widget_sees_released_are_forgotten(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    view = hand.window.view
    view.setFocus()
    QTest.keyPress(view, Qt.Key.Key_Shift)
    assert hand.option("stroke") == "line"
    hand.window.setFocus()
    assert hand.option("stroke") == "freehand"


def test_keys_that_are_held_over_the_maze_while_typing_elsewhere_are_forgotten(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.act("window.properties")
    field = hand.properties_panel.maze_form.title_line
    field.setFocus()
    assert field.hasFocus()
    hand.move((2.5, 2.5), SHIFT)
    assert hand.option("stroke") == "line"
    QTest.keyRelease(field, Qt.Key.Key_Shift)
    QApplication.sendEvent(hand.viewport, QEvent(QEvent.Type.Leave))
    assert hand.option("stroke") == "freehand"


def open_edit_menu(hand: Hand) -> QMenu:
    """Click Edit in the menu bar."""
    bar = hand.window.menuBar()
    QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(bar.actions()[1]).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("key", [Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_K, Qt.Key.Key_Space])
def test_keys_that_a_menu_sees_released_are_forgotten(open_window: OpenWindow, key: Qt.Key) -> None:
    hand = open_window(Maze.blank(6, 8))
    view = hand.window.view
    view.setFocus()
    hand.key("k")
    QTest.keyPress(view, key)
    menu = open_edit_menu(hand)
    QTest.keyRelease(menu, key)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[-1]).center() + QPoint(900, 900))
    menu.close()
    assert hand.option("stroke") == "freehand"
    assert hand.tool.name == "tool.rock_brush"
    hand.drag((1.5, 1.5), (3.5, 2.5), (1.5, 3.5))
    assert len(rock_of(hand.maze)) > 3, "freehand, and no panning"


@pytest.mark.parametrize("button", [LEFT, RIGHT])
@pytest.mark.parametrize("key", ["b", "r"])
def test_a_gesture_whose_release_goes_to_a_menu_is_over(
    open_window: OpenWindow, key: str, button: Qt.MouseButton
) -> None:
    hand = open_window(blocks(6 * "........"))
    hand.key("k")
    hand.drag((0.5, 0.5), (0.5, 7.5))
    hand.key(key)
    hand.press((1.0, 1.5), button)
    hand.move((1.0, 3.5))
    hand.key(Qt.Key.Key_Menu)
    assert QApplication.activePopupWidget() is None, "the button is down"
    menu = open_edit_menu(hand)
    QTest.mouseRelease(menu, button, pos=QPoint(5, 5))
    menu.close()
    before, selected = hand.maze.copy(), hand.window.current.selection.area
    QTest.mouseMove(hand.viewport, hand.pixel((5.5, 6.5)))
    hand.move((4.5, 1.5))
    assert not hand.window.toolbox.is_in_gesture
    assert hand.document.stroke is None
    assert hand.maze == before
    if key == "b":
        assert hand.window.current.selection.area == selected


def test_teleporters_are_one_way_by_the_bar_and_shift_turns_that_round(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 8))
    hand.key("t")
    hand.choose_option("ways", "one")
    hand.drag((0.5, 0.5), (2.5, 2.5))
    hand.drag((0.5, 5.5), (2.5, 5.5), keys=SHIFT)
    assert {link.first.cell[1:]: link.one_way for link in hand.maze.links} == {(0, 0): True, (0, 5): False}


def test_stairs_lead_down_and_one_way_by_the_bar(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=2))
    hand.show_level(1)
    hand.key("y")
    hand.choose_option("direction", "down")
    hand.choose_option("ways", "one")
    hand.click((1.5, 1.5))
    (link,) = hand.maze.links
    assert (link.kind, link.one_way) == (LinkKind.STAIRS, True)
    assert [port.cell for port in link.ports] == [(1, 1, 1), (0, 1, 1)]


def test_the_kind_of_marker_is_chosen_by_a_click(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("m")
    bar = hand.window.options_bar
    for kind in (MarkerKind.TREASURE, MarkerKind.GOAL):
        button = bar.widgetForAction(hand.window.actions_by_name[f"marker.{kind}"])
        assert isinstance(button, QToolButton)
        assert button.text()
        QTest.mouseClick(button, LEFT)
        hand.click((1.5, 1.5))
    assert [marker.kind for marker in hand.maze.markers] == [MarkerKind.TREASURE, MarkerKind.GOAL]
    hand.key("1")
    shown = bar.widgetForAction(hand.window.actions_by_name["marker.start"])
    assert isinstance(shown, QToolButton)
    assert shown.isChecked()


def test_nothing_of_the_tools_before_is_left_in_the_bar(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def parts() -> int:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(hand.window.options_bar.findChildren(QObject))

    before = parts()
    for key in "klpeftymsordqwb":
        hand.key(key)
    assert hand.tool.name == "tool.wall_brush"
    assert parts() == before


def test_each_tool_keeps_its_options_until_the_window_is_closed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("k")
    hand.choose_option("mode", "erase")
    hand.key("b")
    assert hand.option("mode") == "draw"
    hand.key("k")
    assert hand.option("mode") == "erase"
    hand.window.close()
    again = open_window(Maze.blank(4, 4))
    again.key("k")
    assert again.option("mode") == "draw"


def test_each_tool_has_a_bar_of_the_same_height(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.resize(1100, 700)
    heights = set()
    for name in [name for name in hand.window.actions_by_name if name.startswith("tool.")]:
        hand.act(name)
        hand.qtbot.wait(1)
        heights.add(hand.window.options_bar.height())
    assert len(heights) == 1


def test_keys_choose_strokes_and_erasing_until_a_tool_is_chosen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.choose_option("mode", "toggle")
    for keys, name, mode, stroke, hint in (
        ("l", "tool.wall_brush", "toggle", "line", "Drag from post to post"),
        ("e", "tool.wall_brush", "erase", "line", "Drag from post to post"),
        ("p", "tool.wall_brush", "toggle", "rectangle", "Drag to draw walls around"),
        ("b", "tool.wall_brush", "toggle", "freehand", "Drag along cell edges"),
        ("eb", "tool.wall_brush", "toggle", "freehand", "Drag along cell edges"),
        ("kre", "tool.rock_brush", "erase", "freehand", "Drag to fill cells"),
        ("l", "tool.wall_brush", "toggle", "line", "Drag from post to post"),
        ("k", "tool.rock_brush", "draw", "freehand", "Drag to fill cells"),
    ):
        hand.keys(*keys)
        assert hand.hint_text.startswith(hint)
        assert (hand.tool.name, hand.option("mode"), hand.option("stroke")) == (name, mode, stroke), keys
