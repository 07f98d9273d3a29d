"""Mazes as graphs of networkx, and arrays by lattice cell."""

from __future__ import annotations

from typing import Any

import networkx as nx
import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Cell, Maze
from tests.regions.oracle import Board


def graph_of(maze: Maze) -> Any:
    """Return the graph of the floor; a link is two edges with a node of its own between them.

    So two passages between the same two cells stay two.
    """
    board, graph = Board(maze), nx.Graph()
    graph.add_nodes_from(board.floor)
    graph.add_edges_from(tuple(joint) for joint in board.joints)
    for number, link in enumerate(maze.links):
        graph.add_edge(link.first.cell, ("link", number))
        graph.add_edge(("link", number), link.second.cell)
    return graph


def cells_only(nodes: Any) -> set[Cell]:
    """Return the nodes without those of links."""
    return {node for node in nodes if node[0] != "link"}


def by_cell(maze: Maze, values: NDArray[Any]) -> dict[Cell, Any]:
    """Return the value of an array at each lattice cell."""
    top, left = maze.origin
    return {
        (level, row + top, col + left): value.item() for (level, row, col), value in np.ndenumerate(values)
    }


def marked(maze: Maze, values: NDArray[Any]) -> set[Cell]:
    """Return the lattice cells where an array is not zero."""
    return {cell for cell, value in by_cell(maze, values).items() if value}


def cells_in(values: NDArray[np.int64]) -> set[Cell]:
    """Return (n, 3) lattice cells as a set; require each once."""
    cells = {(level, row, col) for level, row, col in values.tolist()}
    assert len(cells) == len(values)
    return cells
