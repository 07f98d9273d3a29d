"""Cells enclosed by a line, against the sums of angles around their middles."""

from __future__ import annotations

from math import atan2, dist, pi

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mazarine.lattice import HEXAGON, HONEYCOMB, LATTICES, SQUARE, Lattice
from mazarine.maze.area import Area
from mazarine.maze.enclosed import enclosed

_POINTS = st.lists(st.tuples(st.floats(-3, 9), st.floats(-3, 9)), min_size=3, max_size=3, unique=True)


def _turns(points: list[tuple[float, float]], x: float, y: float) -> float:
    """Return the winding number of a closed line around a point."""
    total = 0.0
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        angle = atan2(y1 - y, x1 - x) - atan2(y0 - y, x0 - x)
        total += (angle + pi) % (2 * pi) - pi
    return total / (2 * pi)


def _gap(points: list[tuple[float, float]], x: float, y: float) -> float:
    """Return the distance between a point and a closed line."""
    gaps = []
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1], strict=True):
        length = (x1 - x0) ** 2 + (y1 - y0) ** 2
        share = min(max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length, 0), 1) if length else 0
        gaps.append(dist((x, y), (x0 + share * (x1 - x0), y0 + share * (y1 - y0))))
    return min(gaps)


@pytest.mark.parametrize("lattice", LATTICES)
@given(points=_POINTS, origin=st.tuples(st.integers(-3, 3), st.integers(-3, 3)))
def test_cells_are_enclosed_whose_middles_the_line_goes_around(
    points: list[tuple[float, float]], origin: tuple[int, int], lattice: Lattice
) -> None:
    geometry, shape = lattice.geometry(origin), (6, 7)
    expected = set()
    for row in range(shape[0]):
        for col in range(shape[1]):
            middle = geometry.middle(row, col)
            assume(_gap(points, *middle) > 1e-6)
            if abs(_turns(points, *middle)) > 0.5:
                expected.add((row + origin[0], col + origin[1]))
    area = enclosed(geometry, np.array(points), origin, shape)
    assert {(row, col) for _, row, col in area.cells(0).tolist()} == expected


def test_where_a_line_goes_around_twice_nothing_is_enclosed() -> None:
    ring = [(0.0, 0.0), (5.0, 0.0), (5.0, 5.0), (0.0, 5.0)]
    inner = [(1.0, 1.0), (4.0, 1.0), (4.0, 4.0), (1.0, 4.0)]
    area = enclosed(SQUARE.geometry((0, 0)), np.array([*ring, ring[0], *inner, inner[0]]), (0, 0), (5, 5))
    assert area == Area.block(0, 0, 4, 4).without(Area.block(1, 1, 3, 3))


@pytest.mark.parametrize("lattice", [SQUARE, HONEYCOMB, HEXAGON])
def test_a_large_ring_is_cell_by_cell_what_the_way_to_its_centre_says(lattice: Lattice) -> None:
    geometry, size = lattice.geometry((0, 0)), 300
    turns = np.linspace(0, 2 * pi, 2000, endpoint=False)
    x, y = (side / 2 for side in geometry.extent(size, size))
    radius = 0.9 * min(x, y)
    ring = np.column_stack((x + radius * np.cos(turns), y + radius * np.sin(turns)))
    rows, cols = (numbers.ravel() for numbers in np.indices((size, size)))
    gaps = radius - np.hypot(*(geometry.middles(rows, cols) - (x, y)).T)
    mask = enclosed(geometry, ring, (0, 0), (size, size)).laid_on((0, 0, size, size)).ravel()
    # The ring has corners, and lies that little inside of the circle.
    is_clear = np.abs(gaps) > radius * (1 - np.cos(pi / 2000)) + 1e-9
    assert np.count_nonzero(~is_clear) < 20
    assert np.array_equal(mask[is_clear], gaps[is_clear] > 0)
