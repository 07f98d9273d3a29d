"""The region graph on its own: shown, walked through with the mouse, and written to files."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mazarine.gui.analysis.region_graph.excerpt import MOST_AROUND
from tests.drawing import blocks
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import LEFT, NO_KEYS, SHIFT, Hand
from tests.gui.region_graphs import RING, pillars, switch_on


def open_dock(hand: Hand) -> None:
    """Show the dock and wait until the graph is laid out."""
    hand.window.resize(1100, 640)
    QTest.keyClick(hand.window, Qt.Key.Key_F9, SHIFT)
    hand.qtbot.waitUntil(lambda: hand.graph_panel.excerpt is not None, timeout=ENGINE_WITHIN_MS)


def click_node(hand: Hand, number: int) -> None:
    """Click a node of the dock."""
    view = hand.graph_panel.view
    point = view.point_of(number)
    assert point is not None
    QTest.mouseClick(view, LEFT, NO_KEYS, point.toPoint())


def test_the_dock_shows_the_graph_and_a_click_goes_to_the_region(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    assert hand.dock("graph").isHidden()
    open_dock(hand)
    dock = hand.graph_panel
    assert hand.actions["window.graph"].isChecked()
    assert dock.counts_label.text() == "3 regions · 3 contacts · 1 component · 1 loop"
    assert dock.excerpt_label.isHidden()
    excerpt = dock.excerpt
    assert excerpt is not None
    corridor = int(excerpt.numbers[np.argmax(excerpt.sizes)])
    bare = dock.view.grab().toImage()
    with hand.qtbot.waitSignal(hand.region_outlined):
        click_node(hand, corridor)
    assert hand.outlined_region == corridor
    assert dock.view.grab().toImage() != bare
    hand.key(Qt.Key.Key_Escape)
    assert dock.view.grab().toImage() == bare


def test_where_all_is_rock_there_is_nothing_to_show(open_window: OpenWindow) -> None:
    hand = open_window(blocks("##", "##"))
    switch_on(hand)
    open_dock(hand)
    assert hand.graph_panel.counts_label.text() == "0 regions · 0 contacts · 0 components · 0 loops"


def test_a_node_is_named_by_its_tool_tip(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    dock = hand.graph_panel
    assert dock.excerpt is not None
    tips = []
    for number in dock.excerpt.numbers.tolist():
        point = dock.view.point_of(number)
        assert point is not None
        tips.append(dock.view.tip_at(point))
    corridors = sorted(tip.partition(" · ")[2] for tip in tips if tip.startswith("Corridor"))
    assert corridors == ["11 cells", "2 cells"]
    assert "Crossroad (level 1, row 3, column 2) · 1 cell" in tips
    assert dock.view.tip_at(QPointF(1, 1)) == ""


def test_the_wheel_zooms_a_drag_moves_and_two_clicks_on_the_ground_show_all(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    view, excerpt = hand.graph_panel.view, hand.graph_panel.excerpt
    assert excerpt is not None
    number = int(excerpt.numbers[0])
    first = view.point_of(number)
    assert first is not None
    corner = QPointF(5, 5)
    event = QWheelEvent(
        corner, view.mapToGlobal(corner), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        NO_KEYS, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view, event)
    zoomed = view.point_of(number)
    assert zoomed is not None
    assert zoomed.x() - 5 == pytest.approx((first.x() - 5) * 1.44)
    QTest.mousePress(view, LEFT, NO_KEYS, QPoint(5, 5))
    QTest.mouseMove(view, QPoint(25, 45))
    QTest.mouseRelease(view, LEFT, NO_KEYS, QPoint(25, 45))
    moved = view.point_of(number)
    assert moved is not None
    assert (moved - zoomed).toPoint() == QPoint(20, 40)
    assert hand.outlined_region is None
    QTest.mouseDClick(view, LEFT, NO_KEYS, QPoint(5, 5))
    assert view.point_of(number) == first


def test_of_a_large_graph_the_surroundings_of_a_region_are_shown(open_window: OpenWindow) -> None:
    hand = open_window(pillars(43))
    open_dock(hand)
    dock = hand.graph_panel
    graph, excerpt = hand.session.graph.value.graph, dock.excerpt
    assert graph is not None
    assert excerpt is not None
    assert len(excerpt.numbers) == MOST_AROUND
    assert dock.excerpt_label.text().startswith("200 of 1,400 regions, around C")
    # Within the excerpt a click marks only; two clicks look around.
    inside = int(excerpt.numbers[-1])
    with hand.qtbot.waitSignal(hand.region_outlined):
        click_node(hand, inside)
    assert dock.excerpt is excerpt
    point = dock.view.point_of(inside)
    assert point is not None
    QTest.mouseDClick(dock.view, LEFT, NO_KEYS, point.toPoint())
    hand.qtbot.waitUntil(lambda: dock.excerpt is not None and dock.excerpt.middle == inside)
    # What is outlined outside of it is looked around at once.
    assert dock.excerpt is not None
    outside = int(np.setdiff1d(graph.numbers, dock.excerpt.numbers)[0])
    hand.outline_region(outside)
    hand.qtbot.waitUntil(lambda: dock.excerpt is not None and dock.excerpt.middle == outside)


def test_the_export_can_be_read_again(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    dock = hand.graph_panel
    for name in ("a.json", "a.graphml"):
        dock.export(tmp_path / name)
        hand.qtbot.waitUntil(lambda name=name: name in hand.message)
    found = json.loads((tmp_path / "a.json").read_text())
    assert sorted(node["size"] for node in found["nodes"]) == [1, 2, 11]
    assert len(found["edges"]) == 3
    tags = [element.tag.rpartition("}")[2] for element in ET.parse(tmp_path / "a.graphml").iter()]
    assert (tags.count("node"), tags.count("edge")) == (3, 3)


def test_a_graph_that_cannot_be_written_is_told_in_a_sentence(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    hand.graph_panel.export(tmp_path / "nowhere" / "a.json")
    hand.qtbot.waitUntil(lambda: "does not exist" in hand.message)
