"""Goals for mazes that have none, such as generated ones."""

from __future__ import annotations

from enum import StrEnum

import numpy as np

from mazarine.agents.simulation import start_of
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.paths.router import Router
from mazarine.regions import segment


class GoalPlace(StrEnum):
    """The place of a goal: the corner opposite the start, the cell farthest from the start, or none."""

    CORNER = "corner"
    FARTHEST = "farthest"
    NONE = "none"


def mark_goal(maze: Maze, place: GoalPlace) -> None:
    """Mark the start of explorers and a goal in a maze, which has neither yet.

    Raises
    ------
    AgentError
        If there is no floor to start on.
    """
    start = start_of(maze)
    maze.markers.add(Marker(MarkerKind.START, start))
    if place is not GoalPlace.NONE:
        goal = _last_floor(maze) if place is GoalPlace.CORNER else _farthest(maze, start)
        maze.markers.add(Marker(MarkerKind.GOAL, goal))


def _last_floor(maze: Maze) -> Cell:
    """Return the last cell of floor in reading order."""
    floor = (maze.cells >> 1 == Matter.FLOOR) | (maze.cells >> 1 == Matter.FOUND)
    return _cell_at(maze, floor.size - 1 - int(floor[::-1, ::-1, ::-1].argmax()))


def _farthest(maze: Maze, start: Cell) -> Cell:
    """Return the first of the cells with the longest shortest path from a cell."""
    return _cell_at(maze, int(Router(segment(maze)).distances_from(start).argmax()))


def _cell_at(maze: Maze, flat: int) -> Cell:
    ((level, row, col),) = maze.grid.cells_at_flat(np.array([flat])).tolist()
    return level, row, col
