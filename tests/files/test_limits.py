"""The limits agree with each other."""

from __future__ import annotations

import warnings
import zipfile
from pathlib import Path
from typing import Any

import pytest

from mazarine.errors import MazeFileError
from mazarine.files import read
from mazarine.files.limits import MAX_DEPTH, MAX_LINES, json_fault, size_fault
from mazarine.maze import MAX_CELLS
from mazarine.messages import Message
from tests.files.holding import file_holding
from tests.files.refusing import assert_refused


def _nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def _code(fault: Message | None) -> str:
    return fault.code if fault is not None else ""


def test_the_largest_maze_is_allowed_and_one_cell_more_is_not() -> None:
    assert size_fault(1, 1 << 14, 1 << 14) is None
    assert _code(size_fault(1, 1, MAX_CELLS + 1)) == "too-many-cells"


def test_depth_is_counted_in_lists_and_objects() -> None:
    assert json_fault(_nested(MAX_DEPTH - 1)) is None
    assert _code(json_fault(_nested(MAX_DEPTH))) == "nested-deeper-than"
    assert _code(json_fault({"a": {"b": _nested(MAX_DEPTH)}})) == "nested-deeper-than"


def test_lines_are_counted_whatever_ends_them(tmp_path: Path) -> None:
    for end in ("\n", "\r", "\r\n"):
        path = file_holding("a.txt", tmp_path, end * (MAX_LINES + 1))
        assert_refused(path, "too-many-lines", format="blocks", count=MAX_LINES + 1, most=MAX_LINES)


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.maze", "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for _ in range(2):
            archive.writestr("\x1b[31m\nx", b"")
    with pytest.raises(MazeFileError) as caught:
        read(tmp_path / "a.maze", format="native")
    assert str(caught.value).isprintable()
    assert r"\x1b[31m\nx" in str(caught.value)
