"""A fresh segmentation is the same for any number of threads."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import Cancelled, SpaceError
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.regions import Segmentation, Space
from mazarine.regions.codes import FACES
from mazarine.regions.passes import Passes, even_cuts, usual_threads
from tests.benchmarks.mazes import spiral
from tests.refusals import refused
from tests.regions.shapes import comb, lying_comb, spiral_room
from tests.strategies import halls, mazes, rings


def assert_same(maze: Maze, threads: int) -> None:
    """Check that all is as one thread makes it, but for the numbers of the parts of corridors."""
    one, several = (Segmentation.of(maze, threads=count) for count in (1, threads))
    for first, second in zip(one._state, several._state, strict=True):
        if isinstance(first, np.ndarray):
            assert np.array_equal(first, second)
    assert np.array_equal(one.region, several.region)
    assert np.array_equal(one.engine.rows[:, :FACES], several.engine.rows[:, :FACES])
    for region in one.regions.values():
        assert np.array_equal(region.cells, several.regions[region.number].cells)
        assert region.face_count == several.regions[region.number].face_count


@given(st.one_of(mazes(24, 40, 2), halls(8, 8), rings(8, 8)), st.integers(2, 5))
def test_any_maze(maze: Maze, threads: int) -> None:
    assert_same(maze, threads)


@pytest.mark.parametrize("threads", [2, 3, 7])
@pytest.mark.parametrize(
    "maze",
    [
        Maze.blank(50, 63),
        Maze.blank(50, 64),
        Maze.blank(1, 1),
        Maze.blank(1, 1000),
        Maze.blank(1000, 1),
        comb(30, 60),
        lying_comb(30, 60),
        spiral_room(60),
        spiral(60),
        generate("binary-tree", 60, 70, rng=1),
        generate("caves", 60, 70, rng=1),
        generate("points", 60, 70, rng=1, lattice="honeycomb"),
    ],
    ids=str,
)
def test_what_lies_in_several_shares(maze: Maze, threads: int) -> None:
    assert_same(maze, threads)


def test_a_contradiction_is_found_in_any_share() -> None:
    space = Space.of(Maze.blank(60, 60))
    place = space.grid.padded_place((0, 55, 30))
    space.cells[place] ^= 2
    with refused(SpaceError, "space-contradiction", cell=(0, 55, 30)):
        Segmentation.of_space(space, threads=3)


@pytest.mark.parametrize("threads", [0, -1, 257, 2.0, True, "2"])
def test_a_number_of_threads_out_of_range_is_refused(threads: int) -> None:
    with refused(SpaceError, "threads-out-of-range", most=256, threads=repr(threads)):
        Segmentation.of(Maze.blank(3, 3), threads=threads)


def test_several_segmentations_at_once_are_the_same() -> None:
    maze = generate("caves", 200, 300, rng=1)
    expected = Segmentation.of(maze, threads=1)
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda count: Segmentation.of(maze, threads=count), (1, 2, 3, 8)):
            assert np.array_equal(found.region, expected.region)


def test_a_stop_ends_all_threads() -> None:
    calls = count()
    with refused(Cancelled, "stopped"):
        Segmentation.of(Maze.blank(200, 200), lambda _: next(calls) < 5, threads=3)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("segmentation")]


def test_what_fails_in_a_share_is_raised() -> None:
    def part(share: int, *_: int) -> None:
        if share:
            raise MemoryError

    with Passes(None, 3, 1) as passes, pytest.raises(MemoryError):
        passes.run(part, even_cuts(100, 3))


def test_a_thread_that_cannot_be_started_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", fail)
    with refused(SpaceError, "no-memory-to-segment"):
        Segmentation.of(Maze.blank(200, 200), threads=2)


def test_small_mazes_take_one_thread() -> None:
    assert usual_threads(1000) == 1
