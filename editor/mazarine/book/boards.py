"""The boards on which the mazes of a book are found."""

from __future__ import annotations

import numpy as np

from mazarine.lattice import lattice_named
from mazarine.maze import Maze
from mazarine.maze.edits import SetCells
from mazarine.shapes import mark_ends, mask


def board_of(lattice: str, rows: int, cols: int, shape: str = "") -> Maze:
    """Return a board without walls, with a start and a goal; what is not in its shape is rock.

    Raises
    ------
    MazeError
        If there is no such shape, or a board of this size cannot have it.
    """
    board = Maze.blank(rows, cols, lattice=lattice_named(lattice))
    if not shape:
        mark_ends(board, ((0, 0, 0), (0, rows - 1, cols - 1)))
        return board
    outside = np.argwhere(~mask(shape, rows, cols, lattice)).tolist()
    SetCells([(0, row, col, "rock") for row, col in outside]).apply(board)
    mark_ends(board)
    return board
