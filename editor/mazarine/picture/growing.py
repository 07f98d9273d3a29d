"""The picture of a maze that grows: what has grown, where something happens, and what waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from mazarine.maze import Maze
from mazarine.maze.codes import Matter, Wall
from mazarine.picture.drawing import Drawing
from mazarine.picture.open_faces import stepped
from mazarine.picture.palette import LIGHT, Palette
from mazarine.picture.plane import Overlay
from mazarine.picture.tints import PLAIN

if TYPE_CHECKING:
    from mazarine.generators import GrowthMarks

_WAITING, _OPENED, _CURRENT = 1, 2, 3


def growing_drawing(
    maze: Maze, marks: GrowthMarks, palette: Palette = LIGHT, *, as_points: bool = False
) -> Drawing:
    """Return the drawing of a maze of one level that grows; what it has not reached looks like rock.

    Marked cells have one of three colors of the palette, whatever they are made of. Of points that are drawn
    with links those that wait are hollow, as in `Maze.growth`, and the spent ones have the color.

    `as_points` draws a honeycomb as points with links, not as triangles with walls.
    """
    tints = np.full(maze.shape, PLAIN, dtype=np.uint8)
    colored = marks.waiting
    if as_points and maze.growth is not None:
        table = maze.growth.table
        colored = table[table[:, 2] == 1, :2] - maze.origin
    tints[0, colored[:, 0], colored[:, 1]] = _WAITING
    for place, tint in ((marks.opened, _OPENED), (marks.current, _CURRENT)):
        if place is not None:
            tints[0, *place] = tint
    cells = np.where(_closed_in(maze), np.uint8(Matter.ROCK << 1), maze.cells)
    # Rock and fog would hide the color.
    cells[tints != PLAIN] = Matter.FLOOR << 1
    cells[0, marks.waiting[:, 0], marks.waiting[:, 1]] = Matter.FLOOR << 1
    grown = Maze(cells, maze.walls, lattice=maze.lattice, origin=maze.origin)
    colors = np.full(256, palette.floor, dtype=np.uint32)
    colors[[_WAITING, _OPENED, _CURRENT]] = palette.waiting, palette.opened, palette.current
    return Drawing(
        grown, overlay=Overlay.SOLUTION, tints=tints, as_points=as_points, palette=palette, tint_colors=colors
    )


def _closed_in(maze: Maze) -> NDArray[np.bool_]:
    """Return which cells have a wall on every side."""
    lattice, (top, _), walls = maze.lattice, maze.origin, maze.walls[0]
    is_open = np.zeros(walls.shape, dtype=np.bool_)
    for side in lattice.stored:
        across = walls >> lattice.shift(side) & 3 != Wall.WALL
        is_open |= across | stepped(across, lattice, top, lattice.steps[side.opposite])
    return ~is_open
