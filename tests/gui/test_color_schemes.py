"""Color schemes: chosen in the menu or in the preferences, followed everywhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.settings import Settings
from mazarine.gui.shell.legend.legend_parts import Chip
from mazarine.gui.style.themes import chosen_palette, color_scheme_of
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.picture import LIGHT, ColorScheme, palette_of
from tests.drawing import walls
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand
from tests.gui.repainting import require_all_repainted

CORNER = """
    +---+---+---+
    |           |
    +   +   +   +
    |       |   |
    +---+---+   +
    | #   # |   |
    +---+---+---+
"""


def legend_colors(hand: Hand) -> set[int]:
    chips = [chip for chip in hand.window.legend.findChildren(Chip) if chip.isVisibleTo(hand.window.legend)]
    return {int(color.rgba()) for chip in chips for color in chip.colors}


def test_the_menu_changes_maze_legend_and_tables_at_once_and_is_remembered(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    assert hand.actions["colors.default"].isChecked()
    for scheme in (ColorScheme.RED_GREEN, ColorScheme.BLUE_YELLOW, ColorScheme.GRAY, ColorScheme.DEFAULT):
        hand.act(f"colors.{scheme.value}")
        palette = palette_of(scheme)
        # Beside what a pattern draws.
        assert hand.color_at((0.5, 0.5)) == palette.room
        assert hand.color_at((2.5, 2.5)) == palette.corridor
        assert {palette.room, palette.corridor, palette.rock} <= legend_colors(hand)
        assert hand.palette == palette
        assert hand.actions["view.patterns"].isChecked() is (scheme is not ColorScheme.DEFAULT)
    hand.act("colors.gray")
    hand.window.close()
    again = open_window(walls(CORNER))
    assert again.palette == palette_of(ColorScheme.GRAY)
    assert again.actions["colors.gray"].isChecked()


def test_the_preferences_offer_them_with_patterns(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        assert not dialog.patterns_box.isChecked()
        dialog.color_scheme_box.setFocus()
        QTest.keyClick(dialog.color_scheme_box, Qt.Key.Key_Down)
        assert dialog.patterns_box.isChecked()
        dialog.patterns_box.click()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(fill)
    hand.act("edit.preferences")
    assert hand.palette == palette_of(ColorScheme.RED_GREEN, has_patterns=False)
    assert hand.actions["colors.red-green"].isChecked()
    assert not hand.actions["view.patterns"].isChecked()


def test_each_set_of_colors_remembers_whether_it_has_patterns(open_window: OpenWindow) -> None:
    hand = open_window(walls(CORNER))
    switch = hand.actions["view.patterns"]
    switch.trigger()
    assert hand.palette == palette_of(ColorScheme.DEFAULT, has_patterns=True)
    hand.act("colors.gray")
    assert switch.isChecked()
    switch.trigger()
    hand.act("colors.default")
    assert switch.isChecked()
    hand.act("colors.gray")
    assert not switch.isChecked()


def test_what_is_remembered_and_not_known_is_usual(open_window: OpenWindow) -> None:
    settings: Settings = open_window(Maze.blank(3, 3)).window.settings
    settings.color_scheme = "mauve"
    assert color_scheme_of(settings) is ColorScheme.DEFAULT
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
    hand.act("colors.gray")
    hand.window.view.zoom_to_full_size()
    hand.picture()
    require_all_repainted(hand, lambda: hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), "a wall"))
