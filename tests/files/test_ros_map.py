"""Maps of robots as mazes, and mazes as such maps."""

from __future__ import annotations

import contextlib
import errno
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest
from hypothesis import given
from PIL import Image

from mazarine.errors import MazeFileError
from mazarine.files import identify, losses, read, transfer, write
from mazarine.files.atomic import replacing
from mazarine.files.foreign import ros_map
from mazarine.files.foreign.meters import meters_at
from mazarine.files.pictures import loading
from mazarine.maze import Maze
from mazarine.maze.blocks import blocks_of
from mazarine.messages import Message
from tests.drawing import blocks
from tests.files.foreign_files import put
from tests.refusals import refused
from tests.strategies import four_sides, mazes

_YAML = """\
image: map.pgm
mode: trinary
resolution: 0.050
origin: [-1.257, -2.405, 0]
negate: 0
occupied_thresh: 0.65
free_thresh: 0.196
"""
_DRAWN = blocks("""
    ####
    #..#
    ####
""")


def _pgm(*rows: str, **grays: int) -> bytes:
    """Draw a picture: # is an obstacle, . is free, ? is unknown."""
    meaning = {"#": 0, ".": 254, "?": 205, **grays}
    pixels = bytes(meaning[sign] for row in rows for sign in row)
    head = f"P5\n# CREATOR: map_saver.cpp 0.050 m/pix\n{len(rows[0])} {len(rows)}\n255\n"
    return head.encode() + pixels


def _map(folder: Path, yaml: str = _YAML, picture: bytes = _pgm("####", "#..#", "####")) -> Path:
    put(folder / "map.pgm", picture)
    return put(folder / "map.yaml", yaml.encode())


def test_a_map_is_read_with_its_picture(tmp_path: Path) -> None:
    path = _map(tmp_path)
    assert identify(path).name == "ros-map"
    notes: list[Message] = []
    maze = read(path, notes=notes)
    assert np.array_equal(maze.cells, _DRAWN.cells)
    assert maze.properties == {"resolution": 0.05, "origin": [-1.257, -2.405, 0.0]}
    assert notes == []


def test_a_picture_alone_is_a_picture(tmp_path: Path) -> None:
    assert identify(_map(tmp_path).with_suffix(".pgm")).name != "ros-map"


@pytest.mark.parametrize("free", ["0.196", "0.25"])
def test_unknown_cells_are_rock_with_a_note(tmp_path: Path, free: str) -> None:
    notes: list[Message] = []
    path = _map(tmp_path, _YAML.replace("0.196", free), _pgm("??##", "?#.#", "??##"))
    rock = [[1, 1, 1, 1], [1, 1, 0, 1], [1, 1, 1, 1]]
    assert read(path, notes=notes).to_blocks().astype(int).tolist() == rock
    assert (notes[0].code, notes[0].fields["count"]) == ("unknown-is-rock", 5)


def test_thresholds_negation_and_raw_values_are_obeyed(tmp_path: Path) -> None:
    rows = ("abcd",)
    picture = _pgm(*rows, a=0, b=100, c=160, d=255)
    for words, expected in (
        ("", [1, 1, 1, 0]),
        ("occupied_thresh: 0.3\nfree_thresh: 0.38", [1, 1, 1, 0]),
        ("free_thresh: 0.4", [1, 1, 0, 0]),
        ("negate: 1", [0, 1, 1, 1]),
        ("mode: raw", [0, 1, 1, 1]),
    ):
        path = _map(tmp_path, f"image: map.pgm\nresolution: 0.1\norigin: [0, 0, 0]\n{words}\n", picture)
        assert read(path).to_blocks().astype(int).tolist() == [expected]


@pytest.mark.parametrize(
    "yaml",
    [
        "# A\n\nimage: 'map.pgm'   # it\nresolution: 0.05\norigin:\n  - -1.257\n  - -2.405\n  - 0.0\n",
        "image: /home/robot/maps/map.pgm\r\nresolution: 0.05\r\norigin: [-1.257,-2.405]\r\n",
        'image: "./map.pgm"\nresolution: 5e-2\norigin: [-1.257000, -2.405000, 0.000000]\nnegate: false\n',
        "image: C:\\maps\\map.pgm\nresolution: .05\norigin: [-1.257, -2.405, 0.0]",
    ],
)
def test_other_ways_to_write_it(tmp_path: Path, yaml: str) -> None:
    maze = read(_map(tmp_path, yaml))
    assert np.array_equal(maze.cells, _DRAWN.cells)
    assert maze.properties == {"resolution": 0.05, "origin": [-1.257, -2.405, 0.0]}


def test_pictures_of_other_kinds_are_read(tmp_path: Path) -> None:
    path = _map(tmp_path, _YAML.replace("map.pgm", "map.png"))
    Image.open(tmp_path / "map.pgm").save(tmp_path / "map.png")
    assert np.array_equal(read(path).cells, _DRAWN.cells)


def test_a_picture_that_would_lose_cells_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (loading, ros_map):
        monkeypatch.setattr(module, "MOST_PIXELS", 1 << 10)
    path = _map(tmp_path)
    Image.new("L", (64, 64), 254).save(tmp_path / "map.pgm", "JPEG")
    with refused(MazeFileError, "map-picture"):
        read(path)


