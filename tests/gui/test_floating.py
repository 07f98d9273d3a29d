"""Pieces that float: moved, copied, cut, pasted and turned, until they are put down."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from mazarine.files import read, write
from mazarine.gui.features.selection.clipboard import STAMP_TYPE
from mazarine.gui.features.selection.feature import SelectionActions
from mazarine.lattice import HONEYCOMB, Side
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.area import Area
from mazarine.maze.codes import Wall
from mazarine.maze.edits import PlaceLink, PlaceMarker, Resize, SetCells
from tests.gui.cell_sets import block, cells, rock, with_rock
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, LEFT, MIDDLE, NO_KEYS, RIGHT, SHIFT, Hand

pytestmark = pytest.mark.usefixtures("clean_clipboard")


def test_what_is_selected_is_dragged_elsewhere_as_one_step(open_window: OpenWindow) -> None:
    maze = with_rock(Maze.blank(8, 8), (1, 1), (2, 2))
    PlaceLink(Link(Port((0, 1, 2)), Port((0, 7, 7)))).apply(maze)
    before = maze.copy()
    hand = open_window(maze)
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.drag((1.5, 2.5), (3.5, 4.5), (5.5, 5.5))
    assert hand.maze == before, "it floats"
    assert hand.floating_piece is not None
    hand.key(Qt.Key.Key_Return)
    assert rock(hand.maze) == {(0, 5, 4), (0, 6, 5)}
    assert set(hand.maze.links) == {Link(Port((0, 5, 5)), Port((0, 7, 7)))}
    assert cells(hand) == block(5, 4, 6, 5)
    assert hand.document.undo_stack.undoText() == "move"
    hand.key("z", CTRL)
    assert hand.maze == before
    hand.check_overlay()


def test_escape_lets_it_go_where_it_was(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(8, 8), (1, 1)))
    before = hand.maze.copy()
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.drag((1.5, 1.5), (5.5, 5.5))
    hand.key(Qt.Key.Key_Escape)
    assert hand.floating_piece is None
    assert cells(hand) == block(1, 1, 2, 2)
    assert hand.maze == before
    assert hand.document.undo_stack.count() == 0


def test_copy_and_paste_float_under_the_pointer_and_a_click_beside_puts_down(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (1, 1)))
    hand.key("r")
    hand.drag((1.5, 1.5), (1.5, 2.5))
    hand.key("c", CTRL)
    assert hand.message == "Copied: 2 cells."
    hand.move((6.5, 6.5))
    hand.key("v", CTRL)
    piece = hand.floating_piece
    assert piece is not None
    assert (piece.row, piece.col) == (6, 5)
    hand.key("x")
    hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Left)
    hand.click((0.5, 0.5))
    assert rock(hand.maze) == {(0, 1, 1), (0, 5, 5)}
    assert hand.document.undo_stack.undoText() == "paste"
    hand.check_overlay()


def test_the_letters_turn_what_floats_and_choose_tools_otherwise(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (2, 2)))
    hand.key("r")
    hand.drag((2.5, 2.5), (2.5, 4.5))
    hand.act("select.turn")
    hand.key("y")
    assert hand.tool.name == "tool.select"
    hand.key(Qt.Key.Key_Return)
    assert cells(hand) == block(1, 3, 3, 3)
    assert rock(hand.maze) == {(0, 3, 3)}
    hand.key("y")
    assert hand.tool.name == "tool.stairs"


def test_cut_leaves_floor_and_walls_around_it(open_window: OpenWindow) -> None:
    maze = Maze.blank(5, 5, walled=True)
    hand = open_window(maze)
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.key("x", CTRL)
    assert hand.maze.wall_at((0, 1, 1), Side.E) is Wall.OPEN
    assert hand.maze.wall_at((0, 1, 2), Side.E) is Wall.WALL
    assert hand.document.undo_stack.undoText() == "cut"
    hand.act("edit.paste_in_place")
    hand.key(Qt.Key.Key_Return)
    assert np.array_equal(hand.maze.walls, Maze.blank(5, 5, walled=True).walls)


def test_block_text_of_another_program_is_pasted(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    QGuiApplication.clipboard().setText("###\n# #\n###\n")
    hand.move((4.5, 4.5))
    hand.act("edit.paste")
    hand.key(Qt.Key.Key_Return)
    assert rock(hand.maze) == {(0, row, col) for row, col in block(3, 3, 5, 5) - {(4, 4)}}
    QGuiApplication.clipboard().setText("a letter to somebody")
    hand.act("edit.paste")
    assert hand.message == "The clipboard has nothing that can be pasted into a maze."


def test_what_is_copied_is_text_for_others_and_bytes_for_other_windows(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(4, 4), (0, 1)))
    hand.key("r")
    hand.drag((0.5, 0.5), (0.5, 2.5))
    hand.act("edit.copy")
    hand.qtbot.waitUntil(lambda: hand.window.findChild(SelectionActions).clipboard.is_idle)
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == " # \n"
    other = QMimeData()
    other.setData(STAMP_TYPE, data.data(STAMP_TYPE))
    QGuiApplication.clipboard().setMimeData(other)
    hand.move((2.5, 1.5))
    hand.act("edit.paste")
    hand.key(Qt.Key.Key_Return)
    assert rock(hand.maze) == {(0, 0, 1), (0, 2, 1)}


def test_pieces_of_another_lattice_are_refused(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6, lattice=HONEYCOMB))
    QGuiApplication.clipboard().setText("##\n##\n")
    hand.act("edit.paste")
    assert hand.message == "Cannot paste: the cells have another lattice (Square) than this maze (Honeycomb)."


def test_on_a_honeycomb_pieces_come_to_places_of_their_sort(open_window: OpenWindow) -> None:
    maze = with_rock(Maze.blank(8, 12, lattice=HONEYCOMB), (2, 2), (2, 3))
    hand = open_window(maze)
    hand.select(Area.block(2, 2, 3, 3))
    hand.act("edit.copy")
    hand.act("edit.paste")
    for key, place in ((Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, -2)):
        piece = hand.floating_piece
        assert piece is not None
        first = piece.col
        hand.key(key)
        piece = hand.floating_piece
        assert piece is not None
        assert (piece.row + piece.col) % 2 == 0
        assert piece.col != first or place == 0
    hand.key(Qt.Key.Key_Return)
    hand.check_overlay()


def test_undo_discards_only_what_floats(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("k")
    hand.click((6.5, 6.5))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.drag((1.5, 1.5), (4.5, 4.5))
    assert hand.actions["edit.undo"].text() == "&Undo move"
    hand.key("z", CTRL)
    assert hand.floating_piece is None
    assert rock(hand.maze) == {(0, 6, 6)}
    assert cells(hand) == block(1, 1, 2, 2)
    hand.key("z", CTRL)
    assert hand.maze == Maze.blank(8, 8)


def test_what_was_lifted_is_given_up_when_its_place_changes(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.key("k")
    hand.click((6.5, 6.5))
    hand.key("z", CTRL)
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.drag((1.5, 1.5), (4.5, 4.5))
    hand.key("y", CTRL)
    assert hand.floating_piece is None
    assert rock(hand.maze) == {(0, 6, 6)}


def pasted(open_window: OpenWindow) -> Hand:
    """Open a window in which a copy of two cells, rock and floor, follows the pointer over (6, 6)."""
    hand = open_window(with_rock(Maze.blank(9, 9), (1, 1)))
    hand.key("r")
    hand.drag((1.5, 1.5), (1.5, 2.5))
    hand.key("c", CTRL)
    hand.move((6.5, 6.5))
    hand.key("v", CTRL)
    assert hand.window.floating.follows
    return hand


def test_only_a_click_drops_what_follows_the_pointer(open_window: OpenWindow) -> None:
    hand = pasted(open_window)
    hand.drag((4.5, 4.5), (5.5, 5.5), (7.5, 7.5))
    assert hand.window.floating.follows, "a drag drops nothing"
    assert rock(hand.maze) == {(0, 1, 1)}
    hand.drag((4.5, 4.5), (7.5, 7.5), (4.5, 4.5))
    assert hand.window.floating.follows, "not even one that comes back"
    hand.press((4.5, 4.5), MIDDLE)
    hand.move((5.5, 5.5))
    hand.release((5.5, 5.5))
    assert hand.window.floating.follows
    hand.document.commit_gesture()
    assert hand.window.floating.follows, "a question does not drop it"
    assert rock(hand.maze) == {(0, 1, 1)}
    hand.click((3.5, 3.5))
    assert rock(hand.maze) == {(0, 1, 1), (0, 3, 2)}


def test_a_second_paste_replaces_what_follows_the_pointer(open_window: OpenWindow) -> None:
    hand = pasted(open_window)
    hand.key("z")
    assert hand.floating_piece.stamp.mask.shape == (2, 1)
    hand.key("v", CTRL)
    assert rock(hand.maze) == {(0, 1, 1)}
    assert hand.document.undo_stack.count() == 0
    assert hand.window.floating.follows
    assert hand.floating_piece.stamp.mask.shape == (1, 2)
    assert hand.message.startswith("Click to place")


@pytest.mark.parametrize("name", ["select.mirror", "select.flip", "select.turn"])
def test_what_follows_the_pointer_is_turned_and_follows_on(open_window: OpenWindow, name: str) -> None:
    hand = pasted(open_window)
    hand.act(name)
    button = hand.window.options_bar.widgetForAction(hand.actions[name])
    QTest.mouseClick(button, LEFT)
    hand.act(name)
    assert hand.window.floating.follows
    assert rock(hand.maze) == {(0, 1, 1)}
    hand.move((4.5, 4.5))
    hand.click((4.5, 4.5))
    placed = {"select.mirror": (0, 4, 4), "select.flip": (0, 4, 3), "select.turn": (0, 4, 4)}
    assert rock(hand.maze) == {(0, 1, 1), placed[name]}


def test_undo_cancels_only_what_follows_the_pointer(open_window: OpenWindow) -> None:
    hand = pasted(open_window)
    assert hand.actions["edit.undo"].text() == "&Undo paste"
    hand.key("z", CTRL)
    assert hand.floating_piece is None
    assert not hand.actions["edit.undo"].isEnabled()
    hand.key("k")
    hand.click((7.5, 7.5))
    hand.key("v", CTRL)
    hand.key("z", CTRL)
    assert hand.floating_piece is None
    assert rock(hand.maze) == {(0, 1, 1), (0, 7, 7)}
    hand.key("v", CTRL)
    hand.act("board.flip_horizontal")
    hand.qtbot.waitUntil(lambda: (0, 7, 1) in rock(hand.maze))
    assert hand.window.floating.follows, "what happens to the maze does not end it"
    hand.key("k")
    assert hand.floating_piece is None, "another tool discards it"
    assert rock(hand.maze) == {(0, 1, 7), (0, 7, 1)}


def test_another_tool_puts_down_what_floats(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(8, 8), (1, 1)))
    hand.key("r")
    hand.drag((1.5, 1.5), (1.5, 2.5))
    hand.drag((1.5, 1.5), (5.5, 5.5))
    hand.key("b")
    assert hand.floating_piece is None
    assert rock(hand.maze) == {(0, 5, 5)}


def test_a_piece_off_the_maze_is_not_lost(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(5, 5), (1, 1)))
    hand.key("r")
    hand.drag((1.5, 1.5), (1.5, 1.5))
    hand.act("edit.copy")
    hand.act("edit.paste_in_place")
    for _ in range(3):
        hand.key(Qt.Key.Key_Left, SHIFT)
    hand.key(Qt.Key.Key_Return)
    assert hand.message == "The selection is outside the maze. Drag it back, or press Esc to discard it."
    assert hand.floating_piece is not None
    hand.key(Qt.Key.Key_Escape)
    assert hand.document.undo_stack.count() == 0


def _items(hand: Hand) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where the first cells of the selection and of the floating selection are drawn."""
    overlay = hand.window.area_overlay
    places = []
    for item in (overlay.selected, overlay.floats):
        corner = item.mapToScene(item.boundingRect().topLeft())
        places.append((round(corner.y() + 0.2, 3), round(corner.x() + 0.2, 3)))
    return places[0], places[1]


