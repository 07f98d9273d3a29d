"""The window around the maze: bars, docks, messages, light and dark, what is remembered."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabBar
from pytestqt.qtbot import QtBot

from mazarine import __version__
from mazarine.gui import main_window
from mazarine.gui.features.help.about import AboutBox, KeysDialog
from mazarine.gui.main_window import MainWindow
from mazarine.gui.shell.bars import Menu
from mazarine.gui.shell.menus import MENUS, SUBMENUS
from mazarine.gui.start.log_file import begin_log, keep_log
from mazarine.gui.style.icons import icon
from mazarine.gui.widgets.building import accepts, column_of, ok_and_cancel
from mazarine.maze import Maze
from mazarine.picture import DARK, LIGHT
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, SHIFT, Hand


def test_every_action_is_in_a_menu_and_no_key_has_two(open_window: OpenWindow) -> None:
    specs = [action.spec for action in open_window().window.actions_by_name.values()]
    menus = [*MENUS.values(), *(names for _, names in SUBMENUS.values())]
    in_menus = [name for names in menus for name in names if name and not name.startswith("@")]
    assert len(in_menus) == len(set(in_menus))
    others = {name.split(".")[0] for name in {spec.name for spec in specs}.difference(in_menus)}
    # Beside the options of tools, in docks and in the preferences, or rare; all are found by a search.
    assert others == {
        "symmetry", "stroke", "mode", "marker", "colors", "view", "ghost", "overlay", "window", "stamps",
        "board", "maze", "levels", "explore", "analyze", "fog", "go",
    }  # fmt: skip
    keys = [key for spec in specs for key in spec.keys]
    assert len(keys) == len(set(keys))


def test_features_may_be_added_in_any_order(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = open_window(Maze.blank(4, 4))
    actions, docks = set(usual.actions), set(usual.window.docks)
    usual.window.close()
    monkeypatch.setattr(main_window, "FEATURES", main_window.FEATURES[::-1])
    hand = open_window(Maze.blank(4, 4))
    assert (set(hand.actions), set(hand.window.docks)) == (actions, docks)
    hand.act("view.cell_cursor")
    assert hand.window.view.cell_cursor.is_on


def test_entries_of_menus_say_what_they_do(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    menus = hand.window.findChildren(Menu)
    assert len(menus) > len(MENUS)
    assert all(menu.toolTipsVisible() for menu in menus)


def test_buttons_of_dialogs_have_no_icons_of_the_style(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dialog = QDialog(hand.window)
    buttons = ok_and_cancel(dialog)
    dialog.setLayout(column_of(buttons))
    for button in buttons.buttons():
        button.setIcon(icon("save"))  # As some styles do.
    seen: list[bool] = []

    def look(shown: QDialog) -> None:
        seen.extend(button.icon().isNull() for button in buttons.buttons())
        shown.accept()

    hand.fill_in(look)
    assert accepts(dialog)
    assert seen == [True, True]


def test_tab_hides_the_docks_and_brings_them_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    dock = hand.dock("analysis")
    hand.key(Qt.Key.Key_Tab)
    assert dock.isHidden()
    hand.key(Qt.Key.Key_Tab)
    assert not dock.isHidden()


def test_a_dock_that_is_closed_stays_closed_in_the_next_window_until_the_layout_is_reset(
    open_window: OpenWindow,
) -> None:
    first = open_window(Maze.blank(4, 4))
    first.act("window.problems")
    if not first.dock("problems").isHidden():
        first.act("window.problems")
    assert first.dock("problems").isHidden()
    first.act("view.grid")
    first.act("view.legend")
    first.act("overlay.regions")
    first.window.close()

    hand = open_window(Maze.blank(4, 4))
    assert hand.dock("problems").isHidden()
    assert not hand.actions["window.problems"].isChecked()
    assert hand.window.scene.maze_item.has_grid
    assert hand.window.legend.isHidden()
    assert hand.overlay_title == "Regions"
    hand.act("window.reset")
    assert not hand.dock("problems").isHidden()
    assert hand.actions["window.problems"].isChecked()


def test_no_tabs_of_hidden_docks_lie_over_the_window(qtbot: QtBot, store: QSettings) -> None:
    # In the size that it has at the first start.
    window = MainWindow(store)
    window.show()
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    over = [bar for bar in bars if bar.isVisible() and bar.geometry().intersects(window.rect())]
    titles = [[bar.tabText(index) for index in range(bar.count())] for bar in over]
    Hand(qtbot, window).drop()
    assert titles == [["Properties", "Analysis", "Problems"]]


def test_the_maze_keeps_clear_of_the_legend(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(30, 10))
    view, legend = hand.window.view, hand.window.legend
    assert hand.pixel((30, 0)).y() < legend.y()
    hand.act("view.legend")
    assert hand.pixel((30, 0)).y() > view.viewport().height() - 40


@pytest.fixture
def system_palette(qapp: QApplication) -> Iterator[None]:
    before = qapp.palette()
    yield
    QApplication.setPalette(before)


@pytest.mark.usefixtures("system_palette")
def test_the_picture_follows_the_system_from_light_to_dark(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    assert hand.palette is LIGHT
    dark = QPalette(QColor("#2b2d31"))
    QApplication.setPalette(dark)
    QApplication.processEvents()
    assert hand.palette is DARK
    assert hand.color_at((2.5, 2.5)) == DARK.room


def test_the_level_box_is_there_only_where_there_are_levels(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.resize(1200, 640)
    assert not hand.level_box.isVisible()
    hand.document.replace(Maze.blank(4, 4, levels=2))
    hand.qtbot.waitUntil(hand.level_box.isVisible)


def test_the_tool_is_chosen_by_button_and_its_hint_is_shown(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    button = hand.window.tool_bar.widgetForAction(hand.actions["tool.teleporter"])
    QTest.mouseClick(button, LEFT)
    assert hand.tool.name == "tool.teleporter"
    assert "One-way".lower() in hand.hint_text.lower()


def test_undo_names_what_it_takes_back(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    undo = hand.actions["edit.undo"]
    assert not undo.isEnabled()
    hand.click((1.5, 1.95))
    assert undo.isEnabled()
    assert undo.text() == "&Undo draw walls"


def test_keys_and_about_open_and_close(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    seen: list[str] = []

    def look(dialog: KeysDialog) -> None:
        seen.append(dialog.windowTitle())
        dialog.close()

    hand.fill_in(look)
    hand.act("help.keys")
    hand.fill_in(look)
    hand.act("help.about")
    assert seen == ["Keys and mouse", "About Mazarine"]


@pytest.mark.parametrize(("keys", "is_kept"), [(NO_KEYS, True), (SHIFT, True), (CTRL, False)])
def test_letters_choose_entries_of_an_open_menu_and_not_tools(
    open_window: OpenWindow, keys: Qt.KeyboardModifier, is_kept: bool
) -> None:
    menus = open_window().window.findChildren(Menu)
    assert len(menus) > 10
    for menu in menus:
        menu.popup(QPoint())
        event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_G, keys, "g")
        event.ignore()
        QApplication.sendEvent(menu, event)
        assert event.isAccepted() is is_kept
        menu.close()


def test_the_about_box_gives_what_belongs_into_a_report(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.window.log_path = keep_log(tmp_path / "data")
    assert hand.window.log_path is not None
    logging.getLogger("mazarine").error("something went wrong")

    def look(dialog: AboutBox) -> None:
        assert dialog.log_button.isEnabled()
        dialog.copy_button.click()
        assert dialog.isVisible()
        dialog.close()

    hand.fill_in(look)
    hand.act("help.about")
    words = QGuiApplication.clipboard().text()
    assert words.startswith(f"Mazarine {__version__}, Python 3")
    assert all(name in words for name in ("Qt ", "PySide6", "numpy"))
    text = hand.window.log_path.read_text()
    assert words in text
    assert "something went wrong" in text


def test_warnings_of_the_start_are_written_when_the_log_begins_or_at_an_error(tmp_path: Path) -> None:
    for number, write in enumerate((begin_log, lambda: logging.getLogger("mazarine").error("alas"))):
        path = keep_log(tmp_path / str(number))
        assert path is not None
        logging.getLogger("mazarine").warning("there is no clock")
        assert path.read_text() == ""
        write()
        begins, *lines = path.read_text().splitlines()
        assert "begins: Mazarine" in begins
        assert "there is no clock" in lines[0]
        begin_log()
        logging.getLogger("mazarine").warning("there is a clock again")
        assert path.read_text().splitlines()[-1].endswith("there is a clock again")


@pytest.fixture(autouse=True)
def _no_log_is_kept_on() -> Iterator[None]:
    before = list(logging.getLogger().handlers)
    yield
    for handler in set(logging.getLogger().handlers) - set(before):
        logging.getLogger().removeHandler(handler)
        handler.close()


def test_a_log_that_another_program_renames_or_that_has_no_room_is_nobodys_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = keep_log(tmp_path)
    assert path is not None
    begin_log()

    def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("os.rename", fail)
    monkeypatch.setattr("logging.handlers.RotatingFileHandler.shouldRollover", lambda *_: True)
    logging.getLogger("mazarine").warning("it is full")
    assert "it is full" in path.read_text()
    monkeypatch.setattr("logging.handlers.RotatingFileHandler.doRollover", lambda *_: None)
    monkeypatch.setattr("mazarine.gui.start.log_file._LogFile.format", fail)
    logging.getLogger("mazarine").warning("there is no room")
    assert capsys.readouterr().err == ""


def test_where_no_log_can_be_kept_the_program_goes_on(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    assert keep_log(tmp_path / "data") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_is_no_log(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "mazarine.log")
    assert keep_log(tmp_path) is None