def test_a_turned_map_is_noted(tmp_path: Path) -> None:
    notes: list[Message] = []
    read(_map(tmp_path, _YAML.replace(", 0]", ", 1.5707963]")), notes=notes)
    assert [str(note) for note in notes] == ["The map is turned by 90.0°; its cells are read unturned."]


@pytest.mark.parametrize(
    ("yaml", "code"),
    [
        (_YAML.replace("map.pgm", "other.pgm"), "file-named-missing"),
        (_YAML.replace("map.pgm", "../map.pgm"), "other-folder-named"),
        (_YAML.replace("map.pgm", "map.yaml"), "map-picture"),
        (_YAML.replace("0.050", "0"), "no-resolution"),
        (_YAML.replace("0.050", "nan"), "not-a-ros-number"),
        (_YAML.replace("0.65", "much"), "not-a-ros-number"),
        (_YAML.replace("origin", "start"), None),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, yaml: str, code: str | None) -> None:
    path = _map(tmp_path, yaml)
    if code is None:
        assert read(path).properties["origin"] == [0.0, 0.0, 0.0]
        return
    with refused(MazeFileError, code):
        read(path)


def test_other_texts_of_keys_are_no_maps(tmp_path: Path) -> None:
    with refused(MazeFileError, "other-kind"):
        read(put(tmp_path / "a.yaml", b"image: ubuntu\nsteps:\n  - run: make\n"))


def test_a_map_is_written_with_its_picture(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    maze = read(_map(tmp_path))
    write(maze, tmp_path / "other.yaml")
    expected = _YAML.replace("map.pgm", "other.pgm").replace("0.050", "0.05")
    assert (tmp_path / "other.yaml").read_text() == expected
    assert (tmp_path / "other.pgm").read_bytes() == b"P5\n4 3\n255\n\0\0\0\0\0\xfe\xfe\0\0\0\0\0"
    assert read(tmp_path / "other.yaml") == maze
    assert losses(maze, path) == []
    write(maze, path)
    assert read(path) == maze


def test_a_picture_of_something_else_is_not_replaced(tmp_path: Path) -> None:
    picture = put(tmp_path / "photo.pgm", b"P5\n1 1\n255\n\0")
    with refused(MazeFileError, "picture-in-the-way", name="'photo.pgm'"):
        write(_DRAWN, tmp_path / "photo.yaml")
    assert picture.read_bytes() == b"P5\n1 1\n255\n\0"
    assert not (tmp_path / "photo.yaml").exists()


def test_a_picture_that_the_map_does_not_name_is_not_replaced(tmp_path: Path) -> None:
    path = _map(tmp_path, _YAML.replace("map.pgm", "floor.pgm"))
    old = (tmp_path / "map.pgm").read_bytes()
    with refused(MazeFileError, "picture-in-the-way"):
        write(_DRAWN, path)
    with refused(MazeFileError, "picture-in-the-way"):
        write(_DRAWN, tmp_path / "new.pgm", format="ros-map")
    assert (tmp_path / "map.pgm").read_bytes() == old
    assert not (tmp_path / "new.pgm").exists()


@pytest.mark.parametrize("name", ["a #1", "it's", "12:30", "~a", "#a", "a 'b'", "- a", "[a]", "Łódź 1"])
def test_odd_names_are_read_again(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.yaml"
    write(_DRAWN, path)
    assert np.array_equal(read(path).cells, _DRAWN.cells)


@pytest.mark.parametrize("suffix", [".yaml", ".pgm"])
def test_a_disk_that_fills_up_costs_neither_the_map_nor_its_picture(
    tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = _map(tmp_path)
    old = [file.read_bytes() for file in (path, path.with_suffix(".pgm"))]

    class Full(io.BytesIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, "no space")

    @contextlib.contextmanager
    def filling(target: Path) -> Iterator[BinaryIO]:
        with replacing(target) as stream:
            yield Full() if target.suffix == suffix else stream
            if target.suffix == suffix:
                raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(transfer, "replacing", filling)
    with pytest.raises(MazeFileError):
        write(Maze.blank(9, 9), path)
    assert [file.read_bytes() for file in (path, path.with_suffix(".pgm"))] == old
    assert len([*tmp_path.iterdir()]) == 2


@given(mazes(max_levels=1, lattices=four_sides))
def test_what_is_written_is_read_again(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.yaml"
        write(maze, path)
        assert np.array_equal(read(path).to_blocks(), blocks_of(maze))


def test_meters_follow_the_turn_of_the_map() -> None:
    maze = Maze.blank(4, 6)
    assert meters_at(maze, 0, 0) is None
    maze.properties = {"resolution": 0.5, "origin": [1.0, 2.0, np.pi / 2]}
    assert meters_at(maze, 4, 2) == pytest.approx((1.0, 3.0))
    assert meters_at(maze, 2, 0) == pytest.approx((0.0, 2.0))
    maze.properties = {"resolution": "fine", "origin": [1, 2]}
    assert meters_at(maze, 0, 0) is None
