"""The arrays of a maze: those that edits write to, and what everybody else sees of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazewright.errors import EditRejected, WrongType


class Buffers(NamedTuple):
    """The (levels, rows, cols) uint8 arrays of a maze; their codes are in `mazewright.maze.codes`."""

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]


def checked_buffers(cells: NDArray[np.uint8], walls: NDArray[np.uint8]) -> Buffers:
    """Return the arrays of a new maze; those that cannot be written to are copied.

    Raises
    ------
    WrongType
        If they are no arrays.
    EditRejected
        If they are not (levels, rows, cols) arrays of bytes, both of one shape.
    """
    for name, array in (("cells", cells), ("walls", walls)):
        if not isinstance(array, np.ndarray):
            raise WrongType(
                f"A maze is made of arrays of cells and walls, not {array!r};"
                " Maze.blank(rows, cols) and Maze.from_blocks(array) make one."
            )
        if array.dtype != np.uint8 or array.ndim != 3 or not array.flags.c_contiguous:
            raise EditRejected(
                f"The {name} are a (levels, rows, cols) array of bytes (uint8) in C order, as"
                " numpy.ascontiguousarray makes it."
            )
    if cells.shape != walls.shape:
        raise EditRejected(f"The cells are {cells.shape} and the walls {walls.shape}; they must agree.")
    if cells.size == 0:
        raise EditRejected("A maze has at least one level, one row and one column.")
    if np.may_share_memory(cells, walls):
        walls = walls.copy()
    return Buffers(*(array if array.flags.writeable else array.copy() for array in (cells, walls)))


def read_only(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a view that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view
