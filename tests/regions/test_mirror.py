"""A copy of kinds and regions that another thread reads: it follows what updates wrote."""

from __future__ import annotations

import pickle
from unittest.mock import MagicMock

import numpy as np
import pytest

from mazarine.errors import WrongType
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import Edit, Resize, SetCells
from mazarine.regions import Segmentation
from mazarine.regions.lookup import RegionLookup
from mazarine.regions.mirror import RegionMirror
from tests.refusals import refused
from tests.regions.agreement import mirror_differences
from tests.regions.costed import wall
from tests.regions.shapes import scattered, snake, two_halls

DOOR = 20


def require_equal(mirror: RegionMirror, segmentation: Segmentation) -> None:
    """Require that a mirror has followed."""
    assert not list(mirror_differences(mirror, segmentation))


def rock(*places: tuple[int, int]) -> Edit:
    """Fill cells of the first level."""
    return SetCells((0, row, col, "rock") for row, col in places)


@pytest.mark.parametrize("size", [(1, 1), (1, 9), (9, 1), (70, 130)])
def test_parts_are_read_as_of_an_array(size: tuple[int, int]) -> None:
    maze = Maze.blank(*size, levels=2)
    maze.buffers.cells[np.random.default_rng(1).random((2, *size)) < 0.4] = Matter.ROCK << 1
    segmentation = Segmentation.of(maze)
    for lookup in (segmentation.mirror().region, segmentation.lookup()):
        whole, (levels, rows, cols) = segmentation.region, lookup.shape
        assert np.array_equal(np.asarray(lookup), whole)
        for level in range(levels):
            plane, here = lookup[level], whole[level]
            assert np.array_equal(np.asarray(plane), here)
            for part in (np.s_[1:5, 2:7], np.s_[:, -3:], np.s_[::3, ::2], np.s_[4:2, :], np.s_[:1, 5:5]):
                assert np.array_equal(plane[part], here[part])
            down, along = np.arange(rows)[::-1], np.arange(cols)[::2]
            assert np.array_equal(plane[np.ix_(down, along)], here[np.ix_(down, along)])
            assert np.array_equal(plane.mask(int(here[0, 0])), here == here[0, 0])
            for bad in (np.s_[:, ::-1], (slice(None), along)):
                with pytest.raises(IndexError):
                    plane[bad]
            assert lookup.at((level, rows - 1, cols - 1)) == here[-1, -1]
        places = np.arange(whole.size)[::-1].reshape(2, -1)
        assert np.array_equal(lookup.take(places), whole.reshape(-1)[places])
        for beyond in (-1, whole.size, 1 << 40):
            with pytest.raises(IndexError):
                lookup.take(np.array([0, beyond]))


@pytest.mark.parametrize(
    ("maze", "side"),
    [(two_halls(150, 150, [DOOR, DOOR + 1]), (DOOR, 149, "E")), (snake(100, 70), (70, 30, "E"))],
    ids=["halls", "corridor in parts"],
)
def test_a_mirror_is_told_what_was_written_not_every_cell(maze: Maze, side: tuple[int, int, str]) -> None:
    maze = maze.copy()
    segmentation = Segmentation.of(maze)
    mirror = segmentation.mirror()
    for state in ("wall", "open") * 3:
        delta = segmentation.update(wall(*side, state).apply(maze))
        assert delta.count > 2000
        assert delta.written is not None
        assert len(delta.written) < delta.count / 2
        mirror.follow(delta)
        require_equal(mirror, segmentation)


def test_a_large_part_is_read_in_bands_between_which_others_have_the_lock() -> None:
    segmentation = Segmentation.of(scattered(600, 0.2, 3))
    lock = MagicMock()
    lookup = RegionLookup(segmentation.engine, segmentation.space.grid, lock)
    assert np.array_equal(np.asarray(lookup), segmentation.region)
    assert lock.__enter__.call_count == lock.__exit__.call_count > 2


def test_deltas_may_wait() -> None:
    maze = scattered(40, 0.2, 3)
    segmentation = Segmentation.of(maze)
    mirror, before = segmentation.mirror(), segmentation.region.copy()
    deltas = [segmentation.update(rock((row, 7)).apply(maze)) for row in range(40)]
    assert np.array_equal(np.asarray(mirror.region), before)
    for delta in deltas:
        mirror.follow(pickle.loads(pickle.dumps(delta)))
    require_equal(mirror, segmentation)


@pytest.mark.parametrize("share", [0.02, 0.4], ids=["update", "segmented again"])
def test_another_mirror_is_made_where_too_much_was_written(share: float) -> None:
    maze = Maze.blank(400, 400)
    segmentation = Segmentation.of(maze)
    mirror = segmentation.mirror()
    cells = np.argwhere(np.random.default_rng(0).random((400, 400)) < share)
    delta = segmentation.update(rock(*cells.tolist()).apply(maze))
    assert delta.written is None
    with refused(WrongType, "delta-not-written"):
        mirror.follow(delta)
    mirror = segmentation.mirror()
    mirror.follow(segmentation.update(rock((399, 399)).apply(maze)))
    require_equal(mirror, segmentation)


def test_nothing_is_told_without_a_mirror_nor_of_a_board_of_another_shape() -> None:
    maze = Maze.blank(5, 5)
    segmentation = Segmentation.of(maze)
    assert segmentation.update(rock((1, 1)).apply(maze)).written is None
    segmentation.mirror()
    assert segmentation.update(rock((2, 1)).apply(maze)).written is not None
    assert segmentation.copy().update(rock((3, 1)).apply(maze)).written is None
    assert segmentation.update(Resize((0, 0), 6, 6).apply(maze)).written is None


def test_what_is_of_a_larger_board_is_refused_and_changes_nothing() -> None:
    maze, other = Maze.blank(3, 3), Maze.blank(400, 400)
    segmentation, larger = Segmentation.of(maze), Segmentation.of(other)
    mirror = segmentation.mirror()
    larger.mirror()
    with refused(WrongType, "delta-not-written"):
        mirror.follow(larger.update(rock((399, 399)).apply(other)))
    require_equal(mirror, segmentation)
