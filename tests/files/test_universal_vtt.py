"""Maps of virtual tabletops as mazes, and mazes as such maps."""

from __future__ import annotations

import base64
import io
import json
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from PIL import Image

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, write
from mazarine.maze import Maze
from mazarine.maze.blocks import inner_walls
from mazarine.maze.codes import Matter, Wall
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.files.foreign_files import put
from tests.refusals import refused
from tests.strategies import mazes, square

_Point = tuple[float, float]
_Points = list[_Point]


def _map(
    cols: float, rows: float, *lines: _Points, portals: Any = (), origin: tuple[float, float] = (0, 0)
) -> bytes:
    return json.dumps({
        "format": 0.3,
        "resolution": {
            "map_origin": {"x": origin[0], "y": origin[1]}, "map_size": {"x": cols, "y": rows},
            "pixels_per_grid": 70,
        },
        "line_of_sight": [[{"x": x, "y": y} for x, y in points] for points in lines],
        "portals": [
            {"position": {"x": (x1 + x2) / 2, "y": (y1 + y2) / 2},
             "bounds": [{"x": x1, "y": y1}, {"x": x2, "y": y2}], "rotation": 0.0, "closed": closed,
             "freestanding": False}
            for (x1, y1), (x2, y2), closed in portals
        ],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"}, "lights": [],
        "image": "iVBORw0K",
    }).encode()  # fmt: skip


def _read(path: Path) -> tuple[Maze, list[str]]:
    notes: list[Message] = []
    return read(path, notes=notes), [note.code for note in notes]


_BORDER = [(0.0, 0.0), (3.0, 0.0), (3.0, 2.0), (0.0, 2.0), (0.0, 0.0)]


@pytest.mark.parametrize("suffix", [".uvtt", ".dd2vtt", ".df2vtt", ".json"])
def test_lines_of_sight_are_walls(tmp_path: Path, suffix: str) -> None:
    path = put(tmp_path / f"a{suffix}", _map(3, 2, _BORDER, [(1, 0), (1, 1), (2, 1)]))
    assert identify(path).name == "universal-vtt"
    maze, codes = _read(path)
    assert maze == walls("""
        +---+---+---+
        |   |       |
        +   +---+   +
        |           |
        +---+---+---+
    """)
    assert codes == []


def test_the_origin_is_taken_off(tmp_path: Path) -> None:
    lines = [[(x + 5.0, y + 7.0) for x, y in line] for line in (_BORDER, [(1, 0), (1, 1), (2, 1)])]
    here, there = put(tmp_path / "a.uvtt", _map(3, 2, *lines, origin=(5, 7))), tmp_path / "b.uvtt"
    put(there, _map(3, 2, _BORDER, [(1, 0), (1, 1), (2, 1)]))
    assert read(here) == read(there)


def test_portals_are_doors(tmp_path: Path) -> None:
    portals = [((1, 0), (1, 1), True), ((1, 1), (1, 2), False), ((2, 0), (2, 1), True)]
    path = put(tmp_path / "a.dd2vtt", _map(3, 2, _BORDER, [(2, 0), (2, 2)], portals=portals))
    maze, codes = _read(path)
    assert maze == walls("""
        +---+---+---+
        |   !   ?   |
        +   +   +   +
        |       |   |
        +---+---+---+
    """)
    assert codes == ["doors-are-found", "doors-are-secret"]


def test_a_door_in_a_gap_of_a_wall_is_no_secret(tmp_path: Path) -> None:
    lines = [[(2, 0), (2, 0.5)], [(2.0, 1.5001), (2, 2)]]
    path = put(tmp_path / "a.dd2vtt", _map(3, 2, *lines, portals=[((2, 0.5), (2, 1.49999), True)]))
    assert read(path).walls[0].tolist() == [[0, Wall.FOUND, 1], [4, 5, 5]]


