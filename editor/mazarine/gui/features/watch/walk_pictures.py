"""What is shown of a walk: the map of each walker, and the actual maze."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor

from mazarine.agents.simulation import Walker
from mazarine.gui.features.watch.map_view import Picture, WalkerDisc
from mazarine.gui.features.watch.shown import array_place
from mazarine.gui.features.watch.walk import Walk
from mazarine.gui.features.watch.walker_form import COLORS
from mazarine.lattice.grid import Places
from mazarine.maze import Maze
from mazarine.mouse.explorer import ProgramExplorer

_TRAIL = 400
"""How many steps back the paths of all walkers are drawn."""
_MOST_DOTS = 4000
"""How many places of the frontier are drawn; more would hide the maze."""
_OPPONENT = QColor("#b3261e")
_NOWHERE = np.empty((0, 3), dtype=np.int64)


def known_picture(walk: Walk, number: int, *, draws: bool) -> Picture:
    """Return the map of a walker, with the walkers that it sees.

    Parameters
    ----------
    draws : whether what a program has drawn is shown
    """
    shown = walk.shown[number]
    discs = [disc for walker, disc in _discs(walk, number) if shown.sees(walker)]
    marks = shown.marks if draws else {}
    # Dots would hide what is written in the cells.
    path, trail, dots = shown.places(_TRAIL // len(walk.shown), 0 if marks else _MOST_DOTS)
    level = array_place(shown.walker)[0]
    return Picture(shown.maze, level, shown.kind, shown.region, discs, path, trail, dots, marks)


def true_picture(walk: Walk, number: int, maze: Maze) -> Picture:
    """Return the actual maze, on the level of a walker."""
    shown = walk.shown[number]
    discs = [disc for _, disc in _discs(walk, number)]
    _, trail, _ = shown.places(_TRAIL // len(walk.shown), 0)
    return empty_picture(maze, array_place(shown.walker)[0], discs, trail)


def empty_picture(
    maze: Maze, level: int = 0, discs: list[WalkerDisc] | None = None, trail: Places = _NOWHERE
) -> Picture:
    """Return the actual maze, in which nothing is planned."""
    return Picture(maze, level, None, None, discs or [], _NOWHERE, trail, _NOWHERE)


def _discs(walk: Walk, number: int) -> list[tuple[Walker, WalkerDisc]]:
    """Return all who walk, opponents first; one of them is watched."""
    simulation = walk.simulation
    assert simulation is not None
    found = [(it, _disc(it, _OPPONENT)) for it in simulation.opponents]
    for index, (walker, color) in enumerate(zip(simulation.walkers, COLORS, strict=False)):
        between = walk.between if index == walk.watched else None
        found.append((walker, _disc(walker, color, between, is_watched=index == number)))
    return found


def _disc(
    walker: Walker, color: QColor, between: tuple[float, float, float] | None = None, *,
    is_watched: bool = False,
) -> WalkerDisc:  # fmt: skip
    explorer, place = walker.explorer, array_place(walker)
    if not isinstance(explorer, ProgramExplorer):
        return WalkerDisc(place, color, is_watched)
    x, y, heading = between or explorer.pose
    col, row = x / 2 - 0.5, explorer.rows - y / 2 - 0.5
    return WalkerDisc(place, color, is_watched, heading, (col - place[2], row - place[1]))
