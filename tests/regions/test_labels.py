"""Compact labels: 0 for rock, then every region by the order of its number."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.maze.edits import Resize
from mazarine.regions import Segmentation
from tests.strategies import mazes


def _require_labels(segmentation: Segmentation) -> None:
    labels, numbers = segmentation.labels(), segmentation.regions.numbers()
    assert labels.dtype == np.int32
    assert labels.flags.writeable
    assert np.array_equal(np.concatenate(([0], numbers))[labels], segmentation.region)
    sizes = [segmentation.regions[number].size for number in numbers.tolist()]
    counts = np.bincount(labels.ravel(), minlength=len(segmentation) + 1)
    assert counts[1:].tolist() == sizes
    assert counts[0] == np.count_nonzero(segmentation.kind == 0)


@given(mazes())
def test_they_name_the_regions_in_order(maze: Maze) -> None:
    _require_labels(Segmentation.of(maze))


@given(mazes(), st.integers(-4, 4), st.integers(-4, 4))
def test_they_do_so_on_a_board_that_has_grown(maze: Maze, up: int, left: int) -> None:
    """Crossroads do not count up in reading order where the origin has moved."""
    segmentation = Segmentation.of(maze)
    _, rows, cols = maze.shape
    origin = maze.origin[0] + up, maze.origin[1] + left
    segmentation.update(Resize(origin, rows + 5, cols + 5).apply(maze))
    _require_labels(segmentation)


def test_a_board_of_rock_has_none() -> None:
    maze = Maze.blank(2, 3)
    maze.set_cells(maze.cells > 0, "rock")
    assert Segmentation.of(maze).labels().tolist() == [[[0, 0, 0], [0, 0, 0]]]
