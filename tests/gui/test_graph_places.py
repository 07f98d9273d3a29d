"""Where the nodes of a region graph lie over the maze."""

from __future__ import annotations

import numpy as np

from mazarine.gui.analysis.region_graph.plan import GraphPlan, VisiblePart
from mazarine.lattice import SQUARE
from mazarine.paths.region_graph import RegionGraph
from mazarine.regions import Kind
from tests.drawing import blocks
from tests.gui.region_graphs import graph_of


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
