"""The cells of a honeycomb as triangles: each has three sides, and its neighbors point the other way."""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Geometry, Near, Numbers, Place, Point, Wholes
from mazarine.lattice.side import Side

WIDTH = 1.5
"""Units across a column: every triangle of it reaches from its left edge to its right one."""
HEIGHT = sqrt(3) / 2
"""Units from a row to the next; a triangle is two rows high where it is highest."""
_SLANT = 0.75
"""Units from a slanting side to a point one row above it: HEIGHT times the cosine of 30 degrees."""
_POST_REACH = 0.3
"""How far from a post, in units, no side is meant for sure."""


class Triangles(Geometry):
    """Points with their neighbors one unit away, drawn with the triangles around them.

    Parameters
    ----------
    first : 0 if the cell at array place (0, 0) is of the sort with a side E, whose triangle points to
        the left; 1 if it is of the other sort
    """

    post_steps = (
        (0.0, -2 * HEIGHT), (WIDTH, -HEIGHT), (WIDTH, HEIGHT),
        (0.0, 2 * HEIGHT), (-WIDTH, HEIGHT), (-WIDTH, -HEIGHT),
    )  # fmt: skip
    pitch, lead = (WIDTH, HEIGHT), (0.0, HEIGHT / 2)
    turns = (Side.E, Side.S, Side.S, Side.W, Side.N, Side.N)

    def __init__(self, first: int) -> None:
        self.first = first

    def extent(self, rows: int, cols: int) -> Point:
        """Return the width and the height of a board."""
        return WIDTH * cols, HEIGHT * (rows + 1)

    def middles(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Numbers:
        """Return the points: middles of triangles."""
        return np.stack((WIDTH * cols + np.where(self._point_left(rows, cols), 1, 0.5),
                         HEIGHT * (rows + 1.0)), axis=1)  # fmt: skip

    def near(self, points: Numbers) -> Near:
        """Return the triangle and its nearest side."""
        across = points[:, 0] / WIDTH
        cols = np.floor(across).astype(np.int64)
        share, height = across - cols, points[:, 1] / HEIGHT - 1
        above = np.floor(height).astype(np.int64)
        # Between two rows of a column runs a slanting line.
        rows = above + (height - above >= np.where(self._point_left(above, cols), share, 1 - share))
        left = self._point_left(rows, cols)
        half = np.where(left, share, 1 - share)
        to_level = (1 - half) * WIDTH
        to_north, to_south = (height - rows + half) * _SLANT, (rows + half - height) * _SLANT
        distances = np.minimum(np.minimum(to_level, to_north), to_south)
        sides = np.where(left, Side.E, Side.W)
        sides = np.where(distances == to_level, sides, np.where(to_north < to_south, Side.N, Side.S))
        # Seen from a corner the two sides there are equally near, and the third is far.
        second = (
            to_level + to_north + to_south - distances - np.maximum(np.maximum(to_level, to_north), to_south)
        )
        at_posts = np.hypot(distances, second) < _POST_REACH
        return Near(rows, cols, sides.astype(np.uint8), distances, at_posts)

    def facing(self, row: int, col: int, side: Side) -> Point:
        """Return the direction in which a side faces."""
        outward = 1 if self._point_left(row, col) else -1
        if side in (Side.E, Side.W):
            return outward, 0
        return -outward / 2, -HEIGHT if side is Side.N else HEIGHT

    def corners(self, row: int, col: int) -> list[Point]:
        """Return the corners of a triangle, its tip first."""
        left, right, y = WIDTH * col, WIDTH * (col + 1), HEIGHT * (row + 1)
        tip, back = (left, right) if self._point_left(row, col) else (right, left)
        return [(tip, y), (back, y - HEIGHT), (back, y + HEIGHT)]

    def outline(self, rows: Wholes, cols: Wholes) -> Numbers:
        """Return the lines between triangles and all others."""
        top, first = int(rows.min()) - 1, int(cols.min()) - 1
        inside = np.zeros((int(rows.max()) - top + 2, int(cols.max()) - first + 2), dtype=bool)
        inside[rows - top, cols - first] = True
        left = self._point_left(rows, cols)
        tip = WIDTH * (cols + ~left)
        back, y = WIDTH * (cols + left), HEIGHT * (rows + 1.0)
        beside = inside[rows - top, cols - first + np.where(left, 1, -1)]
        lines = (
            (np.stack((back, y - HEIGHT, back, y + HEIGHT), axis=1), beside),
            (np.stack((tip, y, back, y - HEIGHT), axis=1), inside[rows - top - 1, cols - first]),
            (np.stack((tip, y, back, y + HEIGHT), axis=1), inside[rows - top + 1, cols - first]),
        )
        return np.concatenate([line[~is_inner] for line, is_inner in lines])

    def around(self, first: Place, last: Place) -> list[Point]:
        """Return the corners of a block of cells: its upper and its lower edge are zigzags."""
        (top, left), (bottom, right) = first, last
        cols = np.arange(left, right + 2)
        # Between two columns an edge runs where the next triangle begins, which points the other way.
        above = HEIGHT * (top + np.where(self._point_left(top, cols), 1.0, 0.0))
        below = HEIGHT * (bottom + np.where(self._point_left(bottom, cols), 1.0, 2.0))
        xs = (WIDTH * cols).tolist()
        return [*zip(xs, above.tolist(), strict=True), *reversed([*zip(xs, below.tolist(), strict=True)])]

    def box(self, first: Place, last: Place) -> tuple[float, float, float, float]:
        """Return the rectangle of a block of cells."""
        return WIDTH * first[1], HEIGHT * first[0], WIDTH * (last[1] + 1), HEIGHT * (last[0] + 2)

    def _point_left(
        self, rows: NDArray[np.integer] | int, cols: NDArray[np.integer] | int
    ) -> NDArray[np.bool_]:
        """Return which triangles point to the left: those with a side E."""
        is_left: NDArray[np.bool_] = np.equal((rows + cols) % 2, self.first)
        return is_left
