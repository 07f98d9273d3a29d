"""The status bar and the legend where there is little room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel

from mazarine.gui.shell.status.status_bar import Separator
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, SHIFT, Hand


def test_what_has_no_room_ends_in_an_ellipsis_and_can_be_read_by_resting_on_it(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(30, 30))
    hand.window.resize(560, 600)
    hand.move((12.5, 12.5))
    status = hand.window.status
    label = status.cell.label
    hand.qtbot.waitUntil(lambda: "cells" in label.text())
    hand.qtbot.waitUntil(lambda: label.shown_text.endswith("…"))
    assert label.toolTip() == label.text()
    zoom = status.zoom_label
    assert zoom.width() >= zoom.fontMetrics().horizontalAdvance(zoom.text())
    assert zoom.geometry().right() <= hand.window.statusBar().rect().right()
    hand.window.resize(1400, 600)
    hand.qtbot.waitUntil(lambda: label.shown_text == label.text())
    assert label.toolTip() == ""


def test_the_map_of_a_robot_shows_meters_too(open_window: OpenWindow) -> None:
    maze = Maze.blank(4, 6)
    maze.properties = {"resolution": 0.5, "origin": [-1.0, 2.0, 0.0]}
    hand = open_window(maze)
    hand.move((2.5, 1.5))
    assert "-0.25 m, 2.75 m" in hand.window.status.cell.label.text()
    hand = open_window(Maze.blank(4, 6))
    hand.move((2.5, 1.5))
    assert " m," not in hand.window.status.cell.label.text()


def test_the_legend_has_several_rows_where_the_view_is_narrow(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(12, 12))
    legend, view = hand.window.legend, hand.window.view
    height = legend.height()
    hand.dock("analysis").hide()

    def is_narrow() -> bool:
        # The least width follows the docks a moment later.
        hand.window.resize(330, 600)
        return view.viewport().width() < legend.sizeHint().width()

    hand.qtbot.waitUntil(is_narrow)
    hand.qtbot.waitUntil(lambda: legend.height() > height)
    assert view.rect().contains(legend.geometry())
    view.fit()
    assert hand.pixel((12.0, 6.0)).y() < legend.y(), "a maze that fits keeps clear of it"
    labels = legend.findChildren(QLabel)
    assert all(legend.rect().contains(QRect(label.mapTo(legend, QPoint()), label.size())) for label in labels)
    hand.window.resize(1100, 600)
    hand.qtbot.waitUntil(lambda: legend.height() == height)


def test_what_a_tool_has_done_is_not_said_of_another_tab(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(8, 8))
    hand.window.status.cell.show_note("6 points")
    assert hand.status_text == "6 points"
    hand.window.sessions.add()
    assert hand.status_text == ""


def _lines(hand: Hand) -> list[int]:
    """Return where lines are between the groups of the status bar."""
    return sorted(line.x() for line in hand.window.statusBar().findChildren(Separator) if line.isVisible())


def test_lines_separate_what_is_shown_and_nothing_else(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(6, 6))
    hand.settle()
    status = hand.window.status
    hand.qtbot.waitUntil(lambda: hand.work_text == "")
    QApplication.processEvents()
    zoom = status.zoom_label.x()
    assert len(_lines(hand)) == 1
    assert 0 < zoom - _lines(hand)[0] < 20
    assert status.selection_label.isHidden()
    hand.key("a", CTRL)
    QApplication.processEvents()
    first, second = _lines(hand)
    assert first < status.selection_label.x() < second < status.zoom_label.x()
    assert status.cell.label.geometry().right() < first or status.hint_label.geometry().right() < first
    hand.key("a", CTRL | SHIFT)
    QApplication.processEvents()
    assert len(_lines(hand)) == 1
