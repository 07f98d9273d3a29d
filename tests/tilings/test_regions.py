"""Regions on tilings follow changes, and are those of the definition."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.tilings import Tiling, TilingMaze, tiling
from tests.tilings.oracle import regions, shown

SIZES = [
    ("rings", 1, 1),
    ("rings", 2, 1),
    ("rings", 4, 1),
    ("upsilon", 1, 3),
    ("upsilon", 3, 3),
    ("triangles", 2, 1),
]


@lru_cache
def made(name: str, rows: int, cols: int) -> Tiling:
    """Make a tiling once."""
    return tiling(name, rows, cols)


@given(st.sampled_from(SIZES), st.integers(0, 2**32), st.floats(0, 1), st.data())
def test_regions_that_follow_are_those_of_the_definition(
    size: tuple[str, int, int], seed: int, share: float, data: st.DataObject
) -> None:
    board = made(*size)
    chance = np.random.default_rng(seed)
    maze = TilingMaze(board, np.flatnonzero(chance.random(len(board.ends)) < share).tolist())
    assert shown(maze) == regions(maze)
    sides = st.lists(st.integers(0, len(board.ends) - 1), max_size=5)
    for changed, is_open in data.draw(st.lists(st.tuples(sides, st.booleans()), max_size=8)):
        maze.set_open(changed, is_open)
        assert shown(maze) == regions(maze)
        assert shown(TilingMaze(board, np.flatnonzero(maze.is_open).tolist())) == shown(maze)


@pytest.mark.deep
def test_regions_after_very_many_changes_are_those_of_the_definition() -> None:
    chance = np.random.default_rng(1)
    for size in (("rings", 6, 1), ("upsilon", 5, 5), ("triangles", 4, 1)):
        board = made(*size)
        maze = TilingMaze(board)
        assert maze.regions is not None
        for turn in range(33_334):
            # From closed to open and back, so that rooms come and go.
            is_open = bool(chance.random() < 0.5 + 0.45 * np.sin(turn / 500))
            maze.set_open(chance.integers(len(board.ends), size=2).tolist(), is_open)
            if turn % 20 == 0:
                assert shown(maze) == regions(maze)


def test_what_is_not_touched_keeps_its_number() -> None:
    maze = TilingMaze(made("rings", 4, 1))
    maze.set_open(range(len(maze.is_open)), is_open=True)
    (room,) = maze.regions.rooms
    maze.set_open([int(maze.tiling.sides_of[0][0])], is_open=False)
    assert room in maze.regions.rooms
    before = maze.regions.region.copy()
    maze.set_open([int(maze.tiling.sides_of[-1][0])], is_open=False)
    assert np.count_nonzero(before != maze.regions.region) < 8
