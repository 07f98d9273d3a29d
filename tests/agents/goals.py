"""Goals and starts for walkers."""

from __future__ import annotations

from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker


def with_goal(maze: Maze, cell: Cell, start: Cell = (0, 0, 0)) -> Maze:
    """Mark a goal and a start."""
    for kind, where in ((MarkerKind.GOAL, cell), (MarkerKind.START, start)):
        PlaceMarker(Marker(kind, where)).apply(maze)
    return maze
