"""Every generator makes a spanning tree of each piece of what it was given to fill."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from mazarine.generators import GENERATORS
from mazarine.maze import Maze
from mazarine.maze.codes import Wall
from tests.generators.asking import (
    BLOCKS,
    PERFECT,
    THIN,
    Asked,
    Place,
    askings,
    begun,
    blank,
    linked_neighbors,
    made,
    neighbors,
    part_count,
    stored_sides,
)


@given(askings())
def test_each_piece_becomes_a_spanning_tree(asked: Asked) -> None:
    growth = begun(asked)
    maze, board = growth.run(), blank(asked)
    graph = linked_neighbors(maze)
    assert np.array_equal(maze.cells, board.cells)
    assert growth.components == part_count(neighbors(board)) == part_count(graph)
    assert sum(map(len, graph.values())) == 2 * (len(graph) - growth.components)


@pytest.mark.parametrize("name", [name for name in PERFECT if GENERATORS[name].fills_masks])
def test_what_leads_up_again_is_filled_too(name: str) -> None:
    mask = np.zeros((13, 9), dtype=bool)
    mask[:, :3] = mask[:, 6:] = mask[-3:] = True
    for seed in range(20):
        growth = begun((name, *mask.shape, seed, {"mask": mask}))
        graph = linked_neighbors(growth.run())
        assert growth.components == part_count(graph) == 1
        assert sum(map(len, graph.values())) == 2 * (len(graph) - 1)


@given(askings((*THIN, "rooms-and-corridors", "points")))
def test_blocked_sides_and_sides_of_rock_stay_walled(asked: Asked) -> None:
    maze, board = made(asked), blank(asked)
    graph = neighbors(board)
    for (row, col), side, across in stored_sides(maze):
        if across not in graph.get((row, col), ()):
            assert maze.walls[0, row, col] >> maze.lattice.shift(side) & 3 == Wall.WALL


@given(askings(BLOCKS))
def test_block_grids_reach_every_field_of_a_piece_and_have_no_squares(asked: Asked) -> None:
    growth, first = begun(asked), 1 if asked[0] == "prim-blocks" else 0
    maze, board = growth.run(), blank(asked)
    graph, fields = neighbors(maze), field_graph(board, first)
    floor = maze.cells[0] > 1
    assert set(fields) == {cell for cell in graph if cell[0] % 2 == cell[1] % 2 == first}
    assert not (floor & (board.cells[0] == 0)).any()
    assert np.array_equal(maze.walls, board.walls)
    assert growth.components == part_count(graph) == part_count(fields)
    if asked[0] in PERFECT:
        assert sum(map(len, graph.values())) == 2 * (len(graph) - growth.components)
    assert not (floor[:-1, :-1] & floor[1:, :-1] & floor[:-1, 1:] & floor[1:, 1:]).any()
    if first:
        assert not np.concatenate((floor[0], floor[-1], floor[:, 0], floor[:, -1])).any()


def field_graph(board: Maze, first: int) -> dict[Place, list[Place]]:
    """Return, for each field of a block grid, the fields two straight steps away."""
    graph = neighbors(board)
    found: dict[Place, list[Place]] = {}
    for row, col in graph:
        if row % 2 == col % 2 == first:
            beyond = [((2 * down - row, 2 * right - col), (down, right)) for down, right in graph[row, col]]
            found[row, col] = [field for field, between in beyond if field in graph[between]]
    return found


@pytest.mark.parametrize("name", PERFECT)
def test_large_mazes_are_spanning_trees(name: str) -> None:
    maze = made((name, 521, 703, 1, {}))
    cells = np.arange(maze.cells.size).reshape(maze.shape[1:])
    floor = maze.cells[0] > 1
    east = (maze.walls[0] & 3 == Wall.OPEN)[:, :-1] & floor[:, :-1] & floor[:, 1:]
    south = (maze.walls[0] >> 2 == Wall.OPEN)[:-1] & floor[:-1] & floor[1:]
    links = np.array([[cells[port.cell[1:]] for port in link.ports] for link in maze.links], dtype=int)
    links = links.reshape(-1, 2)
    first = np.concatenate((cells[:, :-1][east], cells[:-1][south], links[:, 0]))
    second = np.concatenate((cells[:, 1:][east], cells[1:][south], links[:, 1]))
    graph = coo_matrix((np.ones(len(first)), (first, second)), shape=(cells.size, cells.size))
    count, _ = connected_components(graph, directed=False)
    assert count - int((~floor).sum()) == 1
    assert len(first) == floor.sum() - 1


@pytest.mark.parametrize("name", GENERATORS)
def test_two_seeds_make_two_mazes(name: str) -> None:
    first, second = (made((name, 21, 21, seed, {})) for seed in (1, 2))
    assert first != second
