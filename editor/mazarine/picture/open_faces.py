"""Open faces, found from the cells and walls of a part of a level alone.

A face is the cells around one corner with every side between them open: a square of four cells, or a
hexagon of six points (`docs/explanation/segmentation.md`). Rooms are made of faces.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Lattice, Side
from mazarine.lattice.lattice import Offset
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from mazarine.picture.plane import Plane

_Scalar = TypeVar("_Scalar", bound=np.generic)


def open_faces(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part are the first cell of an open face that lies within the part.

    Parameters
    ----------
    plane : a whole level
    rows, cols : the part
    """
    lattice = plane.lattice
    lattice.require_four_sides()
    cells, walls = plane.cells[rows, cols], plane.walls[rows, cols]
    is_floor = cells >> 1 != Matter.ROCK
    faces = np.ones(cells.shape, dtype=np.bool_)
    for side, shift in ((Side.E, EAST_SHIFT), (Side.S, SOUTH_SHIFT)):
        is_open = is_floor & _shifted(is_floor, lattice.steps[side]) & (walls >> shift & 3 != Wall.WALL)
        for place, inner_side in lattice.face_sides:
            if inner_side is side:
                faces &= _shifted(is_open, place)
    return faces


def cells_in_faces(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part lie in an open face that lies within the part."""
    if plane.lattice.is_staggered:
        return _at_open_corners(plane, rows, cols)
    faces = open_faces(plane, rows, cols)
    found = np.zeros_like(faces)
    for down, right in plane.lattice.face_cells:
        found |= _shifted(faces, (-down, -right))
    return found


def with_entries(plane: Plane, room: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the cells of a room and its entries: all that share an open face with one of its own cells.

    `room`, (rows, cols) bool, is its own cells, one at least.
    """
    reach = max(max(offset) for offset in plane.lattice.face_cells)
    down, across = np.flatnonzero(room.any(axis=1)), np.flatnonzero(room.any(axis=0))
    rows, cols = (slice(max(int(at[0]) - reach, 0), int(at[-1]) + reach + 1) for at in (down, across))
    own, faces = room[rows, cols], open_faces(plane, rows, cols)
    holds_own = np.zeros_like(faces)
    for offset in plane.lattice.face_cells:
        holds_own |= _shifted(own, offset)
    found = room.copy()
    for row, col in plane.lattice.face_cells:
        found[rows, cols] |= _shifted(faces & holds_own, (-row, -col))
    return found


def _at_open_corners(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part of a level of hexagons lie around a corner whose sides are all open."""
    lattice = plane.lattice
    first = rows.indices(plane.shape[0])[0] + (0 if plane.sorts is None else plane.sorts[1][0])
    walls, floor = plane.walls[rows, cols], plane.cells[rows, cols] >> 1 != Matter.ROCK

    def across(array: NDArray[np.bool_], side: Side) -> NDArray[np.bool_]:
        return across_sides(array, lattice, first, side)

    is_open = {
        side: floor & across(floor, side) & (walls >> lattice.shift(side) & 3 != Wall.WALL)
        for side in lattice.stored
    }
    below = is_open[Side.SE] & is_open[Side.SW] & across(is_open[Side.E], Side.SW)
    beside = is_open[Side.E] & is_open[Side.SE] & across(is_open[Side.SW], Side.E)
    found: NDArray[np.bool_] = (
        below | across(below, Side.NE) | across(below, Side.NW)
        | beside | across(beside, Side.W) | across(beside, Side.NW)
    )  # fmt: skip
    return found


def across_sides(array: NDArray[_Scalar], lattice: Lattice, first: int, side: Side) -> NDArray[_Scalar]:
    """Return for each cell the value of the cell across a side, 0 outside the part.

    `first` is the lattice row of the first row of the part, of a lattice whose odd rows are shifted.
    """
    found, padded = np.zeros_like(array), np.pad(array, 1)
    for odd in (0, 1):
        down, right = lattice.step(first + odd, side)
        there = padded[1 + odd + down : 1 + len(array) + down : 2]
        found[odd::2] = there[:, 1 + right : 1 + right + array.shape[1]]
    return found


def _shifted(array: NDArray[np.bool_], step: Offset) -> NDArray[np.bool_]:
    """Return for each cell the value of the cell a step away, False outside the part."""
    down, right = step
    rows, cols = array.shape
    shifted = np.zeros_like(array)
    here = _overlap(rows, down), _overlap(cols, right)
    there = _overlap(rows, -down), _overlap(cols, -right)
    shifted[here] = array[there]
    return shifted


def _overlap(size: int, step: int) -> slice:
    """Return the places of which the place a step further exists too."""
    return slice(max(-step, 0), max(min(size - step, size), 0))
