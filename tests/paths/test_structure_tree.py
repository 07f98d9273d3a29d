"""The tree of a perfect maze, against networkx."""

from __future__ import annotations

import networkx as nx
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.paths.structure import tree
from mazarine.regions import Space
from tests.drawing import walls
from tests.paths.structure_graphs import cells_only, graph_of
from tests.regions.oracle import Board
from tests.strategies import mazes

LINKED = walls("""
    +---+---+---+---+
    | a |         b |
    +   +---+   +---+
    |       | a | b |
    +---+---+---+---+
""")


@given(
    st.sampled_from(["stack", "prim", "binary-tree"]),
    st.integers(1, 9),
    st.integers(1, 9),
    st.integers(0, 99),
)
def test_parents_and_sizes_are_those_of_plain_code(name: str, rows: int, cols: int, seed: int) -> None:
    maze = generate(name, rows, cols, rng=np.random.default_rng(seed))
    check(maze, (0, seed % rows, seed // rows % cols))


def test_links_are_edges_of_the_tree() -> None:
    check(LINKED, (0, 1, 3))


def check(maze: Maze, root: tuple[int, int, int]) -> None:
    """Compare with networkx."""
    space = Space.of(maze)
    found = tree(space, space.grid.padded_place(root))
    assert found is not None
    graph = nx.bfs_tree(graph_of(maze), root)
    cells = [(level, row, col) for level, row, col in found.cells.tolist()]
    assert cells[0] == root
    assert sorted(cells) == sorted(Board(maze).floor)
    assert found.parents[0] == 0
    for index, (cell, parent) in enumerate(zip(cells, found.parents.tolist(), strict=True)):
        assert parent < index or index == 0
        assert index == 0 or nx.has_path(graph, cells[parent], cell)
    beside = Board(maze).beside
    for index, (cell, side) in enumerate(zip(cells, found.sides.tolist(), strict=True)):
        parent = cells[found.parents[index]]
        step = parent[1] - cell[1], parent[2] - cell[2]
        bits = {maze.lattice.step(cell[1], it): it.bit for it in maze.lattice.sides}
        assert side == (bits[step] if index and parent in beside[cell] else 0)
    assert found.sizes.tolist() == [len(cells_only(nx.descendants(graph, cell))) + 1 for cell in cells]


@given(mazes())
def test_only_what_is_connected_without_loops_is_a_tree(maze: Maze) -> None:
    floor = sorted(Board(maze).floor)
    if not floor:
        return
    space = Space.of(maze)
    level, row, col = floor[0]
    place = space.grid.padded_place((level, row, col))
    assert (tree(space, place) is not None) == nx.is_tree(graph_of(maze))