def test_a_narrow_door_on_a_corner_opens_the_side_beside_it(tmp_path: Path) -> None:
    lines = [[(1, 0), (1, 1.619141)], [(1, 2.380859), (1, 3)]]
    for closed, wall in ((False, Wall.OPEN), (True, Wall.FOUND)):
        portals = [((1, 1.619141), (1, 2.380859), closed)]
        path = put(tmp_path / "a.dd2vtt", _map(2, 3, *lines, portals=portals))
        assert (read(path).walls[0, :, 0] & 3).tolist() == [Wall.WALL, wall, Wall.WALL]


def test_lines_beside_the_sides_of_cells_are_moved_and_stay_closed(tmp_path: Path) -> None:
    ring = [(1.2, 1.1), (3.9, 0.8), (4.1, 3.3), (0.9, 2.9), (1.2, 1.1)]
    maze, codes = _read(put(tmp_path / "a.dd2vtt", _map(5, 4, ring)))
    assert maze == walls("""
        +---+---+---+---+---+
        |                   |
        +   +---+---+---+   +
        |   |           |   |
        +   +   +   +   +   +
        |   |           |   |
        +   +---+---+---+   +
        |                   |
        +---+---+---+---+---+
    """)
    assert codes == ["sight-moved"]


def test_slanted_lines_part_what_they_run_between(tmp_path: Path) -> None:
    maze, codes = _read(put(tmp_path / "a.dd2vtt", _map(3, 3, [(0, 3), (3, 0)])))
    reached = {(0, 0)}
    for _ in range(9):
        for row, col in sorted(reached):
            for there, bits, at in (
                ((row, col + 1), 3, (row, col)), ((row + 1, col), 12, (row, col)),
                ((row, col - 1), 3, (row, col - 1)), ((row - 1, col), 12, (row - 1, col)),
            ):  # fmt: skip
                if min(there) >= 0 and max(there) < 3 and not maze.walls[0, at[0], at[1]] & bits:
                    reached.add(there)
    assert (2, 2) not in reached
    assert codes == ["sight-moved"]


def test_what_parts_no_cells_is_left_out_with_a_note(tmp_path: Path) -> None:
    data = json.loads(
        _map(3, 2, [(0.2, 0.2), (0.4, 0.2)], [(9, 9), (9, 11)], portals=[((7, 7), (8, 7), True)])
    )
    data["objects_line_of_sight"] = [[{"x": 1, "y": 0}, {"x": 1, "y": 1}, {"x": 2, "y": 1}]]
    notes: list[Message] = []
    read(put(tmp_path / "a.uvtt", json.dumps(data).encode()), notes=notes)
    assert [(note.code, note.fields.get("count")) for note in notes[:3]] == [
        ("sight-left-out", 2), ("object-sight-left-out", 2), ("doors-left-out", 1)
    ]  # fmt: skip


def test_what_is_no_map_is_refused(tmp_path: Path) -> None:
    with refused(MazeFileError, "too-many-cells"):
        read(put(tmp_path / "a.uvtt", _map(1e6, 1e6)))
    with refused(MazeFileError, "maze-without-cells"):
        read(put(tmp_path / "a.uvtt", _map(0, 5)))
    with refused(MazeFileError, "json-key-missing"):
        read(put(tmp_path / "a.uvtt", b'{"resolution": {}, "line_of_sight": []}'))
    with refused(MazeFileError, "too-many-sides", most=1 << 25):
        read(put(tmp_path / "a.uvtt", _map(4000, 4000, [(0, 0), (4000, 4000)] * 9000)))


