"""Mazes as blocks: a raster of rock and floor, for formats that have no thin walls."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.files.wall_positions import WallPositions
from editor.maze import Maze
from editor.maze.codes import SOUTH_SHIFT, Matter, Wall


def has_thin_walls(maze: Maze, level: int = 0) -> bool:
    """Whether a wall stands between two floor cells of a level."""
    floor = maze.cells[level] >> 1 != Matter.ROCK
    walls = maze.walls[level]
    east = floor[:, :-1] & floor[:, 1:] & (walls[:, :-1] & 3 == Wall.WALL)
    south = floor[:-1] & floor[1:] & (walls[:-1] >> SOUTH_SHIFT == Wall.WALL)
    return bool(east.any() or south.any())


def wants_doubling(maze: Maze, level: int = 0) -> bool:
    """Whether a level needs `raster_of`: it has thin walls, or no rock that would show its shape."""
    return has_thin_walls(maze, level) or not (maze.cells[level] >> 1 == Matter.ROCK).any()


def raster_of(maze: Maze, level: int = 0) -> NDArray[np.bool_]:
    """Give the doubled raster of a level: wall positions and the posts between them become blocks.

    A post is rock if a wall touches it, so that an open square stays open.

    Returns
    -------
    rock : (2 * rows + 1, 2 * cols + 1) bool, cell (r, c) at (2 * r + 1, 2 * c + 1)

    Examples
    --------
    >>> raster_of(Maze.blank(1, 2)).astype(int).tolist()
    [[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]]
    """
    positions = WallPositions.of(maze, level)
    _, rows, cols = maze.shape
    rock = np.zeros((2 * rows + 1, 2 * cols + 1), dtype=bool)
    rock[1::2, 1::2] = maze.cells[level] >> 1 == Matter.ROCK
    rock[::2, 1::2] = positions.flat
    rock[1::2, ::2] = positions.upright
    posts = rock[::2, ::2]
    posts[:, 1:] |= positions.flat
    posts[:, :-1] |= positions.flat
    posts[1:] |= positions.upright
    posts[:-1] |= positions.upright
    return rock


def doubling_sentence(maze: Maze) -> str:
    """Say what becomes of level 0 when it is doubled."""
    _, rows, cols = maze.shape
    why = "Thin walls become blocks" if has_thin_walls(maze) else "The outer border becomes blocks"
    return f"{why}: {rows} × {cols} cells become {2 * rows + 1} × {2 * cols + 1}, which doubles lengths."
