"""As much of a region graph as can be looked at as a graph, with a place for every node."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.analysis.region_graph.layout import laid_out
from mazarine.gui.analysis.region_names import region_name
from mazarine.gui.i18n import tr_later
from mazarine.messages import Message
from mazarine.paths.region_graph import RegionGraph, Sort
from mazarine.regions import Kind

MOST_WHOLE = 400
"""Regions up to which a graph is shown whole."""
MOST_AROUND = 200


@dataclass(frozen=True, eq=False)
class Excerpt:
    """Some nodes of a region graph, and the edges between them.

    Attributes
    ----------
    numbers, kinds, sizes, anchors : of the nodes, as in `RegionGraph`
    places : (n, 2) where they are drawn, see `laid_out`
    edges, are_links, directed : as in `RegionGraph`, within the excerpt
    are_cut : (n,) bool, whether a node has contacts that are left out
    middle : the number of the region that others are nearest to; None in a whole graph
    """

    numbers: NDArray[np.int32]
    kinds: NDArray[np.uint8]
    sizes: NDArray[np.int64]
    anchors: NDArray[np.int64]
    places: NDArray[np.float64]
    edges: NDArray[np.int32]
    are_links: NDArray[np.bool_]
    directed: NDArray[np.bool_]
    are_cut: NDArray[np.bool_]
    middle: int | None

    @classmethod
    def of(cls, graph: RegionGraph, around: int | None) -> Excerpt:
        """Return all of a small graph; of a large one the part around a region, or around the largest one."""
        count = len(graph.numbers)
        nodes, middle = np.arange(count), None
        if count > MOST_WHOLE:
            found = np.flatnonzero(graph.numbers == around)
            node = int(found[0] if len(found) else np.argmax(graph.sizes))
            nodes, middle = nearest(graph.edges, count, node, MOST_AROUND), int(graph.numbers[node])
        index = np.full(count, -1, dtype=np.int32)
        index[nodes] = np.arange(len(nodes))
        ends = index[graph.edges]
        are_inside = (ends >= 0).all(axis=1)
        are_cut = np.zeros(len(nodes), dtype=np.bool_)
        cut = ends[~are_inside].max(axis=1, initial=-1)
        are_cut[cut[cut >= 0]] = True
        anchors = graph.anchors[nodes]
        # Levels begin beside each other.
        width = np.ptp(anchors[:, 2]) + 2 if len(nodes) else 0
        start = np.stack((anchors[:, 2] + anchors[:, 0] * width, anchors[:, 1]), axis=1).astype(np.float64)
        edges = ends[are_inside]
        return cls(
            graph.numbers[nodes], graph.kinds[nodes], graph.sizes[nodes], anchors, laid_out(start, edges),
            edges, graph.sorts[are_inside] == Sort.LINK, graph.directed[are_inside], are_cut, middle,
        )  # fmt: skip

    def name_of(self, node: int) -> Message:
        """Return the name of a node: "Corridor 17", or that of a crossroad with its cell."""
        if self.kinds[node] == Kind.CROSSROAD:
            return tr_later("Crossroad {cell}", cell=tuple(self.anchors[node].tolist()))
        return region_name(int(self.numbers[node]), Kind(int(self.kinds[node])))

    def node_of(self, number: int | None) -> int | None:
        """Return the node of a region, None if it is left out."""
        found = np.flatnonzero(self.numbers == number)
        return int(found[0]) if len(found) else None


def nearest(edges: NDArray[np.int32], count: int, node: int, most: int) -> NDArray[np.int64]:
    """Return the nodes that are the fewest edges away from one, itself first; sorted within a distance.

    >>> nearest(np.array([[0, 1], [1, 2], [3, 2], [4, 0]], dtype=np.int32), 6, 1, 4).tolist()
    [1, 0, 2, 3]
    """
    first, second = np.ascontiguousarray(edges.T)
    is_taken = np.zeros(count, dtype=np.bool_)
    is_taken[node] = True
    rings, taken = [np.array([node])], 1
    while len(rings[-1]) and taken < most:
        # An edge with one end taken leads on, whichever way it runs.
        from_first, from_second = is_taken[first], is_taken[second]
        ring = np.unique(
            np.concatenate((second[from_first & ~from_second], first[from_second & ~from_first]))
        )
        rings.append(ring[: most - taken].astype(np.int64))
        is_taken[rings[-1]] = True
        taken += len(rings[-1])
    return np.concatenate(rings)
