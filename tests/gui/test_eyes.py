"""Colours for eyes that see fewer of them: chosen in the menu or in the preferences, followed everywhere."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from mazewright.gui.dialogs.preferences import PreferencesDialog
from mazewright.gui.docks.legend_parts import Chip
from mazewright.gui.settings import Settings
from mazewright.gui.style.themes import chosen_palette, eyes_of
from mazewright.maze import Maze
from mazewright.maze.edits import SetWalls
from mazewright.picture import LIGHT, Eyes, palette_of
from tests.drawing import walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand

CORNER = """
    +---+---+---+
    |           |
    +   +   +   +
    |       |   |
    +---+---+   +
    | #   # |   |
    +---+---+---+
"""


def legend_colours(hand: Hand) -> set[int]:
    chips = [chip for chip in hand.window.legend.findChildren(Chip) if chip.isVisibleTo(hand.window.legend)]
    return {int(colour.rgba()) for chip in chips for colour in chip.colours}


def test_the_menu_changes_maze_legend_and_tables_at_once_and_is_remembered(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    assert hand.actions["eyes.usual"].isChecked()
    for eyes in (Eyes.RED_GREEN, Eyes.BLUE_YELLOW, Eyes.GREY, Eyes.USUAL):
        hand.act(f"eyes.{eyes.value}")
        palette = palette_of(eyes)
        # Beside what a pattern draws.
        assert hand.colour_at((0.5, 0.5)) == palette.room
        assert hand.colour_at((2.5, 2.5)) == palette.corridor
        assert {palette.room, palette.corridor, palette.rock} <= legend_colours(hand)
        assert hand.palette == palette
        assert hand.actions["view.patterns"].isChecked() is (eyes is not Eyes.USUAL)
    hand.act("eyes.grey")
    hand.window.close()
    again = open_window(walls(CORNER))
    assert again.palette == palette_of(Eyes.GREY)
    assert again.actions["eyes.grey"].isChecked()


def test_the_preferences_offer_them_with_patterns(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        assert not dialog.patterns_box.isChecked()
        dialog.eyes_box.setFocus()
        QTest.keyClick(dialog.eyes_box, Qt.Key.Key_Down)
        assert dialog.patterns_box.isChecked()
        dialog.patterns_box.click()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(fill)
    hand.act("edit.preferences")
    assert hand.palette == palette_of(Eyes.RED_GREEN, has_patterns=False)
    assert hand.actions["eyes.red-green"].isChecked()
    assert not hand.actions["view.patterns"].isChecked()


def test_each_set_of_colours_remembers_whether_it_has_patterns(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    switch = hand.actions["view.patterns"]
    switch.trigger()
    assert hand.palette == palette_of(Eyes.USUAL, has_patterns=True)
    hand.act("eyes.grey")
    assert switch.isChecked()
    switch.trigger()
    hand.act("eyes.usual")
    assert switch.isChecked()
    hand.act("eyes.grey")
    assert not switch.isChecked()


def test_what_is_remembered_and_not_known_is_usual(open_window: OpenWindow) -> None:
    settings: Settings = open_window(Maze.blank(3, 3)).window.settings
    settings.eyes = "mauve"
    assert eyes_of(settings) is Eyes.USUAL
    assert chosen_palette(settings, is_dark=False) == LIGHT


def test_patterns_show_where_cells_are_large_and_nowhere_else(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    switch = hand.actions["view.patterns"]

    def differs() -> bool:
        before = hand.picture()
        switch.trigger()
        after = hand.picture()
        switch.trigger()
        return bool((before != after).any())

    hand.window.view.zoom_to_full_size()
    assert differs()
    while hand.cell_px >= 14:
        hand.window.view.zoom_out()
    hand.window.legend.hide()
    assert not differs()


def test_a_stroke_on_patterns_repaints_as_the_whole_would_be(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    hand.act("eyes.grey")
    hand.window.view.zoom_to_full_size()
    hand.picture()
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), "a wall")
    hand.settle()
    part = hand.picture()
    hand.window.scene.maze_item.update()
    assert np.array_equal(part, hand.picture())
