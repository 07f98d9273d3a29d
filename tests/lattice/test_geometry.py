"""Cells are drawn where exact geometry has them, and what is under a point is what one would mean."""

from __future__ import annotations

from itertools import pairwise
from math import dist, hypot

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import HEXAGON, LATTICES, Geometry, Lattice, Side
from mazarine.lattice.geometry import Point

boards = st.tuples(st.sampled_from(LATTICES), st.tuples(st.integers(-3, 3), st.integers(-3, 3)))
parts = st.floats(-7, 9, allow_nan=False)


def sides_of(lattice: Lattice, origin: tuple[int, int], row: int, col: int) -> list[Side]:
    """Return the sides of the cell at an array place."""
    return [side for side in lattice.sides if lattice.has_side(row + origin[0], col + origin[1], side)]


def beside(lattice: Lattice, top: int, row: int, col: int, side: Side) -> tuple[int, int]:
    """Return the array place across a side; the first row of the array is this one of the lattice."""
    down, right = lattice.step(row + top, side)
    return row + down, col + right


def distance(point: Point, line: tuple[Point, Point]) -> float:
    """Return the distance between a point and a segment."""
    (x0, y0), (x1, y1) = line
    length = hypot(x1 - x0, y1 - y0)
    share = ((point[0] - x0) * (x1 - x0) + (point[1] - y0) * (y1 - y0)) / length**2
    share = min(max(share, 0), 1)
    return dist(point, (x0 + share * (x1 - x0), y0 + share * (y1 - y0)))


def holds(corners: list[Point], point: Point, room: float = 1e-9) -> bool:
    """Whether a convex polygon holds a point."""
    turns = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1], strict=True):
        turns.append((x1 - x0) * (point[1] - y0) - (y1 - y0) * (point[0] - x0))
    return min(turns) >= -room or max(turns) <= room


@given(boards, parts, parts)
def test_the_cell_under_a_point_holds_it(board: tuple[Lattice, tuple[int, int]], x: float, y: float) -> None:
    geometry = board[0].geometry(board[1])
    assert holds(geometry.corners(*geometry.place(x, y)), (x, y))


@given(boards, parts, parts)
def test_the_nearest_side_is_the_nearest(board: tuple[Lattice, tuple[int, int]], x: float, y: float) -> None:
    lattice, origin = board
    geometry = lattice.geometry(origin)
    near = geometry.near(np.array([[x, y]]))
    row, col, side = int(near.rows[0]), int(near.cols[0]), Side(int(near.sides[0]))
    sides = sides_of(lattice, origin, row, col)
    distances = {it: distance((x, y), geometry.line(row, col, it)) for it in sides}
    assert side in sides
    assert distances[side] == pytest.approx(min(distances.values()), abs=1e-9)
    assert near.distances[0] == pytest.approx(distances[side], abs=1e-9)
    to_post = min(dist((x, y), corner) for corner in geometry.corners(row, col))
    if near.at_posts[0]:
        assert to_post < 0.45
    elif near.distances[0] < 0.01:
        assert to_post > (0.11 if lattice.is_staggered else 0.24)


@given(boards, st.integers(-3, 4), st.integers(-3, 4))
def test_neighbors_lie_a_unit_away_across_the_side_between(
    board: tuple[Lattice, tuple[int, int]], row: int, col: int
) -> None:
    lattice, origin = board
    geometry = lattice.geometry(origin)
    for side in sides_of(lattice, origin, row, col):
        other = beside(lattice, origin[0], row, col, side)
        here, there, facing = (
            geometry.middle(row, col),
            geometry.middle(*other),
            geometry.facing(row, col, side),
        )
        assert there == pytest.approx((here[0] + facing[0], here[1] + facing[1]))
        assert hypot(*facing) == pytest.approx(1)
        lines = [sorted(geometry.line(row, col, side)), sorted(geometry.line(*other, side.opposite))]
        assert np.allclose(lines[0], lines[1])
        ends = geometry.corners(row, col)
        assert all(any(dist(end, corner) < 1e-9 for corner in ends) for end in lines[0])
        assert distance(here, geometry.line(row, col, side)) == pytest.approx(0.5)


