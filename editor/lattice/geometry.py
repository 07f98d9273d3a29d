"""Where cells are drawn: plain geometry in units of the drawing, in array places of a level.

A cell lies half a unit or less from its sides; x grows to the right and y down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from editor.lattice.side import Side

Numbers = NDArray[np.float64]
Wholes = NDArray[np.int64]
Point = tuple[float, float]
Place = tuple[int, int]


class Near(NamedTuple):
    """What lies under points: a cell, its nearest side, and how far that is.

    Attributes
    ----------
    rows, cols : (n,) array places, which may lie off the board
    sides : (n,) `Side`
    distances : (n,) units from the side, up to a half
    at_posts : (n,) whether a point is so near to a post that several sides are meant as much
    """

    rows: Wholes
    cols: Wholes
    sides: NDArray[np.uint8]
    distances: Numbers
    at_posts: NDArray[np.bool_]


class Geometry(ABC):
    """The shape of cells.

    Attributes
    ----------
    pitch : units from a column to the next, and from a row to the next
    lead : where a box of that size begins that stands for cell (0, 0) from afar
    """

    pitch: Point
    lead: Point

    @abstractmethod
    def extent(self, rows: int, cols: int) -> Point:
        """Give the width and the height of a board."""

    @abstractmethod
    def middles(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Numbers:
        """Give the (n, 2) x and y of the middles of cells."""

    @abstractmethod
    def near(self, points: Numbers) -> Near:
        """Give what lies under (n, 2) points."""

    @abstractmethod
    def facing(self, row: int, col: int, side: Side) -> Point:
        """Give the direction, one unit long, in which a side of a cell faces."""

    @abstractmethod
    def corners(self, row: int, col: int) -> list[Point]:
        """Give the corners of a cell, one after the other."""

    @abstractmethod
    def outline(self, rows: Wholes, cols: Wholes) -> Numbers:
        """Give (n, 4) x, y, x, y of the lines between these cells and all others."""

    @abstractmethod
    def around(self, first: Place, last: Place) -> list[Point]:
        """Give the corners of a block of cells from one to another, both rows and columns."""

    @abstractmethod
    def box(self, first: Place, last: Place) -> tuple[float, float, float, float]:
        """Give left, top, right and bottom of a block of cells from one to another, both rows and columns."""

    def middle(self, row: int, col: int) -> Point:
        """Give the middle of a cell."""
        x, y = self.middles(np.array([row]), np.array([col]))[0].tolist()
        return x, y

    def places(self, points: Numbers) -> Wholes:
        """Give the (n, 2) rows and columns of the cells under points; they may lie off the board."""
        near = self.near(points)
        return np.stack((near.rows, near.cols), axis=1)

    def place(self, x: float, y: float) -> Place:
        """Give the row and column under a point."""
        row, col = self.places(np.array([[x, y]]))[0].tolist()
        return row, col

    def line(self, row: int, col: int, side: Side) -> tuple[Point, Point]:
        """Give the ends of a side of a cell: those two of its corners that lie furthest out there."""
        (x, y), (right, down) = self.middle(row, col), self.facing(row, col, side)
        corners = sorted(self.corners(row, col), key=lambda it: (it[0] - x) * right + (it[1] - y) * down)
        first, second = sorted(corners[-2:])
        return first, second
