"""The list: loops, secret joints and fog, each by its own parameter."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import begin
from mazarine.generators.filling import fill
from mazarine.maze import Maze
from mazarine.maze.codes import FOG, Matter
from tests.generators.asking import made, neighbors, part_count

halves, seeds, shares = st.integers(0, 12), st.integers(0, 2**32), st.floats(0, 1)


def listed(half_rows: int, half_cols: int, seed: int, **values: Any) -> Maze:
    """Make a maze on a block grid with these sizes, halved."""
    return made(("list-blocks", 2 * half_rows + 1, 2 * half_cols + 1, seed, values))


def loops(maze: Maze) -> int:
    """Count the passages that a tree would not have."""
    graph = neighbors(maze)
    return sum(map(len, graph.values())) // 2 - len(graph) + 1


@given(halves, halves, seeds, shares)
def test_without_loops_it_is_a_spanning_tree(rows: int, cols: int, seed: int, secrets: float) -> None:
    assert loops(listed(rows, cols, seed, loops=0, secrets=secrets)) == 0


@given(halves, halves, seeds, shares, shares)
def test_secrets_lie_between_two_fields_and_change_nothing_else(
    rows: int, cols: int, seed: int, share: float, secrets: float
) -> None:
    maze, plain = (listed(rows, cols, seed, loops=share, secrets=each) for each in (secrets, 0))
    for row, col in np.argwhere(maze.cells[0] >> 1 == Matter.SECRET).tolist():
        assert (row % 2, col % 2) in {(0, 1), (1, 0)}
    assert not (plain.cells >> 1 == Matter.SECRET).any()
    assert np.array_equal(maze.cells > 1, plain.cells > 1)


@given(halves, halves, seeds)
def test_with_all_joints_secret_and_closed_the_walks_are_left_and_none_has_a_fork(
    rows: int, cols: int, seed: int
) -> None:
    maze = listed(rows, cols, seed, loops=0, secrets=1)
    secret = maze.cells[0] >> 1 == Matter.SECRET
    maze.buffers.cells[0][secret] = Matter.ROCK << 1
    graph = neighbors(maze)
    assert part_count(graph) == secret.sum() + 1
    assert max(map(len, graph.values())) <= 2


@given(halves, halves, seeds)
def test_fog_covers_all_cells_and_changes_nothing_else(rows: int, cols: int, seed: int) -> None:
    fog, clear = (listed(rows, cols, seed, fog=word) for word in ("yes", "no"))
    assert (fog.cells & FOG).all()
    assert np.array_equal(fog.cells ^ FOG, clear.cells)


def test_shares_are_about_kept() -> None:
    none, some, all_ = (loops(listed(40, 40, 1, loops=share)) for share in (0, 0.2, 1))
    assert none == 0 < some < all_
    few, many = (
        np.count_nonzero(listed(40, 40, 1, secrets=share).cells >> 1 == Matter.SECRET) for share in (0.1, 1)
    )
    assert 0.05 * many < few < 0.2 * many


def test_secrets_and_fog_are_kept_where_there_is_no_rock() -> None:
    found, _ = fill(Maze.blank(1, 41), 0, "list-blocks", rng=np.random.default_rng(1), secrets=1, fog="yes")
    assert (found.cells & FOG).all()
    assert (found.cells >> 1 == Matter.SECRET).any()


@given(halves, halves, seeds)
def test_every_secret_joint_is_a_reset(rows: int, cols: int, seed: int) -> None:
    growth = begin(
        "list-blocks", 2 * rows + 1, 2 * cols + 1, rng=np.random.default_rng(seed), loops=0, secrets=1
    )
    maze = growth.run()
    assert growth.resets == np.count_nonzero(maze.cells >> 1 == Matter.SECRET)
