"""Levels as blocks: a raster of rock and floor, for arrays and formats that have no thin walls."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from mazarine.errors import EditRejected, WrongType
from mazarine.lattice import Side
from mazarine.maze.codes import EAST_SHIFT, FOG, SOUTH_SHIFT, Matter, Wall
from mazarine.maze.maze_like import MazeLike
from mazarine.maze.messages import MazeMessage
from mazarine.maze.things import Marker
from mazarine.maze.validation import require_size
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import quoted

Codes = NDArray[np.uint8]

DOORS = ((Wall.SECRET, Matter.SECRET), (Wall.FOUND, Matter.FOUND))
"""Secret doors, and the cells that they become."""


def inner_walls(cells: Codes, walls: Codes) -> tuple[Codes, Codes]:
    """Return the codes of positions between two floor cells, to the east and to the south; others are open.

    Parameters
    ----------
    cells, walls : (..., rows, cols) uint8

    Returns
    -------
    east : (..., rows, cols - 1) uint8
    south : (..., rows - 1, cols) uint8
    """
    floor = cells >> 1 != Matter.ROCK
    east = (walls >> EAST_SHIFT & 3)[..., :-1] * (floor[..., :-1] & floor[..., 1:])
    south = (walls >> SOUTH_SHIFT & 3)[..., :-1, :] * (floor[..., :-1, :] & floor[..., 1:, :])
    return east, south


def has_thin_walls(maze: MazeLike, level: int = 0, *, or_doors: bool = False) -> bool:
    """Return whether a wall, or a secret door, stands between two floor cells of a level."""
    between = inner_walls(maze.cells[level], maze.walls[level])
    return any((codes.any() if or_doors else (codes == Wall.WALL).any()) for codes in between)


def wants_doubling(maze: MazeLike, level: int = 0, *, or_doors: bool = False) -> bool:
    """Return whether a level needs `raster_of`: it has thin walls, or no rock that would show its shape."""
    has_rock = (maze.cells[level] >> 1 == Matter.ROCK).any()
    return not has_rock or has_thin_walls(maze, level, or_doors=or_doors)


def is_block_maze(maze: MazeLike) -> bool:
    """Return whether every level has rock and no thin walls."""
    return not any(wants_doubling(maze, level, or_doors=True) for level in range(maze.shape[0]))


def raster_of(maze: MazeLike, level: int = 0) -> NDArray[np.bool_]:
    """Return the doubled raster of a level: wall positions and the posts between them become blocks.

    A post is rock if a wall touches it, so that an open square stays open.

    Returns
    -------
    rock : (2 * rows + 1, 2 * cols + 1) bool, cell (r, c) at (2 * r + 1, 2 * c + 1)

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> raster_of(Maze.blank(1, 2)).astype(int).tolist()
    [[1, 1, 1, 1, 1], [1, 0, 0, 0, 1], [1, 1, 1, 1, 1]]
    """
    positions = WallPositions.of(maze, level)
    _, rows, cols = maze.shape
    rock = np.zeros((2 * rows + 1, 2 * cols + 1), dtype=bool)
    rock[1::2, 1::2] = maze.cells[level] >> 1 == Matter.ROCK
    rock[::2, 1::2] = positions.flat
    rock[1::2, ::2] = positions.upright
    rock[::2, ::2] = _touched_posts(positions)
    return rock


def doubled_place(maze: MazeLike, row: int, col: int, marker: Marker) -> tuple[int, int]:
    """Return the place of a mark in a doubled raster: in its gap, or else in the middle of its cell."""
    down, right = 0, 0
    if marker.side is not None:
        down, right = maze.lattice.steps[Side[marker.side]]
    return 2 * row + 1 + down, 2 * col + 1 + right


def blocks_of(maze: MazeLike, level: int = 0) -> NDArray[np.bool_]:
    """Return a level as a raster of rock, doubled only where thin walls need it."""
    return raster_of(maze, level) if has_thin_walls(maze, level) else maze.cells[level] >> 1 == Matter.ROCK


def thin_walls_of(rock: NDArray[np.bool_]) -> tuple[NDArray[np.bool_], WallPositions]:
    """Return the cells and the closed wall positions of a doubled raster: the way back of `raster_of`.

    A post that no wall touches says nothing. Raises `EditRejected` if it is no such raster.

    Parameters
    ----------
    rock : (2 * rows + 1, 2 * cols + 1) bool, cell (r, c) at (2 * r + 1, 2 * c + 1)

    Returns
    -------
    cells : (rows, cols) bool, whether each cell is rock
    positions : the closed positions; sides of rock are closed

    Examples
    --------
    >>> from mazarine.maze import Maze
    >>> thin_walls_of(raster_of(Maze.blank(1, 2, walled=True)))[1].upright.tolist()
    [[True, True, True]]
    """
    height, width = rock.shape
    if height % 2 == 0 or width % 2 == 0 or min(height, width) < 3:
        raise EditRejected(MazeMessage.RASTER_SIZE(rows=height, cols=width))
    cells = rock[1::2, 1::2].copy()
    positions = WallPositions(rock[::2, 1::2].copy(), rock[1::2, ::2].copy())
    wrong = np.zeros(rock.shape, dtype=bool)
    around = np.pad(cells, 1)
    wrong[::2, 1::2] = ~positions.flat & (around[:-1, 1:-1] | around[1:, 1:-1])
    wrong[1::2, ::2] = ~positions.upright & (around[1:-1, :-1] | around[1:-1, 1:])
    wrong[::2, ::2] = ~rock[::2, ::2] & _touched_posts(positions)
    if wrong.any():
        row, col = divmod(int(wrong.argmax()), width)
        is_post = row % 2 == 0 and col % 2 == 0
        refusal = MazeMessage.RASTER_POST_OPEN if is_post else MazeMessage.RASTER_WALL_OPEN
        raise EditRejected(refusal(row=row, col=col))
    return cells, positions


def lone_posts(rock: NDArray[np.bool_]) -> int:
    """Count the posts of a doubled raster that no wall touches, which thin walls cannot show."""
    positions = WallPositions(rock[::2, 1::2], rock[1::2, ::2])
    return int(np.count_nonzero(rock[::2, ::2] & ~_touched_posts(positions)))


def _touched_posts(positions: WallPositions) -> NDArray[np.bool_]:
    """Return which posts a closed position touches."""
    rows, cols = len(positions.upright), positions.flat.shape[1]
    touched = np.zeros((rows + 1, cols + 1), dtype=bool)
    touched[:, 1:] |= positions.flat
    touched[:, :-1] |= positions.flat
    touched[1:] |= positions.upright
    touched[:-1] |= positions.upright
    return touched


def codes_of_blocks(maze: MazeLike, level: int = 0) -> NDArray[np.uint8]:
    """Return the codes of a doubled level: walls are cells, which lie in fog where all cells around do."""
    cells, walls = maze.cells[level], maze.walls[level]
    rock, floor = np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)
    blocks = np.where(raster_of(maze, level), rock, floor)
    blocks[1::2, 1::2] = cells
    for shift, places in ((EAST_SHIFT, blocks[1::2, 2::2]), (SOUTH_SHIFT, blocks[2::2, 1::2])):
        for door, matter in DOORS:
            places[(walls >> shift & 3 == door) & (places != rock)] = matter << 1
    fog = np.pad(cells & FOG, 1, mode="edge")
    blocks[1::2, ::2] |= fog[1:-1, :-1] & fog[1:-1, 1:]
    blocks[::2, 1::2] |= fog[:-1, 1:-1] & fog[1:, 1:-1]
    blocks[::2, ::2] |= fog[:-1, :-1] & fog[:-1, 1:] & fog[1:, :-1] & fog[1:, 1:]
    return blocks


def code_blocks_of(maze: MazeLike, level: int = 0) -> NDArray[np.uint8]:
    """Return the codes of a level, doubled only where thin walls or secret doors need it."""
    doubled = has_thin_walls(maze, level, or_doors=True)
    return codes_of_blocks(maze, level) if doubled else maze.cells[level].copy()


def cells_of_array(blocks: ArrayLike, *, codes: bool = False) -> NDArray[np.uint8]:
    """Return new (levels, rows, cols) cells for an array of walls (not 0) and floor (0), or of codes.

    It raises the errors of `Maze.from_blocks`.
    """
    array = _array(blocks)
    if array.dtype.kind not in ("iu" if codes else "biu"):
        refusal = MazeMessage.CODES_TYPE if codes else MazeMessage.BLOCKS_TYPE
        raise WrongType(refusal(type=str(array.dtype)))
    if array.ndim not in (2, 3):
        raise EditRejected(MazeMessage.BLOCKS_SHAPE(shape=array.shape))
    if array.ndim == 2:
        array = array[np.newaxis]
    require_size(*array.shape)
    if not codes:
        return np.ascontiguousarray(np.where(array, np.uint8(Matter.ROCK << 1), np.uint8(Matter.FLOOR << 1)))
    if array.min() < 0 or array.max() > 7:
        raise EditRejected(MazeMessage.CODES_RANGE(lowest=int(array.min()), highest=int(array.max())))
    return array.astype(np.uint8, order="C")


def _array(blocks: ArrayLike) -> NDArray[np.generic]:
    try:
        return np.asarray(blocks)
    except (TypeError, ValueError):  # Rows of different lengths, for instance.
        raise WrongType(MazeMessage.BLOCKS_NOT_ARRAY(value=quoted(blocks))) from None
