"""Making a maze on the floor of another: any shape, with its rock, links and markers left where they are."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from editor.generators.growth import Growth
from editor.generators.making import begin
from editor.lattice import Side
from editor.maze import Maze
from editor.maze.codes import EAST_SHIFT, SOUTH_SHIFT, Matter, Wall
from editor.regions.progress import Progress


def begin_on(maze: Maze, level: int, name: str, *, rng: np.random.Generator, **parameters: Any) -> Growth:
    """Begin a maze on the floor of a level; walls that carry links stay walled.

    Raises
    ------
    GeneratorError
        If the algorithm is not known, or cannot do what is asked, or there is no floor.
    """
    mask, blocked = ~_rock(maze, level), _sides_with_links(maze, level)
    _, rows, cols = maze.shape
    return begin(
        name, rows, cols, rng=rng,
        mask=None if mask.all() else mask,
        blocked=blocked if blocked.any() else None,
        lattice=maze.lattice.name, **parameters,
    )  # fmt: skip


def fill(
    maze: Maze,
    level: int,
    name: str,
    *,
    rng: np.random.Generator,
    progress: Progress | None = None,
    **parameters: Any,
) -> tuple[Maze, int]:
    """Make a maze on the floor of a level; give the whole, and how many pieces of floor got one.

    Raises
    ------
    GeneratorError
        As for `begin_on`.
    Cancelled
        If `progress` said to stop.
    """
    growth = begin_on(maze, level, name, rng=rng, **parameters)
    return filled(maze, level, growth.run(progress)), growth.pieces


def filled(maze: Maze, level: int, grown: Maze) -> Maze:
    """Give a maze with the walls and the matter of another, of one level, on this level."""
    whole = maze.copy()
    rock = _rock(maze, level)
    walls = grown.walls[0].copy()
    # Between rock and rock nothing stands.
    walls[:, :-1][rock[:, :-1] & rock[:, 1:]] &= ~np.uint8(3 << EAST_SHIFT)
    walls[:-1][rock[:-1] & rock[1:]] &= ~np.uint8(3 << SOUTH_SHIFT)
    whole.walls[level] = walls
    if (grown.cells[0] >> 1 == Matter.ROCK)[~rock].any():
        whole.cells[level] = grown.cells[0]
    return whole


def _rock(maze: Maze, level: int) -> NDArray[np.bool_]:
    rock: NDArray[np.bool_] = maze.cells[level] >> 1 == Matter.ROCK
    return rock


def _sides_with_links(maze: Maze, level: int) -> NDArray[np.uint8]:
    """Give the walls of a level that carry links, in the code of `Maze.walls`."""
    walls = np.zeros(maze.shape[1:], dtype=np.uint8)
    top, left = maze.origin
    for link in maze.links:
        for port in link.ports:
            at, row, col = port.cell[0], port.cell[1] - top, port.cell[2] - left
            if at != level or not port.side.is_wall:
                continue
            side = Side[port.side.name]
            if side in (Side.N, Side.W):
                down, right = maze.lattice.steps[side]
                row, col, side = row + down, col + right, side.opposite
            if row >= 0 and col >= 0:
                walls[row, col] |= Wall.WALL << (EAST_SHIFT if side is Side.E else SOUTH_SHIFT)
    return walls
