"""Maps of the MovingAI benchmarks."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given

from mazewright.errors import MazeFileError
from mazewright.files import identify, losses, read, write
from mazewright.maze import Marker, MarkerKind, Maze
from mazewright.maze.edits import PlaceMarker
from tests.drawing import blocks, walls
from tests.files.holding import file_holding
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
        "Thin walls become blocks: 2 × 2 cells become 5 × 5, which doubles lengths."
    ]


def test_open_floor_is_written_as_large_as_it_is(tmp_path: Path) -> None:
    write(Maze.blank(1, 2), tmp_path / "a.map")
    assert (tmp_path / "a.map").read_text() == "type octile\nheight 1\nwidth 2\nmap\n..\n"
    assert read(tmp_path / "a.map") == Maze.blank(1, 2)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("octile", "octile-corner", "a map of the type 'octile-corner' is not read, only 'octile'"),
        (".GS\n", "", "the map ends after 1 of 2 lines"),
        ("@.T\n.GS\n", "", "the map ends after 0 of 2 lines"),
        (".GS\n", ".GS\n...\n", "line 7: the map goes on after its 2 lines"),
        (".GS", ".G", "line 6: the line has 2 characters instead of 3"),
        (".GS", ".GS.", "line 6: the line has 4 characters instead of 3"),
        (".GS", ".x#", "line 6, column 2: 'x' is neither floor (. G S) nor rock (@ O T W)"),
        ("@.T", "@ T", "line 5, column 2: a blank is neither floor"),
        ("height 2", "height 0", "a maze of 1 × 0 × 3 has no cells"),
        ("height 2", "height 999999999", "1 × 999999999 × 3 cells are too many"),
        ("height 2", "height 9999999999", "the header has no line 'height' with a number"),
        ("height 2", "height two", "the header has no line 'height' with a number"),
        ("width 3\n", "", "the header has no line 'width' with a number"),
        ("map\n", "", "line 4: the header does not end with a line 'map'"),
    ],
)
def test_what_is_no_such_map_is_refused(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    path = _file(tmp_path, _TEXT.replace(old, new, 1))
    with pytest.raises(MazeFileError) as error:
        read(path, format="movingai")
    assert str(error.value).removeprefix(f"{path}").lstrip(":, ").startswith(sentence)


@pytest.mark.parametrize("text", ["map\n", "height 2\nheight 2\nmap\n", "type octile\n", "@@@\n@.@\n"])
def test_other_texts_are_not_taken_for_it(tmp_path: Path, text: str) -> None:
    with pytest.raises(MazeFileError, match="not a format that Mazewright knows"):
        read(_file(tmp_path, text * 2))


def test_markers_are_said_to_be_left_out() -> None:
    maze = blocks("#.")
    PlaceMarker(Marker(MarkerKind.START, (0, 0, 1))).apply(maze)
    assert losses(maze, "movingai") == ["1 marker is left out."]
