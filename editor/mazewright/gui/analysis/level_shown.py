"""Where one is after levels were arranged anew: which level is shown, and which cell is meant."""

from __future__ import annotations

from mazewright.maze import Cell
from mazewright.maze.edits import Change, places_after


def level_after(change: Change, level: int, levels: int) -> int:
    """Give the level to show after a change: one that has come, else the same one, else the next below.

    So a level that is added is shown, and one that undo brings back. Any other change leaves the level where
    it is, if there is one.
    """
    places = places_after(change)
    if places is None:
        return level if level < levels else 0
    come = set(range(levels)).difference(places)
    if come:
        return min(come)
    place = places[level]
    return place if place is not None else max(level - 1, 0)


def cell_after(change: Change, cell: Cell) -> Cell | None:
    """Give the same cell on the number that its level has after a change, None if the level went."""
    places = places_after(change)
    if places is None:
        return cell
    level = places[cell[0]] if cell[0] < len(places) else None
    return None if level is None else (level, *cell[1:])
