"""Walls as four bits a cell, which files of micromouse mazes have: each inner wall stands there twice."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.files.limits import MAX_THINGS
from mazarine.files.messages import FileMessage
from mazarine.files.source import Source
from mazarine.lattice import Side
from mazarine.maze import Marker, MarkerKind

NORTH, EAST, SOUTH, WEST = Side.N.bit, Side.E.bit, Side.S.bit, Side.W.bit

Bits = NDArray[np.uint8]
"""(rows, cols), the north row first: N=1, E=2, S=4, W=8, set where the cell has a wall."""


def disagreements(bits: Bits) -> list[tuple[int, int, Side]]:
    """Return the walls that one of their cells has and the other has not: a cell, and E or S."""
    east = (bits[:, :-1] & EAST != 0) != (bits[:, 1:] & WEST != 0)
    south = (bits[:-1] & SOUTH != 0) != (bits[1:] & NORTH != 0)
    return [
        (int(row), int(col), side)
        for side, wrong in ((Side.E, east), (Side.S, south))
        for row, col in np.argwhere(wrong)[: MAX_THINGS + 1]
    ]


def notes_from(source: Source, bits: Bits, beside: int = 0) -> list[Marker]:
    """Make a note for each wall on which its cells do not agree; `MazeFileError` if there are too many.

    `beside` other markers are counted too.
    """
    found = disagreements(bits)
    if len(found) + beside > MAX_THINGS:
        raise source.fault(FileMessage.TOO_MANY_NOTES(most=MAX_THINGS))
    return [
        Marker(
            MarkerKind.NOTE, (0, row, col), None, f"Only one cell of the wall to the {_toward(side)} has it"
        )
        for row, col, side in found
    ]


def _toward(side: Side) -> str:
    return "east" if side is Side.E else "south"
