"""Every chain of a grid's conversions leads to the same cell."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import SpaceError
from mazarine.lattice import HEXAGON, SQUARE, Grid
from tests.refusals import refused

_corner = st.integers(-50, 50)
grids = st.builds(
    Grid, st.integers(1, 4), st.integers(1, 7), st.integers(1, 7), origin=st.tuples(_corner, _corner),
    is_staggered=st.booleans(),
)  # fmt: skip


@given(grids)
def test_all_names_of_all_cells_agree(grid: Grid) -> None:
    """Compare with NumPy's own numbering, and with the view of a padded array."""
    flat = np.arange(np.prod(grid.shape))
    places = np.stack(np.unravel_index(flat, grid.shape), axis=1)
    padded = grid.view(np.arange(grid.padded_size)).ravel()
    cells = places + np.array((0, *grid.origin))
    found = {
        "array": [grid.array_places(cells), grid.flat_to_array(flat)],
        "flat": [grid.flat_places(cells), grid.array_to_flat(places), grid.padded_to_flat(padded)],
        "padded": [grid.padded_places(cells), grid.flat_to_padded(flat)],
        "cells": [grid.cells_at(places), grid.cells_at_flat(flat), grid.cells_at_padded(padded)],
    }
    expected = {"array": places, "flat": flat, "padded": padded, "cells": cells}
    for name, arrays in found.items():
        for array in arrays:
            assert array.dtype == np.int64
            assert array.tolist() == expected[name].tolist(), name
    assert np.ravel_multi_index(tuple(grid.array_places(cells).T), grid.shape).tolist() == flat.tolist()
    for place, number in zip(np.ndindex(grid.shape), padded.tolist(), strict=True):
        cell = grid.cell_at_padded(number)
        assert grid.cell_at(place) == cell
        assert (grid.array_place(cell), grid.padded_place(cell)) == (place, number)
        assert grid.holds(cell)


@given(grids)
def test_everything_else_is_no_cell(grid: Grid) -> None:
    """Check the margins, what lies beyond them, and the cells around the board."""
    is_cell = np.zeros(grid.padded_size, dtype=bool)
    grid.fill(is_cell, np.True_)
    around = np.arange(-70, grid.padded_size + 70)
    is_among = np.pad(is_cell, 70)
    assert grid.are_cells(around).tolist() == is_among.tolist()
    assert [grid.is_cell(place) for place in around.tolist()] == is_among.tolist()
    assert sum(margin.size for margin in grid.margins(is_cell)) >= np.count_nonzero(~is_cell)
    assert not any(margin.any() for margin in grid.margins(is_cell))
    low, high = (-1, -1, -1), (size + 1 for size in grid.shape)
    steps = np.stack(np.meshgrid(*map(np.arange, low, high), indexing="ij"), axis=-1).reshape(-1, 3)
    held = sum(grid.holds((level, row, col)) for level, row, col in grid.cells_at(steps).tolist())
    assert held == np.prod(grid.shape)


@given(grids)
def test_two_steps_off_the_board_are_still_inside_the_array_and_no_cell(grid: Grid) -> None:
    padded = grid.view(np.arange(grid.padded_size))
    for level, row, col in np.ndindex(grid.shape):
        lattice = HEXAGON if grid.is_staggered else SQUARE
        for side in lattice.sides:
            down, right = lattice.step(row + grid.origin[0], side)
            for steps in (1, 2):
                place = int(padded[level, row, col]) + steps * grid.step(lattice.steps[side])
                assert 0 <= place < grid.padded_size
                on_board = 0 <= row + down < grid.rows and 0 <= col + right < grid.cols
                if steps == 1:
                    assert grid.is_cell(place) == on_board


def test_too_many_places_are_refused() -> None:
    with refused(SpaceError, "too-many-cells-to-segment", levels=1, rows=40000, cols=40000):
        Grid(1, 40000, 40000).require_padding()


@pytest.mark.parametrize("sizes", [(0, 1, 1), (1, 0, 5), (1, 5, 0), (1, -1, 5)])
def test_a_grid_without_cells_is_refused(sizes: tuple[int, int, int]) -> None:
    with refused(SpaceError, "maze-without-cells"):
        Grid(*sizes)
