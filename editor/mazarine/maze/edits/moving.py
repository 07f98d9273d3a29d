"""Where cells are after a change that has moved them all."""

from __future__ import annotations

from mazarine.lattice import Grid
from mazarine.maze.edits.change import Change
from mazarine.maze.edits.levels import places_after
from mazarine.maze.edits.replace_maze import RestoreMaze
from mazarine.maze.edits.whole import Flip, Rotate, image_of
from mazarine.maze.numbering import Move, on_levels


def move_of(change: Change, before: Grid, after: Grid) -> Move | None:
    """Return how a change has moved the cells of a board; None if they are where they were."""
    levels = places_after(change)
    if levels is not None:
        return on_levels(levels)
    back = change.inverse
    if isinstance(back, RestoreMaze) and back.turn is not None:
        back = back.turn[0]
    if isinstance(back, Flip | Rotate):
        return image_of(back).inverse.mover(before, after)
    return None
