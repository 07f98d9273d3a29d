"""Overviews show what share of each kind there is, at any scale, and follow changes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from mazarine.big import (
    StoredSegmentation,
    build_overview,
    overview,
    picture_of,
    read_rectangle,
    segment,
    shares_of,
    write_rectangle,
)
from mazarine.errors import MazeFileError
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from mazarine.native.big import shrink_kinds
from mazarine.picture.palette import LIGHT
from tests.big.comparing import store_of
from tests.refusals import refused


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "TEXELS", 3)


def _made(folder: Path, maze: Maze) -> StoredSegmentation:
    segment(store_of(maze, folder, 9), folder / "b.zarr", workers=1)
    build_overview(folder / "b.zarr", workers=1)
    return StoredSegmentation(folder / "b.zarr")


def test_every_scale_shows_the_shares_of_kinds(tmp_path: Path) -> None:
    rows, cols = 70, 50
    stored = _made(tmp_path, generate("caves", rows, cols, rng=4))
    assert overview.scales_of(stored.shape) == [4, 8, 16, 32]
    kinds = stored.kinds(0, 0, 0, rows, cols)
    for scale in (1, 2, 4, 8, 16, 32):
        found = shares_of(stored, 0, (0, 0, rows, cols), scale)
        assert found.shape == (4, -(-rows // scale), -(-cols // scale))
        for row, col in np.ndindex(found.shape[1:]):
            part = kinds[row * scale : (row + 1) * scale, col * scale : (col + 1) * scale]
            expected = np.bincount(part.reshape(-1), minlength=4) / part.size * 255
            whole = (row + 1) * scale <= rows and (col + 1) * scale <= cols
            # Halving rounds once a scale, and at the border counts texels and not cells.
            assert not whole or np.abs(found[:, row, col] - expected).max() <= 2.5


def test_a_scale_of_all_cells_is_exact() -> None:
    kinds = np.array([[0, 0, 1], [2, 3, 1]], dtype=np.uint8)
    out = np.empty((4, 1, 2), dtype=np.uint8)
    shrink_kinds(kinds, 2, out)
    assert out[:, 0].T.tolist() == [[128, 0, 64, 64], [0, 255, 0, 0]]


def test_only_chunks_above_a_change_are_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    maze = generate("caves", 70, 50, rng=4)
    stored = _made(tmp_path, maze)
    part = read_rectangle(tmp_path / "a.maze.zarr", (0, 22, 22), 3, 3)
    SetCells([(0, 23, 23, "rock" if maze.cells[0, 23, 23] else "floor")]).apply(part)
    write_rectangle(tmp_path / "a.maze.zarr", 0, part)
    segment(tmp_path / "a.maze.zarr", tmp_path / "b.zarr", workers=1)
    made, real = [], overview.run_graph
    monkeypatch.setattr(overview, "run_graph", lambda graph, *rest: [made.extend(graph), real(graph, *rest)])
    build_overview(tmp_path / "b.zarr", workers=1)
    assert 4 <= len(made) <= 12
    found = shares_of(stored, 0, (20, 20, 28, 28), 4)
    expected = np.empty((4, 2, 2), dtype=np.uint8)
    shrink_kinds(stored.kinds(0, 20, 20, 28, 28), 4, expected)
    assert np.array_equal(found, expected)


def test_a_picture_is_as_large_as_asked(tmp_path: Path) -> None:
    stored = _made(tmp_path, Maze.blank(70, 50))
    assert picture_of(stored, 0, (0, 0, 70, 50), 100).shape == (70, 50)
    assert picture_of(stored, 0, (0, 0, 70, 50), 20).shape == (18, 13)
    assert np.unique(picture_of(stored, 0, (3, 3, 60, 50), 20)).tolist() == [LIGHT.room]


def test_other_programs_find_the_scales(tmp_path: Path) -> None:
    _made(tmp_path, Maze.blank(20, 20))
    group = json.loads((tmp_path / "b.zarr" / "overview" / "zarr.json").read_text())
    datasets = group["attributes"]["ome"]["multiscales"][0]["datasets"]
    assert [it["path"] for it in datasets] == ["4", "8"]


def test_an_overview_needs_a_complete_segmentation(tmp_path: Path) -> None:
    with refused(MazeFileError, "no-stored-segmentation"):
        build_overview(tmp_path)
