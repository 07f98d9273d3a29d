"""The passages of a maze as a board, and edits of them: for what reworks mazes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import GeneratorError
from mazarine.generators.board import Board
from mazarine.generators.codes import FLOOR, FREE
from mazarine.generators.linked import linked_walls
from mazarine.lattice import Side
from mazarine.maze import Cell, Maze
from mazarine.maze.codes import SOUTH_SHIFT, Matter, Wall, is_whole
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.maze.edits.change import require_maze
from mazarine.maze.messages import MazeMessage
from mazarine.messages import quoted

_OPEN_SIDES = np.array([sides.bit_count() for sides in range(16)], dtype=np.uint8)


def board_of(maze: Maze, level: int) -> Board | None:
    """Return a level as a board of cells that are in the maze, walls with links blocked; none if all is rock.

    Raises
    ------
    GeneratorError
        If there is no such level.
    """
    require_level(maze, level)
    floor = maze.cells[level] >> 1 != Matter.ROCK
    if not floor.any():
        return None
    _, rows, cols = maze.shape
    board = Board.of(rows, cols, maze.lattice, floor, linked_walls(maze, level), maze.origin)
    _open(board, maze.walls[level] & 3 != Wall.WALL, maze.walls[level] >> SOUTH_SHIFT != Wall.WALL)
    return board


def require_level(maze: Maze, level: int) -> None:
    """Raise `GeneratorError` if the maze does not have this level."""
    require_maze(maze)
    if not is_whole(level):
        raise GeneratorError(MazeMessage.NOT_A_LEVEL(value=quoted(level)))
    if not 0 <= level < maze.shape[0]:
        raise GeneratorError(
            MazeMessage.NO_LEVEL(level=int(level), first_level=0, last_level=maze.shape[0] - 1)
        )


def _open(board: Board, east: NDArray[np.bool_], south: NDArray[np.bool_]) -> None:
    """Write the passages of a maze into its board, and take its cells for what is in."""
    cells = board.view()
    floor = cells & FLOOR != 0  # a wall with a link may be noted at rock
    east[:, :-1] &= floor[:, :-1] & floor[:, 1:]
    south[:-1] &= floor[:-1] & floor[1:]
    cells &= ~np.uint8(FREE)
    for here, opened, step in ((Side.E, east, (0, 1)), (Side.S, south, (1, 0))):
        rows, cols = (size - by for size, by in zip(cells.shape, step, strict=True))
        cells[:rows, :cols] |= opened[:rows, :cols] * np.uint8(here.bit)
        cells[step[0] :, step[1] :] |= opened[:rows, :cols] * np.uint8(here.opposite.bit)


def keep(board: Board, maze: Maze, level: int, cells: Iterable[Cell]) -> None:
    """Mark cells of the level as free: they are no dead ends then, whatever their sides. Rock stays rock."""
    inside = board.view()
    for at_level, row, col in map(maze.grid.array_place, cells):
        if at_level == level and inside[row, col] & FLOOR:
            inside[row, col] |= FREE


def open_sides(cells: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the number of open sides of each cell of a board."""
    counts: NDArray[np.uint8] = _OPEN_SIDES[cells & 0xF]
    return counts


def setting_cells(maze: Maze, level: int, places: NDArray[np.int64], bits: int, kept: int) -> SetCells:
    """Return the edit that sets bits of cells at (n, 2) array places of a level, and keeps others."""
    codes = maze.cells[level][tuple(places.T)] & np.uint8(kept) | np.uint8(bits)
    return SetCells.of_arrays(_lattice_cells(maze, level, places), codes)


def _lattice_cells(maze: Maze, level: int, places: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return (n, 3) lattice cells at (n, 2) array places of a level."""
    return maze.grid.cells_at(np.insert(places, 0, level, axis=1))


def setting(maze: Maze, level: int, sides: NDArray[np.uint8], wall: Wall) -> SetWalls:
    """Return the edit that sets these sides of the cells of a level, told from the west or north."""
    parts = [np.argwhere(sides & side.bit) for side in (Side.E, Side.S)]
    cells = _lattice_cells(maze, level, np.concatenate(parts))
    named = np.repeat([Side.E, Side.S], [len(part) for part in parts]).astype(np.uint8)
    return SetWalls.of_arrays(cells, named, np.full(len(cells), wall, dtype=np.uint8))
