"""The region graph: over the maze, on its own, laid out, and written to files."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from editor.gui.graph.excerpt import MOST_AROUND, Excerpt, nearest
from editor.gui.graph.layout import laid_out
from editor.gui.graph.plan import GraphPlan, Sight
from editor.lattice import SQUARE
from editor.maze import Maze
from editor.maze.edits import SetWalls
from editor.paths.region_graph import RegionGraph
from editor.regions import Kind, Segmentation
from tests.drawing import blocks, teleporter
from tests.gui.conftest import ENGINE_WITHIN_MS, OpenWindow
from tests.gui.hand import CTRL, LEFT, NO_KEYS, SHIFT, Hand
from tests.gui.held_engine import HeldEngine

RING = """
    .....
    .###.
    .....
    #.###
    #.###
"""
"""Crossroad (0, 2, 1), the corridor that comes back to it, and a dead end."""


def pillars(size: int) -> Maze:
    """Corridors of one cell between crossroads, as streets around blocks."""
    drawing = ["".join("#" if row % 2 and col % 2 else "." for col in range(size)) for row in range(size)]
    return blocks("\n".join(drawing))


def switch_on(hand: Hand) -> None:
    """Switch the graph over the maze on and wait for it."""
    hand.key("r", CTRL | SHIFT)
    wait(hand)


def wait(hand: Hand) -> None:
    hand.qtbot.waitUntil(
        lambda: hand.window.graph.plan is not None and not hand.window.graph.is_behind,
        timeout=ENGINE_WITHIN_MS,
    )


def open_dock(hand: Hand) -> None:
    """Show the dock and wait until the graph is laid out."""
    hand.tabs.resize(1100, 640)
    QTest.keyClick(hand.window, Qt.Key.Key_F9, SHIFT)
    hand.qtbot.waitUntil(lambda: hand.window.graph_dock.excerpt is not None, timeout=ENGINE_WITHIN_MS)


def click_node(hand: Hand, number: int) -> None:
    """Click a node of the dock."""
    view = hand.window.graph_dock.view
    point = view.point_of(number)
    assert point is not None
    QTest.mouseClick(view, LEFT, NO_KEYS, point.toPoint())


def legend(hand: Hand) -> str:
    card = hand.window.legend
    labels = [label for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
    return "; ".join(label.text() for label in labels)


def graph_of(maze: Maze) -> RegionGraph:
    return RegionGraph.of(Segmentation.of(maze))


# Over the maze


def test_the_graph_lies_over_the_maze_while_it_is_switched_on(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    before = hand.picture()
    assert hand.window.graph.graph is None
    switch_on(hand)
    after = hand.picture()
    # Half way from the crossroad (2, 1) to the middle of the dead end below it, and far from all edges.
    edge, elsewhere = hand.pixel((3.0, 1.5)), hand.pixel((4.5, 4.5))
    assert after[edge.y(), edge.x()] != before[edge.y(), edge.x()]
    assert after[elsewhere.y(), elsewhere.x()] == before[elsewhere.y(), elsewhere.x()]
    assert legend(hand).endswith("Region graph")
    hand.key("r", CTRL | SHIFT)
    assert "Region graph" not in legend(hand)
    np.testing.assert_array_equal(hand.picture(), before)


def test_the_switch_is_remembered(open_window: OpenWindow, store: QSettings) -> None:
    switch_on(open_window(blocks(RING)))
    assert store.value("switches/graph", False, type=bool) is True
    again = open_window(blocks(RING))
    assert again.window.actions_by_name["view.graph"].isChecked()
    wait(again)


def test_the_graph_follows_edits(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    switch_on(hand)
    old = hand.window.graph.graph
    assert old is not None
    assert (len(old.numbers), old.loop_count) == (3, 1)
    hand.document.do(SetWalls([(0, 0, 1, "E", "wall")]), "wall")
    assert hand.window.graph.graph is old
    wait(hand)
    new = hand.window.graph.graph
    assert new is not None
    assert (len(new.numbers), new.loop_count) == (4, 0)


def test_another_maze_has_another_graph(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    switch_on(hand)
    hand.document.replace(pillars(5), None)
    assert hand.window.graph.graph is None
    wait(hand)
    graph = hand.window.graph.graph
    assert graph is not None
    assert len(graph.numbers) == len(graph_of(pillars(5)).numbers)


def test_too_many_regions_in_sight_are_not_drawn_until_one_zooms_in(open_window: OpenWindow) -> None:
    hand = open_window(pillars(43))
    # With two rows of the legend the maze that fits would be smaller.
    hand.tabs.resize(1100, 640)
    before = hand.picture()
    switch_on(hand)
    assert legend(hand).endswith("zoom in to see it")
    changed = np.argwhere(hand.picture() != before)
    card = hand.window.legend.geometry()
    assert all(card.contains(QPoint(col, row)) for row, col in changed.tolist())
    hand.window.view.zoom_to(24)
    assert legend(hand).endswith("Region graph")
    hand.key("r", CTRL | SHIFT)
    bare = hand.picture()
    switch_on(hand)
    assert (hand.picture() != bare).mean() > 0.02


@pytest.mark.parametrize("width_px", [580, 620, 660])
def test_a_legend_that_takes_a_row_more_or_less_on_the_way_does_not_hold_the_view(
    open_window: OpenWindow, width_px: int
) -> None:
    hand = open_window(pillars(50))
    hand.act("window.hide_docks")
    hand.tabs.resize(width_px, 500)
    view = hand.window.view
    switch_on(hand)
    for _ in range(2):
        hand.act("view.fit")
        room = view.viewport().height() - hand.window.legend.geometry().top()
        assert view.viewportTransform().mapRect(view.maze_scene.maze_rect).bottom() < view.height() - room
        assert legend(hand).endswith("zoom in to see it")
        fitted = view.cell_px
        view.zoom_to(60.0)
        assert view.cell_px == 60.0
        assert legend(hand).endswith("Region graph")
        view.zoom_to(fitted)
    hand.act("view.fit")
    for keys in (NO_KEYS, SHIFT):
        before = view.scene_point(QPointF())
        for _ in range(8):
            hand.wheel((5.0, 5.0), 1, keys)
        moved = view.scene_point(QPointF()) - before
        assert (moved.x() != 0) == (keys == SHIFT)
        assert (moved.y() != 0) == (keys == NO_KEYS)


def test_where_the_legend_is_hidden_a_sentence_asks_to_zoom_in(open_window: OpenWindow) -> None:
    hand = open_window(pillars(43))
    hand.key("l", CTRL)
    assert hand.message == ""
    switch_on(hand)
    assert "Zoom in" in hand.message


def test_a_level_shows_its_own_nodes_and_stubs_to_others(open_window: OpenWindow) -> None:
    maze = blocks("...#", "#...", links=[teleporter((0, 0, 0), (1, 0, 3))])
    hand = open_window(maze)
    bare = hand.picture()
    switch_on(hand)
    lower = hand.picture()
    # The stub leads up and to the right from the corridor's middle.
    middle = hand.pixel((0.5, 1.5)) + QPoint(7, -7)
    assert lower[middle.y(), middle.x()] != bare[middle.y(), middle.x()]
    hand.window.scene.set_level(1)
    upper = hand.pixel((0.5, 2.5)) + QPoint(7, 7)
    shown = hand.picture()
    hand.key("r", CTRL | SHIFT)
    assert hand.picture()[upper.y(), upper.x()] != shown[upper.y(), upper.x()]


def test_only_what_is_in_sight_is_found_and_all_of_it() -> None:
    rng = np.random.default_rng(5)
    for _ in range(20):
        plan = GraphPlan.of(_random_graph(rng, 400), SQUARE)
        level, left, top = int(rng.integers(2)), *rng.uniform(-150, 100, 2).tolist()
        sight = Sight(level, left, top, left + float(rng.uniform(1, 150)), top + float(rng.uniform(1, 150)))
        here = plan.levels == level
        low, high = np.array(sight[1:3]), np.array(sight[3:])
        inside = here & (plan.points >= low).all(axis=1) & (plan.points <= high).all(axis=1)
        np.testing.assert_array_equal(np.sort(plan.nodes_in(sight)), np.flatnonzero(inside))
        assert plan.count(sight) == inside.sum()
        first, second = plan.edges.T
        ends = plan.points[plan.edges]
        touch = (ends.max(axis=1) >= low).all(axis=1) & (ends.min(axis=1) <= high).all(axis=1)
        along = np.flatnonzero(here[first] & here[second] & touch)
        np.testing.assert_array_equal(np.sort(plan.edges_in(sight)), along)
        stubs = {(a, b) for a, b in [*plan.edges.tolist(), *plan.edges[:, ::-1].tolist()]
                 if inside[a] and not here[b]}  # fmt: skip
        assert set(map(tuple, plan.stubs_in(sight).tolist())) == stubs


def _random_graph(rng: np.random.Generator, count: int) -> RegionGraph:
    """Points of two levels, around the origin, with edges to near and far ones."""
    anchors = np.stack((rng.integers(2, size=count), *rng.integers(-150, 150, (2, count))), axis=1)
    edges = rng.integers(count, size=(2 * count, 2)).astype(np.int32)
    near = np.argsort(anchors[:, 1] * 300 + anchors[:, 2])
    edges[:count] = np.stack((near, np.roll(near, 1)), axis=1)
    none = np.zeros(2 * count, dtype=np.uint8)
    ones = np.ones(count, dtype=np.int64)
    return RegionGraph(
        np.arange(1, count + 1, dtype=np.int32), ones.astype(np.uint8), ones, anchors, edges,
        none, none.astype(np.bool_), np.zeros(count, dtype=np.int32), 1,
    )  # fmt: skip


def test_a_room_without_cells_of_its_own_lies_in_the_middle_of_its_face() -> None:
    drawing = """
        #.##
        #...
        ...#
        ##.#
    """
    graph = graph_of(blocks(drawing))
    plan = GraphPlan.of(graph, SQUARE)
    rooms = np.flatnonzero(graph.kinds == Kind.ROOM)
    assert graph.sizes[rooms].tolist() == [0]
    assert plan.points[rooms].tolist() == [[2.0, 2.0]]


# On its own


def test_the_dock_shows_the_graph_and_a_click_goes_to_the_region(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    assert hand.window.graph_dock.isHidden()
    open_dock(hand)
    dock = hand.window.graph_dock
    assert hand.window.actions_by_name["window.graph"].isChecked()
    assert dock.counts.text() == "3 regions · 3 contacts · 1 part · 1 loop"
    assert dock.words.isHidden()
    excerpt = dock.excerpt
    assert excerpt is not None
    corridor = int(excerpt.numbers[np.argmax(excerpt.sizes)])
    bare = dock.view.grab().toImage()
    with hand.qtbot.waitSignal(hand.window.finder.found):
        click_node(hand, corridor)
    assert hand.window.finder.number == corridor
    assert dock.view.grab().toImage() != bare
    hand.key(Qt.Key.Key_Escape)
    assert dock.view.grab().toImage() == bare


def test_where_all_is_rock_there_is_nothing_to_show(open_window: OpenWindow) -> None:
    hand = open_window(blocks("##", "##"))
    switch_on(hand)
    open_dock(hand)
    assert hand.window.graph_dock.counts.text() == "0 regions · 0 contacts · 0 parts · 0 loops"


def test_a_node_is_named_by_its_tool_tip(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    dock = hand.window.graph_dock
    assert dock.excerpt is not None
    tips = []
    for number in dock.excerpt.numbers.tolist():
        point = dock.view.point_of(number)
        assert point is not None
        tips.append(dock.view.tip_at(point))
    corridors = sorted(tip.partition(" · ")[2] for tip in tips if tip.startswith("Corridor"))
    assert corridors == ["11 cells", "2 cells"]
    assert "Crossroad (0, 2, 1) · 1 cell" in tips
    assert dock.view.tip_at(QPointF(1, 1)) == ""


def test_the_wheel_zooms_a_drag_moves_and_two_clicks_on_the_ground_show_all(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    view, excerpt = hand.window.graph_dock.view, hand.window.graph_dock.excerpt
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
    assert hand.window.finder.number is None
    QTest.mouseDClick(view, LEFT, NO_KEYS, QPoint(5, 5))
    assert view.point_of(number) == first


def test_of_a_large_graph_the_surroundings_of_a_region_are_shown(open_window: OpenWindow) -> None:
    hand = open_window(pillars(43))
    open_dock(hand)
    dock = hand.window.graph_dock
    graph, excerpt = hand.window.graph.graph, dock.excerpt
    assert graph is not None
    assert excerpt is not None
    assert len(excerpt.numbers) == MOST_AROUND
    assert dock.words.text().startswith("200 of 1,400 regions, around C")
    # Within the excerpt a click marks only; two clicks look around.
    inside = int(excerpt.numbers[-1])
    with hand.qtbot.waitSignal(hand.window.finder.found):
        click_node(hand, inside)
    assert dock.excerpt is excerpt
    point = dock.view.point_of(inside)
    assert point is not None
    QTest.mouseDClick(dock.view, LEFT, NO_KEYS, point.toPoint())
    hand.qtbot.waitUntil(lambda: dock.excerpt is not None and dock.excerpt.middle == inside)
    # What is outlined outside of it is looked around at once.
    assert dock.excerpt is not None
    outside = int(np.setdiff1d(graph.numbers, dock.excerpt.numbers)[0])
    hand.window.finder.show(outside)
    hand.qtbot.waitUntil(lambda: dock.excerpt is not None and dock.excerpt.middle == outside)


def test_the_nearest_nodes_come_by_distance() -> None:
    excerpt = Excerpt.of(graph_of(pillars(43)), None)
    assert excerpt.node_of(excerpt.middle) == 0
    edges = np.array([[2, 0], [2, 3], [3, 4], [0, 1]], dtype=np.int32)
    assert nearest(edges, 6, 3, 9).tolist() == [3, 2, 4, 0, 1]
    assert nearest(edges, 6, 5, 9).tolist() == [5]


def test_the_export_can_be_read_again(open_window: OpenWindow, tmp_path: Path) -> None:
    hand = open_window(blocks(RING))
    open_dock(hand)
    dock = hand.window.graph_dock
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
    hand.window.graph_dock.export(tmp_path / "nowhere" / "a.json")
    hand.qtbot.waitUntil(lambda: "does not exist" in hand.message)


# The layout


def test_a_layout_is_the_same_every_time_and_no_two_nodes_coincide() -> None:
    rng = np.random.default_rng(3)
    for count in (2, 3, 40, 150):
        # All at one place, as nodes above each other on many levels would be.
        edges = np.array([(node, int(rng.integers(node))) for node in range(1, count)], dtype=np.int32)
        edges = np.concatenate((edges, rng.integers(count, size=(count // 5, 2)).astype(np.int32)))
        start = np.zeros((count, 2))
        places = laid_out(start, edges)
        np.testing.assert_array_equal(places, laid_out(start, edges))
        assert np.isfinite(places).all()
        apart = np.hypot(*(places[:, None] - places).transpose(2, 0, 1)) + np.diag(np.full(count, np.inf))
        assert apart.min() > 0.2


def test_edges_are_about_as_long_as_each_other_and_a_row_stays_a_row() -> None:
    places = laid_out(np.array([[0.0, 0], [9, 0], [10, 0], [40, 1]]), np.array([[0, 1], [1, 2], [2, 3]]))
    assert np.hypot(*np.diff(places, axis=0).T) == pytest.approx(1, abs=0.05)
    assert (np.diff(places[:, 0]) > 0.7).all()


def test_parts_that_do_not_hang_together_lie_beside_each_other() -> None:
    square = np.array([[0, 1], [1, 2], [2, 3], [3, 0]], dtype=np.int32)
    places = laid_out(np.zeros((9, 2)), np.concatenate((square, square + 4)))
    boxes = [
        (places[part].min(axis=0), places[part].max(axis=0)) for part in ([0, 1, 2, 3], [4, 5, 6, 7], [8])
    ]
    for at, (low, high) in enumerate(boxes):
        for other_low, other_high in boxes[:at]:
            assert ((low > other_high) | (high < other_low)).any()


def test_a_graph_that_is_behind_says_so_and_is_not_exported(open_window: OpenWindow) -> None:
    hand = open_window(pillars(4))
    switch_on(hand)
    hand.act("window.graph")
    wait(hand)
    dock = hand.window.graph_dock
    assert dock.export_button.isEnabled()
    hand.act("analyse.stop")
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), "wall")
    assert legend(hand).endswith("behind")
    assert dock.counts.text().endswith("behind")
    assert not dock.export_button.isEnabled()
    wait(hand)
    assert not legend(hand).endswith("behind")
    assert dock.export_button.isEnabled()
    hand.act("view.graph")
    hand.act("window.graph")
    assert hand.window.graph.graph is None


def test_where_regions_are_not_worked_out_nothing_is_promised(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    engine.hold()
    hand = open_window(pillars(4), segment=engine, prepares=False)
    hand.act("view.graph")
    hand.act("window.graph")
    assert legend(hand).endswith("working it out…")
    hand.window.workers.start_segmentation()
    engine.wait_until_held()
    hand.act("analyse.stop")
    assert legend(hand).endswith("not known")
    assert "not worked out" in hand.window.graph_dock.counts.text()
    engine.gate.set()
