"""What is meant under the pointer: sides, ports, and all the cells on a fast way."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.gui.analysis.outline import outline_of
from mazarine.gui.canvas.pointer import Pointer, path
from mazarine.gui.canvas.ports import nearest_side, port_side_at, positions_under
from mazarine.lattice import LATTICES, SQUARE, Lattice, Side
from mazarine.maze import Maze, PortSide

SQUARES = SQUARE.geometry((0, 0))
COORDINATES = st.floats(-3, 12, allow_nan=False)


@pytest.mark.parametrize(
    ("place", "side"),
    [
        ((2.5, 3.1), Side.N),
        ((2.9, 3.4), Side.E),
        ((2.5, 3.9), Side.S),
        ((2.1, 3.6), Side.W),
        ((-0.1, 0.5), Side.E),
    ],
)
def test_the_diagonals_split_a_cell_among_its_sides(place: tuple[float, float], side: Side) -> None:
    assert nearest_side(SQUARES, *place) is side


@pytest.mark.parametrize(
    ("place", "side"),
    [
        ((2.5, 3.5), PortSide.PAD),
        ((2.7, 3.3), PortSide.PAD),
        ((2.9, 3.5), PortSide.E),
        ((2.5, 3.05), PortSide.N),
    ],
)
def test_the_middle_of_a_cell_is_its_pad(place: tuple[float, float], side: PortSide) -> None:
    assert port_side_at(SQUARES, *place) is side


@given(st.sampled_from(LATTICES), COORDINATES, COORDINATES, COORDINATES, COORDINATES)
def test_a_way_steps_from_cell_to_touching_cell(
    lattice: Lattice, x0: float, y0: float, x1: float, y1: float
) -> None:
    places = path(Pointer(x0, y0), Pointer(x1, y1))
    geometry = lattice.geometry((0, 0))
    cells = geometry.places(np.vstack(((x0, y0), places)))
    for here, there in pairwise(cells[np.insert(np.diff(cells, axis=0).any(axis=1), 0, True)].tolist()):
        ends = ({(round(x, 6), round(y, 6)) for x, y in geometry.corners(*cell)} for cell in (here, there))
        assert set.intersection(*ends)
    assert np.allclose(places[-1], (x1, y1))


@given(st.sampled_from(LATTICES), COORDINATES, COORDINATES, st.booleans())
def test_every_position_found_is_an_inner_one_and_the_nearest(
    lattice: Lattice, x: float, y: float, near_posts: bool
) -> None:
    maze = Maze.blank(9, 7, lattice=lattice)
    rows_cols, sides = positions_under(np.array([[x, y]]), maze, near_posts=near_posts)
    assert len(sides) <= 1
    for (row, col), side in zip(rows_cols.tolist(), sides.tolist(), strict=True):
        assert not maze.is_border(maze.grid.cell_at((0, row, col)), Side(side))
        meant = nearest_side(maze.geometry, x, y)
        cell = maze.geometry.place(x, y)
        down, right = maze.lattice.step(cell[0], meant)
        across = (cell[0] + down, cell[1] + right)
        assert (row, col) == min(cell, across)
        assert Side(side) in (meant, meant.opposite)


def test_near_a_post_a_passing_pointer_means_nothing_and_a_press_means_a_side() -> None:
    maze, place = Maze.blank(5, 5), np.array([[2.9, 2.95]])
    assert len(positions_under(place, maze, near_posts=False)[1]) == 0
    assert len(positions_under(place, maze, near_posts=True)[1]) == 1


def test_an_outline_runs_around_the_cells_and_around_holes() -> None:
    cells = np.array([(r, c) for r in range(3) for c in range(3) if (r, c) != (1, 1)])
    outline = outline_of(SQUARES, cells[:, 0] + 4, cells[:, 1] + 2)
    assert outline.rect.getRect() == (2, 4, 3, 3)
    assert len(outline.lines) == 8


def test_the_outline_of_a_frayed_region_is_a_box() -> None:
    rows, cols = np.nonzero(np.random.default_rng(1).random((300, 300)) < 0.5)
    outline = outline_of(SQUARES, rows, cols)
    assert len(outline.lines) == 4
    assert outline.rect.getRect() == (0, 0, 300, 300)
