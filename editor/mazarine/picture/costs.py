"""The costs of cells as digits, where cells are large enough."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.lattice.geometry import Numbers
from mazarine.maze import Maze
from mazarine.maze.codes import Matter
from mazarine.maze.costs import LEAST
from mazarine.picture.frame import Frame
from mazarine.picture.palette import Palette
from mazarine.picture.signs import MARKS_FROM_PX, stamp
from mazarine.picture.symbol_pixels import glyph_offsets

DIGIT_SIZE = 0.42
"""The height of a digit, in units of the geometry."""
_WHOLE = slice(None)


def costs_of(
    maze: Maze, level: int, rows: slice = _WHOLE, cols: slice = _WHOLE
) -> tuple[Numbers, NDArray[np.uint8]]:
    """Return the (n, 2) middles of the floor of a part of a level that costs more than 1, and (n,) costs."""
    costs = np.where(maze.cells[level, rows, cols] >> 1 == Matter.ROCK, LEAST, maze.costs[level, rows, cols])
    at = np.nonzero(costs > LEAST)
    middles = maze.geometry.middles(at[0] + (rows.start or 0), at[1] + (cols.start or 0))
    return middles, costs[at].astype(np.uint8)


def draw_costs(picture: NDArray[np.uint32], frame: Frame, maze: Maze, level: int, palette: Palette) -> None:
    """Draw the costs above 1 of a level into a picture of it."""
    if not maze.has_costs or frame.cell_px < MARKS_FROM_PX:
        return
    _, rows, cols = maze.shape
    middles, costs = costs_of(maze, level, frame.down(rows).cells, frame.across(cols).cells)
    corner = frame.origin_x - frame.x, frame.origin_y - frame.y
    xs, ys = np.floor(middles * frame.cell_px + corner).astype(np.int64).T
    for cost in np.unique(costs).tolist():
        those = costs == cost
        offsets = glyph_offsets(str(cost), DIGIT_SIZE * frame.cell_px)
        stamp(picture, ys[those], xs[those], offsets, palette.wall)
