"""Caves: the rule, told a second time, and one piece that is left."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from mazarine.maze import Maze
from tests.generators.asking import Place, begun, blank, made, neighbors, parts_of, shapes

sizes, seeds, shares = st.integers(1, 30), st.integers(0, 2**32), st.floats(0, 1)


def ruled(floor: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Apply the rule: rock where four cells around rock are rock, or five around floor; outside is rock."""
    around = sliding_window_view(np.pad(~floor, 1, constant_values=True), (3, 3)).sum(axis=(2, 3)) - ~floor
    return np.where(floor, around < 5, around < 4)


@given(st.data(), sizes, sizes, seeds, shares)
def test_five_rounds_follow_the_rule_and_a_largest_cave_is_left_of_each_piece(
    data: st.DataObject, rows: int, cols: int, seed: int, rock: float
) -> None:
    asked = ("caves", rows, cols, seed, {"rock": rock, **data.draw(shapes(rows, cols) | st.just({}))})
    board, growth = blank(asked), begun(asked)
    growth.advance(rows * cols)
    floor = growth.maze().cells[0] > 1
    for _ in range(5):
        growth.advance(rows * cols)
        floor = ruled(floor) & (board.cells[0] > 1)
        assert np.array_equal(growth.maze().cells[0] > 1, floor)
    assert growth.advance(1)
    kept = growth.maze()
    assert np.array_equal(kept.walls, board.walls)
    for piece in components(board):
        caves = [cave for cave in components(board, floor) if cave <= piece]
        left = {cell for cell in piece if kept.cells[0][cell] > 1}
        if caves:
            assert left in caves
            assert len(left) == max(map(len, caves))
        else:
            assert len(left) == 1


def components(board: Maze, floor: NDArray[np.bool_] | None = None) -> list[set[Place]]:
    """Return the cells of each connected component of the floor, or of part of it."""
    maze = board.copy()
    if floor is not None:
        maze.buffers.cells[0][~floor] = 0
    return parts_of(neighbors(maze))


@given(sizes, sizes, seeds, shares)
def test_nothing_stands_between_floor_and_floor(rows: int, cols: int, seed: int, rock: float) -> None:
    maze = made(("caves", rows, cols, seed, {"rock": rock}))
    assert np.array_equal(maze.walls, Maze.blank(rows, cols).walls)


def test_more_rock_at_first_leaves_less_floor() -> None:
    open_, usual, dense = (
        np.count_nonzero(made(("caves", 80, 80, 1, {"rock": share})).cells > 1) for share in (0.3, 0.45, 0.6)
    )
    assert open_ > usual > dense
    assert usual > 80 * 80 / 4
