"""Where a maze starts and ends is the same for paths, explorers, problems and pictures."""

from __future__ import annotations

import numpy as np

import mazarine as mz
from mazarine.maze.endpoints import Endpoints
from mazarine.paths.structure import marked_ends
from mazarine.regions import Space


def _maze() -> mz.Maze:
    """Return a corridor whose first start and first goal were buried in rock."""
    maze = mz.Maze.blank(1, 8)
    for kind, col in (
        ("goal", 7),
        ("start", 0),
        ("start", 3),
        ("start", 2),
        ("goal", 1),
        ("goal", 6),
        ("goal", 6),
    ):
        maze.add_marker(kind, (0, col))
    maze.set_cells([(0, 0), (0, 1)], "rock")
    return maze


def test_those_in_rock_are_left_out_and_the_rest_is_in_reading_order() -> None:
    ends = Endpoints.of(_maze())
    assert ends == Endpoints(((0, 0, 2), (0, 0, 3)), ((0, 0, 6), (0, 0, 7)))
    assert ends.start == (0, 0, 2)
    assert Endpoints.of(mz.Maze.blank(2, 2)).start is None


def test_all_agree() -> None:
    maze = _maze()
    space = Space.of(maze)
    start, goals = marked_ends(space, maze.markers)
    assert start is not None
    assert space.grid.cells_at_padded(np.array([start, *goals])).tolist() == [[0, 0, 2], [0, 0, 6], [0, 0, 7]]
    solved = mz.statistics(maze).solution
    assert solved is not None
    assert (solved.start, solved.goal) == ((0, 0, 2), (0, 0, 6))
    walk = mz.explore(maze, explorer="tremaux")
    assert walk.path[[0, -1]].tolist() == [[0, 0, 2], [0, 0, 6]]


def test_an_origin_moves_the_cells_too() -> None:
    maze = mz.Maze(*mz.Maze.blank(2, 2).buffers, origin=(-4, 9))
    maze.add_marker("start", (-3, 10))
    assert Endpoints.of(maze).start == (0, -3, 10)
