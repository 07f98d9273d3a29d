"""Cells with six sides and pointed tops: odd rows are shifted to the right by half a cell."""

from __future__ import annotations

from math import sqrt

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Geometry, Near, Numbers, Place, Point, Wholes
from mazarine.lattice.lattice import Lattice
from mazarine.lattice.messages import LatticeText
from mazarine.lattice.side import Side

EDGE = 1 / sqrt(3)
"""The length of a side, in units, where neighbors are one unit apart; a cell is two of these high."""
HEIGHT = 1.5 * EDGE
"""Units from a row to the next."""
_POST_REACH = 0.1
"""How near to a second side, in units, no side is meant for sure."""
_NUDGE = (1e-6, 2e-6)
"""By which a line of cells is moved: one along sides must not jump from left to right."""

_TURNS = (Side.E, Side.SE, Side.SW, Side.W, Side.NW, Side.NE)
_FACING = {
    Side.E: (1.0, 0.0), Side.SE: (0.5, HEIGHT), Side.SW: (-0.5, HEIGHT),
    Side.W: (-1.0, 0.0), Side.NW: (-0.5, -HEIGHT), Side.NE: (0.5, -HEIGHT),
}  # fmt: skip
_CORNERS = (
    (0.0, -EDGE), (0.5, -EDGE / 2), (0.5, EDGE / 2), (0.0, EDGE), (-0.5, EDGE / 2), (-0.5, -EDGE / 2),
)  # fmt: skip
"""From the middle of a cell, clockwise from the top."""
_FIRST_CORNERS = {Side.NE: 0, Side.E: 1, Side.SE: 2, Side.SW: 3, Side.W: 4, Side.NW: 5}
"""The corner where a side begins, going clockwise."""


