"""The arrays of a maze: those that edits write to, and read-only views of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted


class Buffers(NamedTuple):
    """The (levels, rows, cols) uint8 arrays of a maze; their codes are in `mazarine.maze.codes`."""

    cells: NDArray[np.uint8]
    walls: NDArray[np.uint8]


def checked_buffers(cells: NDArray[np.uint8], walls: NDArray[np.uint8]) -> Buffers:
    """Return the arrays of a new maze; those that cannot be written to are copied.

    Raises `WrongType` if they are no arrays; `EditRejected` if they are not (levels, rows, cols) arrays of
    bytes, both of one shape.
    """
    for array, refusal in ((cells, MazeMessage.CELLS_NOT_BYTES), (walls, MazeMessage.WALLS_NOT_BYTES)):
        if not isinstance(array, np.ndarray):
            raise WrongType(MazeMessage.NOT_ARRAYS(value=quoted(array)))
        if array.dtype != np.uint8 or array.ndim != 3 or not array.flags.c_contiguous:
            raise EditRejected(refusal())
    if cells.shape != walls.shape:
        raise EditRejected(MazeMessage.SHAPES_DIFFER(cells=cells.shape, walls=walls.shape))
    if cells.size == 0:
        raise EditRejected(LatticeMessage.MAZE_WITHOUT_CELLS())
    if np.may_share_memory(cells, walls):
        walls = walls.copy()
    return Buffers(*(array if array.flags.writeable else array.copy() for array in (cells, walls)))


def read_only(array: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return a view that cannot be written to."""
    view = array.view()
    view.flags.writeable = False
    return view
