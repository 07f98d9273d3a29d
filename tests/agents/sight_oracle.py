"""Sight as the page defines it, ray by ray, from the drawn shapes of cells: slow and plain."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice import Geometry
from mazarine.lattice.geometry import Point
from mazarine.regions.space import FLOOR, Space

Wholes: TypeAlias = NDArray[np.int64]
Place: TypeAlias = tuple[int, int]
Radius: TypeAlias = float | Fraction | None

_PARTS = 6
"""Middles and posts lie at multiples of this part of a column and of a row, on every lattice."""


class Rays:
    """The straight lines between the middles of the cells of one level.

    Lengths along rows and along columns are counted in whole numbers, each in a unit of its own: what is
    straight stays so, and so does what lies to the left.
    """

    def __init__(self, space: Space, level: int) -> None:
        self.geometry = space.lattice.geometry(space.grid.origin)
        board = space.grid.view(space.cells)[level]
        self.floor: list[Place] = [(row, col) for row, col in np.argwhere(board & FLOOR).tolist()]
        self.middles = np.array(
            [_whole(self.geometry, self.geometry.middle(*cell)) for cell in self.floor], dtype=np.int64
        ).reshape(-1, 2)
        self.closed = _closed_sides(space, space.grid.view(space.open_sides())[level])

    def seen_from(self, eye: Place, radius: Radius = None) -> set[Place]:
        """Return the cells that an eye in the middle of a cell of floor sees."""
        blocked = self._crossed(eye) | self._pinched(eye)
        return {
            cell
            for cell, is_blocked in zip(self.floor, blocked.tolist(), strict=True)
            if not is_blocked and (radius is None or self._squared(eye, cell) <= Fraction(radius) ** 2)
        }

    def _squared(self, eye: Place, cell: Place) -> Fraction:
        """Return the squared distance in units: on every lattice a multiple of a quarter."""
        (x0, y0), (x1, y1) = self.geometry.middle(*eye), self.geometry.middle(*cell)
        return Fraction(round(4 * ((x1 - x0) ** 2 + (y1 - y0) ** 2)), 4)

    def _crossed(self, eye: Place) -> NDArray[np.bool_]:
        """Return which cells have a closed side across the line to them, its ends left and right of it."""
        left_or_right = self._hands(eye, 0) * self._hands(eye, 1) < 0
        return (left_or_right & self._between(eye)).any(axis=1)

    def _pinched(self, eye: Place) -> NDArray[np.bool_]:
        """Return which cells have a post on the line to them that has closed sides on both sides of it.

        A closed side along the line makes one post of its two ends.
        """
        pinched = np.zeros(len(self.floor), dtype=np.bool_)
        hands: dict[tuple[int, int, int], set[int]] = {}
        between = self._between(eye)
        along = (self._hands(eye, 0) == 0) & (self._hands(eye, 1) == 0)
        same = {
            (cell, *map(int, self.closed[side, 1])): (cell, *map(int, self.closed[side, 0]))
            for cell, side in np.argwhere(along).tolist()
        }
        for end in (0, 1):
            other = np.sign(self._hands(eye, 1 - end))
            for cell, side in np.argwhere((self._hands(eye, end) == 0) & between).tolist():
                x, y = self.closed[side, end].tolist()
                hands.setdefault(same.get((cell, x, y), (cell, x, y)), set()).add(int(other[cell, side]))
        for (cell, _, _), found in hands.items():
            pinched[cell] |= len(found) == 2
        return pinched

    def _hands(self, eye: Place, end: int) -> Wholes:
        """Return on which side of the line to each cell one end of each closed side lies: (cells, sides)."""
        start = self.middles[self.floor.index(eye)]
        lines, ends = self.middles - start, self.closed[:, end] - start
        hands: Wholes = np.outer(lines[:, 0], ends[:, 1]) - np.outer(lines[:, 1], ends[:, 0])
        return hands

    def _between(self, eye: Place) -> NDArray[np.bool_]:
        """Return, for each cell and closed side, whether the side's line separates the cell from the eye."""
        first, along = self.closed[:, 0], self.closed[:, 1] - self.closed[:, 0]
        across = self.middles[:, None] - first
        halves = np.sign(along[:, 0] * across[:, :, 1] - along[:, 1] * across[:, :, 0])
        parts: NDArray[np.bool_] = halves * halves[self.floor.index(eye)] < 0
        return parts


def _whole(geometry: Geometry, point: Point) -> Place:
    """Return a point as exact integers."""
    parts = [_PARTS * part / pitch for part, pitch in zip(point, geometry.pitch, strict=True)]
    x, y = map(round, parts)
    if max(abs(x - parts[0]), abs(y - parts[1])) > 1e-6:
        raise ValueError(point)
    return x, y


def _closed_sides(space: Space, opens: NDArray[np.uint8]) -> Wholes:
    """Return both ends of the sides that are not spatially open, those just off the board among them."""
    geometry = space.lattice.geometry(space.grid.origin)
    rows, cols = opens.shape
    closed = set()
    for row in range(-2, rows + 2):
        for col in range(-2, cols + 2):
            inside = 0 <= row < rows and 0 <= col < cols
            for number, side in enumerate(space.lattice.sides):
                if not space.lattice.has_side(row + space.grid.origin[0], col + space.grid.origin[1], side):
                    continue
                if not (inside and opens[row, col] >> number & 1):
                    first, last = sorted(_whole(geometry, end) for end in geometry.line(row, col, side))
                    closed.add((first, last))
    return np.array(sorted(closed), dtype=np.int64)
