"""Small mazes for pictures, and whether a picture shows what the engine does."""

from __future__ import annotations

from mazarine.maze import Maze
from mazarine.maze.edits import SetCells


def blocks(text: str) -> Maze:
    """Make a maze of a drawing: `#` is rock."""
    lines = text.split()
    maze = Maze.blank(len(lines), len(lines[0]))
    rock = [(row, col) for row, line in enumerate(lines) for col, sign in enumerate(line) if sign == "#"]
    SetCells([(0, row, col, "rock") for row, col in rock]).apply(maze)
    return maze


def require(is_so: bool) -> None:
    """Stop where a picture would not show what the engine does."""
    if not is_so:
        raise RuntimeError("The picture is not what the engine says.")
