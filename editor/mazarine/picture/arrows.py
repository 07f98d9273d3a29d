"""Arrows from the cells of a tree to their parents, where cells are large enough."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Numbers
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.picture.frame import Frame
from mazarine.picture.palette import Palette
from mazarine.picture.plane import Plane
from mazarine.picture.signs import MARKS_FROM_PX, stamp

REACH = 0.24
"""Units from the middle of a cell to both ends of its arrow."""
BARB_LENGTH, BARB_WIDTH = 0.2, 0.15
"""How far the head reaches back and to each side, in units."""
_LIGHT_FROM = 212
"""The first tint that is so dark that the color of floor differs more from it than that of walls."""
_TURNS = 12
"""The directions that arrows may have: those of squares and of triangles."""
_WHOLE = slice(None)


class Arrows:
    """The arrows of a part of a level.

    Attributes
    ----------
    middles : (n, 2) middles of the cells that have an arrow, in units of the geometry
    directions : (n, 2) unit vectors towards the parents
    are_light : (n,) bool, whether the tint under the arrow is dark
    """

    def __init__(
        self, maze: Maze, plane: Plane, parents: NDArray[np.uint8], rows: slice = _WHOLE, cols: slice = _WHOLE
    ) -> None:
        """Find the arrows of these rows and columns.

        Parameters
        ----------
        plane : of the level
        parents : (rows, cols) uint8, the bit of the side towards the parent; 0 for no arrow
        """
        sides = parents[rows, cols] * (plane.cells[rows, cols] >> 1 != Matter.ROCK)
        at = np.nonzero(sides)
        row, col = at[0] + (rows.start or 0), at[1] + (cols.start or 0)
        bits = sides[at]
        down, right = maze.lattice.offsets(row + maze.origin[0], np.log2(bits).astype(np.int64)).T
        self.middles = maze.geometry.middles(row, col)
        steps = maze.geometry.middles(row + down, col + right) - self.middles
        self.directions: Numbers = steps / np.hypot(*steps.T)[:, None]
        tints = np.zeros_like(bits) if plane.tints is None else plane.tints[rows, cols][at]
        self.are_light: NDArray[np.bool_] = tints >= _LIGHT_FROM

    def lines(self, ends: tuple[tuple[float, float], tuple[float, float]], light: bool) -> Numbers:
        """Return (n, 4) lines between two places, ahead and to the right of each middle."""
        some = self.are_light == light
        middles, ahead = self.middles[some], self.directions[some]
        aside = ahead[:, ::-1] * (-1, 1)
        return np.hstack([middles + ahead * along + aside * across for along, across in ends])


def arrow_ink(palette: Palette, light: bool) -> int:
    """Return the color of arrows on light tints, or that of the light ones on dark tints."""
    return palette.floor if light else palette.wall


def draw_arrows(
    picture: NDArray[np.uint32],
    frame: Frame,
    maze: Maze,
    plane: Plane,
    parents: NDArray[np.uint8] | None,
    palette: Palette,
) -> None:
    """Draw the arrows under a frame into its picture; see `Arrows`."""
    if parents is None or frame.cell_px < MARKS_FROM_PX:
        return
    rows, cols = (span.cells for span in (frame.down(plane.shape[0]), frame.across(plane.shape[1])))
    arrows = Arrows(maze, plane, parents, rows, cols)
    # Rounded before the frame is looked at: all strips of a picture must agree on where an arrow is.
    places = np.floor(arrows.middles * frame.cell_px + (frame.origin_x, frame.origin_y)).astype(np.int64)
    xs, ys = places[:, 0] - frame.x, places[:, 1] - frame.y
    turns = np.rint(np.arctan2(arrows.directions[:, 1], arrows.directions[:, 0]) * (_TURNS / 2 / pi))
    looks = turns.astype(np.int64) * 2 + arrows.are_light
    for look in np.unique(looks).tolist():
        some, pixels = looks == look, _pixels(frame.cell_px, look // 2)
        stamp(picture, ys[some], xs[some], pixels, arrow_ink(palette, light=bool(look % 2)))


@lru_cache(maxsize=64)
def _pixels(cell_px: float, turn: int) -> NDArray[np.int64]:
    """Return the pixels of an arrow, as offsets from its middle."""
    right, down = cos(2 * pi * turn / _TURNS), sin(2 * pi * turn / _TURNS)
    reach = ceil(REACH * cell_px)
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    along, across = (x * right + y * down) / cell_px, abs(y * right - x * down) / cell_px
    is_shaft = (abs(along) <= REACH) & (across <= max(0.035, 0.5 / cell_px))
    is_head = (along <= REACH) & (along >= REACH - BARB_LENGTH)
    is_head &= across <= (REACH - along) * (BARB_WIDTH / BARB_LENGTH)
    offsets: NDArray[np.int64] = np.stack(np.nonzero(is_shaft | is_head), axis=-1) - reach
    return offsets
