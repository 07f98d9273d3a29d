"""The dual of a maze: walls become passages, and passages walls, upside down."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected
from mazarine.files import lossy
from mazarine.files.block_conversion import Converted
from mazarine.files.limits import too_many_cells
from mazarine.files.messages import ConversionMessage, LossMessage
from mazarine.maze import MAX_CELLS, Maze
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall

Walls = NDArray[np.bool_]


def dual(maze: Maze) -> Converted:
    """Return the dual of a maze with thin walls, one row and one column larger.

    Each post, a corner of cells, becomes a cell; each wall between two posts becomes a passage, and each
    passage a wall. The result is turned by half a turn. The outer border would become a loop: it is cut at
    one of its corners, so that the dual of a perfect maze is perfect. Raises `EditRejected` if the lattice is
    not square, there is rock, or the dual would have too many cells.

    Parameters
    ----------
    maze : is not changed. Secret doors are passages; links, markers, secret cells and fog are left out.
    """
    if not maze.lattice.is_full:
        raise EditRejected(ConversionMessage.DUAL_NEEDS_SQUARES())
    rock = np.argwhere(maze.cells >> 1 == Matter.ROCK)
    if len(rock):
        cell = maze.grid.cell_at(tuple(rock[0].tolist()))
        raise EditRejected(ConversionMessage.DUAL_HAS_ROCK(cell=cell))
    levels, rows, cols = maze.shape
    if levels * (rows + 1) * (cols + 1) > MAX_CELLS:
        raise EditRejected(too_many_cells(levels, rows + 1, cols + 1))
    changes = lossy.present(
        LossMessage.DUAL_SIZE(rows=rows, cols=cols, new_rows=rows + 1, new_cols=cols + 1),
        lossy.links(maze), lossy.markers(maze),
        lossy.secret_cells(maze, lossy.ALL), lossy.secret_doors(maze, lossy.ALL),
        lossy.fog(maze, lossy.ALL),
        lossy.metadata_left_out([LossMessage.COSTS_ITEM] if maze.has_costs else []),
    )  # fmt: skip
    return Converted(
        Maze(
            np.full((levels, rows + 1, cols + 1), Matter.FLOOR << 1, dtype=np.uint8),
            np.stack([_dual_walls(walls) for walls in maze.walls]),
            title=maze.title, author=maze.author, properties=dict(maze.properties), extra=dict(maze.extra),
        ),
        changes,
    )  # fmt: skip


def _dual_walls(walls: NDArray[np.uint8]) -> NDArray[np.uint8]:
    across, down = _segments(walls)
    _cut(across, down)
    across, down = across[::-1, ::-1], down[::-1, ::-1]
    rows, cols = len(across), down.shape[1]
    result = np.full((rows, cols), Wall.WALL << EAST_SHIFT | Wall.WALL << SOUTH_SHIFT, dtype=np.uint8)
    result[:, :-1] &= ~(across.astype(np.uint8) << EAST_SHIFT)
    result[:-1] &= ~(down.astype(np.uint8) << SOUTH_SHIFT)
    return result


def _segments(walls: NDArray[np.uint8]) -> tuple[Walls, Walls]:
    """Return which wall segments stand, the outer border included.

    Returns
    -------
    across : (rows + 1, cols) bool
        Segments from a post to the next one to the east.
    down : (rows, cols + 1) bool
        Segments from a post to the next one to the south.
    """
    rows, cols = walls.shape
    across, down = np.ones((rows + 1, cols), dtype=np.bool_), np.ones((rows, cols + 1), dtype=np.bool_)
    across[1:-1] = walls[:-1] >> SOUTH_SHIFT & 3 == Wall.WALL
    down[:, 1:-1] = walls[:, :-1] >> EAST_SHIFT & 3 == Wall.WALL
    return across, down


def _cut(across: Walls, down: Walls) -> None:
    """Remove a segment of the border at one of its corners: at the root, if the maze is a binary tree.

    There, one of two walls leads away from the corner at each inner post: south or east from the upper left
    one. The corner for which that is true of the most posts is taken, the first of equal ones.
    """
    above, below = down[:-1, 1:-1], down[1:, 1:-1]
    left, right = across[1:-1, :-1], across[1:-1, 1:]
    corners = {(0, 0): below ^ right, (0, -1): below ^ left, (-1, 0): above ^ right, (-1, -1): above ^ left}
    across[max(corners, key=lambda corner: int(corners[corner].sum()))] = False
