"""Commands on mazes in Zarr stores."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from mazarine.cli import stores
from mazarine.files import read
from mazarine.generators import generate
from mazarine.maze import Maze
from tests.cli.runner import needs_big, refusal, run, said

pytestmark = needs_big


@pytest.fixture
def small_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let mazes of more than 100 cells be too large for memory."""
    monkeypatch.setattr(stores, "MAX_CELLS", 100)


def test_a_maze_is_generated_into_a_store(tmp_path: Path) -> None:
    out = tmp_path / "a.maze.zarr"
    size = "--rows", 20, "--cols", 30, "--seed", 3
    assert said("generate", "binary-tree", *size, "-o", out)["generator"] == "binary-tree"
    run("generate", "binary-tree", *size, "-o", tmp_path / "a.maze")
    assert read(out) == read(tmp_path / "a.maze")
    assert run("generate", "random", *size, "--set", "walls=0.5", "-o", out).stdout == (
        "Size  20 × 30 cells\nSeed  3\n"
    )
    assert "--braid" in refusal("generate", "random", *size, "--braid", 1, "-o", out)


def test_other_algorithms_are_written_to_stores_too(tmp_path: Path) -> None:
    run("generate", "prim", "--rows", 9, "--cols", 9, "--seed", 3, "-o", tmp_path / "a.zarr")
    assert read(tmp_path / "a.zarr") == generate("prim", 9, 9, rng=3)


@pytest.mark.usefixtures("small_memory")
def test_info_of_a_large_maze_is_its_size(tmp_path: Path) -> None:
    run("generate", "random", "--rows", 20, "--cols", 30, "--seed", 3, "-o", tmp_path / "a.zarr")
    told = said("info", tmp_path / "a.zarr")
    assert (told["rows"], told["cols"], told["block"], told["links"]) == (20, 30, [20, 30], 0)
    assert "Blocks   20 × 30 cells each" in run("info", tmp_path / "a.zarr").stdout


def test_info_of_a_segmentation_has_the_counts_of_the_maze(tmp_path: Path) -> None:
    run("generate", "random", "--rows", 20, "--cols", 30, "--seed", 3, "-o", tmp_path / "a.zarr")
    run("segment", tmp_path / "a.zarr", "-o", tmp_path / "b.zarr")
    expected, told = said("info", tmp_path / "a.zarr"), said("info", tmp_path / "b.zarr")
    assert (told["cells"], told["regions"]) == (expected["cells"], expected["regions"])
    assert "20 × 30 cells" in run("info", tmp_path / "b.zarr").stdout


@pytest.mark.usefixtures("small_memory")
def test_statistics_of_a_large_maze_are_those_that_add_up(tmp_path: Path) -> None:
    run("generate", "binary-tree", "--rows", 20, "--cols", 30, "--seed", 3, "-o", tmp_path / "a.zarr")
    told = said("stats", tmp_path / "a.zarr")
    assert (told["floor"], told["rock"], told["passages"]) == (600, 0, 599)
    assert sum(told["degrees"]) == 600
    assert "Passages    599" in run("stats", tmp_path / "a.zarr").stdout
    assert refusal("stats", tmp_path / "a.zarr", "--csv").startswith("--csv needs a maze that fits")


def test_a_path_needs_a_maze_that_fits_in_memory(tmp_path: Path) -> None:
    run("generate", "random", "--rows", 1 << 15, "--cols", 1, "--seed", 3, "-o", tmp_path / "a.zarr")
    run("segment", tmp_path / "a.zarr", "-o", tmp_path / "b.zarr")
    assert "holds no maze" in refusal("path", tmp_path / "b.zarr", "0,0,0", "0,1,0")


def test_a_segmentation_is_drawn_as_a_picture(tmp_path: Path) -> None:
    run("generate", "caves", "--rows", 60, "--cols", 90, "--seed", 3, "-o", tmp_path / "a.zarr")
    run("segment", tmp_path / "a.zarr", "-o", tmp_path / "b.zarr")
    out = tmp_path / "a.png"
    for options, size in [
        ((), (90, 60)),
        (("--longest", 30), (23, 15)),
        (("--window", "50,80,20,20"), (10, 10)),
    ]:
        assert run("render", tmp_path / "b.zarr", out, *options).exit_code == 0
        assert _size(out) == size
    assert "choose a name that ends in .png" in refusal("render", tmp_path / "b.zarr", tmp_path / "a.svg")
    assert "outside the maze" in refusal("render", tmp_path / "b.zarr", out, "--window", "60,0,9,9")


@pytest.mark.usefixtures("small_memory")
def test_a_part_of_a_large_maze_is_drawn(tmp_path: Path) -> None:
    run("generate", "caves", "--rows", 60, "--cols", 90, "--seed", 3, "-o", tmp_path / "a.zarr")
    out = tmp_path / "a.png"
    assert run("render", tmp_path / "a.zarr", out, "--window", "5,6,7,8", "--cell-size", 10).exit_code == 0
    assert _size(out) == (90, 80)
    assert "name a part with --window" in refusal("render", tmp_path / "a.zarr", out)
    assert "is not a window" in refusal("render", tmp_path / "a.zarr", out, "--window", "5")


def test_a_window_is_for_stores(file: Path, tmp_path: Path) -> None:
    assert "only of a maze or a segmentation" in refusal(
        "render", file, tmp_path / "a.png", "--window", "0,0,2,2"
    )


@pytest.mark.usefixtures("small_memory")
def test_what_is_too_large_for_memory_is_converted_block_by_block(tmp_path: Path) -> None:
    blocks = np.random.default_rng(1).random((70, 90)) < 0.3
    np.save(tmp_path / "a.npy", blocks)
    assert run("convert", tmp_path / "a.npy", tmp_path / "a.maze.zarr").exit_code == 0
    assert run("convert", tmp_path / "a.maze.zarr", tmp_path / "b.maze.zarr").exit_code == 0
    assert read(tmp_path / "b.maze.zarr") == read(tmp_path / "a.maze.zarr") == Maze.from_blocks(blocks)


def _size(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size
