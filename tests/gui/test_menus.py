"""The menus: what is in them, how long they are, and that their entries can be clicked."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.features.watch.watch_window import WatchWindow
from mazarine.gui.i18n import tr
from mazarine.gui.i18n.languages import Language, set_language
from mazarine.gui.shell.menus import MENUS, SUBMENUS, TOOL_BAR
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, NO_KEYS, Hand
from tests.gui.popups import choose

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
        choose(text.replace("&", ""))


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
        "File", "Edit", "View", "Maze", "Make", "Analyze", "Run", "Window", "Help",
    ]  # fmt: skip
    assert set(TOOL_BAR) - {None} == set(SUBMENUS["@tools"][1]) - {None}
    actions = open_window().actions
    overlays = {name for name in actions if name.startswith("overlay.")}
    assert overlays - set(MENUS["&Analyze"]) == {"overlay.subtrees"}, "which only perfect mazes have"


def test_what_only_honeycombs_need_is_shown_only_there(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, lattice="honeycomb"))
    for lattice, is_there in (("square", False), ("honeycomb", True), ("hexagon", False)):
        if hand.actions["tool.grow"].isVisible():
            hand.act("tool.grow")
        hand.begin(Maze.blank(4, 4, lattice=lattice))
        shown = [hand.actions[name].isVisible() for name in ("view.points", "tool.grow")]
        assert shown == [is_there] * 2, lattice
        assert hand.window.toolbox.tool.name != "tool.grow"


def test_an_overlay_is_chosen_in_the_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "&Analyze", "&Distances")
    assert hand.overlay.value == "distances"
    assert QApplication.activePopupWidget() is None


def test_a_tool_is_chosen_in_the_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "&Edit", "Dra&wing tool", "&Marker")
    assert hand.tool.name == "tool.marker"
    hand.click((1.5, 1.5))
    assert [marker.kind.value for marker in hand.maze.markers] == ["start"]


def test_a_selection_is_rotated_in_the_menu(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.act("tool.select")
    hand.drag((0.5, 0.5), (1.5, 2.5))
    _choose(hand, "&Edit", "&Selection", "&Rotate")
    assert hand.floating_piece is not None
    assert hand.floating_piece.stamp.mask.shape[-2:] == (3, 2)


@pytest.mark.parametrize("entry", ["&Play it myself…", "&Explorers…", "&Compare…"])
def test_the_run_menu_opens_windows(open_window: OpenWindow, entry: str) -> None:
    def windows() -> list[WatchWindow]:
        return [it for it in QApplication.topLevelWidgets() if isinstance(it, WatchWindow)]

    hand = open_window(Maze.blank(4, 4))
    _choose(hand, "&Run", entry)
    hand.qtbot.waitUntil(lambda: len(windows()) == 1)
    (window,) = windows()
    assert window.compare.isVisible() is (entry == "&Compare…")
    if entry == "&Play it myself…":
        assert window.current.choice.name == "hand"
        assert not window.options.truth_box.isChecked(), "one sees only what one has seen"
    QTest.keyClick(window, Qt.Key.Key_Escape)
    hand.qtbot.waitUntil(lambda: not windows())
