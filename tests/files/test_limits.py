"""The limits agree with each other."""

from __future__ import annotations

import warnings
import zipfile
from pathlib import Path
from typing import Any

import pytest

from mazewright.errors import MazeFileError
from mazewright.files import read
from mazewright.files.limits import MAX_DEPTH, MAX_LINES, json_fault, size_fault
from mazewright.maze import MAX_CELLS
from tests.files.holding import file_holding


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def test_the_largest_maze_is_allowed_and_one_cell_more_is_not() -> None:
    assert size_fault(1, 1 << 14, 1 << 14) == ""
    assert "too many" in size_fault(1, 1, MAX_CELLS + 1)


def test_depth_is_counted_in_lists_and_objects() -> None:
    assert json_fault(_nested(MAX_DEPTH - 1)) == ""
    assert "deep" in json_fault(_nested(MAX_DEPTH))
    assert "deep" in json_fault({"a": {"b": _nested(MAX_DEPTH)}})


def test_lines_are_counted_whatever_ends_them(tmp_path: Path) -> None:
    for end in ("\n", "\r", "\r\n"):
        path = file_holding("a.txt", tmp_path, end * (MAX_LINES + 1))
        with pytest.raises(MazeFileError, match="the text has 1,048,577 lines; 1,048,576 are the most"):
            read(path, format="blocks")


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.maze", "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(2):
            archive.writestr("\x1b[31m\nx", b"")
    with pytest.raises(MazeFileError) as caught:
        read(tmp_path / "a.maze", format="native")
    assert str(caught.value).isprintable()
    assert r"\x1b[31m\nx" in str(caught.value)
