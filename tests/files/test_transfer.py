"""Choosing the format to read and to write."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mazarine.errors import MazeError, MazeFileError
from mazarine.files import identify, losses, read, read_with_format, transfer, write
from mazarine.files.registry import FORMATS
from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.messages import Series
from tests.drawing import blocks
from tests.refusals import refused


def test_every_format_reads_what_it_writes_and_knows_it_by_content(tmp_path: Path) -> None:
    for format in (it for it in FORMATS.values() if it.can_write):
        path = tmp_path / f"{format.name}.file"
        write(generate("stack", 16, 16, rng=np.random.default_rng(1)), path, format=format.name)
        assert identify(path).name == format.name.removesuffix("-player")
        assert read(path).shape in ((1, 16, 16), (1, 33, 33))


def test_the_format_comes_with_the_maze_and_the_file_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(Maze.blank(4, 4), tmp_path / "a.txt", format="micromouse-plus")
    times: list[object] = []
    once = transfer.opened
    monkeypatch.setattr(
        transfer, "opened", lambda *args, **options: times.append(args) or once(*args, **options)
    )
    maze, format = read_with_format(tmp_path / "a.txt")
    assert (maze, format) == (Maze.blank(4, 4), FORMATS["micromouse-plus"])
    assert len(times) == 1


def test_txt_is_micromouse_text_unless_there_is_rock(tmp_path: Path) -> None:
    write(Maze.blank(1, 1), tmp_path / "a.txt")
    assert (tmp_path / "a.txt").read_text() == "o---o\n|   |\no---o\n"
    write(blocks("#."), tmp_path / "a.TXT")
    assert (tmp_path / "a.TXT").read_text() == "# \n"


@pytest.mark.parametrize(
    ("name", "code", "fields"), [("a.xyz", "unknown-suffix", {"suffix": "'.xyz'"}), ("a", "no-suffix", {})]
)
def test_a_suffix_that_names_no_format_is_refused(
    tmp_path: Path, name: str, code: str, fields: dict[str, Any]
) -> None:
    known = sorted({suffix for it in FORMATS.values() if it.can_write for suffix in it.suffixes})
    for act in (write, losses):
        with refused(MazeFileError, code, known=Series(tuple(known), ", "), **fields):
            act(Maze.blank(1, 1), tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_a_format_that_is_not_known_is_refused(tmp_path: Path) -> None:
    with refused(MazeError, "unknown-format", format="'docx'", known=Series(tuple(FORMATS), ", ")):
        write(Maze.blank(1, 1), tmp_path / "a.txt", format="docx")


def test_paths_may_be_text(tmp_path: Path) -> None:
    path = str(tmp_path / "a.maze")
    write(Maze.blank(1, 1), path)
    assert read(path) == Maze.blank(1, 1)


def test_a_null_character_in_a_path_is_refused() -> None:
    for act in (read, identify):
        with refused(MazeFileError, "null-in-name"):
            act("a\0.maze")
    with refused(MazeFileError, "null-in-name"):
        write(Maze.blank(1, 1), "a\0.maze")


def test_a_refused_maze_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    write(Maze.blank(1, 1), path)
    before = path.read_bytes()
    odd = Maze.blank(1, 1)
    odd.properties = {"a": {1, 2}}
    with refused(MazeFileError, "type-not-in-json", type="set"):
        write(odd, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
