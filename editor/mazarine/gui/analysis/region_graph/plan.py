"""The layout of a region graph over the maze, indexed by tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.gui.analysis.region_order import Exits
from mazarine.lattice import Lattice
from mazarine.paths.region_graph import RegionGraph, Sort

_TILE = 32
"""Cells along a side. Edges up to this length are found by their middles, longer ones one by one."""

_COUNTED = 1 << 14
"""Nodes up to which each is looked at, some tenths of a millisecond."""


class VisiblePart(NamedTuple):
    """A part of a level, in units of the scene where lattice cells are."""

    level: int
    left: float
    top: float
    right: float
    bottom: float

    def grown(self, margin: float) -> VisiblePart:
        level, left, top, right, bottom = self
        return VisiblePart(level, left - margin, top - margin, right + margin, bottom + margin)


class TileIndex:
    """Finds points of levels by the tile that they lie in."""

    def __init__(self, levels: NDArray[np.int64], points: NDArray[np.float64]) -> None:
        tiles = np.floor(points / _TILE).astype(np.int64)
        cols, rows = np.ascontiguousarray(tiles.T)
        self._first = int(cols.min(initial=0)), int(rows.min(initial=0))
        self._cols = int(cols.max(initial=0)) - self._first[0] + 1
        self._rows = int(rows.max(initial=0)) - self._first[1] + 1
        self._levels = int(levels.max(initial=0)) + 1
        keys = (levels * self._rows + rows - self._first[1]) * self._cols + cols - self._first[0]
        self._order = np.argsort(keys, kind="stable")
        counts = np.bincount(keys, minlength=self._levels * self._rows * self._cols)
        self._starts = np.concatenate((np.zeros(1, np.int64), np.cumsum(counts)))

    def count(self, sight: VisiblePart) -> int:
        """Return how many points lie in the tiles that a part of a level touches."""
        starts, ends = self._runs(sight)
        return int((ends - starts).sum())

    def within(self, sight: VisiblePart) -> NDArray[np.int64]:
        """Return the indices of those points, tile by tile."""
        starts, ends = self._runs(sight)
        lengths = ends - starts
        before = np.cumsum(lengths) - lengths
        places = np.arange(int(lengths.sum())) + np.repeat(starts - before, lengths)
        found: NDArray[np.int64] = self._order[places]
        return found

    def _runs(self, sight: VisiblePart) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return where points begin and end in the order, for each row of tiles."""
        left, top, right, bottom = (
            int(np.clip(edge // _TILE - self._first[at % 2], -1, (self._cols, self._rows)[at % 2]))
            for at, edge in enumerate(sight[1:])
        )
        rows = np.arange(max(top, 0), min(bottom, self._rows - 1) + 1)
        first, last = max(left, 0), min(right, self._cols - 1)
        if not 0 <= sight.level < self._levels or first > last:
            rows = rows[:0]
        heads = (sight.level * self._rows + rows) * self._cols
        return self._starts[heads + first], self._starts[heads + last + 1]


@dataclass(frozen=True, eq=False)
class GraphPlan:
    """The nodes and edges of a region graph as they are drawn over the maze.

    Attributes
    ----------
    exits : how many edges each region has
    points : (n, 2) x, y of nodes where lattice cells are: the middle of the anchor; of a room without
        cells of its own the middle of its first face, as its anchor is another region's cell
    levels : (n,) int64
    kinds : (n,) uint8 `Kind`
    ranks : (n,) int64, the whole number nearest to log2 of the size
    edges : (m, 2) int32 nodes
    are_links, directed : (m,) bool
    """

    # Edges between levels show as stubs at both ends; there are as few as there are stairs.

    exits: Exits
    points: NDArray[np.float64]
    levels: NDArray[np.int64]
    kinds: NDArray[np.uint8]
    ranks: NDArray[np.int64]
    edges: NDArray[np.int32]
    are_links: NDArray[np.bool_]
    directed: NDArray[np.bool_]
    _node_tiles: TileIndex
    _edge_tiles: TileIndex
    _short: NDArray[np.int64]
    _long: NDArray[np.int64]
    _stubs: NDArray[np.int32]

    @classmethod
    def of(cls, graph: RegionGraph, lattice: Lattice) -> GraphPlan:
        levels = np.ascontiguousarray(graph.anchors[:, 0])
        points = _points_of(graph, lattice)
        first, second = points[graph.edges[:, 0]], points[graph.edges[:, 1]]
        are_level = levels[graph.edges[:, 0]] == levels[graph.edges[:, 1]]
        across = np.abs(first - second)
        are_short = (across[:, 0] <= _TILE) & (across[:, 1] <= _TILE)
        short = np.flatnonzero(are_level & are_short)
        between = graph.edges[~are_level]
        return cls(
            _exits_of(graph), points, levels, graph.kinds,
            np.rint(np.log2(np.maximum(graph.sizes, 1))).astype(np.int64),
            graph.edges, graph.sorts == Sort.LINK, graph.directed,
            TileIndex(levels, points),
            TileIndex(levels[graph.edges[short, 0]], (first[short] + second[short]) / 2),
            short, np.flatnonzero(are_level & ~are_short), np.concatenate((between, between[:, ::-1])),
        )  # fmt: skip

    def count(self, sight: VisiblePart) -> int:
        """Return how many nodes are in a part of a level; of very many about how many."""
        near = self._node_tiles.count(sight)
        return near if near > _COUNTED else len(self.nodes_in(sight))

    def nodes_in(self, sight: VisiblePart) -> NDArray[np.int64]:
        nodes = self._node_tiles.within(sight)
        x, y = self.points[nodes].T
        inside = (x >= sight.left) & (x <= sight.right) & (y >= sight.top) & (y <= sight.bottom)
        found: NDArray[np.int64] = nodes[inside]
        return found

    def edges_in(self, sight: VisiblePart) -> NDArray[np.int64]:
        """Return the edges within a level that may touch a part of it."""
        short = self._short[self._edge_tiles.within(sight.grown(_TILE / 2))]
        edges = np.concatenate((short, self._long))
        first = self.edges[edges, 0]
        (x0, y0), (x1, y1) = self.points[first].T, self.points[self.edges[edges, 1]].T
        across = (np.maximum(x0, x1) >= sight.left) & (np.minimum(x0, x1) <= sight.right)
        down = (np.maximum(y0, y1) >= sight.top) & (np.minimum(y0, y1) <= sight.bottom)
        found: NDArray[np.int64] = edges[across & down & (self.levels[first] == sight.level)]
        return found

    def stubs_in(self, sight: VisiblePart) -> NDArray[np.int32]:
        """Return (node, node on another level) of the contacts that lead out of a part of a level."""
        stubs = self._stubs[self.levels[self._stubs[:, 0]] == sight.level]
        x, y = self.points[stubs[:, 0]].T
        inside = (x >= sight.left) & (x <= sight.right) & (y >= sight.top) & (y <= sight.bottom)
        found: NDArray[np.int32] = stubs[inside]
        return found


def _exits_of(graph: RegionGraph) -> Exits:
    order = np.argsort(graph.numbers)
    counts = np.bincount(graph.edges.ravel(), minlength=len(order))
    return Exits(graph.numbers[order], counts[order])


def _points_of(graph: RegionGraph, lattice: Lattice) -> NDArray[np.float64]:
    geometry, (rows, cols) = lattice.geometry((0, 0)), graph.anchors[:, 1:].T
    points = geometry.middles(rows, cols)
    bare = graph.sizes == 0
    of_face = [geometry.middles(rows[bare] + down, cols[bare] + right) for down, right in lattice.face_cells]
    points[bare] = np.mean(of_face, axis=0)
    return points
