"""Mazes of cells with six sides: walls, borders, edits of the whole board, files."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import EditRejected
from mazarine.files import read, write
from mazarine.lattice import HEXAGON, Side
from mazarine.maze import Cell, Link, Maze, Port, PortSide
from mazarine.maze.codes import Wall
from mazarine.maze.edits import Flip, PlaceLink, Resize, Rotate, SetWalls
from tests.refusals import refused
from tests.strategies import mazes

hexagons = mazes(max_rows=5, max_cols=5, lattices=st.just(HEXAGON))


def across(cell: Cell, side: Side) -> Cell:
    """Return the cell across a side, as odd rows are shifted to the right."""
    level, row, col = cell
    down = {"E": 0, "W": 0, "NE": -1, "NW": -1, "SE": 1, "SW": 1}[side.name]
    right = 1 if side.name.endswith("E") else -1
    if down:
        right = (right + (1 if row % 2 else -1)) // 2
    return level, row + down, col + right


def test_a_blank_board_has_its_border_in_the_places_of_three_walls():
    assert Maze.blank(3, 3, lattice="hexagon").walls[0].tolist() == [[16, 0, 1], [0, 0, 5], [20, 20, 21]]
    assert (Maze.blank(3, 3, lattice="hexagon", walled=True).walls == 21).all()


@given(hexagons)
def test_a_wall_is_seen_from_both_its_cells(maze: Maze):
    for place in np.ndindex(maze.shape):
        cell = maze.grid.cell_at(place)
        for side in HEXAGON.sides:
            other = across(cell, side)
            assert maze.is_border(cell, side) == (not maze.grid.holds(other))
            expected = maze.wall_at(other, side.opposite) if maze.grid.holds(other) else Wall.WALL
            assert maze.wall_at(cell, side) == expected
            assert maze.has_side(cell, side)


def test_a_cell_has_no_side_to_the_north_or_south():
    maze = Maze.blank(3, 3, lattice="hexagon")
    assert not maze.has_side((1, 1), "N")
    with refused(EditRejected, "side-missing", cell=(0, 1, 1), side="S"):
        maze.set_wall((1, 1), "S")
    with refused(EditRejected, "side-missing", cell=(0, 1, 1), side="NE"):
        Maze.blank(3, 3).set_wall((1, 1), "NE")


@given(hexagons, st.data())
def test_a_flipped_board_has_its_walls_on_the_other_sides(maze: Maze, data: st.DataObject):
    edit, there = data.draw(
        st.sampled_from(
            [
                (Flip("horizontal"), {"E": "W", "SE": "SW", "SW": "SE"}),
                (Flip("vertical"), {"E": "E", "SE": "NE", "SW": "NW"}),
                (Rotate(180), {"E": "W", "SE": "NW", "SW": "NE"}),
            ]
        )
    )
    before = maze.copy()
    change = maze.apply(edit)
    _, rows, cols = maze.shape
    for level, row, col in np.ndindex(maze.shape):
        down = row if edit == Flip("horizontal") else rows - 1 - row
        right = col if edit == Flip("vertical") else cols - 1 - col
        for side, image in there.items():
            cell, moved = before.grid.cell_at((level, row, col)), maze.grid.cell_at((level, down, right))
            assert before.wall_at(cell, side) == maze.wall_at(moved, image)
    maze.apply(change.inverse)
    assert maze == before


@given(hexagons, st.tuples(*[st.integers(-3, 3)] * 2), st.integers(1, 7), st.integers(1, 7))
def test_a_resized_board_keeps_the_walls_inside_it(maze: Maze, by: tuple[int, int], rows: int, cols: int):
    before = maze.copy()
    change = maze.apply(Resize((maze.origin[0] + by[0], maze.origin[1] + by[1]), rows, cols))
    for place in np.ndindex(before.shape):
        cell = before.grid.cell_at(place)
        for side in HEXAGON.sides if maze.grid.holds(cell) else ():
            is_rock = before.cells[place] < 2
            if not is_rock and not maze.is_border(cell, side):
                assert maze.wall_at(cell, side) == before.wall_at(cell, side)
    maze.apply(change.inverse)
    assert maze == before


@given(hexagons)
def test_many_walls_are_set_as_few_are(maze: Maze):
    inner = [
        (*cell, side.name, "secret")
        for cell in map(maze.grid.cell_at, np.ndindex(maze.shape))
        for side in HEXAGON.sides
        if not maze.is_border(cell, side)
    ]
    few, many = maze.copy(), maze.copy()
    changes = [few.apply(SetWalls([wall])) for wall in inner]
    change = SetWalls(inner)._apply_arrays(many)
    assert few == many
    many.apply(change.inverse)
    for one in reversed(changes):
        few.apply(one.inverse)
    assert few == many == maze


def test_a_link_on_the_border_outlasts_walls_that_are_opened_elsewhere():
    maze = Maze.blank(3, 2, lattice="hexagon", walled=True)
    maze.apply(PlaceLink(Link(Port((0, 1, 1), PortSide.NE), Port((0, 0, 0), PortSide.W))))
    SetWalls([(0, 1, 0, "SW", "open"), (0, 1, 1, "W", "open")])._apply_arrays(maze)
    assert len(maze.links) == 1


def test_hexagons_are_saved(tmp_path: Path):
    maze = Maze.blank(3, 4, 2, lattice="hexagon")
    maze.set_wall((0, 1, 1), "SW", "found")
    maze.add_marker("start", (0, 0, 0), "NW")
    maze.set_wall((1, 1, 1), "NE")
    write(maze, tmp_path / "a.maze")
    again = read(tmp_path / "a.maze")
    assert again == maze
    assert again.lattice is HEXAGON


@pytest.mark.parametrize("lattice", ["square", "honeycomb"])
def test_other_lattices_have_no_third_wall(lattice: str):
    maze = Maze.blank(2, 2, lattice=lattice)
    walls = maze.walls.copy()
    walls[0, 0, 0] |= 16
    with refused(EditRejected, "wall-code-invalid", cell=(0, 0, 0)):
        Maze(maze.cells.copy(), walls, lattice=maze.lattice)
