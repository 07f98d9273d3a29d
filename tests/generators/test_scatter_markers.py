"""Scattered markers lie on free floor, one a cell, in dead ends first."""

from __future__ import annotations

from zlib import crc32

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import GeneratorError
from mazarine.generators import generate, scatter_markers
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.paths.structure import dead_ends
from mazarine.regions import Space
from tests.refusals import refused
from tests.strategies import mazes


@given(mazes(), st.integers(0, 30), st.integers(0, 30), st.integers(0, 9))
def test_markers_lie_on_free_floor_one_a_cell(maze: Maze, treasures: int, opponents: int, seed: int) -> None:
    before = maze.copy()
    counts = {"treasure": treasures, "opponent": opponents}
    edit = scatter_markers(maze, counts, rng=np.random.default_rng(seed))
    assert maze == before
    change = edit.apply(maze)
    new = [marker for marker in maze.markers if marker not in before.markers]
    taken = {marker.cell for marker in before.markers} | set(before.links.cells())
    free = int((maze.cells[0] >> 1 != Matter.ROCK).sum()) - sum(cell[0] == 0 for cell in taken)
    assert len(new) == min(treasures + opponents, free)
    assert len({marker.cell for marker in new}) == len(new)
    assert not taken & {marker.cell for marker in new}
    assert [marker.kind for marker in new].count("treasure") == min(treasures, free)
    change.inverse.apply(maze)
    assert maze == before


def test_dead_ends_come_first() -> None:
    maze = generate("prim", 20, 20, rng=np.random.default_rng(1))
    ends = {tuple(cell) for cell in dead_ends(Space.of(maze)).cells.tolist()}
    scatter_markers(maze, {"npc": len(ends) - 3}, rng=np.random.default_rng(2)).apply(maze)
    assert {marker.cell for marker in maze.markers} < ends
    scatter_markers(maze, {"npc": 5}, rng=np.random.default_rng(3)).apply(maze)
    assert ends < {marker.cell for marker in maze.markers}


def test_the_same_seed_scatters_the_same() -> None:
    maze = Maze.blank(9, 9)
    cells = [
        [
            edit.marker.cell
            for edit in scatter_markers(maze, {"treasure": 6}, rng=np.random.default_rng(seed)).edits
        ]
        for seed in (4, 4, 5)
    ]
    assert cells[0] == cells[1] != cells[2]


def test_an_unknown_kind_is_refused_with_the_nearest() -> None:
    with refused(
        GeneratorError,
        "misspelled-parameter",
        name="'treasur'",
        nearest="treasure",
        known="treasure, npc, opponent",
    ):
        scatter_markers(Maze.blank(3, 3), {"treasur": 3}, rng=np.random.default_rng(1))


def test_they_are_scattern_as_in_all_versions() -> None:
    maze = generate("stack", 40, 30, rng=np.random.default_rng(1))
    for seed, counts in ((1, {"treasure": 4}), (2, {"npc": 200, "opponent": 1})):
        scatter_markers(maze, counts, rng=np.random.default_rng(seed)).apply(maze)
    words = [f"{marker.kind} {marker.cell}" for marker in maze.markers]
    assert crc32(",".join(sorted(words)).encode()) == 1445339048


@pytest.mark.parametrize("count", [-1, 1_001, "x", 2.5])
def test_a_count_out_of_range_is_refused(count: object) -> None:
    with refused(GeneratorError, "count-out-of-range", parameter="npc", most=1_000, value=repr(count)):
        scatter_markers(Maze.blank(3, 3), {"npc": count}, rng=np.random.default_rng(1))
