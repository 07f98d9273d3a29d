"""Measures that add up from block to block are those of the whole maze."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from mazarine.big import measure
from mazarine.maze import Maze
from mazarine.paths.structure import statistics
from mazarine.regions import Segmentation, Space
from tests.big.comparing import store_of
from tests.files.dressed import dressed_mazes


@settings(deadline=None, max_examples=25)
@given(dressed_mazes(), st.integers(1, 6))
def test_measures_are_those_of_the_whole_maze(maze: Maze, shard: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = measure(store_of(maze, Path(folder), shard), workers=1)
    expected = statistics(maze, Segmentation.of(maze))
    space = Space.of(maze)
    sides = space.grid.view(space.cells)[maze.cells > 1] & 15
    degrees = np.bincount([int(it).bit_count() for it in sides], minlength=5)
    assert found.degrees == tuple(degrees.tolist())
    assert (found.floor, found.rock) == (expected.size.floor, maze.cells.size - expected.size.floor)
    assert found.passages == sum(it * count for it, count in enumerate(degrees.tolist())) // 2
    doors = np.stack((maze.walls & 3, maze.walls >> 2))
    assert found.secret_cells == np.count_nonzero(maze.cells > 3)
    assert found.secret_doors == np.count_nonzero(doors > 1)
    assert found.secrets_found == np.count_nonzero(maze.cells > 5) + np.count_nonzero(doors == 3)
    assert (found.links, found.markers) == (len(maze.links), len(maze.markers))