def test_the_outline_goes_along_with_what_is_dragged_and_with_the_board(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    assert _items(hand)[0] == (1, 1)
    hand.drag((1.5, 1.5), (3.5, 3.5), (5.5, 6.5))
    assert _items(hand)[1] == (5, 6)
    hand.key(Qt.Key.Key_Return)
    assert _items(hand)[0] == (5, 6)
    hand.document.do(Resize((-2, -3), 14, 15), "grow")
    assert _items(hand)[0] == (7, 9)


def test_what_was_lifted_is_cleared_on_its_own_level(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for name in ["edit.cut", "edit.clear"]:
        with subtests.test(name=name):
            maze = Maze.blank(5, 5, 2)
            SetCells([(0, 1, 1, "rock"), (1, 1, 1, "rock")]).apply(maze)
            hand.begin(maze)
            hand.key("r")
            hand.drag((1.5, 1.5), (1.5, 1.5))
            hand.act("select.mirror")
            hand.act("maze.level_up")
            hand.act(name)
            assert rock(hand.maze) == {(1, 1, 1)}


def test_other_keys_do_not_turn_what_floats(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (1, 1)))
    hand.select(Area.block(1, 1, 1, 4))
    hand.act("edit.copy")
    hand.act("edit.paste")
    hand.key("x", Qt.KeyboardModifier.AltModifier)
    piece = hand.floating_piece
    assert piece is not None
    assert piece.stamp.mask.shape == (1, 4)


def test_what_floats_is_in_what_is_saved_and_asked_about(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(with_rock(Maze.blank(6, 6), (1, 1)))
    write(hand.maze, tmp_path / "mine.maze")
    hand.open(tmp_path / "mine.maze")
    hand.select(Area.block(1, 1, 1, 1))
    hand.act("edit.cut")
    hand.act("edit.paste_in_place")
    hand.save()
    assert read(tmp_path / "mine.maze") == hand.maze
    assert rock(hand.maze) == {(0, 1, 1)}
    hand.act("edit.paste_in_place")
    hand.document.commit_gesture()
    assert hand.floating_piece is None
    assert hand.document.undo_stack.undoText() == "paste"


def test_markers_that_come_to_lie_off_the_maze_are_told(open_window: OpenWindow) -> None:
    maze = Maze.blank(6, 6)
    PlaceMarker(Marker(MarkerKind.TREASURE, (0, 2, 2))).apply(maze)
    hand = open_window(maze)
    hand.key("r")
    hand.drag((2.5, 2.5), (2.5, 4.5))
    hand.act("select.mirror")
    for _ in range(3):
        hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    assert hand.message == "Not included: 1 marker."


def test_a_piece_off_the_maze_goes_when_another_tool_is_taken(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(5, 5), (1, 1)))
    hand.select(Area.block(1, 1, 1, 1))
    hand.act("edit.copy")
    hand.act("edit.paste_in_place")
    for _ in range(2):
        hand.key(Qt.Key.Key_Left, SHIFT)
    hand.key("k")
    assert hand.floating_piece is None
    assert hand.message == "The selection was outside the maze and was discarded."


def test_a_second_button_takes_a_drag_of_what_floats_back(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (1, 1)))
    hand.select(Area.block(1, 1, 2, 2))
    hand.act("edit.copy")
    hand.act("edit.paste_in_place")
    hand.press((1.5, 1.5))
    hand.move((4.5, 4.5))
    QTest.mousePress(hand.viewport, RIGHT, NO_KEYS, hand.pixel((4.5, 4.5)))
    piece = hand.floating_piece
    assert piece is not None
    assert (piece.row, piece.col) == (1, 1)
    hand.release((4.5, 4.5))
    QTest.mouseRelease(hand.viewport, RIGHT, NO_KEYS, hand.pixel((4.5, 4.5)))