class Hexagons(Geometry):
    """Cells with neighbors one unit away.

    Parameters
    ----------
    first : 1 if the first row is shifted to the right, 0 if the second is
    """

    post_steps = (
        (0.0, -EDGE), (0.5, -EDGE / 2), (0.5, EDGE / 2), (0.0, EDGE), (-0.5, EDGE / 2), (-0.5, -EDGE / 2),
    )  # fmt: skip
    pitch, lead = (1.0, HEIGHT), (0.25, EDGE / 4)
    turns = _TURNS
    straight_steps = tuple(_FACING.values())

    def __init__(self, first: int) -> None:
        self.first = first

    def extent(self, rows: int, cols: int) -> Point:
        """Return the width and the height of a board."""
        return cols + 0.5, HEIGHT * (rows - 1) + 2 * EDGE

    def middles(self, rows: NDArray[np.integer], cols: NDArray[np.integer]) -> Numbers:
        """Return the middles of cells."""
        return np.stack((cols + 0.5 + self._shift(rows), HEIGHT * rows + EDGE), axis=1)

    def near(self, points: Numbers) -> Near:
        """Return the cell whose middle is nearest, and its nearest side."""
        above = np.floor(points[:, 1] / HEIGHT).astype(np.int64) - 1
        rows = np.stack((above, above + 1))
        cols = np.floor(points[:, 0] - self._shift(rows)).astype(np.int64)
        middles = np.stack([self.middles(*it) for it in zip(rows, cols, strict=True)])
        which = np.hypot(*np.moveaxis(points - middles, 2, 0)).argmin(axis=0), np.arange(len(points))
        sides = np.array(_TURNS, dtype=np.uint8)
        across = (points - middles[which]) @ np.array([_FACING[side] for side in _TURNS]).T
        order = np.argsort(across, axis=1)
        nearest, second = (np.take_along_axis(across, order[:, -at, None], 1)[:, 0] for at in (1, 2))
        return Near(rows[which], cols[which], sides[order[:, -1]], 0.5 - nearest, 0.5 - second < _POST_REACH)

    def cells_between(self, first: Place, last: Place) -> Wholes:
        """Return the cells nearest to the straight line from one to another: each is beside the next."""
        rows, cols = np.array((first, last)).T
        steps = int(abs(np.diff(HEXAGON.along_axes(rows + self.first, cols), axis=0)).sum())
        start, end = self.middles(rows, cols)
        shares = np.arange(steps + 1)[:, None] / max(steps, 1)
        return self.places(start + shares * (end - start) + _NUDGE)

    def facing(self, row: int, col: int, side: Side) -> Point:
        """Return the direction in which a side faces."""
        del row, col
        return _FACING[side]

    def corners(self, row: int, col: int) -> list[Point]:
        """Return the corners of a cell."""
        x, y = self.middle(row, col)
        return [(x + right, y + down) for right, down in _CORNERS]

    def outline(self, rows: Wholes, cols: Wholes) -> Numbers:
        """Return the lines between cells and all others."""
        top, left = int(rows.min()) - 1, int(cols.min()) - 1
        inside = np.zeros((int(rows.max()) - top + 2, int(cols.max()) - left + 2), dtype=bool)
        inside[rows - top, cols - left] = True
        middles, lines = self.middles(rows, cols), []
        for side, corner in _FIRST_CORNERS.items():
            down, right = HEXAGON.offsets(rows + self.first, side).T
            is_outer = ~inside[rows - top + down, cols - left + right]
            ends = [middles[is_outer] + _CORNERS[(corner + end) % 6] for end in (0, 1)]
            lines.append(np.concatenate(ends, axis=1))
        return np.concatenate(lines)

    def around(self, first: Place, last: Place) -> list[Point]:
        """Return the corners of a block of cells: all its edges are zigzags."""
        (top, left), (bottom, right) = first, last
        rows, cols = range(top, bottom + 1), range(left, right + 1)
        ways = (
            [(top, col, corner) for col in cols for corner in (5, 0)],
            [(row, right, corner) for row in rows for corner in (1, 2)],
            [(bottom, col, corner) for col in reversed(cols) for corner in (2, 3)],
            [(row, left, corner) for row in reversed(rows) for corner in (4, 5)],
        )
        posts: list[Point] = []
        for row, col, corner in (it for way in ways for it in way):
            post = self.corners(row, col)[corner]
            if not posts or max(abs(post[0] - posts[-1][0]), abs(post[1] - posts[-1][1])) > EDGE / 2:
                posts.append(post)
        return posts[:-1]

    def box(self, first: Place, last: Place) -> tuple[float, float, float, float]:
        """Return the rectangle of a block of cells, in rows that may be shifted or not."""
        (top, left), (bottom, right) = first, last
        return left, HEIGHT * top, right + 1.5, HEIGHT * bottom + 2 * EDGE

    def steps_from(self, post: Point) -> tuple[Point, ...]:
        """Return the steps along sides to the posts beside a post: sides meet there by threes."""
        is_top = (post[1] / HEIGHT + 1 / 6) % 1 < 1 / 3
        return self.post_steps[::2] if is_top else self.post_steps[1::2]

    def _shift(self, rows: NDArray[np.integer] | int) -> Numbers:
        """Return how far rows are shifted."""
        shifts: Numbers = np.asarray((rows + self.first) % 2 / 2)
        return shifts


_HEXAGONS = Hexagons(0), Hexagons(1)

HEXAGON = Lattice(
    name="hexagon",
    title=LatticeText.HEXAGON_LATTICE(),
    description=LatticeText.HEXAGON_DESCRIPTION(),
    steps=((0, 0), (0, 1), (0, 0), (0, -1), (-1, 0), (1, 0), (1, -1), (-1, -1)),
    odd_steps=((0, 0), (0, 1), (0, 0), (0, -1), (-1, 1), (1, 1), (1, 0), (-1, 0)),
    stored=(Side.E, Side.SE, Side.SW),
    lacking=(Side.N.bit | Side.S.bit,) * 2,
    face_cells=((0, 0), (1, -1), (1, 0)),
    face_sides=(((0, 0), Side.SW), ((0, 0), Side.SE), ((1, -1), Side.E)),
    face_steps=((0, -1), (0, 0), (1, -1)),
    face_ring=(),
    second_face=((0, 0), (0, 1), (1, 0)),
    sides=_TURNS,
    shapes=lambda first: _HEXAGONS[first],
)
"""A face is the corner below a cell, or the one to the right of that: each cell is the anchor of both."""
