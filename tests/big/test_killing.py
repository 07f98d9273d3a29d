"""A run that is killed anywhere leaves what the next one completes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mazarine.big import StoredSegmentation, segment
from mazarine.big import generate as generate_in_blocks
from mazarine.errors import MazeFileError
from mazarine.files import read
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.maze.edits import SetWalls
from tests.big.comparing import assert_equal, store_of
from tests.refusals import refused


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("share", [0.1, 0.5, 0.8, 0.999])
def test_a_run_that_was_killed_is_completed(tmp_path: Path, share: float) -> None:
    maze = generate("caves", 30, 30, rng=2)
    source, target = store_of(maze, tmp_path, 9), tmp_path / "b.zarr"
    _kill(source, target, share)
    _complete(source, target, maze)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
@pytest.mark.parametrize("share", [0.2, 0.9])
def test_following_a_change_that_was_killed_is_completed(tmp_path: Path, share: float) -> None:
    maze = generate("caves", 30, 30, rng=2)
    source, target = store_of(maze, tmp_path, 9), tmp_path / "b.zarr"
    segment(source, target, workers=1, dense=True)
    SetWalls([(0, 15, col, "S", "wall") for col in range(30)]).apply(maze)
    (tmp_path / "other").mkdir()
    store_of(maze, tmp_path / "other", 9).rename(tmp_path / "changed")
    source.rename(tmp_path / "old")
    (tmp_path / "changed").rename(source)
    _kill(source, target, share)
    _complete(source, target, maze)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for files")
@pytest.mark.parametrize("most", [300, 2000, 9000])
def test_a_disk_that_takes_no_more_is_one_sentence(tmp_path: Path, most: int) -> None:
    source, target = tmp_path / "a.maze.zarr", tmp_path / "b.zarr"
    generate_in_blocks("random", source, 60, 60, rng=1)
    command = [sys.executable, "-m", "tests.big.limited", source, target, str(most)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"file-too-large {target}")
    assert done.stdout.count("\n") == 1
    report = segment(source, target, workers=1)
    assert_equal(StoredSegmentation(target), report, read(source))


def _kill(source: Path, target: Path, share: float) -> None:
    command = [sys.executable, "-m", "tests.big.killed", source, target, str(share)]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], check=False)
    assert done.returncode == -signal.SIGKILL
    with refused(MazeFileError, "no-stored-segmentation"):
        StoredSegmentation(target)


def _complete(source: Path, target: Path, maze: Maze) -> None:
    report = segment(source, target, workers=1, dense=True)
    assert report.resumed
    assert_equal(StoredSegmentation(target), report, maze)
