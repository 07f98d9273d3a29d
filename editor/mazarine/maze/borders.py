"""Wall positions that are always walled: the outer border, the sides that cells lack, and portals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import SQUARE, Lattice, Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import Wall
from mazarine.maze.things import Link

_Scalar = TypeVar("_Scalar", bound=np.generic)
BorderSlices = tuple[slice, slice, slice]
"""Levels, rows and columns of an array."""


def close_borders(
    walls: NDArray[np.uint8], lattice: Lattice = SQUARE, origin: tuple[int, int] = (0, 0)
) -> None:
    """Wall the outer border, and what cells lack, of a (levels, rows, cols) array of walls, in place."""
    for shift, places in (*outer_walls(lattice, origin), *lacking_walls(lattice, origin)):
        walls[places] = walls[places] & ~np.uint8(3 << shift) | Wall.WALL << shift


def outer_walls(lattice: Lattice, origin: tuple[int, int]) -> list[tuple[int, BorderSlices]]:
    """Return where an array of walls has the outer border: the shift, and the cells."""
    levels, found = slice(None), []
    for side in lattice.stored:
        down, _ = lattice.steps[side]
        if down:
            found.append((lattice.shift(side), (levels, slice(-1, None), slice(None))))
        for first in (0, 1) if lattice.is_staggered else (None,):
            _, right = lattice.step(origin[0] + (first or 0), side)
            if right:
                rows = slice(None) if first is None else slice(first, None, 2)
                cols = slice(-1, None) if right > 0 else slice(0, 1)
                found.append((lattice.shift(side), (levels, rows, cols)))
    return found


def lacking_walls(lattice: Lattice, origin: tuple[int, int]) -> list[tuple[int, BorderSlices]]:
    """Return where an array of walls has room for sides that cells lack: the shift, and every other cell."""
    return [
        (
            lattice.shift(side),
            (slice(None), slice(row, None, 2), slice((sort - row - sum(origin)) % 2, None, 2)),
        )
        for side in lattice.stored
        for sort in (0, 1)
        if lattice.lacking[sort] & side.bit
        for row in (0, 1)
    ]


def stored_side(lattice: Lattice, cell: Cell, side: Side) -> tuple[Cell, Side]:
    """Return the lattice cell, and its stored side, that stand for a wall position, which has two names.

    >>> stored_side(SQUARE, (0, 3, 4), Side.N)
    ((0, 2, 4), <Side.S: 2>)
    """
    if side in lattice.stored:
        return cell, side
    down, right = lattice.step(cell[1], side)
    return (cell[0], cell[1] + down, cell[2] + right), side.opposite


def stored_at(lattice: Lattice, place: Cell, side: Side, top: int = 0) -> tuple[Cell, int]:
    """Return where an array of walls has the one on a side of a cell: the array place, and the shift.

    Parameters
    ----------
    top : the lattice row of the first row of the array

    >>> stored_at(SQUARE, (0, 3, 4), Side.N)
    ((0, 2, 4), 2)
    """
    (level, row, col), side = stored_side(lattice, (place[0], place[1] + top, place[2]), side)
    return (level, row - top, col), lattice.shift(side)


def codes_on(
    walls: NDArray[np.uint8], lattice: Lattice, origin: tuple[int, int], side: Side, beyond: Wall = Wall.WALL
) -> NDArray[np.uint8]:
    """Return the (levels, rows, cols) `Wall` codes of one side of all cells.

    Parameters
    ----------
    beyond : the code of sides along the border that no cell stores
    """
    if side in lattice.stored:
        return walls >> np.uint8(lattice.shift(side)) & np.uint8(3)
    stored = walls >> np.uint8(lattice.shift(side.opposite)) & np.uint8(3)
    return across(stored, lattice, origin[0], side, np.uint8(beyond))


def across(
    values: NDArray[_Scalar], lattice: Lattice, top: int, side: Side, beyond: _Scalar | bool = False
) -> NDArray[_Scalar]:
    """Return what the cell across one side of each cell has.

    Parameters
    ----------
    values : (..., rows, cols)
    top : the lattice row of the first row
    beyond : the value beyond the border
    """
    around = [(0, 0)] * (values.ndim - 2) + [(1, 1)] * 2
    padded = np.pad(values, around, constant_values=beyond)
    there = np.empty_like(values)
    rows, cols = values.shape[-2:]
    for first in (0, 1):
        down, right = lattice.step(top + first, side)
        rows_there = slice(1 + first + down, 1 + rows + down, 2)
        there[..., first::2, :] = padded[..., rows_there, 1 + right : 1 + right + cols]
    return there


def wall_portals(
    walls: NDArray[np.uint8],
    links: Iterable[Link],
    lattice: Lattice = SQUARE,
    origin: tuple[int, int] = (0, 0),
) -> None:
    """Wall the sides that carry links, of a (levels, rows, cols) array of walls, in place.

    What lies off the board is left out.
    """
    for port in (port for link in links for port in link.ports if port.side.is_wall):
        level, row, col = port.cell
        place = level, row - origin[0], col - origin[1]
        place, shift = stored_at(lattice, place, Side[port.side.name], origin[0])
        if all(0 <= at < count for at, count in zip(place, walls.shape, strict=True)):
            walls[place] = walls[place] & ~np.uint8(3 << shift) | np.uint8(Wall.WALL << shift)
