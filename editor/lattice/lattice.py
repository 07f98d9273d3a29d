"""What a lattice has to say; the engine, the maze and the drawing are made from these tables."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

Offset = tuple[int, int]
"""A step on the board: (rows down, columns right)."""


class Side(IntEnum):
    """A side of a cell; `bit` is its bit wherever sides are packed (N=1, E=2, S=4, W=8)."""

    N = 0
    E = 1
    S = 2
    W = 3

    @property
    def bit(self) -> int:
        """The bit that stands for this side."""
        return 1 << self

    @property
    def opposite(self) -> Side:
        """The same wall position, seen from the cell across."""
        return Side((self + 2) % 4)


@dataclass(frozen=True)
class Lattice:
    """A lattice as tables of offsets, the same for every cell.

    Attributes
    ----------
    name : the word in files
    steps : for each `Side`, the offset of the cell across it
    face_cells : the cells of a face, as offsets from its anchor, the first in reading order
    face_sides : the sides inside a face, each named once, from the cell that stores it (E or S)
    face_steps : the anchors of the faces that share a side with a face, as offsets
    face_ring : the faces around a face, in a circle such that each shares a side with the next
        (the last with the first); every offset of `face_steps` is among them
    """

    name: str
    steps: tuple[Offset, Offset, Offset, Offset]
    face_cells: tuple[Offset, ...]
    face_sides: tuple[tuple[Offset, Side], ...]
    face_steps: tuple[Offset, ...]
    face_ring: tuple[Offset, ...]

    def inner_sides(self, cell: int) -> int:
        """Give the bits of the sides that cell number `cell` of a face has inside that face.

        >>> from editor.lattice import SQUARE
        >>> SQUARE.inner_sides(0) == Side.E.bit | Side.S.bit
        True
        """
        here = self.face_cells[cell]
        bits = 0
        for place, side in self.face_sides:
            step = self.steps[side]
            if place == here:
                bits |= side.bit
            if (place[0] + step[0], place[1] + step[1]) == here:
                bits |= side.opposite.bit
        return bits
