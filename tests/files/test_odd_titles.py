"""Titles that are long, or no valid text, are written so that they are read again, or refused."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import FORMATS, read_with_format, write
from mazarine.maze import Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker
from tests.refusals import refused

_WRITTEN = sorted(name for name, it in FORMATS.items() if it.can_write)


def _maze() -> Maze:
    maze = Maze.blank(16, 16, walled=True)
    for kind, cell in ((MarkerKind.START, (0, 0, 0)), (MarkerKind.GOAL, (0, 8, 8))):
        PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze


@pytest.mark.parametrize("field", ["title", "author"])
@pytest.mark.parametrize("name", _WRITTEN)
def test_a_long_title_is_read_as_the_format_that_was_written(name: str, field: str, tmp_path: Path) -> None:
    maze = _maze()
    setattr(maze, field, "Daedalus " * 10_000)
    path = tmp_path / f"a{FORMATS[name].suffixes[0]}"
    write(maze, path, format=name)
    found, format = read_with_format(path)
    assert (format.name, found.shape[0]) == (name.removesuffix("-player"), 1)
    assert getattr(found, field) in ("", getattr(maze, field))


@pytest.mark.parametrize("name", _WRITTEN)
def test_what_is_no_valid_text_is_replaced_or_refused(name: str, tmp_path: Path) -> None:
    path, maze = tmp_path / f"a{FORMATS[name].suffixes[0]}", _maze()
    PlaceMarker(Marker(MarkerKind.NOTE, (0, 3, 3), label="here \ud800")).apply(maze)
    maze.title = "lone \udfff"
    with suppress(MazeFileError):
        write(maze, path, format=name)
    assert not path.exists() or read_with_format(path)[1].name == name.removesuffix("-player")


def test_a_map_in_json_refuses_a_lone_surrogate(tmp_path: Path) -> None:
    maze = _maze()
    maze.title = "lone \ud800"
    with refused(MazeFileError, "lone-surrogate"):
        write(maze, tmp_path / "a.tmj")
    assert not list(tmp_path.iterdir())
