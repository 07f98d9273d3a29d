"""Mazes, segmentations and routers can be copied and pickled, and go on from there."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.generators import generate
from mazarine.lattice import LATTICES
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from mazarine.paths import Router
from mazarine.regions import Segmentation, Space
from tests.regions.checksum import Checksum
from tests.strategies import mazes

_WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deep copy": copy.deepcopy,
}


@pytest.mark.parametrize("way", _WAYS.values(), ids=_WAYS)
def test_there_is_one_lattice_of_each_name(way: Callable[[Any], Any]) -> None:
    for lattice in LATTICES:
        assert way(lattice) is lattice


@given(mazes())
def test_a_maze_is_the_same_again(maze: Maze) -> None:
    for twin in (pickle.loads(pickle.dumps(maze)), copy.deepcopy(maze), copy.copy(maze)):
        assert twin == maze
        assert twin.lattice is maze.lattice
        assert not np.shares_memory(twin.cells, maze.cells)


def change(maze: Maze, seed: int) -> Any:
    """Open or close some walls."""
    rng = np.random.default_rng(seed)
    level, row, col = (rng.integers(0, size, 6) for size in maze.shape)
    cells = map(maze.grid.cell_at, zip(level.tolist(), row.tolist(), col.tolist(), strict=True))
    sides, states = rng.choice(["E", "S"], 6).tolist(), rng.choice(["wall", "open"], 6).tolist()
    return SetWalls(
        (*cell, side, state)
        for cell, side, state in zip(cells, sides, states, strict=True)
        if maze.has_side(cell, side) and not maze.is_border(cell, side)
    ).apply(maze)


def require_same(one: Segmentation, other: Segmentation) -> None:
    """Require equal kinds, numbers and facts."""
    assert np.array_equal(one.kind, other.kind)
    assert np.array_equal(one.region, other.region)
    assert list(one.regions) == list(other.regions)
    for number in one.regions:
        mine, its = one.regions[number], other.regions[number]
        assert (mine.kind, mine.size) == (its.kind, its.size)
        assert np.array_equal(mine.entries, its.entries)


@given(mazes(max_rows=6, max_cols=6), st.integers(0, 999), st.sampled_from(sorted(_WAYS)))
def test_a_segmentation_goes_on_with_the_same_numbers(maze: Maze, seed: int, way: str) -> None:
    maze = maze.copy()
    for link in list(maze.links):
        maze.links.remove(link)
    segmentation = Segmentation.of(maze)
    segmentation.update(change(maze, seed))
    its_maze, twin = _WAYS[way]((maze, segmentation))
    assert its_maze is not maze
    for step in range(3):
        require_same(segmentation, twin)
        assert segmentation.update(change(maze, seed + step)) is not None
        twin.update(change(its_maze, seed + step))
    require_same(segmentation, twin)
    assert Checksum.of(twin) == Checksum.of(Segmentation.of(its_maze))


def test_a_shallow_copy_follows_the_same_maze_with_arrays_of_its_own() -> None:
    maze = generate("kruskal", 7, 8, rng=np.random.default_rng(1))
    segmentation = Segmentation.of(maze)
    twin = copy.copy(segmentation)
    made = change(maze, 3)
    segmentation.update(made)
    assert not np.array_equal(segmentation.kind, twin.kind)
    twin.update(made)
    require_same(segmentation, twin)


def test_a_segmentation_of_a_space_takes_the_space_along() -> None:
    space = Space.of(generate("kruskal", 7, 8, rng=np.random.default_rng(1)))
    segmentation = Segmentation.of_space(space)
    twin = pickle.loads(pickle.dumps(segmentation))
    assert np.array_equal(twin.space.cells, space.cells)
    require_same(segmentation, twin)


def test_a_router_goes_on() -> None:
    maze = generate("stack", 12, 12, rng=np.random.default_rng(5))
    segmentation = Segmentation.of(maze)
    router = Router(segmentation, near_cells=5)
    corners = (0, 0, 0), (0, 11, 11)
    its_maze, its_segmentation, twin = pickle.loads(pickle.dumps((maze, segmentation, router)))
    assert twin.distance(*corners) == router.distance(*corners)
    walls = [(0, row, col, "E", "open") for row in range(12) for col in range(11)]
    its_segmentation.update(SetWalls(walls).apply(its_maze))
    assert twin.distance(*corners) == copy.deepcopy(twin).distance(*corners) == 22
    assert router.distance(*corners) != 22
