"""A store has one writer at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from mazarine import big
from mazarine.errors import Cancelled, MazeFileError
from mazarine.files.locking import LOCK, only_writer
from mazarine.generators import generate
from tests.big.comparing import assert_equal, store_of
from tests.refusals import refused


def test_two_runs_do_not_write_to_one_segmentation(tmp_path: Path) -> None:
    maze = generate("caves", 20, 20, rng=2)
    source, target = store_of(maze, tmp_path, 9), tmp_path / "b.zarr"
    refusals = 0

    def again(_share: float) -> bool:
        nonlocal refusals
        with refused(MazeFileError, "is-written-to"):
            big.segment(source, target, workers=1, dense=True)
        refusals += 1
        return True

    report = big.segment(source, target, workers=1, progress=again)
    assert refusals > 0
    assert not (target / LOCK).exists()
    assert_equal(big.StoredSegmentation(target), report, maze)


def test_a_run_that_is_stopped_leaves_no_lock(tmp_path: Path) -> None:
    source, target = store_of(generate("caves", 20, 20, rng=2), tmp_path, 9), tmp_path / "b.zarr"
    shares: list[float] = []
    with pytest.raises(Cancelled):
        big.segment(source, target, workers=1, progress=lambda share: shares.append(share) or len(shares) < 3)
    assert not (target / LOCK).exists()
    (target / LOCK).touch()  # As of a process that was killed.
    assert big.segment(source, target, workers=1).resumed


def test_a_rectangle_needs_the_store_for_itself(tmp_path: Path) -> None:
    source = store_of(generate("caves", 20, 20, rng=2), tmp_path, 9)
    part = big.read_rectangle(source, (0, 3, 3), 5, 5)
    with only_writer(source), refused(MazeFileError, "is-written-to"):
        big.write_rectangle(source, 0, part)
    big.write_rectangle(source, 0, part)


def test_a_segmentation_does_not_lie_in_the_maze(tmp_path: Path) -> None:
    source = store_of(generate("caves", 20, 20, rng=2), tmp_path, 9)
    with refused(MazeFileError, "inside-maze"):
        big.segment(source, source / "b.zarr")
