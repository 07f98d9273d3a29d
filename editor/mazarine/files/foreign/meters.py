"""Places of a board in meters, for mazes that were maps of robots."""

from __future__ import annotations

import math
from typing import Any

from mazarine.maze import Maze

RESOLUTION, ORIGIN = "resolution", "origin"
"""The properties of a maze that a map has: meters a cell, and x, y and turn of its lower left corner."""


def kept_properties(maze: Maze) -> dict[str, Any]:
    """Return the properties of a maze that a map has too."""
    kept: dict[str, Any] = {}
    resolution: Any = maze.properties.get(RESOLUTION)
    origin = maze.properties.get(ORIGIN)
    if _is_number(resolution) and resolution > 0:
        kept[RESOLUTION] = resolution
    if isinstance(origin, list | tuple) and len(origin) == 3 and all(map(_is_number, origin)):
        kept[ORIGIN] = origin
    return kept


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def meters_at(maze: Maze, row: float, col: float) -> tuple[float, float] | None:
    """Return the x and y of a place of the board, in meters; None if the maze has no resolution.

    `row` and `col` count from the upper left corner of the board, with fractions.

    Examples
    --------
    >>> maze = Maze.blank(4, 4)
    >>> maze.properties = {"resolution": 0.5, "origin": [-1.0, 2.0, 0.0]}
    >>> meters_at(maze, 0, 0), meters_at(maze, 4, 1)
    ((-1.0, 4.0), (-0.5, 2.0))
    """
    kept = kept_properties(maze)
    if kept.keys() != {RESOLUTION, ORIGIN}:
        return None
    x, y, turn = kept[ORIGIN]
    across, up = col * kept[RESOLUTION], (maze.shape[1] - row) * kept[RESOLUTION]
    cos, sin = math.cos(turn), math.sin(turn)
    return x + across * cos - up * sin, y + across * sin + up * cos
