"""`mazarine diff`."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from mazarine.comparing.picture import COLORS, GONE, NEW, PALE
from mazarine.files import read, write
from mazarine.maze import Maze
from tests.cli.runner import refusal, run
from tests.drawing import blocks


@pytest.fixture
def pair(tmp_path: Path) -> tuple[Path, Path]:
    """Return the files of two mazes: a hall, and one that a wall of rock splits."""
    before = blocks("""
        .......
        .......
        .......
    """)
    before.add_marker("start", (2, 0))
    before.add_marker("goal", (2, 1))
    after = before.copy()
    after.set_cells([(row, 4) for row in range(3)], "rock")
    after.set_wall((1, 0), "E")
    after.set_wall((2, 0), "E")
    after.add_teleporter((0, 2), (2, 6))
    after.add_marker("note", (0, 6), label="here")
    first, second = tmp_path / "a.maze", tmp_path / "b.maze"
    write(before, first)
    write(after, second)
    return first, second


def test_the_difference_is_said_and_ends_with_status_1(pair: tuple[Path, Path]) -> None:
    done = run("diff", *pair)
    assert done.exit_code == 1
    assert done.stdout.splitlines() == [
        "3 cells are different.",
        "2 walls are different.",
        "1 link is new.",
        "1 marker is new.",
        "Room 1 was split into 1 and 2.",
        "1 corridor is new: 3.",
        "3 crossroads are new.",
        "The goal is 4 steps farther.",
        "1 dead end is new.",
    ]


def test_equal_mazes_end_with_status_0(pair: tuple[Path, Path]) -> None:
    first, _ = pair
    done = run("diff", first, first)
    assert (done.exit_code, done.stdout) == (0, "No differences.\n")


def test_json_has_all_that_differs(pair: tuple[Path, Path]) -> None:
    done = run("diff", *pair, "--json")
    assert done.exit_code == 1
    said = json.loads(done.stdout)
    assert (said["cells"], said["walls"], said["solution"]) == (3, 2, {"before": 1, "after": 5})
    assert said["regions"]["new"][0] == 3
    assert len(said["regions"]["new"]) == 4
    assert said["regions"]["split"] == [{"from": 1, "into": [1, 2]}]
    assert (said["regions"]["merged"], said["regions"]["gone"], said["regions"]["renamed"]) == ([], [], [])
    assert said["links"]["gone"] == []
    assert [link["to"] for link in said["links"]["new"]] == [{"cell": [0, 2, 6], "side": "pad"}]
    assert [marker["label"] for marker in said["markers"]["new"]] == ["here"]
    assert said["dead_ends"] == {"gone": [], "new": [[0, 2, 0]]}
    assert said["metadata"] == []
    assert said["boards"] == [{"shape": [1, 3, 7], "origin": [0, 0]}] * 2


def test_the_picture_shows_the_second_maze_in_color(pair: tuple[Path, Path], tmp_path: Path) -> None:
    first, second = pair
    assert run("diff", first, second, "--picture", tmp_path / "d.png").exit_code == 1
    assert run("diff", second, first, "--picture", tmp_path / "back.png").exit_code == 1

    def pixels(name: str, row: int, col: int) -> int:
        with Image.open(tmp_path / name) as picture:
            red, green, blue = np.asarray(picture.convert("RGB"))[
                12 + 24 * row + 6, 12 + 24 * col + 6
            ].tolist()
        return 0xFF000000 | red << 16 | green << 8 | blue

    assert pixels("d.png", 1, 4) == COLORS[GONE]
    assert pixels("back.png", 1, 4) == COLORS[NEW]
    assert pixels("d.png", 1, 0) == COLORS[GONE + PALE]
    assert pixels("back.png", 1, 1) == COLORS[NEW + PALE]
    assert pixels("d.png", 2, 1) not in COLORS.values()


def test_levels_are_below_each_other(tmp_path: Path) -> None:
    for name, levels in (("a", 1), ("b", 2)):
        write(Maze.blank(2, 3, levels=levels, lattice="honeycomb"), tmp_path / f"{name}.maze")
    run("diff", tmp_path / "b.maze", tmp_path / "a.maze", "--picture", tmp_path / "one.png")
    run("diff", tmp_path / "a.maze", tmp_path / "b.maze", "--picture", tmp_path / "two.png")
    with Image.open(tmp_path / "one.png") as one, Image.open(tmp_path / "two.png") as two:
        assert (two.width, two.height) == (one.width, 2 * one.height)


def test_other_lattices_and_names_are_refused(pair: tuple[Path, Path], tmp_path: Path) -> None:
    write(Maze.blank(2, 2, lattice="honeycomb"), tmp_path / "comb.maze")
    assert refusal("diff", pair[0], tmp_path / "comb.maze").endswith(
        "cannot be compared with one on a honeycomb lattice."
    )
    assert "name that ends in .png" in refusal("diff", *pair, "--picture", tmp_path / "d.svg")
    assert "does not exist" in refusal("diff", pair[0], tmp_path / "none.maze")
    second = tmp_path / "c.png"
    second.write_bytes(b"")
    assert "another name" in refusal("diff", pair[0], second, "--picture", second)


def test_files_of_any_format_are_compared(pair: tuple[Path, Path], tmp_path: Path) -> None:
    first, second = pair
    write(read(second), tmp_path / "b.tmx")
    assert run("diff", second, tmp_path / "b.tmx").exit_code == 0
    assert run("diff", first, tmp_path / "b.tmx").exit_code == 1
