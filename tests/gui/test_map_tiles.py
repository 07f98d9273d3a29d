"""The tiles of a map under the colors of the maze, in the window."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from mazarine.errors import Cancelled
from mazarine.files import read
from mazarine.gui.canvas.items import tiles_item
from mazarine.gui.features.view.preferences import PreferencesDialog
from mazarine.gui.i18n import tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import ArrangeLevels, Edit, Flip, ReplaceMaze, ResizeTo, Rotate, SetCells
from tests.files.foreign_files import put
from tests.files.tile_maps import PICTURE, SHEET, SIZE, layer, put_picture, sheet, tmx
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand

_RED = 0xFFFF0000
_ROCK = (4, 5)


def _map(folder: Path, side: int = 6, tilesets: str = SHEET.format(PICTURE)) -> Path:
    """Write a map of red floor, with one cell of rock that has a green tile."""
    put_picture(folder / "sheet.png", sheet())
    ground, walls = np.ones((side, side), dtype=np.uint32), np.zeros((side, side), dtype=np.uint32)
    walls[_ROCK] = 3
    return put(folder / "map.tmx", tmx((side, side), layer(ground), layer(walls, "walls"), tilesets=tilesets))


def _opened(open_window: OpenWindow, path: Path, tint: int = 0) -> Hand:
    """Open a map, and wait for its tiles."""
    hand = open_window(Maze.blank(2, 2))
    hand.settings.tint = tint
    hand.window.scene.tiles.set_tint(tint / 100)
    hand.open(path)
    hand.act("overlay.none")
    hand.act("view.fit")
    _wait(hand)
    return hand


def _do(hand: Hand, edit: Edit) -> None:
    hand.window.document.do(edit, tr_later("Change"))


def _wait(hand: Hand) -> None:
    """Wait until all tiles that are seen are painted."""
    tiles = hand.window.scene.tiles

    def is_still() -> bool:
        hand.picture()
        return tiles.is_complete

    hand.qtbot.waitUntil(is_still)


def test_tiles_are_drawn_and_a_switch_hides_them(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, _map(tmp_path))
    assert hand.color_at((1.5, 1.5)) == _RED
    assert hand.color_at((4.5, 5.5)) == 0xFF7F8000
    hand.act("view.tiles")
    bare = hand.color_at((1.5, 1.5))
    assert bare == hand.window.scene.palette_of_maze.floor
    hand.act("view.tiles")
    assert hand.color_at((1.5, 1.5)) == _RED


def test_the_colors_shine_through_as_much_as_preferred(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, _map(tmp_path))

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, PreferencesDialog)
        dialog.tint_slider.setValue(75)
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()

    hand.fill_in(fill)
    hand.act("edit.preferences")
    floor = hand.window.scene.palette_of_maze.floor
    mixed = [round(0.75 * (floor >> shift & 0xFF) + 0.25 * (_RED >> shift & 0xFF)) for shift in (16, 8, 0)]
    color = hand.color_at((1.5, 1.5))
    assert [color >> shift & 0xFF for shift in (16, 8, 0)] == pytest.approx(mixed, abs=2)
    assert hand.settings.tint == 75


def test_cells_that_become_rock_or_floor_lose_their_tiles_until_that_is_undone(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = _opened(open_window, _map(tmp_path))
    _do(hand, SetCells([(0, 1, 1, 0), (0, *_ROCK, 2)]))
    _wait(hand)
    palette = hand.window.scene.palette_of_maze
    assert hand.color_at((1.5, 1.5)) == palette.rock
    assert hand.color_at((4.5, 5.5)) == palette.floor
    assert hand.color_at((1.5, 2.5)) == _RED
    hand.act("edit.undo")
    _wait(hand)
    assert hand.color_at((1.5, 1.5)) == _RED


def test_cells_have_the_tiles_of_the_file_again_when_it_is_saved(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = _opened(open_window, _map(tmp_path))
    _do(hand, SetCells([(0, 1, 1, 0), (0, *_ROCK, 2)]))
    hand.save()
    _wait(hand)
    assert hand.color_at((1.5, 1.5)) == 0xFF7F8000
    assert hand.color_at((4.5, 5.5)) == _RED
    hand.act("edit.undo")
    _wait(hand)
    assert hand.color_at((1.5, 1.5)) == hand.window.scene.palette_of_maze.floor


def test_a_maze_is_saved_though_its_tiles_cannot_be_read_then(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _map(tmp_path)
    hand = _opened(open_window, path)
    _do(hand, SetCells([(0, 1, 1, "rock")]))
    monkeypatch.setattr("mazarine.files.identify", Mock(side_effect=Cancelled()))
    hand.save()
    assert not hand.window.document.is_dirty
    assert read(path).cells[0, 1, 1] == hand.maze.cells[0, 1, 1]


def _enlarge(hand: Hand) -> None:
    """Add two rows and columns of floor above and on the left."""
    larger = hand.maze.copy()
    ResizeTo(8, 8, "south-east", "floor").apply(larger)
    _do(hand, ReplaceMaze(larger))
    _wait(hand)


def test_tiles_stay_on_their_cells_when_the_board_grows_and_go_when_it_is_replaced(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = _opened(open_window, _map(tmp_path))
    _enlarge(hand)
    floor = hand.window.scene.palette_of_maze.floor
    assert hand.color_at((1.5, 1.5)) == floor
    assert hand.color_at((2.5, 2.5)) == _RED
    assert hand.color_at((6.5, 7.5)) == 0xFF7F8000
    for edit in (ReplaceMaze(hand.maze), ReplaceMaze(Maze.blank(8, 9)), ArrangeLevels((None, 0))):
        _do(hand, edit)
        hand.show_level(0)
        assert hand.color_at((2.5, 2.5)) == floor
        hand.act("edit.undo")
        assert hand.color_at((2.5, 2.5)) == _RED
    for edit in (SetCells([(0, 3, 3, 0)]), ArrangeLevels((0, None))):
        _do(hand, edit)
        hand.show_level(0)
        _wait(hand)
        assert hand.color_at((2.5, 2.5)) == _RED


@pytest.mark.parametrize(("edit", "rock", "spot"), [
    (Rotate(90), (7, 1), (3, 3)), (Rotate(180), (1, 0), (3, 4)), (Rotate(270), (0, 6), (4, 4)),
    (Flip("horizontal"), (6, 0), (4, 4)), (Flip("vertical"), (1, 7), (3, 3)),
])  # fmt: skip
def test_tiles_are_turned_with_the_board(
    open_window: OpenWindow, tmp_path: Path, edit: Edit, rock: tuple[int, int], spot: tuple[int, int]
) -> None:
    path = _map(tmp_path)
    pixels = sheet()
    pixels[: SIZE // 2, : SIZE // 2, :3] = 0, 0, 255
    put_picture(path.parent / "sheet.png", pixels)
    hand = _opened(open_window, path)
    _enlarge(hand)
    floor, blue = hand.window.scene.palette_of_maze.floor, 0xFF0000FF
    assert hand.color_at((4.25, 3.25)) == blue
    _do(hand, edit)
    _wait(hand)
    assert hand.color_at((rock[0] + 0.5, rock[1] + 0.5)) not in (blue, _RED, floor)
    corner = [(0.25, 0.25), (0.25, 0.75), (0.75, 0.75), (0.75, 0.25)]
    found = [hand.color_at((spot[0] + down, spot[1] + right)) for down, right in corner]
    turned = {Rotate(90): 1, Rotate(180): 2, Rotate(270): 3, Flip("horizontal"): 1, Flip("vertical"): 3}
    assert [color == blue for color in found] == [number == turned[edit] for number in range(4)]
    hand.act("edit.undo")
    _wait(hand)
    assert hand.color_at((4.25, 3.25)) == blue


def test_a_turned_board_that_is_saved_has_the_tiles_of_the_file(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = _opened(open_window, _map(tmp_path))
    _do(hand, Rotate(90))
    _do(hand, SetCells([(0, 3, 3, 0)]))
    _wait(hand)
    palette = hand.window.scene.palette_of_maze
    assert hand.color_at((3.5, 3.5)) == palette.rock
    hand.save()
    _wait(hand)
    assert hand.color_at((3.5, 3.5)) == hand.color_at((5.5, 1.5)) == 0xFF7F8000
    hand.act("edit.undo")
    hand.act("edit.undo")
    _wait(hand)
    assert hand.color_at((4.5, 5.5)) == 0xFF7F8000


def test_tiles_are_those_of_the_shown_maze_at_every_zoom(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, _map(tmp_path, 40))
    view = hand.window.view
    for px in (3.0, 8.0, 21.0):
        view.zoom_to(px)
        _wait(hand)
        assert hand.color_at((20.5, 20.5)) == _RED
    view.zoom_to(1.5)
    assert hand.color_at((20.5, 20.5)) != _RED
    view.zoom_to(8.0)
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: hand.color_at((20.5, 20.5)) != _RED)
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: hand.color_at((20.5, 20.5)) == _RED)
    hand.begin(Maze.blank(6, 6))
    assert not hand.actions["view.tiles"].isVisible()
    assert hand.color_at((3.5, 3.5)) != _RED


def test_tiles_of_another_size_stand_in_while_zooming(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, _map(tmp_path, 40))
    for px in (3.0, 7.0, 3.0):
        hand.window.view.zoom_to(px)
        assert hand.color_at((20.5, 20.5)) == _RED
        _wait(hand)


def test_panning_draws_pictures_that_are_scaled_once(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = _opened(open_window, _map(tmp_path, 40))
    hand.window.view.zoom_to(21.0)
    _wait(hand)
    for _ in range(6):
        hand.picture()
    scaled = hand.window.scene.tiles._scaled
    before = dict(scaled)
    hand.scroll_by(QPoint(7, 3))
    hand.picture()
    assert before
    assert all(scaled[chunk] is before[chunk] for chunk in before)
    _do(hand, SetCells([(0, 20, 20, 0)]))
    _wait(hand)
    hand.picture()
    assert hand.color_at((20.5, 20.5)) == hand.window.scene.palette_of_maze.rock


def test_few_chunks_are_kept(
    open_window: OpenWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_item, "_CHUNK_PX", 16)
    hand = _opened(open_window, _map(tmp_path, 40))
    assert hand.window.scene.tiles.chunk_count == 400
    monkeypatch.setattr(tiles_item, "_MOST_CHUNKS", 4)
    hand.window.view.zoom_to(200.0)
    hand.look_at(QPointF(20.5, 20.5))
    _do(hand, SetCells([(0, 20, 20, 0)]))
    _wait(hand)
    assert 4 <= hand.window.scene.tiles.chunk_count < 100


def test_a_map_without_its_pictures_opens_with_a_note(open_window: OpenWindow, tmp_path: Path) -> None:
    path = _map(tmp_path, tilesets=SHEET.format(PICTURE.replace("sheet", "missing")))
    hand = _opened(open_window, path)
    assert [note.code for note in hand.window.document.notes].count("tiles-not-drawn") == 1
    assert hand.color_at((1.5, 1.5)) == hand.window.scene.palette_of_maze.floor
