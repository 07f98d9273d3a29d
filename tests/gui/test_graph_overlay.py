"""The region graph over the maze, and what the legend says of it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings

from mazarine.maze.edits import SetWalls
from tests.drawing import blocks, teleporter
from tests.gui.conftest import OpenWindow
from tests.gui.hand import CTRL, NO_KEYS, SHIFT
from tests.gui.region_graphs import RING, graph_of, legend, pillars, switch_on, wait
from tests.gui.session.held_engine import HeldEngine


def test_the_graph_lies_over_the_maze_while_it_is_switched_on(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    before = hand.picture()
    assert hand.session.graph.value is None
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
    assert again.actions["view.graph"].isChecked()
    wait(again)


def test_the_graph_follows_edits(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    switch_on(hand)
    old = hand.session.graph.value
    assert old is not None
    assert (len(old.points), len(old.edges)) == (3, 3)
    hand.document.do(SetWalls([(0, 0, 1, "E", "wall")]), "wall")
    assert hand.session.graph.value is old
    wait(hand)
    new = hand.session.graph.value
    assert new is not None
    assert (len(new.points), len(new.edges)) == (4, 3)


def test_another_maze_has_another_graph(open_window: OpenWindow) -> None:
    hand = open_window(blocks(RING))
    switch_on(hand)
    hand.document.replace(pillars(5), None)
    assert hand.session.graph.value is None
    wait(hand)
    plan = hand.session.graph.value
    assert plan is not None
    assert len(plan.points) == len(graph_of(pillars(5)).numbers)


def test_too_many_regions_in_sight_are_not_drawn_until_one_zooms_in(open_window: OpenWindow) -> None:
    hand = open_window(pillars(43))
    # With two rows of the legend the maze that fits would be smaller.
    hand.window.resize(1100, 640)
    before = hand.picture()
    switch_on(hand)
    assert legend(hand).endswith("zoom in to see it")
    changed = np.argwhere(hand.picture() != before)
    card = hand.legend_rect
    assert all(card.contains(QPoint(col, row)) for row, col in changed.tolist())
    hand.zoom_to(24)
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
    hand.window.resize(width_px, 500)
    view = hand.window.view
    switch_on(hand)
    for _ in range(2):
        hand.act("view.fit")
        below = view.viewportTransform().mapRect(view.maze_scene.maze_rect).bottom()
        assert below < hand.legend_rect.y()
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
    hand.show_level(1)
    upper = hand.pixel((0.5, 2.5)) + QPoint(7, 7)
    shown = hand.picture()
    hand.key("r", CTRL | SHIFT)
    assert hand.picture()[upper.y(), upper.x()] != shown[upper.y(), upper.x()]


def test_a_graph_that_is_behind_says_so(open_window: OpenWindow) -> None:
    hand = open_window(pillars(4))
    switch_on(hand)
    wait(hand)
    hand.act("analyze.stop")
    hand.document.do(SetWalls([(0, 0, 0, "E", "wall")]), "wall")
    assert legend(hand).endswith("updating…")
    wait(hand)
    assert not legend(hand).endswith("updating…")
    hand.act("view.graph")
    assert hand.session.graph.value is None


def test_where_regions_are_not_worked_out_nothing_is_promised(open_window: OpenWindow) -> None:
    engine = HeldEngine()
    engine.hold()
    hand = open_window(pillars(4), segment=engine, prepares=False)
    hand.act("view.graph")
    assert legend(hand).endswith("calculating…")
    hand.session.segmentation.start()
    engine.wait_until_held()
    hand.act("analyze.stop")
    assert legend(hand).endswith("not available")
    engine.gate.set()
