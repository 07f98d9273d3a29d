"""The limits agree with each other."""

from __future__ import annotations

from typing import Any

from editor.files.limits import MAX_DEPTH, json_fault, size_fault
from editor.maze import MAX_CELLS


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
    assert "deep in each other" in json_fault(_nested(MAX_DEPTH))
    assert "deep in each other" in json_fault({"a": {"b": _nested(MAX_DEPTH)}})
