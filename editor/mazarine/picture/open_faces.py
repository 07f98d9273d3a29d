"""Open faces, found from the cells and walls of a part of a level alone.

A face is the cells around one corner with every side between them open: a square of four cells, a
hexagon of six points, or three hexagons (`docs/explanation/segmentation.md`). Rooms are made of faces.
"""

from __future__ import annotations

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Lattice
from mazarine.lattice.lattice import Offset
from mazarine.maze.codes import Matter, Wall
from mazarine.picture.plane import Plane

_Scalar = TypeVar("_Scalar", bound=np.generic)
_REACH = 2
"""How many cells a step leads at most."""


def open_faces(plane: Plane, rows: slice, cols: slice, kind: int = 0) -> NDArray[np.bool_]:
    """Return which cells of a part are the anchor of an open face that lies within the part.

    Parameters
    ----------
    plane : a whole level
    rows, cols : the part
    kind : of the faces, where the lattice has several
    """
    lattice, first = plane.lattice, _first_row(plane, rows)
    cells, walls = plane.cells[rows, cols], plane.walls[rows, cols]
    is_floor = cells >> 1 != Matter.ROCK
    faces = np.ones(cells.shape, dtype=np.bool_)
    for side in lattice.stored:
        beyond = stepped(is_floor, lattice, first, lattice.steps[side])
        is_open = is_floor & beyond & (walls >> lattice.shift(side) & 3 != Wall.WALL)
        for place, inner_side in lattice.sides_of_faces[kind]:
            if inner_side is side:
                faces &= stepped(is_open, lattice, first, place)
    return faces


def cells_in_faces(plane: Plane, rows: slice, cols: slice) -> NDArray[np.bool_]:
    """Return which cells of a part lie in an open face that lies within the part."""
    lattice, first = plane.lattice, _first_row(plane, rows)
    found = np.zeros(plane.cells[rows, cols].shape, dtype=np.bool_)
    for kind, face in enumerate(lattice.faces):
        faces = open_faces(plane, rows, cols, kind)
        for place in face:
            found |= stepped(faces, lattice, first, place, back=True)
    return found


def with_entries(plane: Plane, room: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the cells of a room and its entries: all that share an open face with one of its own cells.

    `room`, (rows, cols) bool, is its own cells, one at least.
    """
    lattice, found = plane.lattice, room.copy()
    reach = max(max(offset) for face in lattice.faces for offset in face)
    down, across = np.flatnonzero(room.any(axis=1)), np.flatnonzero(room.any(axis=0))
    rows, cols = (slice(max(int(at[0]) - reach, 0), int(at[-1]) + reach + 1) for at in (down, across))
    own, first = room[rows, cols], _first_row(plane, rows)
    for kind, face in enumerate(lattice.faces):
        holds_own = np.zeros_like(own)
        for place in face:
            holds_own |= stepped(own, lattice, first, place)
        faces = open_faces(plane, rows, cols, kind) & holds_own
        for place in face:
            found[rows, cols] |= stepped(faces, lattice, first, place, back=True)
    return found


def stepped(
    array: NDArray[_Scalar], lattice: Lattice, first: int, step: Offset, back: bool = False
) -> NDArray[_Scalar]:
    """Return for each cell the value of the cell a step away, 0 outside the part.

    Parameters
    ----------
    first : the lattice row of the first row of the part
    step : from a cell of an even row
    back : go the step from there to here
    """
    down, right = (-step[0], -step[1]) if back else step
    if not lattice.is_staggered:
        return _shifted(array, (down, right))
    # In halves of a cell, by which odd rows are shifted, a step is the same everywhere.
    halves = 2 * right + (-1 if back else 1) * (down % 2)
    found, padded = np.zeros_like(array), np.pad(array, _REACH)
    for odd in (0, 1):
        shift = (first + odd) % 2
        left = _REACH + (halves + shift - (shift + down) % 2) // 2
        there = padded[_REACH + odd + down : _REACH + len(array) + down : 2]
        found[odd::2] = there[:, left : left + array.shape[1]]
    return found


def _first_row(plane: Plane, rows: slice) -> int:
    """Return the lattice row of the first of these rows."""
    return rows.indices(plane.shape[0])[0] + (0 if plane.sorts is None else plane.sorts[1][0])


def _shifted(array: NDArray[_Scalar], step: Offset) -> NDArray[_Scalar]:
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
