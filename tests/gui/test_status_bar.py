"""The status bar where there is little room."""

from __future__ import annotations

from editor.maze import Maze
from tests.gui.conftest import OpenWindow


def test_what_has_no_room_ends_in_an_ellipsis_and_can_be_read_by_resting_on_it(
    open_window: OpenWindow,
) -> None:
    hand = open_window(Maze.blank(30, 30))
    hand.tabs.resize(560, 600)
    hand.move((12.5, 12.5))
    status = hand.window.status
    label = status.cell.label
    hand.qtbot.waitUntil(lambda: "cells" in label.text())
    hand.qtbot.waitUntil(lambda: label.shown_text.endswith("…"))
    assert label.toolTip() == label.text()
    zoom = status.zoom_label
    assert zoom.width() >= zoom.fontMetrics().horizontalAdvance(zoom.text())
    assert zoom.geometry().right() <= hand.window.statusBar().rect().right()
    hand.tabs.resize(1400, 600)
    hand.qtbot.waitUntil(lambda: label.shown_text == label.text())
    assert label.toolTip() == ""
