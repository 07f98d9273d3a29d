"""Mazes on tilings are spanning trees, the same for the same seed; paths are the shortest."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import shortest_path

from mazarine.errors import GeneratorError, MazeError
from mazarine.tilings import ALGORITHMS, TILINGS, TilingMaze, generate, tiling
from tests.refusals import refused


@pytest.mark.parametrize("lattice", TILINGS)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_each_maze_is_a_spanning_tree(name: str, lattice: str) -> None:
    for size in (1, 2, 6):
        board = tiling(lattice, size, size)
        maze = generate(name, board, rng=size)
        assert maze.is_open.sum() == len(board) - 1
        assert (maze.steps_from(0) >= 0).all()
        assert np.array_equal(maze.is_open, generate(name, board, rng=size).is_open)


def test_steps_and_paths_are_the_shortest() -> None:
    board, chance = tiling("rings", 5), np.random.default_rng(1)
    for share in (0.3, 0.6, 0.9):
        maze = TilingMaze(board, np.flatnonzero(chance.random(len(board.ends)) < share).tolist())
        one, other = board.cells[maze.is_open].T
        graph = coo_matrix((np.ones(len(one)), (one, other)), shape=(len(board), len(board)))
        far = shortest_path(graph, directed=False, unweighted=True)
        for start in range(0, len(board), 7):
            steps = maze.steps_from(start)
            assert np.array_equal(np.where(np.isinf(far[start]), -1, far[start]), steps)
            for goal in range(len(board)):
                path = maze.path(start, goal)
                assert len(path) == steps[goal] + 1
                for here, there in pairwise(path):
                    assert any(maze.is_open[side] for side, cell in board.neighbors[here] if cell == there)


def test_a_maze_of_rings_leads_from_the_outer_ring_to_the_middle() -> None:
    maze = generate("wilson", tiling("rings", 9), rng=4)
    start, goal = maze.ends
    assert np.hypot(*maze.tiling.middles[start]) == pytest.approx(8.5)
    assert goal == 0


def test_other_algorithms_and_cells_are_refused() -> None:
    board = tiling("rings", 3)
    with refused(GeneratorError, "no-tiling-algorithm", name="eller", known=", ".join(ALGORITHMS)):
        generate("eller", board)
    maze = generate("prim", board, rng=1)
    wrong: list[Any] = [-1, 48, "x", None, 0.5]
    for number in wrong:
        with refused(MazeError, "no-tiling-cell", last=18):
            maze.steps_from(number)
        with refused(MazeError, "no-tiling-cell", last=18):
            maze.path(0, number)
        before = maze.is_open.copy()
        with refused(MazeError, "no-tiling-side", last=47):
            maze.set_open([0, number], is_open=not before[0])
        assert np.array_equal(maze.is_open, before)
    assert repr(board) == "<Tiling rings, 19 cells>"
