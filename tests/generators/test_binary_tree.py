"""The laws of binary trees."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators import seed_of
from mazarine.generators.binary_tree import binary_tree_window
from tests.generators.asking import made
from tests.refusals import refused

N, E, S, W = 1, 2, 4, 8
MILLION = 10**6
BIASES = {"north-west": (N, W), "north-east": (N, E), "south-west": (S, W), "south-east": (S, E)}
OPPOSITE = {N: S, E: W, S: N, W: E}
STEPS = {N: (-1, 0), E: (0, 1), S: (1, 0), W: (0, -1)}
VERSIONS = ("passages", "walls")

corners = st.integers(0, MILLION - 100) | st.sampled_from([0, MILLION - 100])
anywhere = st.integers(-(2**62), 2**62 - 100)
told = st.fixed_dictionaries({"bias": st.sampled_from(list(BIASES)), "version": st.sampled_from(VERSIONS)})
seeds = st.integers(0, 2**64 - 1)


@given(seeds, corners | anywhere, corners | anywhere, told, st.integers(1, 69), st.integers(1, 99))
def test_windows_fit_together(
    seed: int, row: int, col: int, values: dict[str, str], down: int, right: int
) -> None:
    in_maze = 0 <= row <= MILLION - 100 and 0 <= col <= MILLION - 100
    extent = (MILLION, MILLION) if in_maze else None
    large = binary_tree_window(seed, row, col, 70, 100, extent=extent, **values)
    tiles = [
        [
            binary_tree_window(seed, row + top, col + left, rows, cols, extent=extent, **values)
            for left, cols in ((0, right), (right, 100 - right))
        ]
        for top, rows in ((0, down), (down, 70 - down))
    ]
    assert np.array_equal(large, np.block(tiles))


@given(st.integers(0, 1000), st.integers(1, 30), st.integers(1, 150), told)
def test_a_maze_is_the_window_at_its_beginning(
    seed: int, rows: int, cols: int, values: dict[str, str]
) -> None:
    walls = made(("binary-tree", rows, cols, seed, values)).walls[0]
    own = seed_of(np.random.default_rng(seed))
    sides = binary_tree_window(own, 0, 0, rows, cols, extent=(rows, cols), **values)
    assert np.array_equal(walls, (sides & E == 0) | (sides & S == 0).astype(np.uint8) << 2)


@given(seeds, st.integers(2, 30), st.integers(2, 30), told)
def test_away_from_the_borders_the_maze_without_end_chooses_the_same(
    seed: int, rows: int, cols: int, values: dict[str, str]
) -> None:
    up, along = BIASES[values["bias"]]
    maze = binary_tree_window(seed, 0, 0, rows, cols, extent=(rows, cols), **values)
    infinite = binary_tree_window(seed, 0, 0, rows, cols, **values)
    inside = slice(up == N, rows - (up == S)), slice(along == W, cols - (along == E))
    assert np.array_equal((maze & (up | along))[inside], (infinite & (up | along))[inside])


@given(seeds, told)
def test_inside_there_are_eight_of_the_sixteen_patterns(seed: int, values: dict[str, str]) -> None:
    up, along = BIASES[values["bias"]]
    inside = binary_tree_window(seed, 500, 500, 64, 64, extent=(MILLION, MILLION), **values)
    both = {pattern for pattern in range(16) if bool(pattern & up) != bool(pattern & along)}
    assert set(inside.ravel().tolist()) == both
    dead_ends = {pattern for pattern in both if pattern.bit_count() == 1}
    assert dead_ends == {up, along}


@given(st.integers(0, 1000), told)
def test_both_biased_borders_are_straight_passages(seed: int, values: dict[str, str]) -> None:
    sides = binary_tree_window(seed, 0, 0, 20, 30, extent=(20, 30), **values)
    up, along = BIASES[values["bias"]]
    row, col = sides[0 if up == N else -1], sides[:, 0 if along == W else -1]
    assert (row[:-1] & E).all()
    assert (row[1:] & W).all()
    assert (col[:-1] & S).all()
    assert (col[1:] & N).all()


@given(st.integers(0, 1000), told, st.integers(0, 19), st.integers(0, 29))
def test_going_one_of_two_ways_always_reaches_the_corner(
    seed: int, values: dict[str, str], row: int, col: int
) -> None:
    sides = binary_tree_window(seed, 0, 0, 20, 30, extent=(20, 30), **values)
    ways, steps = BIASES[values["bias"]], 0
    while any(sides[row, col] & way for way in ways):
        way = next(way for way in ways if sides[row, col] & way)
        assert not all(sides[row, col] & way for way in ways)
        row, col, steps = row + STEPS[way][0], col + STEPS[way][1], steps + 1
        assert steps < 50
    assert (row, col) == (0 if ways[0] == N else 19, 0 if ways[1] == W else 29)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("bias", BIASES)
def test_walls_read_as_passages_are_a_binary_tree_the_other_way_round(bias: str, version: str) -> None:
    sides = binary_tree_window(5, -40, -40, 80, 80, bias=bias, version=version)
    corners = passages_of_walls(sides)
    down, back = (OPPOSITE[side] for side in BIASES[bias])
    assert set(corners[1:-1, 1:-1].ravel().tolist()) == {
        pattern for pattern in range(16) if bool(pattern & down) != bool(pattern & back)
    }


def passages_of_walls(sides: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the sides in which a wall leads away from the south-east corner of each cell but the last."""
    a, b, c = sides[:-1, :-1], sides[:-1, 1:], sides[1:, :-1]
    north, west = a & E == 0, a & S == 0
    east, south = b & S == 0, c & E == 0
    return (north * N | east * E | south * S | west * W).astype(np.uint8)


@pytest.mark.parametrize("bias", BIASES)
def test_the_two_versions_are_each_other_with_all_choices_changed(bias: str) -> None:
    carved, walled = (binary_tree_window(9, 0, 0, 40, 40, bias=bias, version=word) for word in VERSIONS)
    both = sum(BIASES[bias])
    assert np.array_equal(carved & both ^ both, walled & both)


def test_a_window_beside_the_maze_is_refused() -> None:
    with refused(GeneratorError, "window-outside", row=5, col=3):
        binary_tree_window(1, 5, 3, 6, 6, extent=(10, 10))
    with refused(GeneratorError, "window-outside", row=2**62, col=0):
        binary_tree_window(1, 2**62, 0, 1, 1)
    with refused(GeneratorError, "maze-without-cells"):
        binary_tree_window(1, 0, 0, 0, 4)
    with refused(GeneratorError, "seed-out-of-range", seed="-1"):
        binary_tree_window(-1, 0, 0, 4, 4)
    with refused(GeneratorError, "window-not-place", row="0.5", col="0"):
        binary_tree_window(1, 0.5, 0, 4, 4)  # type: ignore[arg-type]
