"""Mazes built to hurt: rooms and corridors that fall apart far from where they are cut."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall

_EAST, _SOUTH = Wall.WALL << EAST_SHIFT, Wall.WALL << SOUTH_SHIFT


def comb(teeth: int, length: int, *, upward: bool = False) -> Maze:
    """Return a comb-shaped room: a spine two rows high, and teeth two columns wide, a column of rock apart.

    >>> ["".join(".#"[not cell] for cell in row) for row in comb(3, 2).cells[0]]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['........',
     '........',
     '..#..#..',
     '..#..#..']
    """
    floor = np.ones((2 + length, 3 * teeth - 1), dtype=bool)
    floor[2:, 2::3] = False
    return of_floor(floor[::-1] if upward else floor)


def lying_comb(teeth: int, length: int) -> Maze:
    """Return a comb whose spine runs down its first two columns and whose teeth run to the east."""
    return of_floor((comb(teeth, length).cells[0] >> 1 != 0).T)


def spiral_room(size: int) -> Maze:
    """Return a spiral room, two cells wide, that winds inward from the first cell, rock between its turns.

    >>> ["".join(".#"[not cell] for cell in row) for row in spiral_room(8).cells[0]]
    ... # doctest: +NORMALIZE_WHITESPACE
    ['........',
     '........',
     '######..',
     '.....#..',
     '.....#..',
     '..####..',
     '........',
     '........']
    """
    floor = np.zeros((size, size), dtype=bool)
    for row, col, _ in spiral_walk(size):
        floor[row : row + 2, col : col + 2] = True
    return of_floor(floor)


def spiral_walk(size: int) -> list[tuple[int, int, str]]:
    """Return the faces of a spiral room from its outer end to its inner one.

    Each with the side of its first cell that lies in this face only, but for the corners.
    """
    row = col = 0
    walk = [(row, col, "E")]
    lengths = [size - 2] * 3 + [left for left in range(size - 5, 2, -3) for _ in range(2)]
    for turn, length in enumerate(lengths):
        down, right = ((0, 1), (1, 0), (0, -1), (-1, 0))[turn % 4]
        for _ in range(length):
            row, col = row + down, col + right
            walk.append((row, col, "S" if down else "E"))
    return walk


def ring_room(rows: int, cols: int) -> Maze:
    """Return a ring-shaped room, two cells wide, around a block of rock."""
    floor = np.ones((rows, cols), dtype=bool)
    floor[2:-2, 2:-2] = False
    return of_floor(floor)


def hall_and_ring(hall: int) -> Maze:
    """Return one room: a hall of 11 rows and `hall` columns of faces, and at its end a ring of 40 faces.

    Face (0, 5, hall + 3) of the ring is all that joins them.
    """
    faces = np.zeros((11, hall + 14), dtype=bool)
    faces[:, :hall] = faces[5, : hall + 4] = faces[:, hall + 3 :] = True
    faces[1:-1, hall + 4 : -1] = False
    floor = np.zeros((12, hall + 15), dtype=bool)
    for row, col in np.argwhere(faces).tolist():
        floor[row : row + 2, col : col + 2] = True
    return of_floor(floor)


def ring_corridor(size: int) -> Maze:
    """Return a closed corridor around a block of rock."""
    floor = np.ones((size, size), dtype=bool)
    floor[1:-1, 1:-1] = False
    return of_floor(floor)


def two_halls(rows: int, cols: int, doors: list[int]) -> Maze:
    """Return two halls of this size side by side, with an open side in the rows `doors`."""
    maze = Maze.blank(rows, 2 * cols)
    closed = np.ones(rows, dtype=bool)
    closed[doors] = False
    maze.buffers.walls[0, closed, cols - 1] |= _EAST
    return maze


def checkerboard(rooms: int, size: int) -> Maze:
    """Return `rooms` × `rooms` square rooms, each walled off from the others."""
    maze = Maze.blank(rooms * size, rooms * size)
    maze.buffers.walls[0, :, size - 1 :: size] |= _EAST
    maze.buffers.walls[0, size - 1 :: size] |= _SOUTH
    close_borders(maze.buffers.walls)
    return maze


def snake(rows: int, cols: int) -> Maze:
    """Return one corridor through every cell: along the rows, alternately east and west.

    >>> snake(3, 2).walls[0].tolist()
    [[4, 1], [0, 5], [4, 5]]
    """
    maze = Maze.blank(rows, cols, walled=True)
    maze.buffers.walls[0, :, :-1] &= ~np.uint8(_EAST)
    maze.buffers.walls[0, 0:-1:2, -1] &= ~np.uint8(_SOUTH)
    maze.buffers.walls[0, 1:-1:2, 0] &= ~np.uint8(_SOUTH)
    return maze


def scattered(size: int, share: float, seed: int) -> Maze:
    """Return a square maze with this share of walls, and a third of that share of rock."""
    rng = np.random.default_rng(seed)
    maze = Maze.blank(size, size)
    for bits in (_EAST, _SOUTH):
        maze.buffers.walls[rng.random(maze.walls.shape) < share] |= np.uint8(bits)
    close_borders(maze.buffers.walls)
    maze.buffers.cells[rng.random(maze.cells.shape) < share / 3] = Matter.ROCK << 1
    return maze


def of_floor(floor: NDArray[np.bool_]) -> Maze:
    """Return a maze without inner walls that is floor where this array is true."""
    maze = Maze.blank(*floor.shape)
    maze.buffers.cells[0, ~floor] = Matter.ROCK << 1
    return maze
