"""Becoming another maze: an undo step for what replaces everything."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.maze.edits.change import Change, of_maze
from mazarine.maze.maze_like import MazeLike


@dataclass(frozen=True)
class ReplaceMaze:
    """Make the board another maze, with its size, links and markers."""

    other: MazeLike

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Become a copy of the other; see `Edit.apply`."""
        return become(maze, self.other.copy())


@dataclass(frozen=True)
class _Restore:
    """The inverse: restore the earlier maze."""

    before: MazeLike

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        return become(maze, self.before.copy())


def become(maze: MazeLike, other: MazeLike) -> Change:
    """Return a maze the arrays and things of another."""
    before = type(maze).__new__(type(maze))
    before.__dict__.update(maze.__dict__)
    maze.__dict__.update(other.__dict__)
    return Change(np.empty(0, dtype=np.int64), _Restore(before), reshaped=True)
