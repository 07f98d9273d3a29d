"""Mazes to measure on."""

from __future__ import annotations

import numpy as np

from editor.maze import Maze
from editor.maze.edits import SetWalls
from editor.maze.maze import close_borders


def random_walls(rows: int, cols: int, share: float, seed: int = 0) -> Maze:
    """Give a maze of floor in which this share of the wall positions is walled."""
    rng = np.random.default_rng(seed)
    maze = Maze.blank(rows, cols)
    for shift in (0, 2):
        maze.walls |= (rng.random(maze.walls.shape) < share).astype(np.uint8) << np.uint8(shift)
    maze.walls &= 0b0101
    close_borders(maze.walls)
    return maze


def random_toggles(maze: Maze, share: float, count: int, seed: int = 1) -> list[SetWalls]:
    """Give edits of one inner wall position each, that keep about this share of them walled."""
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
