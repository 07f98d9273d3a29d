"""Mazes that are generated block by block do not depend on the blocks."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scipy import ndimage

from mazarine.big import generate, generating
from mazarine.errors import Cancelled, GeneratorError, MazeFileError
from mazarine.files import read, write
from mazarine.files.zarr_store import usual_block
from mazarine.generators import generate as generate_in_memory
from mazarine.maze import Maze
from tests.refusals import refused

_NAMES = ["binary-tree", "caves", "random"]


@pytest.fixture
def _small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generating, "usual_block", lambda rows, cols: usual_block(rows, cols, shard=7))


def _made(path: Path, name: str, **values: object) -> Maze:
    generate(name, path, 30, 41, rng=5, workers=1, **values)
    return read(path)


@pytest.mark.parametrize("name", _NAMES)
def test_blocks_do_not_matter(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = _made(tmp_path / "a.zarr", name)
    monkeypatch.setattr(generating, "usual_block", lambda rows, cols: usual_block(rows, cols, shard=7))
    assert _made(tmp_path / "b.zarr", name) == whole


@pytest.mark.usefixtures("_small_blocks")
@pytest.mark.parametrize("values", [{}, {"bias": "south-east", "version": "walls"}])
def test_a_binary_tree_is_that_of_the_generator(tmp_path: Path, values: dict[str, str]) -> None:
    expected = generate_in_memory("binary-tree", 30, 41, rng=5, **values)
    assert _made(tmp_path / "a.zarr", "binary-tree", **values) == expected


@pytest.mark.usefixtures("_small_blocks")
def test_the_largest_cave_is_that_of_the_generator(tmp_path: Path) -> None:
    floor = _made(tmp_path / "a.zarr", "caves").cells[0] > 1
    labels, _ = ndimage.label(floor)
    sizes = np.bincount(labels[floor])
    expected = generate_in_memory("caves", 30, 41, rng=5)
    assert np.array_equal(labels == sizes.argmax(), expected.cells[0] > 1)


@pytest.mark.usefixtures("_small_blocks")
def test_random_walls_and_rock_have_their_shares(tmp_path: Path) -> None:
    generate("random", tmp_path / "a.zarr", 100, 100, rng=1, workers=2, walls=0.25, rock=0.5)
    maze = read(tmp_path / "a.zarr")
    assert abs(np.mean(maze.cells == 0) - 0.5) < 0.02
    assert abs(np.mean(maze.walls[0, :-1, :-1] & 1) - 0.25) < 0.02
    assert abs(np.mean(maze.walls[0, :-1, :-1] >> 2) - 0.25) < 0.02


def test_stopping_leaves_the_old_store(tmp_path: Path) -> None:
    write(Maze.blank(3, 3), tmp_path / "a.zarr")
    with pytest.raises(Cancelled):
        generate("caves", tmp_path / "a.zarr", 9, 9, progress=lambda _: False)
    assert read(tmp_path / "a.zarr") == Maze.blank(3, 3)
    assert [file.name for file in tmp_path.iterdir()] == ["a.zarr"]


def test_other_algorithms_and_sizes_are_refused(tmp_path: Path) -> None:
    with refused(GeneratorError, "not-generated-in-blocks", name="'prim'"):
        generate("prim", tmp_path / "a.zarr", 9, 9)
    with refused(GeneratorError, "not-a-store-size", rows=0):
        generate("caves", tmp_path / "a.zarr", 0, 9)
    with refused(GeneratorError, "share-out-of-range", parameter="walls"):
        generate("random", tmp_path / "a.zarr", 9, 9, walls=2)


def test_a_store_of_more_blocks_than_can_be_read_is_not_begun(tmp_path: Path) -> None:
    with refused(MazeFileError, "too-many-blocks"):
        generate("caves", tmp_path / "a.zarr", 1 << 25, 1 << 25)
    assert list(tmp_path.iterdir()) == []
