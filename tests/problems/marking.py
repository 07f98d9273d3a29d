"""Starts and goals for tests."""

from __future__ import annotations

from mazarine.maze import Cell, Marker, MarkerKind, Maze
from mazarine.maze.edits import PlaceMarker


def marked(maze: Maze, starts: tuple[Cell, ...] = (), goals: tuple[Cell, ...] = ()) -> Maze:
    """Put starts and goals into a maze."""
    for kind, cells in ((MarkerKind.START, starts), (MarkerKind.GOAL, goals)):
        for cell in cells:
            PlaceMarker(Marker(kind, cell)).apply(maze)
    return maze
