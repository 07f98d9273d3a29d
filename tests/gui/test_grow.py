"""Growing a honeycomb by real clicks on its points."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt

from mazarine.files import read
from mazarine.gui.canvas.items.drawing_aids import heading
from mazarine.gui.dialogs.new_maze import NewMazeDialog, one_point
from mazarine.lattice import HONEYCOMB, MIRRORED
from mazarine.lattice.honeycomb import GrowingBoard
from mazarine.lattice.messages import LatticeMessage
from mazarine.lattice.triplets import Triplet, place_of
from mazarine.maze import Maze
from mazarine.maze.edits.growing import present_points
from mazarine.maze.messages import MazeMessage
from mazarine.resources_path import resource
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, RIGHT, Hand, Place

TRACE: tuple[tuple[Triplet, int, str], ...] = (
    ((0, 0, 0), 1, "P1: P2 (1, 0, 0), P3 (0, 0, 1) and P4 (0, -1, 0) are new."),
    ((1, 0, 0), 2, "P2: P5 (1, 1, 0) and P6 (1, 0, -1) are new, P1 exists."),
    ((1, 1, 0), 1, "P5: P7 (2, 1, 0) and P8 (1, 1, 1) are new, P2 exists."),
    ((1, 1, 1), 2, "P8: P9 (1, 2, 1) and P10 (0, 1, 1) are new, P5 exists."),
    ((0, 1, 1), 1, "P10: P11 (0, 1, 2) is new, P8 exists, P3 exists, only the link is new."),
    ((0, 0, 1), 2, "P3: P12 (-1, 0, 1) is new, P10 exists, P1 exists."),
)
"""The steps of the seed: a point, its main direction, and what is said."""


def begun(open_window: OpenWindow, shape: tuple[int, int] = (12, 9)) -> Hand:
    """Open a new board with one point, with the tool in the hand."""
    hand = open_window(one_point(Maze.blank(*shape, lattice="honeycomb")))
    hand.key("n")
    assert hand.tool.name == "tool.grow"
    return hand


def towards(hand: Hand, point: Triplet, direction: int, by: float = 0.2) -> Place:
    """Return a place beside a point in a direction."""
    row, col = place_of(point, hand.maze.lattice.mirrored)
    x, y = hand.maze.geometry.middle(row - hand.maze.origin[0], col - hand.maze.origin[1])
    return y + by * heading(direction).y(), x + by * heading(direction).x()


def said(hand: Hand) -> str:
    """Return what the status bar says."""
    text: str = hand.status_text
    return text


def test_a_new_honeycomb_may_begin_with_one_point(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))

    def fill(dialog: NewMazeDialog) -> None:
        assert not dialog.point_button.isEnabled()
        dialog.lattice_box.setCurrentIndex(1)
        dialog.point_button.click()
        dialog.lattice_box.setCurrentIndex(0)
        assert dialog.open_button.isChecked()
        dialog.lattice_box.setCurrentIndex(2)
        dialog.rows_box.setValue(7)
        dialog.point_button.click()
        dialog.accept()

    hand.fill_in(fill)
    hand.act("file.new")
    assert hand.maze == one_point(Maze.blank(7, 16, lattice=MIRRORED))
    assert hand.maze.growth is not None
    assert (hand.maze.growth.place(1), np.count_nonzero(hand.maze.cells)) == ((0, 0), 1)


@pytest.mark.parametrize("shape", [(12, 9), (1, 1)])
def test_the_seeds_trace_by_clicks_with_its_sentences(
    open_window: OpenWindow, shape: tuple[int, int]
) -> None:
    hand = begun(open_window, shape)
    states = [hand.maze.copy()]
    for point, main, sentence in TRACE:
        hand.click(towards(hand, point, main))
        assert said(hand).endswith(sentence)
        hand.check_overlay()
        states.append(hand.maze.copy())
    board = GrowingBoard()
    for point, main, _ in TRACE:
        board.expand(point, main)
    assert hand.maze.growth == board.to_maze().growth
    assert hand.document.undo_stack.count() == len(TRACE)
    assert hand.document.undo_stack.undoText() == "expand P3"
    for state in reversed(states[:-1]):
        hand.key("z", CTRL)
        assert hand.maze == state
    for state in states[1:]:
        hand.key("y", CTRL)
        assert hand.maze == state
    hand.check_overlay()


def test_the_compass_shows_the_directions_of_a_free_point_and_the_one_towards_the_pointer(
    open_window: OpenWindow,
) -> None:
    hand = begun(open_window)
    compass = hand.compass
    hand.move(towards(hand, (0, 0, 0), 5))
    assert compass.isVisible()
    assert (tuple(compass.directions), compass.chosen) == ((1, 2, 3, 4, 5, 6), 5)
    hand.click(towards(hand, (0, 0, 0), 1))
    hand.move(towards(hand, (0, 0, 0), 1))
    assert not compass.isVisible()
    for direction in (2, 4, 6):
        hand.move(towards(hand, (1, 0, 0), direction))
        assert (tuple(compass.directions), compass.chosen) == ((2, 4, 6), direction)
    hand.move(towards(hand, (2, 1, 0), 1))
    assert not compass.isVisible()


def test_keys_choose_the_direction_of_the_point_under_the_pointer(open_window: OpenWindow) -> None:
    hand = begun(open_window)
    hand.move(towards(hand, (0, 0, 0), 1))
    hand.key("4")
    assert hand.compass.chosen == 4
    hand.click(towards(hand, (0, 0, 0), 1))
    assert hand.maze.lattice is MIRRORED
    assert said(hand).endswith("P1: P2 (-1, 0, 0), P3 (0, 0, -1) and P4 (0, 1, 0) are new.")
    hand.key("z", CTRL)
    assert hand.maze.lattice is HONEYCOMB
    hand.check_overlay()
    # Away from free points the keys choose markers, as ever.
    hand.move((0.5, 0.5))
    hand.key("2")
    assert hand.tool.name == "tool.marker"


def test_new_points_come_in_sight(open_window: OpenWindow) -> None:
    hand = begun(open_window)
    view = hand.window.view
    view.zoom_to(200.0)
    y, x = towards(hand, (0, 0, 0), 1, by=0)
    view.centerOn(x - 0.4 * view.viewport().width() / 200.0, y)
    assert not view.viewport().rect().contains(hand.pixel((y, x + 1)))
    hand.click((y, x + 0.1))
    for point in ((1, 0, 0), (0, 0, 1), (0, -1, 0)):
        assert view.viewport().rect().contains(hand.pixel(towards(hand, point, 1, by=0)))


def test_what_cannot_grow_is_refused_in_a_sentence(open_window: OpenWindow) -> None:
    hand = begun(open_window)
    hand.click(towards(hand, (0, 0, 0), 1))
    hand.click(towards(hand, (0, 0, 0), 1))
    assert hand.message == str(LatticeMessage.POINT_NOT_FREE(point="P1"))
    hand.click(towards(hand, (2, 1, 0), 1))
    assert hand.message == str(MazeMessage.POINT_NOT_GROWN(point="(2, 1, 0)"))
    hand.click(towards(hand, (1, 0, 0), 1), RIGHT)
    assert hand.document.undo_stack.count() == 1


def test_squares_and_upper_levels_do_not_grow(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    hand.key("n")
    assert hand.tool.name != "tool.grow", "a maze of squares has no points"
    hand = open_window(Maze.blank(4, 4, levels=2, lattice="honeycomb"))
    hand.key("n")
    hand.key(Qt.Key.Key_PageUp)
    hand.click((1.5, 1.5))
    assert hand.message == "Points grow only on the lowest level. Go to that level first."


def test_the_tool_before_comes_back_with_a_maze_that_does_not_grow(open_window: OpenWindow) -> None:
    hand = open_window(one_point(Maze.blank(12, 9, lattice="honeycomb")))
    hand.act("tool.marker")
    hand.act("tool.grow")
    hand.window.documents.opening.begin(Maze.blank(12, 9, lattice="honeycomb"))
    assert hand.tool.name == "tool.grow"
    hand.window.documents.opening.begin(Maze.blank(4, 4))
    assert hand.tool.name == "tool.marker"
    assert hand.actions["tool.marker"].isChecked()


def test_where_nothing_was_grown_a_click_makes_the_first_point(open_window: OpenWindow) -> None:
    maze = Maze.blank(6, 6, lattice="honeycomb")
    maze.buffers.cells[:] = 0
    hand = open_window(maze)
    hand.key("n")
    hand.move(towards(hand, (2, 0, -2), 1))
    assert hand.label == "P1 (2, 0, -2)"
    hand.click(towards(hand, (2, 0, -2), 1))
    assert said(hand).endswith("P1 (2, 0, -2) is new.")
    assert hand.maze.growth is not None
    hand.click(towards(hand, (2, 0, -2), 3))
    assert len(hand.maze.growth) == 4
    hand.check_overlay()


def test_a_player_sees_no_points_and_is_told_of_none(open_window: OpenWindow) -> None:
    hand = begun(open_window)
    scene = hand.window.scene
    place = towards(hand, (0, 0, 0), 1)
    hand.move(place)
    assert scene.compass.isVisible()
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: hand.session.players.value is not None, timeout=ENGINE_WITHIN_MS)
    assert not scene.compass.isVisible()
    before = hand.maze.copy()
    hand.key("4")
    assert hand.tool.name == "tool.marker"
    hand.key("n")
    hand.move(towards(hand, (0, 0, 0), 3))
    assert not scene.compass.isVisible()
    for where in (place, (0.2, 0.2)):
        hand.click(where)
        assert hand.message == "The player's view hides points. Press V to show everything."
    assert hand.maze == before
    hand.act("view.player")
    hand.key("n")
    hand.move(place)
    assert scene.compass.isVisible()


@pytest.mark.parametrize("as_points", [False, True])
def test_free_points_are_hollow_and_spent_ones_filled(open_window: OpenWindow, as_points: bool) -> None:
    hand = begun(open_window)
    if not as_points:
        hand.act("view.points")
    hand.click(towards(hand, (0, 0, 0), 1))
    hand.zoom_to(60)
    hand.move((0.2, 0.2))
    hollow, filled = (towards(hand, point, 2, by=0.2) for point in ((1, 0, 0), (0, 0, 0)))
    assert hand.color_at(hollow) == 0xFFFFFFFF
    assert hand.color_at(filled) == 0xFF0E4585
    hand.key("b")
    assert hand.has_points is as_points
    if as_points:
        assert hand.color_at(filled) == 0xFF0E4585
        hand.act("view.player")
        assert not hand.has_points
        hand.act("view.player")
        assert hand.has_points
        hand.act("view.points")
    assert hand.color_at(filled) != 0xFF0E4585


def test_numbers_and_triplets_are_drawn_from_a_zoom_on(open_window: OpenWindow) -> None:
    hand = begun(open_window)
    growth = hand.window.scene.growth_item
    place = towards(hand, (0, 0, 0), 1, by=0)
    inks = []
    for _ in range(3):
        picture = hand.picture()
        inks.append(int(np.count_nonzero(picture & 0xFFFFFF == 0x0E4585)))
        hand.wheel(place, 3, CTRL)
    assert growth.isVisible()
    assert inks[0] < inks[1] < inks[2]


def test_the_example_is_replayed_step_by_step(open_window: OpenWindow) -> None:
    hand = open_window()
    path = resource("mazes/points.maze")
    hand.window.documents.opening.open_path(path)
    hand.qtbot.waitUntil(lambda: hand.maze.growth is not None)
    assert hand.maze == read(path)
    assert not hand.document.is_dirty
    stack = hand.document.undo_stack
    texts = [stack.text(step) for step in range(stack.count())]
    assert len(texts) == 7
    assert texts[:2] == ["P1 (0, 0, 0) is new.", "P1: P2 (1, 0, 0), P3 (0, 0, 1) and P4 (0, -1, 0) are new."]
    assert texts[4] == "P8: P9 (1, 2, 1) and P10 (0, 1, 1) are new, P5 exists."
    for _ in range(7):
        hand.act("edit.undo")
    assert (hand.maze.growth, int(hand.maze.cells.max())) == (None, 0)
    hand.act("edit.redo")
    assert present_points(hand.maze).tolist() == [1]
    hand.check_overlay()
