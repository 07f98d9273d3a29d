"""Paths as letters of sides: whether one leads to the goal, and a shortest one."""

from __future__ import annotations

import numpy as np

from mazarine import paths
from mazarine.files.tables.messages import TableMessage
from mazarine.lattice import SQUARE, Side
from mazarine.maze import Cell, Maze
from mazarine.maze.wall_positions import WallPositions
from mazarine.messages import Message

Place = tuple[int, int]
"""A row and a column, from the north-west."""


def notes_on(maze: Maze, path: str | None, ends: list[Cell]) -> list[Message]:
    """Return why the path of a file is left out; it is not, if it is as short as the one that is computed."""
    if not path:
        return []
    if len(ends) < 2:
        return [TableMessage.PATH_WITHOUT_ENDS()]
    positions, (start, goal) = WallPositions.of(maze), (end[1:] for end in ends)
    places = walked(positions, path, start)
    if path[::2] == path[1::2] and not _arrives(places, path, goal):
        path = path[::2]
        places = walked(positions, path, start)
    if not _arrives(places, path, goal):
        return [TableMessage.PATH_BLOCKED(step=len(places))]
    least = len(shortest(maze, *ends) or "")
    return [TableMessage.PATH_NOT_SHORTEST(steps=len(path), shortest=least)] if len(path) > least else []


def walked(positions: WallPositions, path: str, start: Place) -> list[Place]:
    """Return the rows and columns that a path leads through, up to the first step that a wall stops.

    Parameters
    ----------
    path : letters N, E, S and W
    start : a row and a column of the maze
    """
    rows, cols = len(positions.upright), positions.flat.shape[1]
    row, col = start
    places = [start]
    for letter in path:
        down, right = SQUARE.steps[Side[letter]]
        is_closed = (
            positions.flat[row + (down > 0), col] if down else positions.upright[row, col + (right > 0)]
        )
        row, col = row + down, col + right
        if is_closed or not (0 <= row < rows and 0 <= col < cols):
            break
        places.append((row, col))
    return places


def _arrives(places: list[Place], path: str, goal: Place) -> bool:
    return len(places) > len(path) and places[-1] == goal


def shortest(maze: Maze, start: Cell, goal: Cell) -> str | None:
    """Return the letters of a shortest path; None if there is none."""
    from mazarine.regions import Segmentation  # noqa: PLC0415 - slow to load, and few files need it

    cells = paths.Router(Segmentation.of(maze)).path(start, goal)
    if cells is None:
        return None
    letters = {SQUARE.steps[side]: side.name for side in SQUARE.sides}
    return "".join(letters[tuple(step)] for step in np.diff(cells[:, 1:], axis=0).tolist())
