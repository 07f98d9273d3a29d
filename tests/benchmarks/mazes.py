"""Mazes to measure on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mazarine.generators import generate
from mazarine.maze import Maze
from mazarine.maze.borders import close_borders
from mazarine.maze.edits import SetWalls


def random_walls(rows: int, cols: int, share: float, seed: int = 0) -> Maze:
    """Return a maze of floor in which this share of the wall positions is walled."""
    rng = np.random.default_rng(seed)
    maze = Maze.blank(rows, cols)
    for shift in (0, 2):
        maze.buffers.walls[:] |= (rng.random(maze.walls.shape) < share).astype(np.uint8) << np.uint8(shift)
    maze.buffers.walls[:] &= 0b0101
    close_borders(maze.buffers.walls)
    return maze


def random_toggles(maze: Maze, share: float, count: int, seed: int = 1) -> list[SetWalls]:
    """Return edits of one inner wall position each, that keep about this share of them walled."""
    rng = np.random.default_rng(seed)
    _, rows, cols = maze.shape
    return [
        SetWalls(
            [
                (
                    0,
                    int(rng.integers(rows - 1)),
                    int(rng.integers(cols - 1)),
                    "ES"[rng.integers(2)],
                    "wall" if rng.random() < share else "open",
                )
            ]
        )
        for _ in range(count)
    ]


def hall(size: int) -> Maze:
    """Return one open room."""
    return Maze.blank(size, size)


def perfect(size: int, seed: int = 0) -> Maze:
    """Return a perfect maze: a random spanning tree, by a walk with backtracking."""
    return generate("stack", size, size, rng=seed)


def spiral(size: int) -> Maze:
    """Return one corridor that winds inward."""
    maze = Maze.blank(size, size, walled=True)
    walls = maze.buffers.walls[0]
    top, left, bottom, right = 0, 0, size - 1, size - 1
    while True:
        walls[top, left:right] &= 0b1100
        walls[top:bottom, right] &= 0b0011
        walls[bottom, left:right] &= 0b1100
        top += 1
        if top > bottom:
            break
        walls[top:bottom, left] &= 0b0011
        if left + 1 > right - 1:
            break
        walls[top, left] &= 0b1100
        left, right, bottom = left + 1, right - 1, bottom - 1
    close_borders(maze.buffers.walls)
    return maze


def perfect_tiles(size: int, seed: int = 0) -> Maze:
    """Return a perfect maze of `size` × `size` cells as blocks: walls are cells of rock."""
    walls = perfect(size, seed).walls[0]
    floor = np.zeros((2 * size + 1, 2 * size + 1), dtype=np.bool_)
    floor[1::2, 1::2] = True
    floor[1::2, 2::2] = walls & 3 != 1
    floor[2::2, 1::2] = walls >> 2 != 1
    return of_blocks(floor)


def rooms_with_doors(size: int, share: float, seed: int = 0) -> Maze:
    """Return rooms of 9 × 9 blocks, with a door in this share of the walls between them."""
    rng = np.random.default_rng(seed)
    floor = np.ones((size, size), dtype=np.bool_)
    floor[::10] = False
    floor[:, ::10] = False
    for row in range(0, size - 10, 10):
        for col in range(0, size - 10, 10):
            if col < size - 20 and rng.random() < share:
                floor[row + 1 + rng.integers(9), col + 10] = True
            if row < size - 20 and rng.random() < share:
                floor[row + 10, col + 1 + rng.integers(9)] = True
    return of_blocks(floor)


def of_blocks(floor: NDArray[np.bool_]) -> Maze:
    """Return a maze without walls, of floor and rock."""
    maze = Maze.blank(*floor.shape)
    maze.buffers.cells[0][~floor] = 0
    return maze
