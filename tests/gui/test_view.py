"""Looking at the maze: zoom, panning, levels, overlays, the status bar."""

from __future__ import annotations

from functools import partial
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.canvas.scene import MazeScene
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.messages import Message
from mazarine.picture import Overlay, Pyramid
from tests.drawing import walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, MIDDLE, NO_KEYS, RIGHT, Hand
from tests.gui.repainting import require_all_repainted

ROOM_AND_CORRIDOR = """
    +---+---+---+---+---+
    |       |           |
    +   +   +---+---+   +
    |                   |
    +---+---+---+---+   +
    | #                 |
    +---+---+---+---+---+
"""


def test_the_zoom_stays_within_sense(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(40, 40))
    for _ in range(10):
        hand.wheel((20.0, 20.0), 5, CTRL)
    assert hand.cell_px == 128
    for _ in range(30):
        hand.wheel((20.0, 20.0), -5, CTRL)
    assert 0.5 <= hand.cell_px <= 2


def test_fit_shows_the_whole_maze_and_full_size_shows_24_pixels(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(30, 10))
    hand.key("0", CTRL)
    assert hand.cell_px == 24
    assert hand.zoom_text == "Zoom 100%"
    hand.key("/", CTRL)
    corner, end = hand.pixel((0, 0)), hand.pixel((30, 10))
    room = hand.viewport.rect()
    assert room.contains(corner)
    assert room.contains(end)
    assert end.y() - corner.y() > room.height() * 0.75


def test_the_cursor_shows_that_space_pans_with_another_tool_too(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    view = hand.window.view
    QTest.keyPress(view, Qt.Key.Key_Space)
    hand.key("k")
    assert view.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert view.viewport().cursor().shape() == Qt.CursorShape.CrossCursor


def test_the_hand_shows_as_long_as_space_is_held_and_no_longer(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    view = hand.window.view
    shapes = Qt.CursorShape

    def shape() -> Qt.CursorShape:
        return view.viewport().cursor().shape()

    hand.focus()
    QTest.keyPress(view, Qt.Key.Key_Space)
    hand.press((3.5, 3.5))
    assert shape() == shapes.ClosedHandCursor
    hand.release((5.5, 5.5))
    assert shape() == shapes.OpenHandCursor, "Space is still held"
    hand.press((3.5, 3.5))
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert shape() == shapes.ClosedHandCursor
    hand.release((3.5, 3.5))
    assert shape() == shapes.CrossCursor
    QTest.keyPress(view, Qt.Key.Key_Space)
    hand.window.setFocus()
    assert shape() == shapes.CrossCursor, "another widget will see it released"
    hand.focus()
    hand.press((3.5, 3.5))
    QTest.keyPress(view, Qt.Key.Key_Space)
    assert shape() == shapes.CrossCursor, "a stroke goes on"
    hand.release((3.5, 3.5))
    assert shape() == shapes.OpenHandCursor
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert shape() == shapes.CrossCursor


def _move_on_screen(hand: Hand, place: QPoint, button: Qt.MouseButton) -> None:
    """Report that the mouse is at a place of the screen, with a button down."""
    position = QPointF(hand.viewport.mapFromGlobal(place))
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove, position, QPointF(place), Qt.MouseButton.NoButton, button, NO_KEYS
    )
    QApplication.sendEvent(hand.viewport, event)


def test_a_message_that_comes_during_a_gesture_does_not_count_as_a_move(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(40, 40))
    hand.key("0", CTRL)
    hand.look_at(QPointF(20, 20))
    messages = hand.window.messages

    def on_screen(place: tuple[float, float]) -> QPoint:
        return hand.viewport.mapToGlobal(hand.pixel(place))

    hand.press((20.5, 20.5), MIDDLE)
    before = on_screen((20.5, 20.5))
    messages.show_message(Message("It is above the maze."))
    QApplication.processEvents()
    assert on_screen((20.5, 20.5)) == before
    _move_on_screen(hand, before, MIDDLE)
    assert on_screen((20.5, 20.5)) == before
    _move_on_screen(hand, before + QPoint(7, 9), MIDDLE)
    assert on_screen((20.5, 20.5)) == before + QPoint(7, 9)
    messages.dismiss()
    QApplication.processEvents()
    _move_on_screen(hand, before, MIDDLE)
    assert on_screen((20.5, 20.5)) == before
    hand.release((20.5, 20.5))
    hand.key("r")
    hand.key("a", CTRL)
    hand.press((20.5, 20.5), RIGHT)
    messages.show_message(Message("It is above the maze."))
    QApplication.processEvents()
    _move_on_screen(hand, before, RIGHT)
    hand.release((20.5, 20.5))
    menu = QApplication.activePopupWidget()
    assert menu is not None, "it was a still click"
    menu.close()
    assert hand.window.current.selection.area.count == 1600


def test_the_overlay_colors_kinds(open_window: OpenWindow) -> None:
    hand = open_window(walls(ROOM_AND_CORRIDOR))
    palette = hand.palette
    assert hand.color_at((0.3, 0.3)) == palette.room
    assert hand.color_at((2.3, 2.3)) == palette.corridor
    assert hand.color_at((1.3, 1.3)) == palette.crossroad
    assert hand.color_at((2.3, 0.3)) == palette.rock
    assert hand.color_at((1.0, 2.5)) == palette.wall


def test_overlays_are_chosen_by_key_menu_and_box(open_window: OpenWindow) -> None:
    hand = open_window(walls(ROOM_AND_CORRIDOR))
    palette = hand.palette
    hand.key("2", CTRL)
    assert hand.overlay is Overlay.REGIONS
    assert hand.color_at((0.3, 0.3)) in palette.regions.tolist()
    assert hand.color_at((0.3, 0.3)) != hand.color_at((2.3, 2.3))
    hand.act("overlay.none")
    assert hand.color_at((0.3, 0.3)) == palette.floor
    assert hand.overlay_title == "No overlay"
    box = hand.window.main_bar.overlay_box
    QTest.keyClick(box, Qt.Key.Key_Up)
    assert hand.overlay is Overlay.REGIONS
    assert hand.actions["overlay.regions"].isChecked()


def test_a_level_is_chosen_by_key_and_box_and_strokes_go_to_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=3))
    hand.key(Qt.Key.Key_PageUp)
    assert hand.level_box.text() == "2 of 3"
    hand.level_box.setValue(3)
    assert hand.level == 2
    assert not hand.actions["maze.level_up"].isEnabled()
    hand.key("k")
    hand.click((1.5, 2.5))
    assert [tuple(place) for place in np.argwhere(hand.maze.cells == 0)] == [(2, 1, 2)]
    palette = hand.palette
    hand.move((3.5, 0.5))
    assert hand.color_at((1.5, 2.2)) == palette.rock
    hand.key(Qt.Key.Key_PageDown)
    assert hand.color_at((1.5, 2.2)) != palette.rock
    hand.check_overlay()


