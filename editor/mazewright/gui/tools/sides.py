"""Which wall positions are under places of the scene."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazewright.lattice import Side
from mazewright.maze import Maze


def positions_under(
    places: NDArray[np.float64], maze: Maze, *, near_posts: bool, reach: float = 0.5
) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Give the inner wall positions nearest to places of the scene, each once.

    Parameters
    ----------
    places : (n, 2) x and y
    near_posts : whether places near posts count: a stroke along a row of walls would touch those across
        it there, and leave stubs
    reach : how far from the wall a place may be, in units of the scene

    Returns
    -------
    rows_cols : (m, 2) array rows and columns of the cells that store the positions
    sides : (m,) `Side.E` or `Side.S`
    """
    near = maze.geometry.near(places)
    wanted = near.distances <= reach
    if not near_posts:
        wanted &= ~near.at_posts
    upright = (near.sides == Side.E) | (near.sides == Side.W)
    far = (near.sides == Side.N) | (near.sides == Side.W)
    steps = np.array(maze.lattice.steps)[near.sides]
    stored = np.stack((near.rows, near.cols), axis=1) + far[:, None] * steps
    across = stored + np.stack((~upright, upright), axis=1)
    _, rows, cols = maze.shape
    wanted &= (stored >= 0).all(axis=1) & (across < (rows, cols)).all(axis=1)
    found = np.unique(np.column_stack((stored, upright))[wanted], axis=0)
    return found[:, :2], np.where(found[:, 2], Side.E, Side.S).astype(np.uint8)
