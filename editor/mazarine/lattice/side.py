"""The sides of a cell."""

from __future__ import annotations

from enum import IntEnum


class Side(IntEnum):
    """A side of a cell; `bit` is its bit wherever sides are packed (N=1, E=2, S=4, W=8, then the diagonals).

    A lattice has some of them (`Lattice.sides`).
    """

    N = 0
    E = 1
    S = 2
    W = 3
    NE = 4
    SE = 5
    SW = 6
    NW = 7

    @property
    def bit(self) -> int:
        """The bit that stands for this side."""
        return 1 << self

    @property
    def opposite(self) -> Side:
        """The same wall position, seen from the cell across."""
        return Side(self ^ 2)
