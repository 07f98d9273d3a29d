"""Which wall positions are under places of the scene."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Side
from editor.maze import Maze

POST_REACH = 0.25
"""How far from a post, in cells along both axes, a passing pointer means no wall at all.

The triangles of the four sides meet there: a stroke along a row of walls would touch those across it
and leave stubs.
"""


def positions_under(
    places: NDArray[np.float64], maze: Maze, *, near_posts: bool, reach: float = 0.5
) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Give the inner wall positions nearest to places of the scene, each once.

    Parameters
    ----------
    places : (n, 2) x and y
    near_posts : whether places near posts count
    reach : how far from the wall a place may be, in cells

    Returns
    -------
    rows_cols : (m, 2) array rows and columns of the cells that store the positions
    sides : (m,) `Side.E` or `Side.S`
    """
    rows_cols = np.floor(places[:, ::-1]).astype(np.int64)
    down, right = (places[:, ::-1] - rows_cols - 0.5).T
    upright = abs(right) > abs(down)
    far = np.where(upright, right, down)
    wanted = 0.5 - abs(far) <= reach
    if not near_posts:
        wanted &= np.minimum(abs(right), abs(down)) < 0.5 - POST_REACH
    stored = rows_cols.copy()
    stored[:, 0] -= ~upright & (far < 0)
    stored[:, 1] -= upright & (far < 0)
    across = stored + np.stack((~upright, upright), axis=1)
    _, rows, cols = maze.shape
    wanted &= (stored >= 0).all(axis=1) & (across < (rows, cols)).all(axis=1)
    found = np.unique(np.column_stack((stored, upright))[wanted], axis=0)
    return found[:, :2], np.where(found[:, 2], Side.E, Side.S).astype(np.uint8)
