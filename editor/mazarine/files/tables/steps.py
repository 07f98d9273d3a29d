"""Paths as letters of sides: whether one leads to the goal, and a shortest one."""

from __future__ import annotations

import numpy as np

from mazarine import paths
from mazarine.files.tables.messages import TableMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Cell, Maze
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message


def notes_on(maze: Maze, path: str | None, ends: list[Cell]) -> list[Message]:
    """Return why the path of a file is left out; it is not, if it is as short as the one that is computed."""
    if not path:
        return []
    if len(ends) < 2:
        return [TableMessage.PATH_WITHOUT_ENDS()]
    halved = path[::2]
    if len(path) % 2 == 0 and halved == path[1::2] and _blocked(maze, path, *ends):
        path = halved
    step = _blocked(maze, path, *ends)
    if step:
        return [TableMessage.PATH_BLOCKED(step=step)]
    least = len(shortest(maze, *ends) or "")
    return [TableMessage.PATH_NOT_SHORTEST(steps=len(path), shortest=least)] if len(path) > least else []


def _blocked(maze: Maze, path: str, start: Cell, goal: Cell) -> int:
    """Return the number of the first step that a path cannot take or that misses the goal; 0 if none does."""
    positions = WallPositions.of(maze)
    _, row, col = start
    for number, letter in enumerate(path, start=1):
        down, right = SQUARE.steps[Side[letter]]
        is_closed = (
            positions.flat[row + (down > 0), col] if down else positions.upright[row, col + (right > 0)]
        )
        row, col = row + down, col + right
        if is_closed or not (0 <= row < maze.shape[1] and 0 <= col < maze.shape[2]):
            return number
    return 0 if (0, row, col) == goal else len(path) + 1


def shortest(maze: Maze, start: Cell, goal: Cell) -> str | None:
    """Return the letters of a shortest path; None if there is none."""
    from mazarine.regions import Segmentation  # noqa: PLC0415 - slow to load, and few files need it

    cells = paths.Router(Segmentation.of(maze)).path(start, goal)
    if cells is None:
        return None
    letters = {SQUARE.steps[side]: side.name for side in Side}
    return "".join(letters[tuple(step)] for step in np.diff(cells[:, 1:], axis=0).tolist())
