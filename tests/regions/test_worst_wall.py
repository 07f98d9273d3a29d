"""One wall visits little wherever it stands, counted on the boards of `cutting_boards`."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.regions import Segmentation
from tests.benchmarks.mazes import random_toggles, random_walls
from tests.depth import deep
from tests.regions.cutting_boards import FAMILIES

_FAMILIES = list(FAMILIES)


def most_visited(size: int) -> int:
    """Return the bound of `docs/explanation/benchmarks.md` where a wall removes one open face."""
    tile, links = 64 * 64, 4 * (32 + 512)
    patches, blocks, segments = 8192, size * size // 2048, size * size // 256
    cells_of_segments = 2 * 512
    return tile + links + patches + blocks + segments + cells_of_segments


def test_the_bound_is_far_below_the_board():
    assert most_visited(1024) < 1024**2 / 50
    assert most_visited(4096) < 4096**2 / 180


@pytest.mark.parametrize("size", [1024, *deep([4096])])
@pytest.mark.parametrize("name", _FAMILIES)
def test_a_wall_that_cuts_visits_little(name: str, size: int):
    board = FAMILIES[name](size)
    segmentation = Segmentation.of(board.maze)
    for edit in board.toggles(240, Random(5)):
        delta = segmentation.update(edit.apply(board.maze))
        assert delta.visited <= most_visited(size), edit


@pytest.mark.parametrize("share", [0.1, 0.35, 0.5])
def test_a_random_wall_visits_little(share: float):
    maze = random_walls(1024, 1024, share)
    segmentation = Segmentation.of(maze)
    for edit in random_toggles(maze, share, 1000):
        assert segmentation.update(edit.apply(maze)).visited <= most_visited(1024), edit


@pytest.mark.parametrize("name", FAMILIES)
def test_walls_that_cut_leave_what_a_fresh_segmentation_finds(name: str):
    """Tiles, squares and segments have their real sizes here; `test_tiny_tiles` has tiny ones."""
    # So that squares of 16 tiles end inside the board, and not at its border.
    board = FAMILIES[name](1100)
    segmentation = Segmentation.of(board.maze)
    edits = list(board.toggles(48, Random(7)))
    for part in (edits[::2], edits[1:24:2]):
        for edit in part:
            segmentation.update(edit.apply(board.maze))
        fresh = Segmentation.of(board.maze)
        assert np.array_equal(segmentation.kind, fresh.kind)
        assert segmentation.regions.summary() == fresh.regions.summary()
        assert is_same_partition(segmentation.region, fresh.region)


def is_same_partition(first: NDArray[np.int32], second: NDArray[np.int32]) -> bool:
    """Return whether the same cells have one number in both."""
    both = np.unique(first.astype(np.int64) << 32 | second)
    return len(both) == len(np.unique(both >> 32)) == len(np.unique(both & 0xFFFFFFFF))


def test_a_partition_is_compared_both_ways():
    one, two = np.array([1, 1, 2], dtype=np.int32), np.array([7, 7, 7], dtype=np.int32)
    assert is_same_partition(one, np.array([9, 9, 4], dtype=np.int32))
    assert not is_same_partition(one, two)
    assert not is_same_partition(two, one)
