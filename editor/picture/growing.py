"""The picture of a maze that grows: what has grown, where something happens, and what waits."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.maze import Maze
from editor.maze.codes import SOUTH_SHIFT, Matter, Wall
from editor.picture.palette import LIGHT, Palette
from editor.picture.plane import Overlay
from editor.picture.render import render_level
from editor.picture.tints import DEAD_END, PLAIN, STRONGEST


def growing_picture(
    maze: Maze,
    current: tuple[int, int] | None,
    waiting: NDArray[np.int64],
    cell_size_px: int,
    palette: Palette = LIGHT,
) -> NDArray[np.uint32]:
    """Give the picture of a maze of one level that grows; what it has not come to looks like rock.

    Parameters
    ----------
    current : row and column of the cell where something happens
    waiting : (n, 2) rows and columns of cells that wait
    cell_size_px : at least 1

    Returns
    -------
    picture : (height, width) uint32, 0xffRRGGBB words
    """
    tints = np.full(maze.shape, PLAIN, dtype=np.uint8)
    tints[0, waiting[:, 0], waiting[:, 1]] = DEAD_END
    if current is not None:
        tints[0, current[0], current[1]] = STRONGEST
    cells = maze.cells.copy()
    cells[_closed_in(maze.walls[0])[None] & (tints == PLAIN)] = Matter.ROCK << 1
    grown = Maze(cells, maze.walls, lattice=maze.lattice, origin=maze.origin)
    return render_level(grown, 0, Overlay.DEAD_ENDS, cell_size_px=cell_size_px, palette=palette, tints=tints)


def _closed_in(walls: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Tell which cells have a wall on every side."""
    east, south = walls & 3 == Wall.WALL, walls >> SOUTH_SHIFT == Wall.WALL
    closed: NDArray[np.bool_] = east & south
    closed[:, 1:] &= east[:, :-1]
    closed[1:] &= south[:-1]
    return closed
