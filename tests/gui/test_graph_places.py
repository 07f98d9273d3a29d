"""Where the nodes of a region graph lie: over the maze, around a region, and laid out."""

from __future__ import annotations

import numpy as np
import pytest

from mazarine.gui.analysis.region_graph.excerpt import Excerpt, nearest
from mazarine.gui.analysis.region_graph.layout import laid_out
from mazarine.gui.analysis.region_graph.plan import GraphPlan, VisiblePart
from mazarine.lattice import SQUARE
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Kind
from tests.drawing import blocks
from tests.gui.region_graphs import graph_of, pillars


def test_only_what_is_in_sight_is_found_and_all_of_it() -> None:
    rng = np.random.default_rng(5)
    for _ in range(20):
        plan = GraphPlan.of(_random_graph(rng, 400), SQUARE)
        level, left, top = int(rng.integers(2)), *rng.uniform(-150, 100, 2).tolist()
        sight = VisiblePart(
            level, left, top, left + float(rng.uniform(1, 150)), top + float(rng.uniform(1, 150))
        )
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


def test_the_nearest_nodes_come_by_distance() -> None:
    excerpt = Excerpt.of(graph_of(pillars(43)), None)
    assert excerpt.node_of(excerpt.middle) == 0
    edges = np.array([[2, 0], [2, 3], [3, 4], [0, 1]], dtype=np.int32)
    assert nearest(edges, 6, 3, 9).tolist() == [3, 2, 4, 0, 1]
    assert nearest(edges, 6, 5, 9).tolist() == [5]


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
