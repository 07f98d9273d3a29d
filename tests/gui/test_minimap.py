"""The Minimap dock: what it shows, that it follows every stroke in part, and that it moves the view."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.canvas.previews import ACCENT
from mazarine.gui.features.minimap.minimap_dock import Minimap, MinimapPicture
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from mazarine.picture import DARK
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, NO_KEYS, SHIFT, Hand, Place


def minimap_of(hand: Hand) -> Minimap:
    """Open the dock and wait until what it shows is as good as it gets."""
    minimap = hand.minimap_panel
    if hand.dock("minimap").isHidden():
        hand.key(Qt.Key.Key_F7, SHIFT)
        hand.focus()
    QApplication.processEvents()
    pixels_of(minimap)
    hand.qtbot.waitUntil(lambda: minimap.picture.is_settled, timeout=60_000)
    # What came last is painted when it is asked for.
    pixels_of(minimap)
    return minimap


def pixels_of(minimap: Minimap) -> NDArray[np.uint32]:
    """Return the pixels that are painted under the rectangle."""
    minimap.picture.image()
    return minimap.picture._pixels.copy()


def fresh_pixels(hand: Hand) -> NDArray[np.uint32]:
    """Paint all of it anew."""
    minimap = hand.minimap_panel
    picture = MinimapPicture(hand.window.scene)
    picture.resize(minimap.size(), minimap.devicePixelRatioF())
    picture.image()
    pixels = picture._pixels.copy()
    picture.deleteLater()
    return pixels


def spot_of(minimap: Minimap, place: Place) -> QPoint:
    """Return the pixel of the minimap that shows a place of the maze."""
    row, col = place
    return minimap.picture.to_picture.map(QPointF(col, row)).toPoint()


def color_at(minimap: Minimap, place: Place) -> int:
    spot = spot_of(minimap, place)
    return int(pixels_of(minimap)[spot.y(), spot.x()])


def middle_of(hand: Hand) -> Place:
    """Return the place in the middle of the visible area."""
    point = hand.seen.center()
    return point.y(), point.x()


def require_middle(hand: Hand, place: Place) -> None:
    within = 2 / hand.cell_px
    assert middle_of(hand) == pytest.approx(place, abs=within)


def painted_parts(minimap: Minimap, monkeypatch: pytest.MonkeyPatch) -> list[QRect]:
    """Note from now on which parts are painted."""
    parts: list[QRect] = []
    paint = minimap.picture._paint

    def noting(part: QRect) -> None:
        parts.append(QRect(part))
        paint(part)

    monkeypatch.setattr(minimap.picture, "_paint", noting)
    return parts


def test_a_stroke_changes_its_own_pixels_and_no_others_are_painted(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(40, 60))
    hand.act("overlay.none")
    minimap = minimap_of(hand)
    palette = hand.palette
    assert color_at(minimap, (10.5, 20.5)) == palette.floor
    parts = painted_parts(minimap, monkeypatch)
    hand.key("k")
    hand.click((10.5, 20.5))
    assert color_at(minimap, (10.5, 20.5)) == palette.rock
    assert parts
    assert all(part.width() < minimap.width() / 4 for part in parts)
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))
    hand.act("edit.undo")
    assert color_at(minimap, (10.5, 20.5)) == palette.floor
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))


def test_the_kept_picture_is_the_one_that_would_be_painted_anew(
    open_window: OpenWindow, subtests: pytest.Subtests
) -> None:
    hand = open_window()
    minimap = minimap_of(hand)
    # In the column it would come and go with the zoom, in the middle of this.
    hand.dock("minimap").setFloating(True)
    hand.dock("minimap").resize(328, 140)
    for lattice, size in product(["square", "honeycomb", "hexagon"], [(9, 14), (90, 70), (400, 900)]):
        with subtests.test(lattice=lattice, size=size):
            hand.begin(Maze.blank(*size, lattice=lattice, walled=True))
            minimap_of(hand)
            view = hand.window.view
            view.zoom_to(24.0)
            rng = np.random.default_rng(5)
            for tool in ("k", "b", "e", "k"):
                hand.key(tool)
                top, left = (
                    float(rng.uniform(0, part))
                    for part in hand.window.scene.maze_rect.bottomRight().toTuple()
                )
                view.look_at(QPointF(left, top))
                hand.drag((top, left), (top + 3, left + 4), (top - 2, left + 1))
                hand.settle()
                pixels_of(minimap)
                hand.qtbot.waitUntil(lambda: minimap.picture.is_settled, timeout=60_000)
                assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))


def test_the_level_the_overlay_and_the_colors_are_those_of_the_scene(open_window: OpenWindow) -> None:
    maze = Maze.blank(20, 20, levels=2)
    SetCells([(1, row, col, "rock") for row in range(5, 15) for col in range(5, 15)]).apply(maze)
    hand = open_window(maze)
    minimap = minimap_of(hand)
    palette = hand.palette
    assert color_at(minimap, (8.5, 8.5)) == palette.room
    hand.key(Qt.Key.Key_PageUp)
    assert color_at(minimap, (8.5, 8.5)) == palette.rock
    hand.key(Qt.Key.Key_PageDown)
    hand.act("overlay.none")
    assert color_at(minimap, (8.5, 8.5)) == palette.floor
    hand.window.scene.set_palette(DARK)
    assert color_at(minimap, (8.5, 8.5)) == DARK.floor


def test_another_maze_and_another_size_are_shown_whole(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(20, 20))
    minimap = minimap_of(hand)
    hand.document.replace(Maze.blank(10, 80))
    hand.settle()
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))
    corner, end = spot_of(minimap, (0, 0)), spot_of(minimap, (10, 80))
    assert minimap.rect().contains(QRect(corner, end))
    assert end.x() - corner.x() >= minimap.width() - 12
    hand.window.resizeDocks([hand.dock("minimap")], [340], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))


def test_a_huge_board_is_shown_at_once_coarsely_and_its_strokes_touch_few_pixels(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(4096, 4096))
    hand.act("overlay.none")
    hand.zoom_to(24.0)
    hand.key(Qt.Key.Key_F7, SHIFT)
    minimap = hand.minimap_panel
    QApplication.processEvents()
    palette = hand.palette
    assert color_at(minimap, (1000.0, 3000.0)) == palette.floor, "before the averaged colors are there"
    hand.qtbot.waitUntil(lambda: minimap.picture.is_settled, timeout=60_000)
    hand.look_at(QPointF(3000, 1000))
    before = pixels_of(minimap)
    parts = painted_parts(minimap, monkeypatch)
    hand.key("k")
    hand.drag((998.5, 2992.5), (998.5, 3008.5), (1002.5, 3008.5), (1002.5, 2992.5))
    assert not np.array_equal(pixels_of(minimap), before)
    assert minimap.picture.is_settled, "nothing that grows with the map is wanted for a stroke"
    assert parts
    assert all(max(part.width(), part.height()) < 16 for part in parts)
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))


def test_very_many_cells_that_change_at_once_are_averaged_anew_aside(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(1000, 1000))
    hand.act("overlay.none")
    hand.zoom_to(24.0)
    minimap = minimap_of(hand)
    block = [(0, row, col, "rock") for row in range(200, 300) for col in range(200, 300)]
    hand.document.do(SetCells(block), "rock")
    pixels_of(minimap)
    assert not minimap.picture.is_settled
    hand.qtbot.waitUntil(lambda: minimap.picture.is_settled, timeout=60_000)
    assert color_at(minimap, (250, 250)) == hand.palette.rock
    assert np.array_equal(pixels_of(minimap), fresh_pixels(hand))


def test_a_click_and_a_drag_bring_the_place_into_the_middle_of_the_view(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(200, 200))
    hand.zoom_to(24.0)
    minimap = minimap_of(hand)
    QTest.mouseClick(minimap, LEFT, NO_KEYS, spot_of(minimap, (150, 50)))
    place = minimap.picture.to_picture.inverted()[0].map(QPointF(spot_of(minimap, (150, 50))))
    require_middle(hand, (place.y(), place.x()))
    QTest.mousePress(minimap, LEFT, NO_KEYS, spot_of(minimap, (50, 50)))
    QTest.mouseMove(minimap, spot_of(minimap, (60, 120)))
    place = minimap.picture.to_picture.inverted()[0].map(QPointF(spot_of(minimap, (60, 120))))
    require_middle(hand, (place.y(), place.x()))
    QTest.mouseRelease(minimap, LEFT, NO_KEYS, spot_of(minimap, (60, 120)))
    QTest.mouseClick(minimap, LEFT, NO_KEYS, QPoint(0, minimap.height() // 2))
    assert middle_of(hand)[1] == pytest.approx(0, abs=1), "beside the maze its edge is meant"


def test_the_rectangle_is_what_the_view_sees(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(200, 200))
    view = hand.window.view
    minimap = minimap_of(hand)
    for act in (lambda: view.zoom_to(20.0), view.zoom_in, lambda: view.scroll_by(QPoint(400, 300)), view.fit):
        act()
        room = view.viewport().rect()
        seen = minimap.seen_rect
        for corner, position in ((room.topLeft(), seen.topLeft()), (room.bottomRight(), seen.bottomRight())):
            expected = minimap.picture.to_picture.map(view.scene_point(QPointF(corner)))
            assert (position - expected).manhattanLength() < 2 + 1 / view.cell_px


def test_the_rectangle_is_drawn_over_the_picture_which_stays(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(Maze.blank(200, 200))
    hand.zoom_to(20.0)
    minimap = minimap_of(hand)
    parts = painted_parts(minimap, monkeypatch)
    before = minimap.grab().toImage()
    hand.scroll_by(QPoint(600, 500))
    after = minimap.grab().toImage()
    assert before != after
    assert not parts
    corner = minimap.seen_rect.topLeft().toPoint()
    near = {after.pixelColor(corner + QPoint(x, y)).name() for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert ACCENT in near


def test_a_rectangle_of_a_few_cells_of_a_huge_board_can_still_be_found(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4096, 4096))
    hand.zoom_to(128.0)
    minimap = minimap_of(hand)
    assert min(minimap.seen_rect.width(), minimap.seen_rect.height()) >= 6


def test_the_key_and_the_menu_show_and_hide_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    action = hand.actions["window.minimap"]
    hand.dock("minimap").hide()
    hand.key(Qt.Key.Key_F7, SHIFT)
    assert (hand.dock("minimap").isVisible(), action.isChecked()) == (True, True)
    hand.act("window.minimap")
    assert (hand.dock("minimap").isHidden(), action.isChecked()) == (True, False)


def test_the_border_of_a_maze_shows_inside_the_rectangle_around_all_of_it(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12))
    hand.act("overlay.none")
    hand.act("view.fit")
    minimap = minimap_of(hand)
    QApplication.processEvents()
    image = minimap.grab().toImage()
    top, bottom = spot_of(minimap, (0, 6)), spot_of(minimap, (12, 6))
    for x, y in (top.toTuple(), (bottom - QPoint(0, 1)).toTuple()):
        around = {image.pixel(x, y + step) for step in (-1, 0, 1)}
        assert hand.palette.wall in around