@given(boards, st.sets(st.tuples(st.integers(-3, 4), st.integers(-3, 4)), min_size=1))
def test_an_outline_runs_along_the_sides_to_other_cells(
    board: tuple[Lattice, tuple[int, int]], cells: set[tuple[int, int]]
) -> None:
    lattice, origin = board
    geometry = lattice.geometry(origin)
    rows, cols = np.array(sorted(cells), dtype=np.int64).T
    lines = geometry.outline(rows, cols)
    expected = [
        geometry.line(row, col, side)
        for row, col in cells
        for side in sides_of(lattice, origin, row, col)
        if beside(lattice, origin[0], row, col, side) not in cells
    ]
    assert np.hypot(lines[:, 2] - lines[:, 0], lines[:, 3] - lines[:, 1]).sum() == pytest.approx(
        sum(dist(*line) for line in expected)
    )
    for (x0, y0), (x1, y1) in expected:
        middle = (x0 + x1) / 2, (y0 + y1) / 2
        assert min(distance(middle, ((a, b), (c, d))) for a, b, c, d in lines.tolist()) < 1e-9


@given(boards, st.integers(1, 5), st.integers(1, 5))
def test_extents_and_boxes_hold_the_cells(
    board: tuple[Lattice, tuple[int, int]], rows: int, cols: int
) -> None:
    geometry: Geometry = board[0].geometry(board[1])
    left, top, right, bottom = geometry.box((0, 0), (rows - 1, cols - 1))
    assert (left, top) == (0, 0)
    assert geometry.extent(rows, cols) == pytest.approx((right, bottom))
    for place in np.ndindex(rows, cols):
        for x, y in geometry.corners(*place):
            assert left - 1e-9 <= x <= right + 1e-9
            assert top - 1e-9 <= y <= bottom + 1e-9
    (x_pitch, y_pitch), (x_lead, y_lead) = geometry.pitch, geometry.lead
    for row, col in np.ndindex(rows, cols):
        x, y = geometry.middle(row, col)
        assert abs(x - x_lead - (col + 0.5) * x_pitch) < x_pitch / 2
        assert abs(y - y_lead - (row + 0.5) * y_pitch) < y_pitch / 2


@given(boards, parts, parts, parts, parts)
def test_posts_between_two_lead_along_sides_and_ever_nearer(
    board: tuple[Lattice, tuple[int, int]], x0: float, y0: float, x1: float, y1: float
) -> None:
    geometry = board[0].geometry(board[1])
    first, last = geometry.post(x0, y0), geometry.post(x1, y1)
    assert dist(first, (x0, y0)) <= 1
    posts = geometry.posts_between(first, last)
    assert posts[0] == first
    assert dist(posts[-1], last) < 1e-6
    for here, there in pairwise(posts):
        near = geometry.near(np.array([((here[0] + there[0]) / 2, (here[1] + there[1]) / 2)]))
        line = geometry.line(int(near.rows[0]), int(near.cols[0]), Side(int(near.sides[0])))
        assert np.allclose(sorted((here, there)), sorted(line))
        assert dist(there, last) < dist(here, last)


@given(st.integers(0, 1), *[st.tuples(st.integers(-5, 9), st.integers(-5, 9))] * 2)
def test_a_line_of_hexagons_leads_from_each_to_one_beside_it(
    top: int, first: tuple[int, int], last: tuple[int, int]
) -> None:
    geometry = HEXAGON.geometry((top, 0))
    cells = [tuple(cell) for cell in geometry.cells_between(first, last).tolist()]
    assert (cells[0], cells[-1]) == (first, last)
    for (row, col), there in pairwise(cells):
        assert there in {beside(HEXAGON, top, row, col, side) for side in HEXAGON.sides}
    line = geometry.middle(*first), geometry.middle(*last)
    assert all(first == last or distance(geometry.middle(*cell), line) < 0.5001 for cell in cells)
