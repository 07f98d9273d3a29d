"""Wall positions that are always walled: the outer border, and the sides that cells lack."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.lattice import SQUARE, Lattice, Side
from editor.maze.codes import CLOSED_BORDER_EAST, CLOSED_BORDER_SOUTH, EAST_SHIFT, SOUTH_SHIFT, Wall

Places = tuple[slice, slice, slice]
"""Levels, rows and columns of an array."""


def close_borders(
    walls: NDArray[np.uint8], lattice: Lattice = SQUARE, origin: tuple[int, int] = (0, 0)
) -> None:
    """Wall the outer border, and what cells lack, of a (levels, rows, cols) array of walls, in place."""
    walls[:, :, -1] = walls[:, :, -1] & ~np.uint8(3 << EAST_SHIFT) | CLOSED_BORDER_EAST
    walls[:, -1] = walls[:, -1] & ~np.uint8(3 << SOUTH_SHIFT) | CLOSED_BORDER_SOUTH
    for shift, places in lacking_walls(lattice, origin):
        walls[places] = walls[places] & ~np.uint8(3 << shift) | Wall.WALL << shift


def lacking_walls(lattice: Lattice, origin: tuple[int, int]) -> list[tuple[int, Places]]:
    """Give where an array of walls has room for sides that cells lack: the shift, and every other cell."""
    return [
        (shift, (slice(None), slice(row, None, 2), slice((sort - row - sum(origin)) % 2, None, 2)))
        for side, shift in ((Side.E, EAST_SHIFT), (Side.S, SOUTH_SHIFT))
        for sort in (0, 1)
        if lattice.lacking[sort] & side.bit
        for row in (0, 1)
    ]
