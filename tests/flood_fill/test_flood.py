"""Floods against sets of cells that are walked one by one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazarine.errors import Cancelled, EditRejected
from mazarine.flood_fill import FloodPlane, flood, same_kind
from mazarine.lattice import HONEYCOMB, LATTICES, SQUARE, Lattice
from mazarine.maze import Maze
from mazarine.maze.area import Area
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells
from tests.drawing import walls
from tests.refusals import refused
from tests.strategies import halls, mazes

Place = tuple[int, int]

_SORTS = {Matter.ROCK: "rock", Matter.FLOOR: "floor", Matter.FOUND: "floor", Matter.SECRET: "secret"}


def sort_of(maze: Maze, level: int, place: Place) -> str:
    return _SORTS[Matter(int(maze.cells[level][place]) >> 1)]


def joined(maze: Maze, level: int, first: Place) -> set[Place]:
    """Walk from a cell to all that it hangs together with, by what the flood's docstring says."""
    sort = sort_of(maze, level, first)
    found, waiting = {first}, [first]
    while waiting:
        row, col = waiting.pop()
        for side in maze.lattice.sides:
            here = maze.grid.cell_at((level, row, col))
            if not maze.has_side(here, side) or maze.is_border(here, side):
                continue
            down, right = maze.lattice.step(here[1], side)
            other = (row + down, col + right)
            is_open = sort == "rock" or maze.wall_at(here, side) in (Wall.OPEN, Wall.FOUND)
            if is_open and sort_of(maze, level, other) == sort and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def places_of(area: Area, maze: Maze) -> set[Place]:
    top, left = maze.origin
    return {(row - top, col - left) for _, row, col in area.cells(0).tolist()}


def check(maze: Maze, number: int) -> None:
    level, row, col = (int(part) for part in np.unravel_index(number % maze.cells.size, maze.shape))
    plane, cell = FloodPlane.of(maze, level), (row + maze.origin[0], col + maze.origin[1])
    area = flood(plane, *cell)
    assert places_of(area, maze) == joined(maze, level, (row, col))
    assert area == Area.of(area.row, area.col, area.mask), "its edges are those of the cells"
    sort = sort_of(maze, level, (row, col))
    same = {place for place in np.ndindex(maze.shape[1:]) if sort_of(maze, level, place) == sort}
    assert places_of(same_kind(plane, *cell), maze) == same


@given(mazes(), st.integers(0, 600))
def test_a_flood_finds_what_a_walk_finds(maze: Maze, number: int) -> None:
    check(maze, number)


@given(halls(), st.integers(0, 600))
def test_a_flood_finds_halls_that_wind(maze: Maze, number: int) -> None:
    check(maze, number)


@pytest.mark.parametrize("lattice", LATTICES, ids=lambda lattice: str(lattice.title))
def test_runs_of_a_row_follow_the_sides_of_every_lattice(lattice: Lattice) -> None:
    """Cells of a row are beside each other; those below a cell are beside each other, too."""
    first, *others = lattice.stored
    assert lattice.step(0, first) == lattice.step(1, first) == (0, 1)
    assert not any(lacks & side.bit for lacks in lattice.lacking for side in others)
    for row in (0, 1):
        below = sorted(lattice.step(row, side) for side in others)
        assert below == [(1, below[0][1] + at) for at in range(len(others))]


def test_walls_and_doors_that_are_not_found_part_floor() -> None:
    maze = walls("""
        +---+---+---+---+
        |       ?       |
        +   +-!-+---+   +
        |   |   ? #     |
        +---+---+---+---+
    """)
    west = {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert places_of(flood(FloodPlane.of(maze, 0), 1, 1), maze) == west
    assert places_of(flood(FloodPlane.of(maze, 0), 0, 2), maze) == {(0, 2), (0, 3), (1, 3)}
    assert places_of(flood(FloodPlane.of(maze, 0), 1, 2), maze) == {(1, 2)}


def test_secret_cells_are_a_sort_of_their_own_until_they_are_found() -> None:
    maze = walls("""
        +---+---+---+---+---+
        |   | ?   ?   !     |
        +---+---+---+---+---+
    """)
    plane = FloodPlane.of(maze, 0)
    assert places_of(flood(plane, 0, 1), maze) == {(0, 1), (0, 2)}
    assert places_of(flood(plane, 0, 3), maze) == {(0, 3), (0, 4)}
    assert places_of(same_kind(plane, 0, 0), maze) == {(0, 0), (0, 3), (0, 4)}


def test_rock_hangs_together_through_walls_but_not_where_there_is_no_side() -> None:
    maze = Maze.blank(1, 6, lattice=HONEYCOMB, walled=True)
    SetCells([(0, 0, col, "rock") for col in range(6)]).apply(maze)
    assert places_of(flood(FloodPlane.of(maze, 0), 0, 2), maze) == {(0, 2), (0, 3)}
    square = Maze(maze.cells, maze.walls, lattice=SQUARE)
    assert flood(FloodPlane.of(square, 0), 0, 2).count == 6


def test_a_comb_of_a_thousand_teeth_takes_more_cells_than_the_stack_began_with() -> None:
    maze = Maze.blank(4, 6001)
    maze.buffers.cells[0, 1:3, ::2] = Matter.ROCK
    area = flood(FloodPlane.of(maze, 0), 0, 0)
    assert area.count == 4 * 6001 - 2 * 3001
    assert area.box == (0, 0, 4, 6001)


def test_a_flood_stops_when_it_is_not_wanted() -> None:
    with pytest.raises(Cancelled):
        flood(FloodPlane.of(Maze.blank(3, 3), 0), 0, 0, lambda _: False)


def test_a_copy_of_a_sheet_stays_as_it_is() -> None:
    maze = Maze.blank(2, 2)
    plane, twin = FloodPlane.of(maze, 0), FloodPlane.of(maze, 0).copy()
    SetCells([(0, 0, 0, "rock")]).apply(maze)
    assert (flood(plane, 1, 1).count, flood(twin, 1, 1).count) == (3, 4)


@pytest.mark.parametrize("place", [(-1, 0), (0, -1), (2, 0), (0, 3)])
def test_a_flood_from_outside_is_refused(place: tuple[int, int]) -> None:
    plane = FloodPlane.of(Maze.blank(2, 3), 0)
    for act in (flood, same_kind):
        with refused(EditRejected, "place-outside", row=place[0], col=place[1]):
            act(plane, *place)
