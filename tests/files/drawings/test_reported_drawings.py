"""Small inputs that users reported, and real levels with figures that are known of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazarine.files import identify, read
from mazarine.maze import MarkerKind, Maze

_DATA = Path(__file__).resolve().parents[3] / ".." / "shared" / "data"

pytestmark = pytest.mark.skipif(
    not _DATA.exists(), reason="the collection of real files is not beside this tree"
)


def _counts(maze: Maze) -> tuple[int, int]:
    floor = int((maze.cells >> 1 != 0).sum())
    return maze.cells.size - floor, floor


@pytest.mark.parametrize(
    "name",
    [
        "dots-as-floor/dots.txt",
        "dots-as-floor/dots-with-ends.txt",
        "blank-lines-around/blank-lines.txt",
        "blank-lines-around/indented.txt",
        "blank-lines-around/trailing-blanks.txt",
    ],
)
def test_reported_drawings_of_blocks(name: str) -> None:
    maze = read(_DATA / "reported" / name)
    assert maze.shape == (1, 7, 11)
    assert _counts(maze) == (47, 30)
    if "ends" in name:
        assert {(marker.kind, marker.cell) for marker in maze.markers} == {
            (MarkerKind.START, (0, 1, 1)), (MarkerKind.GOAL, (0, 5, 9))
        }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "walls"),
    [
        ("one-wide.txt", [[0, 5, 0, 1], [1, 0, 5, 1], [4, 5, 4, 5]]),
        ("two-wide.txt", [[0, 5, 0, 1], [1, 0, 5, 1], [4, 5, 4, 5]]),
        ("underscores.txt", [[0, 5, 0, 1], [1, 0, 1, 1], [4, 5, 4, 5]]),
    ],
)
def test_reported_drawings_of_thin_walls(name: str, walls: list[list[int]]) -> None:
    maze = read(_DATA / "reported" / "narrow-posts" / name)
    assert maze.walls[0].tolist() == walls
    assert identify(_DATA / "reported" / "narrow-posts" / name).name == "thin-walls"


@pytest.mark.parametrize("name", ["comment-above.txt", "comment-below.txt"])
def test_reported_comments_in_micromouse_text(name: str) -> None:
    maze = read(_DATA / "reported" / "comment-in-micromouse" / name)
    assert maze.shape == (1, 3, 3)
    assert {(marker.kind, marker.cell) for marker in maze.markers} == {
        (MarkerKind.START, (0, 2, 0)), (MarkerKind.GOAL, (0, 1, 1))
    }  # fmt: skip


@pytest.mark.parametrize("name", ["nethack_Arc-goal.txt", "nethack_knox.txt", "nethack_minetn-1.txt"])
def test_real_levels_of_nethack(name: str) -> None:
    figures = json.loads((_DATA / "expected.json").read_text())[f"ascii/{name}"]["policy_floor_doors"]
    maze = read(_DATA / "ascii" / name)
    floor = maze.cells[0] >> 1 != 0
    assert floor.sum() == figures["passable"]
    assert (floor[1:] & floor[:-1]).sum() + (floor[:, 1:] & floor[:, :-1]).sum() == figures["edges"]


def test_a_real_drawing_with_doors() -> None:
    figures = json.loads((_DATA / "expected.json").read_text())["ascii/asciitorium_plus.txt"]["door_open"]
    maze = read(_DATA / "ascii" / "asciitorium_plus.txt")
    inside = int((maze.walls[0, :, :-1] & 3).sum() + (maze.walls[0, :-1] >> 2).sum())
    assert maze.shape == (1, figures["rows"], figures["cols"])
    assert inside == figures["walls_inside"]


def test_a_real_map_without_a_type() -> None:
    maze = read(_DATA / "movingai" / "tiny" / "6x6.map")
    assert maze.shape == (1, 6, 6)
    assert _counts(maze) == (0, 36)
