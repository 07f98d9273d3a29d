"""A dungeon: rooms where they fit, then doors between what they have parted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.compiling import at, int64, jit_inner, kernel
from mazarine.generators.codes import CURRENT, DONE, FIRST, FREE, LEFT, NO_EAST, NO_SOUTH, WAITING
from mazarine.generators.kernels.chance import below, happens
from mazarine.generators.kernels.grid import GeneratorGrid, carve
from mazarine.generators.kernels.sets import leader

_LEAST, _LENGTHS = 3, 5
"""The sides of a room have 3 to 7 cells."""


class Site(NamedTuple):
    """A board where rooms are built.

    Attributes
    ----------
    grid : the board
    areas : padded int32, the first place of the room that a cell lies in
    most : how many cells the rooms may take together
    tries : how often one is tried
    """

    grid: GeneratorGrid
    areas: NDArray[np.int32]
    most: int
    tries: int


class Doors(NamedTuple):
    """Walls where a door may be.

    Attributes
    ----------
    grid : the board
    areas : padded int32, the place that names the room or the corridors of a cell
    leaders : padded int32, from the name of an area towards that of all it is connected with
    walls : uint32, `cell << 2 | side`, with another area on each side
    share : how many doors there are beyond those that are needed, in parts of 2^63
    """

    grid: GeneratorGrid
    areas: NDArray[np.int32]
    leaders: NDArray[np.int32]
    walls: NDArray[np.uint32]
    share: np.uint64


@kernel
def advance_site(site: Site, most_steps: int) -> bool:
    """Try at most `most_steps` rooms; return whether there are enough, or enough were tried."""
    grid, areas, most, tries = site
    cells, head, rng = grid.cells, grid.head, grid.rng
    for step in range(most_steps):
        if head[FIRST] == tries or head[DONE] + _LEAST * _LEAST > most:
            head[LEFT] = most_steps - step - 1
            return True
        head[FIRST] += 1
        first, rows, cols = (
            below(rng, len(cells)),
            _LEAST + below(rng, _LENGTHS),
            _LEAST + below(rng, _LENGTHS),
        )
        if head[DONE] + rows * cols <= most and _fits(cells, grid.steps[2], first, rows, cols):
            _build_room(cells, areas, grid.steps[2], first, rows, cols)
            head[CURRENT] = first
            head[DONE] += rows * cols
    return False


@jit_inner
def _fits(cells: NDArray[np.uint8], stride: int, first: int, rows: int, cols: int) -> bool:
    """Return whether cells are free, and no side between them must stay walled."""
    if first + (rows - 1) * stride + cols > len(cells):
        return False
    for row in range(rows):
        for col in range(cols):
            cell = cells[at(first + row * stride + col)]
            if (
                cell & FREE == 0
                or (cell & NO_EAST and col + 1 < cols)
                or (cell & NO_SOUTH and row + 1 < rows)
            ):
                return False
    return True


@jit_inner
def _build_room(
    cells: NDArray[np.uint8], areas: NDArray[np.int32], stride: int, first: int, rows: int, cols: int
) -> None:
    """Take cells into the maze, all sides between them open."""
    for row in range(rows):
        for col in range(cols):
            place = first + row * stride + col
            sides = (
                int64(row > 0) | int64(col + 1 < cols) << 1 | int64(row + 1 < rows) << 2 | int64(col > 0) << 3
            )
            cells[at(place)] = cells[at(place)] & (0xFF ^ FREE) | sides
            areas[at(place)] = first


@kernel
def advance_doors(state: Doors, most_steps: int) -> bool:
    """Look at at most `most_steps` walls, in any order; return whether none is left.

    A door is opened where it joins what is not yet connected, else for a share of the walls, if the
    room would not run on through it and another door beside it.
    """
    grid, areas, leaders, walls, share = state
    cells, steps, head, rng = grid.cells, grid.steps, grid.head, grid.rng
    count = int64(head[WAITING])
    head[LEFT] = most_steps - max(1, count)
    for _ in range(most_steps):
        if count == 0:
            break
        count -= 1
        index = below(rng, count + 1)
        wall = int64(walls[at(index)])
        walls[at(index)] = walls[at(count)]
        cell, side = wall >> 2, wall & 3
        one, other = leader(leaders, areas[at(cell)]), leader(leaders, areas[at(cell + steps[at(side)])])
        if one == other and (not happens(rng, share) or _makes_face(cells, steps, cell, side)):
            continue
        leaders[at(one)] = other
        carve(cells, steps, cell, side)
        head[CURRENT] = cell
    head[WAITING] = count
    return count == 0


@jit_inner
def _makes_face(cells: NDArray[np.uint8], steps: NDArray[np.int64], cell: int, side: int) -> bool:
    """Return whether four cells round a corner would be open to each other once this side is open."""
    beside = cells[at(cell + steps[at(side)])]
    for turn in (1, 3):
        across = side + turn & 3
        if cells[at(cell)] & beside & 1 << across and cells[at(cell + steps[at(across)])] & 1 << side:
            return True
    return False
