"""Areas of cells against sets of cells."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.lattice import LATTICES, Lattice
from mazarine.maze.area import Area

Places = set[tuple[int, int]]

_PLACES = st.sets(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), max_size=30)


def _area(places: Places) -> Area:
    rows_cols = np.array(sorted(places), dtype=np.int64).reshape(-1, 2)
    return Area.of_places(rows_cols[:, 0], rows_cols[:, 1])


def _places(area: Area) -> Places:
    return {(row, col) for _, row, col in map(tuple, area.cells(0).tolist())}


def _beside(place: tuple[int, int], lattice: Lattice) -> Places:
    row, col = place
    steps = (lattice.step(row, side) for side in lattice.sides if lattice.has_side(row, col, side))
    return {(row + down, col + right) for down, right in steps}


@given(_PLACES, _PLACES)
def test_areas_are_put_together_as_sets_are(first: Places, second: Places) -> None:
    one, other = _area(first), _area(second)
    assert _places(one.united(other)) == first | second
    assert _places(one.common(other)) == first & second
    assert _places(one.without(other)) == first - second
    assert one.united(other) == _area(first | second)
    assert one.common(other) == _area(first & second)
    assert one.count == len(first)
    assert bool(one) == bool(first)


@given(_PLACES, st.integers(-3, 3), st.integers(-3, 3))
def test_areas_are_moved_and_cut(places: Places, down: int, right: int) -> None:
    area = _area(places)
    assert _places(area.moved(down, right)) == {(row + down, col + right) for row, col in places}
    box = -2, -3, 4, 2
    inside = {(row, col) for row, col in places if -2 <= row < 4 and -3 <= col < 2}
    assert area.within(box) == _area(inside)
    assert all(area.has(row, col) == ((row, col) in places) for row in range(-7, 8) for col in range(-7, 8))


@pytest.mark.parametrize("lattice", LATTICES)
@given(places=_PLACES)
def test_areas_grow_and_shrink_by_the_sides_of_their_lattice(places: Places, lattice: Lattice) -> None:
    area = _area(places)
    grown = places | {other for place in places for other in _beside(place, lattice)}
    assert area.grown(lattice) == _area(grown)
    assert area.shrunk(lattice) == _area({place for place in places if _beside(place, lattice) <= places})
