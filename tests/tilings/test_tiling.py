"""Tilings: cells, sides and corners that fit together."""

from __future__ import annotations

from collections import Counter
from math import pi

import numpy as np
import pytest

from mazarine.errors import MazeError
from mazarine.tilings import TILINGS, TilingMaze, tiling
from tests.refusals import refused


@pytest.mark.parametrize("name", TILINGS)
@pytest.mark.parametrize("size", [1, 2, 3, 7, 18])
def test_cells_sides_and_corners_fit_together(name: str, size: int) -> None:
    board = tiling(name, size, size)
    assert len(board) == TILINGS[name].size(size, size)
    # Euler: a disc without holes has one more corner and cell than sides.
    assert len(board.points) - len(board.ends) + len(board) == 1
    assert len(TilingMaze(board, range(len(board.ends))).path(0, len(board) - 1)) > 0
    for side, (one, other) in enumerate(board.cells.tolist()):
        assert side in board.sides_of[one]
        assert other == -1 or side in board.sides_of[other]
    assert board.is_inner.sum() == len(board.points) - (board.cells[:, 1] < 0).sum()


def test_rings_double_where_cells_become_too_wide() -> None:
    board = tiling("rings", 12)
    rows = Counter(np.hypot(*board.middles.T).round(3).tolist())
    counts = [count for _, count in sorted(rows.items())]
    assert counts == [1, 6, 12, 12, 24, 24, 24, 24, 48, 48, 48, 48]
    widths = [2 * pi * (row + 0.5) / count for row, count in enumerate(counts)][1:]
    assert 1 < min(widths) < max(widths) < 2


def test_sides_between_rings_are_arcs_of_their_radius() -> None:
    board = tiling("rings", 3)
    assert {round(board.radius(side), 3) for side in range(len(board.ends))} == {0, 1, 2, 3}
    side = board.sides_of[0][0]
    assert np.hypot(*board.middle_of_side(side)) == pytest.approx(1)


@pytest.mark.parametrize("size", [(0, 1), (1, 0), (-3, 1), (1.5, 1), ("a", 1), (400, 1), (10**9, 1)])
def test_a_size_that_is_none_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(MazeError):
        tiling("rings", *size)


def test_another_name_is_refused() -> None:
    with refused(MazeError, "no-such-tiling", name="'circles'", known="rings, upsilon, triangles"):
        tiling("circles", 3)
