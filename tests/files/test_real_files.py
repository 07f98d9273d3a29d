"""Files that nobody in this project wrote, with figures that another program worked out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.files import identify, read, write
from mazarine.maze import MarkerKind, Maze
from mazarine.maze.codes import Wall
from tests.files.refusing import assert_refused

_DATA = Path(__file__).resolve().parents[2] / ".." / "shared" / "data"
_FIGURES: dict[str, Any] = (
    json.loads((_DATA / "expected.json").read_text()) if (_DATA / "expected.json").exists() else {}
)
_TEXTS = [name for name, said in _FIGURES.items() if "micromouse" in name and said["format"] == "text"]
_BYTES = [name for name, said in _FIGURES.items() if said.get("format") == "binary"]
_NUMBERS = [name for name, said in _FIGURES.items() if said.get("format") == "num"]
_MAPS = [name for name in _FIGURES if name.endswith(".map") and name.startswith("movingai")]
_PICTURES = [name for name in _FIGURES if name.endswith(".png")]
_OTHERS = ["SOURCES.md", "expected.json", "movingai/dao/arena.map.scen", "tiled/tilesheet.tsx"]

pytestmark = pytest.mark.skipif(not _FIGURES, reason="the collection of real files is not beside this tree")


@pytest.mark.parametrize("name", [*_TEXTS, *_BYTES, *_NUMBERS])
def test_a_real_maze_has_the_figures_that_are_known_of_it(name: str) -> None:
    figures = _FIGURES[name]
    figures = figures.get("unknown_wall", figures)
    maze = read(_DATA / name)
    degrees = _degrees(maze)
    assert maze.shape == (1, figures["rows"], figures["cols"])
    assert degrees.sum() == 2 * figures["edges"]
    assert {str(degree): int((degrees == degree).sum()) for degree in range(5)} == figures["degree"]
    inside = (maze.walls[0, :, :-1] & 3).sum() + (maze.walls[0, :-1] >> 2).sum()
    assert inside == figures["walls_inside"]


@pytest.mark.parametrize("name", _TEXTS)
def test_a_real_maze_has_the_marks_that_it_draws(name: str) -> None:
    figures = _FIGURES[name]
    figures = figures.get("unknown_wall", figures)
    markers = list(read(_DATA / name).markers)
    starts = [marker.cell for marker in markers if marker.kind is MarkerKind.START]
    goals = [marker.cell for marker in markers if marker.kind is MarkerKind.GOAL]
    assert len(starts) + len(goals) == len(markers)
    assert starts == ([(0, *figures["start"])] if figures["start_from"] == "S mark" else [])
    assert goals == ([(0, *goal) for goal in figures["goals"]] if figures["goal_from"] == "G marks" else [])


@pytest.mark.parametrize("name", _TEXTS)
def test_a_real_maze_survives_every_format_that_holds_it(name: str, tmp_path: Path) -> None:
    maze = read(_DATA / name)
    for file, format in (("a.maze", "native"), ("o.txt", "micromouse-o"), ("plus.txt", "micromouse-plus")):
        write(maze, tmp_path / file, format=format)
        assert read(tmp_path / file) == maze


@pytest.mark.parametrize("name", _TEXTS)
def test_a_real_maze_is_written_as_it_was_drawn(name: str, tmp_path: Path) -> None:
    text = (_DATA / name).read_text().rstrip()
    write(read(_DATA / name), tmp_path / "a.txt", format=identify(_DATA / name).name)
    drawn = [line.rstrip() for line in (tmp_path / "a.txt").read_text().rstrip().split("\n")]
    if "." in text:  # walls that are not known are drawn as walls
        pytest.skip("this one has walls that are not known")
    assert drawn == [line.rstrip() for line in text.split("\n")]


@pytest.mark.parametrize("name", _BYTES)
def test_a_real_maze_of_bytes_is_that_of_its_drawing(name: str, tmp_path: Path) -> None:
    path = _DATA / name
    maze = read(path)
    assert identify(path).name == "micromouse-binary"
    assert np.array_equal(maze.walls, read(path.with_suffix(".txt")).walls)
    write(maze, tmp_path / "a.maz")
    assert (tmp_path / "a.maz").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("name", _NUMBERS)
def test_a_real_maze_of_numbers_is_written_as_it_was(name: str, tmp_path: Path) -> None:
    maze = read(_DATA / name)
    assert identify(_DATA / name).name == "mms-num"
    assert list(maze.markers) == []
    write(maze, tmp_path / "a.num")
    assert (tmp_path / "a.num").read_text().split() == (_DATA / name).read_text().split()


@pytest.mark.parametrize("name", _MAPS)
def test_a_real_map_has_the_figures_that_are_known_of_it(name: str, tmp_path: Path) -> None:
    path, figures = _DATA / name, _FIGURES[name]["policy_dot_G_S"]
    maze = read(path)
    floor = maze.cells[0] == 2
    assert identify(path).name == "movingai"
    assert maze.shape == (1, figures["rows"], figures["cols"])
    assert floor.sum() == figures["passable"]
    assert (floor[1:] & floor[:-1]).sum() + (floor[:, 1:] & floor[:, :-1]).sum() == figures["edges"]
    write(maze, tmp_path / "a.map")
    assert read(tmp_path / "a.map") == maze


@pytest.mark.parametrize("name", _PICTURES)
def test_a_real_picture_has_the_figures_that_are_known_of_it(name: str, tmp_path: Path) -> None:
    figures = _FIGURES[name]
    maze = read(_DATA / name)
    floor = maze.cells[0] == 2
    assert maze.shape == (1, figures["rows"], figures["cols"])
    assert floor.sum() == figures["passable"]
    assert (floor[1:] & floor[:-1]).sum() + (floor[:, 1:] & floor[:, :-1]).sum() == figures["edges"]
    marks = {marker.kind: [*marker.cell[1:]] for marker in maze.markers}
    drawn = {MarkerKind.START: figures.get("start"), MarkerKind.GOAL: figures.get("end")}
    assert marks == {kind: cell for kind, cell in drawn.items() if cell}
    write(maze, tmp_path / "a.png")
    assert read(tmp_path / "a.png") == maze


def test_real_connection_lists_have_the_dead_ends_that_are_known(tmp_path: Path) -> None:
    name = "maze_dataset/demo_small-g3-n100-a_dfs-h82886.zanj"
    lists = np.load(_DATA / name)["maze_connection_lists.npy"]
    found = []
    for connections in lists[: len(_FIGURES[name]["dead_ends_first"])]:
        np.save(tmp_path / "a.npy", connections)
        found.append(int((_degrees(read(tmp_path / "a.npy")) == 1).sum()))
    assert found == _FIGURES[name]["dead_ends_first"]


def test_a_real_drawing_that_is_called_a_map_is_read_as_what_it_is() -> None:
    assert identify(_DATA / "micromouse" / "mms" / "auto_generated_maze.map").name == "micromouse-plus"


@pytest.mark.parametrize(
    ("cut", "code", "fields"),
    [(30, "other-kind", {}), (1000, "map-too-short", {"count": 20, "expected": 49})],
)
def test_a_real_map_that_is_cut_short_is_refused(
    tmp_path: Path, cut: int, code: str, fields: dict[str, Any]
) -> None:
    (tmp_path / "a.map").write_bytes((_DATA / "movingai" / "dao" / "arena.map").read_bytes()[:cut])
    assert_refused(tmp_path / "a.map", code, **fields)


@pytest.mark.parametrize("name", _OTHERS)
def test_files_of_other_formats_are_not_taken_for_mazes(name: str) -> None:
    assert_refused(_DATA / name, "other-kind")


def _degrees(maze: Maze) -> np.ndarray:
    """Count the open sides of each cell of the only level."""
    degrees = np.zeros(maze.shape[1:], dtype=int)
    east, south = maze.walls[0] & 3 != Wall.WALL, maze.walls[0] >> 2 != Wall.WALL
    degrees += east.astype(int) + south
    degrees[:, 1:] += east[:, :-1]
    degrees[1:] += south[:-1]
    return degrees
