"""Maps of the MovingAI benchmarks."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from mazarine.files import identify, losses, read, write
from mazarine.files.messages import FileMessage, LossMessage
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from mazarine.messages import Message
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused, at_line
from tests.strategies import mazes, square

_TEXT = "type octile\nheight 2\nwidth 3\nmap\n@.T\n.GS\n"


_file = partial(file_holding, "a.map")


@pytest.mark.parametrize(
    "text",
    [
        _TEXT,
        _TEXT.replace("\n", "\r\n"),
        _TEXT.rstrip("\n"),
        _TEXT + "\n \n",
        _TEXT.replace("type octile\n", ""),
        _TEXT.replace("height 2\nwidth 3\n", "width\t3\nheight 2 \n"),
        _TEXT.replace("@.T\n", "W.O  \n"),
    ],
    ids=["plain", "crlf", "no last end", "blank lines", "no type", "another order", "other rock"],
)
def test_floor_and_rock(tmp_path: Path, text: str) -> None:
    path = _file(tmp_path, text)
    assert identify(path).name == "movingai"
    assert read(path) == blocks("#.#\n...")


@given(mazes(max_levels=1, lattices=square))
def test_what_was_read_is_written_as_it_was(maze: Maze) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, again = Path(folder) / "a.map", Path(folder) / "b.map"
        write(maze, path)
        assert identify(path).name == "movingai"
        held = read(path)
        if not losses(maze, "movingai"):
            assert held.cells.tolist() == maze.cells.tolist()
        assert losses(held, "movingai") == []
        write(held, again)
        assert again.read_bytes() == path.read_bytes()


def test_thin_walls_become_blocks(tmp_path: Path) -> None:
    maze = walls("""
        +---+---+
        |   |   |
        +   +   +
        |       |
        +---+---+
    """)
    write(maze, tmp_path / "a.map")
    assert (tmp_path / "a.map").read_text() == (
        "type octile\nheight 5\nwidth 5\nmap\n@@@@@\n@.@.@\n@.@.@\n@...@\n@@@@@\n"
    )
    assert losses(maze, "movingai") == [
        LossMessage.THIN_WALLS_BECOME_BLOCKS(rows=2, cols=2, new_rows=5, new_cols=5)
    ]


def test_open_floor_is_written_as_large_as_it_is(tmp_path: Path) -> None:
    write(Maze.blank(1, 2), tmp_path / "a.map")
    assert (tmp_path / "a.map").read_text() == "type octile\nheight 1\nwidth 2\nmap\n..\n"
    assert read(tmp_path / "a.map") == Maze.blank(1, 2)


@pytest.mark.parametrize(
    ("old", "new", "where", "code", "fields"),
    [
        ("octile", "octile-corner", "", "map-type", {"type": "'octile-corner'"}),
        (".GS\n", "", "", "map-too-short", {"count": 1, "expected": 2}),
        ("@.T\n.GS\n", "", "", "map-too-short", {"count": 0, "expected": 2}),
        (".GS\n", ".GS\n...\n", at_line(7), "map-too-long", {"count": 2}),
        (".GS", ".G", at_line(6), "line-length", {"count": 2, "expected": 3}),
        (".GS", ".GS.", at_line(6), "line-length", {"count": 4, "expected": 3}),
        (".GS", ".x#", at_line(6, 2), "neither-floor-nor-rock",
         {"found": "'x'", "floor": ". G S", "rock": "@ O T W"}),
        ("@.T", "@ T", at_line(5, 2), "neither-floor-nor-rock", {"found": FileMessage.SPACE()}),
        ("height 2", "height 0", "", "maze-without-cells", {}),
        ("height 2", "height 999999999", "", "too-many-cells", {"rows": 999999999, "cols": 3}),
        ("height 2", "height 9999999999", "", "header-line-missing", {"key": "height"}),
        ("height 2", "height two", "", "header-line-missing", {"key": "height"}),
        ("width 3\n", "", "", "header-line-missing", {"key": "width"}),
        ("map\n", "", at_line(4), "header-not-ended", {}),
    ],
)  # fmt: skip
def test_what_is_no_such_map_is_refused(
    tmp_path: Path, old: str, new: str, where: Message | str, code: str, fields: dict[str, Any]
) -> None:
    path = _file(tmp_path, _TEXT.replace(old, new, 1))
    assert_refused(path, code, where, format="movingai", **fields)


@pytest.mark.parametrize("text", ["map\n", "height 2\nheight 2\nmap\n", "type octile\n"])
def test_other_texts_are_not_taken_for_it(tmp_path: Path, text: str) -> None:
    assert_refused(_file(tmp_path, text * 2), "other-kind")


def test_markers_are_said_to_be_left_out() -> None:
    maze = blocks("#.")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 1))).apply(maze)
    assert losses(maze, "movingai") == [LossMessage.MARKERS_LEFT_OUT(count=1)]
