"""Becoming another maze: an undo step for what replaces everything."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from mazarine.maze.edits.change import Change, Edit, of_maze
from mazarine.maze.maze_like import MazeLike


@dataclass(frozen=True)
class ReplaceMaze:
    """Make the board another maze, with its size, links and markers.

    Attributes
    ----------
    other : the maze
    turn : the rotation or flip that the other was made by, and its inverse; None if it is no image
    """

    other: MazeLike
    turn: tuple[Edit, Edit] | None = None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Become a copy of the other; see `Edit.apply`."""
        return become(maze, self.other.copy(), self.turn)


@dataclass(frozen=True)
class RestoreMaze:
    """The inverse: restore the earlier maze."""

    before: MazeLike
    turn: tuple[Edit, Edit] | None

    @of_maze
    def apply(self, maze: MazeLike) -> Change:
        """Become the earlier maze; see `Edit.apply`."""
        return become(maze, self.before.copy(), self.turn)


def become(maze: MazeLike, other: MazeLike, turn: tuple[Edit, Edit] | None = None) -> Change:
    """Return a maze the arrays and things of another."""
    before = type(maze).__new__(type(maze))
    before.__dict__.update(maze.__dict__)
    maze.__dict__.update(other.__dict__)
    back = None if turn is None else turn[::-1]
    return Change(np.empty(0, dtype=np.int64), RestoreMaze(before, back), reshaped=True)
