"""The menus of the right button and of the menu key: in the maze, and in the tables of docks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView

from mazarine.gui.features.analysis_dock.regions_model import NUMBER_COLUMN
from mazarine.gui.features.properties.region_form import RegionForm
from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetWalls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import RIGHT, SHIFT, Hand
from tests.gui.popups import choose, entries, open_menu, right_click, when_open

_ABOUT_THE_PLACE = {
    "Element properties",
    "Show region under pointer",
    "Distance from here",
    "Copy coordinates",
}


def _close() -> None:
    QTest.keyClick(open_menu(), Qt.Key.Key_Escape)
    QApplication.processEvents()


@pytest.mark.parametrize("key", ["r", "q", "w", "d", "i", "m"])
def test_the_right_button_opens_a_menu_where_it_erases_nothing(open_window: OpenWindow, key: str) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key(key)
    hand.click((1.5, 2.5), RIGHT)
    assert set(entries()) >= _ABOUT_THE_PLACE | {"Cut", "Copy", "Paste", "Select all"}
    choose("Copy coordinates")
    assert QGuiApplication.clipboard().text() == "row 2, column 3"
    assert not hand.document.undo_stack.canUndo()


@pytest.mark.parametrize("key", ["b", "k", "f", "t", "y", "s", "o"])
def test_with_drawing_tools_the_right_button_opens_no_menu(open_window: OpenWindow, key: str) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key(key)
    hand.click((1.5, 2.5), RIGHT)
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize(("key", "keys"), [(Qt.Key.Key_Menu, None), (Qt.Key.Key_F10, SHIFT)])
def test_a_key_opens_the_menu_at_the_pointer_with_any_tool(
    open_window: OpenWindow, key: Qt.Key, keys: Qt.KeyboardModifier | None
) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.move((3.5, 0.5))
    hand.key(key, keys or Qt.KeyboardModifier.NoModifier)
    choose("Copy coordinates")
    assert QGuiApplication.clipboard().text() == "row 4, column 1"
    hand.move((3.5, 0.5))
    hand.key("c")
    hand.keys(Qt.Key.Key_Up, Qt.Key.Key_Right)
    hand.key(key, keys or Qt.KeyboardModifier.NoModifier)
    choose("Copy coordinates")
    assert QGuiApplication.clipboard().text() == "row 3, column 2"


def test_the_menu_is_about_the_place_where_it_was_opened(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("r")
    hand.click((4.5, 2.5), RIGHT)
    choose("Distance from here")
    assert hand.overlay.value == "distances"
    # The pointer has left the maze while the menu was open.
    hand.qtbot.waitUntil(lambda: hand.status_text == "")
    hand.click((4.5, 2.5), RIGHT)
    choose("Element properties")
    assert hand.dock("properties").isVisible()
    assert hand.properties_panel.here_form.region_form.isVisible()
    with hand.qtbot.waitSignal(hand.region_outlined):
        hand.click((4.5, 2.5), RIGHT)
        choose("Show region under pointer")


def test_a_piece_is_copied_and_pasted_by_the_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.keys("k")
    hand.click((1.5, 1.5))
    hand.key("r")
    hand.drag((1.5, 1.5), (1.6, 1.6))
    hand.click((1.5, 1.5), RIGHT)
    choose("Copy")
    hand.click((6.5, 6.5), RIGHT)
    choose("Paste")
    hand.key(Qt.Key.Key_Return)
    assert hand.maze.cells[0, 6, 6] >> 1 == Matter.ROCK


def _menu_of_row(table: QTableView, row: int, act: Callable[[], None]) -> None:
    """Open the menu of a row; it is modal, so that what follows happens inside."""
    when_open(act)
    right_click(table.viewport(), table.visualRect(table.model().index(row, 0)).center())


def _with_two_rooms(open_window: OpenWindow) -> Hand:
    hand = open_window(Maze.blank(6, 9))
    hand.document.do(SetWalls([(0, row, 3, "E", Wall.WALL) for row in range(6)]), "wall")
    hand.settle()
    hand.dock("analysis").show()
    hand.dock("analysis").raise_()
    hand.qtbot.waitUntil(lambda: not hand.dock("analysis").is_covered)
    hand.qtbot.waitUntil(lambda: hand.regions_panel.model.rowCount() >= 2)
    QApplication.processEvents()
    return hand


def test_a_region_is_shown_copied_and_has_properties(open_window: OpenWindow) -> None:
    hand = _with_two_rooms(open_window)
    panel = hand.regions_panel
    number = panel.model.number_at(1)
    _menu_of_row(panel.table, 1, lambda: choose("Copy"))
    kind, text, _size, _exits = QGuiApplication.clipboard().text().split("\t")
    assert (kind, text) == ("Room", panel.model.data(panel.model.index(1, NUMBER_COLUMN)))
    with hand.qtbot.waitSignal(hand.region_outlined):
        _menu_of_row(panel.table, 1, lambda: choose("Show in the maze"))
    assert hand.outlined_region == number
    with hand.qtbot.waitSignal(hand.region_outlined):
        _menu_of_row(panel.table, 1, lambda: choose("Properties…"))
    assert not hand.dock("properties").isHidden()
    form = hand.properties_panel.here_form.region_form
    assert isinstance(form, RegionForm)
    hand.qtbot.waitUntil(form.isVisible)


def test_a_problem_is_copied_by_its_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.dock("problems").show()
    hand.dock("problems").raise_()
    table = hand.problems_panel.table
    hand.qtbot.waitUntil(lambda: table.model().rowCount() > 0 and table.isVisible())
    _menu_of_row(table, 0, lambda: choose("Copy"))
    assert QGuiApplication.clipboard().text() == table.model().index(0, 0).data()


def test_a_level_has_a_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=2))
    hand.dock("levels").show()
    QApplication.processEvents()
    levels = hand.levels_panel.list
    right_click(levels.viewport(), levels.visualRect(levels.model().index(0, 0)).center())
    assert entries() == [
        "Add level above",
        "Add level below",
        "Copy level",
        "Remove level",
        "Move level down",
    ]
    choose("Copy level")
    assert hand.maze.shape[0] == 3
