"""Arrays and stores that are larger than memory become stores part by part."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from mazarine.big import copy, from_blocks, importing
from mazarine.errors import EditRejected, MazeFileError
from mazarine.files import read
from mazarine.files.zarr_store import MazeStore, usual_block
from mazarine.maze import Link, Maze, Port
from mazarine.maze.edits import PlaceLink
from tests.big.comparing import store_of
from tests.refusals import refused


@pytest.fixture(autouse=True)
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "usual_block", lambda rows, cols: usual_block(rows, cols, shard=5))


@pytest.mark.parametrize("shape", [(13, 9), (2, 13, 9), (1, 1)])
@pytest.mark.parametrize("codes", [False, True])
def test_an_array_is_stored_as_it_is_in_memory(tmp_path: Path, shape: tuple[int, ...], codes: bool) -> None:
    blocks = np.random.default_rng(1).integers(0, 8, shape)
    from_blocks(blocks, tmp_path / "a.zarr", codes=codes)
    assert read(tmp_path / "a.zarr") == Maze.from_blocks(blocks, codes=codes)


def test_a_copy_has_other_blocks_and_the_same_maze(tmp_path: Path) -> None:
    maze = Maze.blank(13, 9, levels=2, walled=True)
    PlaceLink(Link(Port((0, 1, 1)), Port((1, 6, 6)))).apply(maze)
    copy(store_of(maze, tmp_path, 3), tmp_path / "b.zarr")
    assert MazeStore(tmp_path / "b.zarr").layout.block == (5, 5)
    assert read(tmp_path / "b.zarr") == maze


@pytest.mark.parametrize("shard", [3, 5])
def test_a_damaged_store_is_not_copied(tmp_path: Path, shard: int) -> None:
    source = store_of(Maze.blank(13, 9), tmp_path, shard)
    (source / "cells" / "c" / "0" / "1" / "1").unlink()
    with refused(MazeFileError, "block-damaged"):
        copy(source, tmp_path / "b.zarr")


@pytest.mark.parametrize("blocks", [np.zeros(4), np.zeros((4, 4)), np.zeros((0, 4), dtype=bool)])
def test_other_arrays_are_refused(tmp_path: Path, blocks: NDArray[np.generic]) -> None:
    with refused(EditRejected, "not-a-grid"):
        from_blocks(blocks, tmp_path / "a.zarr")


def test_other_codes_are_refused(tmp_path: Path) -> None:
    with refused(EditRejected, "not-codes"):
        from_blocks(np.full((4, 4), 8), tmp_path / "a.zarr", codes=True)
    assert list(tmp_path.iterdir()) == []
