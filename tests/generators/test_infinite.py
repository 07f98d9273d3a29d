"""Windows of the maze without end fit together, and say what the cut has done."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.generators.infinite import cut_window
from mazarine.lattice import SQUARE
from mazarine.maze.codes import Wall
from mazarine.paths.structure import components
from mazarine.regions import Space

far = st.integers(-(10**12), 10**12)
sizes = st.integers(1, 9)


@given(st.integers(0, 2**64 - 1), far, far, sizes, sizes, st.sampled_from(["passages", "walls"]))
def test_the_parts_are_those_that_a_search_finds(
    seed: int, row: int, col: int, rows: int, cols: int, version: str
) -> None:
    window = cut_window(seed, row, col, rows, cols, version=version)
    assert window.maze.shape == (1, rows, cols)
    assert window.components == len(components(Space.of(window.maze)).sizes)


@given(st.integers(0, 2**64 - 1), far, far, sizes, sizes)
def test_a_window_is_that_part_of_a_larger_one_but_for_the_openings_at_its_border(
    seed: int, row: int, col: int, rows: int, cols: int
) -> None:
    window = cut_window(seed, row, col, rows, cols)
    around = cut_window(seed, row - 1, col - 1, rows + 2, cols + 2).maze
    openings = 0
    for down in range(rows):
        for right in range(cols):
            for side in SQUARE.sides:
                here = window.maze.wall_at((0, down, right), side)
                there = around.wall_at((0, down + 1, right + 1), side)
                if window.maze.is_border((0, down, right), side):
                    assert here == Wall.WALL
                    openings += there == Wall.OPEN
                else:
                    assert here == there
    assert window.openings == openings


def test_there_is_no_window_of_nothing_or_too_far_away() -> None:
    for numbers in ((1, 0, 0, 0, 3), (1, 0, 0, 3, -1), (1, 2**62, 0, 3, 3)):
        with pytest.raises(GeneratorError):
            cut_window(*numbers)


def test_the_same_place_is_the_same_maze() -> None:
    one, other = (cut_window(5, 10**9, -3, 20, 30).maze for _ in range(2))
    assert one == other
    assert not np.array_equal(one.walls, cut_window(5, 10**9 + 1, -3, 20, 30).maze.walls)
