"""Stores that are made to do harm are refused, and nothing outside a store is read or written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine import big
from mazarine.errors import MazeFileError
from mazarine.files import read, write
from mazarine.files.bounded_codec import unpacked
from mazarine.files.faults import Fault
from mazarine.files.locking import LOCK
from mazarine.files.zarr_store import write_maze
from mazarine.maze import Maze
from tests.refusals import refused

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def test_every_hostile_store_is_refused_in_a_sentence_at_once_and_in_little_memory() -> None:
    command = [sys.executable, "-m", "tests.files.hostile_stores"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _store(folder: Path) -> Path:
    path = folder / "a.maze.zarr"
    write(Maze.blank(8, 8), path)
    return path


def test_a_rectangle_is_not_written_through_a_link(tmp_path: Path) -> None:
    path, other = _store(tmp_path), tmp_path / "thesis"
    part = big.read_rectangle(path, (0, 0, 0), 8, 8)
    chunk = path / "cells" / "c" / "0" / "0" / "0"
    chunk.rename(other)
    chunk.symlink_to(other)
    before = other.read_bytes()
    with refused(MazeFileError, "not-regular-file"):
        big.write_rectangle(path, 0, part)
    assert other.read_bytes() == before


def test_the_lock_of_a_store_is_no_pipe_and_no_link(tmp_path: Path) -> None:
    path = _store(tmp_path)
    part = big.read_rectangle(path, (0, 0, 0), 8, 8)
    os.mkfifo(path / LOCK)
    with refused(MazeFileError, "not-regular-file"):
        big.write_rectangle(path, 0, part)
    (path / LOCK).unlink()
    (path / LOCK).symlink_to(tmp_path / "made")
    with refused(MazeFileError, "not-regular-file"):
        big.write_rectangle(path, 0, part)
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("part", ["plan.json", "kind", "seam"])
def test_a_segmentation_is_not_written_through_a_link(part: str, tmp_path: Path) -> None:
    path, target, other = _store(tmp_path), tmp_path / "b.regions.zarr", tmp_path / "other"
    big.segment(path, target, workers=1)
    (target / part).rename(other)
    (target / part).symlink_to(other)
    before = sorted(it.stat().st_mtime_ns for it in (other, *other.rglob("*")))
    try:
        big.segment(path, target, workers=1)
    except MazeFileError:
        return
    assert before == sorted(it.stat().st_mtime_ns for it in (other, *other.rglob("*")))


@pytest.mark.parametrize("part", ["zarr.json", "table/0/0/0/0.rec", "kind/zarr.json", "kind/c/0/0/0"])
def test_a_segmentation_of_a_stranger_is_refused(part: str, tmp_path: Path) -> None:
    path, target = _store(tmp_path), tmp_path / "b.regions.zarr"
    big.segment(path, target, workers=1)
    (target / part).unlink()
    os.mkfifo(target / part)
    with pytest.raises(MazeFileError):
        big.StoredSegmentation(target).numbers(0, 0, 0, 8, 8)


def test_what_is_packed_is_unpacked_up_to_a_limit(tmp_path: Path) -> None:
    write_maze(Maze.blank(8, 8), tmp_path, tmp_path)
    assert read(tmp_path) == Maze.blank(8, 8)
    for name in ("blosc", "gzip", "zstd"):
        with pytest.raises(Fault):
            unpacked(name, b"\x1f\x8b" * 20, 100)
