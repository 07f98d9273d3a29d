"""The walls that carry links, which generators leave standing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.lattice import Side
from editor.maze import Maze
from editor.maze.codes import SOUTH_SHIFT, Wall


def linked_walls(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Give (rows, cols) uint8: the walls of a level that carry links, in the code of `Maze.walls`.

    As the `blocked` sides of a generator they stay walled.
    """
    blocked = np.zeros(maze.shape[1:], dtype=np.uint8)
    shifts = {Side.E: 0, Side.S: SOUTH_SHIFT}
    for link in maze.links:
        for port in (link.first, link.second):
            if port.cell[0] == level and port.side.is_wall:
                row, col = port.cell[1] - maze.origin[0], port.cell[2] - maze.origin[1]
                side = Side[port.side.name]
                if side not in shifts:
                    down, right = maze.lattice.steps[side]
                    row, col, side = row + down, col + right, side.opposite
                if row >= 0 and col >= 0:
                    blocked[row, col] |= Wall.WALL << shifts[side]
    return blocked
