"""Wall positions that are always walled: the outer border, the sides that cells lack, and portals."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import SQUARE, Lattice, Side
from mazarine.lattice.grid import Cell
from mazarine.maze.codes import CLOSED_BORDER_EAST, CLOSED_BORDER_SOUTH, EAST_SHIFT, SOUTH_SHIFT, Wall
from mazarine.maze.things import Link

BorderSlices = tuple[slice, slice, slice]
"""Levels, rows and columns of an array."""


def close_borders(
    walls: NDArray[np.uint8], lattice: Lattice = SQUARE, origin: tuple[int, int] = (0, 0)
) -> None:
    """Wall the outer border, and what cells lack, of a (levels, rows, cols) array of walls, in place."""
    walls[:, :, -1] = walls[:, :, -1] & ~np.uint8(3 << EAST_SHIFT) | CLOSED_BORDER_EAST
    walls[:, -1] = walls[:, -1] & ~np.uint8(3 << SOUTH_SHIFT) | CLOSED_BORDER_SOUTH
    for shift, places in lacking_walls(lattice, origin):
        walls[places] = walls[places] & ~np.uint8(3 << shift) | Wall.WALL << shift


def lacking_walls(lattice: Lattice, origin: tuple[int, int]) -> list[tuple[int, BorderSlices]]:
    """Return where an array of walls has room for sides that cells lack: the shift, and every other cell."""
    return [
        (shift, (slice(None), slice(row, None, 2), slice((sort - row - sum(origin)) % 2, None, 2)))
        for side, shift in ((Side.E, EAST_SHIFT), (Side.S, SOUTH_SHIFT))
        for sort in (0, 1)
        if lattice.lacking[sort] & side.bit
        for row in (0, 1)
    ]


def stored_side(lattice: Lattice, cell: Cell, side: Side) -> tuple[Cell, Side]:
    """Return the cell, and its side E or S, that stand for a wall position, which has two names.

    >>> stored_side(SQUARE, (0, 3, 4), Side.N)
    ((0, 2, 4), <Side.S: 2>)
    """
    if side in (Side.E, Side.S):
        return cell, side
    down, right = lattice.steps[side]
    return (cell[0], cell[1] + down, cell[2] + right), side.opposite


def stored_at(lattice: Lattice, place: Cell, side: Side) -> tuple[Cell, int]:
    """Return where an array of walls has the one on a side of a cell: the array place, and the shift.

    >>> stored_at(SQUARE, (0, 3, 4), Side.N)
    ((0, 2, 4), 2)
    """
    stored, side = stored_side(lattice, place, side)
    return stored, EAST_SHIFT if side is Side.E else SOUTH_SHIFT


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
        place, shift = stored_at(lattice, (level, row - origin[0], col - origin[1]), Side[port.side.name])
        if all(0 <= at < count for at, count in zip(place, walls.shape, strict=True)):
            walls[place] = walls[place] & ~np.uint8(3 << shift) | np.uint8(Wall.WALL << shift)
