"""No command writes over what it reads, nor twice to one file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mazarine.files import read, write
from mazarine.maze import Maze
from tests.cli.runner import refusal, run

_COMMANDS = {
    "segment": ["segment", "IN", "-o", "OUT.npz"],
    "convert": ["convert", "IN", "OUT.maze"],
    "convert-named": ["convert", "IN", "OUT.anything", "--to", "native"],
    "graph": ["graph", "IN", "OUT.json"],
    "render": ["render", "IN", "OUT.png"],
    "explore": ["explore", "IN", "--map", "OUT.maze"],
    "generate": ["generate", "stack", "--on", "IN", "-o", "OUT.maze"],
    "edit-segment": ["edit", "IN", "-", "--segment", "OUT.npz"],
    "edit-script": ["edit", "MAZE", "IN", "-o", "OUT.maze"],
    "edit-script-segment": ["edit", "MAZE", "IN", "--segment", "OUT.npz"],
}
_SAME: dict[str, Callable[[Path, Path], None]] = {
    "symbolic link": lambda link, file: link.symlink_to(file.name),
    "hard link": lambda link, file: link.hardlink_to(file),
}


@pytest.mark.parametrize("way", ["name", "other spelling", *_SAME])
@pytest.mark.parametrize("command", _COMMANDS)
def test_an_output_that_is_an_input_is_refused(tmp_path: Path, command: str, way: str) -> None:
    arguments = _COMMANDS[command]
    ending = next(Path(word).suffix for word in arguments if word.startswith("OUT"))
    maze, given = tmp_path / "other.maze", tmp_path / f"given{ending}"
    write(Maze.blank(3, 3), maze, format="native")
    write(Maze.blank(3, 3), given, format="native")  # Formats are found by content.
    out = given
    if way == "other spelling":
        (tmp_path / "folder").mkdir()
        out = tmp_path / "folder" / ".." / given.name
    elif way in _SAME:
        out = tmp_path / f"link{ending}"
        _SAME[way](out, given)
    before = given.read_bytes()
    places = {"IN": given, "MAZE": maze, f"OUT{ending}": out}
    told = refusal(*[places.get(word, word) for word in arguments])
    assert told == f"{out}: the command reads this file, so its output needs another name."
    assert given.read_bytes() == before
    assert not any(path.name.endswith(".tmp") for path in tmp_path.iterdir())


def test_two_outputs_that_are_one_file_are_refused(file: Path, tmp_path: Path) -> None:
    arrays, link = tmp_path / "a.npz", tmp_path / "a.maze"
    link.symlink_to(arrays)
    told = refusal("edit", file, "-", "-o", link, "--segment", arrays)
    assert told == f"{arrays}: two outputs of the command cannot be the same file."
    assert not arrays.exists()


@pytest.mark.parametrize("command", [["segment", "-o"], ["edit", "-", "--segment"]])
def test_a_segmentation_is_written_to_arrays_or_json_only(file: Path, command: list[str]) -> None:
    name, *rest = command
    out = file.with_name("other.maze")
    told = refusal(name, file, *rest, out)
    assert told.startswith(f"{out}: segmentations are written as NumPy archives or JSON; ")
    assert not out.exists()


def test_a_maze_may_be_edited_in_place(file: Path) -> None:
    step = '{"edit": "cells", "set": [[0, 0, 0, "rock"]]}'
    assert run("edit", file, "-", "-o", file, stdin=step).exit_code == 0
    assert read(file).cells[0, 0, 0] == 0
