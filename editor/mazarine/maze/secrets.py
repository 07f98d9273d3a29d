"""Secrets: cells and doors that are there, but not seen until they are found."""

from __future__ import annotations

import numpy as np

from mazarine.maze.codes import Matter, Wall
from mazarine.maze.maze import Maze


def has_secrets(maze: Maze) -> bool:
    """Return whether there is a secret that is not found."""
    walls = maze.walls
    shifts = map(maze.lattice.shift, maze.lattice.stored)
    doors = any((walls >> shift & 3 == Wall.SECRET).any() for shift in shifts)
    return bool(doors or (maze.cells >> 1 == Matter.SECRET).any())


def with_secrets_closed(maze: Maze) -> Maze:
    """Return a copy in which secret cells are rock and secret doors walls, unless they are found.

    Links that have an end in such a cell are still there.
    """
    closed = maze.copy()
    closed.buffers.cells[maze.cells >> 1 == Matter.SECRET] &= 1
    for shift in map(maze.lattice.shift, maze.lattice.stored):
        is_door = maze.walls >> shift & 3 == Wall.SECRET
        closed.buffers.walls[is_door] ^= np.uint8((Wall.SECRET ^ Wall.WALL) << shift)
    return closed


def without_secrets(maze: Maze) -> Maze:
    """Return a copy in which secrets that are not found are closed, without links that end in such cells."""
    closed = with_secrets_closed(maze)
    for link in list(closed.links):
        places = (maze.grid.array_place(port.cell) for port in link.ports)
        if any(closed.cells[place] >> 1 == Matter.ROCK for place in places):
            closed.links.remove(link)
    return closed
