"""Libraries that find shortest paths, each given the maze in the form that it likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Question = Callable[[int, int], Any]
"""Asked about two floor cells, flat in the array of blocks or cells that the peer was made of."""


class Grid:
    """What a maze is for the peers: floor cells as numbers, the open sides between them, and as blocks.

    Attributes
    ----------
    cells : (n,) int64 flat places of floor
    number : (rows * cols,) int32 the number of each, -1 for rock
    edges : (m, 2) int32
    blocks : bool, walls as cells; `block_of` gives where a cell is in it
    """

    def __init__(self, cells: NDArray[np.uint8], walls: NDArray[np.uint8]) -> None:
        floor = cells > 1
        self.rows, self.cols = floor.shape
        self.is_thin = bool(walls[:-1, :-1].any())
        self.cells = np.flatnonzero(floor)
        self.number = np.full(floor.size, -1, dtype=np.int32)
        self.number[self.cells] = np.arange(len(self.cells))
        east = floor[:, :-1] & floor[:, 1:] & (walls[:, :-1] & 3 != 1)
        south = floor[:-1] & floor[1:] & (walls[:-1] >> 2 != 1)
        place = np.arange(floor.size).reshape(floor.shape)
        ends = [(place[:, :-1][east], place[:, 1:][east]), (place[:-1][south], place[1:][south])]
        self.edges = self.number[np.concatenate([np.stack(pair, axis=1) for pair in ends])]
        if self.is_thin:
            self.blocks = np.zeros((2 * self.rows + 1, 2 * self.cols + 1), dtype=bool)
            self.blocks[1::2, 1::2] = floor
            self.blocks[1::2, 2:-1:2] = east
            self.blocks[2:-1:2, 1::2] = south
        else:
            self.blocks = floor

    def block_of(self, place: int) -> tuple[int, int]:
        """Return the row and column of a cell among the blocks."""
        row, col = divmod(place, self.cols)
        return (2 * row + 1, 2 * col + 1) if self.is_thin else (row, col)


def pyastar2d(grid: Grid) -> Question:
    """Search with A* in C++ over a weight for each block; it returns the path."""
    import pyastar2d as library  # noqa: PLC0415

    weights = np.where(grid.blocks, 1, np.inf).astype(np.float32)
    return lambda start, goal: library.astar_path(
        weights, grid.block_of(start), grid.block_of(goal), allow_diagonal=False
    )


def tcod(grid: Grid) -> Question:
    """Search with A* of libtcod over a cost for each block; it returns the path."""
    import tcod.path as library  # noqa: PLC0415

    search = library.AStar(grid.blocks.astype(np.int8), diagonal=0)
    return lambda start, goal: search.get_path(*grid.block_of(start), *grid.block_of(goal))


def rustworkx(grid: Grid) -> Question:
    """Dijkstra in Rust, until the goal is met."""
    import rustworkx as library  # noqa: PLC0415

    graph = library.PyGraph(multigraph=False)
    graph.add_nodes_from(range(len(grid.cells)))
    graph.add_edges_from_no_data(list(map(tuple, grid.edges.tolist())))
    number = grid.number
    return lambda start, goal: library.dijkstra_shortest_path_lengths(
        graph, int(number[start]), lambda _edge: 1.0, goal=int(number[goal])
    )


def igraph(grid: Grid) -> Question:
    """Breadth-first search in C."""
    import igraph as library  # noqa: PLC0415

    graph = library.Graph(len(grid.cells), grid.edges)
    number = grid.number
    return lambda start, goal: graph.distances(int(number[start]), int(number[goal]))


def scipy(grid: Grid) -> Question:
    """Breadth-first search in Cython, to every cell."""
    from scipy.sparse import csr_array  # noqa: PLC0415
    from scipy.sparse.csgraph import breadth_first_order  # noqa: PLC0415

    one, count = np.ones(2 * len(grid.edges), dtype=np.int8), len(grid.cells)
    both = np.concatenate((grid.edges, grid.edges[:, ::-1]))
    graph = csr_array((one, (both[:, 0], both[:, 1])), shape=(count, count))
    number = grid.number
    return lambda start, _goal: breadth_first_order(graph, number[start])


def networkx(grid: Grid) -> Question:
    """Breadth-first search from both ends in Python."""
    import networkx as library  # noqa: PLC0415

    graph = library.Graph()
    graph.add_edges_from(grid.edges.tolist())
    number = grid.number
    return lambda start, goal: library.bidirectional_shortest_path(
        graph, int(number[start]), int(number[goal])
    )


PEERS: dict[str, Callable[[Grid], Question]] = {
    "pyastar2d": pyastar2d,
    "tcod": tcod,
    "rustworkx": rustworkx,
    "igraph": igraph,
    "scipy": scipy,
    "networkx": networkx,
}
