"""Walls of Tiled maps that are rectangles of objects."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read, save
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.edits import SetCells
from mazarine.messages import Message

_SIDE = 16


def _map(folder: Path, *objects: dict[str, Any], layer: str = "Walls", rows: int = 3, cols: int = 4) -> Path:
    ground = {"type": "tilelayer", "name": "ground", "width": cols, "height": rows, "data": [1] * rows * cols}
    things = {"type": "objectgroup", "name": layer, "objects": [{"id": 1, **it} for it in objects]}
    path = folder / "a.tmj"
    path.write_text(
        json.dumps({
            "type": "map", "orientation": "orthogonal", "infinite": False, "width": cols, "height": rows,
            "tilewidth": _SIDE, "tileheight": _SIDE, "tilesets": [], "layers": [ground, things],
        })
    )  # fmt: skip
    return path


def _read(path: Path) -> tuple[Maze, list[str]]:
    notes: list[Message] = []
    maze = read(path, notes=notes)
    return maze, [note.code for note in notes]


def _drawn(maze: Maze) -> str:
    return "\n".join("".join("#" if it else "." for it in row) for row in maze.cells[0] >> 1 == Matter.ROCK)


def test_a_cell_whose_middle_is_covered_is_rock(tmp_path: Path) -> None:
    path = _map(
        tmp_path, {"x": 0, "y": 0, "width": 64, "height": 16}, {"x": 20, "y": 9, "width": 12, "height": 40}
    )
    maze, codes = _read(path)
    assert _drawn(maze) == "####\n.#..\n.#.."
    assert codes == ["walls-of-objects"]


@pytest.mark.parametrize(
    "more",
    [
        {"rotation": 45}, {"ellipse": True}, {"point": True}, {"gid": 3}, {"width": 0}, {"x": -900},
        {"polygon": [{"x": 0, "y": 0}, {"x": 9, "y": 9}]}, {"polyline": []}, {"text": {"text": "a"}},
    ],
)  # fmt: skip
def test_other_objects_are_left_out_with_a_note(tmp_path: Path, more: dict[str, Any]) -> None:
    path = _map(tmp_path, {"x": 0, "y": 0, "width": 64, "height": 16, **more})
    maze, codes = _read(path)
    assert _drawn(maze) == "....\n....\n...."
    assert codes[:2] == ["no-walls", "objects-left-out"]


@pytest.mark.parametrize(
    "named", [{"type": "wall"}, {"class": "Collision"}, {"name": "wall 3"},
              {"properties": [{"name": "collides", "type": "bool", "value": True}]}],
)  # fmt: skip
def test_an_object_may_be_called_a_wall_itself(tmp_path: Path, named: dict[str, Any]) -> None:
    box = {"x": 16, "y": 16, "width": 16, "height": 16}
    path = _map(tmp_path, {**box, **named}, {**box, "x": 32, "type": "chest"}, layer="things")
    maze, codes = _read(path)
    assert _drawn(maze) == "....\n.#..\n...."
    assert codes == ["walls-of-objects", "objects-left-out"]


def test_the_same_in_xml(tmp_path: Path) -> None:
    path = tmp_path / "a.tmx"
    path.write_text(
        f'<map orientation="orthogonal" width="3" height="1" tilewidth="{_SIDE}" tileheight="{_SIDE}">'
        '<layer name="ground" width="3" height="1"><data encoding="csv">1,1,1</data></layer>'
        '<objectgroup name="collision"><object id="1" x="0" y="0" width="16.0" height="16"/>'
        '<object id="2" x="16" y="0" width="16" height="16"><ellipse/></object>'
        '<object id="3" x="16" y="0" width="16" height="16"><polygon points="0,0 9,9"/></object>'
        '<object id="4" x="16" y="0" width="16" height="16" rotation="30"/>'
        '<object id="5" x="16" y="16" width="16" height="16" gid="1"/></objectgroup></map>'
    )
    maze, codes = _read(path)
    assert _drawn(maze) == "#.."
    assert codes == ["walls-of-objects", "objects-left-out"]


def test_a_wall_that_is_an_object_cannot_be_removed_in_place(tmp_path: Path) -> None:
    path = _map(tmp_path, {"x": 0, "y": 0, "width": 64, "height": 16})
    before = path.read_bytes()
    maze = read(path)
    ready = save(maze, path)
    assert not ready.losses
    ready.write(None)
    assert path.read_bytes() == before
    SetCells([(0, 0, 0, Matter.FLOOR << 1)]).apply(maze)
    assert save(maze, path).losses


def test_many_large_rectangles_cost_no_more_than_their_number(tmp_path: Path) -> None:
    box = {"x": 0, "y": 0, "width": 1e9, "height": 1e9}
    path = _map(tmp_path, *[box] * 20_000, rows=200, cols=200)
    start = perf_counter()
    maze, _ = _read(path)
    assert np.all(maze.cells >> 1 == Matter.ROCK)
    assert perf_counter() - start < 5


def test_places_that_are_no_numbers_are_refused_or_left_out(tmp_path: Path) -> None:
    path = _map(tmp_path, {"x": 1e308, "y": 0, "width": 1e308, "height": 16})
    assert _drawn(_read(path)[0]) == "....\n....\n...."
    path.write_text(path.read_text().replace("1e+308", '"far"'))
    with pytest.raises(MazeFileError):
        read(path)
