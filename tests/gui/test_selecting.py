"""Selecting cells with the mouse and the keys, and what is done to a selection where it lies."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.area import Area
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceMarker, RemoveMarker, SetCells, SetWalls
from mazarine.regions import Segmentation
from tests.gui.cell_sets import block, cells, rock, with_rock
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, NO_KEYS, RIGHT, SHIFT

pytestmark = pytest.mark.usefixtures("clean_clipboard")


def test_a_drag_selects_a_block_and_keys_join(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 9))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5), (3.5, 4.5))
    assert cells(hand) == block(1, 1, 3, 4)
    assert "3 × 4, 12 cells" in hand.selection_text
    hand.drag((5.5, 5.5), (6.5, 6.5), keys=SHIFT)
    assert cells(hand) == block(1, 1, 3, 4) | block(5, 5, 6, 6)
    hand.drag((2.5, 0.5), (5.5, 8.5), keys=CTRL)
    assert cells(hand) == block(1, 1, 1, 4) | block(6, 5, 6, 6)
    hand.drag((1.5, 3.5), (6.5, 5.5), keys=SHIFT | CTRL)
    assert cells(hand) == block(1, 3, 1, 4) | {(6, 5)}
    hand.drag((0.5, 2.5), (1.5, 3.5), button=RIGHT)
    assert cells(hand) == {(1, 4), (6, 5)}
    hand.act("select.none")
    assert cells(hand) == set()
    assert hand.selection_text == ""
    assert hand.document.undo_stack.count() == 0


@pytest.mark.parametrize("tool", ["r", "q", "w"])
def test_a_right_drag_removes_whatever_the_bar_says(open_window: OpenWindow, tool: str) -> None:
    maze = Maze.blank(6, 6)
    for row in range(6):
        maze.set_wall((0, row, 2), Side.E)
    hand = open_window(maze)
    hand.key(tool)
    around = {
        "r": [(0.5, 0.5), (5.5, 2.5)], "w": [(0.5, 0.5), (2.5, 1.5)],
        "q": [(0.1, 0.1), (0.1, 3.0), (5.9, 3.0), (5.9, 0.1), (0.1, 0.1)],
    }  # fmt: skip
    choices = "replace", "add", "subtract", "intersect"
    for choice, keys in product(choices, (NO_KEYS, SHIFT, CTRL, SHIFT | CTRL)):
        hand.key("a", CTRL)
        hand.choose_option("join", choice)
        hand.press(around[tool][0], RIGHT, keys)
        for place in around[tool][1:]:
            hand.move(place)
        hand.release(around[tool][-1])
        assert cells(hand) == block(0, 3, 5, 5), (choice, keys)


@pytest.mark.parametrize("choice", ["add", "subtract", "intersect"])
def test_after_a_right_drag_the_bar_says_what_the_left_does(open_window: OpenWindow, choice: str) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("r")
    hand.choose_option("join", choice)
    hand.drag((0.5, 0.5), (5.5, 2.5), button=RIGHT)
    hand.select(Area.block(0, 0, 5, 4))
    dragged, before = block(0, 0, 0, 1), block(0, 0, 5, 4)
    expected = {"add": before, "subtract": before - dragged, "intersect": dragged}
    hand.drag((0.5, 0.5), (0.5, 1.5))
    assert cells(hand) == expected[choice]


def test_keys_pressed_after_the_button_constrain(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("r")
    hand.press((4.5, 4.5))
    hand.move((5.5, 7.5))
    QTest.keyPress(hand.window.view, Qt.Key.Key_Shift)
    hand.release((5.5, 7.5), SHIFT)
    QTest.keyRelease(hand.window.view, Qt.Key.Key_Shift)
    assert cells(hand) == block(4, 4, 7, 7)


def test_the_selection_grows_shrinks_and_is_inverted(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("r")
    hand.drag((2.5, 2.5), (3.5, 3.5))
    hand.act("select.grow")
    corners = {(1, 1), (1, 4), (4, 1), (4, 4)}
    assert cells(hand) == block(1, 1, 4, 4) - corners
    hand.act("select.shrink")
    assert cells(hand) == block(2, 2, 3, 3)
    hand.act("select.invert")
    assert cells(hand) == block(0, 0, 5, 5) - block(2, 2, 3, 3)
    hand.key("a", CTRL)
    assert cells(hand) == block(0, 0, 5, 5)


def test_a_lasso_takes_what_is_drawn_around(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("q")
    hand.drag((1.0, 1.0), (1.0, 4.0), (2.6, 4.0), (4.0, 1.0), (1.0, 1.0))
    assert {(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)} <= cells(hand)
    assert (3, 3) not in cells(hand)
    hand.click((6.5, 6.5))
    assert cells(hand) == {(6, 6)}


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
def test_the_wand_takes_a_room_with_its_entries(open_window: OpenWindow, lattice: str) -> None:
    maze = Maze.blank(9, 12, lattice=lattice)
    SetWalls(
        (0, row, 5, side, "wall")
        for row in range(9)
        for side in maze.lattice.sides
        if maze.has_side((0, row, 5), side) and not maze.is_border((0, row, 5), side)
        and maze.lattice.step(row, side)[1] == 1
    ).apply(maze)  # fmt: skip
    walled = next(row for row in range(3, 9) if maze.has_side((0, row, 5), Side.E))
    SetWalls([(0, walled, 5, "E", "open")]).apply(maze)
    hand = open_window(maze)
    hand.settle()
    hand.key("w")
    x, y = maze.geometry.middle(4, 2)
    hand.click((y, x))
    number = int(hand.region[0, 4, 2])
    region = Segmentation.of(maze).regions[number]
    assert region.entries == ((0, walled, 5),)
    expected = {(row, col) for _, row, col in [*region.cells.tolist(), *region.entries]}
    assert cells(hand) == expected


def test_the_wand_says_why_there_is_nothing(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(4, 4), (1, 1)))
    hand.settle()
    hand.key("w")
    hand.click((1.5, 1.5))
    assert hand.message == "Rock belongs to no region."


def test_a_click_on_what_is_selected_deselects(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.click((1.5, 1.5))
    assert cells(hand) == set()
    assert hand.floating_piece is None


def test_delete_clears_and_another_key_fills(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(5, 5), (1, 1)))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.key(Qt.Key.Key_Delete)
    assert rock(hand.maze) == set()
    hand.key(Qt.Key.Key_Backspace, CTRL)
    assert rock(hand.maze) == {(0, row, col) for row, col in block(1, 1, 2, 2)}
    hand.check_overlay()


def test_nothing_selected_is_said(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 5))
    for name in ("edit.copy", "edit.cut", "edit.clear", "select.fill", "select.mirror"):
        hand.window.messages.hide()
        hand.act(name)
        assert hand.message.startswith("Nothing is selected")
    assert hand.document.undo_stack.count() == 0


def test_the_selection_is_for_every_level(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 5, 2)
    hand = open_window(maze)
    hand.key("r")
    hand.drag((1.5, 1.5), (1.5, 1.5))
    hand.act("maze.level_up")
    hand.act("select.fill")
    assert rock(hand.maze) == {(1, 1, 1)}


def test_off_the_maze_nothing_is_selected(open_window: OpenWindow, subtests: pytest.Subtests) -> None:
    hand = open_window()
    for keys in [NO_KEYS, SHIFT]:
        with subtests.test(keys=keys):
            hand.begin(Maze.blank(5, 5))
            hand.key("r")
            hand.drag((1.5, 1.5), (2.5, 2.5))
            hand.drag((-0.6, -0.6), (-0.4, -0.4), keys=keys)
            assert cells(hand) == (block(1, 1, 2, 2) if keys == SHIFT else set())


def test_the_selection_is_seen_at_every_zoom(open_window: OpenWindow, subtests: pytest.Subtests) -> None:
    hand = open_window()
    for lattice, cell_px in product(["square", "honeycomb", "hexagon"], [0.5, 1.5, 12.0]):
        with subtests.test(lattice=lattice, cell_px=cell_px):
            hand.begin(Maze.blank(300, 300, lattice=lattice))
            hand.settle()
            hand.zoom_to(cell_px)
            before = hand.picture()
            hand.select(Area.block(0, 0, 299, 299))
            selected = hand.picture()
            assert (selected != before).mean() > 0.05
            hand.act("edit.copy")
            hand.act("edit.paste_in_place")
            hand.close_message()
            assert (hand.picture() != selected).mean() > 0.05
            hand.key(Qt.Key.Key_Escape)
            assert (hand.picture() != before).mean() < 0.01


def test_a_maze_is_generated_into_the_selection(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12))
    hand.select(Area.block(2, 2, 7, 8).without(Area.block(2, 2, 3, 3)))
    hand.act("window.make")
    panel = hand.generators_panel
    assert panel is not None
    panel.form.selection_box.setChecked(True)
    assert panel.make_button.text() == "&Generate into the selection"
    before = hand.maze.copy()
    with hand.qtbot.waitSignal(hand.document.maze_changed, timeout=60_000):
        QTest.mouseClick(panel.make_button, Qt.MouseButton.LeftButton)
    area = hand.selected
    changed = np.argwhere((hand.maze.walls != before.walls)[0])
    assert len(changed) > 10
    assert all(area.has(row, col) for row, col in changed.tolist())
    assert hand.maze.wall_at((0, 5, 8), Side.E) is Wall.OPEN, "what is around it stays as it is"
    hand.key("z", CTRL)
    assert hand.maze == before
    hand.act("select.none")
    assert not panel.form.selection_box.isEnabled()
    assert not panel.form.selection_box.isChecked()


def test_nothing_is_painted_beside_what_is_selected(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12, lattice="honeycomb"))
    hand.settle()
    before = hand.picture()
    hand.select(Area.block(3, 3, 6, 7))
    rows, cols = np.nonzero(hand.picture() != before)
    left, top, right, bottom = hand.maze.geometry.box((3, 3), (6, 7))
    first, last = hand.pixel((top, left)), hand.pixel((bottom, right))
    assert abs(rows.min() - first.y()) <= 4
    assert abs(rows.max() - last.y()) <= 4
    assert abs(cols.min() - first.x()) <= 4
    assert abs(cols.max() - last.x()) <= 4


def test_the_wand_waits_for_the_regions_that_there_are(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(5, 8))
    hand.settle()
    hand.document.do(SetWalls((0, row, 3, "E", "wall") for row in range(5)), "wall")
    hand.key("w")
    hand.click((2.5, 1.5))
    assert cells(hand) in (set(), block(0, 0, 4, 3)), "never both halves"


def test_another_maze_has_nothing_selected(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.act("select.mirror")
    hand.document.replace(Maze.blank(9, 9))
    assert hand.floating_piece is None
    assert cells(hand) == set()


def test_what_is_still_being_undone_is_undone_before_the_selection_is_cleared(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(4, 4))
    marker = Marker(MarkerKind.GOAL, (0, 1, 1))
    for edit in (PlaceMarker(marker), RemoveMarker(marker.cell), SetCells([(0, 2, 2, "rock")])):
        hand.document.do(edit, "draw")
    hand.act("select.all")
    monkeypatch.setattr("mazarine.gui.editing.document._SLICE_S", 0)
    hand.document.go_to(1)
    assert hand.document.goal == 1
    hand.act("edit.clear")
    assert not len(hand.maze.markers), "the removal was undone first"
    hand.document.undo()
    assert len(hand.maze.markers) == 1
