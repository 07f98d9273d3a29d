"""Formats that plugins add which come with Mazarine: dungeons of donjon and of Watabou."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mazarine.errors import MazeError, MazeFileError
from mazarine.files import FORMATS, identify, read, write
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.messages import Message
from mazarine.plugins import PLUGINS
from tests.drawing import blocks
from tests.files.foreign_files import donjon, put, watabou
from tests.refusals import refused


def _read(path: Path) -> tuple[Maze, list[str]]:
    notes: list[Message] = []
    return read(path, notes=notes), [note.code for note in notes]


def test_a_dungeon_of_donjon_is_read(tmp_path: Path) -> None:
    path = put(tmp_path / "a.json", donjon("|||||..", "|rRrdcu", "||a||..", "..c|ws."))
    assert identify(path).name == "donjon"
    maze, codes = _read(path)
    drawn = blocks("""
        #######
        #......
        ##.####
        ##.#.?#
    """)
    assert maze.cells.tolist() == drawn.cells.tolist()
    assert list(maze.markers) == [Marker(MarkerKind.START, (0, 1, 6)), Marker(MarkerKind.GOAL, (0, 3, 4))]
    assert codes == ["doors-are-floor"]


def test_a_dungeon_of_watabou_is_read(tmp_path: Path) -> None:
    path = put(tmp_path / "a.json", watabou(
        [(-1, 0, 3, 2), (2, 0, 1, 1), (3, 0, 2, 1)],
        doors=[
            {"x": 2, "y": 0, "dir": {"x": 1, "y": 0}, "type": 1},
            {"x": 0, "y": 2, "dir": {"x": 0, "y": 1}, "type": 3},
            {"x": 5, "y": 0, "dir": {"x": 1, "y": 0}, "type": 6},
        ],
        notes=[{"text": "A chest", "ref": "1", "pos": {"x": 3.5, "y": 0.5}}],
        columns=[{"x": 0, "y": 1}], water=[{"x": 1, "y": 1}],
    ))  # fmt: skip
    assert identify(path).name == "watabou"
    maze, codes = _read(path)
    drawn = blocks("""
        #########
        #......?#
        #...#####
        ##.######
        #########
    """)
    assert maze.cells.tolist() == drawn.cells.tolist()
    assert maze.title == "Crypt of the Moon"
    assert list(maze.markers) == [
        Marker(MarkerKind.START, (0, 3, 2)), Marker(MarkerKind.NOTE, (0, 1, 5), label="A chest")
    ]  # fmt: skip
    assert codes == ["doors-are-floor", "columns-left-out"]


def test_round_rooms_have_no_corners(tmp_path: Path) -> None:
    data = json.loads(watabou([(0, 0, 5, 5)]))
    data["rects"][0]["rotunda"] = True
    assert read(put(tmp_path / "a.json", json.dumps(data).encode())).to_blocks()[1:-1, 1:-1].sum() == 4


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (donjon(), "maze-without-cells"),
        (donjon("rr", "r"), "row-length"),
        (donjon("rr", cells=[["much"]]), "json-type"),
        (watabou([(0, 0, 5000, 5000)]), "too-many-cells"),
        (watabou([(0, 0, 1, 1)], doors=[{"x": 1e12, "y": 0}]), "json-at-most"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, data: bytes, code: str) -> None:
    with refused(MazeFileError, code):
        read(put(tmp_path / "a.json", data))


def test_they_are_only_read(tmp_path: Path) -> None:
    assert not FORMATS["donjon"].can_write
    with refused(MazeFileError, "only-read"):
        write(Maze.blank(2, 2), tmp_path / "a.json", format="donjon")


def test_without_plugins_they_are_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "a.json", donjon("rr"))
    assert read(path).shape == (1, 1, 2)
    monkeypatch.setenv("MAZARINE_NO_PLUGINS", "")
    PLUGINS.turn_off()
    try:
        with refused(MazeFileError, "other-kind"):
            read(path)
        with pytest.raises(MazeError):
            read(path, format="donjon")
    finally:
        PLUGINS.turn_on()
    assert read(path).shape == (1, 1, 2)
