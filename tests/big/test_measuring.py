"""Measures that add up from block to block are those of the whole maze."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.big import measure
from mazarine.maze import Maze
from mazarine.paths.structure import statistics
from mazarine.regions import Segmentation, Space
from tests.big.comparing import store_of
from tests.depth import examples
from tests.drawing import walls
from tests.files.dressed import dressed_mazes
from tests.strategies import four_sides


@examples(0.5)
@given(dressed_mazes(four_sides), st.integers(1, 6))
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
    secrets = expected.secrets
    wanted = (
        (secrets.cells, secrets.doors, secrets.found_cells + secrets.found_doors) if secrets else (0, 0, 0)
    )
    assert (found.secret_cells, found.secret_doors, found.secrets_found) == wanted
    assert (found.links, found.markers) == (len(maze.links), len(maze.markers))


def test_a_door_beside_rock_does_not_count(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+
        |   ? # ?   |
        +-?-+-!-+-!-+
        |   ?   ?   |
        +---+---+---+
    """)
    for shard in (1, 2, 4):
        (tmp_path / str(shard)).mkdir()
        found = measure(store_of(maze, tmp_path / str(shard), shard), workers=1)
        assert (found.secret_doors, found.secrets_found) == (4, 1)
