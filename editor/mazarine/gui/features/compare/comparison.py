"""The comparison itself, loaded when it is first asked for."""

from __future__ import annotations

from pathlib import Path

from mazarine import files
from mazarine.comparing import Difference, diff
from mazarine.maze import Maze
from mazarine.progress import Progress


def compared(path: Path, maze: Maze, progress: Progress) -> tuple[Difference, Maze]:
    """Return what differs between a file and a maze, and that maze."""
    return diff(files.read(path), maze, progress), maze
