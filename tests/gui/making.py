"""Hands at the dock that makes mazes: by an algorithm, and by requirements."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from mazarine.gui.features.make.design.panel import DesignPanel
from mazarine.gui.features.make.design.subjects import ExampleRow
from mazarine.gui.features.make.generators.generators_panel import GeneratorsPanel
from tests.gui.conftest import ENGINE_WITHIN_MS
from tests.gui.hand import CTRL, LEFT, SHIFT, Hand


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, LEFT)


def generators(hand: Hand, algorithm: str = "") -> GeneratorsPanel:
    """Show the dock, whose contents are made then, and choose an algorithm."""
    hand.key(Qt.Key.Key_F8)
    panel = hand.generators_panel
    assert panel.isVisible()
    if algorithm:
        choose_algorithm(panel, algorithm)
    return panel


def choose_algorithm(panel: GeneratorsPanel, name: str) -> None:
    panel.form.algorithm_box.setCurrentIndex(panel.form.algorithm_box.findData(name))


def wait_for_maze(hand: Hand) -> None:
    hand.qtbot.waitUntil(lambda: hand.generators_panel.maker.order is None, timeout=ENGINE_WITHIN_MS)
    hand.settle()


def requirements(hand: Hand, *rows: ExampleRow) -> DesignPanel:
    """Show the dock with these requirements."""
    hand.key(Qt.Key.Key_F8, CTRL | SHIFT)
    panel = hand.window.docks["make"].content.page("requirements")
    assert panel.isVisible()
    panel._fill(rows)
    return panel


def wait_for_search(hand: Hand, panel: DesignPanel) -> None:
    hand.qtbot.waitUntil(lambda: not panel.searcher.is_busy, timeout=ENGINE_WITHIN_MS)
    hand.settle()
