"""The dialog that finds the maze in a picture: what it shows, and what the mouse and the keys change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mazarine.files import ReadOptions, read
from mazarine.files.pictures import picture
from mazarine.gui.background.workers import Workers
from mazarine.gui.dialogs.picture.dialog import PictureDialog
from mazarine.maze.wall_positions import WallPositions
from tests.files.rendered_pictures import Look, Shown, draw, leaning, shown
from tests.gui.conftest import OpenWindow
from tests.gui.hand import LEFT, NO_KEYS

_WITHIN_MS = 20_000
OpenDialog = Callable[..., PictureDialog]


@pytest.fixture
def maze() -> Shown:
    """Return a maze of 6 × 7 cells."""
    return shown("stack", 6, 7, 1, has_entrances=False)


@pytest.fixture
def open_dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenDialog]:
    """Return what opens the dialog on a picture."""
    workers = Workers()
    parent = QWidget()

    def open_(image: Image.Image, options: ReadOptions | None = None) -> PictureDialog:
        path = tmp_path / "maze.png"
        image.save(path)
        dialog = PictureDialog(path, options or ReadOptions(), workers, parent)
        dialog.show()
        _wait(qtbot, dialog)
        return dialog

    yield open_
    workers.close()
    parent.deleteLater()


def _wait(qtbot: QtBot, dialog: PictureDialog) -> None:
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=_WITHIN_MS)


def _read(dialog: PictureDialog) -> WallPositions:
    assert dialog.preview is not None
    assert dialog.preview.reading is not None
    return WallPositions.of(dialog.preview.reading.maze)


def _is_shown(maze: Shown, positions: WallPositions) -> bool:
    return np.array_equal(positions.flat, maze.positions.flat) and np.array_equal(
        positions.upright, maze.positions.upright
    )


def _picture(maze: Shown) -> Image.Image:
    return draw(maze, Look(cell=(30, 30), wall=3), np.random.default_rng(1))


def test_what_is_found_is_shown_in_the_boxes_and_over_the_picture(
    open_dialog: OpenDialog, maze: Shown
) -> None:
    dialog = open_dialog(_picture(maze))
    assert (dialog.rows.value(), dialog.cols.value()) == (6, 7)
    assert _is_shown(maze, _read(dialog))
    assert dialog.preview is not None
    assert np.count_nonzero(dialog.preview.picture == 0xFFE60078) > 500
    assert "6 × 7 cells of 30 pixels" in dialog.lines.text()
    assert dialog.options == ReadOptions()


def test_other_numbers_of_cells_are_read_while_they_are_typed(
    qtbot: QtBot, open_dialog: OpenDialog, maze: Shown
) -> None:
    dialog = open_dialog(_picture(maze))
    dialog.rows.setFocus()
    dialog.rows.selectAll()
    QTest.keyClicks(dialog.rows, "12")
    assert dialog.preview is None
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    _wait(qtbot, dialog)
    assert dialog.options.cells == (12, 7)
    assert _read(dialog).upright.shape == (12, 8)
    QTest.mouseClick(dialog.reset_button, LEFT)
    _wait(qtbot, dialog)
    assert (dialog.options, dialog.rows.value()) == (ReadOptions(), 6)


def test_walls_are_chosen_with_the_keys(qtbot: QtBot, open_dialog: OpenDialog, maze: Shown) -> None:
    look = Look(cell=(16, 16), is_block=True)
    dialog = open_dialog(draw(maze, look, np.random.default_rng(1)))
    assert (dialog.rows.value(), dialog.cols.value()) == (13, 15)
    dialog.walls.setFocus()
    QTest.keyClick(dialog.walls, Qt.Key.Key_Down)
    _wait(qtbot, dialog)
    assert dialog.options.walls == "thin"
    assert _is_shown(maze, _read(dialog))


def test_corners_that_are_dragged_make_a_photograph_straight(
    qtbot: QtBot, open_dialog: OpenDialog, maze: Shown, tmp_path: Path
) -> None:
    image, corners = leaning(_picture(maze), Look(cell=(30, 30), wall=3))
    dialog = open_dialog(image)
    QTest.mouseClick(dialog.has_corners, LEFT, NO_KEYS, QPoint(10, dialog.has_corners.height() // 2))
    view = dialog.view
    for number, corner in enumerate(corners):
        assert view.corners is not None
        x, y = view.corners[number].tolist()
        QTest.mousePress(view, LEFT, NO_KEYS, view.pixel_of((x, y)).toPoint())
        QTest.mouseMove(view, view.pixel_of(corner).toPoint())
        QTest.mouseRelease(view, LEFT, NO_KEYS, view.pixel_of(corner).toPoint())
    _wait(qtbot, dialog)
    assert _is_shown(maze, _read(dialog))
    assert _is_shown(
        maze, WallPositions.of(read(tmp_path / "maze.png", format="picture", options=dialog.options))
    )


def test_a_corner_is_moved_with_the_arrow_keys(qtbot: QtBot, open_dialog: OpenDialog, maze: Shown) -> None:
    dialog = open_dialog(_picture(maze))
    dialog.has_corners.setChecked(True)
    _wait(qtbot, dialog)
    view = dialog.view
    assert view.corners is not None
    before = view.corners.copy()
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Space)
    QTest.keyClick(view, Qt.Key.Key_Left)
    moved = view.corners - before
    assert moved[1, 0] < 0
    assert np.count_nonzero(moved) == 1
    _wait(qtbot, dialog)
    assert dialog.options.corners is not None


def test_a_picture_without_a_grid_is_not_accepted(open_dialog: OpenDialog) -> None:
    noise = np.random.default_rng(1).integers(0, 256, (200, 200, 3)).astype(np.uint8)
    dialog = open_dialog(Image.fromarray(noise))
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()
    assert "no grid of cells" in dialog.lines.text()
    assert dialog.view.pixel_of((0.0, 0.0)) != QPointF(0.0, 0.0)


def test_a_clear_picture_opens_with_what_was_found_and_can_be_adjusted(
    open_window: OpenWindow, maze: Shown, tmp_path: Path
) -> None:
    hand = open_window()
    path = tmp_path / "maze.jpg"
    _picture(maze).save(path)
    hand.open(path)
    assert hand.maze.shape == (1, 6, 7)
    assert hand.message == "The picture was read as 6 × 7 cells of 30 pixels with thin walls."

    def adjust(dialog: PictureDialog) -> None:
        _wait(hand.qtbot, dialog)
        dialog.cols.selectAll()
        QTest.keyClicks(dialog.cols, "14")
        _wait(hand.qtbot, dialog)
        QTest.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), LEFT)

    hand.fill_when_open(adjust)
    QTest.mouseClick(hand.window.messages.action_button, LEFT)
    hand.qtbot.waitUntil(lambda: hand.maze.shape == (1, 6, 14), timeout=_WITHIN_MS)


def test_a_picture_that_is_not_clear_asks_at_once(
    open_window: OpenWindow, maze: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "_CERTAIN", 2.0)
    hand = open_window()
    path = tmp_path / "maze.jpg"
    _picture(maze).save(path)
    seen: list[int] = []

    def accept(dialog: PictureDialog) -> None:
        _wait(hand.qtbot, dialog)
        seen.append(dialog.rows.value())
        dialog.rows.setValue(3)
        _wait(hand.qtbot, dialog)
        QTest.mouseClick(dialog.buttons.button(dialog.buttons.StandardButton.Ok), LEFT)

    hand.fill_when_open(accept, PictureDialog)
    hand.open(path)
    hand.qtbot.waitUntil(lambda: hand.maze.shape == (1, 3, 7), timeout=_WITHIN_MS)
    assert seen == [6]
