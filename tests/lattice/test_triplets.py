"""Triplets and places are two names of one point."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import LatticeError
from mazarine.lattice import HONEYCOMB, MIRRORED, SQUARE, Side
from mazarine.lattice.triplets import Points, Triplet, place_of, places_of, triplet_at, triplets_at
from tests.refusals import refused

whole = st.integers(-(2**70), 2**70)
small = st.integers(-40, 40)
mirrors = st.booleans()

AXES = {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1), 4: (-1, 0, 0), 5: (0, -1, 0), 6: (0, 0, -1)}
SIDES = {1: Side.E, 2: Side.N, 3: Side.N, 4: Side.W, 5: Side.S, 6: Side.S}


def along(point: Triplet, direction: int) -> Triplet:
    """Return the triplet that is one step along a direction."""
    a, b, c = (one + step for one, step in zip(point, AXES[direction], strict=True))
    return a, b, c


@given(whole, whole, mirrors)
def test_a_place_has_a_point_of_its_own(row: int, col: int, mirrored: bool) -> None:
    a, b, c = triplet_at(row, col, mirrored)
    assert a - b + c in ((0, -1) if mirrored else (0, 1))
    assert place_of((a, b, c), mirrored) == (row, col)


@given(whole, whole, st.integers(0, 1), mirrors)
def test_a_point_has_a_place_of_its_own(a: int, b: int, sort: int, mirrored: bool) -> None:
    point = (a, b, b - a + (-sort if mirrored else sort))
    assert triplet_at(*place_of(point, mirrored), mirrored) == point


@given(small, small, mirrors)
def test_a_direction_leads_where_the_side_of_the_lattice_leads(row: int, col: int, mirrored: bool) -> None:
    lattice, point = MIRRORED if mirrored else HONEYCOMB, triplet_at(row, col, mirrored)
    directions = (1, 3, 5) if sum(point) % 2 == mirrored else (2, 4, 6)
    assert {SIDES[it] for it in directions} == {it for it in SQUARE.sides if lattice.has_side(row, col, it)}
    for direction in directions:
        down, right = lattice.steps[SIDES[direction]]
        assert place_of(along(point, direction), mirrored) == (row + down, col + right)


@given(small, small)
def test_rows_and_columns_are_those_of_the_drawing(row: int, col: int) -> None:
    """A point is drawn at x = a + (b - c) / 2, y = -(b + c) √3 / 2; hexagons are two wide."""
    (a, b, c), (d, e, f) = triplet_at(row, col), triplet_at(row, col + 1)
    assert e + f == b + c == -row
    assert d - a + (e - f - b + c) / 2 == (1 if HONEYCOMB.has_side(row, col, Side.E) else 2)


@given(st.lists(st.tuples(small, small)), mirrors)
def test_arrays_are_named_as_single_points_are(places: list[tuple[int, int]], mirrored: bool) -> None:
    rows, cols = np.array(places, dtype=np.int64).reshape(-1, 2).T
    triplets = triplets_at(rows, cols, mirrored)
    assert triplets.tolist() == [list(triplet_at(*place, mirrored)) for place in places]
    assert places_of(triplets, mirrored).tolist() == [list(place) for place in places]


def test_numbers_of_numpy_and_lists_are_taken() -> None:
    assert place_of(np.array([1, 1, 1])) == place_of([1, 1, 1]) == (-2, 1)
    assert {type(number) for number in place_of(np.array([1, 1, 1], dtype=np.uint8))} == {int}


@pytest.mark.parametrize(
    ("point", "mirrored", "code", "found"),
    [
        ((0, 1, 0), False, "not-a-point", -1),
        ((1, 0, 1), False, "not-a-point", 2),
        ((1, 0, 0), True, "not-a-mirrored-point", 1),
        ((0, 2, 0), True, "not-a-mirrored-point", -2),
    ],
)
def test_what_is_no_point_is_refused(
    point: tuple[int, int, int], mirrored: bool, code: str, found: int
) -> None:
    with refused(LatticeError, code, point=point, found=found):
        place_of(point, mirrored)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("value", [(0, 0), (0, 0, 0, 0), (0.0, 0, 0), (True, 0, 0), "000", None])
def test_what_is_no_triplet_is_refused(value: object, mirrored: bool) -> None:
    with refused(LatticeError, "point-not-triplet", value=repr(value)):
        place_of(value, mirrored)


def test_an_array_with_what_is_no_point_is_refused() -> None:
    with refused(LatticeError, "not-a-point", point=(0, 1, 0), found=-1):
        places_of(np.array([[0, 0, 0], [0, 1, 0]]))


@pytest.mark.parametrize("triplets", [[[0, 0]], [0, 0, 0], [[0.0, 0, 0]]])
def test_an_array_of_another_shape_or_type_is_refused(triplets: Any) -> None:
    with refused(LatticeError, "points-not-array"):
        places_of(np.array(triplets))


def test_points_are_a_sequence() -> None:
    points = Points()
    for row, col in [(0, 0), (-2, 1), (5, 3)]:
        points.rows.append(row)
        points.cols.append(col)
    assert [*points] == points[:] == [triplet_at(0, 0), triplet_at(-2, 1), triplet_at(5, 3)]
    assert (points[-1], points[::2]) == (triplet_at(5, 3), [triplet_at(0, 0), triplet_at(5, 3)])
    assert (1, 1, 1) in points
    with pytest.raises(IndexError):
        points[3]
