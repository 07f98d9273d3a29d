"""Keys that are changed, actions that are searched, cells that are gone to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from mazarine.errors import MazeError
from mazarine.gui.features.help.action_search import ActionSearch, found
from mazarine.gui.features.help.shortcuts import ShortcutsDialog
from mazarine.gui.features.view.go_to import GoToDialog, cell_named
from mazarine.gui.i18n import tr
from mazarine.gui.settings import Settings
from mazarine.gui.shell.menus import MENUS, OTHERS
from mazarine.lattice import HONEYCOMB
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, SHIFT, Hand

_ALT = Qt.KeyboardModifier.AltModifier


def _back_in_the_window(hand: Hand) -> None:
    """Without a window manager nothing is active after a dialog has closed."""
    hand.window.activateWindow()
    hand.qtbot.waitUntil(hand.window.isActiveWindow)
    hand.focus()


def _give(hand: Hand, name: str, key: str) -> None:
    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.tree.setCurrentItem(dialog.items[name])
        dialog.key_edit.setKeySequence(QKeySequence(key))
        dialog.set_button.click()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(fill)
    hand.act("help.shortcuts")
    _back_in_the_window(hand)


def test_a_key_is_changed_at_once_and_remembered(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _give(hand, "tool.rock_brush", "N")
    hand.key("n")
    assert hand.tool.name == "tool.rock_brush"
    assert "N<br>" in hand.actions["tool.rock_brush"].toolTip()
    hand.window.close()
    again = open_window(Maze.blank(4, 4))
    _back_in_the_window(again)
    again.key("k")
    assert again.tool.name == "tool.wall_brush"
    again.key("n")
    assert again.tool.name == "tool.rock_brush"


def test_a_key_that_another_action_has_is_taken_from_it_after_it_is_said(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.tree.setCurrentItem(dialog.items["tool.rock_brush"])
        dialog.key_edit.setKeySequence(QKeySequence("E"))
        assert dialog.hint.text() == "E is already used for “Erase”. Setting it here removes it there."
        dialog.set_button.click()
        assert dialog.new_keys["mode.erase"] == ()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(fill)
    hand.act("help.shortcuts")
    _back_in_the_window(hand)
    hand.key("e")
    assert hand.tool.name == "tool.rock_brush"
    assert hand.keys_of("mode.erase") == ()
    hand.window.close()
    again = open_window(Maze.blank(4, 4))
    assert again.keys_of("mode.erase") == ()


def test_nothing_changes_when_the_dialog_is_left_and_usual_keys_come_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def leave(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.key_edit.setKeySequence(QKeySequence("J"))
        dialog.set_button.click()
        dialog.reject()

    hand.fill_in(leave)
    hand.act("help.shortcuts")
    assert hand.keys_of("file.new") == ("Ctrl+N",)
    _give(hand, "stroke.line", "J")

    def bring_back(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.filter_line.setText("line j")
        assert not dialog.items["stroke.line"].isHidden()
        assert dialog.items["mode.erase"].isHidden()
        dialog.all_defaults_button.click()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(bring_back)
    hand.act("help.shortcuts")
    assert all(hand.keys_of(name) == action.spec.keys for name, action in hand.actions.items())


def test_other_keys_of_an_action_stay_when_its_first_is_changed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _give(hand, "edit.redo", "Ctrl+J")
    assert hand.keys_of("edit.redo") == ("Ctrl+J", "Ctrl+Shift+Z")


@pytest.mark.parametrize("key", ["Space", "Left", "Esc"])
def test_a_key_that_the_maze_itself_has_is_warned_of(open_window: OpenWindow, key: str) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.tree.setCurrentItem(dialog.items["tool.pick"])
        assert dialog.hint.text() == ""
        dialog.key_edit.setKeySequence(QKeySequence(key))
        assert dialog.hint.text().startswith(f"In the maze, {key}: ")
        dialog.set_button.click()
        assert dialog.hint.text() == ""
        dialog.reject()

    hand.fill_in(fill)
    hand.act("help.shortcuts")


def test_what_is_not_listed_is_not_changed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        dialog.filter_line.setText("zzzz")
        assert not dialog.set_button.isEnabled()
        dialog.filter_line.setText("erase with")
        assert dialog.tree.currentItem().text(0) == hand.actions["mode.erase"].title
        dialog.reject()

    hand.fill_in(fill)
    hand.act("help.shortcuts")


def test_keys_are_grouped_by_menu_and_searched_like_actions(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    seen: list[list[str]] = []

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, ShortcutsDialog)
        tree = dialog.tree

        def headings() -> list[str]:
            every = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
            return [heading.text(0) for heading in every if not heading.isHidden()]

        seen.append(headings())
        assert dialog.items["overlay.kinds"].parent().text(0) == "Analyze"
        QTest.keyClicks(dialog.filter_line, "portal")
        seen.append(headings())
        assert tree.currentItem().text(0) == hand.actions["tool.teleporter"].title, (
            "found by what others call it"
        )
        dialog.filter_line.clear()
        QTest.keyClicks(dialog.filter_line, "f9")
        assert tree.currentItem().text(0) == hand.actions["window.analysis"].title
        tree.setFocus()
        dialog.filter_line.clear()
        QTest.keyClick(tree, Qt.Key.Key_Down)
        assert tree.currentItem().text(0) == hand.actions["analyze.statistics"].title
        dialog.reject()

    hand.fill_in(fill)
    hand.act("help.shortcuts")
    assert seen == [[*(title.replace("&", "") for title in MENUS), OTHERS], ["Edit"]]


def test_an_action_is_found_by_words_and_done(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def search(dialog: QDialog) -> None:
        assert isinstance(dialog, ActionSearch)
        QTest.keyClicks(dialog.line, "grid lines between")
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)

    hand.fill_in(search)
    hand.key("p", CTRL | SHIFT)
    assert hand.actions["view.grid"].isChecked()


def test_where_no_action_has_the_words_it_is_said(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def search(dialog: QDialog) -> None:
        assert isinstance(dialog, ActionSearch)
        QTest.keyClicks(dialog.line, "xyzzy")
        assert [dialog.list.item(at).text() for at in range(dialog.list.count())] == ["No matching action."]
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        assert dialog.isVisible()
        dialog.reject()

    hand.fill_in(search)
    hand.key("p", CTRL | SHIFT)


@pytest.mark.parametrize(
    ("words", "name"),
    [("language", "edit.preferences"), ("rotate", "select.turn"), ("portal", "tool.teleporter")],
)
def test_an_action_is_found_by_what_others_call_it(open_window: OpenWindow, words: str, name: str) -> None:
    assert found(words, open_window().actions)[0] == name


def test_arrows_choose_and_actions_that_are_off_are_not_done(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def search(dialog: QDialog) -> None:
        assert isinstance(dialog, ActionSearch)
        QTest.keyClicks(dialog.line, "undo")
        assert dialog.list.currentItem().text().startswith("Undo")
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)
        assert dialog.isVisible()
        dialog.line.clear()
        QTest.keyClicks(dialog.line, "zoom")
        first = dialog.list.currentRow()
        QTest.keyClick(dialog.line, Qt.Key.Key_Down)
        assert dialog.list.currentRow() == first + 1
        dialog.reject()

    hand.fill_in(search)
    hand.act("help.search")


def test_every_action_is_found_by_its_own_name(open_window: OpenWindow) -> None:
    actions = open_window().window.actions_by_name
    for name, action in actions.items():
        assert name in found(action.title, actions)
    assert found("", actions)[:2] == ["file.new", "file.new_shape"], "as in the menus"
    assert found("undo", actions)[0] == "edit.undo"
    assert found("room wand", actions)[0] == "tool.wand"
    assert found("dark", actions) == ["edit.preferences"]


def test_a_cell_is_gone_to(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(200, 200, 2))
    hand.zoom_to(40)

    def go(dialog: QDialog) -> None:
        assert isinstance(dialog, GoToDialog)
        ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert not ok.isEnabled()
        QTest.keyClicks(dialog.line, "2, 151, 301")
        assert dialog.hint.text() == "The rows are 1 to 200, the columns 1 to 200."
        assert not ok.isEnabled()
        dialog.line.clear()
        QTest.keyClicks(dialog.line, "2, 151, 161")
        assert dialog.hint.text() == ""
        QTest.keyClick(dialog.line, Qt.Key.Key_Return)

    hand.fill_in(go)
    hand.key("g", CTRL | SHIFT)
    assert hand.level == 1
    assert hand.viewport.rect().contains(hand.pixel((150.5, 160.5)))


def test_the_outline_of_a_region_ends_when_a_cell_is_gone_to(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.outline_region(int(hand.region[0, 0, 0]))

    def go(dialog: QDialog) -> None:
        assert isinstance(dialog, GoToDialog)
        dialog.line.setText("4, 5")
        dialog.accept()

    hand.fill_in(go)
    hand.act("view.go_to")
    assert hand.outlined_region is None
    assert hand.outlined is not None
    hand.window.sessions.add()
    assert hand.outlined is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("north", "Enter whole numbers separated by commas or spaces."),
        ("5", "Enter a row and a column, or a level, a row and a column."),
        ("3, 1, 1", "The levels are 1 to 1."),
        ("9, 1", "The rows are 1 to 4, the columns 1 to 4."),
        ("(5, 5, 5)", "(5, 5, 5) is not a point of the honeycomb: a - b + c is 5, not 0 or 1."),
    ],
)
def test_cells_that_are_not_there_are_said_to_be_none(text: str, reason: str) -> None:
    with pytest.raises(MazeError) as error:
        cell_named(Maze.blank(4, 4, lattice=HONEYCOMB), 0, text)
    assert tr(error.value.message).startswith(reason)


@pytest.mark.parametrize(("lattice", "words"), [("square", "row 3, column 4"), ("honeycomb", "(3, 0, -2)")])
def test_the_place_under_the_pointer_is_copied_and_named_again(
    open_window: OpenWindow, lattice: str, words: str
) -> None:
    hand = open_window(Maze.blank(6, 6, lattice=lattice))
    hand.key("c", _ALT)
    assert hand.message == "Point at a cell, then try again."
    x, y = hand.maze.geometry.middle(2, 3)
    hand.move((y, x))
    hand.key("c", _ALT)
    assert QGuiApplication.clipboard().text() == words
    assert cell_named(hand.maze, 0, words) == (0, 2, 3)


def test_keys_that_were_set_under_a_former_name_stay_until_others_are_set(
    open_window: OpenWindow, store: QSettings
) -> None:
    Settings(store).set_keys_of("window.regions", ("F12",))
    hand = open_window(Maze.blank(4, 4))
    assert hand.keys_of("window.analysis") == ("F12",)
    hand.window.keys.change({"window.analysis": ("F9",)})
    assert hand.keys_of("window.analysis") == ("F9",)
    assert open_window(Maze.blank(4, 4)).keys_of("window.analysis") == ("F9",)


def test_a_key_that_the_user_has_given_away_is_no_default_of_a_new_action(
    open_window: OpenWindow, store: QSettings
) -> None:
    Settings(store).set_keys_of("tool.rock_brush", ("U",))
    hand = open_window(Maze.blank(4, 4))
    assert hand.keys_of("go.exit") == ()
    hand.key("u")
    assert hand.tool.name == "tool.rock_brush"
