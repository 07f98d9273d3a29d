"""The codes of cells and walls, as arrays and files hold them (`docs/formats/native.md`).

A cell is `matter << 1 | fog`; a wall position is two bits, the east one in bits 0-1 of its cell's
byte, the south one in bits 2-3.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from mazarine.errors import EditRejected
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted

MAX_CELLS = 1 << 28
"""The most cells that a maze may have (268 million: 16384 x 16384)."""

FOG = 1
EAST_SHIFT = 0
SOUTH_SHIFT = 2
CLOSED_BORDER_EAST = 1 << EAST_SHIFT
CLOSED_BORDER_SOUTH = 1 << SOUTH_SHIFT


class Matter(IntEnum):
    """The matter of a cell: `code >> 1`."""

    ROCK = 0
    FLOOR = 1
    SECRET = 2
    FOUND = 3


class Wall(IntEnum):
    """The wall between two cells."""

    OPEN = 0
    WALL = 1
    SECRET = 2
    FOUND = 3


_WALL_CODES = {wall.name: wall.value for wall in Wall}
_CELL_CODES = {matter.name: matter.value << 1 for matter in Matter}


def wall_code(state: str | int) -> int:
    """Return the code of a wall state named `open`, `wall`, `secret` or `found`, or given as 0 to 3."""
    if isinstance(state, str):
        try:
            return _WALL_CODES[state.upper()]
        except KeyError:
            raise EditRejected(MazeMessage.NOT_A_WALL_STATE(value=quoted(state))) from None
    if not is_whole(state):
        raise EditRejected(MazeMessage.NOT_A_WALL_STATE(value=quoted(state)))
    if not 0 <= state <= 3:
        raise EditRejected(MazeMessage.NOT_A_WALL_CODE(value=int(state)))
    return int(state)


def cell_code(state: str | int) -> tuple[int, bool]:
    """Return the code of a cell state, and whether the cell keeps the fog that it has.

    Names (`rock`, `floor`, `secret`, `found`) leave the fog alone; codes 0 to 7 set it.
    """
    if isinstance(state, str):
        try:
            return _CELL_CODES[state.upper()], True
        except KeyError:
            raise EditRejected(MazeMessage.NOT_A_CELL_STATE(value=quoted(state))) from None
    if not is_whole(state):
        raise EditRejected(MazeMessage.NOT_A_CELL_STATE(value=quoted(state)))
    if not 0 <= state <= 7:
        raise EditRejected(MazeMessage.NOT_A_CELL_CODE(value=int(state)))
    return int(state), False


Whole = int | np.integer[Any]
"""A whole number, Python's or NumPy's."""


def is_whole(number: object) -> bool:
    """Return whether this is a whole number, Python's or NumPy's; `True` and 1.0 are not."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)