def test_scroll_bars_are_there_only_while_a_part_of_the_maze_is_out_of_sight(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    bars = hand.window.view.horizontalScrollBar(), hand.window.view.verticalScrollBar()
    assert [bar.isVisible() for bar in bars] == [False, False]
    under = (5.5, 7.5)
    before = hand.pixel(under)
    for _ in range(8):
        hand.wheel(under, 1, keys=CTRL)
    assert [bar.isVisible() for bar in bars] == [True, True]
    jump = hand.pixel(under) - before
    assert abs(jump.x()) <= 2
    assert abs(jump.y()) <= 2
    for _ in range(12):
        hand.wheel(under, -1, keys=CTRL)
    assert [bar.isVisible() for bar in bars] == [False, False]
    hand.act("view.full_size")
    hand.window.resize(400, 400)
    QApplication.processEvents()
    assert [bar.isVisible() for bar in bars] == [True, True]
    hand.act("view.fit")
    QApplication.processEvents()
    assert [bar.isVisible() for bar in bars] == [False, False]


def test_the_level_keys_do_not_scroll_at_the_last_level(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=2))
    before = hand.pixel((0, 0))
    for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp):
        hand.key(key)
        assert hand.pixel((0, 0)) == before


def test_a_smaller_maze_brings_the_view_back_to_a_level_that_there_is(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4, levels=3))
    hand.show_level(2)
    hand.document.replace(Maze.blank(4, 4))
    assert hand.level == 0
    assert hand.level_box.value() == 1
    hand.check_overlay()


def test_the_status_bar_tells_cell_kind_region_size_and_entries(open_window: OpenWindow) -> None:
    hand = open_window(walls(ROOM_AND_CORRIDOR))
    with hand.qtbot.waitSignal(hand.analysis.entries_came, timeout=ENGINE_WITHIN_MS):
        hand.move((2.5, 2.5))
    number = int(hand.region[0, 2, 2])
    words = hand.status_text.split("  ·  ")
    assert words[:3] == ["Row 3, column 3", f"Corridor {number}", "4 cells"]
    assert words[3:] == ["entry: row 2, column 5 in 3 steps"]
    with hand.qtbot.waitSignal(hand.analysis.entries_came):
        hand.move((2.5, 4.5))
    assert hand.status_text.endswith("4 cells  ·  entry: row 2, column 5 in 1 step")
    hand.move((2.5, 0.5))
    assert hand.status_text == "Row 3, column 1  ·  Rock"


def test_cells_can_be_told_apart_on_the_first_empty_board(store: QSettings, open_window: OpenWindow) -> None:
    store.clear()
    hand = open_window(Maze.blank(6, 6))
    assert hand.palette.grid in hand.picture()


