"""The region graph of a segmentation, as a value: regions, and where one gets from one to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import NDArray

from mazarine import extras
from mazarine.counting import Noun
from mazarine.native.calls import List
from mazarine.native.paths import Nodes, find_components, find_contacts, find_nodes
from mazarine.regions import Kind, Segmentation
from mazarine.regions.segmentation import lock_of
from mazarine.values import ArrayValue

if TYPE_CHECKING:
    import networkx


class Sort(IntEnum):
    """The kind of a contact between two regions."""

    SIDE = 0
    LINK = 1


@dataclass(frozen=True, eq=False, repr=False)
class RegionGraph(ArrayValue):
    """Every region is a node; every contact of two regions is an edge.

    A contact is

    - an open side between a corridor and a crossroad: a corridor that begins and ends at one crossroad
      has two edges to it;
    - a crossroad that is an entry of a room: one edge, however many sides they share, also at a pinch;
    - an open side between two crossroads, unless it lies in an open face: there the room joins them, and
      open floor is no loop;
    - a link, between the regions of its two ends, which may be one corridor.

    A closed ring has one edge to itself, where it closes. So a loop is a cycle that cannot be contracted
    inside a room; cycles around a pillar inside one room do not count.

    Attributes
    ----------
    numbers : (n,) int32 region numbers: rooms and corridors, then crossroads in reading order
    kinds : (n,) uint8 `Kind`
    sizes : (n,) int64 own cells; the length of a corridor
    anchors : (n, 3) int64 lattice cells: a corridor's middle, the cell of a room that is nearest to its
        centroid; of a room without cells of its own, a cell of its faces
    edges : (m, 2) int32 nodes, as indices into `numbers`
    sorts : (m,) uint8 `Sort`
    directed : (m,) bool, a one-way link, from `edges[:, 0]` to `edges[:, 1]`
    components : (n,) int32, the connected component of each node, whichever way links run
    component_count : the number of connected components
    """

    numbers: NDArray[np.int32]
    kinds: NDArray[np.uint8]
    sizes: NDArray[np.int64]
    anchors: NDArray[np.int64]
    edges: NDArray[np.int32]
    sorts: NDArray[np.uint8]
    directed: NDArray[np.bool_]
    components: NDArray[np.int32]
    component_count: int

    @classmethod
    def of(cls, segmentation: Segmentation) -> Self:
        """Make the graph of a segmentation as it is now; later updates do not reach it."""
        return cls.with_nodes(segmentation)[0]

    @classmethod
    def with_nodes(cls, segmentation: Segmentation) -> tuple[Self, Nodes]:
        """Make the graph, and return with it the node of each cell."""
        with lock_of(segmentation):
            grid = segmentation.space.grid
            engine, pairs = segmentation.engine, List(np.int32)
            nodes = Nodes(len(segmentation.regions), grid.padded_size, len(engine.rows))
            find_nodes(engine, nodes)
            find_contacts(engine, nodes, pairs)
            two_way, one_way = (nodes.at[pairs] for pairs in _links(segmentation.space.partners))
        touching = pairs.array().reshape(-1, 2)
        edges = np.concatenate((touching, two_way, one_way))
        components = np.empty(len(nodes.numbers), dtype=np.int32)
        component_count = find_components(edges, components)
        graph = cls(
            nodes.numbers,
            nodes.kinds,
            nodes.sizes,
            grid.cells_at_padded(nodes.places),
            edges,
            sorts=np.repeat(
                np.array((Sort.SIDE, Sort.LINK), dtype=np.uint8), (len(touching), len(two_way) + len(one_way))
            ),
            directed=np.arange(len(edges)) >= len(edges) - len(one_way),
            components=components,
            component_count=component_count,
        )
        return graph, nodes

    def uniform_edges(self) -> tuple[NDArray[np.int32], NDArray[np.uint8], NDArray[np.bool_]]:
        """Return the edges of a graph in which all are directed, or none.

        Where there is a one-way link, every other edge is there twice, once in each direction; but an edge
        from a region to itself once.

        Returns
        -------
        ends : (k, 2) int32 region numbers
        sorts : (k,) uint8 `Sort`
        directed : (k,) bool, a one-way link
        """
        ends, sorts, directed = self.numbers[self.edges], self.sorts, self.directed
        if directed.any():
            both_ways = ~directed & (ends[:, 0] != ends[:, 1])
            ends = np.concatenate((ends, ends[both_ways, ::-1]))
            sorts = np.concatenate((sorts, sorts[both_ways]))
            directed = np.concatenate((directed, directed[both_ways]))
        return ends, sorts, directed

    def to_networkx(self) -> networkx.MultiGraph:
        """Return the graph for NetworkX: a `MultiDiGraph` if there is a one-way link, else a `MultiGraph`.

        A node is the number of a region, with the attributes `kind` (a word), `size`, and `level`, `row` and
        `col` of its anchor. An edge has its `sort` (`side` or `link`), and `directed`, whether it is a
        one-way link. In a `MultiDiGraph` every other edge is there twice, once in each direction.

        Raises
        ------
        MissingExtra
            If NetworkX is not installed.

        Examples
        --------
        >>> import mazarine as mz
        >>> maze = mz.Maze.from_blocks([[0, 0, 1, 0], [0, 0, 0, 0]])
        >>> graph = mz.RegionGraph.of(mz.segment(maze)).to_networkx()
        >>> dict(graph.degree)
        {1: 1, 2: 1, 1073750017: 2}
        >>> graph.nodes[2]
        {'kind': 'corridor', 'size': 3, 'level': 0, 'row': 1, 'col': 3}
        """
        extras.require("interop", extras.Feature.NETWORKX_FEATURE())
        import networkx  # noqa: PLC0415  # an optional package

        ends, sorts, directed = self.uniform_edges()
        graph: networkx.MultiGraph = networkx.MultiDiGraph() if directed.any() else networkx.MultiGraph()
        nodes = (column.tolist() for column in (self.numbers, self.kinds, self.sizes, self.anchors))
        for number, kind, size, (level, row, col) in zip(*nodes, strict=True):
            graph.add_node(number, kind=Kind(kind).name.lower(), size=size, level=level, row=row, col=col)
        edges = (column.tolist() for column in (ends, sorts, directed))
        for (first, second), sort, is_one_way in zip(*edges, strict=True):
            graph.add_edge(first, second, sort=Sort(sort).name.lower(), directed=is_one_way)
        return graph

    def __repr__(self) -> str:
        regions, contacts = Noun.REGIONS(count=len(self.numbers)), Noun.CONTACTS(count=len(self.edges))
        return f"<RegionGraph: {regions}, {contacts}, {Noun.COMPONENTS(count=self.component_count)}>"

    @property
    def loop_count(self) -> int:
        """Edges − nodes + components: how many edges can go before a part falls off; one-way links count."""
        return len(self.edges) - len(self.numbers) + self.component_count


def _links(partners: Mapping[int, tuple[int, ...]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the two-way and the one-way links as (n, 2) padded places, the latter from first to second."""
    onward, one_way = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for place, ends in partners.items():
        onward.update((place, end) for end in ends if end >= 0)
        one_way.update((~end, place) for end in ends if end < 0)
    two_way = Counter({pair: count for pair, count in (onward - one_way).items() if pair[0] < pair[1]})
    return _sorted_pairs(two_way), _sorted_pairs(one_way)


def _sorted_pairs(pairs: Counter[tuple[int, int]]) -> NDArray[np.int64]:
    return np.array(sorted(pairs.elements()), dtype=np.int64).reshape(-1, 2)
