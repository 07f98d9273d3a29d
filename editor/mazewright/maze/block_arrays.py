"""Arrays of the user as cells: walls and floor, or the codes of cells."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazewright.errors import EditRejected, WrongType
from mazewright.maze.codes import MAX_CELLS, Matter


def cells_of_array(blocks: ArrayLike, *, codes: bool = False) -> NDArray[np.uint8]:
    """Return new (levels, rows, cols) cells for an array of walls (not 0) and floor (0), or of codes.

    Raises
    ------
    WrongType
        If it is no array of booleans or whole numbers.
    EditRejected
        If it has another number of dimensions, no element, too many, or a number that is no code.
    """
    array = _array(blocks)
    if array.dtype.kind not in ("iu" if codes else "biu"):
        raise WrongType(
            f"{'Codes of cells are' if codes else 'Blocks are booleans or'} whole numbers, not {array.dtype};"
            " compare first, as in `array > 0.5` for True = wall."
        )
    if array.ndim not in (2, 3):
        raise EditRejected(f"Blocks are (rows, cols) or (levels, rows, cols), not {array.shape}.")
    if array.size == 0:
        raise EditRejected("A maze has at least one level, one row and one column.")
    if array.size > MAX_CELLS:
        raise EditRejected(f"{array.shape} cells are too many; a maze has at most {MAX_CELLS:,}.")
    if array.ndim == 2:
        array = array[np.newaxis]
    if not codes:
        return np.ascontiguousarray(np.where(array, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)))
    if array.min() < 0 or array.max() > 7:
        raise EditRejected(
            f"Codes of cells are 0 to 7, not {array.min()} to {array.max()};"
            " without `codes` every number but 0 is a wall."
        )
    return array.astype(np.uint8, order="C")


def _array(blocks: ArrayLike) -> NDArray[np.generic]:
    try:
        return np.asarray(blocks)
    except (TypeError, ValueError):  # Rows of different lengths, for instance.
        raise WrongType(f"Blocks are an array, or lists of equal length, not {blocks!r:.100}.") from None