def test_the_grid_shows_where_nothing_stands_between_cells(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    palette = hand.palette
    assert palette.grid not in hand.picture()
    hand.key("g", CTRL)
    assert palette.grid in hand.picture()


def test_a_large_maze_is_painted_from_afar_and_the_picture_follows_a_stroke(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(1500, 1500))
    view, scene = hand.window.view, hand.window.scene
    assert view.cell_px < 1
    hand.picture()
    pyramids = scene.maze_item._pyramids
    hand.qtbot.waitUntil(lambda: pyramids.pyramid_for(scene.maze_item) is not None)
    before = hand.picture()
    hand.key("k")
    hand.drag((200.0, 300.0), (900.0, 1100.0))
    hand.settle()
    after = hand.picture()
    assert not np.array_equal(before, after)
    require_true_overview(scene)


@pytest.mark.parametrize("lattice", ["square", "honeycomb", "hexagon"])
@pytest.mark.parametrize("cell_px", [0.3, 1.5, 3.0, 24.0, 48.0])
def test_all_of_the_picture_that_an_edit_changes_is_repainted(
    open_window: OpenWindow, lattice: str, cell_px: float
) -> None:
    hand = open_window(Maze.blank(300, 300, lattice=lattice))
    scene = hand.window.scene
    hand.act("overlay.none")
    hand.zoom_to(cell_px)
    hand.look_at(QPointF(*hand.maze.geometry.middle(150, 150)))
    hand.picture()
    hand.qtbot.waitUntil(lambda: cell_px >= 1 or not scene.maze_item._pyramids.is_wanting)
    for edit in (
        SetCells([(0, 150, 150, "rock")]), SetWalls([(0, 149, 151, "E", "wall")]),
        SetWalls([(0, 148, 150, hand.maze.lattice.stored[-1], "wall")]), SetCells([(0, 151, 149, "rock")]),
    ):  # fmt: skip
        require_all_repainted(hand, partial(hand.document.do, edit, "edit"))


def test_colors_are_averaged_when_the_hand_rests_that_switches_overlays(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(1500, 1500))
    scene = hand.window.scene
    pyramids = scene.maze_item._pyramids
    for name in ("overlay.regions", "overlay.none", "overlay.kinds", "overlay.none"):
        hand.act(name)
        hand.viewport.repaint()
        assert pyramids.is_wanting
        assert not pyramids._is_ordered
    hand.qtbot.waitUntil(lambda: not pyramids.is_wanting)
    require_true_overview(scene)


def require_true_overview(scene: MazeScene) -> None:
    pyramid = scene.maze_item._pyramids.pyramid_for(scene.maze_item)
    fresh = Pyramid.of(scene.maze_item.plane, scene.maze_item.colors)
    for kept, rebuilt in zip(pyramid.steps, fresh.steps, strict=True):
        assert np.array_equal(kept, rebuilt)


def test_a_hall_that_falls_in_two_is_seen_so_from_afar(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(1500, 1500))
    scene = hand.window.scene
    pyramids = scene.maze_item._pyramids
    hand.act("overlay.regions")
    hand.picture()
    hand.qtbot.waitUntil(lambda: pyramids.pyramid_for(scene.maze_item) is not None)
    one = pyramids.pyramid_for(scene.maze_item)
    wall = SetWalls([(0, row, 700, "E", "wall") for row in range(1500)])
    for act in (lambda: hand.document.do(wall, "Cut"), hand.document.undo):
        act()
        hand.settle()
        assert pyramids.pyramid_for(scene.maze_item) is not None, "the old one is shown until then"
        hand.picture()
        hand.qtbot.waitUntil(lambda before=one: pyramids.pyramid_for(scene.maze_item) is not before)
        one = pyramids.pyramid_for(scene.maze_item)
        require_true_overview(scene)


def test_every_action_has_a_name_an_icon_and_a_tooltip_with_its_key(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    for action in hand.actions.values():
        assert action.text()
        assert not action.icon().isNull()
        assert not action.icon().pixmap(24, 24).toImage().isNull()
        for key in action.shortcuts()[:1]:
            assert key.toString() in action.toolTip()


def test_keys_go_to_the_maze_when_the_pointer_comes_or_moves_there(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    view, dock = hand.window.view, hand.regions_panel
    hand.window.activateWindow()

    def come() -> None:
        at = QPointF(20, 20)
        QApplication.sendEvent(view.viewport(), QEnterEvent(at, at, at))

    for approach in (come, partial(hand.move, (3, 3))):
        dock.table.setFocus()
        approach()
        assert view.hasFocus()
        # Unless somebody writes.
        dock.filter_line.setFocus()
        approach()
        assert dock.filter_line.hasFocus()


def test_scroll_bars_do_not_come_and_go_without_end_in_a_low_view(open_window: OpenWindow) -> None:
    hand, rng = open_window(Maze.blank(12, 16)), Random(1)
    window, dock = hand.window, hand.window.docks["console"]
    window.resize(790, 620)
    window.actions_by_name["window.console"].trigger()
    changes = [
        lambda: window.resizeDocks([dock], [rng.choice([120, 300, 400, 600])], Qt.Orientation.Vertical),
        lambda: hand.zoom_to(rng.choice([3.0, 8.0, 16.0, 24.0, 60.0])),
        lambda: hand.scroll_by(QPoint(rng.randrange(-400, 400), rng.randrange(-400, 400))),
        lambda: dock.setVisible(rng.random() < 0.7),
        window.view.fit,
        lambda: window.resize(rng.choice([600, 790]), rng.choice([500, 620, 780])),
    ]
    for _ in range(150):
        rng.choice(changes)()
        QApplication.processEvents()
    assert window.view.isVisible()
