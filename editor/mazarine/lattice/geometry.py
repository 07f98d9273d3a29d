"""Geometry of drawn cells, in units of the drawing, for array places of a level.

A cell lies half a unit or less from its sides; x grows to the right and y down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import dist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.side import Side

_NEAR = 1e-6
"""Posts nearer to each other than this are one."""

Numbers = NDArray[np.float64]
Wholes = NDArray[np.int64]
Point = tuple[float, float]
Place = tuple[int, int]


class Near(NamedTuple):
    """The cells under points, with their nearest sides and the distances to these.

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
    post_steps : from a post, where sides meet, along its sides to the posts beside it
    pitch : units from a column to the next, and from a row to the next
    lead : where a box of that size begins that stands for cell (0, 0) from afar
    turns : the sides that face each way in equal turns, clockwise from the right; a cell has all of these,
        or every other one: from the first on, if it has a side E
    """

    post_steps: tuple[Point, ...]
    pitch: Point
    lead: Point
    turns: tuple[Side, ...]

    @abstractmethod
    def extent(self, rows: int, cols: int) -> Point:
        """Return the width and the height of a board."""

    @abstractmethod
    def middles(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Numbers:
        """Return the (n, 2) x and y of the middles of cells."""

    @abstractmethod
    def near(self, points: Numbers) -> Near:
        """Return what lies under (n, 2) points."""

    @abstractmethod
    def facing(self, row: int, col: int, side: Side) -> Point:
        """Return the direction, one unit long, in which a side of a cell faces."""

    @abstractmethod
    def corners(self, row: int, col: int) -> list[Point]:
        """Return the corners of a cell, one after the other."""

    @abstractmethod
    def outline(self, rows: Wholes, cols: Wholes) -> Numbers:
        """Return (n, 4) x, y, x, y of the lines between these cells and all others."""

    @abstractmethod
    def around(self, first: Place, last: Place) -> list[Point]:
        """Return the corners of a block of cells from one to another, both rows and columns."""

    @abstractmethod
    def box(self, first: Place, last: Place) -> tuple[float, float, float, float]:
        """Return left, top, right and bottom of a block of cells between two cells, both included."""

    def middle(self, row: int, col: int) -> Point:
        """Return the middle of a cell."""
        x, y = self.middles(np.array([row]), np.array([col]))[0].tolist()
        return x, y

    def places(self, points: Numbers) -> Wholes:
        """Return the (n, 2) rows and columns of the cells under points; they may lie off the board."""
        near = self.near(points)
        return np.stack((near.rows, near.cols), axis=1)

    def place(self, x: float, y: float) -> Place:
        """Return the row and column under a point."""
        row, col = self.places(np.array([[x, y]]))[0].tolist()
        return row, col

    def cells_between(self, first: Place, last: Place) -> Wholes:
        """Return the (n, 2) cells nearest to the straight line from one to another.

        >>> from mazarine.lattice import SQUARE
        >>> SQUARE.geometry((0, 0)).cells_between((0, 0), (1, 3)).tolist()
        [[0, 0], [0, 1], [1, 2], [1, 3]]
        """
        route = np.subtract(last, first, dtype=np.int64)
        count = int(abs(route).max())
        steps, count = np.arange(count + 1)[:, None], max(count, 1)
        cells: Wholes = np.array(first) + (2 * steps * route + count) // (2 * count)
        return cells

    def post(self, x: float, y: float) -> Point:
        """Return the post nearest to a point, of those of the cell under it."""
        return min(self.corners(*self.place(x, y)), key=lambda post: dist(post, (x, y)))

    def steps_from(self, post: Point) -> tuple[Point, ...]:
        """Return those of `post_steps` that lead along sides from a post."""
        del post
        return self.post_steps

    @property
    def straight_steps(self) -> tuple[Point, ...]:
        """The steps from a post to others, straight along the lattice."""
        return self.post_steps

    def posts_between(self, first: Point, last: Point) -> list[Point]:
        """Return the posts along sides from one to another, near to the straight line."""
        (x0, y0), (x1, y1) = first, last
        right, down, length = x1 - x0, y1 - y0, max(dist(first, last), 1e-9)
        posts, (x, y) = [first], first
        while (left := dist((x, y), last)) > _NEAR:
            around = [(x + over, y + under) for over, under in self.steps_from((x, y))]
            nearer = [post for post in around if dist(post, last) < left - _NEAR]
            # Of two that are as far from the line, the first: rounding must not decide.
            x, y = min(
                nearer, key=lambda it: round(abs((it[0] - x0) * down - (it[1] - y0) * right) / length, 6)
            )
            posts.append((x, y))
        return posts

    def line(self, row: int, col: int, side: Side) -> tuple[Point, Point]:
        """Return the ends of a side of a cell: those two of its corners that lie furthest out there."""
        (x, y), (right, down) = self.middle(row, col), self.facing(row, col, side)
        corners = sorted(self.corners(row, col), key=lambda it: (it[0] - x) * right + (it[1] - y) * down)
        first, second = sorted(corners[-2:])
        return first, second
