"""The size and the position of the whole board."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox

from mazarine.gui.dialogs.board_size import BorderDialog, ResizeDialog
from mazarine.gui.dialogs.new_maze import NewMazeDialog
from mazarine.gui.features.help.action_search import found
from mazarine.maze import MAX_CELLS, Marker, MarkerKind, Maze
from mazarine.maze.area import Area
from mazarine.maze.edits import Anchor, PlaceMarker, SetCells
from tests.gui.cell_sets import rock, with_rock
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, Hand


def wait_for(hand: Hand, ready: Callable[[Maze], bool]) -> None:
    hand.qtbot.waitUntil(lambda: ready(hand.maze))
    hand.check_overlay()


def accept(dialog: ResizeDialog | BorderDialog) -> None:
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    QTest.mouseClick(box.button(QDialogButtonBox.StandardButton.Ok), LEFT)


def type_into(dialog: ResizeDialog | BorderDialog | NewMazeDialog, field: str, number: int) -> None:
    box = getattr(dialog, field)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, str(number))


def test_the_board_is_resized_about_an_anchor(open_window: OpenWindow) -> None:
    maze = with_rock(Maze.blank(4, 4), (0, 0))
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 3, 0))).apply(maze)
    before = maze.copy()
    hand = open_window(maze)

    def fill(dialog: ResizeDialog) -> None:
        type_into(dialog, "rows_box", 3)
        type_into(dialog, "cols_box", 9)
        assert "Will be removed: 1 marker." in dialog.effect_label.text()
        QTest.mouseClick(dialog.anchor_buttons[Anchor.NORTH_EAST], LEFT)
        assert "27 cells" in dialog.effect_label.text()
        accept(dialog)

    hand.fill_in(fill)
    hand.act("board.resize")
    wait_for(hand, lambda maze: maze.shape == (1, 3, 9))
    assert hand.maze.origin == (0, -5)
    assert rock(hand.maze) == {(0, 0, 5)}, "the same cell, in a board that begins farther west"
    assert hand.message == "Removed: 1 marker."
    assert hand.document.undo_stack.undoText() == "resize"
    hand.act("edit.undo")
    assert hand.maze == before
    hand.check_overlay()


def test_a_border_is_added(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))

    def fill(dialog: BorderDialog) -> None:
        type_into(dialog, "width_box", 2)
        accept(dialog)

    hand.fill_in(fill)
    hand.act("board.add_border")
    wait_for(hand, lambda maze: maze.shape == (1, 7, 7))
    assert len(rock(hand.maze)) == 49 - 9


@pytest.mark.parametrize(
    "name", ["resize", "crop_selection", "crop_content", "rotate_half", "flip_horizontal", "flip_vertical"]
)
def test_what_changes_nothing_is_no_step(open_window: OpenWindow, name: str) -> None:
    corners = [(0, 0), (0, 4), (2, 0), (2, 4)]
    hand = open_window(with_rock(Maze.blank(3, 5), *corners))
    before = hand.maze.copy()
    hand.key("a", CTRL)
    if name == "resize":

        def fill(dialog: ResizeDialog) -> None:
            QTest.mouseClick(dialog.anchor_buttons[Anchor.CENTER], LEFT)
            accept(dialog)

        hand.fill_in(fill)
    hand.act(f"board.{name}")
    hand.qtbot.waitUntil(lambda: hand.message == "The maze already looks like this. Nothing was changed.")
    assert hand.document.undo_stack.count() == 0
    assert not hand.document.is_dirty
    assert hand.maze == before
    assert hand.window.current.selection.area.count == 15


@pytest.mark.parametrize("rows", [1, 2])
def test_a_long_side_stays_and_too_many_cells_are_refused_in_a_sentence(
    open_window: OpenWindow, rows: int
) -> None:
    hand = open_window(Maze.blank(rows, 70_000))

    def is_possible(dialog: ResizeDialog | BorderDialog | NewMazeDialog) -> bool:
        return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()

    def fill(dialog: ResizeDialog | NewMazeDialog) -> None:
        for count, allowed in ((MAX_CELLS // rows + 1, False), (MAX_CELLS // rows, True)):
            type_into(dialog, "rows_box", rows)
            type_into(dialog, "cols_box", count)
            if rows == 1 and not allowed:
                assert dialog.cols_box.value() < MAX_CELLS, "the field does not take it"
                continue
            assert is_possible(dialog) is allowed
            label = dialog.effect_label if isinstance(dialog, ResizeDialog) else dialog.size_label
            assert label.text() == (
                "268,435,456 cells"
                if allowed
                else "268,435,458 cells are too many; the maximum is 268,435,456."
            )
        dialog.reject()

    def fill_resize(dialog: ResizeDialog) -> None:
        assert dialog.cols_box.value() == 70_000
        assert is_possible(dialog)
        fill(dialog)

    def fill_border(dialog: BorderDialog) -> None:
        type_into(dialog, "width_box", 1000)
        assert dialog.effect_label.text() == f"{(2000 + rows) * 72_000:,} cells"
        type_into(dialog, "width_box", 90_000)
        assert "cells are too many; the maximum is 268,435,456." in dialog.effect_label.text()
        assert not is_possible(dialog)
        dialog.reject()

    for name, filled in (
        ("board.resize", fill_resize),
        ("board.add_border", fill_border),
        ("file.new", fill),
    ):
        hand.fill_in(filled)
        hand.act(name)
    assert hand.maze == Maze.blank(rows, 70_000)


def test_the_board_is_cropped(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (3, 3), (4, 6)))
    hand.act("board.crop_selection")
    assert hand.message.startswith("Nothing is selected.")
    hand.act("board.crop_content")
    wait_for(hand, lambda maze: maze.shape == (1, 2, 4))
    hand.key("z", CTRL)
    hand.select(Area.block(1, 2, 5, 3))
    hand.act("board.crop_selection")
    wait_for(hand, lambda maze: maze.shape == (1, 5, 2))
    assert not hand.window.current.selection.area
    hand.begin(Maze.blank(4, 4))
    hand.act("board.crop_content")
    hand.qtbot.waitUntil(lambda: hand.message.startswith("There is nothing to crop to"))
    assert hand.document.undo_stack.count() == 0


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("rotate_right", (0, 2)), ("rotate_left", (4, 0)), ("rotate_half", (2, 4)),
        ("flip_horizontal", (0, 4)), ("flip_vertical", (2, 0)),
    ],
)  # fmt: skip
def test_the_board_is_rotated_and_flipped(open_window: OpenWindow, name: str, place: tuple[int, int]) -> None:
    hand = open_window(with_rock(Maze.blank(3, 5), (0, 0)))
    before = hand.maze.copy()
    hand.act(f"board.{name}")
    hand.qtbot.waitUntil(lambda: hand.maze != before)
    assert np.argwhere(hand.maze.cells[0] >> 1 == 0).tolist() == [list(place)]
    hand.check_overlay()
    hand.key("z", CTRL)
    assert hand.maze == before


def test_what_is_drawn_meanwhile_is_not_lost(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(40, 30))
    hand.act("board.rotate_right")
    hand.key("k")
    hand.click((2.5, 2.5))
    hand.wait_for_jobs()
    hand.qtbot.wait(20)
    assert len(rock(hand.maze)) == 1


def test_words_of_other_programs_find_them(open_window: OpenWindow) -> None:
    actions = open_window().actions
    for word in ("resize", "size", "crop", "trim", "canvas", "rotate", "mirror"):
        assert any(name.startswith("board.") for name in found(word, actions)), word


def test_the_properties_lead_to_the_size(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(3, 3))
    hand.act("window.properties")
    button = hand.properties_panel.maze_form.size_button
    assert button.text()
    hand.fill_in(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    QTest.mouseClick(button, LEFT)
    assert hand.maze.shape == (1, 3, 3)


@pytest.mark.parametrize("edge", ["rock", "floor"])
def test_new_cells_are_what_the_edge_is(open_window: OpenWindow, edge: str) -> None:
    maze = Maze.blank(8, 8)
    SetCells((0, row, col, edge) for row in range(8) for col in range(8) if {row, col} & {0, 7}).apply(maze)
    hand = open_window(maze)
    proposed = []

    def look(dialog: ResizeDialog) -> None:
        proposed.append(dialog.edit.matter)
        dialog.reject()

    hand.fill_in(look)
    hand.act("board.resize")
    assert proposed == [edge]