@given(mazes(max_levels=1, lattices=square))
def test_what_is_written_is_read_again(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.uvtt"
        write(maze, path)
        found = read(path)
        lost = {loss.code for loss in losses(maze, path)}
    is_rock = maze.cells >> 1 == Matter.ROCK
    if not lost & {"closed-cells-are-rock", "rock-becomes-floor"}:
        assert np.array_equal(found.cells >> 1 == Matter.ROCK, is_rock)
        for read_again, written in zip(
            inner_walls(found.cells, found.walls), inner_walls(maze.cells, maze.walls), strict=True
        ):
            assert np.array_equal(read_again, written)


@pytest.mark.parametrize(
    ("drawn", "codes"),
    [
        (Maze.blank(1, 1), []),
        (Maze.blank(2, 3, walled=True), []),
        (blocks("##\n##"), ["rock-becomes-floor"]),
        (blocks(".#\n##"), ["rock-becomes-floor"]),
        (blocks(".#.\n##."), ["closed-cells-are-rock"]),
    ],
)
def test_what_becomes_of_closed_cells_is_said(tmp_path: Path, drawn: Maze, codes: list[str]) -> None:
    write(drawn, tmp_path / "a.uvtt")
    assert [loss.code for loss in losses(drawn, tmp_path / "a.uvtt")] == codes
    assert np.array_equal(read(tmp_path / "a.uvtt").cells, drawn.cells) == (not codes)


def test_doors_survive(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+
        |   !   ?   |
        +   +-?-+   +
        |   |   | # |
        +---+---+---+
    """)
    path = tmp_path / "a.uvtt"
    write(maze, path)
    assert read(path) == walls("""
        +---+---+---+
        |   !   ?   |
        +   +-?-+   +
        |   |     # |
        +---+---+---+
    """)
    assert losses(maze, path) == []


def test_players_get_no_secret_doors(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+
        |   !   ?   |
        +   +---+   +
        |   |   |   |
        +---+---+---+
    """)
    for name, count, middle in (("universal-vtt", 2, Wall.SECRET), ("universal-vtt-player", 1, Wall.WALL)):
        path = tmp_path / f"{name}.uvtt"
        write(maze, path, format=name)
        data = json.loads(path.read_bytes())
        assert len(data["portals"]) == count
        lost = [loss.code for loss in losses(maze, name)]
        assert lost == [*["secret-doors-are-walls"] * (count == 1), "closed-cells-are-rock"]
        assert data["resolution"] == {
            "map_origin": {"x": 0, "y": 0}, "map_size": {"x": 3, "y": 2}, "pixels_per_grid": 70
        }  # fmt: skip
        assert read(path).walls[0, 0, 1] & 3 == middle


def test_the_picture_shows_the_board_and_no_secret(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+---+
        |   !   ? # |
        +---+---+---+
    """)
    path = tmp_path / "a.uvtt"
    write(maze, path)
    picture = Image.open(io.BytesIO(base64.b64decode(json.loads(path.read_bytes())["image"])))
    assert picture.size == (210, 70)
    floor, rock = picture.getpixel((35, 35)), picture.getpixel((175, 35))
    assert floor != rock
    assert picture.getpixel((70, 35)) == floor
    assert picture.getpixel((140, 35)) == (0, 0, 0)


def test_blocks_survive(tmp_path: Path) -> None:
    maze = blocks("""
        #####
        #.#.#
        #...#
        #####
    """)
    path = tmp_path / "a.uvtt"
    write(maze, path)
    assert read(path) == maze


def test_doors_that_need_keys_become_closed_portals(tmp_path: Path) -> None:
    maze = Maze.blank(2, 3)
    maze.add_marker("door", (0, 0), "E", label="red")
    maze.add_marker("door", (0, 2), "S", label="red")
    maze.add_marker("door", (1, 0), label="red")
    maze.add_marker("key", (0, 0), label="red")
    path = tmp_path / "doors.uvtt"
    assert [str(loss) for loss in losses(maze, path)] == [
        "2 doors that need keys become closed doors without any.", "2 markers are left out."
    ]  # fmt: skip
    write(maze, path)
    portals = json.loads(path.read_bytes())["portals"]
    assert [[(end["x"], end["y"]) for end in portal["bounds"]] for portal in portals] == [
        [(2, 1), (3, 1)], [(1, 0), (1, 1)]
    ]  # fmt: skip
    assert all(portal["closed"] for portal in portals)
