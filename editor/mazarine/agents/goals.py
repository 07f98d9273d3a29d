"""Goals for mazes that have none, such as generated ones, and for the walk back."""

from __future__ import annotations

from enum import StrEnum

import numpy as np

from mazarine.agents.messages import AgentMessage
from mazarine.agents.simulation import start_of
from mazarine.errors import AgentError
from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.codes import Matter
from mazarine.maze.endpoints import Endpoints
from mazarine.paths.router import Router
from mazarine.regions import segment

_ENDS = (MarkerKind.START, MarkerKind.GOAL)


class GoalPlace(StrEnum):
    """The place of a goal: the corner opposite the start, the cell farthest from the start, or none."""

    CORNER = "corner"
    FARTHEST = "farthest"
    NONE = "none"


def mark_goal(maze: Maze, place: GoalPlace) -> None:
    """Mark the start of explorers and a goal in a maze, which has neither yet.

    Raises `AgentError` if there is no floor to start on.
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


def swapped(maze: Maze, start: Cell | None = None) -> Maze:
    """Return a copy of a maze that is walked from its first goal, in reading order, to its start.

    Raises `AgentError` if there is no goal, or no floor to start on.

    Parameters
    ----------
    maze : is not changed
    start : lattice cell that becomes the goal; None for the start of the maze
    """
    goals = Endpoints.of(maze).goals
    if not goals:
        raise AgentError(AgentMessage.NO_GOAL_TO_RETURN_FROM())
    start = start_of(maze) if start is None else start
    back = maze.copy()
    for cell in {marker.cell for marker in maze.markers if marker.kind in _ENDS}:
        back.markers.put(cell, tuple(it for it in maze.markers.at(cell) if it.kind not in _ENDS))
    back.markers.add(Marker(MarkerKind.START, goals[0]))
    back.markers.add(Marker(MarkerKind.GOAL, start))
    return back
