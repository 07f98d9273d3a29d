"""Explorers are compared aside, and what comes of it is exported."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mazewright.maze import Maze
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.explorer import Explorer


def test_explorers_are_compared_aside_and_exported(
    open_window: OpenWindow, qtbot: QtBot, tree: Maze, tmp_path: Path
) -> None:
    it = Explorer(qtbot, open_window(tree))
    panel, form = it.window.compare, it.window.form
    QTest.mouseClick(form.add_button, Qt.MouseButton.LeftButton)
    it.wait()
    it.choose("tremaux")
    panel.count.setValue(3)
    panel.run()
    assert panel.is_busy
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert [outcome.explorer for outcome in panel.outcomes] == ["nearest-unknown"] * 3 + ["tremaux"] * 3
    assert [panel.table.item(row, 0).text() for row in (0, 1)] == ["1. Nearest unknown", "2. Trémaux"]
    assert panel.table.item(1, 1).text() == "3 of 3"
    panel.export(tmp_path / "walks.csv")
    assert len((tmp_path / "walks.csv").read_text().splitlines()) == 7
    panel.export(tmp_path / "nowhere" / "walks.csv")
    assert "nowhere" in panel.status_label.text()
    form.explorer.setCurrentIndex(form.explorer.findData("hand"))
    it.wait()
    panel.run()
    assert "Manual explorers cannot be compared" in panel.status_label.text()
    it.close()


def test_both_directions_are_compared(open_window: OpenWindow, qtbot: QtBot, tree: Maze) -> None:
    it = Explorer(qtbot, open_window(tree))
    panel = it.window.compare
    panel.count.setValue(1)
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton, pos=QPoint(8, panel.back.height() // 2))
    panel.run()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert [outcome.direction for outcome in panel.outcomes] == ["there", "back"]
    names = [panel.table.item(row, 0).text() for row in (0, 1)]
    assert names == ["1. Nearest unknown", "1. Nearest unknown, back"]
    it.close()


def test_a_comparison_is_stopped(open_window: OpenWindow, qtbot: QtBot, tree: Maze) -> None:
    it = Explorer(qtbot, open_window(tree))
    it.choose("random")
    panel = it.window.compare
    panel.count.setValue(10_000)
    panel.run()
    panel.stop()
    qtbot.waitUntil(lambda: not panel.is_busy, timeout=ENGINE_WITHIN_MS)
    assert panel.status_label.text().startswith("Stopped after")
    assert len(panel.outcomes) < 10_000
    assert panel.export_button.isEnabled() == bool(panel.outcomes)
    it.close()