def test_a_move_back_to_where_it_was_is_no_step(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("r")
    hand.drag((1.5, 1.5), (2.5, 2.5))
    hand.drag((1.5, 1.5), (1.5, 2.5))
    hand.key(Qt.Key.Key_Left)
    piece = hand.floating_piece
    assert piece is not None
    assert (piece.row, piece.col) == (1, 1)
    hand.key(Qt.Key.Key_Return)
    assert hand.floating_piece is None
    assert hand.document.undo_stack.count() == 0
    assert cells(hand) == block(1, 1, 2, 2)


def test_what_lies_outside_is_marked_and_left_out(open_window: OpenWindow) -> None:
    hand = open_window(with_rock(Maze.blank(9, 9), (1, 1)))
    hand.select(Area.block(1, 1, 1, 3))
    hand.key("c", CTRL)
    hand.key("v", CTRL)
    hand.move((0.5, 0.5))
    assert hand.window.floating.outside == Area.block(0, -1, 0, -1)
    assert hand.window.area_overlay.outside.isVisible()
    assert "outside the maze: 1 cell" in hand.label
    hand.move((0.5, 1.5))
    assert not hand.window.area_overlay.outside.isVisible()
    hand.move((0.5, 0.5))
    hand.click((0.5, 0.5))
    assert rock(hand.maze) == {(0, 1, 1)}, "the rock was outside"


@pytest.mark.parametrize("how", ["escape", "right"])
def test_a_pasted_piece_is_discarded(open_window: OpenWindow, how: str) -> None:
    hand = pasted(open_window)
    if how == "escape":
        hand.key(Qt.Key.Key_Escape)
    else:
        hand.click((5.5, 5.5), RIGHT)
    assert hand.floating_piece is None
    assert hand.message == ""
    assert rock(hand.maze) == {(0, 1, 1)}


def test_a_piece_shows_its_markers(open_window: OpenWindow) -> None:
    maze = Maze.blank(9, 9)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(maze)
    hand = open_window(maze)
    hand.select(Area.block(0, 0, 2, 2))
    hand.key("c", CTRL)
    hand.key("v", CTRL)
    hand.move((6.5, 6.5))
    half = 6

    def colors(place: tuple[float, float]) -> int:
        at = hand.pixel(place)
        return len(np.unique(hand.picture()[at.y() - half : at.y() + half, at.x() - half : at.x() + half]))

    hand.qtbot.waitUntil(lambda: colors((6.5, 6.5)) > 5)  # The badge.
    hand.qtbot.waitUntil(lambda: colors((5.5, 5.5)) == 1)  # Floor.


def test_escape_clears_the_selection_when_nothing_floats(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(9, 9))
    hand.key("r")
    hand.drag((1.5, 1.5), (3.5, 3.5))
    hand.press((5.5, 5.5))
    hand.move((6.5, 6.5))
    hand.key(Qt.Key.Key_Escape)
    hand.release((6.5, 6.5))
    assert cells(hand) == block(1, 1, 3, 3), "Esc has canceled the gesture"
    hand.key(Qt.Key.Key_Escape)
    assert not hand.window.current.selection.area
