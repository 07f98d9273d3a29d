"""Which sides of cells are closed, on any lattice: a number a cell, with a bit for each of `Lattice.sides`.

The bits of squares are N=1, E=2, S=4 and W=8, those of hexagons E=1, SE=2, SW=4, W=8, NW=16 and NE=32.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Lattice, Side
from mazarine.maze.borders import across, codes_on
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.wall_positions import gap_markers

Bits = NDArray[np.uint8]


def inner_codes(maze: MazeLike) -> Iterator[Bits]:
    """Yield the (levels, rows, cols) codes between two floor cells, for each stored side; others are open."""
    floor = maze.cells >> 1 != Matter.ROCK
    for side in maze.lattice.stored:
        beside = across(floor, maze.lattice, maze.origin[0], side, False)
        yield codes_on(maze.walls, maze.lattice, maze.origin, side) * (floor & beside)


def closed_sides(maze: MazeLike, level: int = 0) -> Bits:
    """Return the (rows, cols) sides that are closed: walls, the sides of rock, the border but for its gaps.

    Secret doors count as open, found or not.

    >>> from mazarine.maze import Maze
    >>> closed_sides(Maze.blank(1, 2)).tolist(), closed_sides(Maze.blank(1, 2, lattice="hexagon")).tolist()
    ([[13, 7]], [[62, 55]])
    """
    lattice, top = maze.lattice, maze.origin[0]
    rock = maze.cells[level] >> 1 == Matter.ROCK
    closed = np.zeros(rock.shape, dtype=np.uint8)
    for number, side in enumerate(lattice.sides):
        walled = codes_on(maze.walls[level : level + 1], lattice, maze.origin, side)[0] == Wall.WALL
        closed |= (walled | rock | across(rock, lattice, top, side, True)).view(np.uint8) << np.uint8(number)
    for marker in gap_markers(maze, level):
        place = maze.grid.array_place(marker.cell)[1:]
        if not rock[place]:
            closed[place] &= ~np.uint8(_bit(lattice, Side[str(marker.side)]))
    return closed


def walls_of(closed: Bits, floor: NDArray[np.bool_], lattice: Lattice, top: int) -> Bits:
    """Return the (rows, cols) walls between cells of floor of which either has the side closed.

    A wall beside rock says nothing, and would stay if the rock were dug away. `top` is the lattice row of the
    first row.
    """
    walls = np.zeros(closed.shape, dtype=np.uint8)
    for side in lattice.stored:
        here = closed & _bit(lattice, side) != 0
        there = across(closed & _bit(lattice, side.opposite) != 0, lattice, top, side, False)
        beside = floor & across(floor, lattice, top, side, False)
        walls |= ((here | there) & beside).view(np.uint8) << np.uint8(lattice.shift(side))
    return walls


def open_borders(closed: Bits, lattice: Lattice, top: int) -> Iterator[tuple[Side, NDArray[np.bool_]]]:
    """Yield for each side which cells have it open in the outer border."""
    inside = np.ones(closed.shape, dtype=bool)
    for side in lattice.sides:
        yield side, (closed & _bit(lattice, side) == 0) & ~across(inside, lattice, top, side, False)


def _bit(lattice: Lattice, side: Side) -> int:
    return 1 << lattice.sides.index(side)
