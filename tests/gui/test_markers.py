"""Placing, moving and removing markers with the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mazarine.lattice import HONEYCOMB, SQUARE
from mazarine.maze import Marker, MarkerKind, Maze, PortSide
from mazarine.maze.edits import PlaceMarker
from mazarine.picture import LIGHT
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, RIGHT


def test_a_click_places_a_marker_of_the_kind_in_the_hand(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    for key, kind in list(zip("1234567890", MarkerKind, strict=True)):
        with subtests.test(key=key, kind=kind):
            hand.begin(Maze.blank(4, 5))
            hand.key(key)
            assert hand.tool.name == "tool.marker"
            hand.click((1.5, 2.6))
            side = PortSide.E if kind is MarkerKind.GATE else None  # A gate stands on the nearest side.
            assert list(hand.maze.markers) == [Marker(kind, (0, 1, 2), side)]
            hand.key("z", CTRL)
            assert hand.maze == Maze.blank(4, 5)


def test_near_the_border_a_start_and_a_goal_open_gaps_and_others_do_not(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("m")
    hand.click((1.5, 0.1))
    hand.key("2")
    hand.click((3.9, 2.5))
    hand.key("6")
    hand.click((0.1, 4.5))
    assert set(hand.maze.markers) == {
        Marker(MarkerKind.START, (0, 1, 0), PortSide.W),
        Marker(MarkerKind.GOAL, (0, 3, 2), PortSide.S),
        Marker(MarkerKind.NOTE, (0, 0, 4)),
    }


def test_before_a_second_start_is_placed_it_is_said_which_key_chooses_goals(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("m")
    hand.move((1.5, 1.5))
    assert hand.label == "start"
    hand.click((1.5, 1.5))
    hand.move((2.5, 2.5))
    assert hand.label == "another start; press 2 for a goal"
    hand.key("2")
    hand.move((2.5, 2.6))
    assert hand.label == "goal"


def test_a_drag_moves_a_marker_with_its_label_and_leaves_others(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 5)
    note = Marker(MarkerKind.NOTE, (0, 1, 1), label="other")
    for marker in (Marker(MarkerKind.START, (0, 1, 1), label="here"), note):
        PlaceMarker(marker).apply(maze)
    hand = open_window(maze.copy())
    hand.key("m")
    hand.drag((1.5, 1.5), (2.5, 2.5), (3.5, 3.4))
    assert set(hand.maze.markers) == {Marker(MarkerKind.START, (0, 3, 3), label="here"), note}
    assert hand.document.undo_stack.undoText() == "move start"
    hand.key("z", CTRL)
    assert hand.maze == maze
    assert hand.document.undo_stack.count() == 1


def test_a_cell_takes_one_marker_of_a_kind(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 5)
    for cell in ((0, 1, 1), (0, 2, 3)):
        PlaceMarker(Marker(MarkerKind.START, cell)).apply(maze)
    hand = open_window(maze.copy())
    hand.key("m")
    hand.click((1.5, 1.5))
    assert hand.document.undo_stack.count() == 0
    hand.drag((1.5, 1.5), (2.5, 3.5))
    assert hand.message == "Cell (row 3, column 4) already has this marker: start."
    assert hand.maze == maze


def test_the_right_button_takes_the_markers_of_a_cell_away(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 5)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 1, 1))).apply(maze)
    hand = open_window(maze)
    hand.key("m")
    hand.click((1.5, 1.5), RIGHT)
    assert list(hand.maze.markers) == []
    assert QApplication.activePopupWidget() is None
    assert hand.document.undo_stack.undoText() == "remove goal"
    hand.keys("c", Qt.Key.Key_Backspace)
    assert hand.message == "There is no marker in cell (row 2, column 2)."


def test_off_the_maze_and_when_the_gesture_is_given_up_nothing_is_placed(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("m")
    hand.click((-0.5, 1.5))
    hand.press((1.5, 1.5))
    hand.window.toolbox.cancel()
    hand.release((1.5, 1.5))
    assert list(hand.maze.markers) == []


def test_markers_stand_on_points_of_a_honeycomb(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 6, lattice=HONEYCOMB)
    hand = open_window(maze)
    hand.key("m")
    x, y = maze.geometry.middle(0, 3)
    hand.click((y, x))
    (x0, y0), (x1, y1) = maze.geometry.line(0, 1, next(
        side for side in SQUARE.sides if maze.has_side((0, 0, 1), side) and maze.is_border((0, 0, 1), side)
    ))  # fmt: skip
    mx, my = maze.geometry.middle(0, 1)
    hand.key("2")
    hand.click((0.9 * (y0 + y1) / 2 + 0.1 * my, 0.9 * (x0 + x1) / 2 + 0.1 * mx))
    goal = next(marker for marker in hand.maze.markers if marker.kind is MarkerKind.GOAL)
    assert Marker(MarkerKind.START, (0, 0, 3)) in hand.maze.markers
    assert goal.cell == (0, 0, 1)
    assert goal.side is not None


def test_a_door_stands_on_the_side_that_is_near_and_fills_the_cell_from_its_middle(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("9")
    hand.click((1.5, 2.9))
    hand.click((2.5, 3.5))
    assert list(hand.maze.markers) == [
        Marker(MarkerKind.DOOR, (0, 1, 2), PortSide.E), Marker(MarkerKind.DOOR, (0, 2, 3)),
    ]  # fmt: skip


def test_a_cell_takes_a_door_on_each_side_and_one_is_moved_from_either_side(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("9")
    hand.click((1.5, 2.9))
    hand.click((1.1, 2.5))
    east, north = (Marker(MarkerKind.DOOR, (0, 1, 2), side) for side in (PortSide.E, PortSide.N))
    assert list(hand.maze.markers) == [east, north]
    hand.drag((1.5, 3.1), (3.5, 3.1))
    assert set(hand.maze.markers) == {north, Marker(MarkerKind.DOOR, (0, 3, 3), PortSide.W)}


def test_a_door_or_gate_is_previewed_on_the_side_where_it_will_stand(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    for key in "90":
        hand.key(key)
        hand.move((1.5, 2.95))
        shown = hand.window.scene.hover.boundingRect().center()
        assert (round(shown.x()), round(shown.y(), 1)) == (3, 1.5)


def test_keys_and_doors_are_placed_with_the_color_that_is_chosen(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 5))
    hand.key("m")
    assert ("lock", "red") not in hand.window.options_bar.buttons
    hand.key("7")
    hand.choose_option("lock", "red")
    hand.click((1.5, 1.5))
    hand.key("9")
    hand.click((1.5, 3.5))
    hand.choose_option("lock", "none")
    hand.click((3.5, 3.5))
    assert list(hand.maze.markers) == [
        Marker(MarkerKind.KEY, (0, 1, 1), label="red"), Marker(MarkerKind.DOOR, (0, 1, 3), label="red"),
        Marker(MarkerKind.DOOR, (0, 3, 3)),
    ]  # fmt: skip
    assert hand.color_at((1.3, 1.3)) == LIGHT.marker(MarkerKind.KEY, "red")
