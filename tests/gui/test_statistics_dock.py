"""The Statistics dock tells what the maze is like, follows edits, and writes files."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mazarine.gui.widgets.plots import BarPlot
from mazarine.maze import Marker, MarkerKind
from mazarine.maze.edits import PlaceMarker, SetCells, SetWalls
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import Hand

MAZE = """
    .....
    .###.
    .....
    #.###
    #..##
"""


def shown(hand: Hand) -> dict[str, str]:
    """Return the values in the dock, by name."""
    tree = hand.statistics_panel.tree
    groups = [tree.topLevelItem(index) for index in range(tree.topLevelItemCount())]
    return {
        line.text(0): line.text(1)
        for group in groups
        if group is not None
        for line in (group.child(index) for index in range(group.childCount()))
    }


def wait(hand: Hand) -> None:
    """Wait until the dock is up to date."""
    hand.qtbot.waitUntil(lambda: not hand.session.statistics.is_stale, timeout=ENGINE_WITHIN_MS)


def test_the_dock_tells_what_the_maze_is_like_and_follows_edits(open_window: OpenWindow) -> None:
    maze = blocks(MAZE)
    PlaceMarker(Marker(MarkerKind.START, (0, 4, 2))).apply(maze)
    PlaceMarker(Marker(MarkerKind.GOAL, (0, 0, 0))).apply(maze)
    hand = open_window(maze)
    hand.dock("analysis").hide()
    hand.key("t", Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    wait(hand)
    lines = shown(hand)
    assert (lines["Floor"], lines["Loops"], lines["Solution"]) == ("15", "1", "6 steps")
    assert hand.actions["window.analysis"].isChecked()
    hand.document.do(SetWalls([(0, 0, 1, "E", "wall")]), "wall")
    assert hand.session.statistics.is_stale
    wait(hand)
    assert shown(hand)["Loops"] == "0"


def test_numbers_of_another_tab_are_not_shown(open_window: OpenWindow) -> None:
    hand = open_window(blocks(MAZE))
    first = hand.session
    hand.key("t", Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    wait(hand)
    lines = shown(hand)
    hand.window.sessions.add()
    assert hand.session.statistics.is_stale
    assert shown(hand) == {}
    assert hand.statistics_panel.state_label.text() == "Calculating…"
    wait(hand)
    assert shown(hand)["Floor"] == "256"
    hand.window.sessions.show(first)
    assert shown(hand) == lines


def test_secrets_have_a_group_of_their_own(open_window: OpenWindow) -> None:
    maze = blocks("..?..?.")
    for kind, col in ((MarkerKind.START, 0), (MarkerKind.GOAL, 4)):
        PlaceMarker(Marker(kind, (0, 0, col))).apply(maze)
    hand = open_window(maze)
    hand.act("analyze.statistics")
    wait(hand)
    lines = shown(hand)
    assert (lines["Secret cells"], lines["Secret doors"], lines["Cells behind secrets"]) == ("2", "0", "5")
    assert (lines["Secrets needed to a goal"], lines["Solution without secrets"]) == ("1", "none")
    assert lines["Longest corridor with secrets"] == "2 cells, 2 secrets"
    hand.document.do(SetCells([(0, 0, 2, "floor"), (0, 0, 5, "floor")]), "floor")
    wait(hand)
    assert "Secret cells" not in shown(hand)


def test_the_export_can_be_read_again(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(blocks(MAZE))
    hand.act("analyze.statistics")
    wait(hand)
    dock = hand.statistics_panel
    assert dock.csv_button.isEnabled()
    dock.export(tmp_path / "a.csv")
    dock.export(tmp_path / "a.json")
    rows = dict(csv.reader((tmp_path / "a.csv").read_text().splitlines()))
    found = json.loads((tmp_path / "a.json").read_text())
    assert rows["size.floor"] == str(found["size"]["floor"]) == "15"
    assert found["solution"] is None


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(blocks(MAZE))
    hand.act("analyze.statistics")
    wait(hand)
    hand.statistics_panel.export(tmp_path / "nowhere" / "a.csv")
    assert "does not exist" in hand.window.messages.text


def test_every_line_is_explained_and_no_name_is_cut(open_window: OpenWindow) -> None:
    hand = open_window(blocks("..?..?."))
    hand.window.resize(1000, 900)
    hand.act("analyze.statistics")
    wait(hand)
    tree, dock = hand.statistics_panel.tree, hand.dock("analysis")
    hand.window.resizeDocks([dock], [1], Qt.Orientation.Horizontal)
    QApplication.processEvents()
    lines = 0
    for group in map(tree.topLevelItem, range(tree.topLevelItemCount())):
        assert group is not None
        for line in map(group.child, range(group.childCount())):
            lines += 1
            assert line.toolTip(0) == line.toolTip(1) != line.text(0)
            assert line.toolTip(0).endswith(".")
            place = tree.visualItemRect(line)
            room = QRect(0, 0, tree.columnWidth(0) - 2 * tree.indentation(), 1000)
            wrapped = tree.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, line.text(0))
            assert wrapped.width() <= room.width(), line.text(0)
            assert wrapped.height() <= place.height(), line.text(0)
    assert lines > 30


def test_passages_are_counted_by_named_sides(open_window: OpenWindow) -> None:
    maze = walls("""
        +---+---+---+
        |           |
        +---+   +---+
        |       |   |
        +---+---+---+
    """)
    hand = open_window(maze)
    hand.act("analyze.statistics")
    wait(hand)
    lines = shown(hand)
    assert lines["Isolated cells"] == "1"
    assert lines["Dead ends, by open side"] == "N 0 · E 2\nS 0 · W 1"
    assert lines["Straight passages"] == "N–S 0 · E–W 0"
    assert lines["Turns, by open sides"] == "NE 0 · SE 0\nNW 1 · SW 0"
    assert lines["Junctions, by closed side"] == "N 1 · E 0\nS 0 · W 0"
    assert lines["Mean length"] == "1.33"


def test_the_axis_of_a_plot_says_what_it_counts(qtbot: QtBot) -> None:
    pictures = []
    for unit in ("Length in cells", ""):
        plot = BarPlot(Message("Corridors by length"), Message(unit))
        qtbot.addWidget(plot)
        plot.resize(plot.sizeHint())
        plot.show_counts([(1, 3), (9, 1)])
        image = plot.grab().toImage()
        below = range(image.height() - plot.fontMetrics().height(), image.height())
        pictures.append([image.pixel(x, y) for y in below for x in range(image.width())])
    assert pictures[0] != pictures[1]
