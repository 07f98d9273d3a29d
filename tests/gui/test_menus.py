"""The menus: what is in them, how long they are, and that their entries can be clicked."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from mazarine.gui.features.make.generators.infinite_window import InfiniteWindow
from mazarine.gui.features.run.explore_window import ExploreWindow
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.shell.menus import MENUS, SUBMENUS
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, NO_KEYS, Hand

_MOST_ENTRIES = 20


def _texts(hand: Hand) -> dict[str, list[str]]:
    """Return the entries of all menus in the language of the window, the recent files left out."""
    actions = hand.window.actions_by_name
    return {
        title: [
            tr(actions[name].spec.text if name in actions else SUBMENUS[name][0])
            for name in names
            if name in actions or name in SUBMENUS
        ]
        for title, names in (*MENUS.items(), *SUBMENUS.values())
    }


def _choose(hand: Hand, *path: str) -> None:
    """Click through the menus as a user does."""
    bar = hand.window.menuBar()
    action = next(it for it in bar.actions() if it.text() == path[0])
    QTest.mouseClick(bar, LEFT, NO_KEYS, bar.actionGeometry(action).center())
    for text in path[1:]:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        entry = next(it for it in menu.actions() if it.text() == text)
        place = menu.actionGeometry(entry).center()
        QTest.mouseMove(menu, place)
        QTest.mouseClick(menu, LEFT, NO_KEYS, place)
        QApplication.processEvents()


def test_no_menu_is_longer_than_a_small_screen(open_window: OpenWindow) -> None:
    assert max(map(len, _texts(open_window()).values())) <= _MOST_ENTRIES


@pytest.mark.parametrize("language", Language)
def test_no_letter_chooses_two_entries_of_a_menu(open_window: OpenWindow, language: Language) -> None:
    hand = open_window()
    set_language(language)
    for title, texts in {"the menu bar": list(map(tr, MENUS)), **_texts(hand)}.items():
        letters = [found[1].lower() for text in texts if (found := re.search("&(.)", text))]
        assert len(letters) == len(texts), title
        assert len(letters) == len(set(letters)), f"{title}: {sorted(letters)}"
    set_language(Language.ENGLISH)


def test_tools_overlays_and_levels_have_menus_of_their_own(open_window: OpenWindow) -> None:
    assert [title.replace("&", "") for title in MENUS] == [
        "File", "Edit", "View", "Maze", "Tools", "Analyze", "Explore", "Window", "Help",
    ]  # fmt: skip
    everywhere = {title: set(filter(None, names)) for title, names in MENUS.items()}
    for name in open_window().window.actions_by_name:
        if name.startswith("tool."):
            assert name in everywhere["&Tools"]
        if name.startswith("overlay."):
            assert name in SUBMENUS["@overlay"][1]
    assert {"@marker", "@symmetry"} <= everywhere["&Tools"]
    assert "@overlay" in everywhere["&View"]
    assert "stamps.remove" not in everywhere["&Window"]


def test_an_overlay_is_chosen_in_its_submenu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "&View", "O&verlay", "&Distances")
    assert hand.overlay.value == "distances"
    assert QApplication.activePopupWidget() is None


def test_a_tool_and_a_kind_of_marker_are_chosen_in_the_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "&Tools", "&Eraser")
    assert hand.tool.name == "tool.eraser"
    _choose(hand, "&Tools", "Marker ki&nd", "&Goal")
    assert hand.tool.name == "tool.marker"
    hand.click((1.5, 1.5))
    assert [marker.kind.value for marker in hand.maze.markers] == ["goal"]


@pytest.mark.parametrize(
    ("entry", "sort"), [("&Compare explorers…", ExploreWindow), ("&Infinite maze…", InfiniteWindow)]
)
def test_the_explore_menu_opens_windows(open_window: OpenWindow, entry: str, sort: type) -> None:
    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "E&xplore", entry)
    hand.qtbot.waitUntil(lambda: any(isinstance(it, sort) for it in QApplication.topLevelWidgets()))
    (window,) = [it for it in QApplication.topLevelWidgets() if isinstance(it, sort)]
    if isinstance(window, ExploreWindow):
        assert window.compare.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: sort not in map(type, QApplication.topLevelWidgets()))
