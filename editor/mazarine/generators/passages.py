"""The passages of a maze as a board, and edits of them: for what reworks mazes."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from mazarine.errors import EditRejected, GeneratorError
from mazarine.generators.board import Board
from mazarine.generators.codes import FLOOR, FREE
from mazarine.maze import Cell, Maze, validation
from mazarine.maze.borders import wall_portals
from mazarine.maze.codes import Matter, Wall
from mazarine.maze.edits import SetCells, SetWalls
from mazarine.maze.edits.change import require_maze

_OPEN_SIDES = np.array([sides.bit_count() for sides in range(64)], dtype=np.uint8)


def board_of(maze: Maze, level: int) -> Board:
    """Return a level as a board of cells that are in the maze, walls with links blocked.

    Raises `GeneratorError` if there is no such level.
    """
    require_level(maze, level)
    _, rows, cols = maze.shape
    board = Board.of(rows, cols, maze.lattice, None, linked_walls(maze, level), maze.origin)
    cells = board.view()
    cells[maze.cells[level] >> 1 == Matter.ROCK] &= ~np.uint8(FLOOR | FREE)
    cells &= ~np.uint8(FREE)
    board.put(cells)
    floor = cells & FLOOR != 0  # a wall with a link may be noted at rock
    for shift, (number, _, _) in enumerate(board.own_sides):
        is_open = (maze.walls[level] >> 2 * shift & 3) != Wall.WALL
        board.open(number, is_open & floor & board.across(floor, number))
    return board


def require_level(maze: Maze, level: int) -> None:
    """Raise `GeneratorError` if the maze does not have this level."""
    require_maze(maze)
    try:
        validation.require_level(level, maze.shape[0])
    except EditRejected as error:
        raise GeneratorError(error.message) from None


def linked_walls(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Return (rows, cols) uint8: the walls of a level that carry links, in the code of `Maze.walls`.

    As the `blocked` sides of a generator they stay walled.
    """
    blocked = np.zeros_like(maze.walls)
    wall_portals(blocked, maze.links, maze.lattice, maze.origin)
    of_level: NDArray[np.uint8] = blocked[level]
    return of_level


def keep(board: Board, maze: Maze, level: int, cells: Iterable[Cell]) -> None:
    """Mark cells of the level as free: they are no dead ends then, whatever their sides. Rock stays rock."""
    for at_level, row, col in map(maze.grid.array_place, cells):
        if at_level == level and board.has_cell(row, col):
            board.cells[board.place(row, col)] |= FREE


def passages_of(sides: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return how many of these sides are open, which are told as bits."""
    counts: NDArray[np.uint8] = _OPEN_SIDES[sides]
    return counts


def setting_cells(maze: Maze, level: int, places: NDArray[np.int64], bits: int, kept: int) -> SetCells:
    """Return the edit that sets bits of cells at (n, 2) array places of a level, and keeps others."""
    codes = maze.cells[level][tuple(places.T)] & np.uint8(kept) | np.uint8(bits)
    return SetCells.of_arrays(_lattice_cells(maze, level, places), codes)


def _lattice_cells(maze: Maze, level: int, places: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return (n, 3) lattice cells at (n, 2) array places of a level."""
    return maze.grid.cells_at(np.insert(places, 0, level, axis=1))


def setting(maze: Maze, level: int, sides: NDArray[np.uint8], wall: Wall) -> SetWalls:
    """Return the edit that sets these sides of the cells of a level, named by the cells that store them.

    Parameters
    ----------
    sides : (rows, cols) uint8, bits in the order of `Lattice.sides`
    """
    stored = maze.lattice.stored
    parts = [np.argwhere(sides >> maze.lattice.sides.index(side) & 1) for side in stored]
    cells = _lattice_cells(maze, level, np.concatenate(parts))
    named = np.repeat(stored, [len(part) for part in parts]).astype(np.uint8)
    return SetWalls.of_arrays(cells, named, np.full(len(cells), wall, dtype=np.uint8))
