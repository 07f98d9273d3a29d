"""Rooms and corridors: rooms are rooms to the segmentation too, and all hangs together."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from mazarine.maze import Maze
from mazarine.regions import Kind, Segmentation
from tests.generators.asking import Asked, askings, begun, blank, made, neighbors, part_count

NAME = "rooms-and-corridors"
sizes, seeds, shares = st.integers(1, 30), st.integers(0, 2**32), st.floats(0, 1)


def boxes(maze: Maze) -> set[tuple[int, ...]]:
    """Return the bounds of every room, which is a rectangle: top, left, bottom, right."""
    found = set()
    for region in Segmentation.of(maze).regions.values():
        if region.kind is Kind.ROOM:
            top, left = region.faces.min(axis=0)[1:].tolist()
            bottom, right = (region.faces.max(axis=0)[1:] + 1).tolist()
            assert region.face_count == (bottom - top) * (right - left)
            found.add((top, left, bottom, right))
    return found


@given(askings((NAME,)))
def test_every_piece_of_any_shape_hangs_together(asked: Asked) -> None:
    growth, board = begun(asked), blank(asked)
    maze = growth.run()
    assert np.array_equal(maze.cells, board.cells)
    assert growth.components == part_count(neighbors(board)) == part_count(neighbors(maze))


@given(sizes, sizes, seeds, shares, shares)
def test_the_segmentation_finds_the_rooms_whatever_doors_they_have(
    rows: int, cols: int, seed: int, rooms: float, doors: float
) -> None:
    values: dict[str, Any] = {"rooms": rooms, "doors": doors}
    found = boxes(made((NAME, rows, cols, seed, values)))
    assert found == boxes(made((NAME, rows, cols, seed, values | {"doors": 0})))
    lengths = [(bottom - top + 1, right - left + 1) for top, left, bottom, right in found]
    assert all(3 <= length <= 7 for both in lengths for length in both)
    assert sum(down * right for down, right in lengths) <= rooms * rows * cols + 1e-9


@given(sizes, sizes, seeds, shares)
def test_without_more_doors_than_needed_only_rooms_have_loops(
    rows: int, cols: int, seed: int, rooms: float
) -> None:
    maze = made((NAME, rows, cols, seed, {"rooms": rooms, "doors": 0}))
    passages = sum(map(len, neighbors(maze).values())) // 2
    faces = sum((bottom - top) * (right - left) for top, left, bottom, right in boxes(maze))
    assert passages == rows * cols - 1 + faces


def test_rooms_take_the_share_that_is_told_and_doors_are_more_with_a_larger_one() -> None:
    maze = made((NAME, 60, 80, 1, {"rooms": 0.4}))
    floor = sum((bottom - top + 1) * (right - left + 1) for top, left, bottom, right in boxes(maze))
    assert 0.39 < floor / 4800 <= 0.4
    none, few, many = (
        sum(map(len, neighbors(made((NAME, 60, 80, 1, {"doors": share}))).values()))
        for share in (0, 0.1, 0.5)
    )
    assert none < few < many


def test_all_three_kinds_are_there() -> None:
    kinds = np.bincount(Segmentation.of(made((NAME, 40, 60, 1, {}))).kind.ravel(), minlength=4)
    assert kinds[Kind.ROCK] == 0
    assert min(kinds[Kind.ROOM], kinds[Kind.CORRIDOR], kinds[Kind.CROSSROAD]) > 200
