"""Levels of LDtk projects as mazes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from mazarine.errors import MazeFileError
from mazarine.files import ReadOptions, identify, read
from mazarine.files.registry import FORMATS
from mazarine.files.source import opened
from mazarine.maze import Marker, MarkerKind
from mazarine.messages import Message
from tests.drawing import blocks
from tests.files.foreign_files import entities, ldtk, level, numbers, put, tiles
from tests.refusals import refused

_RING = ("11111", "10001", "10101", "11111")
_DRAWN = blocks("""
    #####
    #...#
    #.#.#
    #####
""")


def _codes(path: Path) -> list[str]:
    notes: list[Message] = []
    read(path, notes=notes)
    return [note.code for note in notes]


def test_a_layer_of_numbers_is_read(tmp_path: Path) -> None:
    path = put(tmp_path / "a.ldtk", ldtk(level("Hall", numbers(*_RING)), values=[(1, "walls")]))
    assert identify(path).name == "ldtk"
    maze = read(path)
    assert np.array_equal(maze.cells, _DRAWN.cells)
    assert maze.title == "Hall"
    assert _codes(path) == ["rock-by-values"]


def test_only_values_that_are_named_for_walls_are_rock(tmp_path: Path) -> None:
    layer = numbers("1111", "1231", "1111")
    path = put(tmp_path / "a.ldtk", ldtk(level("A", layer), values=[(1, "bricks"), (2, "ladder"), (3, None)]))
    assert read(path).to_blocks().astype(int).tolist() == [[1, 1, 1, 1], [1, 0, 0, 1], [1, 1, 1, 1]]
    assert _codes(path) == ["rock-by-values", "values-of-floor"]


def test_the_name_of_the_layer_tells_too(tmp_path: Path) -> None:
    layer = numbers("111", "121", "111", identifier="Collisions")
    path = put(tmp_path / "a.ldtk", ldtk(level("A", layer), values=[(1, None), (2, "water")]))
    assert read(path).to_blocks().astype(int).tolist() == [[1, 1, 1], [1, 0, 1], [1, 1, 1]]


@pytest.mark.parametrize("floor", ["0", "2"])
def test_values_without_names_are_decided_by_the_board(tmp_path: Path, floor: str) -> None:
    rows = [row.replace("0", floor) for row in _RING]
    path = put(tmp_path / "a.ldtk", ldtk(level("A", numbers(*rows))))
    assert np.array_equal(read(path).cells, _DRAWN.cells)
    assert "rock-by-evidence" in _codes(path)


def test_names_that_may_mean_both_are_decided_by_the_board(tmp_path: Path) -> None:
    rows = [row.replace("0", "2") for row in _RING]
    values = [(1, "water"), (2, "dirt"), (3, "grass")]
    path = put(tmp_path / "a.ldtk", ldtk(level("A", numbers(*rows)), values=values))
    assert np.array_equal(read(path).cells, _DRAWN.cells)
    assert _codes(path) == ["rock-by-evidence", "values-of-floor"]


def test_numbers_that_mark_the_way_are_floor(tmp_path: Path) -> None:
    rows = [row.replace("0", "x").replace("1", "0").replace("x", "1") for row in _RING]
    assert np.array_equal(
        read(put(tmp_path / "a.ldtk", ldtk(level("A", numbers(*rows))))).cells, _DRAWN.cells
    )


def test_the_layer_that_is_named_for_walls_is_taken(tmp_path: Path) -> None:
    other = numbers("33333", "33333", "33333", "33333", identifier="Terrain")
    walls = numbers(*_RING, identifier="Walls")
    path = put(tmp_path / "a.ldtk", ldtk(level("A", other, walls)))
    assert np.array_equal(read(path).cells, _DRAWN.cells)


def test_files_before_version_0_8_list_cells(tmp_path: Path) -> None:
    layer = {key: value for key, value in numbers("000", "000").items() if key != "intGridCsv"}
    layer["intGrid"] = [{"coordId": 0, "v": 0}, {"coordId": 4, "v": 0}]
    project = json.loads(ldtk(level("A", layer)))
    project["defs"]["layers"][0]["intGridValues"] = [{"identifier": "wall", "color": "#000"}]
    assert read(put(tmp_path / "a.ldtk", json.dumps(project).encode())).to_blocks().astype(int).tolist() == [
        [1, 0, 0],
        [0, 1, 0],
    ]


def test_layers_of_tiles_are_read(tmp_path: Path) -> None:
    walls = tiles("####", "#..#", "####", identifier="Walls")
    ground = tiles("####", "####", "####")
    path = put(tmp_path / "a.ldtk", ldtk(level("A", walls, ground)))
    expected = [[1, 1, 1, 1], [1, 0, 0, 1], [1, 1, 1, 1]]
    assert read(path).to_blocks().astype(int).tolist() == expected
    path = put(tmp_path / "b.ldtk", ldtk(level("A", tiles("....", ".##.", "...."))))
    assert read(path).to_blocks().astype(int).tolist() == expected
    assert _codes(path) == ["floor-by-tiles"]


def test_things_become_markers(tmp_path: Path) -> None:
    things = entities(
        ("PlayerStart", 1, 1), ("Exit", 1, 3), ("Chest", 2, 1), ("EnemySpawn", 2, 3), ("Lamp", 0, 0)
    )
    path = put(tmp_path / "a.ldtk", ldtk(level("A", things, numbers(*_RING)), values=[(1, "walls")]))
    assert list(read(path).markers) == [
        Marker(MarkerKind.START, (0, 1, 1)), Marker(MarkerKind.GOAL, (0, 1, 3)),
        Marker(MarkerKind.TREASURE, (0, 2, 1), label="Chest"),
        Marker(MarkerKind.OPPONENT, (0, 2, 3), label="EnemySpawn"),
    ]  # fmt: skip
    assert _codes(path) == ["rock-by-values", "entities-left-out"]


def test_the_only_door_is_the_goal_and_grids_of_other_sizes_are_converted(tmp_path: Path) -> None:
    things = entities(("Door", 3, 6), size=8)
    path = put(tmp_path / "a.ldtk", ldtk(level("A", things, numbers(*_RING))))
    assert list(read(path).markers) == [Marker(MarkerKind.GOAL, (0, 1, 3))]


def test_the_first_level_is_read_and_the_others_are_named(tmp_path: Path) -> None:
    data = ldtk(level("One", numbers("10")), level("Two", numbers("110")), level("Three", numbers("1")))
    path = put(tmp_path / "a.ldtk", data)
    notes: list[Message] = []
    assert read(path, notes=notes).title == "One"
    assert str(notes[0]) == "Only the level 'One' is read; 2 other levels are Two, Three."
    assert read(path, options=ReadOptions(level="Two")).shape == (1, 1, 3)
    with opened(path) as source:
        assert FORMATS["ldtk"].levels is not None
        assert FORMATS["ldtk"].levels(source) == ["One", "Two", "Three"]
    with refused(MazeFileError, "no-such-level", level="'Four'"):
        read(path, options=ReadOptions(level="Four"))


def test_levels_of_worlds_are_found(tmp_path: Path) -> None:
    worlds = [{"identifier": "W", "levels": [level("Deep", numbers(*_RING))]}]
    path = put(tmp_path / "a.ldtk", ldtk(worlds=worlds))
    assert read(path).title == "Deep"


def test_levels_in_files_of_their_own_are_read(tmp_path: Path) -> None:
    held = level("One", numbers(*_RING))
    outer = {**held, "layerInstances": None, "externalRelPath": "world/One.ldtkl"}
    path = put(tmp_path / "world.ldtk", ldtk(outer, values=[(1, "walls")], externalLevels=True))
    with refused(MazeFileError, "file-named-missing", name="'world/One.ldtkl'"):
        read(path)
    inner = put(tmp_path / "world" / "One.ldtkl", json.dumps(held).encode())
    assert np.array_equal(read(path).cells, _DRAWN.cells)
    assert np.array_equal(read(inner).cells, _DRAWN.cells)


@pytest.mark.parametrize(
    "name", ["../a.ldtkl", "/etc/passwd", "C:\\a.ldtkl", "a/../../b", "link/a.ldtkl", "", "~/a"]
)
def test_files_in_other_folders_are_not_opened(tmp_path: Path, name: str) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "link").symlink_to(tmp_path)
    put(tmp_path / "a.ldtkl", json.dumps(level("A", numbers(*_RING))).encode())
    path = put(tmp_path / "in" / "a.ldtk", ldtk(level("A", layerInstances=None, externalRelPath=name)))
    with refused(MazeFileError, "other-folder-named" if name else "level-without-cells"):
        read(path)


def test_what_is_no_level_is_refused(tmp_path: Path) -> None:
    with refused(MazeFileError, "no-levels"):
        read(put(tmp_path / "a.ldtk", ldtk()))
    with refused(MazeFileError, "level-without-cells"):
        read(put(tmp_path / "b.ldtk", ldtk(level("A", entities(("Lamp", 0, 0))))))
    short = {**numbers("10"), "__cWid": 3}
    with refused(MazeFileError, "tile-count", count=2, expected=3):
        read(put(tmp_path / "c.ldtk", ldtk(level("A", short))))
    vast = {**numbers("10"), "__cWid": 1 << 30}
    with refused(MazeFileError, "too-many-cells"):
        read(put(tmp_path / "d.ldtk", ldtk(level("A", vast))))
    vast = {**tiles("#"), "__cWid": 1 << 30, "__cHei": 1 << 30, "__type": "Entities"}
    with refused(MazeFileError, "level-without-cells"):
        read(put(tmp_path / "e.ldtk", ldtk(level("A", vast))))


def test_tiles_that_rules_have_drawn_count_too(tmp_path: Path) -> None:
    drawn = tiles("####", "#..#", "####", identifier="Walls")
    drawn["autoLayerTiles"] = drawn.pop("gridTiles")
    path = put(tmp_path / "a.ldtk", ldtk(level("A", drawn)))
    assert read(path).to_blocks().astype(int).tolist() == [[1, 1, 1, 1], [1, 0, 0, 1], [1, 1, 1, 1]]
