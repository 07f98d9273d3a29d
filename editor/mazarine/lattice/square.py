"""The square lattice: four sides, and faces that are blocks of two by two cells."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Geometry, Near, Numbers, Place, Point, Wholes
from mazarine.lattice.lattice import Lattice
from mazarine.lattice.messages import LatticeText
from mazarine.lattice.side import Side

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
_POST_REACH = 0.25
"""How far from a post along both axes no side is meant for sure."""


class Squares(Geometry):
    """Cells are squares of one unit, (0, 0) at the origin."""

    post_steps = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
    pitch, lead = (1.0, 1.0), (0.0, 0.0)
    turns = (Side.E, Side.S, Side.W, Side.N)

    def extent(self, rows: int, cols: int) -> Point:
        """Return the width and the height of a board."""
        return cols, rows

    def middles(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Numbers:
        """Return the middles of cells."""
        return np.stack((cols + 0.5, rows + 0.5), axis=1)

    def near(self, points: Numbers) -> Near:
        """Return the cell and its nearest side: it is split by its diagonals.

        >>> near = Squares().near(np.array([[2.5, 3.1], [2.9, 3.4]]))
        >>> [Side(side).name for side in near.sides], near.distances.round(3).tolist()
        (['N', 'E'], [0.1, 0.1])
        """
        cols, rows = np.floor(points.T).astype(np.int64)
        right, down = points[:, 0] - cols - 0.5, points[:, 1] - rows - 0.5
        across, along = abs(right), abs(down)
        upright = np.where(right >= 0, Side.E, Side.W)
        level = np.where(down >= 0, Side.S, Side.N)
        sides = np.where(across > along, upright, level).astype(np.uint8)
        at_posts = np.minimum(across, along) >= 0.5 - _POST_REACH
        return Near(rows, cols, sides, 0.5 - np.maximum(across, along), at_posts)

    def facing(self, row: int, col: int, side: Side) -> Point:
        """Return the direction in which a side faces."""
        del row, col
        down, right = _STEPS[side]
        return right, down

    def corners(self, row: int, col: int) -> list[Point]:
        """Return the corners of a cell."""
        return [(col, row), (col + 1, row), (col + 1, row + 1), (col, row + 1)]

    def outline(self, rows: Wholes, cols: Wholes) -> Numbers:
        """Return the lines around cells, each as long as it goes on straight."""
        top, left = int(rows.min()), int(cols.min())
        inside = np.zeros((int(rows.max()) - top + 3, int(cols.max()) - left + 3), dtype=bool)
        inside[rows - top + 1, cols - left + 1] = True
        y, first, last = runs_of(inside[:-1] != inside[1:]).T
        level = np.stack((left + first - 1, top + y, left + last - 1, top + y), axis=1)
        x, first, last = runs_of((inside[:, :-1] != inside[:, 1:]).T).T
        upright = np.stack((left + x, top + first - 1, left + x, top + last - 1), axis=1)
        return np.concatenate((level, upright)).astype(np.float64)

    def around(self, first: Place, last: Place) -> list[Point]:
        """Return the corners of a block of cells."""
        left, top, right, bottom = self.box(first, last)
        return [(left, top), (right, top), (right, bottom), (left, bottom)]

    def box(self, first: Place, last: Place) -> tuple[float, float, float, float]:
        """Return the rectangle of a block of cells."""
        return first[1], first[0], last[1] + 1, last[0] + 1


_SQUARES = Squares()

SQUARE = Lattice(
    name="square",
    title=LatticeText.SQUARE_LATTICE(),
    description=LatticeText.SQUARE_DESCRIPTION(),
    steps=_STEPS,
    face_cells=((0, 0), (0, 1), (1, 0), (1, 1)),
    face_sides=(((0, 0), Side.E), ((0, 0), Side.S), ((0, 1), Side.S), ((1, 0), Side.E)),
    face_steps=((-1, 0), (0, 1), (1, 0), (0, -1)),
    face_ring=((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)),
    shapes=lambda _: _SQUARES,
)


def runs_of(edges: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return (row, start, end) of each run of truth along a row.

    >>> runs_of(np.array([[False, True, True, False], [True, False, False, False]])).tolist()
    [[0, 1, 3], [1, 0, 1]]
    """
    framed = np.zeros((edges.shape[0], edges.shape[1] + 2), dtype=np.int8)
    framed[:, 1:-1] = edges
    steps = np.diff(framed, axis=1)
    rows, starts = np.nonzero(steps == 1)
    _, ends = np.nonzero(steps == -1)
    return np.stack((rows, starts, ends), axis=1)
