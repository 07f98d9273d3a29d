"""Names and colors that the user gives to regions: in the table, on the map, in the status bar."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QColorDialog, QLineEdit

from mazarine.gui.features.analysis_dock.regions_dock import RegionsPanel
from mazarine.gui.i18n import tr, tr_later
from mazarine.maze import Maze
from mazarine.maze.edits import SetMetadata
from mazarine.maze.numbering import RegionName
from tests.gui.conftest import OpenWindow
from tests.gui.hand import Hand


@pytest.fixture
def hand(open_window: OpenWindow) -> Hand:
    """Open two halls, with the table of regions."""
    maze = Maze.blank(4, 9)
    maze.set_cells([*((row, 3) for row in range(4)), (0, 0)], "rock")
    hand = open_window(maze)
    hand.act("window.analysis")
    return hand


def _panel(hand: Hand) -> RegionsPanel:
    panel = hand.window.findChild(RegionsPanel)
    assert panel is not None
    hand.qtbot.waitUntil(lambda: panel.model.rowCount() == 2)
    return panel


def _type_name(panel: RegionsPanel, row: int, name: str, column: int = 0) -> QLineEdit:
    panel.table.setCurrentIndex(panel.model.index(row, column))
    panel.table.setFocus()
    QTest.keyClick(panel.table, Qt.Key.Key_F2)
    line = panel.table.findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    QTest.keyClicks(line, name)
    return line


def _rename(hand: Hand, row: int, name: str, column: int = 0) -> int:
    panel = _panel(hand)
    line = _type_name(panel, row, name, column)
    number = panel.model.number_at(row)
    QTest.keyClick(line, Qt.Key.Key_Return)
    hand.qtbot.waitUntil(lambda: number in hand.window.current.maze.named_regions)
    return number


def test_f2_names_a_region_and_undo_takes_the_name_back(hand: Hand) -> None:
    number = _rename(hand, 0, "Treasury")
    panel, maze = _panel(hand), hand.window.current.maze
    assert maze.named_regions == {number: RegionName("Treasury")}
    assert "Treasury" in [panel.model.index(row, 0).data() for row in range(2)]
    labels = hand.window.region_labels
    hand.qtbot.waitUntil(lambda: [it.text() for it in labels.items] == ["Treasury"])
    assert tr(hand.window.current.analysis.name_of(number)) == f"Treasury (room {number})"
    hand.act("edit.undo")
    assert maze.named_regions == {}
    hand.qtbot.waitUntil(lambda: not labels.items)


@pytest.mark.parametrize("column", range(4))
def test_f2_names_the_region_of_the_row_whichever_column_is_current(hand: Hand, column: int) -> None:
    assert _rename(hand, 1, "Cellar", column) in hand.window.current.maze.named_regions


def test_a_name_that_is_being_typed_stays_when_the_table_changes(hand: Hand) -> None:
    panel = _panel(hand)
    line = _type_name(panel, 0, "Cellar")
    hand.window.current.graph_changed.emit()
    assert line.text() == "Cellar"


def test_a_color_is_painted_in_the_maze_and_in_the_table(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = _panel(hand)
    panel.table.selectRow(0)
    number = panel.model.number_at(0)
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#aa3344"))
    action = next(it for it in panel.table.actions() if it.text() == tr("Co&lor…"))
    action.trigger()
    assert hand.window.current.maze.named_regions == {number: RegionName(color="#aa3344")}
    assert hand.window.current.analysis.number_at((0, 2, 6)) == number
    assert hand.color_at((2.5, 6.3)) == 0xFFAA3344
    next(it for it in panel.table.actions() if it.text() == tr("&No color")).trigger()
    assert hand.window.current.maze.named_regions == {}


def test_the_name_stays_with_its_region_through_edits_and_moves(hand: Hand) -> None:
    number = _rename(hand, 0, "Treasury")
    labels = hand.window.region_labels
    hand.qtbot.waitUntil(lambda: bool(labels.items))
    before = labels.items[0].pos()
    hand.act("board.flip_horizontal")
    hand.qtbot.waitUntil(lambda: bool(labels.items) and labels.items[0].pos() != before)
    assert hand.window.current.analysis.regions.size_of(number) == 20
    assert hand.window.current.analysis.number_at((0, 1, 1)) == number
    hand.act("edit.undo")
    hand.qtbot.waitUntil(lambda: bool(labels.items) and labels.items[0].pos() == before)


def test_a_player_sees_no_names(hand: Hand) -> None:
    _rename(hand, 0, "Treasury")
    labels = hand.window.region_labels
    hand.qtbot.waitUntil(lambda: bool(labels.items))
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: not labels.items)
    hand.act("view.player")
    hand.qtbot.waitUntil(lambda: bool(labels.items))


def test_names_are_one_short_line_and_do_not_overlap(hand: Hand) -> None:
    names = {1: RegionName("<b>a\nb</b>"), 2: RegionName("A long name " * 20)}
    hand.window.document.do(replace(SetMetadata.of(hand.maze), named_regions=names), tr_later("Name"))
    labels = hand.window.region_labels
    hand.qtbot.waitUntil(lambda: len(labels.items) == 2)
    first, second = labels.items
    assert first.text() == "<b>a b</b>"
    assert second.text().startswith("A long name")
    assert second.boundingRect().width() < 180
    hand.zoom_to(10.0)
    assert first.isVisible()
    assert not second.isVisible()
    hand.zoom_to(60.0)
    assert first.isVisible()
    assert second.isVisible()
