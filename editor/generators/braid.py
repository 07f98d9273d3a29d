"""Braid: a maze that has fewer dead ends, by a second way out of them, and so has loops."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from editor.errors import GeneratorError
from editor.generators.board import Board
from editor.generators.codes import FREE
from editor.generators.linked import linked_walls
from editor.generators.making import seed_of
from editor.generators.parameter import Share, in_63_bits
from editor.lattice import Side
from editor.maze import Maze
from editor.maze.codes import SOUTH_SHIFT, Matter, Wall
from editor.maze.edits import SetWalls

SHARE = Share("braid", "how many of the dead ends get a second way out", 1.0)


def braid(maze: Maze, share: object = 1.0, *, rng: np.random.Generator, level: int = 0) -> SetWalls:
    """Give the edit that opens a second side of dead ends of a level.

    Two dead ends beside each other are joined where that is possible. A cell that carries a link is not a
    dead end, walls that carry links stay, and so does a dead end with nothing beside it to lead to.

    Parameters
    ----------
    maze
        Is not changed.
    share
        How many of the dead ends, 0 to 1; each is decided on its own.
    rng
        Gives one number of 64 bits.
    level
        The level.

    Raises
    ------
    GeneratorError
        If the share is out of range, or there is no such level.
    """
    from editor.generators.kernels.braid import open_dead_ends  # noqa: PLC0415  # loads Numba

    if not 0 <= level < maze.shape[0]:
        raise GeneratorError(f"The maze has no level {level}; its levels are 0 to {maze.shape[0] - 1}.")
    threshold = in_63_bits(SHARE.read(share))
    floor = maze.cells[level] >> 1 != Matter.ROCK
    if not floor.any():
        return SetWalls([])
    board = Board.of(maze.shape[1], maze.shape[2], maze.lattice, floor, linked_walls(maze, level))
    east, south = maze.walls[level] & 3, maze.walls[level] >> SOUTH_SHIFT
    _open(board, east != Wall.WALL, south != Wall.WALL)
    top, left = maze.origin
    for at_level, row, col in maze.links.cells():
        if at_level == level:
            board.view()[row - top, col - left] |= FREE
    before = board.view().copy()
    open_dead_ends(board.grid(seed_of(rng), ordered=False)[0], threshold)
    return _opening(maze, level, board.view() & ~before)


def _open(board: Board, east: NDArray[np.bool_], south: NDArray[np.bool_]) -> None:
    """Write the passages of a maze into its board, and take its cells for what is in."""
    cells = board.view()
    floor = cells != 0
    east[:, :-1] &= floor[:, :-1] & floor[:, 1:]
    south[:-1] &= floor[:-1] & floor[1:]
    cells &= ~np.uint8(FREE)
    for here, opened, step in ((Side.E, east, (0, 1)), (Side.S, south, (1, 0))):
        rows, cols = (size - by for size, by in zip(cells.shape, step, strict=True))
        cells[:rows, :cols] |= opened[:rows, :cols] * np.uint8(here.bit)
        cells[step[0] :, step[1] :] |= opened[:rows, :cols] * np.uint8(here.opposite.bit)


def _opening(maze: Maze, level: int, opened: NDArray[np.uint8]) -> SetWalls:
    """Give the edit that opens these sides."""
    parts = [np.argwhere(opened & side.bit) for side in (Side.E, Side.S)]
    places = np.concatenate(parts) + np.array(maze.origin)
    cells = np.column_stack((np.full(len(places), level), places))
    sides = np.repeat([Side.E, Side.S], [len(part) for part in parts]).astype(np.uint8)
    return SetWalls.of_arrays(cells, sides, np.zeros(len(cells), dtype=np.uint8))
