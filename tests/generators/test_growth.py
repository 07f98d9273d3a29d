"""A maze that is watched grows into the same maze."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import Cancelled
from mazarine.generators import GENERATORS, begin, generate
from tests.generators.asking import PERFECT, Asked, askings, begun, made, neighbors, part_count

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


@pytest.mark.parametrize("name", ALL)
def test_threads_may_share_a_growth(name: str) -> None:
    growth, together = begin(name, rows=41, cols=41, rng=3), Barrier(3)

    def advance() -> None:
        together.wait()
        while not growth.advance(5):
            growth.marks()

    with ThreadPoolExecutor(3) as pool:
        for done in [pool.submit(advance) for _ in range(3)]:
            done.result(60)
    assert growth.maze() == generate(name, rows=41, cols=41, rng=3)


@given(askings(ALL))
def test_what_is_marked_lies_in_the_maze(asked: Asked) -> None:
    growth = begun(asked)
    while not growth.advance(3):
        current, opened, waiting = growth.marks()
        for row, col in [*waiting.tolist(), *filter(None, (current, opened))]:
            assert 0 <= row < asked[1]
            assert 0 <= col < asked[2]
    assert growth.marks().current is None
    assert len(growth.marks().waiting) == 0


@pytest.mark.parametrize("name", sorted({*PERFECT} - {"recursive-division"}))
def test_a_maze_that_is_half_done_has_no_loop(name: str) -> None:
    growth = begun((name, 15, 15, 3, {}))
    while growth.share < 0.5:
        growth.advance(1)
    graph = neighbors(growth.maze())
    passages = sum(map(len, graph.values())) // 2
    assert 0 < passages == len(graph) - part_count(graph)


def test_the_frontier_of_prim_touches_the_maze_from_outside() -> None:
    growth = begun(("prim", 15, 15, 3, {}))
    growth.advance(150)
    graph = neighbors(growth.maze())
    inside = {cell for cell, others in graph.items() if others}
    waiting = {tuple(cell) for cell in growth.marks().waiting.tolist()}
    around = {(row + 1, col) for row, col in inside} | {(row - 1, col) for row, col in inside}
    around |= {(row, col + 1) for row, col in inside} | {(row, col - 1) for row, col in inside}
    assert waiting == (around - inside) & set(graph)


@pytest.mark.parametrize("name", ["prim-blocks", "list-blocks"])
def test_the_frontier_of_a_block_grid_is_the_walls_between_fields(name: str) -> None:
    margin = 1 if name == "prim-blocks" else 0
    growth, seen = begun((name, 15, 17, 3, {})), 0
    while not growth.advance(1):
        floor = growth.maze().cells[0] > 1
        current, opened, waiting = growth.marks()
        walls = {tuple(place) for place in waiting.tolist()}
        reached = {current} if current else set()
        for row, col in np.argwhere(floor).tolist():
            ends = ends_of(row, col, margin)
            reached |= ends
        around = {
            (row + down, col + right)
            for row, col in reached
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if (row + 2 * down, col + 2 * right) not in reached
            and margin <= row + 2 * down < 15 - margin
            and margin <= col + 2 * right < 17 - margin
        }
        assert around <= walls
        assert all(not floor[wall] and ends_of(*wall, margin) & reached for wall in walls)
        if opened:
            assert floor[opened]
            assert current in ends_of(*opened, margin) <= reached
            seen += 1
    assert seen > 40


def ends_of(row: int, col: int, margin: int) -> set[tuple[int, int]]:
    """Return the fields on both sides of a place between fields, none for a field."""
    is_across, is_along = (row - margin) % 2, (col - margin) % 2
    return {(row + sign * is_across, col + sign * is_along) for sign in (-1, 1) if is_across != is_along}


def test_islands_are_open_from_the_start_in_prim_on_a_block_grid() -> None:
    cols, rows = np.meshgrid(np.arange(9), np.arange(7))
    maze = begun(("prim-blocks", 7, 9, 3, {})).maze()
    assert (maze.cells[0] <= 1).tolist() == ((cols % 2 == 0) | (rows % 2 == 0)).tolist()


def test_the_walk_of_wilson_goes_step_by_step_to_the_current_cell() -> None:
    growth, seen = begun(("wilson", 15, 15, 3, {})), 0
    while not growth.advance(1):
        current, _, waiting = growth.marks()
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


def test_any_number_of_steps_may_be_asked_for() -> None:
    growth = begin("stack", 4, 4, rng=np.random.default_rng(1))
    assert growth.advance(2**70)
