"""Arrays of the user as cells: walls and floor, or the codes of cells."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice.messages import LatticeMessage
from mazarine.maze.codes import MAX_CELLS, Matter
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted


def cells_of_array(blocks: ArrayLike, *, codes: bool = False) -> NDArray[np.uint8]:
    """Return new (levels, rows, cols) cells for an array of walls (not 0) and floor (0), or of codes.

    It raises the errors of `Maze.from_blocks`.
    """
    array = _array(blocks)
    if array.dtype.kind not in ("iu" if codes else "biu"):
        refusal = MazeMessage.CODES_TYPE if codes else MazeMessage.BLOCKS_TYPE
        raise WrongType(refusal(type=str(array.dtype)))
    if array.ndim not in (2, 3):
        raise EditRejected(MazeMessage.BLOCKS_SHAPE(shape=array.shape))
    if array.size == 0:
        raise EditRejected(LatticeMessage.MAZE_WITHOUT_CELLS())
    if array.ndim == 2:
        array = array[np.newaxis]
    if array.size > MAX_CELLS:
        levels, rows, cols = array.shape
        raise EditRejected(LatticeMessage.TOO_MANY_CELLS(levels=levels, rows=rows, cols=cols, most=MAX_CELLS))
    if not codes:
        return np.ascontiguousarray(np.where(array, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)))
    if array.min() < 0 or array.max() > 7:
        raise EditRejected(MazeMessage.CODES_RANGE(lowest=int(array.min()), highest=int(array.max())))
    return array.astype(np.uint8, order="C")


def _array(blocks: ArrayLike) -> NDArray[np.generic]:
    try:
        return np.asarray(blocks)
    except (TypeError, ValueError):  # Rows of different lengths, for instance.
        raise WrongType(MazeMessage.BLOCKS_NOT_ARRAY(value=quoted(blocks))) from None
