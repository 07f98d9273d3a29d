"""Caves: the rule, told a second time, and one piece that is left."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from editor.maze import Maze
from tests.generators.asking import begun, made, neighbours, part_count

sizes, seeds, shares = st.integers(1, 30), st.integers(0, 2**32), st.floats(0, 1)


def ruled(floor: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Apply the rule: rock where four cells around rock are rock, or five around floor; outside is rock."""
    around = sliding_window_view(np.pad(~floor, 1, constant_values=True), (3, 3)).sum(axis=(2, 3)) - ~floor
    return np.where(floor, around < 5, around < 4)


def pieces(floor: NDArray[np.bool_]) -> int:
    """Count the pieces of floor."""
    maze = Maze.blank(*floor.shape)
    maze.cells[0] = floor * 2
    return part_count(neighbours(maze))


@given(sizes, sizes, seeds, shares)
def test_five_rounds_follow_the_rule_and_one_of_the_pieces_is_left(
    rows: int, cols: int, seed: int, rock: float
) -> None:
    growth = begun(("caves", rows, cols, seed, {"rock": rock}))
    growth.advance(rows * cols)
    floor = growth.maze().cells[0] > 1
    for _ in range(5):
        growth.advance(rows * cols)
        floor = ruled(floor)
        assert np.array_equal(growth.maze().cells[0] > 1, floor)
    assert growth.advance(1)
    kept = growth.maze().cells[0] > 1
    assert pieces(kept) == 1
    if floor.any():
        assert not (kept & ~floor).any()
        assert pieces(floor & ~kept) == pieces(floor) - 1
    else:
        assert kept.sum() == 1


@given(sizes, sizes, seeds, shares)
def test_nothing_stands_between_floor_and_floor(rows: int, cols: int, seed: int, rock: float) -> None:
    maze = made(("caves", rows, cols, seed, {"rock": rock}))
    assert np.array_equal(maze.walls, Maze.blank(rows, cols).walls)


def test_no_piece_is_larger_than_the_one_that_is_left() -> None:
    growth = begun(("caves", 60, 60, 2, {"rock": 0.52}))
    growth.advance(60 * 60 * 6)
    left, count = growth.maze().cells[0] > 1, 0
    kept = int((growth.run().cells[0] > 1).sum())
    while left.any():
        piece = piece_of(left)
        assert piece.sum() <= kept
        left, count = left & ~piece, count + 1
    assert count > 3


def piece_of(floor: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Give the piece that the first floor cell lies in."""
    piece, grown = np.zeros_like(floor), np.zeros_like(floor)
    grown.flat[floor.argmax()] = True
    while not np.array_equal(piece, grown):
        piece = grown.copy()
        grown[1:] |= piece[:-1]
        grown[:-1] |= piece[1:]
        grown[:, 1:] |= piece[:, :-1]
        grown[:, :-1] |= piece[:, 1:]
        grown &= floor
    return piece


def test_more_rock_at_first_leaves_less_floor() -> None:
    open_, usual, dense = (
        np.count_nonzero(made(("caves", 80, 80, 1, {"rock": share})).cells > 1) for share in (0.3, 0.45, 0.6)
    )
    assert open_ > usual > dense
    assert usual > 80 * 80 / 4
