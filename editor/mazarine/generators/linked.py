"""The walls that carry links, which generators leave standing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.borders import wall_portals


def linked_walls(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Return (rows, cols) uint8: the walls of a level that carry links, in the code of `Maze.walls`.

    As the `blocked` sides of a generator they stay walled.
    """
    blocked = np.zeros_like(maze.walls)
    wall_portals(blocked, maze.links, maze.lattice, maze.origin)
    of_level: NDArray[np.uint8] = blocked[level]
    return of_level
