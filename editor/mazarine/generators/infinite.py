"""Windows of an infinite binary tree maze, as mazes of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mazarine.generators.binary_tree import binary_tree_window
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall


@dataclass(frozen=True, eq=False)
class MazeWindow:
    """A window of an infinite maze.

    Attributes
    ----------
    maze : its border is walled
    openings : how many passages over the cut became walls
    components : how many there are, each a tree
    """

    maze: Maze
    openings: int
    components: int


def cut_window(seed: int, row: int, col: int, rows: int, cols: int, **parameters: Any) -> MazeWindow:
    """Cut a window out of an infinite binary tree maze; `GeneratorError` if there can be no such window.

    Parameters
    ----------
    seed : 64 bits
    row, col : where the window begins; below 0 as well
    rows, cols : its size
    parameters : `bias` and `version`, as the generator declares them
    """
    sides = binary_tree_window(seed, row, col, rows, cols, **parameters)
    east, south = ((sides >> side & 1).astype(bool) for side in (Side.E, Side.S))
    openings = sum(
        int(np.count_nonzero(edge >> side & 1))
        for side, edge in zip(SQUARE.sides, (sides[0], sides[:, -1], sides[-1], sides[:, 0]), strict=True)
    )
    east[:, -1] = south[-1] = False
    walls = np.where(east, Wall.OPEN, Wall.WALL) << EAST_SHIFT
    walls |= np.where(south, Wall.OPEN, Wall.WALL) << SOUTH_SHIFT
    cells = np.full((1, rows, cols), Matter.FLOOR << 1, dtype=np.uint8)
    passages = int(np.count_nonzero(east)) + int(np.count_nonzero(south))
    # There are no cycles: every passage joins two components.
    return MazeWindow(Maze(cells, walls.astype(np.uint8)[None]), openings, rows * cols - passages)
