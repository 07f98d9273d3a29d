"""A maze that is watched grows into the same maze."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.errors import Cancelled
from editor.generators import GENERATORS, generate
from tests.generators.asking import PERFECT, Asked, askings, begun, made, neighbours, part_count

ALL = tuple(GENERATORS)


@given(askings(ALL), st.lists(st.integers(1, 7), min_size=1))
def test_any_slices_give_the_same_maze(asked: Asked, slices: list[int]) -> None:
    growth, share = begun(asked), 0.0
    while not growth.advance(slices[0]):
        growth.marks()
        assert share <= growth.share <= 1
        share = growth.share
        slices = slices[1:] + slices[:1]
    assert growth.share == 1
    assert growth.maze() == made(asked)


@given(askings(ALL))
def test_what_is_marked_lies_in_the_maze(asked: Asked) -> None:
    growth = begun(asked)
    while not growth.advance(3):
        current, waiting = growth.marks()
        for row, col in [*waiting.tolist(), *([current] if current else [])]:
            assert 0 <= row < asked[1]
            assert 0 <= col < asked[2]
    assert growth.marks().current is None
    assert len(growth.marks().waiting) == 0


@pytest.mark.parametrize("name", sorted({*PERFECT} - {"recursive-division"}))
def test_a_maze_that_is_half_done_has_no_loop(name: str) -> None:
    growth = begun((name, 15, 15, 3, {}))
    while growth.share < 0.5:
        growth.advance(1)
    graph = neighbours(growth.maze())
    passages = sum(map(len, graph.values())) // 2
    assert 0 < passages == len(graph) - part_count(graph)


def test_the_frontier_of_prim_touches_the_maze_from_outside() -> None:
    growth = begun(("prim", 15, 15, 3, {}))
    growth.advance(150)
    graph = neighbours(growth.maze())
    inside = {cell for cell, others in graph.items() if others}
    waiting = {tuple(cell) for cell in growth.marks().waiting.tolist()}
    around = {(row + 1, col) for row, col in inside} | {(row - 1, col) for row, col in inside}
    around |= {(row, col + 1) for row, col in inside} | {(row, col - 1) for row, col in inside}
    assert waiting == (around - inside) & set(graph)


def test_the_walk_of_wilson_goes_step_by_step_to_the_current_cell() -> None:
    growth, seen = begun(("wilson", 15, 15, 3, {})), 0
    while not growth.advance(1):
        current, waiting = growth.marks()
        if len(waiting):
            way = np.concatenate((waiting, [current or ()]))
            assert set(abs(np.diff(way, axis=0)).sum(axis=1).tolist()) == {1}
            seen = max(seen, len(way))
    assert seen > 10


def test_progress_is_told_and_stops_the_work() -> None:
    told: list[float] = []

    def stop(share: float) -> bool:
        told.append(share)
        return False

    with pytest.raises(Cancelled):
        generate("stack", 600, 600, rng=np.random.default_rng(1), progress=stop)
    assert len(told) == 1
    assert 0 < told[0] < 1
