"""The window of a maze in a store: seen as a whole and from near by."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from mazarine import extras
from mazarine.files import write
from mazarine.gui.features.large import LargeMazeWindow
from mazarine.maze import Link, Marker, MarkerKind, Maze, Port
from mazarine.maze.edits import PlaceLink, PlaceMarker, SetCells
from mazarine.picture import LIGHT, ColorScheme, palette_of
from tests.gui.hand import CTRL, LEFT, SHIFT, Hand
from tests.gui.large.looking import MAZE, color_at, drag, move, opened, seen, sharp, window_of


def test_the_whole_of_a_store_is_shown_and_how_to_segment_it(hand: Hand, large: Path) -> None:
    window = opened(hand, large)
    assert "mazarine segment a.maze.zarr -o a.regions.zarr" in window.messages.text
    picture = seen(window.view)
    corner = window.view.position_of(0, 0).toPoint()
    assert picture[0, 0] == LIGHT.paper
    assert picture[corner.y() + 1, corner.x() + 1] != LIGHT.paper


def test_cells_have_the_colors_of_their_kinds(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    assert window.messages.text == ""
    view = window.view
    for row, col in ((150, 200), (149, 203), (7, 9), (299, 399), (0, 0)):
        view.go_to(row, col)
        color = color_at(hand, view, row, col)
        is_rock = MAZE.cells[0, row, col] <= 1
        assert (color == LIGHT.rock) == is_rock
        assert color in (LIGHT.rock, LIGHT.room, LIGHT.corridor, LIGHT.crossroad)


def test_the_boxes_go_to_a_cell_and_follow_the_view(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    for box, text in ((window.row_box, "12"), (window.col_box, "34")):
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, text)
        QTest.keyClick(box, Qt.Key.Key_Return)
    assert window.view.cell_at(QPointF(window.view.rect().center())) == (11, 33)
    move(window.view, window.view.position_of(14, 35))
    assert window.place_label.text() == "Row 15, column 36"


def test_a_store_is_opened_by_dropping_it_and_by_the_menu(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, nothing = QMimeData(), Qt.KeyboardModifier.NoModifier
    data.setUrls([QUrl.fromLocalFile(str(large))])
    action = Qt.DropAction.CopyAction
    QApplication.sendEvent(hand.window, QDragEnterEvent(QPoint(200, 200), action, data, LEFT, nothing))
    QApplication.sendEvent(hand.window, QDropEvent(QPointF(200, 200), action, data, LEFT, nothing))
    window = window_of(hand)
    assert window.path == large
    assert hand.window.settings.recent_files[0] == large
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(large))
    hand.window.actions_by_name["file.open_large"].trigger()
    assert hand.window.findChildren(LargeMazeWindow) == [window]
    hand.window.documents.opening.open_path(large / "zarr.json")
    assert hand.window.findChildren(LargeMazeWindow) == [window]


def test_a_small_maze_is_edited_as_a_whole(hand: Hand, large: Path) -> None:
    window = opened(hand, large)
    with hand.qtbot.waitSignal(hand.window.documents.opening.opened):
        QTest.mouseClick(window.whole_button, LEFT)
    assert hand.window.document.maze == MAZE
    assert hand.window.document.path == large


def test_a_segmentation_leads_to_its_maze(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented.with_name("a.regions.zarr"))
    assert window.path == segmented


def test_a_rectangle_is_selected_by_dragging(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    view = window.view
    view.go_to(150, 200)
    drag(view, view.position_of(145, 195).toPoint(), view.position_of(154, 206).toPoint(), SHIFT)
    assert view.selected == (145, 195, 10, 12)
    assert window.size_label.text() == "10 × 12 cells"
    assert window.edit_button.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.selected is None
    assert not window.edit_button.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_A, CTRL)
    assert view.selected is not None
    assert view.selected.rows * view.selected.cols > 1000
    QTest.mouseClick(window.select_button, LEFT)
    drag(view, view.position_of(154, 206).toPoint(), view.position_of(145, 195).toPoint())
    assert view.selected == (145, 195, 10, 12)


def test_the_window_closes_with_the_main_window(hand: Hand, large: Path) -> None:
    window = opened(hand, large)
    hand.window.close()
    assert not window.isVisible()


def test_a_blank_store_of_many_levels(hand: Hand, tmp_path: Path) -> None:
    write(Maze.blank(20, 30, 3), tmp_path / "b.maze.zarr")
    window = opened(hand, tmp_path / "b.maze.zarr")
    window.level_box.setValue(3)
    assert window.view.level == 2


def test_a_damaged_chunk_is_told_in_one_sentence(hand: Hand, large: Path) -> None:
    for chunk in (large / "cells" / "c").rglob("*"):
        if chunk.is_file():
            chunk.write_bytes(b"no chunk")
    hand.window.documents.opening.open_path(large)
    window = window_of(hand)
    hand.qtbot.waitUntil(lambda: "a.maze.zarr" in window.messages.text and "damaged" in window.messages.text)


def test_a_missing_package_is_named_with_its_command(
    hand: Hand, large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    hand.window.documents.opening.open_path(large)
    assert 'pip install "mazarine[big]"' in hand.window.messages.text
    assert hand.window.findChild(LargeMazeWindow) is None


def test_tiles_stay_within_their_memory(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    tiles = window.view.tiles
    tiles._most_bytes = 12 << 20
    for row in range(20, 300, 40):
        window.view.go_to(row, 200)
        sharp(hand, window.view)
    assert tiles.byte_count <= 12 << 20


def test_links_and_markers_are_drawn(hand: Hand, tmp_path: Path) -> None:
    maze = Maze.blank(40, 40)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 20, 30))).apply(maze)
    PlaceLink(Link(Port((0, 5, 5)), Port((0, 35, 5)))).apply(maze)
    write(maze, tmp_path / "a.maze.zarr")
    window = opened(hand, tmp_path / "a.maze.zarr")
    view = window.view
    for row, col in ((20, 30), (5, 5), (35, 5)):
        view.go_to(row, col)
        picture, at = sharp(hand, view), view.position_of(row, col).toPoint()
        assert len(np.unique(picture[at.y() - 5 : at.y() + 6, at.x() - 5 : at.x() + 6])) > 2


@pytest.mark.parametrize("scale", [-3, -1, 0])
def test_a_honeycomb_is_drawn_where_its_cells_are(hand: Hand, tmp_path: Path, scale: int) -> None:
    maze = Maze.blank(60, 90, lattice="honeycomb")
    SetCells([(0, row, col, "rock") for row in range(29, 34) for col in range(20, 40)]).apply(maze)
    write(maze, tmp_path / "a.maze.zarr")
    window = opened(hand, tmp_path / "a.maze.zarr")
    view = window.view
    view.go_to(31, 30)
    view.zoom_to(2.0**-scale)
    rock, floor = color_at(hand, view, 31, 30), color_at(hand, view, 20, 30)
    assert brightness(rock) < brightness(floor)


def brightness(color: int) -> int:
    return sum(color >> shift & 255 for shift in (0, 8, 16))


def test_colors_follow_the_scheme(hand: Hand, segmented: Path) -> None:
    window = opened(hand, segmented)
    view, source = window.view, window.view.source
    view.go_to(150, 200)
    hand.act("colors.gray")
    hand.qtbot.waitUntil(lambda: view.source is not source)
    palette = palette_of(ColorScheme.GRAY)
    colors = {palette.rock, palette.room, palette.corridor, palette.crossroad}
    assert color_at(hand, view, 150, 200) in colors
    hand.act("colors.default")
